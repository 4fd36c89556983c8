import { Path2D } from '@napi-rs/canvas'
import { blend } from '../core/colour.js'
import { path } from '../core/field.js'

/** Where the plain ends; everything in points of the field. */
export const LAND = 50

/** The morning sky: fire along the horizon round the rising sun. */
export function sunrise(k) {
  const g = k.createLinearGradient(0, -40, 0, LAND + 2)
  for (const [a, c] of [
    [0, '#3f6cb0'],
    [0.4, '#7f9cc8'],
    [0.62, '#eab4b4'],
    [0.84, '#ffcfa0'],
    [1, '#ffb07c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-120, -60, 420, 170)
}

const AGUNG =
  'M-70 52C-36 49 -8 44 14 36C30 29.500 42 20 51 11L54 8.500L57 7.500L60 10L64 9L69 11.500C75 18 82 23.600 90 28.400C94 30.600 97 29.800 100.500 32C106 36.600 112 39 121 42C140 47 160 49 200 51V54H-70Z'

/** Agung against the morning: a broad broken cone, its left side in the sun, ravines that fork. */
export function agung(k) {
  path(k, '#6a6496', AGUNG)
  path(
    k,
    '#f4a884',
    'M-70 52C-36 49 -8 44 14 36C30 29.500 42 20 51 11L54 8.500L57 7.500L56.300 13L58.600 18L57.800 23L55 29.500L55.600 35L52 41.500L51 53H-70Z',
  )
  // Two ravines in the sunny side, one long shoulder in the shade: wide planes that widen downwards.
  for (const [c, d] of [
    [
      '#d28a8c',
      'M50.500 12L49 18L44 24.500L36 31L24 38L6 45L-16 53H16L32 44.500L38 38L46 31L50.500 24L52.500 17Z',
    ],
    [
      '#d28a8c',
      'M56.300 13L54 19L53 25L48.500 32L45 39L33 53H51L52 41.500L55.600 35L55 29.500L57.800 23L58.600 18Z',
    ],
    ['#ffd4a0', 'M51 11L54 8.500L57 7.500L56.600 10.500L54.500 13L53 17.500L51.500 15Z'],
    [
      '#7a72a6',
      'M69 11.500C75 18 82 23.600 90 28.400C94 30.600 97 29.800 100.500 32C106 36.600 112 39 121 42C140 47 160 49 200 51H124C116 47 110 42 104 40C98 38 94 38.600 89 35C82 30 76 23 69 11.500Z',
    ],
  ])
    path(k, c, d)
  // Mist at its foot, woods before it.
  const g = k.createLinearGradient(0, 30, 0, 51)
  g.addColorStop(0, 'rgba(255,190,130,0)')
  g.addColorStop(1, 'rgba(255,190,130,.95)')
  k.save()
  k.clip(new Path2D(AGUNG))
  path(k, g, 'M-70 54V28H200V56H-70Z')
  k.restore()
}

/** A coconut palm: bent stem, leaves that arch; tones: stem, lit leaf, dark leaf. */
export function palm(k, x, y, high, lean, [bark, lit, dark]) {
  const [tx, ty] = [x + high * lean, y - high]
  const w = high * 0.022
  path(
    k,
    bark,
    `M${x - w * 1.6} ${y}Q${x + high * lean * 0.1 - w} ${y - high * 0.6} ${tx - w * 0.6} ${ty}H${tx + w * 0.6}Q${x + high * lean * 0.1 + w} ${y - high * 0.6} ${x + w * 1.6} ${y}Z`,
  )
  for (let i = 0; i < 13; i++) {
    const a = 0.5 - (i / 12) * 4.14
    const l = high * (0.4 + 0.07 * Math.sin(i * 2.4))
    const [ex, ey] = [tx + Math.cos(a) * l, ty + Math.sin(a) * l * 0.66 + l * 0.38]
    const [cx, cy] = [tx + Math.cos(a) * l * 0.6, ty + Math.sin(a) * l * 0.72 - l * 0.12]
    path(
      k,
      Math.cos(a) < -0.1 || i % 5 === 0 ? lit : dark,
      `M${tx} ${ty}Q${cx} ${cy - l * 0.1} ${ex} ${ey}Q${cx} ${cy + l * 0.2} ${tx} ${ty + high * 0.02}Z`,
    )
  }
}

const KEY = '#b898b4'
/** Height of a terrace in metres. */
export const STEP = 1.5

/** Nothing below 0, v above, without a kink between. */
const swell = (v) => (v + Math.sqrt(v * v + 260)) / 2

/** The knoll of the temple, an island among the fields. */
const knoll = (X, Z) => 4.4 * Math.exp(-(((X - 47) / 19) ** 2) - ((Z - 128) / 15) ** 2)

/** The land: it climbs away from us in wide curves round a hollow, a hill on the left, a spur on the right. */
export function land(Z) {
  const base = 0.07 * (Z - 52)
  return (X) => {
    // On the right the fields run on without a hollow.
    const bent = X > 0 ? 28 * Math.tanh(X / 28) : X
    const hill = swell(-X - 30 - Z * 0.16)
    const spur = swell(X - 92 - Z * 0.3)
    return (
      base +
      3.4 * Math.sin(bent * 0.036 + Z * 0.01 + 0.9) +
      1.7 * Math.sin(X * 0.019 - Z * 0.026 + 2) +
      hill * 0.07 +
      spur * 0.08 +
      knoll(X, Z)
    )
  }
}

const HAZE = '#f4b890'
const RICE = ['#3c7c54', '#4c8c54', '#5c9854']
/** Walls from shade to light, by how far they turn to the sun on the left. */
const WALLS = Array.from({ length: 96 }, (_, i) => blend('#143a4a', '#447850', i / 95))
const known = new Map()
/** What is seen of the terraces; water is left as KEY, to be taken out. A level is all water or all rice. */
export function colour(kind, level, X, Z, chance) {
  const haze = Math.round(Math.min(0.8, Math.max(0, (Z - 70) / 200)) * 96) / 96
  let tone = 0
  if (kind === 'riser') {
    const rise = land(Z)
    tone = Math.max(0, Math.min(95, Math.floor((rise(X + 9) - rise(X - 9)) * 22 + 40)))
  }
  // On the knoll there is grass instead of a field.
  const dry =
    kind === 'tread' && knoll(X, Z) > 0.3 && Math.floor((land(Z)(X) - knoll(X, Z)) / STEP) < level
  const key = `${kind} ${level} ${tone} ${haze} ${dry}`
  if (!known.has(key)) {
    const wet = chance(level * 3 + 1, 5) < 0.74
    if (dry) known.set(key, blend('#5c9454', HAZE, haze))
    else if (kind === 'tread' && wet) known.set(key, KEY)
    else {
      const c = {
        tread: RICE[Math.floor(chance(level, 2) * 2.99)],
        lip: '#b0b056',
        foot: '#143848',
        riser: WALLS[tone],
      }[kind]
      known.set(key, blend(c, HAZE, haze))
    }
  }
  return known.get(key)
}

/** Makes the water of a painted sheet see-through, so that the mirror below shows. */
export function openWater(sheet) {
  const { width, height } = sheet.canvas
  const image = sheet.k.getImageData(0, 0, width, height)
  const d = image.data
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(KEY.slice(i, i + 2), 16))
  for (let i = 0; i < d.length; i += 4) {
    const far = Math.abs(d[i] - r) + Math.abs(d[i + 1] - g) + Math.abs(d[i + 2] - b)
    if (far >= 60) continue
    d[i + 3] = Math.min(d[i + 3], far * 4.25)
    // What is left of a wall in the pixel keeps its own colour, without the water's.
    const a = Math.max(0.12, far / 60)
    for (const [j, key] of [r, g, b].entries())
      d[i + j] = Math.max(0, Math.min(255, (d[i + j] - key * (1 - a)) / a))
  }
  sheet.k.putImageData(image, 0, 0)
}
