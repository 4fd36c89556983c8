import { Path2D } from '@napi-rs/canvas'
import { random } from '../core/random.js'
import { rect } from '../core/shape.js'

/** A longtail boat from the side, bow to the right, with ribbons on the prow. */
export const longtail = ({
  hull = '#9a5a32',
  stripe = '#2f8fa8',
  roof = '#e9e2d0',
  people = 3,
  seed = 1,
} = {}) => ({
  width: 170,
  height: 46,
  below: 5,
  draw(pen) {
    const r = random(seed)
    const inside = pen.blend(hull, '#2a1a2c', 0.5)
    pen.path(inside, 'M-60 -9Q0 -4 44 -12L40 -4L-56 -4Z')
    for (let i = 0; i < people; i++) {
      const x = -26 + i * 15 + r() * 4
      const cloth = ['#d9583a', '#f1ead8', '#2f7f94', '#e0a83a'][Math.floor(r() * 4)]
      pen.path(cloth, `M${x - 4} -6Q${x - 4.4} -15 ${x} -15Q${x + 4.4} -15 ${x + 4} -6Z`)
      pen.ellipse('#8a5a42', x, -18, 2.3, 2.7)
      if (i === 0) pen.path('#e3c78a', `M${x - 5} -18.4L${x} -23L${x + 5} -18.4Z`)
    }
    pen.path(
      hull,
      'M-68 -13Q-40 -7 0 -8Q34 -9 54 -22Q64 -31 70 -45L73 -44Q70 -26 58 -10Q48 2 36 4L-52 4Q-62 -2 -68 -13Z',
    )
    pen.path(
      stripe,
      'M-66 -10Q-40 -4.6 0 -5.6Q34 -6.6 55 -18.6L56.6 -14Q36 -2.6 0 -1.8Q-40 -1.4 -63.6 -6Z',
    )
    pen.stroke(
      pen.blend(hull, '#ffe2b0', 0.4),
      'M-68 -13Q-40 -7 0 -8Q34 -9 54 -22Q64 -31 70 -45',
      1.3,
    )
    for (const x of [-46, -22, 2, 22])
      pen.line(
        '#6b4630',
        [
          [x, -8],
          [x, -29],
        ],
        1.1,
      )
    pen.path(roof, 'M-52 -29Q-14 -35 28 -29L26 -26.6Q-14 -32 -50 -26.6Z')
    pen.path(
      pen.blend(roof, '#3a4a7a', 0.45),
      'M-50 -26.6Q-14 -32 26 -26.6L25 -25.4Q-14 -30 -49 -25.4Z',
    )
    const ribbons = ['#d8303a', '#f2c230', '#2f9a5a', '#e8457a', '#f4f0e6']
    ribbons.forEach((c, i) => {
      const t = i * 0.18
      const [x, y] = [70.4 - t * 7, -40 + t * 14]
      pen.line(
        c,
        [
          [x - 1.6, y - 0.4],
          [x + 2, y + 0.6],
        ],
        2.6,
      )
      pen.stroke(
        c,
        `M${x} ${y + 0.6}q${-2.6 + i * 0.5} 6 ${-0.4 + i * 0.7} ${10 + (i % 3) * 4}`,
        1.3,
      )
    })
    pen.path('#4a5262', 'M-72 -20L-60 -22L-58 -14L-70 -13Z')
    pen.line(
      '#3c4250',
      [
        [-70, -17],
        [-84, 4],
      ],
      1.4,
    )
    pen.line(
      '#3c4250',
      [
        [-60, -18],
        [-50, -20],
      ],
      1,
    )
  },
})

/** An Asian elephant, walking to the right; `spray` lifts its trunk, `wade` sinks it in water. */
export const elephant = ({ calf = false, spray = false, wade = 0 } = {}) => ({
  width: 130,
  height: 84,
  draw(pen) {
    const skin = '#8d8488'
    const dark = pen.blend(skin, '#39304a', 0.4)
    if (wade) {
      pen.k.translate(0, wade)
      pen.k.clip(new Path2D(rect(-80, -120, 160, 120 - wade)))
    }
    const legs = [
      [-36, 0],
      [-22, 3],
      [16, 2],
      [30, -1],
    ]
    legs.forEach(([x, o], i) =>
      pen.path(
        i % 2 ? dark : skin,
        `M${x - 8} -34L${x - 7} ${2 + o * 0.2}L${x + 8} ${2 + o * 0.2}L${x + 9} -34Z`,
      ),
    )
    pen.path(
      skin,
      'M-46 -30Q-54 -60 -32 -72Q-8 -82 16 -74Q30 -72 38 -62L40 -34Q20 -22 -10 -25Q-36 -22 -46 -30Z',
    )
    pen.stroke(dark, 'M-47 -52Q-54 -40 -50 -22', 2)
    pen.path(skin, 'M28 -70Q34 -82 46 -80Q58 -78 58 -62Q58 -50 52 -46L36 -42Q26 -54 28 -70Z')
    if (spray) pen.stroke(skin, 'M54 -58Q66 -52 66 -66Q66 -80 58 -88', 7.4)
    else pen.stroke(skin, 'M55 -56Q64 -40 60 -22Q59 -10 64 -8', 7.4)
    pen.path(dark, 'M26 -70Q38 -74 41 -62Q42 -46 34 -40Q24 -46 23 -60Z')
    pen.stroke(pen.blend(skin, '#e8c8b8', 0.4), 'M26 -68Q37 -72 39.6 -62', 1.2)
    if (!calf) pen.stroke('#f4ead4', 'M53 -50Q60 -44 66 -45', 2)
    pen.ellipse('#2a2233', 49, -65, 1.3)
    pen.round(-56, -84, 122, 60, { light: 0.22, shade: 0.3 })
  },
})
