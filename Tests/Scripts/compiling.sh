# What the scripts that compile generated code have in common; each begins with `source`. Of them takes
#
#   Tests/<script> path/to/messagegen [--all]
#
# and with --all every project in every language mode and isolation; without, what each script lists first. It defines
#
#   tool, stand_ins   paths; the stand-ins are compiled once for all scripts (Tests/StandIns/build)
#   scratch           a folder that is removed at the end
#   parallel          xargs, with as many compilers at a time as JOBS says, or as there are processors
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
tool=$(realpath "${1:?usage: $0 path/to/messagegen [--all]}")
is_all=${2:-}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
stand_ins=$(Tests/StandIns/build)
parallel="xargs -P ${JOBS:-$(getconf _NPROCESSORS_ONLN)}"
interop="-Xfrontend -enable-objc-interop -Xfrontend -disable-objc-attr-requires-foundation-module"
# Options of the Objective-C TUIKit, in C.
options="-I $PWD/Tests/StandIns/TUIKitObjC/TUIChatOptions"
# Of a module that others only import, function bodies are compiled with --all; without, by the checks of generated code and
# by what runs.
declarations=
[ "$is_all" = --all ] || declarations="-Xfrontend -experimental-skip-all-function-bodies"
# Language modes of callers.
modes=5
[ "$is_all" != --all ] || modes="5 6"
export tool scratch stand_ins interop options declarations

# Reads lines of <project> <language mode> <isolation> <…>, up to a line `--all`; with --all also those after it, and each
# project in all modes and isolations, without lines that then are there twice.
combinations() {
  if [ "$is_all" != --all ]; then
    sed '/^--all$/,$d'
  else
    grep -vx -e --all | while read -r project _ _ rest; do
      for mode in 5 6; do for isolation in nonisolated MainActor; do echo "$project $mode $isolation $rest"; done; done
    done | sort -u
  fi
}

# <language mode> <isolation>: the compiler's flags.
flags_of() {
  printf '%s\n' -wmo -parse-as-library -warnings-as-errors -swift-version "$1"
  [ "$2" = nonisolated ] || printf '%s\n' -default-isolation "$2"
}

# Bindings are compiled in two modules: Linux's standard library has no pointer conversions under Objective-C
# interoperability, which the portable part uses. The second sees the first as if it were one with it. `for_sdk` is an
# expression for what is for the SDK: bindings, views and the app.

# <folder of the project> <name of the portable part> <language mode> <isolation>
portable() {
  local into="$scratch/portable/$2-$3-$4"
  mkdir -p "$into"
  grep -rLE "$for_sdk" "$1" --include '*.swift' |
    xargs swiftc -emit-module -module-name Chat -o "$into/Chat.swiftmodule" -enable-testing -package-name messagegen \
      -I "$stand_ins/runtime" $declarations $(flags_of "$3" "$4") >"$into/log" 2>&1 || {
    printf '%s, the portable part, Swift %s, %s:\n%s\n' "$2" "$3" "$4" "$(cat "$into/log")" >&2
    return 255
  }
}

# <folder of the project> <name of its portable part> <language mode> <isolation> <folders of the stand-ins> <flags…>
bindings() {
  local folder=$1 part=$2 mode=$3 isolation=$4 kits=() log kit
  for kit in $5; do kits+=(-I "$stand_ins/objc/$kit"); done
  shift 5
  log=$(grep -rlE "$for_sdk" "$folder" --include '*.swift' |
    xargs swiftc -typecheck -module-name Bindings -package-name messagegen -I "$stand_ins/runtime" "${kits[@]}" \
      -I "$scratch/portable/$part-$mode-$isolation" $interop $options $(flags_of "$mode" "$isolation") "$@" \
      -Xfrontend -testable-import-module -Xfrontend Chat 2>&1) || {
    printf '%s, Swift %s, %s:\n%s\n' "${folder##*/}" "$mode" "$isolation" "$log" >&2
    return 255
  }
}

# <what `bindings` takes…>, and lines of <what is tried>|<part of its error>: mistakes, each in a place of its own, that are
# tried at once.
mistakes=0
must_fail() {
  local what error log
  log=$(bindings "$@" 2>&1) || true
  while IFS='|' read -r what error; do
    grep -qF "$error" <<<"$log" || {
      printf '%s: no error with "%s"\n%s\n' "$what" "$error" "$log" >&2
      return 1
    }
    mistakes=$((mistakes + 1))
  done
}

# <folder> <files…>: copies of an app's files without Objective-C, as the libraries among the stand-ins are
plain() {
  local file
  mkdir "$1"
  for file in "${@:2}"; do
    awk '/@available\(\*, unavailable/ { held = $0; getline; if (!/func /) { print held; print }; next } { print }' "$file" |
      sed -E -e 's/@objc(\([^)]*\))? ?//' -e 's/^( *)optional func/\1func/' -e 's/(inputBarShould[A-Za-z]+)\?/\1/' \
        -e 's/#selector\(([a-z]+)\)/Selector("\1") { [weak self] in self?.\1() }/' >"$1/${file##*/}"
  done
}

# <language mode> <folders of the stand-ins> <arguments of swiftc…>: without Objective-C, with the runtime's module
compile() {
  local mode=$1 paths=() folder
  for folder in runtime $(printf 'plain/%s ' $2); do paths+=(-I "$stand_ins/$folder" -L "$stand_ins/$folder"); done
  swiftc -wmo -no-emit-module-separately-wmo -swift-version "$mode" -warnings-as-errors $options "${paths[@]}" "${@:3}"
}

# <folder> <folders of the stand-ins>: compiles what `plain` has copied as a library, once for all programs.
compile_library() {
  compile 6 "$2" -emit-library -static -o "$1/libApp.a" -emit-module -emit-module-path "$1/App.swiftmodule" \
    -module-name App -enable-testing -parse-as-library "$1"/*.swift
}

# <language mode> <folder> <folders of the stand-ins> <files and flags…>: compiles a program with what `plain` has copied,
# in one module or with the library, as if that were one with it, and runs it.
run() {
  local app=("$2"/*.swift) libraries=-lMessageRuntime kit
  [ ! -e "$2/libApp.a" ] || app=(-I "$2" -L "$2" -Xfrontend -testable-import-module -Xfrontend App -lApp)
  for kit in $3; do libraries="$(cat "$stand_ins/plain/$kit/libraries") $libraries"; done
  compile "$1" "$3" -o "$2/program" "${@:4}" "${app[@]}" $libraries
  "$2/program"
}
export -f flags_of portable bindings
