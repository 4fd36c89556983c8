import type { PageLook } from '../domain/catalogue/brand-look.ts'
import { inlineScript, type PrivateNeeds } from './early.ts'

/** How a page becomes an HTML file. The build and the server's renderer share it. */

/** What only the build knows: the template, and the output files of each source file. */
export type SiteShape = { template: string; manifest: Manifest }

type Chunk = { file: string; imports?: string[]; css?: string[] }
export type Manifest = Readonly<Record<string, Chunk>>

/** The scripts of the entry and of the given sources, each once, in the order they are needed. */
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

/** Private pages that are opened from a link: their source file, and the API call whose answer they show. */
const privatePages: Record<string, { source: string; asks?: string }> = {
  prenotazione: { source: 'bookings/booking-link-page.tsx', asks: '/api/booking-links/@' },
  'payment-custom': { source: 'payments/payment-page.tsx', asks: '/api/bookings/@/payment' },
  'booking-confirmation': {
    source: 'bookings/booking-confirmation-page.tsx',
    asks: '/api/bookings/@',
  },
  'bank-transfer-confirmation': {
    source: 'payments/transfer-confirmation-page.tsx',
    asks: '/api/bookings/@',
  },
  'dati-ricevuti': { source: 'bookings/data-received-page.tsx', asks: '/api/bookings/@' },
  'passport-verification': { source: 'verification/passport-verification-page.tsx' },
  'verifica-prenotazioni': { source: 'documents/documents-page.tsx' },
  recensione: { source: 'review-page/review-page.tsx' },
  'lista-attesa': { source: 'waiting-list/waiting-entry-page.tsx' },
  'nuove-date': { source: 'date-alerts/date-alert-page.tsx' },
}

function privateNeeds(manifest: Manifest, modules: readonly string[]): PrivateNeeds {
  const list = 'src/web/routes-private.tsx'
  const known = new Set(chunksFor(manifest, []))
  const style = manifest[list]?.css ?? []
  const own = chunksFor(manifest, modules).filter((file) => !known.has(file))
  const needs = Object.fromEntries(
    Object.entries(privatePages).map(([page, { source, asks }]) => {
      const code = chunksFor(manifest, [list, `src/web/${source}`])
      const files = [...style, ...code.filter((file) => !known.has(file))].map((file) => `/${file}`)
      return [page, asks ? [...files, asks] : files]
    }),
  )
  return { ...needs, '': own.map((file) => `/${file}`) }
}

/**
 * Preload tags for the body, after the inline script. On pages with a private frame that script writes them
 * itself: the browser's preload scanner would fetch them even if the hash names a private page.
 */
function pageTags(manifest: Manifest, sources: readonly string[]): string {
  const common = new Set(chunksFor(manifest, []))
  return chunksFor(manifest, sources)
    .filter((file) => !common.has(file))
    .map(preloadTag)
    .join('')
}

const preloadTag = (file: string) =>
  `<link rel="modulepreload" fetchpriority="low" href="/${file}">`

function assetTags(manifest: Manifest): string {
  const { file: entry = '', css = [] } = manifest['index.html'] ?? {}
  const fonts = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => file.endsWith('.woff2') && !/-(western|other)-/.test(file))
  const scripts = chunksFor(manifest, []).filter((file) => file !== entry)
  // The page can be read before its code arrives: stylesheet, fonts and the first picture load first.
  return [
    `<link rel="stylesheet" href="/${css[0]}">`,
    ...fonts.map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<script type="module" fetchpriority="low" src="/${entry}"></script>`,
    ...scripts.map(preloadTag),
  ].join('')
}

export type PageParts = {
  /** Title, metadata and preloads. */
  head: string
  body: string
  /** The data that the page has read, as JSON. */
  data: string
  /** Source files of the code that the page needs. */
  modules: readonly string[]
  /** Whether the app hydrates this HTML; otherwise it renders the page from scratch. */
  takenOver: boolean
  /** Shown at once for private links; only the home page, whose hash may name one, and the shell carry it. */
  frame?: string
  /** Needed for the first render: the day of the HTML and the site's address. */
  day: string
  origin: string
  /** Colours and icons, if the agency has its own. */
  look?: PageLook | undefined
}

/** The style is outside every cascade layer, so it overrides the stylesheet's values wherever it stands. */
function inOwnLook(template: string, { style, themeColour, icon, touchIcon }: PageLook): string {
  const bar = `<meta name="theme-color" content="${themeColour}" />`
  return template
    .replace(/<meta name="theme-color"[^>]*>/, () => (themeColour ? bar : ''))
    .replace(/<link rel="icon"[^>]*>/, (tag) =>
      icon ? `<link rel="icon" href="${icon}" type="image/png" />` : tag,
    )
    .replace(/<link rel="apple-touch-icon"[^>]*>/, (tag) =>
      touchIcon ? `<link rel="apple-touch-icon" href="${touchIcon}" />` : tag,
    )
    .replace('<!--head-->', () => `${style ? `<style>${style}</style>` : ''}<!--head-->`)
}

const pictureTags = /<link data-page="" rel="preload" as="image"[^>]*>/g

export function htmlPage({ template, manifest }: SiteShape, parts: PageParts): string {
  const { head, body, data, modules, takenOver, frame, day, origin, look } = parts
  const root = takenOver ? '<div id="root" data-prerendered>' : '<div id="root">'
  // A "<" could end the script element early; escaped it means the same.
  const json = data.replaceAll('<', '\\u003c')
  const pageData = `<script type="application/json" id="page-data">${json}</script>`
  const pictures = head.match(pictureTags) ?? []
  const needs = JSON.stringify(privateNeeds(manifest, modules)).replaceAll('"', '&quot;')
  const privateFrame = frame ? `<template id="frame" data-needs="${needs}">${frame}</template>` : ''
  return (look ? inOwnLook(template, look) : template)
    .replace(
      '<html lang="it-IT">',
      () => `<html lang="it-IT" data-day="${day}" data-origin="${origin}">`,
    )
    .replace('<!--head-->', () => `${head.replace(pictureTags, '')}${assetTags(manifest)}`)
    .replace(
      '<div id="root"><!--app--></div>',
      () =>
        `${privateFrame}<script>${inlineScript}</script>${pictures.join('')}${frame ? '' : pageTags(manifest, modules)}${root}${body}</div>${pageData}`,
    )
}
