import { alpha, ramp } from '../../core/colour.js'
import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { clamp, fbm, tread } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { closed } from '../../things/curves.js'
import { dhowAbove, dhowShadow, turtle } from '../../things/dhow-above.js'
import { folk, POSES } from '../../things/slender-folk.js'
import { clearDay } from './kit.js'

/** The tongue of sand: its spine with the half width at each point. */
const BANK = points('190 52 26 150 66 15 126 75.500 9 106 80 5 92 81.500 1.800', 3)
/** Where the sun throws the top of a thing one unit high. */
const FALL = [0.66, 0.44]
const TURN = -0.34
const METRE = 5
const AT = [54, 33]

/** How far a point is from the edge of the sand; negative on it. */
function offshore(x, y) {
  let best = 1e9
  for (let i = 0; i < BANK.length - 1; i++) {
    const [[ax, ay, aw], [bx, by, bw]] = [BANK[i], BANK[i + 1]]
    const t = clamp(
      ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2),
    )
    best = Math.min(
      best,
      Math.hypot(x - ax - (bx - ax) * t, y - ay - (by - ay) * t) - aw - (bw - aw) * t,
    )
  }
  return best
}

const WATER = ramp([
  [0, '#d4f4e0'],
  [0.12, '#a4ecdc'],
  [0.28, '#6cdcd4'],
  [0.46, '#3cc8cc'],
  [0.64, '#1ea8c0'],
  [0.8, '#1284ae'],
  [1, '#0c5a94'],
])

/** The lagoon: clear and pale by the sand, then step by step deeper into the channel. */
function lagoon(s, q) {
  s.shade([0, 0, s.w, s.h], (px, py, out) => {
    const [x, y] = [px / q, py / q]
    const d =
      offshore(x, y) + fbm(x * 0.026, y * 0.034, 2) * 15 + fbm(x * 0.09 + 9, y * 0.11, 1) * 1.6
    // The channel runs through the upper left corner.
    const deep = clamp((46 - x * 0.8 - y * 0.34 + fbm(x * 0.02 + 4, y * 0.026, 2) * 26) / 46)
    const c = WATER(tread(clamp(d / 118 + deep * 0.7), 8, 0.08))
    out[0] = c[0]
    out[1] = c[1]
    out[2] = c[2]
  })
}

/** The edge of the sand, `grow` wider than the spine says. */
const outline = (grow, wave) => {
  const [top, low] = [[], []]
  BANK.slice(0, -1).forEach(([x, y, w], i) => {
    top.push([x - (w + grow) * 0.36, y - (w + grow) * (0.92 + 0.06 * Math.sin(i * 2.3 + wave))])
    low.unshift([x + (w + grow) * 0.3, y + (w + grow) * (0.94 + 0.08 * Math.sin(i * 1.7 + wave))])
  })
  return closed([...top, [89 - grow, 81.9], ...low], 0.8)
}

function bank(k) {
  path(k, alpha('#f4fff0', 0.6), outline(2.4, 0))
  path(k, '#fffdf2', outline(1.2, 0.4))
  path(k, '#e2cb9c', outline(0.7, 0.4))
  path(k, '#f6e4bc', outline(-0.6, 1.1))
  path(k, '#fff2d4', outline(-2.6, 2.2))
}

/** All that floats keeps the sun from the bright bottom: one shadow, the colours under it show through. */
function shadowOnSand(s, f) {
  const { canvas, k } = s.sheet()
  f.draw(k, (c) => {
    c.translate(...AT)
    c.rotate(TURN)
    c.scale(METRE, METRE)
    dhowShadow(c, TURN, FALL, 0.5, '#6aa6c4')
  })
  f.draw(k, (c) =>
    at(c, TURTLE[0] + 3.4, TURTLE[1] + 2.6, 4.6, (d) => turned(d, '#7fb4cc', '#7fb4cc', '#7fb4cc')),
  )
  s.k.save()
  s.k.globalCompositeOperation = 'multiply'
  s.k.drawImage(canvas, 0, 0)
  s.k.restore()
}

const TURTLE = [25, 72]
const turned = (k, ...tones) => {
  k.rotate(-0.7)
  turtle(k, tones)
}

const PEOPLE = [
  { x: 113, y: 79.4, pose: 'walk', shirt: ['#e8584c', '#a83c4c'], hat: ['#f4dc9c', '#d8b070'] },
  {
    x: 120.5,
    y: 76.6,
    pose: 'run',
    small: 0.66,
    shirt: ['#f4b83c', '#b87c38'],
    hat: ['#3a2430', '#3a2430'],
  },
]

/** Somebody from above: the figure itself is small, the shadow tells what it does. */
function walker(k, { x, y, pose, shirt, hat, small = 1 }, fall) {
  const tall = 1.7 * METRE * small
  k.save()
  k.translate(x, y)
  k.transform(0.5, -0.76, -fall[0], -fall[1], 0, 0)
  k.scale(tall / 7, tall / 7)
  folk(k, {
    ...POSES[pose],
    flat: '#c3a68c',
    skin: '#000000',
    top: '#000000',
    low: '#000000',
    hair: '#000000',
  })
  k.restore()
  const q = METRE * 0.34 * (0.7 + small * 0.3)
  for (const [c, dx, dy, rx, ry] of [
    [shirt[1], 0.1, 0.14, 0.5, 0.8],
    [shirt[0], 0, 0, 0.44, 0.74],
    [hat[1], 0.06, 0.06, 0.44, 0.44],
    [hat[0], 0, 0, 0.36, 0.36],
  ]) {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(x + dx * q, y - 0.3 + dy * q, rx * q, ry * q, 0.5, 0, 7)
    k.fill()
  }
}

/** The cloth that is stretched on four poles for lunch, its shade, the mat beneath. */
function awning(k) {
  const corners = points('133 66.500 145.500 61.500 150 70.500 137.500 75.500')
  const shade = corners.map(([x, y]) => [x + 5.6, y + 3.4])
  fill(k, '#c3a68c', shade)
  fill(k, '#fffaf0', corners)
  // Broad stripes of red cotton, darker where the cloth sags away from the sun.
  const on = (u, v) => {
    const [a, b, c, d] = corners
    return [0, 1].map(
      (i) => a[i] * (1 - u) * (1 - v) + b[i] * u * (1 - v) + c[i] * u * v + d[i] * (1 - u) * v,
    )
  }
  for (const u of [0.08, 0.36, 0.64])
    fill(k, '#e8605c', [on(u, 0), on(u + 0.16, 0), on(u + 0.16, 1), on(u, 1)])
  fill(k, 'rgba(150,90,110,.24)', [on(0, 1), on(0, 0.62), on(0.5, 0.54), on(1, 0.62), on(1, 1)])
  for (const [x, y] of corners)
    path(k, '#8c6450', `M${x - 0.4} ${y}a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0 -0.8 0Z`)
}

/** Where the two have come from. */
function footprints(k) {
  for (const [x0, y0, x1, y1] of points('134 77.600 114.500 79.400 133 76.200 122.500 76.600', 4))
    for (let i = 0; i < 12; i++) {
      const t = i / 12
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(t * 5) * 0.7]
      k.fillStyle = '#dcbd90'
      k.beginPath()
      k.ellipse(x, y + (i % 2 ? 0.3 : -0.3), 0.34, 0.2, 0.1, 0, 7)
      k.fill()
    }
}

export default {
  alt: 'Dall’alto, un dhow scivola sulla laguna turchese di Zanzibar: sul fondo chiaro la sua ombra disegna la grande vela; sulla lingua di sabbia due ospiti passeggiano vicino a un telo a righe teso per il pranzo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...clearDay, disc: 0 }, sun: [0, 0], horizon: 0.02 })
    const f = field(s)
    lagoon(s, f.q)
    f.draw(s.k, (k) => {
      bank(k)
    })
    shadowOnSand(s, f)
    f.draw(s.k, (k) => {
      // Her wake: two long soft feathers behind the stern.
      k.save()
      k.translate(...AT)
      k.rotate(TURN)
      k.scale(METRE, METRE)
      for (const m of [-1, 1])
        path(
          k,
          'rgba(240,255,250,.5)',
          `M-4.300 ${m * 0.74}C-5.400 ${m * 0.9} -6.200 ${m * 1.3} -7.600 ${m * 1.5}C-6.600 ${m * 1.1} -6 ${m * 0.5} -4.400 ${m * 0.4}Z`,
        )
      path(
        k,
        'rgba(255,255,252,.85)',
        'M5 -0.100Q3.600 -1 1.400 -1.360Q3.400 -1.240 5 -0.100ZM5 0.100Q3.600 1 1.400 1.360Q3.400 1.240 5 0.100Z',
      )
      dhowAbove(k)
      k.restore()
      at(k, ...TURTLE, 4.6, (c) => turned(c, '#4a5a48', '#7c8458', '#6c7c5c'))
      footprints(k)
      awning(k)
      for (const p of PEOPLE) walker(k, p, FALL)
    })
    return finish(s, { vignette: 0.12 })
  },
}
