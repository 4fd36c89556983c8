import { field, fill } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import { fairyCastle } from '../../things/fairy-castle.js'
import { traveller } from '../../things/people.js'

/** A rocket that has burst: trails that droop, a spark at the end of each. */
function burst(k, { x, y, radius, colour, heart, seed }) {
  const r = random(seed)
  const trails = 30
  for (let i = 0; i < trails; i++) {
    const a = (i / trails) * 6.283 + r() * 0.1
    const long = radius * (0.7 + 0.3 * r())
    const [ex, ey] = [x + Math.cos(a) * long, y + Math.sin(a) * long * 0.94 + radius * 0.1]
    k.strokeStyle = i % 3 ? colour : heart
    k.lineWidth = 0.22
    k.lineCap = 'round'
    k.beginPath()
    k.moveTo(x + Math.cos(a) * radius * 0.2, y + Math.sin(a) * radius * 0.2)
    k.quadraticCurveTo(x + Math.cos(a) * long * 0.7, y + Math.sin(a) * long * 0.62, ex, ey)
    k.stroke()
    k.fillStyle = heart
    k.beginPath()
    k.arc(ex, ey, 0.34, 0, 7)
    k.fill()
  }
}

const BURSTS = [
  { x: 58, y: 20, radius: 15, colour: '#ffb45c', heart: '#fff0c0', seed: 3 },
  { x: 138, y: 17, radius: 12, colour: '#ff7a9c', heart: '#ffe0e4', seed: 5 },
  { x: 33, y: 35, radius: 8, colour: '#5ad0d0', heart: '#e4fff4', seed: 8 },
  { x: 148, y: 42, radius: 7, colour: '#ffd36a', heart: '#fff6d4', seed: 9 },
]

export default {
  alt: 'Il castello rosa delle fiabe illuminato di notte si specchia nel fossato, mentre le famiglie sul ponte guardano i fuochi d’artificio',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#0d1440'],
          [0.45, '#2a2f72'],
          [0.8, '#6d4a8a'],
          [1, '#c77a92'],
        ],
        light: '#ffd9a0',
      },
      sun: [0.36, 0.2],
      horizon: 71 / 90,
    })
    sky(s, { clouds: 0, glowPower: 0.12 })
    stars(s, { count: 160, below: 0.5 })
    const f = field(s)
    for (const { x, y, radius, colour } of BURSTS)
      s.glowAt(...f.at([x, y]), f.q * radius * 1.7, colour, 0.34)
    f.draw(s.k, (k) => {
      // Smoke of the rockets before, in flat banks.
      k.fillStyle = '#3b3a7c'
      for (const [x, y, rx, ry] of [
        [50, 33, 16, 1.4],
        [62, 35.4, 12, 1],
        [132, 29, 13, 1.2],
        [144, 31, 10, 0.9],
      ]) {
        k.beginPath()
        k.ellipse(x, y, rx, ry, 0, 0, 7)
        k.fill()
      }
      for (const one of BURSTS) burst(k, one)
      for (const [x, y0, y1] of [
        [58, 66, 24],
        [138, 66, 21],
      ]) {
        const trail = k.createLinearGradient(0, y0, 0, y1)
        trail.addColorStop(0, '#ffd9a000')
        trail.addColorStop(1, '#ffd9a0a0')
        k.fillStyle = trail
        k.fillRect(x - 0.14, y1, 0.28, y0 - y1)
      }
      // The woods round the park.
      const r = random(9)
      for (const [colour, foot, size] of [
        ['#57407c', 68, 2.2],
        ['#3b3268', 70.4, 2.6],
      ]) {
        k.fillStyle = colour
        k.fillRect(-4, foot, 168, 3)
        for (let x = -4; x < 164; x += 1.5 + r() * 1.6) {
          k.beginPath()
          k.arc(x, foot, size * (0.6 + r() * 0.6), 0, 7)
          k.fill()
        }
      }
    })
    // The castle, and its likeness in the moat.
    const water = f.at([0, 71])[1]
    s.layer(
      (k) => {
        const deep = k.createLinearGradient(0, water, 0, h)
        deep.addColorStop(0, '#8a5a8c')
        deep.addColorStop(0.35, '#3f3a7a')
        deep.addColorStop(1, '#141a4a')
        k.fillStyle = deep
        k.fillRect(0, water - 1, w, h - water + 1)
      },
      { lit: false },
    )
    s.glowAt(...f.at([97, 62]), f.q * 34, '#ffb08a', 0.5)
    s.layer((k) => f.draw(k, fairyCastle), {
      lit: false,
      reflect: { y: water, power: 0.6, length: 0.24, wobble: 4 },
    })
    f.draw(s.k, (k) => {
      const r = random(4)
      for (let i = 0; i < 46; i++) {
        const t = r()
        k.fillStyle = ['#ffc78a', '#ff9aa8', '#9a86c8', '#ffe6b0'][i % 4]
        k.globalAlpha = 0.5
        k.beginPath()
        k.ellipse(20 + r() * 130, 73 + t * 15, 1 + 3 * t * r(), 0.08 + 0.12 * t, 0, 0, 7)
        k.fill()
      }
      k.globalAlpha = 1
      // The bridge comes towards us over the moat: warm paving, low walls.
      fill(k, '#2a2458', [
        [92.6, 70],
        [101, 70],
        [132, 92],
        [62, 92],
      ])
      fill(k, '#b98496', [
        [93.6, 69.4],
        [100.2, 69.4],
        [124, 92],
        [70, 92],
      ])
      for (let i = 0; i < 9; i++) {
        const t = (i / 9) ** 1.7
        const y = 69.6 + t * 22
        fill(k, i % 2 ? '#c8939c' : '#a87290', [
          [93.5 - t * 23, y],
          [100.3 + t * 23, y],
          [100.3 + t * 23 + 1, y + 0.3 + t],
          [93.5 - t * 23 - 1, y + 0.3 + t],
        ])
      }
      for (const m of [-1, 1]) {
        const at = (t, up) => [96.9 + m * (3.6 + t * 26.4), 69.6 + t * 22.6 - up]
        fill(k, m < 0 ? '#7c5a8c' : '#e2a6a8', [at(0, 0), at(0, 1), at(1.6, 11.2), at(1.6, 0)])
        fill(k, '#ffd9c4', [at(0, 1), at(0, 1.3), at(1.6, 13), at(1.6, 11.2)])
        for (const t of [0.06, 0.2, 0.42, 0.74]) {
          const [x, y] = at(t, 1.2 + t * 6.8)
          k.fillStyle = '#3b2f5c'
          k.fillRect(x - 0.1 - t * 0.2, y - 1.6 - t * 5, 0.2 + t * 0.4, 1.8 + t * 5)
          k.fillStyle = '#fff0b4'
          k.beginPath()
          k.arc(x, y - 1.8 - t * 5.4, 0.4 + t * 1, 0, 7)
          k.fill()
        }
      }
    })
    for (const [x, y, size, seed, arms] of [
      [97.6, 72.6, 4.4, 5, 'down'],
      [94.8, 73, 4.4, 7, 'down'],
      [100, 74.4, 5.4, 12, 'up'],
      [103.6, 76, 6.6, 21, 'down'],
      [92, 76.6, 7, 22, 'down'],
      [94.4, 77, 5, 23, 'up'],
      [107, 82.6, 11, 31, 'down'],
      [110.6, 82.2, 7.4, 14, 'up'],
      [113.6, 83, 11.4, 36, 'down'],
      [84, 85.6, 13.6, 32, 'down'],
      [88.8, 86, 9, 26, 'up'],
    ]) {
      const [px, py] = f.at([x, y])
      s.k.fillStyle = 'rgba(52,30,80,.5)'
      s.k.beginPath()
      s.k.ellipse(px, py, size * s.u * 0.16, size * s.u * 0.03, 0, 0, 7)
      s.k.fill()
      place(s, traveller({ seed, arms, pack: false }), {
        x: px / w,
        y: py / h,
        size,
        front: 0.3,
        rim: 0.7,
        shadow: false,
      })
    }
    return finish(s, { bloom: 0.3 })
  },
}
