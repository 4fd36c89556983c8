#!/bin/sh
# Takes over the headers of pages that the site has written, if they are headers and nothing else.
set -eu
from="${1:-/pages/nginx-headers.conf}"
to="${2:-/etc/nginx/ondalta}"
mkdir -p "$to"
[ -f "$from" ] || exit 0
line='^[[:space:]]*(#.*|add_header [A-Za-z-]+ "([^"\$]|\\["\])*"( always)?;|add_header [A-Za-z-]+ [A-Za-z0-9=/.-]+( always)?;|set \$pages_headers [A-Za-z0-9_-]+;)?[[:space:]]*$'
# What is looked at is the copy: whoever may write the other one writes nothing into this one meanwhile.
cp "$from" "$to/nginx-headers.new"
if tr -d '\000\r' <"$to/nginx-headers.new" | cmp -s - "$to/nginx-headers.new" && ! grep -Evq "$line" "$to/nginx-headers.new"; then
  mv -f "$to/nginx-headers.new" "$to/nginx-headers.conf"
else
  echo "take-headers: $from has lines that are no headers, it is left out" >&2
  rm -f "$to/nginx-headers.new" "$to/nginx-headers.conf"
fi
