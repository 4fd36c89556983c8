import { at, field, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { kitchen, lanterns, tukTukBehind, wok } from '../../things/yaowarat-night.js'
import { board, gate, goldShop, houses, P, road } from '../../things/yaowarat-street.js'
import { warmNight } from './kit.js'

const RED = ['#dc2038', '#ffd468', '#fff0a8', '#6c1038']
const JADE = ['#0c9484', '#a8f0c8', '#f0fff0', '#0c4454']
const GOLD = ['#f4a82c', '#fff0b0', '#8c1838', '#8c4c34']
const BLUE = ['#2458c8', '#a0e0ff', '#f0fcff', '#18245c']
const ROSE = ['#e83c84', '#ffc8dc', '#fff4f4', '#641454']

/** From far to near. */
const BOARDS = [
  [[1.2, 2.6, 7, 9.4, 60], GOLD, []],
  [[-3.2, -2.2, 6.6, 10.4, 52], RED, []],
  [[2.2, 3.4, 7, 12, 44], BLUE, []],
  [[-4.6, -2, 8.6, 10.4, 37], JADE, []],
  [[1.6, 4.2, 6.4, 8, 33], ROSE, ['thor', 'or', 'ngor']],
  [[-4.4, -2.6, 5.6, 10.6, 27], GOLD, ['gold', 'mountain']],
  [[2.9, 4.6, 5.4, 9.2, 19], JADE, ['thor', 'or', 'ngor']],
  [[-5, -3.1, 4.9, 8.5, 17.5], ROSE, ['great', 'gold']],
  [[-6.2, -4.5, 4.9, 9.9, 12], BLUE, ['thor', 'or', 'ngor']],
  [[3.9, 5.6, 6.1, 9.5, 11], RED, ['great', 'gold']],
]

const person = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#2c1838', '#1c1030'],
  light: 1,
  ...more,
})
const dark = ['#3c3468', '#211c4c']

export default {
  alt: 'Notte a Yaowarat, la Chinatown di Bangkok, dopo la pioggia: la strada corre fra le insegne accese che si specchiano sull’asfalto bagnato, un tuk-tuk, una cucina con il wok sul fuoco; nella fila di lanterne rosse tesa fra le case una è la luna',
  paint(w, h) {
    const s = new Scene(w, h, { mood: warmNight, sun: [0.5, 0.6], horizon: 56 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 56)
      for (const [a, c] of [
        [0, '#0c2a5c'],
        [0.45, '#1c5c84'],
        [0.8, '#5c88a0'],
        [1, '#ffb484'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-6, -6, 172, 70)
      const streaks = BOARDS.map(([[x0, x1, , , z], [c]]) => {
        const [a, y] = P(x0, 0, z)
        const [b] = P(x1, 0, z)
        return [(a + b) / 2, (b - a) * 0.42, y, c, 0.6]
      })
      road(k, streaks)
      houses(k)
      goldShop(k)
      const [mx, my] = [74, 17.4]
      const halo = k.createRadialGradient(mx, my, 2, mx, my, 16)
      halo.addColorStop(0, 'rgba(255,244,200,.5)')
      halo.addColorStop(1, 'rgba(255,244,200,0)')
      k.fillStyle = halo
      k.fillRect(40, -6, 70, 50)
      k.fillStyle = '#fff6d4'
      k.beginPath()
      k.arc(mx, my, 3.1, 0, 7)
      k.fill()
      gate(k)
      for (const [box, tones, names] of BOARDS.slice(0, 5)) board(k, box, tones, names)
      lanterns(k, 34, 11.6, 1.5, 8)
      for (const [box, tones, names] of BOARDS.slice(5, 8)) board(k, box, tones, names)
      lanterns(k, 16, 10.4, 1.2, 9, 4)
      for (const [box, tones, names] of BOARDS.slice(8)) board(k, box, tones, names)
      // Those who walk and eat, from far to near.
      for (const [x, z, i, flip] of points(
        '-5.6 40 0 0 5.6 38 1 1 3.4 34 2 0 -3.6 32 3 1 5.4 30 4 0 -5.8 27 5 1 5.8 25 1 0 2.4 26 0 0 -4.8 22 2 0 4.4 21 3 1 -5.8 18 4 1 3.2 18.500 5 0',
        4,
      )) {
        const [px, py, q] = P(x, 0, z)
        const o = [
          person('walk', 0, ['#f4e4d0', '#8c6c8c'], dark),
          person('stand', 1, ['#f46c54', '#8c2c54'], dark, { cut: 'long' }),
          person('walkOther', 2, ['#3cb4a4', '#1c5c70'], dark),
          person('hips', 0, ['#ffc454', '#a0604c'], dark, { cut: 'bun' }),
          person('point', 1, ['#f0ece4', '#7c6c94'], dark),
          person('walk', 1, ['#6c84d8', '#2c3480'], dark, { cut: 'long', dress: 'skirt' }),
        ][i]
        stand(k, px, py, 1.68 * q, o, { flip: !!flip, fall: [-0.5, 0.1], shade: '#221c50' })
      }
      const [tx, ty, tq] = P(-1.5, 0, 13)
      at(k, tx, ty, tq, tukTukBehind)
      const [kx, ky, kq] = P(3.6, 0, 9.6)
      const [cx, cy, cq] = P(1.95, 0, 9.9)
      stand(
        k,
        cx,
        cy,
        1.62 * cq,
        person('stand', 0, ['#ffd884', '#8c4c68'], ['#3c68a8', '#20285c'], {
          cut: 'bun',
          dress: 'skirt',
          pack: ['#f0584c', '#8c2448'],
        }),
        { fall: [-0.9, 0.16], shade: '#1c1a50' },
      )
      stand(
        k,
        kx + 0.7 * kq,
        ky - 0.4,
        1.68 * kq,
        person('camera', 1, ['#fff0d8', '#c09098'], ['#34346c', '#20204c'], {
          hat: ['cap', '#f0584c'],
          light: -1,
        }),
        { flip: true },
      )
      at(k, kx, ky, kq, kitchen)
      at(k, kx - 0.35 * kq, ky - 1.16 * kq, kq, wok)
    })
    return finish(s, { bloom: 0.24, threshold: 0.7, vignette: 0.18 })
  },
}
