import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import {
  castShadow,
  chair,
  coffeeWindow,
  dominoTable,
  loser,
  rooster,
  thinker,
  winner,
} from '../../things/domino-park.js'

const FOOT = 64
const PAINTED = {
  tail: ['#1c5c94', '#2c9c94', '#f8c848', '#e86c3c'],
  body: '#d8402c',
  breast: '#f4803c',
  wing: '#8c2c54',
  neck: '#f4a83c',
  neckLit: '#ffdc6c',
  comb: '#f43c54',
}
const ALIVE = {
  tail: ['#1c3c54', '#24585c', '#1c3c54', '#2c7468'],
  body: '#8c3428',
  breast: '#5c2430',
  wing: '#c8582c',
  neck: '#d8842c',
  neckLit: '#ffc45c',
  comb: '#e8283c',
}

/** The painted wall: a sun with its rays, waves, the rooster as tall as the house. */
function mural(k) {
  k.save()
  k.beginPath()
  k.rect(-8, 10, 112, FOOT - 10)
  k.clip()
  path(k, '#2c8ca4', 'M-8 10H104V64H-8Z')
  const [x, y] = [70, 50]
  for (let i = 0; i < 15; i++) {
    const a = Math.PI + (i / 15) * Math.PI
    const b = a + Math.PI / 24
    const p = (t) => `${x + Math.cos(t) * 120} ${y + Math.sin(t) * 120}`
    path(k, ['#f8b43c', '#f4844c', '#fce0a0'][i % 3], `M${x} ${y}L${p(a)}L${p(b)}Z`)
  }
  path(k, '#fce4ac', `M${x} ${y - 15}a15 15 0 1 0 0.010 0Z`)
  path(k, '#e84c34', `M${x} ${y - 12}a12 12 0 1 0 0.010 0Z`)
  path(
    k,
    '#1c6c7c',
    'M-8 50C4 46 12 53 24 50C36 47 46 53 58 50.500C70 48 80 53.500 90 50.500C96 49 100 50 106 51V66H-8Z',
  )
  path(k, '#34a894', 'M-8 55C6 52 16 58 30 55C44 52 54 58 68 55.500C82 53 92 58 106 55.500V66H-8Z')
  path(
    k,
    '#24487c',
    'M-8 60C6 57 18 62.500 32 60C46 57.500 58 62.500 72 60C86 57.500 96 62 106 60V66H-8Z',
  )
  at(k, 31, 60, 1.98, (q) => rooster(q, PAINTED))
  k.restore()
}

/** A palm's shadow on the wall: leaves that hang from one point. */
function palmShadow(k, x, y, size) {
  k.save()
  k.translate(x, y)
  k.scale(size, size)
  const c = 'rgba(64,28,92,.3)'
  k.beginPath()
  k.rect(-60, 10 / size - y / size, 160, (FOOT - 10) / size)
  k.clip()
  path(
    k,
    c,
    'M-1 0C-6 -7 -14 -9 -21 -5C-14 -5.500 -8 -3 -3 2C-10 0 -17 3 -20 9C-14 5 -7 4 -2 4C-6 7 -8 12 -7 18C-4 12 -2 8 0.400 5C1 20 3 40 8 62H11C6 40 4 20 3.400 4.500C6 8 8 12 12 16C12 10 9 6 5 3C11 3 16 6 19 11C19 4 12 0 5 0.500C10 -3 15 -4 21 -2C16 -8 7 -8 2 -1C2 -6 0 -11 -5 -14C-3 -10 -2 -5 -1 0Z',
  )
  k.restore()
}

export default {
  alt: 'Una partita a domino a Little Havana sotto il grande murale di un gallo e di un sole: una donna ha vinto, un gallo vero siede al quarto posto, alla finestra si versa il caffè',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#ffb48c'],
          [1, '#ffe0a4'],
        ],
      },
      sun: [-0.4, 0.1],
      horizon: FOOT / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      mural(k)
      path(k, '#fff0d0', 'M-8 7.500H105V10.500H-8Z')
      path(k, '#c88c84', 'M-8 10.500H104V11.500H-8Z')
      // The café.
      path(k, '#f4907c', `M104 4H170V${FOOT}H104Z`)
      path(k, '#ffb49c', `M104 4H108V${FOOT}H104Z`)
      path(k, '#d8685c', `M104 56H170V${FOOT}H104Z`)
      path(k, '#fff0d0', 'M102.500 2H170V5.500H102.500Z')
      path(k, '#c8645c', 'M104 5.500H170V6.800H104Z')
      // Its sign: a cup that steams.
      path(k, '#5c2c4c', 'M136 8.500a7.500 7 0 1 0 0.010 0Z')
      path(k, '#f8c848', 'M136 9.300a6.700 6.200 0 1 0 0.010 0Z')
      path(
        k,
        '#5c2c4c',
        'M132.200 14.800H139L138.300 18.400H132.900ZM131.400 19H139.800V19.700H131.400Z',
      )
      stroke(
        k,
        '#5c2c4c',
        0.55,
        'M139 15.600C141 15.300 141 17.500 138.700 17.400M134.200 13.800C133.400 12.800 135 12.300 134.300 11.200M136.600 13.800C135.800 12.800 137.400 12.300 136.700 11.200',
      )
      at(k, 137, 51, 0.96, coffeeWindow)
      palmShadow(k, 92, 22, 0.94)
      // The pavement; the palm's shadow comes over it from where we stand.
      path(k, '#f0cca4', `M-8 ${FOOT}H170V98H-8Z`)
      path(k, '#c89888', `M-8 ${FOOT}H170V65.600H-8Z`)
      path(k, '#e4b894', 'M-8 73C30 72 120 74 170 72.500V98H-8Z')
      path(k, 'rgba(84,36,96,.3)', 'M94.600 65H98.400L86 98H80Z')
      // The players.
      path(k, 'rgba(84,36,96,.4)', 'M46 85.500H86L102 87.500C90 89 60 88.600 46 85.500Z')
      path(
        k,
        'rgba(84,36,96,.4)',
        'M55 79.600C62 78.400 76 78.400 84 79.600L94 81C84 82.200 62 82 55 79.600Z',
      )
      at(k, 61, 69, 1, winner)
      at(k, 75, 69, 1, loser)
      at(k, 64, 70, 1, dominoTable)
      at(k, 36, 86, 1.05, thinker)
      at(k, 95, 86, 1.05, (q) => castShadow(q, 5, 15))
      at(k, 95, 86, 1.05, chair, true)
      at(k, 95.5, 76.2, 0.74, (q) => rooster(q, ALIVE), true)
      for (const [x, y, q] of points('104 84 1 110 86.500 0.8 6 80 0.9', 3))
        path(
          k,
          '#8c3428',
          `M${x} ${y}c${q} ${-q * 1.4} ${q * 3} ${-q * 1.4} ${q * 3.6} ${-q * 0.4}c${-q} ${q} ${-q * 2.4} ${q * 1.2} ${-q * 3.6} ${q * 0.4}Z`,
        )
    })
    return finish(s, { bloom: 0.08 })
  },
}
