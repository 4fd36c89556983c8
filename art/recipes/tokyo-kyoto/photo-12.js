import { field, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { stars } from '../../nature/sky.js'
import { dancer, dancers, dusk, P, square, stall, strings, yagura } from '../../things/bon-dance.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { wetNight } from './kit.js'

const AWNINGS = [
  ['#f4604c', '#fff0d8'],
  ['#4c8cb8', '#fff0d8'],
  ['#f8b44c', '#fff4e0'],
]
const GOODS = [
  ['#f4604c', '#ffe0a0', '#f8a8a0'],
  ['#8cc8e0', '#ffb0c0', '#fff4d0'],
  ['#c87c48', '#f0c070', '#a85840'],
]

export default {
  alt: 'Festa d’estate davanti al tempio di Tsukiji: il tamburo sulla torre, cerchi di ballerini in yukata, fili di lanterne',
  paint(w, h) {
    const s = new Scene(w, h, { mood: wetNight, sun: [0.7, 0.5], horizon: 0.37 })
    const f = field(s)
    f.draw(s.k, dusk)
    stars(s, { count: 60, seed: 4, below: 0.26 })
    f.draw(s.k, (k) => {
      square(k)
      for (const [x, z, d, m, n] of points(
        '-17 86 9 -1 2 -17 74 9 -1 0 -17 62 9 -1 1 -17 50 9 -1 2 -17 39 8 -1 0 -17 29 7.5 -1 1 47 88 8 1 2 47 74 9 1 0 47 60 9 1 1',
        5,
      ))
        stall(k, x, z, d, m, AWNINGS[n], GOODS[n])
      strings(k, false)
      dancers(k, false)
      yagura(k)
      dancers(k, true)
      const put = (x, z, tall, o, flip) => {
        const [px, py, q] = P(x, 0, z)
        stand(k, px, py, tall * q, o, { flip, fall: [(x - 10) * 0.05, 0.2], shade: '#3c2458' })
      }
      put(-5.2, 20.4, 1.12, { ...dancer(6, 2), cut: 'bun', light: 1 })
      // Her people look on: a father with the small one on his shoulders, a mother with a fan.
      const wear = (n, top, low, more) => ({
        ...POSES.stand,
        skin: SKINS[n],
        top,
        low,
        hair: ['#2c1c34', '#1c142c'],
        light: 1,
        ...more,
      })
      put(
        -9.4,
        24,
        1.62,
        wear(0, ['#4ca8a0', '#2c6478'], ['#4ca8a0', '#2c6478'], {
          dress: 'sarong',
          sash: '#f4c85c',
          cut: 'bun',
          armFar: [60, 70],
        }),
      )
      put(
        -10.4,
        23.4,
        1.76,
        wear(1, ['#3c5cac', '#283a78'], ['#54487c', '#342c5c'], {
          armNear: [60, 110],
          armFar: [64, 104],
        }),
      )
      const [cx, cy, cq] = P(-10.45, 1.42, 23.4)
      stand(
        k,
        cx,
        cy,
        cq * 0.92,
        wear(0, ['#f8c860', '#b07c4c'], ['#f8c860', '#b07c4c'], {
          ...POSES.sit,
          armNear: [120, 30],
          armFar: [134, 20],
        }),
      )
      strings(k, true)
    })
    return finish(s, { bloom: 0.24, threshold: 0.78, vignette: 0.2 })
  },
}
