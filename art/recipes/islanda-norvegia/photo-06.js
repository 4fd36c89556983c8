import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { cat, church, fight, house, lamp, statue, street } from '../../things/reykjavik.js'

const LEFT = [
  [0.16, 0.11, '#6c5c94', '#a48cb0', 26],
  [0.22, 0.16, '#3c7088', '#7cb0b4', 32],
  [0.32, 0.22, '#a4485c', '#e0786c', 28],
  [0.46, 0.32, '#4c5c94', '#88a4cc', 36],
  [0.64, 0.46, '#a87848', '#e8b868', 30],
  [0.96, 0.64, '#2c6c74', '#5caca4', 38],
  [1.5, 0.96, '#8c3c58', '#d8605c', 36],
]
const RIGHT = [
  [0.16, 0.11, '#f4d8a4', '#c89c94', 28],
  [0.22, 0.16, '#f08468', '#a4506c', 26],
  [0.32, 0.22, '#8cc8cc', '#5484a8', 34],
  [0.46, 0.32, '#f8c45c', '#b47c5c', 28],
  [0.64, 0.46, '#7cc09c', '#4c8084', 36],
  [0.92, 0.64, '#f07858', '#a4485c', 30],
  [1.5, 0.92, '#74acd8', '#4468a0', 38],
]

/** Large flakes, some near; none of them over the fight. */
function flakes(k) {
  const r = random(11)
  for (let i = 0; i < 46; i++) {
    const [x, y, q] = [r() * 160, r() * 62, 0.18 + r() ** 3 * 0.6]
    path(k, 'rgba(255,255,255,.9)', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
  }
}

export default {
  alt: 'Inverno a Reykjavík: sulla strada dipinta d’arcobaleno due amici in maglione di lana si tirano palle di neve fra le case di lamiera colorata, un gatto li guarda; in cima la chiesa di Hallgrímskirkja',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        glowPower: 0.25,
        sky: [
          [0, '#6c9ccc'],
          [0.5, '#a8c8e0'],
          [0.85, '#f8dccc'],
          [1, '#ffe8d0'],
        ],
      },
      sun: [0, 0.4],
      horizon: 60 / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(
        k,
        '#e4eaf0',
        'M-6 13C16 11 40 12 62 11.500C46 16 26 17.500 8 17C2 17 -2 17.500 -6 17ZM100 20C116 16 140 19 168 15V22C146 25 120 23 100 20Z',
      )
      church(k, 84, 60.9)
      street(k)
      for (let i = 0; i < 7; i++) {
        for (const [side, [near, far, wall, gable, high]] of [
          [-1, LEFT[i]],
          [1, RIGHT[i]],
        ])
          house(k, side, near, far, {
            high,
            wall,
            gable,
            floors: high > 32 ? 2 : 1 + (i % 2),
            windows: i > 4 ? 3 : 2,
          })
        if (i === 2 || i === 4) for (const side of [-1, 1]) lamp(k, side, [0, 0, 0.26, 0, 0.54][i])
      }
      statue(k, 84, 61.6)
      flakes(k)
      at(k, 122, 84.6, 0.62, cat)
      fight(k)
    })
    return finish(s, { bloom: 0.12, vignette: 0.12 })
  },
}
