import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { friend } from '../../things/friends.js'
import { coast, foot, lens, panes, room, waffles } from '../../things/lantern-room.js'

const GIRL = {
  skin: '#f4c09c',
  top: '#c83c4c',
  legs: '#2c4068',
  wear: 'trousers',
  feet: '#e8dcc8',
  hair: '#e8b058',
  style: 'tail',
  sleeve: 'long',
}
const KEEPER = {
  skin: '#e8a884',
  top: '#2c4c7c',
  legs: '#4c3c54',
  wear: 'trousers',
  feet: '#2c2438',
  boots: true,
  hair: '#f4ecdc',
  style: 'short',
  beard: true,
  sleeve: 'long',
  hat: 'beanie',
  hatColour: '#2c7c74',
}

/** The yoke of a jersey of the north: rows of little stars. */
const yoke = (k) => {
  stroke(k, '#fff4e4', 0.8, 'M-2.900 -8.200Q0 -7 2.900 -8.200')
  for (const x of [-2, -0.3, 1.4])
    path(k, '#fff4e4', `M${x} -6.600l0.600 0.700l-0.600 0.700l-0.600 -0.700Z`)
  stroke(k, '#2c3458', 0.4, 'M-3 -4.500Q0 -3.500 3.100 -4.500')
}

/** What he knits: a scarf in stripes that goes down over his knees and along the floor. */
function scarf(k) {
  const tones = ['#f4b83c', '#e8503c', '#fff0d8', '#3c9c94']
  const way = points(
    '29.500 74 36 73 37.500 78 38.800 82.600 42.500 85.400 46 88 50 87.200 54 86.400 58 87.600',
  )
  const p = (i) => {
    const t = Math.min(i / 64, 0.9999) * 4
    const [a, b, c] = way.slice(Math.floor(t) * 2, Math.floor(t) * 2 + 3)
    const u = t % 1
    return [0, 1].map((n) => a[n] * (1 - u) ** 2 + 2 * b[n] * u * (1 - u) + c[n] * u * u)
  }
  k.lineCap = 'butt'
  for (let i = 0; i < 64; i++) {
    const [[x0, y0], [x1, y1]] = [p(i), p(i + 1.4)]
    k.strokeStyle = tones[Math.floor(i / 5) % 4]
    k.lineWidth = 3.2
    k.beginPath()
    k.moveTo(x0, y0)
    k.lineTo(x1, y1)
    k.stroke()
  }
}

function chair(k) {
  stroke(k, '#4c2438', 1.2, 'M18.500 80L17.500 87.500M28.500 80L29.500 87M18.500 80L16.400 61')
  stroke(k, '#8c4c3c', 1.3, 'M18 79.900H29.500')
  stroke(
    k,
    '#8c4c3c',
    0.9,
    'M20.500 80L18.800 61.500M16.400 62.500L18.800 63M16.900 67L19.300 67.500M17.400 72L19.700 72.500',
  )
}

/** A stool of two steps for whom the lens is too tall. */
function stool(k) {
  path(k, 'rgba(50,16,40,.45)', 'M84 88H108L112 89.500H90Z')
  path(k, '#5c2c3c', 'M88 78H104L106 88.500H103.500L102 80H90L88.500 88.500H86Z')
  path(k, '#5c2c3c', 'M88.500 83H103V84.200H88.500Z')
  path(k, '#e8a058', 'M86.500 76.800H105V78.400H86.500Z')
}

export default {
  alt: 'Dentro la lanterna di un faro norvegese in una sera di neve: una ragazza lucida la grande lente, il vecchio guardiano lavora a maglia, un gabbiano spia le cialde dal vetro e passa il battello della costa',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [66 / 160, 0.45], horizon: 0.55 })
    const f = field(s)
    f.draw(s.k, (k) => {
      coast(k)
      panes(k)
      room(k)
      at(k, 113, 63.6, 0.9, waffles)
      at(k, 66, 66, 1, foot)
      at(k, 66, 66, 1, lens)
      path(k, 'rgba(50,16,40,.45)', 'M2 87C12 85.500 28 85.500 36 87C28 88.800 8 88.800 2 87Z')
      chair(k)
      friend(k, KEEPER, {
        x: 23.6,
        y: 79.2,
        size: 0.96,
        hip: 1.2,
        lean: -0.06,
        turn: 0.12,
        shade: 'back',
        legs: [
          [1.5, 0.25],
          [1.4, -0.1],
        ],
        arms: [
          [0.5, 1.6],
          [0.15, 1.35],
        ],
        hold: yoke,
        over: (m, near, far) => {
          stroke(
            m,
            '#ffe9b4',
            0.45,
            `M${near[0] - 1.5} ${near[1] - 3}L${near[0] + 3.4} ${near[1] + 2}M${far[0] + 1.6} ${far[1] - 4}L${far[0] - 1} ${far[1] + 2}`,
          )
        },
      })
      scarf(k)
      stool(k)
      friend(k, GIRL, {
        x: 93,
        y: 76.8,
        size: 1.02,
        flip: true,
        lean: 0.14,
        turn: -0.12,
        shade: 'back',
        legs: [
          [0.1, 0.02],
          [-0.25, -0.1],
        ],
        arms: [
          [1.5, 1.9],
          [1.9, 2.3],
        ],
        hold: yoke,
        over: (m, near) =>
          path(
            m,
            '#fff8e8',
            `M${near[0] - 1} ${near[1] - 1.6}L${near[0] + 1.8} ${near[1] - 2}L${near[0] + 1.4} ${near[1] + 1}L${near[0] + 2} ${near[1] + 3.4}L${near[0] - 0.6} ${near[1] + 2.4}Z`,
          ),
      })
    })
    s.glow(66 / 160, 0.45, 40, '#ffd878', 0.4)
    return finish(s, { bloom: 0.2, vignette: 0.16 })
  },
}
