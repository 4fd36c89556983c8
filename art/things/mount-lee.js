import { ImageData } from '@napi-rs/canvas'
import { rgb } from '../core/colour.js'
import { clamp, noise } from '../core/noise.js'

// Mount Lee over Hollywood as real relief, so that its spurs and gullies catch the low sun from the left as slopes do:
// x to the right, z away, height up; each column of the picture is marched from the foot of the hill to its crest.
const F = 110
const FOOT = 61
const [NEAR, CREST] = [5.2, 11]

const bell = (x, at, wide) => Math.exp(-(((x - at) / wide) ** 2))
/** Height of the crest where the field's x is. */
const crest = (x) =>
  1.05 +
  2.8 * bell(x, 107, 23) +
  1.15 * bell(x, 147, 12) +
  1.5 * bell(x, 172, 22) +
  0.9 * bell(x, 72, 15) +
  0.75 * bell(x, 86, 9) +
  0.5 * bell(x, 30, 30)

function height(x, z) {
  const t = clamp((z - NEAR) / (CREST - NEAR))
  const at = 80 + (x / z) * F
  const warp = noise(x * 0.4 + 4, z * 0.3) * 0.5
  // Spurs run towards us, smaller ones branch off on their way down.
  const spur = 1 - Math.abs(noise((x + warp) * 0.62 + 5.3, z * 0.12 + 2)) * 2
  const rib = 1 - Math.abs(noise((x + warp * 2) * 1.5 + 31, z * 0.36)) * 2
  const free = Math.sin(Math.PI * clamp(t * 0.9 + 0.06))
  return (
    crest(at) * (0.25 * t + 0.75 * t ** 1.3) + free * (spur * 0.55 + rib * 0.22) - (1 - t) * 0.3
  )
}

/** Where the head of the hill is seen. */
export const crestAt = (x) => FOOT - ((crest(x) - 0.05) * F) / CREST

const TONES = ['#4a3c70', '#7c5677', '#a9746a', '#cf9a6a', '#edc184'].map(rgb)
/** The same in the brush of the lower slopes. */
const BRUSH = ['#40406c', '#5f5f6c', '#7f7a5e', '#a99e5c', '#cfbb6c'].map(rgb)
const STEPS = [0.22, 0.4, 0.6, 0.84]

/** Paints the hill into the scene; f is its field. */
export function mountLee(s, f) {
  const fine = 2
  const [x0, y0] = f.at([0, 0])
  const [W, H] = [s.w * fine, Math.ceil((y0 + (FOOT + 2) * f.q) * fine)]
  const image = new ImageData(W, H)
  const d = image.data
  const e = 0.02
  for (let i = 0; i < W; i++) {
    const at = (i / fine - x0) / f.q
    let low = H
    for (let n = 0; n <= 800; n++) {
      const z = NEAR + ((CREST + 0.25 - NEAR) * n) / 800
      const x = ((at - 80) / F) * z
      const y = height(x, z)
      const row = Math.max(0, Math.round((y0 + (FOOT - (y * F) / z) * f.q) * fine))
      if (row >= low) continue
      const dx = (height(x + e, z) - y) / e
      const dz = (height(x, z + e) - y) / e
      const long = Math.sqrt(dx * dx + dz * dz + 1)
      const light = clamp((0.9 * dx + 0.42 + 0.16 * dz) / long + 0.12)
      // Brush up to half the slope, higher in the gullies, bare ground on the heads of the spurs.
      const bare = y > crest(at) * (0.5 + 0.3 * noise(x * 1.1 + 20, z * 0.5)) - 0.25 * dx * dx
      let tone = 0
      for (const v of STEPS) if (light > v) tone++
      const c = (bare ? TONES : BRUSH)[tone]
      for (let j = low - 1; j >= row; j--) {
        const o = (j * W + i) * 4
        for (let p = 0; p < 3; p++) d[o + p] = c[p] * 255
        d[o + 3] = 255
      }
      low = row
    }
  }
  const { canvas, k } = s.sheet(W, H)
  k.putImageData(image, 0, 0)
  s.k.save()
  s.k.imageSmoothingQuality = 'high'
  s.k.drawImage(canvas, 0, 0, s.w, H / fine)
  s.k.restore()
}
