import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { ballTower } from '../../things/times-square.js'
import { BLOCKS, block } from '../../things/times-square-blocks.js'
import { cab, lampLight, S } from '../../things/times-square-cab.js'
import { hailer, hailingDog } from '../../things/times-square-street.js'

/** Somebody in the rain: a coat, an umbrella leant as they walk, or none. */
const inRain = (pose, n, coat, low, silk, lean = 0) => ({
  ...POSES[pose],
  skin: SKINS[n],
  hair: ['#3c2c44', '#241c38'],
  top: coat,
  low,
  dress: 'coat',
  shoe: '#1c1640',
  light: 1,
  ...(silk ? { armFar: [34, 100] } : {}),
  before: (c, j, flat) => {
    if (!silk) return
    const [x, y] = [j.head[0] + 0.2 + lean, j.head[1] - 0.5]
    stroke(c, flat ?? '#c8bcd8', 0.12, `M${j.armFar.hand.join(' ')}L${x} ${y - 0.8}`)
    path(
      c,
      flat ?? silk[1],
      `M${x - 2.1} ${y}Q${x - 1.7} ${y - 1.6} ${x} ${y - 1.7}Q${x + 1.8} ${y - 1.5} ${x + 2.1} ${y}Q${x + 1} ${y - 0.5} ${x} ${y}Q${x - 1} ${y - 0.5} ${x - 2.1} ${y}Z`,
    )
    if (!flat)
      path(
        c,
        silk[0],
        `M${x} ${y - 1.7}Q${x + 1.8} ${y - 1.5} ${x + 2.1} ${y}Q${x + 1} ${y - 0.5} ${x} ${y}Z`,
      )
  },
})
const PASSERS = [
  [
    57.4,
    62.6,
    3.6,
    inRain('walk', 0, ['#8c6cc0', '#54407c'], ['#34306c', '#241f54'], ['#fff4e0', '#c8b8d8']),
  ],
  [
    52,
    63.6,
    4,
    inRain('walkOther', 2, ['#e87c5c', '#9c4460'], ['#34306c', '#241f54'], undefined),
    true,
  ],
  [
    39.4,
    67.8,
    5.6,
    inRain('walk', 1, ['#3c8ca0', '#24587c'], ['#2c2860', '#1f1c4c'], ['#5ce0d8', '#2c94a8'], 0.2),
  ],
  [
    42.4,
    67.6,
    4.2,
    inRain('walkOther', 1, ['#ffcc5c', '#c0844c'], ['#2c2860', '#1f1c4c'], undefined),
  ],
  [
    97,
    63.2,
    3.8,
    inRain('stand', 0, ['#4c5ca8', '#303874'], ['#2c2860', '#1f1c4c'], ['#ffc84c', '#d88c3c']),
  ],
  [
    119.4,
    69.4,
    6.4,
    inRain('walk', 3, ['#c85c84', '#843c6c'], ['#2c2860', '#1f1c4c'], ['#a88cf0', '#6c54b8'], 0.2),
    true,
  ],
]

export default {
  alt: 'Sera di pioggia a Times Square: i cartelloni e la torre con la sfera si specchiano nell’asfalto, arriva un taxi giallo; una donna con l’ombrello rosso e il suo cane lo chiamano',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#14124c'],
          [0.45, '#3a2478'],
          [0.8, '#a0488c'],
          [1, '#f08c8c'],
        ],
      },
      sun: [0.48, 0.62],
      horizon: 0.66,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Far down the avenue, then the tower with the ball.
      path(k, '#8c4c98', 'M60 60V36H65V31H69V60ZM84 60V33H87V38H93V60Z')
      at(k, 76, 60, 1, ballTower)
      for (const b of BLOCKS) block(k, b)
      // The theatre's canopy with its bulbs.
      path(k, '#ffe8b0', 'M-6 46H27.600L30 51.600H-6Z')
      path(k, '#e8404c', 'M-6 47H26.600L28.200 50.600H-6Z')
      for (let x = -2; x < 27; x += 3.6)
        path(k, '#fff8d0', `M${x} 48.100a0.700 0.700 0 1 0 0.010 0Z`)
      path(k, '#b45c54', 'M-6 51.600H30L27 53H-6Z')
      // The wet ground shows it all upside down, darker towards us.
      k.save()
      k.beginPath()
      for (const [x, y] of points(
        '-6 75.200 26 68 48 63.200 60.500 60.400 66.400 59.100 70 58.300 82 58.300 92 60.500 104 63.200 128 68.400 168 77.200 168 96 -6 96',
      ))
        k.lineTo(x, y)
      k.clip()
      path(k, '#2a2268', 'M-6 50H168V96H-6Z')
      at(k, 76, 59, 1, (q) => {
        q.scale(1, -1)
        ballTower(q)
      })
      for (const b of BLOCKS) block(k, b, true)
      const veil = k.createLinearGradient(0, 58, 0, 90)
      veil.addColorStop(0, 'rgba(36,26,96,.25)')
      veil.addColorStop(0.5, 'rgba(30,22,84,.5)')
      veil.addColorStop(1, 'rgba(22,16,66,.7)')
      k.fillStyle = veil
      k.fillRect(-6, 50, 180, 50)
      // Ripples break the mirror, wider towards us.
      const q = random(23)
      for (let y = 59; y < 91; y += 0.45 + (y - 57) * 0.04)
        for (let i = 0; i < 13; i++) {
          const half = (3 + q() * 9) * (0.3 + (y - 57) * 0.03)
          const x = -4 + q() * 168
          const thick = 0.12 + (y - 57) * 0.016
          path(
            k,
            'rgba(30,22,84,.8)',
            `M${x - half} ${y}Q${x} ${y - thick} ${x + half} ${y}Q${x} ${y + thick} ${x - half} ${y}Z`,
          )
        }
      for (const d of ['M-6 60V83.600L70.600 58.600L66 58Z', 'M168 60V86.400L81.400 58.600L86 58Z'])
        path(k, 'rgba(44,34,112,.55)', d)
      k.restore()
      // Kerbs and lanes.
      path(
        k,
        '#7c64b0',
        `M-6 83.600L70.600 58.600L70.800 58.900L-6 85.200ZM168 86.400L81.400 58.600L81.200 58.900L168 88.200Z`,
      )
      for (const [a, b] of points('8 10 12 15 18 22 27 33 40 48'))
        fill(k, 'rgba(244,220,232,.7)', [S(-0.9, a), S(-0.75, a), S(-0.75, b), S(-0.9, b)])
      const wet = (x, y, size, draw) => {
        k.save()
        k.globalAlpha = 0.3
        at(k, x, y, size, (u) => {
          u.scale(1, -0.9)
          draw(u)
        })
        k.restore()
        at(k, x, y, size, draw)
      }
      for (const [x, y, high, o, flip] of PASSERS) {
        k.save()
        k.globalAlpha = 0.3
        k.translate(0, y * 2)
        k.scale(1, -1)
        stand(k, x, y, high, o, { flip })
        k.restore()
        stand(k, x, y, high, o, { flip })
      }
      // Cabs with air between them; the first turns towards her.
      const CABS = [
        [0.6, 62, 0],
        [-1.6, 44, 0],
        [1.7, 30, 0.04],
        [3.1, 12.4, 0.42],
      ]
      for (const [X, Z, yaw] of CABS) {
        k.save()
        k.globalAlpha = 0.45
        cab(k, X, Z, yaw, true)
        k.restore()
        lampLight(k, X, Z, yaw, 0.55)
        cab(k, X, Z, yaw)
      }
      // She and her dog hail together.
      wet(27, 82, 0.52, hailer)
      at(k, 33.6, 82.4, 0.5, hailingDog)
      stroke(k, '#e84c5c', 0.22, 'M29.400 74.600C31 78 32 79 33.200 78.400')
      // Rain, evenly over the whole sky and street.
      const r = random(17)
      let drops = ''
      for (let i = 0; i < 66; i++) {
        const [x, y, n] = [((i % 11) + r()) * 15, (Math.floor(i / 11) + r()) * 14, 2 + r() * 2]
        drops += `M${x} ${y}l${-n * 0.22} ${n}`
      }
      stroke(k, 'rgba(220,226,255,.24)', 0.14, drops)
    })
    s.glow(0.475, 0.5, 24, '#ff9c94', 0.24)
    s.glow(0.06, 0.25, 26, '#ff6c5c', 0.14)
    s.glow(0.92, 0.2, 26, '#ffc04c', 0.14)
    return finish(s, { bloom: 0.24 })
  },
}
