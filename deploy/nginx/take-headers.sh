#!/bin/sh
# Takes over the headers of pages that the site has written, if they are headers and nothing else.
set -eu
from="${1:-/pages/nginx-headers.conf}"
to="${2:-/etc/nginx/ondalta}"
mkdir -p "$to"
[ -f "$from" ] || exit 0
line='^[[:space:]]*(#.*|add_header [A-Za-z-]+ "([^"\$]|\\["\])*"( always)?;|add_header [A-Za-z-]+ [A-Za-z0-9=/.-]+( always)?;|set \$pages_headers [A-Za-z0-9_-]+;)?[[:space:]]*$'
if grep -Evq "$line" "$from"; then
  echo "take-headers: $from has lines that are no headers, it is left out" >&2
  rm -f "$to/nginx-headers.conf"
  exit 0
fi
cp "$from" "$to/nginx-headers.conf"
