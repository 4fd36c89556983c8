import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
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

/** Woods where the terraces end, and palms that stand out of them. */
function woods(k) {
  const far = ['#c29290', '#c8988e', '#d0a08e']
  path(k, far[1], 'M-60 52.600H220V54.600H-60Z')
  crowns(
    k,
    points(
      '26 54.6 8 4 44 54.8 10 3.4 55 54.8 13 4.800 69 54.8 9 4.200 79 54.6 8 3.600 96 54.8 11 3.2 113 54.6 8 4 128 54.6 10 3.600 142 54.600 9 5',
      4,
    ),
    far,
    5,
  )
  for (const [x, y, high, lean] of points('149 53 11 -.06 157 53 8 .1 -22 52 9 .1', 4))
    palm(k, x, y, high, lean, ['#846c78', '#a48c7c', '#7c747c'])
  const near = ['#92788a', '#98808a', '#a4888a']
  crowns(
    k,
    points(
      '-30 56 16 9 -8 55.500 10 7 7 56 11 6 20 55.600 8 4 -44 56 14 10 164 56 13 9 150 55.600 9 6 182 56 14 10',
      4,
    ),
    near,
    15,
  )
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
  alt: 'Le risaie a terrazza di Bali allagate, all’alba: gli argini disegnano grandi curve scure sull’acqua che rispecchia il cielo di fuoco e il grande vulcano; un contadino con il bilanciere apre la fila ai viaggiatori, un piccolo tempio fra le palme',
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
      crowns(
        k,
        [
          [tx - 9, ty + 1, 7, 4],
          [tx + 14, ty + 1, 9, 5],
          [tx + 3, ty + 1.4, 9, 2.6],
        ],
        ['#173c4c', '#28584f', '#6c8c50'],
        3,
      )
      path(
        k,
        '#173c4c',
        `M${tx - 15} ${ty + 1.4}C${tx - 6} ${ty + 0.6} ${tx + 12} ${ty + 0.6} ${tx + 22} ${ty + 1.4}C${tx + 14} ${ty + 3.2} ${tx - 8} ${ty + 3.2} ${tx - 15} ${ty + 1.4}Z`,
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
        -16.7,
        80,
        5,
        walker('walk', 2, ['#fff0dc', '#a888a0'], ['#5c6cac', '#34406c'], {
          hat: ['cone', '#f8dca0', '#b08458'],
          after: pole,
        }),
      )
      put(
        -13.1,
        73,
        5.2,
        walker('walkOther', 0, ['#f0604c', '#a03850'], ['#f4e0c0', '#b090a0'], {
          pack: ['#f4c04c', '#b07840'],
        }),
      )
      put(
        -11.2,
        69.4,
        5.2,
        walker('walk', 1, ['#4cb4b0', '#2c6c84'], ['#4c5c8c', '#343c68'], { cut: 'bun' }),
      )
      at(k, ...on(34, 78).slice(0, 2), 0.62, egret, true)
      at(k, ...on(31.5, 75).slice(0, 2), 0.7, egret)
    })
    return finish(s, { vignette: 0.12 })
  },
}
