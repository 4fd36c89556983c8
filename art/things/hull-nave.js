// Inside a dhow on the stocks, looking to the bow: keelson, ribs and strakes in true perspective, in metres from the eye's plumb line.
import { blend } from '../core/colour.js'
import { fill } from '../core/field.js'
import { random } from '../core/random.js'

const EYE = { x: -0.4, y: 1.95 }
const CENTRE = [78, 52]
const FOCUS = 68
const BOW = 13.4
const SPACING = 0.86
const FIRST = 1.06

/** A point of the hull's space on the picture: X to the right, Y up from the keel, Z ahead. */
export const seen = (X, Y, Z) => [
  CENTRE[0] + ((X - EYE.x) * FOCUS) / Z,
  CENTRE[1] - ((Y - EYE.y) * FOCUS) / Z,
]

const keelAt = (Z) => (Z < 9 ? 0 : 8.4 * ((Z - 9) / 5.4) ** 1.5)
const sheerAt = (Z) => 3 + 2.6 * (Z / 13.4) ** 2.4
const beamAt = (Z) => (Z < 3 ? 2.75 : 2.75 * Math.max(0, 1 - ((Z - 3) / 10.2) ** 2))

/** The hull's section at Z: round amidships, sharp at the bow; u from keel to sheer. */
export function section(Z, u) {
  const sharp = Math.min(1, (Z / 12.4) ** 1.7)
  const [y0, y1] = [keelAt(Z), sheerAt(Z)]
  return [beamAt(Z) * ((1 - sharp) * u ** 0.4 + sharp * u ** 0.9), y0 + (y1 - y0) * u ** 1.2]
}

const RIBS = Array.from({ length: 15 }, (_, i) => FIRST + i * SPACING)
/** Up to where the planks have come, at each side. */
const planked = (m, Z) => (m < 0 ? (Z > 6 ? 0.46 : 0.54) : Z > 8 ? 0.46 : Z > 3.9 ? 0.54 : 0.62)

/** The sun stands to port, ahead: does it reach this point over the planks and between the ribs of that side? */
function sunny(X, Y, Z) {
  const rise = 0.62
  const reach = X + 2.6
  const [gate] = [section(Z, planked(-1, Z))[1]]
  const high = Y + reach * rise
  if (high < gate + 0.1) return false
  const from = Z + reach * 0.34
  const phase = ((((from - FIRST) / SPACING) % 1) + 1) % 1
  return high > sheerAt(Z) + 0.25 || phase > 0.36
}

const STRAKES = 11

/** The inside of the planks of one bay, strake by strake, with the light that falls between the ribs. */
function bay(k, Z0, Z1, tones) {
  // Finer than the planks, so that the edges of the light are curves and not a chequer.
  const parts = 14
  const rows = STRAKES * 5
  const under = blend(tones.shade, tones.haze, Math.min(1, Z0 / 19) * 0.42)
  const rim = (m, Z) =>
    Array.from({ length: 13 }, (_, j) => {
      const [x, y] = section(Z, planked(m, (Z0 + Z1) / 2) * (j / 12) ** 1.7)
      return seen(m * x, y, Z)
    })
  for (const m of [-1, 1]) fill(k, under, [...rim(m, Z0), ...rim(m, Z1 + 0.02).reverse()])
  for (const m of [-1, 1])
    for (let p = 0; p < parts; p++) {
      const [a, b] = [Z0 + ((Z1 - Z0) * p) / parts, Z0 + ((Z1 - Z0) * (p + 1)) / parts + 0.012]
      for (let j = 0; j < rows; j++) {
        const top = planked(m, (Z0 + Z1) / 2)
        const [u0, u1] = [(j / rows) * top, ((j + 1.3) / rows) * top]
        const [um, Zm] = [(u0 + u1) / 2, (a + b) / 2]
        const [x, y] = section(Zm, um)
        const lit = m > 0 && Zm < 9.6 && sunny(x, y, Zm)
        // A strake keeps one tone along its whole run.
        const own = ((Math.floor(j / 5) * 7) % 4) * 0.09
        const far = Math.min(1, Zm / 19)
        const base = lit
          ? blend(tones.lit, tones.bright, own)
          : blend(tones.shade, tones.soft, own * 0.8)
        fill(k, blend(base, tones.haze, far * (lit ? 0.25 : 0.42)), quad(m, a, b, u0, u1))
      }
    }
}

const quad = (m, a, b, u0, u1) => {
  const corner = (Z, u) => {
    const [x, y] = section(Z, u)
    return seen(m * x, y, Z)
  }
  return [corner(a, u0), corner(a, u1), corner(b, u1), corner(b, u0)]
}

/** Seams between the strakes of a bay. */
function seams(k, Z0, Z1, colour) {
  for (const m of [-1, 1])
    for (let j = 1; j <= STRAKES; j++) {
      const u = (j / STRAKES) * planked(m, (Z0 + Z1) / 2)
      const thick = 0.0017
      fill(k, colour, quad(m, Z0, Z1, u - thick, u + thick))
    }
}

/** One rib: the face towards us, and the inner side, bright where the sun comes in. */
function rib(k, m, Z, i, tones) {
  const r = random(i * 2 + (m > 0 ? 1 : 0) + 7)
  const top = 1.02 + r() * 0.1 + (i % 4 === 1 ? 0.08 : 0)
  const [thick, deep] = [0.17 + r() * 0.05, 0.2]
  const tilt = (r() - 0.5) * 0.12
  const n = 18
  const curve = (Zz, inner) =>
    Array.from({ length: n + 1 }, (_, j) => {
      const u = 0.002 + (top - 0.002) * (j / n) ** 1.7
      const [x, y] = section(Zz, u)
      // Inwards: towards the axis, and up from the floor.
      const turn = Math.min(1, (j / n) * 1.5)
      return [
        m * Math.max(0, x - inner * (0.35 + 0.65 * turn)),
        y + inner * (1 - turn) * 0.9,
        Zz + tilt * (j / n),
      ]
    })
  const [outer, inner, back] = [curve(Z, 0), curve(Z, thick), curve(Z + deep, thick)]
  const far = Math.min(1, Z / 19)
  // The inner side in stretches of one light.
  const tone = (j) => {
    const [x, y, z] = inner[j]
    const lit = m > 0 && sunny(x - 0.3, y, z + 0.05)
    return blend(lit ? tones.gold : m > 0 ? tones.soft : tones.inside, tones.haze, far * 0.3)
  }
  // One piece beneath, so that nothing shines through the joints.
  fill(
    k,
    tone(n - 1),
    [...outer, ...[...back].reverse()].map((q) => seen(...q)),
  )
  for (let j = 0; j < n; ) {
    let e = j + 1
    while (e < n && tone(e) === tone(j)) e++
    const end = Math.min(n, e + (e < n ? 0.02 : 0))
    fill(
      k,
      tone(j),
      [...inner.slice(j, end + 1), ...back.slice(j, end + 1).reverse()].map((q) => seen(...q)),
    )
    j = e
  }
  const face = blend(
    blend(tones.near, tones.face, Math.min(1, (Z - 1.6) / 5)),
    tones.haze,
    far * 0.5,
  )
  fill(
    k,
    face,
    [...outer, ...inner.reverse()].map((q) => seen(...q)),
  )
}

/** Long battens outside the ribs, and the rail. */
function battens(k, Z0, Z1, tones) {
  for (const m of [-1, 1])
    for (const [u, w] of [
      [0.78, 0.014],
      [0.985, 0.02],
    ])
      fill(
        k,
        blend(tones.face, tones.haze, Math.min(1, Z0 / 22)),
        quad(m, Z0, Z1 + 0.02, u - w, u + w),
      )
}

/** The raking stem, where both sides meet. */
function stem(k, tones) {
  const line = Array.from({ length: 15 }, (_, i) => 9 + (i / 14) * 5.3)
  const half = 0.2
  const left = line.map((Z) => seen(-half, keelAt(Z) + 0.34, Z))
  const right = line.map((Z) => seen(half, keelAt(Z) + 0.34, Z))
  fill(k, tones.stem, [...left, ...right.reverse()])
  const mid = line.map((Z) => seen(-half * 0.3, keelAt(Z) + 0.34, Z))
  fill(k, tones.face, [...left, ...mid.reverse()])
}

/** One bay of the keelson: a beam along the floor, its starboard half in the sun but for the shadow of a rib. */
function keelson(k, a, b, tones) {
  if (a > 9) return
  const top = (x0, x1, z0, z1) => [
    seen(x0, 0.42, z0),
    seen(x0, 0.42, z1),
    seen(x1, 0.42, z1),
    seen(x1, 0.42, z0),
  ]
  const end = Math.min(b + 0.02, 9.4)
  for (const m of [-1, 1])
    fill(k, m < 0 ? tones.near : tones.shade, [
      seen(m * 0.24, 0.42, a),
      seen(m * 0.24, 0.42, end),
      seen(m * 0.24, 0, end),
      seen(m * 0.24, 0, a),
    ])
  fill(k, tones.beam, top(-0.24, 0.24, a, end))
  fill(k, tones.bright, top(-0.06, 0.24, a + (b - a) * 0.3, a + (b - a) * 0.86))
}

/** The whole hull from the bow to the eye; `amid(Z, k)` draws who is between the ribs at Z. */
export function nave(k, tones, amid) {
  stem(k, tones)
  for (let i = RIBS.length - 1; i >= 0; i--) {
    const Z = RIBS[i]
    const next = RIBS[i + 1] ?? BOW
    battens(k, Z, next, tones)
    bay(k, Z, next, tones)
    if (Z < 8) seams(k, Z, next, tones.seam)
    for (const m of [-1, 1]) rib(k, m, Z, i, tones)
    keelson(k, Z, next, tones)
    amid(i, k)
  }
}
