import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { BANK, box, parliament, riverBoat } from '../../things/budapest.js'
import { traveller } from '../../things/people.js'

export default {
  alt: 'Il Parlamento di Budapest, con la cupola e le guglie accese d’oro, si specchia nel Danubio all’ora blu; i gabbiani girano nella luce e due viaggiatori guardano dalla riva di Buda',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#141d56'],
          [0.45, '#2f3f86'],
          [0.78, '#7a68a4'],
          [1, '#e59a86'],
        ],
        glow: '#ffb27c',
        glowPower: 0.4,
        haze: '#8a6a98',
        lamps: 1,
      },
      sun: [0.5, 0.66],
      horizon: BANK / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    stars(s, { count: 120, below: 0.34, seed: 8 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Long clouds of the blue hour, then the roofs of Pest.
      path(
        k,
        '#4a4a8c',
        'M-5 30C12 27.600 34 27.400 48 29.600C36 30.600 22 31 12 32C4 32.400 -2 32 -5 31.600Z',
      )
      path(k, '#a4749c', 'M2 31.800C16 31 32 30.600 44 29.900C34 31.400 18 32 2 31.800Z')
      path(
        k,
        '#565496',
        'M108 22C124 18.600 146 18.800 165 20.600V23.400C148 23 124 23.600 108 22Z',
      )
      path(
        k,
        '#b07e9c',
        'M112 22.600C130 23.400 150 23 165 23.400V24.200C146 24.400 126 24 112 22.600Z',
      )
      const r = random(12)
      for (let x = -4; x < 164; ) {
        const [wide, high] = [4 + r() * 6, 5 + r() * 6]
        box(k, r() < 0.5 ? '#544a82' : '#4a4178', x, BANK - high, wide, high)
        fill(
          k,
          '#3c356a',
          points(
            `${x} ${BANK - high} ${x + wide * 0.2} ${BANK - high - 2} ${x + wide * 0.8} ${BANK - high - 2} ${x + wide} ${BANK - high}`,
          ),
        )
        for (let i = 0; i < 6; i++)
          if (r() < 0.4)
            box(
              k,
              '#ffcf86',
              x + 0.6 + (i % 3) * (wide / 3),
              BANK - high + 1 + Math.floor(i / 3) * 2.4,
              0.6,
              1,
            )
        x += wide
      }
      // The tower of the inner city far left keeps the row from being even.
      box(k, '#463e74', 8, 42, 3.4, 21)
      fill(k, '#3a3468', points('7.400 42 9.700 35 12 42'))
      parliament(k)
      box(k, '#3a2f5c', -5, BANK - 1.4, 170, 1.6)
      for (let x = -2; x < 164; x += 7.4)
        path(k, '#ffe9ae', `M${x} ${BANK - 2.8}a0.450 0.450 0 1 0 0.010 0Z`)
    })
    s.glow(0.5, 0.6, 60, '#ffb45e', 0.3)
    stillWater(s, {
      y: BANK / 90,
      sway: 1.6,
      press: 1.5,
      veil: [
        [0, '#232a66', 0.22],
        [0.5, '#1c225a', 0.5],
        [1, '#10143e', 0.82],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(4)
      for (let i = 0; i < 90; i++) {
        const t = (i / 89) ** 1.3
        const gold = i % 3 !== 0
        const x = gold ? 80 + (r() - 0.5) * (110 - t * 30) : r() * 160
        stroke(
          k,
          gold ? `rgba(255,205,120,${0.55 - t * 0.3})` : 'rgba(16,20,66,.5)',
          0.2 + t * 0.3,
          `M${x} ${BANK + 1.4 + t * 23}h${2 + r() * (3 + t * 6)}`,
        )
      }
      path(
        k,
        'rgba(14,16,54,.6)',
        'M92 76.600C104 75.600 128 75.600 140 76.600C128 79 104 79 92 76.600Z',
      )
      at(k, 116, 76, 0.92, riverBoat)
      stroke(k, '#ffe3a4', 0.35, 'M94 77.600C108 78.600 126 78.600 139 77.600')
      // Gulls turn in the light over the dome.
      for (const [x, y, q, turn] of points(
        '66 17 1.500 0.200 72 10.500 1.200 -0.200 90 18 1.700 0.100 97 12 1.300 -0.300 86 8 1 0.200 103 21 1.100 0.100 59 23 1.100 -0.100',
        4,
      ))
        stroke(
          k,
          '#ffe9bc',
          0.42,
          `M${x - q * 1.5} ${y - q * (0.5 + turn)}Q${x - q * 0.6} ${y - q * 0.8} ${x} ${y}Q${x + q * 0.6} ${y - q * 0.8} ${x + q * 1.5} ${y - q * (0.5 - turn)}`,
        )
      // The parapet of Buda, a lamp, two who look.
      stroke(k, '#10112f', 1, 'M17 84V57')
      path(
        k,
        '#10112f',
        'M15.400 84L16.200 78H17.800L18.600 84ZM13.400 56.600H20.600L20 57.800H14Z',
      )
      path(k, '#ffdf9a', 'M14.400 56.600L15.200 51.600H18.800L19.600 56.600Z')
      path(
        k,
        '#10112f',
        'M14.400 51.800L17 49.600L19.600 51.800ZM16.700 49.800h0.600v-1.600h-0.600Z',
      )
    })
    for (const [x, seed, arms] of [
      [0.19, 5, 'down'],
      [0.245, 9, 'up'],
    ])
      place(s, traveller({ seed, arms, pack: false }), {
        x,
        y: 0.975,
        size: 25,
        front: 0.35,
        rim: 0.5,
        shadow: false,
      })
    f.draw(s.k, (k) => {
      box(k, '#151539', -5, 86, 170, 8)
      box(k, '#3a3670', -5, 85, 170, 1.2)
      for (let x = -3; x < 164; x += 12) box(k, '#0f0f2e', x, 87, 1, 6)
    })
    s.glow(0.106, 0.6, 13, '#ffcf86', 0.6)
    return finish(s, { bloom: 0.3 })
  },
}
