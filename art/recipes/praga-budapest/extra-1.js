import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import { BANK, box, parliament, riverBoat } from '../../things/budapest.js'
import { dancers, violinist } from '../../things/waltz.js'

const LAMP = 37

/** The river: the gold of the house lies on it in long shards, widest under the dome. */
function danube(k) {
  for (const [c, y] of [
    ['#3a3a80', BANK],
    ['#2c3074', BANK + 3],
    ['#232868', BANK + 7],
    ['#1b205a', BANK + 11],
  ])
    path(
      k,
      c,
      `M-5 ${y}C30 ${y + 0.5} 60 ${y - 0.4} 90 ${y + 0.3}C120 ${y + 0.6} 140 ${y - 0.3} 165 ${y}V80H-5Z`,
    )
  const r = random(4)
  const shard = (c, x, y, l, q) =>
    path(k, c, `M${x} ${y}q${l * 0.5} ${-q} ${l} 0q${-l * 0.5} ${q} ${-l} 0Z`)
  for (let y = BANK + 0.7, i = 0; y < 77; y += 0.56 + i * 0.025, i++) {
    const t = (y - BANK) / 14
    for (let x = 22 + t * 6 + r() * 3; x < 138 - t * 6; ) {
      const l = (2 + r() * 6) * (0.7 + t)
      const middle = Math.abs(x + l / 2 - 80) < 14 - t * 4
      const c = middle
        ? ['#ffe09a', '#f7c56c']
        : t < 0.4
          ? ['#e8a858', '#c4784c']
          : ['#b06c54', '#84506c']
      if (r() < (middle ? 0.9 : 0.72 - t * 0.34))
        shard(c[r() < 0.6 ? 0 : 1], x, y, l, 0.34 + t * 0.3)
      x += l + 0.4 + r() * 2.4 * (0.6 + t)
    }
  }
  for (let i = 0; i < 20; i++)
    shard(i % 2 ? '#4c4a90' : '#181c50', -4 + r() * 166, BANK + 1.5 + r() * 12, 5 + r() * 8, 0.4)
}

/** The promenade of Buda: parapet, pavement, a lamp and the pool of its light. */
function promenade(k) {
  box(k, '#1c1d4c', -5, 78, 170, 5)
  box(k, '#4a4684', -5, 77, 170, 1.2)
  for (let x = -1; x < 164; x += 11) {
    box(k, '#26275c', x, 78.2, 1.6, 4.8)
    box(k, '#5c5494', x, 77, 1.6, 1.2)
  }
  fill(k, '#ffd08c', points(`${LAMP - 9} 77 ${LAMP + 9} 77 ${LAMP + 7} 78.200 ${LAMP - 7} 78.200`))
  fill(
    k,
    '#5a4468',
    points(`${LAMP - 7} 78.200 ${LAMP + 7} 78.200 ${LAMP + 10} 83 ${LAMP - 10} 83`),
  )
  box(k, '#22224f', -5, 83, 170, 8)
  for (const [c, rx, ry] of [
    ['#343060', 46, 6],
    ['#544468', 34, 4.6],
    ['#846068', 23, 3.2],
    ['#c08c6c', 12, 1.7],
  ]) {
    k.save()
    k.beginPath()
    k.rect(-5, 83, 170, 8)
    k.clip()
    k.beginPath()
    k.ellipse(LAMP + 2, 86.5, rx, ry, 0, 0, 7)
    k.fillStyle = c
    k.fill()
    k.restore()
  }
  // Joints of the slabs run towards the river.
  for (let i = -8; i < 16; i++)
    stroke(k, 'rgba(20,20,56,.45)', 0.22, `M${LAMP + i * 9} 83L${LAMP + i * 12} 90.500`)
  stroke(k, 'rgba(20,20,56,.45)', 0.22, 'M-5 86H165')
  stroke(k, '#0d0e2c', 1, `M${LAMP} 84V50`)
  stroke(k, '#5a4a68', 0.3, `M${LAMP + 0.2} 80V51`)
  path(
    k,
    '#0d0e2c',
    `M${LAMP - 2} 85.200L${LAMP - 1.1} 79H${LAMP + 1.1}L${LAMP + 2} 85.200ZM${LAMP - 3.4} 49.600h6.800l-0.600 1.200h-5.600Z`,
  )
  path(k, '#fff0c0', `M${LAMP - 2.6} 49.600l-0.800 -5h6.800l-0.800 5Z`)
  path(k, '#ffcf78', `M${LAMP + 0.4} 49.600V44.600h3l-0.800 5Z`)
  path(
    k,
    '#0d0e2c',
    `M${LAMP - 3.8} 44.800L${LAMP} 42L${LAMP + 3.8} 44.800ZM${LAMP - 0.4} 42.200v-1.800h0.800v1.800Z`,
  )
}

export default {
  alt: 'Il Parlamento di Budapest, con la cupola e le guglie accese d’oro, si specchia nel Danubio all’ora blu; i gabbiani girano nella luce e sulla riva di Buda due ballano un valzer al suono di un violino',
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
    f.draw(s.k, (k) => {
      danube(k)
      path(
        k,
        'rgba(14,16,54,.6)',
        'M92 73.600C104 72.600 128 72.600 140 73.600C128 76 104 76 92 73.600Z',
      )
      at(k, 116, 73, 0.86, riverBoat)
      stroke(k, '#ffe3a4', 0.35, 'M94 74.600C108 75.600 126 75.600 139 74.600')
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
      promenade(k)
    })
    f.draw(s.k, (k) => {
      at(k, 19, 86.5, 0.92, violinist)
      at(k, 52, 88, 1, dancers)
    })
    s.glow(LAMP / 160, 0.535, 12, '#ffcf86', 0.55)
    return finish(s, { bloom: 0.3 })
  },
}
