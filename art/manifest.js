// Writes the typed manifest that the site reads: src/content/pictures/*.ts
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { allTripIds, loadRecipes, PATHS, readCache, SITE_ID } from './kit.js'

const HEADER = '// Written by the picture kit (art/): `npm run paint`. Do not edit.\n'
const TYPE = "import type { Picture } from '../../domain/catalogue/pictures.ts'\n\n"
const quote = (text) =>
  text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "\\'")}'`
const list = (numbers) => `[${numbers.join(', ')}]`

function pictureCode(key, recipe, entry, indent) {
  const pad = ' '.repeat(indent)
  const lines = [
    `id: '${key}'`,
    property('alt', quote(recipe.alt), indent),
    `width: ${entry.width}`,
    `height: ${entry.height}`,
    `widths: ${list(entry.widths)}`,
  ]
  if (entry.portrait) {
    const { width, height, widths } = entry.portrait
    lines.push(`portrait: { width: ${width}, height: ${height}, widths: ${list(widths)} }`)
  }
  const { focus, heart = 50 } = recipe
  // A square on a phone keeps the subject in view, a wide band its heart.
  if (focus || recipe.heart) {
    lines.push(`focus: { x: ${Math.round((focus ?? 0.5) * 100)}, y: ${heart} }`)
  }
  lines.push(`v: '${entry.v}'`, property('placeholder', `'${entry.placeholder}'`, indent))
  return `{\n${lines.map((line) => `${pad}  ${line},\n`).join('')}${pad}}`
}

function property(name, value, indent) {
  const line = `${name}: ${value}`
  return line.length + indent + 3 > 100 ? `${name}:\n${' '.repeat(indent + 4)}${value}` : line
}

const recordCode = (name, entries) =>
  `export const ${name} = {\n${entries.map(([key, code]) => `  ${/^\w+$/.test(key) ? key : `'${key}'`}: ${code},\n`).join('')}} satisfies Record<string, Picture>\n`

const listCode = (name, codes) =>
  codes.length
    ? `export const ${name}: readonly Picture[] = [\n${codes.map((c) => `  ${c},\n`).join('')}]\n`
    : `export const ${name}: readonly Picture[] = []\n`

/** Writes through a rename, so that a reader never sees half a file. */
async function write(path, text) {
  const current = await readFile(path, 'utf8').catch(() => '')
  if (current === text) return
  await writeFile(`${path}.${process.pid}`, text)
  await rename(`${path}.${process.pid}`, path)
}

/** The entries of a manifest file as they stand: what is not painted yet is never dropped. */
async function currentEntries(file) {
  const text = await readFile(file, 'utf8').catch(() => '')
  const blocks = text.matchAll(/^ {2}'?([\w-]+)'?: (\{\n[\s\S]*?\n {2}\}),$/gm)
  return new Map([...blocks].map(([, key, code]) => [key, code]))
}

export async function writeManifest() {
  await mkdir(`${PATHS.manifest}/trips`, { recursive: true })
  const file = `${PATHS.manifest}/main.ts`
  const mains = await currentEntries(file)
  const written = []
  for (const tripId of await allTripIds()) {
    const cache = await readCache(tripId)
    const painted = (await loadRecipes(tripId)).filter((r) => cache[r.id]?.placeholder)
    const code = (r, indent) => pictureCode(r.key, r, cache[r.id], indent)
    if (tripId === SITE_ID) {
      const siteFile = `${PATHS.manifest}/site.ts`
      const pictures = await currentEntries(siteFile)
      for (const r of painted) pictures.set(r.id, code(r, 2))
      await write(siteFile, HEADER + TYPE + recordCode('sitePictures', [...pictures]))
      written.push(siteFile)
      continue
    }
    const main = painted.find((r) => r.id === 'main')
    if (main) mains.set(tripId, code(main, 2))
    if (!painted.some((r) => r.id !== 'main')) continue
    const of = (prefix) =>
      painted.filter((r) => r.id.startsWith(prefix)).sort((a, b) => (a.id < b.id ? -1 : 1))
    const tripFile = `${PATHS.manifest}/trips/${tripId}.ts`
    await write(
      tripFile,
      `${HEADER}${TYPE.replace('../../', '../../../')}${listCode(
        'extras',
        of('extra-').map((r) => code(r, 2)),
      )}\n${listCode(
        'gallery',
        of('photo-').map((r) => code(r, 2)),
      )}`,
    )
    written.push(tripFile)
  }
  await write(file, HEADER + TYPE + recordCode('mainPictures', [...mains]))
  format([file, ...written])
}

/** The code is written as the formatter would; this settles rare long lines. */
function format(files) {
  const biome = `${PATHS.root}/node_modules/.bin/biome`
  if (existsSync(biome))
    execFileSync(biome, ['format', '--write', ...files], { stdio: 'ignore', cwd: PATHS.root })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeManifest()
