// The keep of Himeji in metres, seen from the south-west and below: curved roofs with white eaves, gables, the fan-shaped base of stone.
// Sun from the right: the south fronts are lit, the west fronts in shade.
import { fill, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const WALL = ['#fff8e8', '#9aa8d8']
const SOFFIT = ['#d4cfe4', '#7886bc']
const TILE = ['#7c88b4', '#48548c']
const RIDGE = ['#e8e8f4', '#98a4d0']
const DARK = '#343c70'

/** Draws in a building of its own: P(u, y, v), u to the east, v to the north of its middle. */
export function building(k, P) {
  const face = (c, list) =>
    fill(
      k,
      c,
      list.map((p) => P(...p)),
    )
  const line = (c, width, list) => {
    const p = list.map((q) => P(...q))
    stroke(k, c, width * p[0][2], `M${p.map(([x, y]) => `${x} ${y}`).join('L')}`)
  }

  /** A storey: its south and west fronts with barred windows. half: east-west, north-south. */
  const storey = ([hx, hz], y0, y1, bays) => {
    face(WALL[1], [
      [-hx, y0, -hz],
      [-hx, y1, -hz],
      [-hx, y1, hz],
      [-hx, y0, hz],
    ])
    face(WALL[0], [
      [-hx, y0, -hz],
      [hx, y0, -hz],
      [hx, y1, -hz],
      [-hx, y1, -hz],
    ])
    // The shade of the eaves.
    const e = y1 - (y1 - y0) * 0.2
    face('#ccc8e0', [
      [-hx, e, -hz],
      [hx - 0.5, e, -hz],
      [hx, y1, -hz],
      [-hx, y1, -hz],
    ])
    const [a, b] = [y0 + (y1 - y0) * 0.3, y0 + (y1 - y0) * 0.72]
    for (let i = 0; i < bays; i++) {
      const u = -hx + (2 * hx * (i + 0.5)) / bays
      for (const m of [-0.62, 0, 0.62])
        face(DARK, [
          [u + m - 0.2, a, -hz],
          [u + m + 0.2, a, -hz],
          [u + m + 0.2, b, -hz],
          [u + m - 0.2, b, -hz],
        ])
      if (i % 2) continue
      const v = -hz + (2 * hz * (i + 0.8)) / bays
      for (const m of [-0.55, 0.15])
        face('#3c4884', [
          [-hx, a, v + m],
          [-hx, a, v + m + 0.4],
          [-hx, b, v + m + 0.4],
          [-hx, b, v + m],
        ])
    }
  }

  /** A roof round a storey: out: half of its eaves, inn: half of the storey above; corners swing up. */
  const roof = (out, inn, y, rise) => {
    const swing = (t) => 0.9 * Math.abs(t) ** 5
    const edge = (side, drop = 0) =>
      [-1, -0.9, -0.72, -0.4, 0, 0.4, 0.72, 0.9, 1].map((t) =>
        side
          ? [-out[0], y + swing(t) - drop, t * out[1]]
          : [t * out[0], y + swing(t) - drop, -out[1]],
      )
    const under = (side) =>
      side
        ? [
            [-inn[0] - 0.6, y - 0.1, inn[1] + 0.6],
            [-inn[0] - 0.6, y - 0.1, -inn[1] - 0.6],
          ]
        : [
            [inn[0] + 0.6, y - 0.1, -inn[1] - 0.6],
            [-inn[0] - 0.6, y - 0.1, -inn[1] - 0.6],
          ]
    for (const side of [1, 0]) {
      face(SOFFIT[side], [...edge(side, 0.5), ...under(side)])
      const top = side
        ? [
            [-inn[0], y + rise, inn[1]],
            [-inn[0], y + rise, -inn[1]],
          ]
        : [
            [inn[0], y + rise, -inn[1]],
            [-inn[0], y + rise, -inn[1]],
          ]
      face(TILE[side], [...edge(side), ...top])
      // Rows of tiles, white with plaster.
      const n = Math.round(out[side ? 1 : 0] * 1.1)
      for (let i = -n + 1; i < n; i++) {
        const t = i / n
        const foot = side
          ? [-out[0], y + swing(t) + 0.1, t * out[1]]
          : [t * out[0], y + swing(t) + 0.1, -out[1]]
        const head = side ? [-inn[0], y + rise, t * inn[1]] : [t * inn[0], y + rise, -inn[1]]
        line(side ? '#6470a8' : '#a4aed0', 0.2, [foot, head])
      }
      face(RIDGE[side], [...edge(side, 0.5), ...edge(side).reverse()])
    }
    line(RIDGE[0], 0.5, [
      [-out[0], y + 0.9, -out[1]],
      [-inn[0], y + rise, -inn[1]],
    ])
  }

  /** A gable on the south front (west: on the west front): pointed, or rounded like a bow. */
  const gable = ({ at, y, half, rise, out, back, west = false, bow = false }) => {
    const put = (a, h, d) => (west ? [-d, y + h, at + a] : [at + a, y + h, -d])
    const profile = (q, d) =>
      [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((t) => {
        const h = bow ? (Math.cos(t * Math.PI) + 1) / 2 : 1 - Math.abs(t) ** 0.8
        return put(t * half * q, h * rise * q, d)
      })
    const side = west ? 1 : 0
    // Its two slopes run back to the storey behind and meet the roof in a valley.
    const ridge = put(0, rise * 1.1, back)
    face(TILE[1], [...profile(1.12, out + 0.5).slice(4), ridge])
    face(TILE[side], [...profile(1.12, out + 0.5).slice(0, 5), ridge])
    face(RIDGE[side], profile(1.12, out + 0.5))
    face(TILE[1], profile(0.92, out + 0.52))
    face(WALL[side], profile(0.8, out + 0.54))
    face(SOFFIT[side], profile(0.42, out + 0.56))
    face(DARK, [
      put(-0.34, rise * 0.12, out + 0.6),
      put(0.34, rise * 0.12, out + 0.6),
      put(0.34, rise * 0.34, out + 0.6),
      put(-0.34, rise * 0.34, out + 0.6),
    ])
  }

  /** The uppermost roof: hipped below, a gable to the west above, a fish at each end of its ridge. */
  const crest = (out, inn, y, rise, high) => {
    roof(out, inn, y, rise)
    const [a, z] = inn
    const top = y + rise + high
    face(WALL[1], [
      [-a, y + rise, -z],
      [-a, top - 0.3, 0],
      [-a, y + rise, z],
    ])
    face(DARK, [
      [-a - 0.05, y + rise + 0.5, -z * 0.36],
      [-a - 0.05, y + rise + high * 0.5, 0],
      [-a - 0.05, y + rise + 0.5, z * 0.36],
    ])
    face(TILE[0], [
      [-a - 0.8, y + rise - 0.2, -z - 0.3],
      [a + 0.8, y + rise - 0.2, -z - 0.3],
      [a + 0.8, top, 0],
      [-a - 0.8, top, 0],
    ])
    const n = Math.round(a * 1.3)
    for (let i = -n; i <= n; i++)
      line('#a4aed0', 0.2, [
        [(i / n) * a, y + rise, -z - 0.2],
        [(i / n) * a, top, 0],
      ])
    line(RIDGE[0], 0.55, [
      [-a - 0.8, y + rise - 0.2, -z - 0.3],
      [-a - 0.8, top, 0],
    ])
    line(RIDGE[1], 0.55, [
      [-a - 0.8, y + rise - 0.2, z],
      [-a - 0.8, top, 0],
    ])
    line(RIDGE[0], 0.9, [
      [-a - 1, top + 0.1, 0],
      [a + 0.9, top + 0.1, 0],
    ])
    for (const m of [-1, 1]) {
      const f = (du, h) => [m * (a + 0.4) - m * du, top + h, 0]
      face('#3c4880', [
        f(-0.6, 0),
        f(-0.7, 0.7),
        f(-0.1, 1.4),
        f(0.5, 1.8),
        f(0.2, 1.2),
        f(0.5, 0.7),
        f(1, 0),
      ])
    }
  }

  /** The base: coursed stone, steep above and spread out below, its corner of long stones laid crosswise. */
  const base = (half, high, spread, seed) => {
    const r = random(seed)
    const at = (y) => {
      const t = -y / high
      const s = spread * (0.25 * t + 0.75 * t ** 2.2)
      return [half[0] + s, half[1] + s]
    }
    const tones = [
      ['#dcd0bc', '#ccc0ae', '#d4c8b4', '#bcb0a6'],
      ['#7c78a8', '#706c9e', '#7874a4', '#666294'],
    ]
    for (const side of [1, 0]) {
      const rows = Math.round(high / 1.5)
      for (let j = 0; j < rows; j++) {
        const [y0, y1] = [(-high * j) / rows, (-high * (j + 1)) / rows]
        const [a, b] = [at(y0), at(y1)]
        const put = (t, low) => {
          const h = low ? b : a
          return side ? [-h[0], low ? y1 : y0, t * h[1]] : [t * h[0], low ? y1 : y0, -h[1]]
        }
        face(side ? '#54508a' : '#a09494', [
          put(-1, false),
          put(1, false),
          put(1, true),
          put(-1, true),
        ])
        const along = side ? half[1] : half[0]
        let t = -1
        let first = true
        while (t < 1) {
          const w = first
            ? (j % 2 === side ? 0.22 : 0.12) * (11 / along)
            : ((1.1 + r() * 1.7) / along) * 1
          const e = Math.min(1, t + w)
          const tilt = (r() - 0.5) * 0.02
          const tone = first ? (side ? '#8c88b8' : '#ece0cc') : tones[side][Math.floor(r() * 4)]
          const gap = 0.1 / along
          const p = [
            put(t + gap, false),
            put(e - gap + tilt, false),
            put(e - gap, true),
            put(t + gap + tilt, true),
          ]
          p[0][1] -= 0.08
          p[1][1] -= 0.08
          face(tone, p)
          t = e
          first = false
        }
      }
    }
  }
  return { face, storey, roof, gable, crest, base }
}

/** The great keep: 46 m with its base, five roofs outside. Its floor is at y = 0. */
export function keep(k, P) {
  const b = building(k, P)
  b.base([13.4, 10.4], 14.8, 5.5, 3)
  b.storey([13.2, 10.2], 0, 4.6, 8)
  b.roof([15.2, 12.2], [12.6, 9.6], 4.4, 1.9)
  b.storey([12.6, 9.6], 6, 10.2, 7)
  b.roof([14.8, 11.8], [10.2, 7.4], 10, 3.2)
  b.gable({ at: 0, y: 9.8, half: 5.4, rise: 6.4, out: 13.8, back: 9.8, west: true })
  b.gable({ at: 0, y: 9.7, half: 4.8, rise: 2.8, out: 11.7, back: 8, bow: true })
  b.storey([10.2, 7.4], 12.9, 16.8, 6)
  b.roof([12.2, 9.4], [8.2, 5.8], 16.6, 2.9)
  b.gable({ at: -4.3, y: 16.9, half: 3, rise: 3.4, out: 8.9, back: 5.8 })
  b.gable({ at: 4.3, y: 16.9, half: 3, rise: 3.4, out: 8.9, back: 5.8 })
  b.storey([8.2, 5.8], 19.3, 22.4, 5)
  b.roof([10.2, 7.8], [6.2, 4.3], 22.2, 2.5)
  b.gable({ at: 0, y: 22.4, half: 2.6, rise: 3, out: 9.6, back: 6.2, west: true })
  b.gable({ at: 0, y: 22, half: 3.2, rise: 1.9, out: 7.7, back: 5, bow: true })
  b.storey([6.2, 4.3], 24.5, 28.2, 4)
  b.crest([8.6, 6.6], [5.8, 4.1], 28, 2, 3.6)
}

/** The small keep to the west, three roofs, with the passage to the great one. */
export function smallKeep(k, P) {
  const at = (du, dy) => (u, y, v) => P(u + du, y + dy, v)
  const hall = building(k, at(14.6, -1.5))
  hall.base([6.4, 3.4], 11, 2.2, 8)
  hall.storey([6.6, 3.4], 0, 7.2, 4)
  hall.crest([8, 4.9], [6.6, 2.4], 7, 1.4, 1.6)
  const b = building(k, at(0, -2))
  b.base([5.8, 5], 12, 4, 5)
  b.storey([5.6, 4.8], 0, 4, 4)
  b.roof([7.2, 6.4], [5.1, 4.3], 3.9, 1.6)
  b.storey([5.1, 4.3], 5.3, 8.6, 3)
  b.roof([6.8, 6], [4, 3.2], 8.5, 2.3)
  b.gable({ at: 0, y: 8.5, half: 2.6, rise: 2.8, out: 6.1, back: 4, west: true })
  b.storey([4, 3.2], 10.6, 13.6, 3)
  b.crest([5.6, 4.9], [3.6, 2.6], 13.5, 1.5, 2.4)
}

/** A corner tower of two storeys on the wall. */
export function turret(k, P) {
  const b = building(k, P)
  b.base([5.4, 4.6], 9.8, 2.2, 6)
  b.storey([5.2, 4.4], 0, 3.4, 4)
  b.roof([6.8, 6], [4.2, 3.4], 3.3, 2.2)
  b.storey([4.2, 3.4], 5.2, 7.8, 3)
  b.crest([5.8, 5], [3.8, 2.8], 7.7, 1.5, 2.2)
}
