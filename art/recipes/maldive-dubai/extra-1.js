import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  abra,
  conductor,
  jet,
  neighbour,
  passenger,
  shooter,
  tower,
} from '../../things/dubai-fountain.js'

const LAKE = 66
const TOWER = 103

/** Night in steps, the city's light on the haze. */
function night(k) {
  path(k, '#081a38', 'M-5 -5H165V95H-5Z')
  for (const [c, rx, ry] of [
    ['#0b2244', 120, 76],
    ['#0f2d50', 98, 62],
    ['#14395c', 80, 48],
    ['#1b4868', 66, 36],
    ['#255a74', 54, 24],
    ['#38707e', 44, 14],
  ]) {
    k.beginPath()
    k.ellipse(TOWER, LAKE, rx, ry, 0, 0, 7)
    k.fillStyle = c
    k.fill()
  }
  const r = random(6)
  for (let i = 0; i < 46; i++) {
    const [x, y, q] = [r() * 160, r() * 34, 0.12 + r() * 0.16]
    if (Math.abs(x - TOWER) < 12) continue
    path(k, '#cfe4e8', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
  }
}

/** The old-style market on the left shore: arches, small wind towers, warm light in all of them. */
function souk(k) {
  path(k, '#6c4850', `M-5 ${LAKE}V55H6V52H14V55H34V58H58V61H70V${LAKE}Z`)
  path(k, '#a87454', `M6 52H9V${LAKE}H6ZM-5 55H6V56H-5ZM14 55H34V56H14ZM34 58H58V58.900H34Z`)
  for (const [x, y] of points('2 50 22 51.500 44 54.500')) {
    path(k, '#8c5c54', `M${x} ${LAKE}V${y}H${x + 5}V${LAKE}Z`)
    path(k, '#3c2c48', `M${x + 0.8} ${y + 1}h1.300v3h-1.300ZM${x + 2.8} ${y + 1}h1.300v3h-1.300Z`)
  }
  for (let i = 0; i < 22; i++) {
    const x = -3 + i * 3.2
    path(k, '#ffc468', `M${x} ${LAKE - 0.8}V${LAKE - 3}a1 1 0 0 1 2 0V${LAKE - 0.8}Z`)
    if (i < 12)
      path(
        k,
        i % 3 ? '#e8985c' : '#ffc468',
        `M${x + 0.3} ${LAKE - 5.6}v-1.200a0.600 0.600 0 0 1 1.200 0v1.200Z`,
      )
  }
}

/** The lake: what shines above lies on it in bars, gold under the jets, silver under the tower. */
function lake(k) {
  for (const [c, y] of [
    ['#1c4c68', LAKE],
    ['#143c5c', LAKE + 3.5],
    ['#0e2d4e', LAKE + 9],
    ['#0a2040', LAKE + 16],
  ])
    path(k, c, `M-5 ${y}C40 ${y - 0.4} 120 ${y + 0.5} 165 ${y}V95H-5Z`)
  const r = random(11)
  const bar = (x, y, half, c) =>
    path(
      k,
      c,
      `M${x - half} ${y}Q${x} ${y - 0.45} ${x + half} ${y}Q${x} ${y + 0.45} ${x - half} ${y}Z`,
    )
  for (let i = 0; i < 60; i++) {
    const t = (i / 59) ** 1.2
    const x = 62 + r() * 92
    bar(
      x,
      LAKE + 5 + t * 12,
      (1.6 + r() * 4) * (1 - t * 0.3),
      ['rgba(255,190,96,.75)', 'rgba(255,226,160,.7)', 'rgba(232,140,72,.6)'][i % 3],
    )
  }
  for (let i = 0; i < 16; i++) {
    const t = i / 15
    bar(
      TOWER + (r() - 0.5) * (5 + t * 6),
      LAKE + 8 + t * 15,
      1.6 + r() * 3.4,
      t < 0.6 ? 'rgba(200,230,230,.55)' : 'rgba(140,190,204,.35)',
    )
  }
  for (let i = 0; i < 18; i++)
    bar(r() * 60, LAKE + 0.8 + r() * 4, 1 + r() * 2.4, 'rgba(255,180,96,.5)')
}

const BACK = ['#b8743c', '#d8a468', '#e8d0a8']
const FRONT = ['#ffb048', '#ffdc90', '#fffaec']

/** Two lines of jets along a long bow; their heights follow a wave that runs away from the boat. */
function dance(k) {
  for (let i = 0; i < 23; i++) {
    const u = i / 22
    const wave = Math.sin(0.3 + u * 2.9)
    jet(k, 74 + u * 78, LAKE + 3 + Math.sin(u * Math.PI) * 1.2, 9 + wave * 17, -3 - wave * 3, BACK)
  }
  for (let i = 0; i < 28; i++) {
    const u = i / 27
    const [x, y] = [72 + u * 82, LAKE + 3.4 + Math.sin(u * Math.PI) * 1.2]
    path(
      k,
      i % 2 ? '#c89058' : '#a8784c',
      `M${x - 1.6} ${y}q0.200 -0.800 1.500 -0.800q1.500 0 1.700 0.800Z`,
    )
  }
  for (const [x, high] of points('94 28 98.500 32 103 35 107.500 32 112 28'))
    shooter(k, x, LAKE + 5, high)
  for (let i = 0; i < 21; i++) {
    const u = i / 20
    const wave = Math.sin(0.2 + u * 2.75)
    jet(
      k,
      66 + u * 84,
      LAKE + 4.5 + Math.sin(u * Math.PI) * 3,
      4.5 + wave * 10,
      2.6 + wave * 3,
      FRONT,
    )
  }
  // Where they fall: bright heads along the bow, and under the columns.
  for (const x of [94, 98.5, 103, 107.5, 112])
    path(k, '#fff0cc', `M${x - 1.8} ${LAKE + 5.4}q0.200 -1.300 1.800 -1.300t1.800 1.300Z`)
  const r = random(3)
  for (let i = 0; i < 34; i++) {
    const u = i / 33
    const [x, y, q] = [66 + u * 88, LAKE + 5.4 + Math.sin(u * Math.PI) * 3, 0.7 + r() * 0.8]
    path(
      k,
      i % 2 ? '#ffdc9c' : '#ffc070',
      `M${x - q * 1.6} ${y}q${q * 0.2} ${-q * 1.2} ${q * 1.5} ${-q * 1.1}q${q * 1.4} 0 ${q * 1.7} ${q * 1.1}Z`,
    )
  }
}

export default {
  alt: 'Di notte, sul lago ai piedi del Burj Khalifa illuminato, un bambino con la giacca rossa dirige dalla prua di un’abra i getti della fontana di Dubai come un’orchestra; i genitori applaudono e filmano',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.night },
      sun: [TOWER / 160, 0.5],
      horizon: LAKE / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      night(k)
      const far = ['#2a5874', '#204a68']
      const near = ['#1c3c5e', '#143050']
      for (const [i, [x, wide, high, shape]] of points(
        '14 6 20 0 24 7 27 1 36 6 17 0 50 7 32 2 62 6 22 0 78 6 26 1 116 6 24 0 126 8 30 2 140 6 21 1 152 8 28 0',
        4,
      ).entries())
        neighbour(k, x, LAKE, wide, high, shape, far, i + 3)
      for (const [i, [x, wide, high, shape]] of points(
        '68 7 14 0 82 8 11 0 118 9 13 0 134 8 18 1 146 10 12 0 158 8 20 0',
        4,
      ).entries())
        neighbour(k, x, LAKE, wide, high, shape, near, i + 40)
      k.save()
      k.translate(TOWER, LAKE)
      k.scale(1.12, 1)
      tower(k)
      k.restore()
      souk(k)
      path(k, '#102848', `M60 ${LAKE}V${LAKE - 1.4}H165V${LAKE}Z`)
      for (let x = 72; x < 164; x += 3)
        path(k, '#ffc468', `M${x} ${LAKE - 0.9}a0.400 0.400 0 1 0 0.010 0Z`)
      lake(k)
      dance(k)
      const r = random(2)
      for (let i = 0; i < 12; i++) {
        const y = 83 + i * 0.6
        const half = 24 - i * 1.2 + r() * 4
        path(
          k,
          `rgba(6,14,34,${0.6 - i * 0.04})`,
          `M${32 - half} ${y}Q32 ${y - 0.7} ${32 + half} ${y}Q32 ${y + 0.7} ${32 - half} ${y}Z`,
        )
      }
      at(k, 32, 83, 0.92, (b) => {
        abra.back(b)
        at(b, -22, -9, 0.95, (q) =>
          passenger(q, {
            coat: ['#e8e0e4', '#fff8e8'],
            skin: '#9c6448',
            hair: '#2c2030',
            pose: 'tiller',
          }),
        )
        at(b, -8, -9, 0.95, (q) =>
          passenger(q, {
            coat: ['#3c6c9c', '#ffb45c'],
            skin: '#d89c74',
            hair: '#3c2830',
            pose: 'film',
          }),
        )
        at(b, 4, -9, 0.9, (q) =>
          passenger(q, {
            coat: ['#7c4c8c', '#ffb45c'],
            skin: '#e8b084',
            hair: 'veil',
            pose: 'clap',
          }),
        )
        abra.front(b)
        at(b, 24, -10.8, 0.98, conductor)
      })
      for (const [x, y, l] of points('4 84.500 12 40 86 20 58 83 10 18 87.500 16', 3))
        path(
          k,
          'rgba(255,196,110,.6)',
          `M${x} ${y}q${l / 2} -0.600 ${l} 0q${-l / 2} 0.500 ${-l} 0Z`,
        )
    })
    s.glow(TOWER / 160, 0.7, 34, '#ffc070', 0.22)
    return finish(s, { bloom: 0.22 })
  },
}
