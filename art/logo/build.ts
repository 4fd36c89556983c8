/** Writes the logo, its white variant, the mark, the inline fallback and the icon set. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { projectPath, versioned, writeChanged } from '../faces/encode.ts'
import { type Ground, mark, markSvg } from './mark.ts'
import { WORDMARK } from './wordmark.ts'

const NAVY = '#0B2239'
const GAP = 14
const WIDTH = Math.ceil(64 + GAP + WORDMARK.width + 2)

const lockup = (ground: Ground, ink: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} 64" width="${WIDTH}" height="64" role="img" aria-label="Ondalta Viaggi">${mark(ground)}<path fill="${ink}" transform="translate(${64 + GAP} 44.5)" d="${WORDMARK.outline}"/></svg>\n`

/** The mark on a transparent ground, or on navy with room for the masks of phones. */
function raster(size: number, share = 1, ground?: string): Promise<Buffer> {
  const inner = Math.round(size * share)
  const edge = Math.round((size - inner) / 2)
  const disc = sharp(Buffer.from(markSvg(ground ? 'dark' : 'light')), {
    density: (72 * inner) / 64,
  }).resize(inner, inner)
  return disc
    .extend({
      top: edge,
      bottom: size - inner - edge,
      left: edge,
      right: size - inner - edge,
      background: ground ?? '#00000000',
    })
    .flatten(ground ? { background: ground } : false)
    .png({ compressionLevel: 9, palette: true, colours: 128 })
    .toBuffer()
}

/** An ICO file is a short directory followed by the PNG files it lists. */
function ico(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + images.length * 16)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [i, { size, png }] of images.entries()) {
    const at = 6 + i * 16
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)])
}

const contentFile =
  () => `/** The logo's files and its inline fallback. Written by art/logo/build.ts. */
export const logoFiles = {
  /** Dark ink, for light grounds. */
  main: '${versioned('/logo/logo.svg')}',
  /** White ink, for dark grounds. */
  white: '${versioned('/logo/logo-white.svg')}',
  mark: '${versioned('/logo/logo-mark.svg')}',
  /** The mark for dark grounds, where its navy swell would vanish. */
  markWhite: '${versioned('/logo/logo-mark-white.svg')}',
  favicon: '${versioned('/favicon.svg')}',
  /** Size of the two lockups, to reserve their space. */
  width: ${WIDTH},
  height: 64,
} as const

/** The mark as inline SVG, shown once if the file cannot load; the name is set beside it as text. */
export const logoFallbackSvg =
  '${markSvg().replace('<svg ', '<svg aria-hidden="true" focusable="false" ')}'
`

async function sheet() {
  const canvas = createCanvas(1200, 700)
  const ctx = canvas.getContext('2d')
  const show = async (data: Buffer, x: number, y: number, w: number, h: number) =>
    ctx.drawImage(await loadImage(data), x, y, w, h)
  ctx.fillStyle = '#f8f5f0'
  ctx.fillRect(0, 0, 1200, 700)
  ctx.fillStyle = NAVY
  ctx.fillRect(600, 0, 600, 700)
  for (const [x, ground, ink] of [
    [40, 'light', NAVY],
    [640, 'dark', '#fff'],
  ] as const) {
    const word = await sharp(Buffer.from(lockup(ground, ink)), { density: 216 })
      .png()
      .toBuffer()
    await show(word, x, 40, WIDTH * 1.7, 64 * 1.7)
    await show(word, x, 190, WIDTH * 0.5, 32)
    await show(
      await sharp(Buffer.from(markSvg(ground)), { density: 576 })
        .png()
        .toBuffer(),
      x,
      260,
      256,
      256,
    )
    for (const [i, size] of [16, 32, 48, 64].entries())
      await show(await raster(size), x + i * 80, 560, size, size)
  }
  await show(await raster(512, 0.76, NAVY), 340, 260, 200, 200)
  writeChanged(projectPath('art/out/logo.png'), canvas.toBuffer('image/png'))
}

writeChanged(projectPath('public/logo/logo.svg'), lockup('light', NAVY))
writeChanged(projectPath('public/logo/logo-white.svg'), lockup('dark', '#fff'))
writeChanged(projectPath('public/logo/logo-mark.svg'), `${markSvg()}\n`)
writeChanged(projectPath('public/logo/logo-mark-white.svg'), `${markSvg('dark')}\n`)
writeChanged(projectPath('public/favicon.svg'), `${markSvg()}\n`)
const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await raster(size) })),
)
writeChanged(projectPath('public/favicon.ico'), ico(small))
writeChanged(projectPath('public/apple-touch-icon.png'), await raster(180, 0.82, NAVY))
writeChanged(projectPath('public/icon-192.png'), await raster(192))
writeChanged(projectPath('public/icon-512.png'), await raster(512))
writeChanged(projectPath('public/icon-maskable-512.png'), await raster(512, 0.66, NAVY))
writeChanged(projectPath('src/content/logo.ts'), contentFile())
await sheet()
