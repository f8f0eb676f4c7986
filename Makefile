# The same flags everywhere, because other flags rebuild everything. Warnings are errors in this package; SwiftPM does
# not apply the flag to dependencies. Without what debuggers read a build is faster: who needs that calls `swift build`
# itself.
FLAGS := -Xswiftc -warnings-as-errors -debug-info-format none
TOOL = .build/debug/messagegen
# Where nothing has been built for debugging, as in a clean clone, these build in the configuration of releases, which takes a
# third less: one compiler does all of a module. After an edit that would take longer. Nothing is optimized, so that what is
# asserted is checked; the tool starts in half the time, because ArgumentParser looks at what commands declare in debug builds.
ifeq ($(wildcard .build/debug)$(filter-out test check example steps,$(or $(MAKECMDGOALS),help)),)
FLAGS += -c release -Xswiftc -Onone -Xswiftc -enable-testing -Xswiftc -no-emit-module-separately-wmo -Xswiftc -DFAIL_POINTS
TOOL = .build/release/messagegen
endif
export FLAGS TOOL
PREFIX ?= /usr/local
SHARE = $(DESTDIR)$(PREFIX)/share
# Where each shell looks for completions, with the shell's name for --generate-completion-script.
COMPLETIONS = bash:bash-completion/completions/messagegen zsh:zsh/site-functions/_messagegen \
  fish:fish/vendor_completions.d/messagegen.fish
# On Linux a release includes the standard library and libyaml, so that it starts fast and runs on any distribution. The linker
# comes with the toolchain.
STATIC = --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker -s
# Modules are optimized as one program.
RELEASE = -c release -Xswiftc -cross-module-optimization $(if $(filter Linux,$(shell uname -s)),$(STATIC)) \
  $(if $(JOBS),--jobs $(JOBS))
# The tool as it is released, and on Linux the part of ICU's data that it has.
RELEASED = .build/released/messagegen
ICU = .build/released/icu
# What the compiler says of its target: the first value of a key.
target_info = $$(swiftc -print-target-info -static-stdlib | sed -n 's/^ *"$(1)": "\([^"]*\)".*/\1/p' | head -n 1)
# Handwritten Swift.
SWIFT_FILES = find Package.swift Sources Tests -name '*.swift' -not -path '*/Generated/*' -not -path '*/.build/*' \
  -print0
# Configurations of test projects whose generated files are committed for review.
GOLDEN = Tests/Projects/Consumers/messagegen.yaml Tests/Projects/Consumers/Released/messagegen.yaml \
  Tests/Projects/Strict/messagegen.yaml
# Guides with tables of keys, which are generated from the language.
REFERENCE = $(addprefix Sources/messagegen/messagegen.docc/,SchemaLanguage.md Profile.md Catalog.md)

.DEFAULT_GOAL := help
.PHONY: help prerequisites prerequisites-tests tool build example check names fuzz oracle test-fast test everything test-docs
.PHONY: test-plugging golden reference texts pictures man docc format lint-swift house bench install uninstall
.PHONY: steps release released clean
.SILENT:

help: ## list the targets
	awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

prerequisites:
	.ci/prerequisites

prerequisites-tests:
	.ci/prerequisites tests

tool: prerequisites
	swift build $(FLAGS) --product messagegen

build: prerequisites-tests ## build the tool, the example library and the tests
	swift build $(FLAGS) --build-tests

example: tool ## build the tool, generate from our own schemas, show the result
	echo
	echo '$$ messagegen generate'
	"$(TOOL)" generate
	echo
	echo '$$ ls Sources/ChatMessages/Generated'
	ls Sources/ChatMessages/Generated
	echo
	echo '$$ cat Schemas/RedPacket.yaml'
	cat Schemas/RedPacket.yaml
	echo
	echo '$$ head -n 40 Sources/ChatMessages/Generated/RedPacketAttachment.swift'
	head -n 40 Sources/ChatMessages/Generated/RedPacketAttachment.swift
	echo
	echo '$$ cat Schemas/TUIKit/ConsultationRating.yaml    # for TUIKit: its bubble comes from the schema'
	cat Schemas/TUIKit/ConsultationRating.yaml
	echo
	echo '$$ grep -A 24 "extension ConsultationRating" Sources/TUIKitMessages/Generated/CustomMessageLayout.swift'
	grep -A 24 'extension ConsultationRating' Sources/TUIKitMessages/Generated/CustomMessageLayout.swift

test-fast: prerequisites ## run the tests that start no process and no compiler
	swift test $(FLAGS) --disable-xctest

test: prerequisites ## what every change has to pass, with the seconds of each step: generated code compiles, all tests
	Tests/Scripts/steps test

everything: prerequisites-tests ## all projects in all modes, all names, the compiled oracle, fuzzing, pages in a browser; goes on where it stopped
	.ci/prerequisites browser platforms
	Tests/Scripts/steps everything

check: prerequisites ## of the steps of test those without the tests: committed files are up to date, and compile
	Tests/Scripts/steps check

steps: ## list which step is in which of test, check and everything
	Tests/Scripts/steps --list

names: tool ## try every identifier of generated code as a name in a schema, for every SDK
	Tests/Scripts/typecheck-names "$(TOOL)" --all

fuzz: ## fuzz the generated decoders with AddressSanitizer for SECONDS=60 seconds
	Tests/Scripts/fuzz $(or $(SECONDS),60)

oracle: ## hold the rules of breaking changes against generated code on all examples, against decoders on EDITS=2000
	TIER=everything EDITS=$(or $(EDITS),2000) swift test $(FLAGS) --filter "OracleTests|RandomEditTests"

test-docs: tool ## open every page of the catalog in a browser; needs chromium, chromium-driver and fonts-noto-cjk
	Tests/Scripts/test-docs "$(TOOL)"

test-plugging: tool ## build packages that take the tool by the plug-ins of Sources/Plugins
	Tests/Scripts/test-plugging "$(TOOL)"

golden: tool ## rewrite generated files and golden files with the tool; review the diff
	"$(TOOL)" generate --force
	for configuration in $(GOLDEN); do \
	  echo "$$configuration"; "$(TOOL)" generate --force --quiet --config "$$configuration" || exit 1; \
	done
	TIER=test WRITE_GOLDEN=1 swift test $(FLAGS) --filter "ViewTests/areAsTheyWere|(SchemaReader|Inspection)Tests.CaseTests|CommandTests|PrintedFindingTests"

reference: tool ## rewrite the tables of keys in the reference; then read the diff
	for page in $(REFERENCE); do \
	  "$(TOOL)" reference <"$$page" >"$$page.new" && mv "$$page.new" "$$page" || exit 1; \
	done

texts: ## list what is embedded in the tool; after a file of Templates, the runtime, the guides or the pages of rules came or went
	Sources/CTexts/list >Sources/CTexts/Texts.c.new
	mv Sources/CTexts/Texts.c.new Sources/CTexts/Texts.c

pictures: tool ## take the READMEs' pictures of the catalog anew; needs chromium, chromium-driver and fonts-noto-cjk
	Tests/Scripts/take-pictures "$(TOOL)"

man: tool ## rewrite the man pages; then read the diff
	Sources/Manual/generate "$(TOOL)"

docc: ## build the guides as pages of DocC in .build/docc
	.ci/docc .build/docc

format: ## format handwritten Swift
	$(SWIFT_FILES) | xargs -0 swift format --in-place --parallel

lint-swift: ## check the format of handwritten Swift, the wording of texts, and what modules import
	$(SWIFT_FILES) | xargs -0 swift format lint --strict --parallel
	Tests/Scripts/check-wording
	Tests/Scripts/check-imports

house: ## print the lines of each module, how many lines a change in it rebuilds, and what imports it
	Tests/Scripts/house

bench: prerequisites ## measure the tool and generated code against others; see Sources/Benchmarks/bench
	.ci/prerequisites peers
	BENCH_RELEASE="$(RELEASE)" Sources/Benchmarks/bench

install: prerequisites ## install the tool, completions and man pages into PREFIX (/usr/local)
	.ci/prerequisites release
	swift build $(RELEASE) --product messagegen
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(SHARE)/man/man1"
	install "$$(swift build $(RELEASE) --show-bin-path)/messagegen" "$(DESTDIR)$(PREFIX)/bin/messagegen"
	install -m 644 Sources/Manual/man1/*.1 "$(SHARE)/man/man1"
	for completion in $(COMPLETIONS); do \
	  file="$(SHARE)/$${completion#*:}"; install -d "$${file%/*}"; \
	  "$(DESTDIR)$(PREFIX)/bin/messagegen" --generate-completion-script "$${completion%%:*}" >"$$file" || exit 1; \
	done
	echo "installed $(DESTDIR)$(PREFIX)/bin/messagegen, completions for bash, zsh and fish, and man pages"

uninstall: ## remove what install has installed into PREFIX
	rm -f "$(DESTDIR)$(PREFIX)/bin/messagegen" "$(SHARE)"/man/man1/messagegen.1 "$(SHARE)"/man/man1/messagegen-*.1
	for completion in $(COMPLETIONS); do rm -f "$(SHARE)/$${completion#*:}"; done

# Linked anew each time: SwiftPM does not notice that ICU's data has changed.
released: prerequisites
	.ci/prerequisites release
	mkdir -p "$(dir $(RELEASED))"
	built="$$(swift build $(RELEASE) --show-bin-path)/messagegen"; rm -f "$$built"; \
	if [ "$$(uname -s)" = Linux ] && \
	  .ci/trim-icu "$(call target_info,runtimeResourcePath)/linux/lib_FoundationICU.a" "$(ICU).c" && \
	  clang -c "$(ICU).c" -o "$(ICU).o"; then export CCC_OVERRIDE_OPTIONS="#^-Wl,$(CURDIR)/$(ICU).o"; fi; \
	swift build $(RELEASE) --product messagegen && install "$$built" "$(RELEASED)"

release: ## write what a release publishes into OUT, a new folder outside of the repository; see RELEASING.md
	[ -n "$(OUT)" ] || { echo 'OUT is missing, such as: make release OUT=../release' >&2; exit 2; }
	$(MAKE) --no-print-directory released
	.ci/release "$$("$(RELEASED)" --version)" "$(OUT)" $(if $(BASE_URL),--base-url "$(BASE_URL)") \
	  "$(call target_info,unversionedTriple)=$(RELEASED)" $(BINARIES)

clean: ## remove build products
	swift package clean
