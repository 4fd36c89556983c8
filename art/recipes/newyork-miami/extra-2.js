import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { hotel, royal, table } from '../../things/ocean-drive.js'
import { convertible, skater } from '../../things/ocean-drive-people.js'

const FOOT = 67
const MINT = { lit: '#c8f4dc', mid: '#8cd0c4', shade: '#54849c', trim: '#fff4e4', tube: '#4cc8ff' }
const ROSE = { lit: '#ffd4bc', mid: '#f49a94', shade: '#a85c80', trim: '#fff0e0', tube: '#ff4c8c' }
const CREAM = { lit: '#fff4d0', mid: '#f4cc98', shade: '#b07c7c', trim: '#f47c6c', tube: '#ff9a3c' }
const LILAC = { lit: '#e4d0f8', mid: '#b494d0', shade: '#74589c', trim: '#fff0e8', tube: '#b06cff' }

export default {
  alt: "Gli alberghi Art Déco di Ocean Drive a Miami Beach al crepuscolo, con i neon accesi, le palme e un'auto d'epoca",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#241c64'],
          [0.4, '#6c3c8c'],
          [0.7, '#e0647c'],
          [0.9, '#ff9c6c'],
          [1, '#ffd08c'],
        ],
      },
      sun: [0.04, 0.6],
      horizon: 0.74,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#8c4c90', 'M52 12C66 9.600 92 10 108 12.600C92 14.800 68 15 52 12Z'],
        ['#f47c84', 'M58 13C72 14.400 90 14.200 104 13C90 15.800 72 15.800 58 13Z'],
        ['#c8587c', 'M-6 22C6 20.400 22 20.800 34 22.600C20 24.600 6 24.600 -6 24Z'],
        ['#ffb07c', 'M-6 24C8 25 22 24.400 32 23C22 25.600 8 26 -6 25Z'],
        ['#7a4488', 'M132 20C142 18.600 156 19 168 20.600V22.600C154 23 142 22.400 132 20Z'],
      ])
        path(k, c, d)
      for (const [x, high, q, n] of points('9 50 12 1 52 56 13 2 96 52 12 3 140 50 12 4', 4))
        royal(k, x, FOOT, high * 0.86, q, n)
      hotel(k, -8, FOOT, 42, 3, CREAM, { round: true })
      hotel(k, 86, FOOT, 37, 3, MINT, { round: true })
      hotel(k, 127, FOOT, 40, 4, LILAC, {})
      hotel(k, 37, FOOT, 46, 4, ROSE, { name: 'OCEAN' })
      // Tables before the porches.
      for (const [x, c] of [
        [2, ['#f4685c', '#fff0d0', '#5cb0c0']],
        [15, ['#3fa8b0', '#f4a04c', '#8c5ca8']],
        [27, ['#f4685c', '#6c84d0', '#fff0d0']],
        [43, ['#ffc45c', '#e85c7c', '#3f8ca0']],
        [75, ['#ffc45c', '#fff0d0', '#c85c7c']],
        [93, ['#f47c9c', '#4c9cc0', '#fff0d0']],
        [115, ['#f47c9c', '#f4a04c', '#6c58a0']],
        [133, ['#4cc0b0', '#e85c6c', '#fff0d0']],
        [152, ['#4cc0b0', '#ffd07c', '#4c7cb8']],
      ])
        at(k, x, FOOT + 1.4, 0.86, (q) => table(q, c))
      // Kerb, road, the neon on it.
      path(k, '#c87c94', `M-6 ${FOOT + 1}H168V${FOOT + 4.4}H-6Z`)
      path(k, '#f0a89c', `M-6 ${FOOT + 1}H168V${FOOT + 1.8}H-6Z`)
      path(k, '#7a4880', `M-6 ${FOOT + 4.4}H168V${FOOT + 5.4}H-6Z`)
      path(k, '#4a3070', `M-6 ${FOOT + 5.4}H168V96H-6Z`)
      path(k, '#3c2868', 'M-6 82H168V96H-6Z')
      for (const [c, x, wide] of [
        ['#ff9a3c', 12, 15],
        ['#ff4c8c', 60, 17],
        ['#4cc8ff', 104, 13],
        ['#b06cff', 147, 14],
      ])
        for (let i = 0; i < 9; i++) {
          const y = FOOT + 6.6 + i * 1.9
          k.globalAlpha = 0.5 - i * 0.05
          const half = wide * (1 - i * 0.07) * (i % 2 ? 0.8 : 1)
          path(
            k,
            c,
            `M${x - half + (i % 3) * 2} ${y}q${half} -0.700 ${half * 2} 0q${-half} 0.700 ${-half * 2} 0Z`,
          )
          k.globalAlpha = 1
        }
      for (let x = -4; x < 166; x += 18) path(k, '#f4c47c', `M${x} 80.600h9l0.600 0.900h-9.600Z`)
      for (const [x, high, q, n] of points('35 54 15 3 84.500 50 14 1 125 52 15 2', 4)) {
        path(
          k,
          'rgba(40,16,70,.4)',
          `M${x - 1} ${FOOT + 3}c6 -0.600 14 0 20 1c-6 0.800 -14 0.600 -20 -1Z`,
        )
        royal(k, x, FOOT + 3, high * 0.9, q, n)
        path(
          k,
          '#2c4c60',
          `M${x - 3.4} ${FOOT + 3.4}C${x - 3} ${FOOT + 1} ${x + 3} ${FOOT + 1} ${x + 3.4} ${FOOT + 3.4}Z`,
        )
      }
      path(k, 'rgba(255,230,150,.2)', 'M86 80L118 82.400C122 83.400 122 87.400 117 87.600L86 83Z')
      at(k, 57, 87, 0.98, convertible)
      at(k, 137, 85.4, 0.92, skater)
      stroke(
        k,
        '#fff0e0',
        0.3,
        'M70 17q1.200 -1 2 0q1 -1 2 0M78 19.600q1 -0.800 1.700 0q0.800 -0.800 1.700 0',
      )
    })
    s.glow(0.37, 0.4, 22, '#ff5c94', 0.26)
    s.glow(0.09, 0.62, 22, '#ff9c4c', 0.2)
    s.glow(0.65, 0.58, 18, '#5cc8ff', 0.2)
    return finish(s, { bloom: 0.26 })
  },
}
