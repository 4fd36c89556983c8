import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { crowns } from '../../things/broad-crowns.js'
import {
  agung,
  colour,
  LAND,
  land,
  openWater,
  palm,
  STEP,
  sunrise,
} from '../../things/jatiluwih.js'
import { egret } from '../../things/kite-day.js'
import { terraces } from '../../things/rice-terraces.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { meru } from '../../things/ulun-danu.js'

const SUN = [13, 43]
const walker = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#2c2434', '#201c2c'],
  light: -1,
  ...more,
})

/** A line of trees as one mass: its top through the given points in boughs of unlike width, tapering at both ends. */
function treeMass(k, colour, top, foot, seed) {
  const r = random(seed)
  const at = (x) => {
    const i = Math.max(
      1,
      top.findIndex((p) => p[0] >= x),
    )
    const [[x0, y0], [x1, y1]] = [top[i - 1], top[i]]
    return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
  }
  let d = `M${top[0][0]} ${foot}L${top[0].join(' ')}`
  let x = top[0][0]
  let y = top[0][1]
  while (x < top.at(-1)[0] - 1) {
    // Wide crowns and a few narrow ones; each steep on one side.
    const next = Math.min(top.at(-1)[0], x + 1.6 + r() ** 2 * 9)
    const to = at(next) + (r() - 0.4) * 0.7
    const up = (0.2 + r() * 0.5) * Math.min(2, (next - x) * 0.5)
    const lean = 0.15 + r() * 0.4
    d += `C${x + (next - x) * lean * 0.4} ${y - up} ${x + (next - x) * (lean + 0.3)} ${(y + to) / 2 - up * 1.5} ${next} ${to}`
    x = next
    y = to
  }
  path(k, colour, `${d}L${top.at(-1)[0]} ${foot}Z`)
}

/** Woods where the terraces end: a far line pale in the haze, a nearer grove at each side with the sun on its left. */
function woods(k) {
  path(k, '#e0ac92', 'M-60 53H220V54.800H-60Z')
  treeMass(
    k,
    '#dca890',
    points(
      '-60 51 20 51.600 44 50.800 56 50 68 50.200 84 52 104 50.600 128 51.400 150 50.600 220 51',
    ),
    54.8,
    5,
  )
  treeMass(k, '#c99a90', points('30 54.400 42 52.600 58 53 70 54.400'), 54.8, 9)
  treeMass(k, '#c99a90', points('92 54.400 104 52.400 120 52.800 136 54.400'), 54.8, 12)
  for (const [x, y, high, lean] of points(
    '7 55 14 -.05 152.500 55 15 -.06 158 55 9 .1 -26 55 13 .1 186 55 13 .08',
    4,
  ))
    palm(k, x, y, high, lean, ['#846c80', '#b08c84', '#7c6c80'])
  // What of the near groves sees the sun, then the groves themselves a little lower and to the right.
  for (const [dx, dy, c] of [
    [0, 0, '#c49890'],
    [1.3, 1.2, '#8c748a'],
  ]) {
    treeMass(
      k,
      c,
      points('-60 47 -30 48 -8 48.600 4 49.600 12 50.200 20 52 29 55.600').map(([a, b]) => [
        a + dx,
        b + dy,
      ]),
      56,
      21,
    )
    treeMass(
      k,
      c,
      points('136 55.600 143 52.600 150 50.600 160 49 174 48 220 48').map(([a, b]) => [
        a + dx,
        b + dy,
      ]),
      56,
      23,
    )
  }
}

/** The farmer's pole over his shoulder, a bundle of seedlings at each end. */
const pole = (k, j, flat) => {
  const [x, y] = j.armNear.shoulder
  stroke(k, flat ?? '#4c3440', 0.16, `M${x - 2.7} ${y + 0.5}Q${x} ${y - 0.9} ${x + 2.9} ${y + 0.3}`)
  for (const u of [-2.7, 2.9]) {
    stroke(k, flat ?? '#4c3440', 0.1, `M${x + u} ${y + 0.4}v1.500`)
    path(
      k,
      flat ?? '#8cb04c',
      `M${x + u - 0.25} ${y + 3.1}L${x + u - 0.9} ${y + 1.5}L${x + u - 0.3} ${y + 2}L${x + u} ${y + 1.1}L${x + u + 0.35} ${y + 2}L${x + u + 0.9} ${y + 1.3}L${x + u + 0.25} ${y + 3.1}Z`,
    )
  }
}

export default {
  alt: 'Le risaie a terrazza di Bali allagate, all’alba: gli argini disegnano grandi curve scure sull’acqua che rispecchia il cielo rosa e il grande vulcano; un contadino con il bilanciere apre la fila ai viaggiatori, un piccolo tempio fra le palme',
  heart: 52,
  focus: 0.56,
  paint(w, h) {
    const f0 = field({ w, h, portrait: h > w }, { centre: 86, zoom: 0.74 })
    const s = new Scene(w, h, {
      mood: moods.dawn,
      sun: [f0.at(SUN)[0] / w, f0.at(SUN)[1] / h],
      horizon: f0.at([0, LAND])[1] / h,
    })
    const f = field(s, { centre: 86, zoom: 0.74 })
    f.draw(s.k, (k) => {
      sunrise(k)
      agung(k)
    })
    stillWater(s, {
      y: f.at([0, LAND + 1])[1] / h,
      sway: 0.4,
      press: 1,
      veil: [
        [0, '#ffc890', 0.2],
        [0.5, '#e8b8a0', 0.12],
        [1, '#6c8cb0', 0.42],
      ],
    })
    const sheet = s.sheet(w, h)
    const [cx, cy] = f.at([80, LAND])
    const project = terraces(
      { w, h, k: sheet.k, sheet: (a, b) => s.sheet(a, b) },
      {
        land,
        step: STEP,
        eye: [0, 20],
        horizon: cy / h,
        lens: (120 * f.q) / w,
        centre: cx / w,
        near: 40,
        far: 246,
        paint: colour,
      },
    )
    openWater(sheet)
    /** A place of the land in points of the field, and how many of them a metre has there. */
    const on = (x, z) => {
      const [px, py, q] = project(x, z)
      const [ox, oy] = f.at([0, 0])
      return [(px - ox) / f.q, (py - oy) / f.q, q / f.q]
    }
    const [tx, ty] = on(44, 130)
    const temple = (k) => {
      for (const [dx, high, lean] of points('-9 13 -0.080 12 17 0.080 17 11 0.120', 3))
        palm(k, tx + dx, ty, high, lean, ['#3c3c5c', '#5c7858', '#2c4c58'])
      at(
        k,
        tx - 1,
        ty - 0.6,
        0.9,
        (c) => meru(c, 0, 0, { n: 7, wide: 10.5, step: 2.6, base: 3 }),
        true,
      )
      at(
        k,
        tx + 7.5,
        ty - 0.4,
        0.9,
        (c) => meru(c, 0, 0, { n: 3, wide: 8, step: 2.3, base: 2.4 }),
        true,
      )
      // The grove of the temple: dense behind and at its sides, the steps free in front.
      crowns(
        k,
        [
          [tx - 9.5, ty + 1.2, 5.5, 5],
          [tx + 14, ty + 1.2, 7, 6],
          [tx + 3.4, ty + 1.4, 4.4, 2],
          [tx - 4.6, ty + 1.5, 3.4, 1.4],
          [tx + 9.6, ty + 1.5, 4, 1.6],
        ],
        ['#173c4c', '#28584f', '#6c8c50'],
        3,
      )
    }
    // The temple turned over, seen wherever the fields are flooded; then the land.
    f.draw(s.k, (k) => {
      k.globalAlpha = 0.6
      k.translate(0, (ty + 2.4) * 2)
      k.scale(1, -1)
      temple(k)
    })
    s.k.drawImage(sheet.canvas, 0, 0)
    f.draw(s.k, (k) => {
      woods(k)
      temple(k)
      const put = (x, z, high, o) => {
        const [px, py] = on(x, z)
        stand(k, px, py, high, o, { flip: true, fall: [0.4, 0.16], shade: '#78803c' })
      }
      put(
        -16.9,
        80,
        7,
        walker('walk', 2, ['#fff0dc', '#a888a0'], ['#5c6cac', '#34406c'], {
          hat: ['cone', '#f8dca0', '#b08458'],
          after: pole,
        }),
      )
      put(
        -13.1,
        73,
        7.2,
        walker('walkOther', 0, ['#f0604c', '#a03850'], ['#f4e0c0', '#b090a0'], {
          pack: ['#f4c04c', '#b07840'],
        }),
      )
      put(
        -10.6,
        68,
        7.3,
        walker('walk', 1, ['#4cb4b0', '#2c6c84'], ['#4c5c8c', '#343c68'], { cut: 'bun' }),
      )
      at(k, ...on(35.4, 60).slice(0, 2), 0.62, egret, true)
      at(k, ...on(32.6, 59).slice(0, 2), 0.7, egret)
    })
    return finish(s, { vignette: 0.12 })
  },
}
