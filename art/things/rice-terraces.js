// Rice terraces as land in steps: a valley whose height is cut into levels, seen in true perspective column by column.
import { ImageData } from '@napi-rs/canvas'
import { rgb } from '../core/colour.js'

const TWICE = 2

/** A pseudo-random share from whole numbers. */
const chance = (a, b) => {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return n - Math.floor(n)
}

/**
 * The valley. `land(Z)(X)` is its height in metres; `step` the height of one terrace; `eye` [X, Y] where we stand.
 * paint(kind, cell, place) gives a colour: kind tread, lip, foot or riser. Returns project(X, Z, up) in pixels of the field's scene.
 */
export function terraces(s, { land, step, eye, horizon, lens, centre, near, far, paint }) {
  const [w, h] = [s.w * TWICE, s.h * TWICE]
  const [F, cx, hz] = [lens * s.w * TWICE, centre * w, horizon * h]
  const image = new ImageData(w, h)
  const d = image.data
  const dot = (x, y0, y1, c) => {
    const from = Math.max(0, Math.ceil(y0))
    for (let y = from; y < y1; y++) {
      const i = (y * w + x) * 4
      d[i] = c[0]
      d[i + 1] = c[1]
      d[i + 2] = c[2]
      d[i + 3] = 255
    }
  }
  const tones = new Map()
  const tone = (hex) => {
    if (!tones.has(hex))
      tones.set(
        hex,
        rgb(hex).map((v) => (v <= 1 ? v * 255 : v)),
      )
    return tones.get(hex)
  }
  // The rows of distance are the same for every column: what depends on them alone is asked once.
  const rows = []
  for (let Z = near; Z < far; Z *= Z < 70 ? 1.0018 : 1.003) rows.push([Z, land(Z)])
  for (let x = 0; x < w; x++) {
    const slope = (x - cx) / F
    let low = h
    let level = Math.floor(rows[0][1](eye[0] + slope * near) / step)
    for (const [Z, across] of rows) {
      if (low <= 0) break
      const X = eye[0] + slope * Z
      const raw = across(X) / step
      const next = Math.floor(raw)
      const y = (up) => hz + (F * (eye[1] - up * step)) / Z
      const flat = y(level)
      if (flat < low) {
        const part = raw - next
        const kind = next > level ? 'foot' : part < 0.13 ? 'lip' : part > 0.9 ? 'foot' : 'tread'
        dot(x, flat, low, tone(paint(kind, level, X, Z, chance)))
        low = flat
      }
      if (next > level) {
        const top = y(next)
        if (top < low) {
          dot(x, top, low, tone(paint('riser', next, X, Z, chance)))
          low = top
        }
      }
      level = next
    }
  }
  const { canvas, k } = s.sheet(w, h)
  k.putImageData(image, 0, 0)
  s.k.save()
  s.k.imageSmoothingQuality = 'high'
  s.k.drawImage(canvas, 0, 0, s.w, s.h)
  s.k.restore()
  return (X, Z, up = 0) => {
    const y = Math.floor(land(Z)(X) / step) * step + up
    return [
      (cx + (F * (X - eye[0])) / Z) / TWICE,
      (hz + (F * (eye[1] - y)) / Z) / TWICE,
      F / Z / TWICE,
    ]
  }
}
