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
export tool scratch stand_ins interop options

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
      -I "$stand_ins/runtime" $(flags_of "$3" "$4") >"$into/log" 2>&1 || {
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

# <what is tried> <part of the message> <what `bindings` takes…>
must_fail() {
  local what=$1 message=$2 log
  shift 2
  if log=$(bindings "$@" 2>&1); then
    echo "this must not compile: $what" >&2
    return 1
  fi
  grep -qF "$message" <<<"$log" || {
    printf '%s: not the error that was expected, "%s"\n%s\n' "$what" "$message" "$log" >&2
    return 1
  }
}

# Swift without Objective-C, as the libraries among the stand-ins are: <input >output
without_objc() {
  awk '/@available\(\*, unavailable/ { held = $0; getline; if (!/func /) { print held; print }; next } { print }' |
    sed -E -e 's/@objc(\([^)]*\))? ?//' -e 's/^( *)optional func/\1func/' -e 's/(inputBarShould[A-Za-z]+)\?/\1/' \
      -e 's/#selector\(([a-z]+)\)/Selector("\1") { [weak self] in self?.\1() }/'
}

# <language mode> <program> <folders of the stand-ins> <files and flags…>: compiles a program and runs it.
run() {
  local mode=$1 program=$2 kits=() libraries= kit
  for kit in $3; do
    kits+=(-I "$stand_ins/plain/$kit" -L "$stand_ins/plain/$kit")
    libraries="$(cat "$stand_ins/plain/$kit/libraries") $libraries"
  done
  shift 3
  swiftc -o "$program" -swift-version "$mode" -warnings-as-errors $options "${kits[@]}" "$@" $libraries
  "$program"
}
export -f flags_of portable bindings
