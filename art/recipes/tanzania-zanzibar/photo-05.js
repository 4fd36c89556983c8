import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { closed, open } from '../../things/curves.js'
import {
  balloonOutline,
  baobabLit,
  baobabOutline,
  bed,
  thorn,
  thornOutline,
} from '../../things/tarangire-shadows.js'
import { elephant } from '../../things/wading-elephants.js'

const SHADE = '#5c3c70'
const ONE = { body: SHADE, light: SHADE, shade: SHADE, deep: SHADE, ear: SHADE, tusk: SHADE }
const GREEN = ['#3f6450', '#6c9454', '#b4c068']
const DRY = ['#6c6c4c', '#9c9450', '#d4c46c']

/** x, y, size, stride and how the trunk is held; the herd goes down to the river. */
const HERD = [
  [44, 73, 1.02, 0.9, 'down'],
  [58, 72, 0.56, 0.3, 'up'],
  [71, 70.4, 1.1, 0.5, 'down'],
  [85.5, 69, 0.5, 0.9, 'down'],
  [98, 67.4, 1.12, 1, 'down'],
  [118, 64.8, 1.2, 0.7, 'drink'],
]
const HIDE = {
  body: '#a88c90',
  light: '#f4d0a8',
  shade: '#7c6478',
  deep: '#54406a',
  ear: '#947880',
  tusk: '#fff8e8',
}
/** x, y, size of the crown, length of the stem, seed, tones. */
const THORNS = [
  [58, 24, 5.4, 5.4, 1, DRY],
  [127, 20, 3.8, 4, 2, GREEN],
  [110, 90, 6.6, 6, 3, GREEN],
  [157, 62, 5, 5, 5, GREEN],
  [155, 88, 2.6, 1, 6, GREEN],
  [125, 35, 2.2, 0.8, 7, GREEN],
  [121, 38, 1.5, 0.6, 11, GREEN],
  [84, 12, 2, 0.7, 12, DRY],
]
/** Where the shadow of one unit of height goes. */
const [LEAN, LONG] = [0.5, 1.5]

export default {
  alt: 'Il Tarangire dalla mongolfiera nel primo sole: gli elefanti vanno in fila al fiume con ombre viola più grandi di loro, come il baobab; sull’erba dorata passa anche l’ombra del pallone, dove qualcuno saluta',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.5, 1.2], horizon: 0.02 })
    const f = field(s)
    const r = random(4)
    f.draw(s.k, (k) => {
      const sand = k.createLinearGradient(0, 0, 0, 90)
      sand.addColorStop(0, '#e2a65a')
      sand.addColorStop(1, '#f6c676')
      k.fillStyle = sand
      k.fillRect(-4, -4, 170, 98)
      for (const [c, t] of [
        ['#ecb868', '-8 30 10 26 34 30 58 38 80 34 100 40 92 48 70 46 50 52 26 46 4 48 -8 44'],
        ['#d89c54', '-8 4 14 8 36 4 60 10 84 6 104 12 92 18 66 16 40 20 16 16 -8 18'],
        ['#fad286', '-8 78 16 74 44 78 74 74 104 78 112 84 90 88 60 84 30 90 -8 88'],
        ['#e4ac60', '30 56 54 58 80 54 104 54 96 60 72 60 48 64 26 62'],
      ])
        path(k, c, closed(points(t), 1))
      bed(k)
      // The path of the herd, trodden pale, and others that join it.
      for (const [wide, t] of [
        [2.2, '-6 75 16 74.6 40 72.600 66 70 92 66.6 122 63.4'],
        [0.8, '-6 52 20 58 40 66 58 70'],
        [0.7, '84 -6 92 16 98 40 106 56 118 63'],
        [0.6, '60 96 74 86 88 74 96 67'],
      ])
        stroke(k, '#f8dc9c', wide, open(points(t), 1))
      // Tufts of grass, each with its own small shadow.
      for (let i = 0; i < 24; i++) {
        const [cx, cy] = [r() * 120, r() * 90]
        const n = 2 + Math.floor(r() * 4)
        for (let j = 0; j < n; j++) {
          const [x, y, q] = [cx + (r() - 0.5) * 8, cy + (r() - 0.5) * 6, 0.6 + r() * 0.8]
          if (Math.abs(y - 75 + x * 0.09) < 4.5) continue
          path(
            k,
            '#b8845c',
            `M${x - q * 0.2} ${y}L${x + q * 0.1} ${y - q * 1.7}L${x + q * 0.22} ${y}Z`,
          )
          path(
            k,
            '#f8dc94',
            `M${x - q * 0.7} ${y + 0.1}Q${x} ${y - q * 0.5} ${x + q * 0.7} ${y + 0.1}Q${x} ${y + q * 0.5} ${x - q * 0.7} ${y + 0.1}Z`,
          )
        }
      }
    })
    // All shadows on one sheet, so that they darken what they lie on and never each other.
    const dark = s.sheet()
    f.draw(dark.k, (k) => {
      const laid = (x, y, draw, lean = LEAN, long = LONG) => {
        k.save()
        k.translate(x, y)
        k.transform(1, 0, -lean, long, 0, 0)
        draw()
        k.restore()
      }
      laid(15, 82, () => baobabOutline(k, SHADE, 44, 21))
      laid(92, 41, () => balloonOutline(k, SHADE), 0.3, 0.94)
      for (const [x, y, q, stem] of THORNS) {
        if (stem < 1.2)
          path(
            k,
            SHADE,
            `M${x - q} ${y}C${x - q * 0.6} ${y - q * 1.1} ${x + q * 1.3} ${y - q * 1.5} ${x + q * 1.6} ${y - q * 1.1}C${x + q * 1.7} ${y - q * 0.7} ${x + q} ${y} ${x - q} ${y}Z`,
          )
        else
          laid(x, y, () =>
            at(k, 0, 0, 1, (c) => {
              c.scale(q * 1.4, stem * 1.25)
              thornOutline(c, SHADE)
            }),
          )
      }
      for (const [x, y, q, step, trunk] of HERD)
        laid(x, y, () => at(k, 0, 0, q, (c) => elephant(c, { step, trunk, tones: ONE }), true))
    })
    s.k.save()
    s.k.globalAlpha = 0.88
    s.k.drawImage(dark.canvas, 0, 0)
    s.k.restore()
    f.draw(s.k, (k) => {
      for (const [x, y, q, stem, seed, tones] of THORNS) thorn(k, x, y, q, stem, seed, tones)
      at(k, 15, 82, 1, (c) => {
        c.scale(1, 0.74)
        baobabLit(c, 44, 21)
      })
      for (const [x, y, q, step, trunk] of HERD)
        at(
          k,
          x,
          y,
          q,
          (c) => {
            c.scale(1, 0.78)
            elephant(c, { step, trunk, tones: HIDE })
          },
          true,
        )
    })
    return finish(s, { vignette: 0.08, bloom: 0.06 })
  },
}
