/** How a page becomes an HTML file. The build and the server's renderer share it. */

/** What the build knows: the template, and which files each source was built into. */
export type SiteShape = { template: string; manifest: Manifest }

type Chunk = { file: string; imports?: string[]; css?: string[] }
export type Manifest = Readonly<Record<string, Chunk>>

/**
 * Before the page's own HTML: when the hash names another page, that HTML is parsed into a template,
 * where nothing of it is drawn or fetched, and the app gets an empty root for the right page. The first
 * errors are kept too, in case the visitor agrees to tell them: what breaks at the start breaks before
 * any code of ours could listen.
 */
export const inlineScript =
  "var earlyErrors=[],k=function(e){earlyErrors[9]||earlyErrors.push(e)};addEventListener('error',k);addEventListener('unhandledrejection',k);var h=location.hash;if(h.startsWith('#/')&&!(location.pathname==='/'&&/^#\\/($|[?#])/.test(h)))document.write('<div id=root></div><template>')"

/** The entry's files and those of the given sources, each once, in the order of need. */
function chunksFor(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of ['index.html', ...sources]) visit(source)
  return [...files].filter((file) => file.endsWith('.js'))
}

function assetTags(manifest: Manifest, sources: readonly string[]): string {
  const { file: entry = '', css = [] } = manifest['index.html'] ?? {}
  const fonts = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => file.endsWith('.woff2') && !/-(western|other)-/.test(file))
  const scripts = chunksFor(manifest, sources).filter((file) => file !== entry)
  // The page can be read before its code is there: style, letters and the first picture come first.
  return [
    `<link rel="stylesheet" href="/${css[0]}">`,
    ...fonts.map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<script type="module" fetchpriority="low" src="/${entry}"></script>`,
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
  ].join('')
}

export type PageParts = {
  /** Title, metadata and preloads. */
  head: string
  body: string
  /** What the page has read, as JSON. */
  data: string
  /** Sources of the code that it needs. */
  modules: readonly string[]
  /** Whether the app takes over what stands there; otherwise it draws the page anew. */
  takenOver: boolean
  /** For the first pass: the day of the HTML and the site's address. */
  day: string
  origin: string
}

export function htmlPage({ template, manifest }: SiteShape, parts: PageParts): string {
  const { head, body, data, modules, takenOver, day, origin } = parts
  const root = takenOver ? '<div id="root" data-prerendered>' : '<div id="root">'
  // A "<" could end the script element early; escaped it means the same.
  const json = data.replaceAll('<', '\\u003c')
  const pageData = `<script type="application/json" id="page-data">${json}</script>`
  return template
    .replace(
      '<html lang="it-IT">',
      () => `<html lang="it-IT" data-day="${day}" data-origin="${origin}">`,
    )
    .replace('<!--head-->', () => `${head}${assetTags(manifest, modules)}`)
    .replace(
      '<div id="root"><!--app--></div>',
      () => `<script>${inlineScript}</script>${root}${body}</div>${pageData}`,
    )
}
