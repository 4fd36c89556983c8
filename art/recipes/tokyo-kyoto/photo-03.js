import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { form, set } from '../../things/japan-people.js'
import { disc } from '../../things/profile.js'
import { CROWD } from '../../things/shibuya-crowd.js'
import { bystander, duckHead, duckling, motherDuck, officer } from '../../things/shibuya-ducks.js'
import { sign } from '../../things/tokyo-rain.js'

const KERB = 56

/** A house block: its lit side, what stands on its roof, windows of one of three kinds. */
function block(k, [x, y, w, wall, side, glass, step, kind]) {
  path(k, wall, `M${x} ${y}H${x + w}V${KERB}H${x}Z`)
  path(
    k,
    side,
    x < 90
      ? `M${x + w * 0.8} ${y}H${x + w}V${KERB}H${x + w * 0.8}Z`
      : `M${x} ${y}H${x + w * 0.2}V${KERB}H${x}Z`,
  )
  path(
    k,
    wall,
    `M${x + w * 0.2} ${y - 2}H${x + w * 0.45}V${y}H${x + w * 0.2}ZM${x + w * 0.62} ${y - 3.6}H${x + w * 0.7}V${y}H${x + w * 0.62}Z`,
  )
  const [x0, x1] = x < 90 ? [x + w * 0.06, x + w * 0.76] : [x + w * 0.26, x + w * 0.95]
  for (let v = y + step * 0.5, j = 0; v < KERB - 8; v += step, j++) {
    if (kind === 'bands') path(k, glass, `M${x0} ${v}H${x1}V${v + step * 0.45}H${x0}Z`)
    else {
      const n = kind === 'grid' ? 4 : 2
      for (let i = 0; i < n; i++) {
        const u = x0 + ((x1 - x0) * i) / n
        const lit = (i * 3 + j * 5 + Math.round(x)) % 7 === 0
        path(
          k,
          lit ? '#ffdc8c' : glass,
          `M${u} ${v}h${((x1 - x0) / n) * 0.76}v${step * 0.58}h${(-(x1 - x0) / n) * 0.76}Z`,
        )
      }
    }
  }
}

/** Towers along both sides of a street that runs into the sun. */
function towers(k) {
  path(k, '#ffc06c', 'M-6 -6H166V60H-6Z')
  for (const [rx, c] of [
    [62, '#ffcc7c'],
    [44, '#ffda94'],
    [28, '#ffe8b0'],
    [13, '#fff6d4'],
  ])
    disc(k, c, 90, 44, rx, rx * 0.86)
  disc(k, '#ffffff', 90, 44, 5.4)
  for (const b of [
    [76, 22, 10, '#f0b078', '#ffd090', '#e09c70', 4, 'bands'],
    [98, 28, 9, '#f0b078', '#ffd090', '#e09c70', 5, 'tall'],
    [66, 12, 12, '#d88c68', '#ffc080', '#c07464', 3.6, 'grid'],
    [105, 16, 12, '#d88c68', '#ffc080', '#c07464', 4.4, 'tall'],
    [20, 2, 22, '#3c7480', '#f0a068', '#2c5c70', 6, 'grid'],
    [-6, -8, 24, '#24506c', '#c87c64', '#1c405c', 7.4, 'tall'],
    [138, -8, 30, '#24506c', '#e08c64', '#1c405c', 6.6, 'grid'],
  ])
    block(k, b)
  // The round tower at the fork.
  form(k, '#4c8c90', `M42 ${KERB}V10C42 5 64 5 64 10V${KERB}Z`, [
    ['#f09c5c', `M57 0H66V${KERB}H58.500Z`],
    ['#e88850', `M61.500 0H66V${KERB}H62Z`],
    ['#2c6478', `M40 0H45.500V${KERB}H40Z`],
    ...points('15 20 25 30 35 40', 1).map(([y]) => [
      'rgba(20,60,84,.4)',
      `M40 ${y}Q53 ${y + 2.6} 66 ${y}`,
      0.5,
    ]),
    ['#f05848', 'M40 8Q53 11 66 8V14Q53 17 40 14Z'],
    ['#fff2d0', 'M40 9.600Q53 12.600 66 9.600M40 12.600Q53 15.600 66 12.600', 0.5],
  ])
  // Signs down the fronts.
  for (const [x, y, w, word, box, ink] of [
    [14, 8, 5, ['ra', 'bar', 'me', 'n'], '#e8483c', '#fff2d0'],
    [36, 20, 4.4, ['ka', 'ra', 'o', 'ke'], '#fff2d8', '#d8483c'],
    [118.5, 31, 4.2, ['su', 'shi'], '#fcc040', '#3c2444'],
    [153, 29, 5, ['ko', 'bar', 'hi', 'bar'], '#e8483c', '#fff2d0'],
    [24, 31, 4, ['book'], '#fcc040', '#3c2444'],
  ])
    sign(k, x, y, w, word, { box, rim: ink, ink })
}

/** The great screen, which shows who is crossing. */
function screen(k) {
  path(k, '#14283c', 'M119 3H151V27.500H119Z')
  form(k, '#8cd8c8', 'M120.200 4.200H149.800V26.300H120.200Z', [
    ['#5cb8b4', 'M118 20C128 16 140 22 152 18V28H118Z'],
    ['#c8f0d4', 'M118 2H152V7C140 9 130 6 118 9Z'],
  ])
  k.save()
  k.beginPath()
  k.rect(120.2, 4.2, 29.6, 22.1)
  k.clip()
  set(k, 133, 27, 1.75, 0, duckHead)
  set(k, 146, 28.5, 1.3, 0, (q) => duckling(q, 'look'))
  k.restore()
  disc(k, '#f04840', 122.6, 6.6, 0.9)
}

/** Asphalt with the stripes of the crossing, the shadows of all that stands in the sun. */
function crossing(k) {
  path(k, '#d89878', `M-6 ${KERB}H166V96H-6Z`)
  path(k, '#8c6474', `M-6 ${KERB + 3}H166V96H-6Z`)
  path(k, '#74546c', 'M-6 72C40 69 110 69 166 72V96H-6Z')
  // Far stripes across, near ones towards us.
  for (let i = 0; i < 13; i++) {
    const x = -6 + i * 14
    fill(
      k,
      '#ffe4bc',
      points(
        `${90 + (x - 90) * 0.76} 61.500 ${90 + (x + 7 - 90) * 0.76} 61.500 ${90 + (x + 7 - 90) * 0.92} 66.500 ${90 + (x - 90) * 0.92} 66.500`,
      ),
    )
  }
  for (let i = -6; i < 9; i++) {
    const [a, b] = [90 + i * 22 - 6, 90 + i * 22 + 6]
    fill(
      k,
      '#fff0d4',
      points(
        `${90 + (a - 90) * 0.9} 74 ${90 + (b - 90) * 0.9} 74 ${90 + (b - 90) * 1.62} 96 ${90 + (a - 90) * 1.62} 96`,
      ),
    )
  }
  path(k, 'rgba(255,214,140,.5)', 'M82 57H98L112 74H70Z')
}

export default {
  alt: 'L’incrocio di Shibuya al tramonto si ferma: un’anatra attraversa con gli anatroccoli in fila, un vigile fischia a braccia aperte, la folla ride e filma; sul grande schermo c’è lei',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.56, 0.48], horizon: 0.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      towers(k)
      screen(k)
      crossing(k)
      // Shadows run towards us from the sun.
      for (const [x, , q] of CROWD) {
        const d = (x - 90) * 0.34
        path(
          k,
          'rgba(58,36,72,.45)',
          `M${x - 4.5 * q} 62.500H${x + 4.5 * q}L${x + d + 6} 78C${x + d + 4} 81 ${x + d - 2} 81 ${x + d - 4} 78Z`,
        )
      }
      path(k, 'rgba(58,36,72,.5)', 'M97 76H117L134 96H96Z')
      for (const [x, y, q, o] of CROWD) set(k, x, y, q, 0, (c) => bystander(c, o))
      at(k, 106, 76.5, 1.02, officer)
      const row = [
        [51, 86, 1.36, 'walk'],
        [39, 84, 1.28, 'walk'],
        [27, 86.5, 1.45, 'look'],
        [15, 84.5, 1.3, 'walk'],
        [3.5, 87, 1.4, 'run'],
      ]
      for (const [x, y, q] of [...row, [74, 86, 2.7]])
        path(
          k,
          'rgba(58,36,72,.5)',
          `M${x - 4 * q} ${y - 0.3}C${x - 2 * q} ${y - 1} ${x + 3 * q} ${y - 1} ${x + 4.5 * q} ${y}L${x + 3 * q} ${y + 6}C${x} ${y + 7} ${x - 5 * q} ${y + 6} ${x - 6 * q} ${y + 5}Z`,
        )
      at(k, 75, 86, 1.24, motherDuck)
      for (const [x, y, q, pose] of row) at(k, x, y, q, (c) => duckling(c, pose))
    })
    return finish(s, { vignette: 0.12, bloom: 0.18 })
  },
}
