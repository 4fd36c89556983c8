import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { ballTower } from '../../things/times-square.js'
import { BLOCKS, block } from '../../things/times-square-blocks.js'
import { cab, lampLight, S } from '../../things/times-square-cab.js'
import { hailer, hailingDog, passer } from '../../things/times-square-street.js'

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
      for (const x of [1, 9, 17]) path(k, '#8c3c54', `M${x} 59.200h5.600v8.400h-5.600Z`)
      for (const x of [1, 9, 17])
        path(k, '#ffe8b8', `M${x + 0.7} 60h1.800v6.800h-1.800ZM${x + 3.1} 60h1.800v6.800h-1.800Z`)
      for (const x of [132, 143, 154]) path(k, '#fff0cc', `M${x} 60h8.600v6.600h-8.600Z`)
      path(
        k,
        '#c8546c',
        'M134 66.600l1 -4.600h1.400l1 4.600ZM145 66.600v-3h4v3ZM157 66.600l0.600 -5.400h2l0.600 5.400Z',
      )
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
      for (const [x, y, size, n] of points(
        '57 63 0.44 0 52.600 64 0.52 1 40 68 0.65 2 96 63 0.44 1 104 65.200 0.57 0 122 70 0.78 2',
        4,
      ))
        at(k, x, y, size, (u) =>
          passer(
            u,
            ['#2c5484', '#54306c', '#1c3c5c'][n],
            ['#f4b43c', '#e8e0f4', '#2c9ca8'][n],
            ['#ffe08c', '#ffffff', '#7ce0d8'][n],
          ),
        )
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
