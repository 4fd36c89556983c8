import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { birds } from '../../nature/sky.js'
import { cliffs, drift, mist, water } from '../../things/skoga-fall.js'
import { ground, sheep, stair } from '../../things/skoga-ground.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const guest = (pose, top, n, more) => ({
  ...POSES[pose],
  top,
  low: ['#4c4c6c', '#2c2c4c'],
  skin: SKINS[n],
  hair: ['#5c3c30', '#38242c'],
  shoe: '#24243c',
  dress: 'coat',
  ...more,
})

/** The bow in the spray: its middle lies far below on the right, it fades where the spray ends. */
function bow(s, f, { x, y, radius, wide, power }) {
  const [cx, cy] = f.at([x, y])
  s.layer(
    (k) => {
      const colours = ['#7c5cc8', '#4c8cdc', '#50c08c', '#f0e058', '#f8a04c', '#ec6050']
      for (const [i, c] of colours.entries()) {
        k.strokeStyle = c
        k.lineWidth = (wide / 6) * 1.1 * f.q
        k.beginPath()
        k.arc(cx, cy, (radius + ((i + 0.5) * wide) / 6) * f.q, Math.PI * 1.22, Math.PI * 1.62)
        k.stroke()
      }
      // It is seen only before the water and its drift.
      k.globalCompositeOperation = 'destination-in'
      const g = k.createLinearGradient(...f.at([48, 0]), ...f.at([118, 0]))
      for (const [a, p] of [
        [0, 0],
        [0.1, 1],
        [0.5, 0.85],
        [1, 0],
      ])
        g.addColorStop(a, `rgba(0,0,0,${p})`)
      k.fillStyle = g
      k.fillRect(0, 0, s.w, s.h)
    },
    { lit: false, alpha: power, blur: s.w / 900 },
  )
}

export default {
  alt: 'Skógafoss in un pomeriggio d’estate: sessanta metri d’acqua giù dalla falesia muschiosa, l’arcobaleno nella nube di spruzzi, minuscoli viaggiatori sulla scala di 527 gradini e sulla ghiaia nera; una pecora bruca col suo agnello',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.02, 0.1], horizon: 66 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 60)
      for (const [a, c] of [
        [0, '#5ca8d4'],
        [0.5, '#b4dce0'],
        [1, '#fff0cc'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 80)
      for (const [c, d] of [
        [
          '#fffaec',
          'M120 25C124 24.500 125 21.500 129 21C131 17.500 137 17 139.500 20C143 18.500 147 20 148 22.500C152 22 154 24 160 25C150 26 130 26 120 25Z',
        ],
        [
          '#cfe0e0',
          'M120 25C132 25.200 136 22.600 142 23.400C148 24 154 24 160 25C150 26 130 26 120 25Z',
        ],
        [
          'rgba(255,250,236,.85)',
          'M134 34.500C140 34 142 32.500 146 32.600C151 32.800 156 34 168 34.200V35C156 35.300 142 35.200 134 34.500Z',
        ],
        ['rgba(255,252,240,.8)', 'M58 5C64 4 70 4.400 76 2.400C72 5.400 66 6 58 5Z'],
      ])
        path(k, c, d)
      cliffs(k)
      water(k)
      stair(k)
    })
    s.layer((k) => f.draw(k, drift), { lit: false, blur: s.w / 110, alpha: 0.75 })
    bow(s, f, { x: 132, y: 146, radius: 104, wide: 6, power: 0.62 })
    birds(s, { x: 0.24, y: 0.42, spread: 0.16, count: 6, size: 0.7, colour: '#dce8e4' })
    f.draw(s.k, (k) => {
      ground(k)
      mist(k)
      const put = (x, y, high, o, flip) =>
        stand(k, x, y, high, { light: -1, ...o }, { flip, fall: [1.2, -0.12], shade: '#34344c' })
      const red = ['#e0503c', '#a43448']
      const gold = ['#f8c83c', '#c88c34']
      const teal = ['#2ca4a4', '#1c6c80']
      const blue = ['#4c78c8', '#304c90']
      // On the stair, on the platform.
      for (const [x, y, q, c, n] of [
        [127.8, 63.6, 2.4, red, 0],
        [125, 57.5, 2.3, gold, 1],
        [116.8, 41.5, 1.9, blue, 2],
        [111.5, 32.3, 1.6, red, 0],
        [108.7, 24.5, 1.4, teal, 1],
        [96, 6.7, 1.3, gold, 0],
        [97.6, 6.4, 1.3, red, 2],
      ])
        stand(k, x, y, q, guest('climb', c, n, { light: -1 }), { flip: true })
      // Near the pool they are no taller than a finger's nail.
      for (const [x, y, q, c, p] of [
        [88, 73.4, 2.1, red, 'stand'],
        [89.6, 73.5, 2, teal, 'wave'],
        [94.5, 74, 2.2, gold, 'camera'],
      ])
        put(x, y, q, guest(p, c, 0), true)
      put(79.5, 80.4, 6.2, guest('walk', blue, 1, { hat: ['knit', '#fff0dc', '#e0503c'] }), true)
      put(84, 80.9, 4.2, guest('wave', gold, 0, { hat: ['wrap', '#f8c83c'] }), true)
      put(100, 84.6, 7.4, guest('camera', red, 2, { pack: ['#4c4c6c', '#2c2c4c'] }), true)
      for (const [x, y, q] of [
        [134, 74.6, 0.42],
        [140.5, 75.6, 0.26],
        [151, 71.4, 0.3],
      ]) {
        path(
          k,
          'rgba(52,92,52,.7)',
          `M${x - q * 3} ${y}q${q * 7} ${-q * 1.4} ${q * 14} ${q * 0.4}q${-q * 7} ${q * 1.4} ${-q * 14} ${-q * 0.4}Z`,
        )
        at(k, x, y, q, (c) => sheep(c, { lamb: q < 0.3 }), q === 0.3)
      }
    })
    return finish(s)
  },
}
