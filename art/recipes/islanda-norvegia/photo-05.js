import { Path2D } from '@napi-rs/canvas'
import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { houseFoot, nearRocks, turfHouse } from '../../things/lagoon-shore.js'
import { farShore, HORIZON, leftWall, pool, rightWall, sealHead } from '../../things/sky-lagoon.js'
import { folk, POSES } from '../../things/slender-folk.js'

const SKIN = [
  ['#fcc494', '#a8687c'],
  ['#d8905c', '#744460'],
  ['#a8643c', '#583450'],
]

/** Somebody in the water up to `deep` heads below the crown; what is under the surface is not drawn. */
function bather(k, x, y, high, n, deep, more) {
  const q = high / 7
  const o = {
    ...POSES.stand,
    view: 'back',
    light: x < 44 ? 1 : -1,
    skin: SKIN[n],
    top: SKIN[n],
    low: ['#2c3468', '#2c3468'],
    hair: ['#5c3848', '#38243c'],
    ...more,
  }
  k.save()
  k.clip(new Path2D(`M${x - 8} ${y - 20}H${x + 8}V${y}H${x - 8}Z`))
  at(k, x, y + (7 - deep) * q, q, (c) => folk(c, o))
  k.restore()
  path(
    k,
    'rgba(255,240,206,.75)',
    `M${x - q * 2.2} ${y}q${q * 2.2} ${-q * 0.3} ${q * 4.4} 0q${-q * 2.2} ${q * 0.5} ${-q * 4.4} 0Z`,
  )
  path(
    k,
    'rgba(120,70,100,.4)',
    `M${x - q * 0.8} ${y + q * 0.3}h${q * 1.6}l${-q * 0.2} ${q * 1.3}h${-q * 1.1}Z`,
  )
}

const close = { armNear: [16, 8], armFar: [16, 8] }

export default {
  alt: 'Tramonto d’inverno a Sky Lagoon: l’acqua calda color latte finisce sull’Atlantico, bagnanti appoggiati al bordo guardano il sole basso e i monti lontani, nella casa di torba è accesa la luce; una foca spunta dal mare',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [44 / 160, 0.3], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      farShore(k)
      at(k, 70, 41.4, 0.36, sealHead)
      pool(k)
      rightWall(k)
      leftWall(k)
      turfHouse(k)
      houseFoot(k)
      bather(k, 34.5, 52.6, 9.4, 0, 2.2, {
        armNear: [30, 62],
        armFar: [16, 8],
        hat: ['knit', '#e0503c', '#fff0dc'],
      })
      bather(k, 38.8, 52.4, 8.8, 1, 2.1, { cut: 'bun', ...close })
      bather(k, 57, 50.4, 8, 0, 2.2, { armNear: [16, 8], armFar: [34, 58], cut: 'bun' })
      bather(k, 80.5, 48.9, 7, 2, 2.1, { ...close, hat: ['knit', '#f0c050', '#fff0dc'] })
      bather(k, 84.2, 48.8, 6.8, 0, 2, { ...close, cut: 'long' })
      bather(k, 103, 58.4, 9, 1, 1.9, {
        armNear: [30, 0],
        armFar: [30, 0],
        hat: ['knit', '#5ca8c8', '#fff0dc'],
      })
    })
    // Steam: it leans with the wind from the sea.
    s.layer(
      (k) =>
        f.draw(k, (q) => {
          for (const [c, d] of [
            [
              'rgba(255,238,216,.8)',
              'M40 58C52 54 58 55 66 51C70 48 69 45.500 73 43C77 40.600 82 42 83 39C86 44 80 46 79 49C85 50 92 49 98 52C88 56 60 60 40 58Z',
            ],
            [
              'rgba(255,228,206,.75)',
              'M4 68C12 66 16 62 24 60C28 57.500 25 54 29 51.500C33 49.500 34 47.500 33 45C38 50 33 54 34 57C40 58 44 58 50 60C38 66 20 70 4 68Z',
            ],
            [
              'rgba(232,236,232,.7)',
              'M88 70C100 66 106 67 112 62C115 59 113 56.500 117 54C121 52 123 50 122 47C127 52 121 56 122 60C130 61 136 62 142 66C128 71 104 73 88 70Z',
            ],
            [
              'rgba(206,230,232,.55)',
              'M40 84C52 79 62 80 70 76C76 72.500 74 70 80 68C80 72 78 74 80 77C90 77 98 78 108 81C90 86 60 88 40 84Z',
            ],
          ])
            path(q, c, d)
        }),
      { lit: false, blur: s.w / 90, alpha: 0.62 },
    )
    f.draw(s.k, nearRocks)
    return finish(s, { vignette: 0.16 })
  },
}
