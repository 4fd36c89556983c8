import { createHash } from 'node:crypto'

/** These differ per page, or the web server sets them itself. */
const ofThePage = ['ETag', 'X-Robots-Tag', 'Content-Type']

/**
 * The headers that every page is sent with, for a web server that serves pages as files, and a name derived
 * from them: a release with different headers writes its pages under another name, so that no page is ever
 * sent with another release's headers.
 */
export type PageHeaders = { name: string; include: string }

export function pageHeadersFor(
  security: Readonly<Record<string, string>>,
  page: Readonly<Record<string, string>>,
): PageHeaders {
  const all = Object.entries({ ...security, ...page })
  const shared = all.filter(([name]) => !ofThePage.includes(name))
  const name = createHash('sha256').update(JSON.stringify(shared)).digest('hex').slice(0, 12)
  const lines = shared.map(([header, value]) => `add_header ${header} ${quoted(value)};`)
  const include = [
    '# The headers of pages, for deploy/nginx. Written by the site; changed by hand they are not its own.',
    `set $pages_headers ${name};`,
    ...lines,
    '',
  ]
  return { name, include: include.join('\n') }
}

/** nginx would read a dollar sign as a variable, and it can't be escaped. */
function quoted(value: string): string {
  if (/[$\n\r]/.test(value)) throw new Error('A header that nginx can’t be told')
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
