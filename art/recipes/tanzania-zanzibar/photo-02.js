import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { acaciaFlat } from '../../things/acacia-flat.js'
import { lens } from '../../things/curves.js'
import { duskGiraffe, oxpeckers, umbrella } from '../../things/giraffe-dusk.js'
import { tuft } from '../../things/grass-tuft.js'

const SUN = [60, 46, 22]
const HORIZON = 66

const ember = {
  ...moods.dusk,
  sky: [
    [0, '#54204c'],
    [0.3, '#a02c48'],
    [0.62, '#e4543c'],
    [0.86, '#fc9448'],
    [1, '#ffc468'],
  ],
  glow: '#ffc870',
  glowPower: 0.7,
  disc: 0,
}
const HIDE = ['#84383c', '#541f38', '#5c2438', '#34142c', '#ffb45c']

function plain(k) {
  fill(
    k,
    '#d8503c',
    points(
      '-6 66 -6 60 10 59 24 61 44 62.500 70 63.500 96 63 120 61.500 138 59.500 152 60.500 166 59 166 68 -6 68',
    ),
  )
  fill(k, '#f0843c', points('-6 67 -6 63.500 20 63 50 64.500 90 65 130 64 166 63 166 68 -6 68'))
  for (const [c, y, amp, ph] of [
    ['#e8743c', HORIZON, 0.3, 0],
    ['#cc5438', 69.5, 0.5, 2],
    ['#a43c38', 74, 0.8, 4],
    ['#74283a', 80, 1, 1],
    ['#4c1c34', 86, 1, 3],
  ])
    fill(k, c, [
      ...Array.from({ length: 36 }, (_, i) => {
        const x = -8 + i * 5
        return [x, y + Math.sin(x * 0.045 + ph) * amp + Math.sin(x * 0.13 + ph * 2) * amp * 0.3]
      }),
      [168, 98],
      [-8, 98],
    ])
  for (const [x, y, half, up, c] of [
    [60, 68.2, 34, 0.5, '#ffb458'],
    [24, 71.5, 30, 0.5, '#f08c44'],
    [84, 72.5, 40, 0.6, '#e4743c'],
    [60, 78, 44, 0.7, '#b84c3c'],
    [120, 77, 34, 0.6, '#8c3038'],
  ])
    lens(k, c, x, y, half, up, up * 0.7, 0.2)
}

export default {
  alt: 'Il profilo di una giraffa e del suo piccolo si staglia contro il grande disco rosso del sole che tramonta nella polvere, sotto l’ombrello di un’acacia; sulla schiena della madre si sono fermati tre uccellini',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: ember,
      sun: [SUN[0] / 160, SUN[1] / 90],
      horizon: HORIZON / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const [sx, sy, R] = SUN
      for (const [x, y, half, up, c] of [
        [112, 11, 50, 0.9, '#84284c'],
        [30, 16.5, 40, 0.8, '#b83c48'],
        [124, 24, 40, 0.7, '#d04c44'],
      ])
        lens(k, c, x, y, half, up, up * 0.35, 0.4)
      path(
        k,
        'rgba(255,170,84,.32)',
        `M${sx - R * 1.3} ${sy}a${R * 1.3} ${R * 1.3} 0 1 0 ${R * 2.6} 0a${R * 1.3} ${R * 1.3} 0 1 0 ${-R * 2.6} 0Z`,
      )
      const g = k.createLinearGradient(0, sy - R, 0, sy + R)
      for (const [t, c] of [
        [0, '#fff0b4'],
        [0.45, '#ffd478'],
        [1, '#ff8c44'],
      ])
        g.addColorStop(t, c)
      path(k, g, `M${sx - R} ${sy}a${R} ${R} 0 1 0 ${R * 2} 0a${R} ${R} 0 1 0 ${-R * 2} 0Z`)
      // Haze lies across the lower sun.
      for (const [x, y, half, up, c] of [
        [48, 44.5, 36, 0.45, '#f8944c'],
        [78, 50.5, 40, 0.7, '#f48848'],
        [40, 55, 42, 0.9, '#f07c44'],
        [74, 59.5, 52, 1.1, '#ec7040'],
        [116, 39, 34, 0.6, '#f07848'],
      ])
        lens(k, c, x, y, half, up, up * 0.4, 0.3)
      plain(k)
      for (const [x, y, q, c] of [
        [8, 66.5, 5, '#b8443c'],
        [18, 66.4, 3.6, '#c44c3c'],
        [29, 66.8, 4.6, '#b8443c'],
        [98, 66.8, 3.4, '#c44c3c'],
        [112, 66.6, 4.6, '#b03c3c'],
        [153, 67.2, 6, '#a0343c'],
        [142, 66.6, 3.6, '#b8443c'],
      ])
        acaciaFlat(k, x, y, q, [c, c, c], -1)
      // A herd far off in the dust.
      const r = random(7)
      for (let i = 0; i < 26; i++) {
        const x = 8 + i * 1.5 + r()
        const q = 0.5 + r() * 0.3
        const y = 69.4 + r() * 0.6
        path(
          k,
          '#8c3038',
          `M${x - q * 1.3} ${y}V${y - q}L${x - q} ${y - q * 1.6}L${x + q * 0.6} ${y - q * 1.9}L${x + q * 1.6} ${y - q * 1.3}L${x + q * 1.4} ${y - q * 0.9}L${x + q * 0.7} ${y - q}V${y}H${x + q * 0.4}V${y - q * 0.7}H${x - q * 0.8}V${y}Z`,
        )
      }
      umbrella(k, 132, 81, 44, 62, ['#3c1630', '#4c1c34', '#7c2c3c', '#c0503c'], 6)
      // Their shadows come towards us.
      for (const [x, y, q] of points('46 80.500 0.360 91 83 0.640', 3))
        for (const m of [-16, 10])
          lens(
            k,
            'rgba(52,16,44,.6)',
            x + m * q * (q > 0.5 ? -1 : 1),
            y + 0.6,
            26 * q,
            1.1 * q,
            1.6 * q,
          )
      at(k, 46, 80.5, 0.36, (c) => duskGiraffe(c, { pose: 'walk', tones: HIDE, rim: 1, seed: 5 }))
      at(
        k,
        91,
        83,
        0.64,
        (c) => duskGiraffe(c, { pose: 'stand', tones: HIDE, rim: 1, seed: 2 }),
        true,
      )
      // Three small riders on her back.
      oxpeckers(k, points('88.300 44.300 2 91.600 46 1.900 99.400 49 2', 3), '#3c1630')
      // Grass, its tips in the sun.
      for (let i = 0; i < 60; i++) {
        const x = -4 + i * 2.9 + (r() - 0.5) * 2
        tuft(
          k,
          x,
          84.5 + r() * 2,
          2.6 + r() * 2.6,
          Math.abs(x - 62) < 42
            ? ['#74283a', '#c85c3c', '#54203a']
            : ['#5c2038', '#84303a', '#4c1c34'],
          r,
        )
      }
      fill(k, '#34142e', [
        ...Array.from({ length: 36 }, (_, i) => [-8 + i * 5, 88.5 + Math.sin(i * 0.7) * 0.6]),
        [168, 98],
        [-8, 98],
      ])
      for (let i = 0; i < 80; i++)
        tuft(
          k,
          -6 + i * 2.2 + r() * 1.4,
          90.5 + r(),
          3.4 + r() * 4.4,
          ['#34142e', '#4c1c34', '#2c1028'],
          r,
        )
      for (const [x, y, q] of points(
        '26 27 1.300 31 24.500 1 22 22.500 0.900 36 28 0.900 18 29 0.800',
        3,
      ))
        path(
          k,
          '#54203c',
          `M${x - q * 2} ${y - q * 0.5}Q${x - q * 0.8} ${y - q} ${x} ${y}Q${x + q * 0.8} ${y - q} ${x + q * 2} ${y - q * 0.6}Q${x + q * 0.8} ${y - q * 0.4} ${x} ${y + q * 0.5}Q${x - q * 0.8} ${y - q * 0.3} ${x - q * 2} ${y - q * 0.5}Z`,
        )
    })
    return finish(s)
  },
}
