import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { ewe } from '../../things/ewe.js'
import {
  buttercups,
  country,
  HORIZON,
  homeField,
  near,
  slabs,
} from '../../things/ice-cap-morning.js'
import { LUPINS, lupin } from '../../things/lupin.js'
import { COATS, pony } from '../../things/pony.js'
import { folk, SKINS, stand } from '../../things/slender-folk.js'
import { row, rowShadow } from '../../things/turf-row.js'

/** The field where the sun does not reach it. */
const SHADE = '#3c6a4a'

/** Somebody on a pony at a tölt, with the shadow of both. */
function rider(k, x, y, q, coat, o, gait = 'tolt') {
  path(
    k,
    '#54603f',
    `M${x - q * 9} ${y}L${x + q * 8} ${y - q}C${x + q * 16} ${y + q * 2} ${x + q * 26} ${y + q * 5} ${x + q * 36} ${y + q * 9}C${x + q * 30} ${y + q * 11} ${x + q * 22} ${y + q * 9} ${x + q * 14} ${y + q * 5}C${x + q * 6} ${y + q * 4} ${x - q * 2} ${y + q * 2.6} ${x - q * 9} ${y}Z`,
  )
  at(k, x, y, q, (c) => {
    pony(c, coat, { gait })
    path(
      c,
      '#3c2430',
      'M-3.400 -14.200C-1 -13.400 1.600 -13.800 3.200 -15L2.600 -12.400C0.600 -11.400 -1.600 -11.400 -3 -12.200Z',
    )
    at(c, -0.4, -14.8, 2.3, (f) =>
      folk(f, {
        near: [46, 58],
        far: [40, 56],
        armNear: [20, 66],
        armFar: [26, 66],
        seat: true,
        lean: -3,
        low: ['#3c4468', '#282c50'],
        hair: ['#e8b860', '#a87848'],
        shoe: '#2c2030',
        light: -1,
        ...o,
      }),
    )
    c.strokeStyle = '#3c2430'
    c.lineWidth = 0.35
    c.beginPath()
    c.moveTo(3.8, -17.4)
    c.lineTo(13.6, -15.6)
    c.stroke()
  })
}

export default {
  alt: 'Il primo sole di giugno dietro una fattoria islandese coi tetti d’erba: cinque facciate di legno in ombra con le finestre accese, la loro ombra lunga sul prato, due cavalieri passano al tölt, una pecora bruca con l’agnello; dietro la calotta di ghiaccio, lupini viola in primo piano',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.3], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, country)
    // Mist lies along the foot of the mountain.
    s.layer(
      (k) =>
        f.draw(k, (q) =>
          path(
            q,
            'rgba(255,240,210,.95)',
            'M-8 54C20 52.500 50 54.500 80 53C110 52 140 54 170 52.500V61H-8Z',
          ),
        ),
      { lit: false, blur: w / 90, alpha: 0.8 },
    )
    f.draw(s.k, (k) => {
      homeField(k)
      buttercups(k)
      rowShadow(k, SHADE)
      slabs(k)
      row(k)
      // A ewe grazes in the sun with her lamb.
      for (const [x, y, q, o] of [
        [147, 83.6, 0.62, {}],
        [139.4, 84.6, 0.4, { lamb: true }],
      ]) {
        path(
          k,
          SHADE,
          `M${x - q * 4} ${y}L${x + q * 4} ${y - q * 0.5}L${x + q * 11} ${y + q * 2}L${x + q * 8} ${y + q * 3}L${x + q * 2} ${y + q * 2.2}Z`,
        )
        at(k, x, y, q, (c) => ewe(c, o))
      }
      stand(
        k,
        46.2,
        75,
        7.6,
        {
          near: [3, 2],
          far: [-6, 5],
          armNear: [-6, 14],
          armFar: [140, 28],
          skin: SKINS[0],
          top: ['#f0e4d0', '#b4a4a8'],
          low: ['#3c5478', '#283a58'],
          hair: ['#c88c50', '#8c5c40'],
          dress: 'skirt',
          cut: 'bun',
          light: -1,
        },
        { flip: true, fall: [1.2, 0.4], shade: SHADE },
      )
      rider(
        k,
        66,
        80.4,
        0.46,
        COATS.grey,
        {
          top: ['#4c80b4', '#34548c'],
          skin: SKINS[1],
          hat: ['cap', '#2c2c48'],
        },
        'walk',
      )
      rider(k, 30, 80.6, 0.5, COATS.chestnut, {
        top: ['#e8604a', '#a43844'],
        skin: SKINS[0],
        hat: ['cap', '#38304c'],
        cut: 'long',
      })
      near(k)
      const r = random(19)
      // Two clumps of lupins and a stray one, no two of one height or lean.
      for (const [x, y, high, lean, n] of points(
        '-2 93 20 -1.5 0 2 94 15 1.5 1 6.500 93 23 1.2 0 10 95 13 3 3 13 93 17 3.2 1 17.500 94 10 2 0 29 95 14 -2 2 32 95 10 2.4 0 47 95 9.5 1.5 1',
        5,
      ))
        lupin(k, x, y, high, lean, LUPINS[n], r)
    })
    return finish(s, { vignette: 0.14 })
  },
}
