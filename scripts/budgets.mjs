/** Size budgets of a first visit, measured on the built files as they are sent (brotli). */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from './prepare.mjs'
import { realPage } from './real-pages.mjs'

const limits = { html: 20, js: 102, css: 12, fonts: 25 }
/** The contact page includes the code of its form. */
const formPages = { '/contact': 108 }
const pages = ['/', '/travel/tokyo-kyoto', '/travels', '/contact', '/ads-special']
const kB = 1024

const index = JSON.parse(readFileSync(path.join(root, 'dist/pages/index.json'), 'utf8'))

function sizeOf(file) {
  const compressed = `${file}.br`
  return existsSync(compressed)
    ? statSync(compressed).size
    : brotliCompressSync(readFileSync(file)).length
}

const asset = (address) => path.join(root, 'dist/web', address)
const total = (addresses) => addresses.reduce((sum, address) => sum + sizeOf(asset(address)), 0)

/** The built page with sample data. */
function builtPage(page) {
  const file = path.join(root, 'dist/pages', index.pages[page].file)
  return { html: readFileSync(file, 'utf8'), bytes: sizeOf(file) }
}

/** On the home page, which private links open first, too, a script requests the page's own code. */
function writtenByScript(html) {
  const needs = /data-needs="([^"]*)"/.exec(html)?.[1].replaceAll('&quot;', '"') ?? '{}'
  return JSON.parse(needs)[''] ?? []
}

/** Every file named in the page's head: what the browser fetches before the visitor does anything. */
function firstLoad({ html, bytes }) {
  const named = (pattern) => [...new Set([...html.matchAll(pattern)].map((match) => match[1]))]
  return {
    html: bytes,
    js: total(named(/(?:src|href)="(\/assets\/[^"]+\.js)"/g).concat(writtenByScript(html))),
    css: total(named(/href="(\/assets\/[^"]+\.css)"/g)),
    fonts: total(named(/href="(\/assets\/[^"]+\.woff2)"/g)),
  }
}

function rowsOf(page, label, loaded) {
  return Object.entries(firstLoad(loaded)).map(([what, bytes]) => ({
    label: `${label} ${what}`,
    limit: what === 'js' ? (formPages[page] ?? limits.js) : limits[what],
    bytes,
  }))
}

const rows = []
for (const page of pages) {
  rows.push(...rowsOf(page, page, builtPage(page)))
  rows.push(...rowsOf(page, `${page} (dati reali)`, await realPage(page)))
}

let over = 0
for (const { label, limit, bytes } of rows) {
  const used = bytes / kB
  const within = used <= limit
  if (!within) over++
  console.log(
    `${within ? 'ok  ' : 'OVER'} ${label.padEnd(42)} ${used.toFixed(1).padStart(6)} kB of ${limit}`,
  )
}
process.exit(over === 0 ? 0 : 1)
