import { random } from '../core/random.js'

const MARBLE = '#f7efe4'

/** Path of a pointed Mughal arch standing on y. */
export const archPath = (x, y, half, height) =>
  `M${x - half} ${y}L${x - half} ${y - height * 0.58}Q${x - half} ${y - height * 0.86} ${x} ${y - height}Q${x + half} ${y - height * 0.86} ${x + half} ${y - height * 0.58}L${x + half} ${y}Z`

/** An onion dome with its finial. */
export function onionDome(pen, x, y, half, height, colour = MARBLE, gold = '#e0b050') {
  pen.path(
    colour,
    `M${x - half * 0.82} ${y}Q${x - half * 1.14} ${y - height * 0.3} ${x - half * 0.86} ${y - height * 0.52}Q${x - half * 0.5} ${y - height * 0.8} ${x} ${y - height}Q${x + half * 0.5} ${y - height * 0.8} ${x + half * 0.86} ${y - height * 0.52}Q${x + half * 1.14} ${y - height * 0.3} ${x + half * 0.82} ${y}Z`,
  )
  pen.round(x - half * 1.1, y - height, half * 2.2, height, { light: 0.3, shade: 0.34 })
  pen.rect(gold, x - half * 0.03, y - height * 1.26, half * 0.06, height * 0.28)
  pen.ellipse(gold, x, y - height * 1.07, half * 0.08, half * 0.08)
  pen.ellipse(gold, x, y - height * 1.15, half * 0.05, half * 0.06)
}

/** A small domed kiosk on columns. */
export function chhatri(pen, x, y, half, colour = MARBLE, dome = colour) {
  const tall = half * 1.3
  for (let i = 0; i < 4; i++)
    pen.rect(colour, x - half * 0.82 + i * half * 0.5, y - tall, half * 0.14, tall)
  pen.rect(colour, x - half, y - half * 0.16, half * 2, half * 0.18)
  pen.poly(colour, [
    [x - half * 1.2, y - tall + half * 0.06],
    [x + half * 1.2, y - tall + half * 0.06],
    [x + half * 0.9, y - tall - half * 0.2],
    [x - half * 0.9, y - tall - half * 0.2],
  ])
  onionDome(pen, x, y - tall - half * 0.18, half * 0.8, half * 1.06, dome)
}

/** The white mausoleum of Agra with its four minarets. */
export const tajMahal = () => ({
  width: 244,
  height: 132,
  draw(pen) {
    const shade = pen.blend(MARBLE, '#8a7f9c', 0.4)
    pen.both((m) => minaret(pen, m * 82, -16, 84, 0.86))
    pen.both((m) => minaret(pen, m * 110, -10, 104, 1))
    pen.rect('#c98a6a', -122, -4, 244, 6)
    pen.rect(MARBLE, -118, -16, 236, 13)
    for (let i = 0; i < 30; i++) pen.path(shade, archPath(-114 + i * 7.86, -4, 2.2, 8))
    pen.poly(MARBLE, [
      [-58, -16],
      [58, -16],
      [58, -60],
      [-58, -60],
    ])
    pen
      .poly(shade, [
        [-58, -16],
        [-46, -16],
        [-46, -60],
        [-58, -60],
      ])
      .poly(shade, [
        [58, -16],
        [46, -16],
        [46, -60],
        [58, -60],
      ])
    pen.both((m) => {
      for (const [x, half] of [
        [52, 4],
        [33, 8],
      ]) {
        for (const y of [-16, -38]) {
          pen.path(shade, archPath(m * x, y - 1, half, 19))
          pen.path('#9a8ca8', archPath(m * x, y - 1, half * 0.72, 15.6))
        }
      }
      chhatri(pen, m * 34, -60, 9.5)
      for (const x of [58, 46, 21]) {
        pen.rect(MARBLE, m * x - 1.1, -66, 2.2, 50)
        pen.ellipse(MARBLE, m * x, -67.4, 1.6, 2.4)
      }
    })
    pen.rect(MARBLE, -21, -68, 42, 52)
    pen.path(shade, archPath(0, -16, 15.5, 46))
    pen.path('#8d7f9e', archPath(0, -16, 13, 41))
    pen.path('#6f648c', archPath(0, -16, 6, 19)).path('#6f648c', archPath(0, -38, 5, 13))
    pen.stroke('#c9a27a', archPath(0, -16, 15.5, 46), 0.7)
    pen.rect(MARBLE, -20, -78, 40, 12)
    pen.rect(shade, -20, -72, 40, 1.6)
    onionDome(pen, 0, -77, 23, 42)
    pen.stroke('#d9b98a', 'M-17 -79h34', 0.9)
  },
})

function minaret(pen, x, y, height, k) {
  pen.poly(MARBLE, [
    [x - 4.4 * k, y],
    [x + 4.4 * k, y],
    [x + 2.9 * k, y - height * 0.82],
    [x - 2.9 * k, y - height * 0.82],
  ])
  for (const t of [0.3, 0.57, 0.82])
    pen.rect(pen.blend(MARBLE, '#8a7f9c', 0.3), x - 5 * k, y - height * t, 10 * k, 1.8 * k)
  pen.round(x - 5 * k, y - height, 10 * k, height, { light: 0.2, shade: 0.36 })
  chhatri(pen, x, y - height * 0.83, 4.4 * k)
}

/** A cypress of Mughal gardens. */
export const cypress = ({ seed = 1 } = {}) => ({
  width: 26,
  height: 100,
  draw(pen) {
    const r = random(seed)
    pen.rect('#5a4634', -1.5, -10, 3, 12)
    pen.path('#2f5a3c', 'M-10 -4Q-13 -40 0 -100Q13 -40 10 -4Q0 2 -10 -4Z')
    for (let i = 0; i < 120; i++) {
      const t = r()
      const half = 10.5 * (1 - t) ** 0.6
      const x = (r() * 2 - 1) * half
      pen.stroke(
        pen.blend(
          '#2f5a3c',
          x * (pen.fromLeft ? -1 : 1) > 0 ? '#8fae5a' : '#1c3040',
          0.15 + r() * 0.4,
        ),
        `M${x} ${-6 - t * 90}q${x * 0.1} -4 ${x * 0.05} -8`,
        1.5,
      )
    }
  },
})
