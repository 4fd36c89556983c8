import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import {
  agung,
  colour,
  groves,
  kite,
  knoll,
  LAND,
  land,
  nearTree,
  openWater,
  palm,
  plain,
  rimAt,
  STEP,
} from '../../things/jatiluwih.js'
import { egret, shelter } from '../../things/kite-day.js'
import { terraces } from '../../things/rice-terraces.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { meru } from '../../things/ulun-danu.js'

const windyMorning = {
  ...moods.dawn,
  sky: [
    [0, '#2c84c0'],
    [0.42, '#80c4d8'],
    [0.76, '#fce0b0'],
    [1, '#ffc890'],
  ],
}

/** Long torn streaks high in the wind. */
function streaks(k) {
  for (const [x, y, l, q] of points(
    '-34 14 40 1.500 2 9 36 1.300 96 26 34 1.200 130 31 40 1.300 60 -16 44 1.600 84 -9 34 1.200',
    4,
  ))
    path(
      k,
      'rgba(255,246,228,.9)',
      `M${x} ${y}C${x + l * 0.3} ${y - q * 0.9} ${x + l * 0.46} ${y - q * 0.2} ${x + l * 0.6} ${y - q * 1.1}C${x + l * 0.74} ${y - q * 1.9} ${x + l * 0.88} ${y - q * 1.7} ${x + l} ${y - q * 2.6}C${x + l * 0.9} ${y - q * 1} ${x + l * 0.74} ${y - q * 1} ${x + l * 0.6} ${y - q * 0.3}C${x + l * 0.4} ${y + q * 0.5} ${x + l * 0.2} ${y + q * 0.2} ${x} ${y}Z`,
    )
}

const child = (pose, n, top, shade, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top: [top, shade],
  low: [low, '#34406c'],
  hair: ['#2c2434', '#201c2c'],
  shoe: SKINS[n],
  shorts: true,
  bare: true,
  light: -1,
  ...more,
})

export default {
  alt: 'Le risaie a terrazza di Bali allagate, al mattino: rispecchiano il cielo e il vulcano Agung; fra i campi il tempio con i suoi tetti, tre bambini corrono sull’argine con un aquilone dalla coda lunghissima',
  heart: 80,
  focus: 0.6,
  paint(w, h) {
    const f0 = field({ w, h, portrait: h > w }, { centre: 87, zoom: 0.78 })
    const s = new Scene(w, h, {
      mood: windyMorning,
      sun: [0.02, 0.3],
      horizon: f0.at([0, LAND])[1] / h,
    })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.4 })
    const f = field(s, { centre: 87, zoom: 0.78 })
    f.draw(s.k, (k) => {
      streaks(k)
      agung(k)
      plain(k)
    })
    stillWater(s, {
      y: f.at([0, LAND + 0.6])[1] / h,
      sway: 0.6,
      press: s.pick(1.12, 1.3),
      veil: [
        [0, '#ffe0b0', 0.3],
        [0.5, '#a8d4d8', 0.22],
        [1, '#3c9cc8', 0.5],
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
        far: 330,
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
    const [tx, ty] = on(46, 128)
    const temple = (k) => {
      for (const [dx, high, lean] of points('-15 14 -0.080 13 17 0.080 17 12 0.100', 3))
        palm(k, tx + dx, ty, high, lean, ['#7c7458', '#74b458', '#3c7c54'])
      at(
        k,
        tx - 1,
        ty - 0.6,
        1,
        (c) => meru(c, 0, 0, { n: 7, wide: 10.5, step: 2.6, base: 3 }),
        true,
      )
      at(
        k,
        tx + 9.5,
        ty - 0.4,
        1,
        (c) => meru(c, 0, 0, { n: 3, wide: 8, step: 2.3, base: 2.4 }),
        true,
      )
      knoll(k, tx + 2, ty + 0.4)
    }
    // The temple turned over, seen wherever the fields are flooded; then the land.
    f.draw(s.k, (k) => {
      k.save()
      k.globalAlpha = 0.5
      k.translate(0, (ty + 1.7) * 1.85)
      k.scale(1, -0.85)
      temple(k)
      k.restore()
      for (let i = 0; i < 22; i++) {
        const [x, y] = [88 + ((i * 37) % 60), 71 + i * 0.9]
        path(k, 'rgba(214,240,240,.4)', `M${x - 4} ${y}q4 -0.400 8 0q-4 0.440 -8 0Z`)
      }
    })
    s.k.drawImage(sheet.canvas, 0, 0)
    f.draw(s.k, (k) => {
      groves(k)
      temple(k)
      at(k, ...on(-34, 112).slice(0, 2), 0.8, shelter)
      for (const [x, z, q, m] of points(
        '18 78 0.700 0 22 80 0.620 1 -4 96 0.560 0 40 70 0.800 1',
        4,
      ))
        at(k, ...on(x, z).slice(0, 2), q, egret, m > 0)
      const put = (x, z, high, o, flip) => {
        const [px, py] = on(x, z)
        stand(k, px, py, high, o, { flip, fall: [-0.5, 0.05], shade: 'rgba(24,72,64,.5)' })
        return [px, py]
      }
      const [hx, hy] = put(
        rimAt(-13.5, 84),
        84,
        7.6,
        child('run', 2, '#f8f0e0', '#c0b4b8', '#e4504c', { armFar: [120, 30] }),
        true,
      )
      put(rimAt(-11, 74.5), 74.5, 7, child('run', 1, '#f8c43c', '#c08c38', '#3c64a8', {}), true)
      put(rimAt(-9, 66.5), 66.5, 6.2, child('run', 2, '#4cb8b0', '#2c7c84', '#f08c54', {}), true)
      const [kx, ky] = s.pick([96, 17], [88, 10])
      stroke(
        k,
        'rgba(255,250,236,.9)',
        0.16,
        `M${hx - 1.5} ${hy - 7.6}C${hx + 10} ${hy - 22} ${kx - 16} ${ky + 22} ${kx} ${ky}`,
      )
      at(k, kx, ky, s.pick(0.8, 0.62), kite)
      nearTree(k, s.pick(0, 31))
    })
    return finish(s, { vignette: 0.12 })
  },
}
