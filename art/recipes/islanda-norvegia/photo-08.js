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
function rider(k, x, y, q, coat, o, gait = 'tolt', size = 2.3) {
  path(
    k,
    'rgba(44,74,56,.8)',
    `M${x - q * 8} ${y}L${x + q * 8} ${y - q}C${x + q * 12} ${y + q * 2} ${x + q * 15} ${y + q * 4} ${x + q * 16} ${y + q * 7}C${x + q * 10} ${y + q * 8} ${x + q * 4} ${y + q * 6} ${x} ${y + q * 4}C${x - q * 3} ${y + q * 3} ${x - q * 7} ${y + q * 2.6} ${x - q * 8} ${y}Z`,
  )
  at(k, x, y, q, (c) => {
    pony(c, coat, { gait })
    path(
      c,
      '#3c2430',
      'M-3.400 -14.200C-1 -13.400 1.600 -13.800 3.200 -15L2.600 -12.400C0.600 -11.400 -1.600 -11.400 -3 -12.200Z',
    )
    // Her leg keeps the light from the flank behind it.
    path(
      c,
      'rgba(60,28,48,.5)',
      'M-1 -12.600C0.600 -11.600 2 -10.600 3.600 -10C4.800 -9.400 4.600 -8 3.800 -6.800L0.600 -6.600C1.600 -8.400 0.600 -9.600 -1 -10.600Z',
    )
    at(c, -0.4, -14.8, size, (f) =>
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
    c.lineWidth = 0.16
    c.beginPath()
    c.moveTo(3.8, -17.4)
    c.lineTo(13.6, -15.6)
    c.stroke()
  })
}

export default {
  alt: 'Il primo sole di giugno dietro una fattoria islandese coi tetti d’erba: tre facciate di legno in ombra, due finestre accese e la lunga ombra delle case sul prato; due cavalieri passano al tölt, una donna saluta, una pecora bruca con l’agnello; dietro, la calotta di ghiaccio rosa',
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
        [151, 89, 0.7, {}],
        [141.6, 89.4, 0.44, { lamb: true }],
      ]) {
        path(
          k,
          SHADE,
          `M${x - q * 4} ${y}L${x + q * 4} ${y - q * 0.5}L${x + q * 7} ${y + q * 2}L${x + q * 5} ${y + q * 2.6}L${x} ${y + q * 2}Z`,
        )
        at(k, x, y, q, (c) => ewe(c, o))
      }
      // Her shadow: one long soft form from her feet towards us.
      path(
        k,
        '#264c3c',
        'M81.600 77.500C82.400 77 83.800 77 84.400 77.500C85.600 79 87.400 80.800 88.400 82.600C88.600 83.400 87 83.600 86.200 83C84.400 81.400 82.400 79.400 81.600 77.500Z',
      )
      stand(
        k,
        83,
        77.6,
        9.6,
        {
          near: [3, 2],
          far: [-6, 5],
          armNear: [-6, 14],
          armFar: [140, 28],
          skin: SKINS[0],
          top: ['#f0e4d0', '#b4a4a8'],
          low: ['#c8a040', '#8c6c38'],
          hair: ['#c88c50', '#8c5c40'],
          dress: 'skirt',
          cut: 'bun',
          light: -1,
        },
        { flip: true },
      )
      rider(
        k,
        12,
        83.6,
        0.74,
        COATS.grey,
        {
          top: ['#e0584c', '#983848'],
          skin: SKINS[1],
          hat: ['cap', '#2c2c48'],
        },
        'walk',
        2.75,
      )
      rider(k, 45, 86.4, 1.06, COATS.chestnut, {
        top: ['#f4f0e4', '#a8b0cc'],
        skin: SKINS[0],
        hat: ['cap', '#38304c'],
        cut: 'long',
      })
      near(k)
      const r = random(19)
      // A few lupins low in the corner, no two of one height or lean.
      for (const [x, y, high, lean, n] of points(
        '22 96 15 -1.5 0 25.500 96 11 1.5 1 29 97 14 1.2 0 -1 96 12 -1 2 2.500 97 9 1.500 3',
        5,
      ))
        lupin(k, x, y, high, lean, LUPINS[n], r)
    })
    return finish(s, { vignette: 0.14 })
  },
}
