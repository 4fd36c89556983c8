// npm run share: the pictures shown when a page is shared, 1200×630: title and price on a panel of
// their own, beside the picture and never over its subject.
// Needs the project's own Node (titles and prices are read from its TypeScript).
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { formatEuro } from '../src/domain/money.ts'
import { alpha } from './core/colour.js'
import { finish } from './core/finish.js'
import { allTripIds, loadRecipes, SITE_ID } from './kit.js'
import { savannaDusk } from './scenes/savanna.js'

const W = 1200
const H = 630
const LIMIT = 150_000
const NAVY = '#071627'
const PANEL = 500
const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const font = (name, file) =>
  GlobalFonts.registerFromPath(
    at(`../node_modules/@fontsource-variable/${name}/files/${file}`),
    name,
  )

font('bricolage-grotesque', 'bricolage-grotesque-latin-standard-normal.woff2')
font('figtree', 'figtree-latin-wght-normal.woff2')
const logo = await loadImage(at('../public/logo/logo-white.svg'))

const wanted = process.argv.slice(2)
const painted = await allTripIds()
await mkdir(at('../public/pictures/share'), { recursive: true })

for (const id of painted) {
  if (id === SITE_ID || (wanted.length && !wanted.includes(id))) continue
  const main = (await loadRecipes(id)).find((r) => r.id === 'main')
  const trip = JSON.parse(await readFile(at(`../src/content/documents/trip/${id}.json`), 'utf8'))
  const canvas = createCanvas(W, H)
  const k = canvas.getContext('2d')
  besidePanel(k, main)
  words(k, {
    title: trip.title,
    size: trip.title.length > 24 ? 50 : 60,
    width: PANEL - 96,
    strong: `da ${formatEuro(trip.price)}`,
    small: 'a persona, massimo 10 viaggiatori',
  })
  await save(`../public/pictures/share/${id}.jpg`, pixelsOf(k))
}
if (!wanted.length || wanted.includes('site')) {
  // Without grain: a PNG of this size leaves no bytes for it.
  const hero = finish(savannaDusk(W, H), { rays: 0.16, grain: 0 })
  shadeForText(hero.k)
  words(hero.k, {
    title: 'Partire insieme, tornare amici',
    size: 74,
    width: 640,
    strong: 'massimo 10 persone',
    small: 'viaggi di gruppo con coordinatori italiani',
  })
  await save('../public/og-image.png', pixelsOf(hero.k), 'png')
}

function pixelsOf(k) {
  return Buffer.from(k.getImageData(0, 0, W, H).data.buffer)
}

/** The main picture to the right of the panel, its subject in the middle of what is free. */
function besidePanel(k, main) {
  const width = Math.round((H * 16) / 9)
  const { canvas } = main.paint(width, H)
  const free = W - PANEL
  const shift = Math.max(0, Math.min(width - free, (main.focus ?? 0.6) * width - free / 2))
  k.drawImage(canvas, PANEL - shift, 0)
  k.fillStyle = NAVY
  k.beginPath()
  k.lineTo(0, 0)
  k.lineTo(PANEL + 26, 0)
  k.lineTo(PANEL - 26, H)
  k.lineTo(0, H)
  k.fill()
}

function words(k, { title, size, width, strong, small }) {
  k.drawImage(logo, 64, 56, (logo.width / logo.height) * 58, 58)
  k.textBaseline = 'alphabetic'
  const lines = wrap(k, title, size, width)
  let y = H - 176 - (lines.length - 1) * size * 1.02
  k.fillStyle = '#ffffff'
  for (const line of lines) {
    k.fillText(line, 64, y)
    y += size * 1.02
  }
  display(k, 46)
  k.fillStyle = '#E9B44C'
  k.fillText(strong, 64, H - 98)
  k.fontVariationSettings = 'normal'
  k.font = '500 25px figtree'
  k.fillStyle = '#F8F5F0'
  k.fillText(small, 64, H - 56)
}

function display(k, size) {
  k.font = `700 ${size}px bricolage-grotesque`
  k.fontVariationSettings = "'wght' 700, 'wdth' 86, 'opsz' 40"
}

function wrap(k, text, size, width) {
  display(k, size)
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (k.measureText(longer).width > width && lines.at(-1)) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

function shadeForText(k) {
  const side = k.createLinearGradient(0, 0, W, 0)
  for (const [t, a] of [
    [0, 0.84],
    [0.3, 0.7],
    [0.5, 0.42],
    [0.74, 0],
  ])
    side.addColorStop(t, alpha(NAVY, a))
  k.fillStyle = side
  k.fillRect(0, 0, W, H)
  const foot = k.createLinearGradient(0, H * 0.5, 0, H)
  foot.addColorStop(0, alpha(NAVY, 0))
  foot.addColorStop(1, alpha(NAVY, 0.55))
  k.fillStyle = foot
  k.fillRect(0, 0, W, H)
}

/** The best quality within its limit; previews are shown small. A PNG gets a palette: it must open everywhere. */
async function save(path, data, format = 'jpeg') {
  const image = () => sharp(data, { raw: { width: W, height: H, channels: 4 } }).removeAlpha()
  const limit = format === 'png' ? LIMIT : LIMIT / 3
  let best
  for (const quality of [84, 78, 72, 66, 60, 52, 44, 36, 28]) {
    best = await (format === 'png'
      ? image()
          .median(3)
          .png({ palette: true, colours: Math.round(quality * 1.9), dither: 0, effort: 5 })
      : image().jpeg({ quality, mozjpeg: true })
    ).toBuffer()
    if (best.length <= limit) break
  }
  if (best.length > LIMIT) throw new Error(`${path} is over its limit: ${best.length}`)
  await writeFile(at(path), best)
  console.log(`${path}  ${Math.round(best.length / 1000)} kB`)
}
