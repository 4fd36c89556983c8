import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { BANK, citadel, oldTown, papyrus } from '../../things/cairo.js'
import { egret, felucca } from '../../things/nile.js'

const evening = {
  ...moods.golden,
  sky: [
    [0, '#3f80b4'],
    [0.4, '#8fbccc'],
    [0.74, '#f0dcb4'],
    [1, '#fbc890'],
  ],
  haze: '#f4cfa4',
  lit: '#fff0dc',
  disc: 0,
  front: 0.8,
}

/** What stands in calm water, upside down below row `y`: it sways a little more the nearer it comes, and sinks away. */
function mirror(s, f, y, power, deep, draw) {
  const { canvas, k } = s.sheet(s.w, s.h)
  f.draw(k, (m) => {
    m.translate(0, 2 * y)
    m.scale(1, -1)
    draw(m)
  })
  const top = Math.round(f.at([0, y])[1])
  for (let row = top, i = 0; row < s.h; i++) {
    const near = (row - top) / f.q
    const high = Math.max(1, Math.round(f.q * (0.22 + near * 0.016)))
    const sway = Math.sin(i * 1.9) * Math.sin(i * 0.43 + y) * (0.1 + near * 0.022) * f.q
    s.k.globalAlpha = power * Math.max(0, 1 - near / deep)
    s.k.drawImage(canvas, 0, row, s.w, high, sway, row, s.w, high)
    row += high
  }
  s.k.globalAlpha = 1
}

export default {
  alt: 'Una feluca sul Nilo al Cairo nella brezza della sera, un airone bianco a prua, sotto la Cittadella con la grande cupola e i due minareti',
  paint(w, h) {
    const s = new Scene(w, h, { mood: evening, sun: [0.02, 0.4], horizon: BANK / 90 })
    sky(s, { clouds: 0, glowPower: 0.4 })
    flatCloud(s, { x: 0.52, y: 0.2, width: 26, height: 3.4, seed: 6, lit: '#fff0d8', power: 0.85 })
    const f = field(s)
    f.draw(s.k, citadel)
    f.draw(s.k, oldTown)
    const palms = [
      [3, 13, 4],
      [12.6, 10, 6],
      [16, 14.5, 2],
      [19, 11, 8],
      [57, 9, 9],
      [60.4, 11.5, 7],
      [79, 8, 12],
      [104, 7, 15],
      [139, 9.5, 16],
      [142, 7.5, 17],
    ]
    for (const [x, height, seed] of palms)
      palm(s, {
        x: x / 160,
        y: 54.6 / 90,
        height,
        lean: ((seed % 3) - 1) * 0.1,
        kind: 'date',
        seed,
        colour: '#6c8444',
        front: 0.7,
        haze: 0.14,
      })
    f.draw(s.k, (k) => {
      const water = k.createLinearGradient(0, BANK, 0, 90)
      for (const [t, c] of [
        [0, '#f0c898'],
        [0.16, '#b8bcae'],
        [0.45, '#5f9aac'],
        [1, '#1f5f86'],
      ])
        water.addColorStop(t, c)
      k.fillStyle = water
      k.fillRect(-6, BANK, 172, 40)
    })
    mirror(s, f, BANK, 0.5, 23, (k) => {
      citadel(k)
      oldTown(k)
      for (const [x, high] of palms) {
        stroke(k, '#6c7450', 0.5, `M${x} ${BANK}V${BANK - high * 0.6}`)
        path(
          k,
          '#6c7450',
          `M${x - 3} ${BANK - high * 0.5}Q${x} ${BANK - high} ${x + 3} ${BANK - high * 0.5}Q${x} ${BANK - high * 0.7} ${x - 3} ${BANK - high * 0.5}Z`,
        )
      }
    })
    const boat = (x, y, size, options) => {
      const draw = (flip) => (k) => {
        at(k, x, y, size, (m) => felucca(m, options), flip)
        if (!flip) at(k, 18.4, 69.4, 1.1, egret)
      }
      mirror(s, f, y, 0.62, 42 * size + 6, draw(options.flip))
      f.draw(s.k, draw(options.flip))
      f.draw(s.k, (k) => {
        path(
          k,
          'rgba(24,58,92,.45)',
          `M${x - 19 * size} ${y}H${x + 20.6 * size}L${x + 17 * size} ${y + 0.7 * size}H${x - 15 * size}Z`,
        )
      })
    }
    boat(84, 59.6, 0.3, { flip: true, crew: false, sail: '#fbe2bc', fold: '#cfa698' })
    boat(43, 75, 1.08, {})
    f.draw(s.k, (k) => {
      // A few long strokes of evening light where the breeze touches the water.
      for (const d of ['M96 70.500H112', 'M103 71.700H109', 'M78 83H90'])
        stroke(k, 'rgba(255,226,184,.5)', 0.26, d)
      path(k, '#33543c', 'M120 92C126 88.600 134 87 142 86C152 84.600 160 84 168 83.600V92Z')
      papyrus(k, { from: 147, to: 166, foot: 88, high: 19, count: 26, seed: 3 })
      papyrus(k, { from: 133, to: 141, foot: 89, high: 7, count: 8, seed: 8 })
    })
    return finish(s)
  },
}
