import { at, field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bay, flakes, lagoon, SEA, steam, walls } from '../../things/snow-lagoon.js'
import { atEdge, beside, seal } from '../../things/warm-bathers.js'

const FAIR = ['#f6c4a4', '#c8888c']
const TAN = ['#d89c78', '#9c6470']
const BROWN = ['#a86c50', '#744454']
const RED = ['#e8503c', '#a83448']
const GOLD = ['#f6c04a', '#bc803c']
const WHITE = ['#fff4e4', '#c0c4d4']
const BLUE = ['#3c5ca8', '#2c3c78']

const HIGH = [
  [
    66,
    49.4,
    10,
    atEdge,
    { skin: FAIR, wool: RED, bobble: '#fff4e4', suit: '#2c3c78', hair: '#8c5c44', near: true },
  ],
  [73.6, 49.2, 10.4, atEdge, { skin: TAN, wool: WHITE, hair: '#4c3038', point: true }],
  [103, 49.3, 9.6, atEdge, { skin: BROWN, wool: GOLD, suit: '#e8503c', hair: '#3c2430' }],
  [
    37.5,
    65,
    15,
    beside,
    { skin: FAIR, wool: WHITE, bobble: '#e8503c', suit: '#2c8c94', hold: '#e8503c' },
  ],
  [
    52,
    66.4,
    -14.6,
    beside,
    { skin: TAN, wool: BLUE, bobble: '#f6c04a', mask: '#f4f4ec', low: 0.08 },
  ],
]

/** Three at the edge of the sea, two who talk; one of them still white from the salt rub. */
function bathers(k, mirror) {
  for (const [x, y, size, draw, o] of HIGH)
    at(k, x, y, Math.abs(size), (c) => draw(c, o, mirror), size < 0)
}

export default {
  alt: 'Nevica su Sky Lagoon: bagnanti col berretto di lana nell’acqua calda color latte, i gomiti sul bordo che finisce nell’Atlantico; rocce di lava imbiancate, la porta accesa della casa di torba, e una foca che si affaccia dal mare',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.mist, sun: [0.5, 0.1], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      bay(k)
      at(k, 86, 44.6, 4.4, seal)
      walls(k)
      lagoon(k)
    })
    s.layer((q) => f.draw(q, (k) => bathers(k, true)), { lit: false, alpha: 0.34 })
    f.draw(s.k, (k) => {
      bathers(k, false)
      steam(k, '84 62 92 55 100 57 108 52.500 116 55 122 53 130 58 140 64', 51, 63, 0.6)
      steam(
        k,
        '-6 90 10 79 24 81 34 75.500 46 79 58 76 70 79.500 82 78.500 96 84 108 90',
        75,
        91,
        0.42,
      )
      flakes(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
