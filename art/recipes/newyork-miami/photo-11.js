import { at, field, fill, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  coping,
  houses,
  ladder,
  mural,
  nearShade,
  P,
  palmShadow,
  royal,
  street,
  W,
} from '../../things/painted-wall.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const ART = {
  prime: '#f8ecd4',
  white: '#fdf4e2',
  chalk: '#e0788c',
  ground: '#1c8c98',
  ring: '#f4a444',
  sun: '#ffd45c',
  sea: ['#2c6cac', '#245494', '#1c3c78'],
  body: '#f8849c',
  wing: '#d83c74',
  plume: '#a8285c',
  neck: '#f8849c',
  under: '#dc4c7c',
  beak: '#fdf0dc',
  ink: '#2c1c44',
  leaf: ['#4cb474', '#1c6c60'],
}
const STREET = {
  road: '#8c8098',
  walk: '#e4ccb4',
  kerb: '#fbecd4',
  gutter: '#6c6080',
  joint: '#c8ac9c',
}
const HOUSE = {
  next: ['#f0c8a0', '#fce0b8', '#9c6c74'],
  side: '#5c5484',
  coping: '#fff0d4',
  under: '#146878',
}
const PALM = ['#e8d4bc', '#a88c98', '#1c6454', '#2c8c5c', '#78bc5c']

const wear = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  hair: ['#3c2c3c', '#281c30'],
  shoe: '#2c2444',
  top,
  low,
  light: 1,
  ...more,
})
const PAINTER = wear('stand', 2, ['#fff6e4', '#b8b0c4'], ['#4c6ca8', '#34487c'], {
  near: [26, 40],
  far: [6, 10],
  armNear: [-14, 24],
  armFar: [132, 22],
  nod: -18,
  hat: ['cap', '#f8844c', '#c0503c'],
  before: (c, j, flat) => {
    // His roller.
    const [x, y] = j.armFar.hand
    path(
      c,
      flat ?? '#5c4464',
      `M${x - 0.1} ${y + 0.2}L${x + 0.5} ${y - 0.9}L${x + 0.66} ${y - 0.84}L${x + 0.1} ${y + 0.3}Z`,
    )
    path(
      c,
      flat ?? '#f8849c',
      `M${x + 0.2} ${y - 1.3}L${x + 1} ${y - 0.9}L${x + 0.86} ${y - 0.6}L${x + 0.06} ${y - 1}Z`,
    )
  },
})
const PASSER = wear('walk', 1, ['#ffd058', '#c88444'], ['#ffd058', '#c88444'], {
  dress: 'skirt',
  cut: 'long',
  hat: ['brim', '#fff2d8', '#c8a88c'],
  nod: -8,
})

export default {
  alt: 'Un muro di Wynwood, a Miami, nella luce del pomeriggio: due fenicotteri dipinti disegnano un cuore davanti al sole, ma il secondo è ancora bianco e il pittore sulla scala ha appena cominciato; una palma posa la sua ombra sul colore',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [1.1, 0.1], horizon: 61 / 90 })
    field(s).draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 61)
      for (const [a, c] of [
        [0, '#2c84c4'],
        [0.5, '#74bcd8'],
        [1, '#e4ecd8'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      street(k, STREET)
      houses(k, HOUSE)
      mural(k, ART)
      coping(k, HOUSE)
      nearShade(k, '#4c447c')
      ladder(k, 17.9, 4.3, 1.2, ['#fff0d0', '#c89c7c'], 'rgba(36,28,100,.4)')
      const [mx, my, mq] = W(17.8, 1.75, 0.78)
      stand(k, mx, my, 1.74 * mq, PAINTER, { flip: true })
      // His pots of paint.
      for (const [u, out, c, d] of [
        [16.1, 1, '#f8849c', '#c04c78'],
        [16.6, 1.3, '#ffd45c', '#c88c44'],
        [19.2, 1.2, '#fff6e4', '#b8a8b8'],
      ]) {
        const [x, y, q] = W(u, 0, out)
        fill(k, '#a48c9c', [
          [x - 0.16 * q, y],
          [x + 0.16 * q, y],
          [x - 0.3 * q, y - 0.1 * q],
          [x - 0.62 * q, y - 0.1 * q],
        ])
        path(k, d, `M${x - 0.17 * q} ${y - 0.36 * q}H${x + 0.17 * q}V${y}H${x - 0.17 * q}Z`)
        path(k, '#e4dce0', `M${x} ${y - 0.36 * q}H${x + 0.17 * q}V${y}H${x}Z`)
        path(
          k,
          c,
          `M${x - 0.19 * q} ${y - 0.42 * q}H${x + 0.19 * q}V${y - 0.32 * q}H${x - 0.19 * q}Z`,
        )
      }
      const [wx, wy, wq] = W(24.5, 0, 2.4)
      stand(k, wx, wy, 1.66 * wq, PASSER, { flip: true, fall: [-0.9, -0.22], shade: '#a48c9c' })
      const [px, pz] = [7.4, 15.6]
      palmShadow(k, [px, pz], 8.6, { ground: '#a48c9c', wall: '#241c64', power: 0.4 })
      const [x, y, q] = P(px, 0, pz)
      at(k, x, y, q, (c) => royal(c, 8.6, PALM), true)
    })
    return finish(s, { vignette: 0.12 })
  },
}
