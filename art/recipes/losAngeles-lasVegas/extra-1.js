import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { mountain, range } from '../../nature/mountains.js'
import { palm } from '../../nature/palms.js'
import { sky, stars } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { stratTower } from '../../things/america.js'
import { city } from '../../things/asia-city.js'
import { eiffel } from '../../things/europe.js'
import { bigWheel } from '../../things/singapore.js'

/** Fountain jets that bow: [x, height in u, bend] at row y: a bright core and falling spray. */
function jets(s, list, y, colour = '#fff4da') {
  const r = random(8)
  s.layer(
    (k) => {
      for (const [x, height, bend = 0] of list) {
        const H = height * s.u
        const [px, py] = [s.x(x), s.y(y)]
        const g = k.createLinearGradient(0, py, 0, py - H)
        g.addColorStop(0, alpha(colour, 0.95))
        g.addColorStop(0.7, alpha(colour, 0.7))
        g.addColorStop(1, alpha(colour, 0))
        k.fillStyle = g
        k.beginPath()
        k.moveTo(px - H * 0.016, py)
        k.quadraticCurveTo(px - H * 0.02, py - H * 0.6, px + bend * H - H * 0.05, py - H)
        k.lineTo(px + bend * H + H * 0.05, py - H)
        k.quadraticCurveTo(px + H * 0.02, py - H * 0.6, px + H * 0.016, py)
        k.fill()
        for (let i = 0; i < 60; i++) {
          const t = 0.35 + 0.6 * r()
          k.fillStyle = alpha(colour, 0.12 + r() * 0.18)
          k.beginPath()
          k.ellipse(
            px + bend * H * t * t + (r() - 0.5) * H * 0.16 * t,
            py - H * t,
            H * 0.008,
            H * (0.02 + r() * 0.05),
            0,
            0,
            7,
          )
          k.fill()
        }
      }
    },
    { lit: false, blur: s.h / 900 },
  )
}

/** A glass pyramid with a beam of light from its tip, and a curved bronze hotel. */
const luxor = () => ({
  width: 150,
  height: 70,
  draw(pen) {
    pen
      .poly('#2f3560', [
        [-70, 2],
        [0, -70],
        [70, 2],
      ])
      .poly('#464c80', [
        [-70, 2],
        [0, -70],
        [-18, 2],
      ])
    for (let i = 1; i < 9; i++)
      pen.line(
        'rgba(190,200,255,.35)',
        [
          [-70 + i * 7.6, -i * 7.6],
          [70 - i * 7.6, -i * 7.6],
        ],
        0.5,
      )
    pen
      .light('M-70 2L0 -70L70 2L67 2L0 -67L-67 2Z', '#bfd4ff', 0.9)
      .light('M-2 -70h4l-2 -6Z', '#ffffff', 1)
  },
})

const crescent = ({ colour = '#a8743c', glow = '#ffcf7a' } = {}) => ({
  width: 92,
  height: 100,
  draw(pen) {
    const body = 'M-40 2L-40 -92C-20 -99 18 -96 40 -78L40 2Z'
    pen.path(colour, body)
    pen.clip(body, () => {
      for (let y = -90; y < 0; y += 4.4)
        pen.stroke('rgba(40,20,60,.5)', `M-42 ${y}Q0 ${y - 5} 42 ${y + 9}`, 1.6)
      pen.round(-40, -100, 80, 104, { light: 0.3, shade: 0.45 })
    })
    for (let y = -88; y < -4; y += 4.4)
      for (let x = -38; x < 38; x += 4)
        if ((x * 7 + y * 3) % 5 < 2.6)
          pen.light(`M${x} ${y - 2 + (x + 38) * 0.1}h2.600v1.600h-2.600Z`, glow, 0.75)
    pen
      .light('M-41 -92C-20 -99 18 -96 41 -78L41 -76C18 -94 -20 -97 -41 -90Z', '#fff0c8', 1)
      .light('M-30 -101h44v6h-44Z', '#ffd98a', 0.9)
  },
})

export default {
  alt: 'Le fontane danzanti e gli alberghi illuminati della Strip di Las Vegas di notte, con la torre parigina e la ruota panoramica',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        haze: '#5a4f86',
        sky: [
          [0, '#0a1236'],
          [0.45, '#1c2760'],
          [0.8, '#4a3f7c'],
          [1, '#b0707c'],
        ],
      },
      sun: [0.6, 0.55],
      horizon: 0.66,
    })
    sky(s, { clouds: 0.08, glow: '#ffb08a', glowPower: 0.35 })
    stars(s, { count: 240, below: 0.35 })
    mountain(s, { top: range(s, { height: 0.1, seed: 3 }), rock: '#5a5080', haze: 0.3 })
    city(s, { y: 0.665, low: 8, high: 22, width: 5, haze: 0.3, seed: 6, share: 0.8 })
    place(s, stratTower(), { x: 0.42, y: 0.665, size: 38, haze: 0.15 })
    place(s, bigWheel(), { x: 0.2, y: 0.668, size: 33, haze: 0.08 })
    for (const [x, size, width, colour, glow, seed] of [
      [0.33, 17, 12, '#8a5a7a', '#ff9ab0', 7],
      [0.55, 20, 15, '#4a7a9a', '#8fe0ff', 9],
    ])
      city(s, {
        y: 0.67,
        low: size,
        high: size * 1.02,
        width,
        from: x - 0.04,
        to: x - 0.03,
        seed,
        colours: [colour],
        share: 0.92,
        glow,
      })
    place(s, crescent(), { x: 0.88, y: 0.67, size: 36 })
    place(s, luxor(), { x: 0.06, y: 0.67, size: 22 })
    s.layer(
      (k) => {
        const g = k.createLinearGradient(0, s.y(0.45), 0, 0)
        g.addColorStop(0, alpha('#dfe8ff', 0.7))
        g.addColorStop(1, alpha('#dfe8ff', 0))
        k.fillStyle = g
        k.beginPath()
        k.moveTo(s.x(0.06), s.y(0.45))
        k.lineTo(s.x(0.05), 0)
        k.lineTo(s.x(0.08), 0)
        k.fill()
      },
      { lit: false, blur: s.h / 300 },
    )
    place(s, eiffel(), { x: 0.7, y: 0.67, size: 52, front: 0.9 })
    s.glow(0.7, 0.5, 26, '#ffb45c', 0.35)
    const r = random(5)
    for (let i = 0; i < 16; i++) {
      const [x, q, c] = [
        r(),
        1.5 + r() * 3,
        ['#ff5f7a', '#ffc04a', '#4fd0e8', '#ff8a4a', '#8f8aff'][i % 5],
      ]
      s.layer(
        (k) => {
          k.fillStyle = c
          k.fillRect(s.x(x), s.y(0.635 - r() * 0.03), q * s.u * 1.8, q * s.u * 0.55)
        },
        { lit: false },
      )
      s.glow(x + 0.01, 0.63, q * 2.4, c, 0.4)
    }
    grove(s, {
      top: () => s.y(0.652),
      depth: 2.4,
      size: 1.1,
      colour: LEAVES.deep,
      seed: 4,
      front: 0.5,
    })
    for (let i = 0; i < 12; i++)
      palm(s, {
        x: 0.03 + i * 0.086,
        y: 0.67,
        height: 9 + (i % 3) * 1.5,
        lean: 0.02,
        kind: 'date',
        seed: i + 2,
        rim: 0.6,
        front: 0.7,
      })
    lake(s, { glint: 0, wave: 0.7, mirrorFade: 0.45, mirror: 0.9 })
    const fan = Array.from({ length: 17 }, (_, i) => [
      0.14 + i * 0.036,
      9 + 9 * Math.sin((i / 16) * 3.14) + (i % 2) * 3,
      (i - 8) * 0.05,
    ])
    jets(s, fan, 0.77, '#ffe9c4')
    jets(
      s,
      [
        [0.3, 30, 0.02],
        [0.43, 38, 0],
        [0.56, 30, -0.02],
      ],
      0.79,
      '#fff4e0',
    )
    for (const [x] of fan) {
      s.glow(x, 0.768, 4, '#ffdca0', 0.5)
      s.glow(x, 0.81, 5, '#ffc890', 0.18)
    }
    s.layer(
      (k) => {
        k.fillStyle = '#2a2450'
        k.fillRect(0, s.y(0.955), w, h * 0.05)
        for (let i = 0; i < 46; i++)
          k.fillRect(s.x(i / 45) - s.u * 0.6, s.y(0.905), s.u * 1.2, s.u * 6)
        k.fillRect(0, s.y(0.895), w, s.u * 1.6)
      },
      { front: 0.35, rim: '#ffc890' },
    )
    palm(s, {
      x: 0.99,
      y: 1.02,
      height: 70,
      lean: -0.02,
      kind: 'royal',
      seed: 5,
      front: 0.3,
      rim: 0.6,
    })
    return finish(s, { bloom: 0.42 })
  },
}
