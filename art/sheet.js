// npm run sheet -- [trip ids or trip/picture] [--portrait] [--fresh]
// Lays painted pictures out on sheets to look at: out/sheet-1.jpg …
// --fresh paints small copies from the recipes instead of reading the files.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { PATHS, selectRecipes } from './kit.js'

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    portrait: { type: 'boolean' },
    fresh: { type: 'boolean' },
    columns: { type: 'string', default: '3' },
    out: { type: 'string', default: fileURLToPath(new URL('./out', import.meta.url)) },
  },
})

const columns = Number(flags.columns)
const cell = flags.portrait ? { w: 300, h: 375 } : { w: 480, h: 270 }
const rows = flags.portrait ? 3 : 5
const GAP = 14
const LABEL = 24

const recipes = (await selectRecipes(positionals)).filter(
  (r) => !flags.portrait || r.sizes.portrait,
)
await mkdir(flags.out, { recursive: true })
const perSheet = columns * rows
for (let n = 0; n * perSheet < recipes.length; n++) {
  const page = recipes.slice(n * perSheet, (n + 1) * perSheet)
  const file = `${flags.out}/sheet-${n + 1}.jpg`
  await sheet(page, file)
  console.log(file)
}

async function sheet(page, file) {
  const width = GAP + columns * (cell.w + GAP)
  const height = GAP + Math.ceil(page.length / columns) * (cell.h + LABEL + GAP)
  const layers = []
  for (const [i, recipe] of page.entries()) {
    const left = GAP + (i % columns) * (cell.w + GAP)
    const top = GAP + Math.floor(i / columns) * (cell.h + LABEL + GAP)
    layers.push({ input: await picture(recipe), left, top })
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.w}" height="${LABEL}"><text x="2" y="17" font-family="sans-serif" font-size="14" fill="#0B2239">${recipe.key}</text></svg>`
    layers.push({ input: Buffer.from(text), left, top: top + cell.h })
  }
  await sharp({ create: { width, height, channels: 3, background: '#f8f5f0' } })
    .composite(layers)
    .jpeg({ quality: 88 })
    .toFile(file)
}

async function picture(recipe) {
  const source = flags.fresh
    ? recipe.paint(cell.w * 1.5, cell.h * 1.5).canvas.toBuffer('image/png')
    : `${PATHS.pictures}/${recipe.key}${flags.portrait ? '-p' : ''}-${recipe.sizes[flags.portrait ? 'portrait' : 'landscape'].widths.at(-1)}.avif`
  return sharp(source).resize(cell.w, cell.h, { fit: 'cover' }).png().toBuffer()
}
