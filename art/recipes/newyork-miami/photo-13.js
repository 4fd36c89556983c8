import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump } from '../../nature/leaf-mass.js'
import { inFlight, kayak, spoonbill, stilts } from '../../things/mangrove-creek.js'

const SHORE = 52
const FAR = [['#5ca88c', '#84c49c', '#c8e4a8'], '#6cb094']
const MIDDLE = [['#1f6a64', '#3c8c64', '#a8cc6c'], '#1f6a64']
const NEAR = [['#0c3a48', '#14524f', '#3c8058'], '#0a3242']

/** Leaves that close over the creek: all outside an arch, its edge in clumps with the light on them. */
function vault(k, [cx, cy, rx, ry], foot, size, [tones, mass]) {
  const edge = (a) => [
    cx + Math.cos(a) * rx * (1 + 0.05 * Math.sin(a * 9)),
    cy - Math.sin(a) * ry * (1 + 0.06 * Math.sin(a * 7 + 1)),
  ]
  const n = 60
  fill(k, mass, [
    [-10, foot],
    ...Array.from({ length: n + 1 }, (_, i) => edge(Math.PI - (i / n) * Math.PI)),
    [170, foot],
    [170, -10],
    [-10, -10],
  ])
  const step = (size * 0.9) / ((rx + ry) / 2)
  for (let a = 0.02; a < Math.PI; a += step) {
    const [x, y] = edge(a)
    const [ox, oy] = [Math.cos(a), -Math.sin(a)]
    clump(
      k,
      x + ox * size * 1.5,
      y + oy * size * 1.5,
      size * 1.1,
      [tones[0], tones[0], tones[1]],
      a * 7,
      { side: a > 1.5 ? 1 : -1 },
    )
  }
  for (let a = 0.02 + step / 2; a < Math.PI; a += step) {
    const [x, y] = edge(a)
    clump(k, x, y, size * (0.8 + 0.3 * Math.sin(a * 13)), tones, a * 5, { side: a > 1.5 ? 1 : -1 })
  }
}

/** Broken strokes of a colour under what floats or stands. */
function mirrored(k, colour, x, y, half, n, power) {
  for (let i = 0; i < n; i++) {
    const w = half * (1 - i / n / 1.4) * (i % 2 ? 0.7 : 1)
    const dx = [0, 0.14, -0.1][i % 3] * half
    k.globalAlpha = power * (1 - i / n)
    path(k, colour, `M${x - w + dx} ${y + i * 1.5}q${w} -0.9 ${w * 2} 0q${-w} 0.9 ${-w * 2} 0Z`)
  }
  k.globalAlpha = 1
}

export default {
  alt: 'Una spatola rosa si è posata sulla punta di un kayak tra le radici delle mangrovie: i due a bordo restano immobili, altre spatole pescano nella luce',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.66, 0.3], horizon: 0.58 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The open bay beyond: evening light, an island, the water.
      path(k, '#fff4c0', 'M-6 -6H166V60H-6Z')
      path(k, '#ffe4a0', 'M-6 34C40 31 70 35 100 32.500C130 30.500 150 33 166 32V60H-6Z')
      path(k, '#ffd08c', 'M-6 44C40 42 70 45 100 43C130 41.500 150 43 166 42.500V60H-6Z')
      k.beginPath()
      k.arc(104, 34, 6, 0, 7)
      k.fillStyle = '#fffdf0'
      k.fill()
      path(
        k,
        '#a8d4b0',
        `M56 ${SHORE}C60 48.500 66 49.500 70 48C76 46 84 48.500 90 48C96 46.500 100 49 106 48.500C114 47.500 122 48 130 ${SHORE}Z`,
      )
      path(k, '#84c0a4', `M56 ${SHORE}C62 50 72 50.500 80 50C92 49.500 110 50.500 130 ${SHORE}Z`)
      for (const [c, d] of [
        ['#f8ecb0', `M-6 ${SHORE}H166V96H-6Z`],
        ['#c4e4b8', 'M-6 55C30 54 60 55.500 90 54.500C120 54 150 55 166 54.500V96H-6Z'],
        ['#8cd0b4', 'M-6 59C30 58 60 60 96 58.500C126 57.500 150 59 166 58.500V96H-6Z'],
        ['#58b4a8', 'M-6 65C30 63.500 60 66 96 64.500C126 63 150 65 166 64.500V96H-6Z'],
        ['#349898', 'M-6 73C30 71 60 74 96 72C126 71 150 73 166 72V96H-6Z'],
        ['#227c88', 'M-6 82C30 80 60 83 96 81C126 80 150 82 166 81V96H-6Z'],
      ])
        path(k, c, d)
      // The banks lie dark on the water.
      path(
        k,
        'rgba(20,92,96,.34)',
        'M-6 52H50C46 54 52 55.5 44 57C50 58.5 38 60 42 61.5C30 63 36 65 26 66.5C30 68 14 69 -6 69Z',
      )
      path(
        k,
        'rgba(20,92,96,.34)',
        'M166 52H136C140 54 134 55.5 141 57C136 58.5 146 60 142 61.5C152 63 146 65 154 66.5C150 68 158 69 166 69Z',
      )
      mirrored(k, '#fffbe0', 104, 53.6, 7, 9, 0.85)
      for (const [x, y, q, up] of [
        [82, 27, 0.42, true],
        [95, 21, 0.5, false],
        [70, 31.5, 0.36, false],
      ])
        at(k, x, y, q, (c) => inFlight(c, up))
      // The wood behind: crowns and stilts of both banks.
      const PALE = ['#4c8c80', '#6ca48c', '#d8e8b0']
      for (const [x, sp] of points('40 8 49 6 138 7 147 9'))
        stilts(k, x, 34, 43, 53.5, sp, 7, PALE, 0.55)
      vault(k, [94, 50, 46, 40], 50, 4.2, FAR)
      const GREEN = ['#184c50', '#3c7464', '#c8d88c']
      stilts(k, 24, 22, 38, 61, 17, 10, GREEN, 1)
      stilts(k, 150, 20, 37, 62, 17, 10, GREEN, 1)
      stilts(k, 4, 22, 40, 64, 14, 8, GREEN, 1.1)
      vault(k, [92, 51, 60, 46.5], 50, 5.4, MIDDLE)
      // Shafts of light.
      for (const [a, b, c, d] of points('112 12 84 60 124 10 108 66', 4)) {
        const g = k.createLinearGradient(a, b, c, d)
        g.addColorStop(0, 'rgba(255,246,190,0)')
        g.addColorStop(0.35, 'rgba(255,246,190,.26)')
        g.addColorStop(1, 'rgba(255,246,190,0)')
        fill(k, g, [
          [a, b],
          [a + 5, b],
          [c + 9, d],
          [c, d],
        ])
      }
      // Spoonbills fish in the shallows.
      for (const [x, y, q, feeding, flip] of [
        [116, 58.5, 0.42, true, false],
        [124, 60, 0.5, false, true],
        [131, 63.5, 0.62, true, true],
        [112, 62.5, 0.56, false, false],
      ]) {
        mirrored(k, '#ff9cb8', x + (flip ? -1 : 1) * q, y + 0.6, 3.6 * q, 5, 0.6)
        at(k, x, y, q, (c) => spoonbill(c, feeding), flip)
      }
      for (const [x, y, l] of points(
        '60 60 12 84 63 8 96 68.500 14 128 71 12 30 70 10 118 78 16 140 76 10 100 86 18 20 80 8 134 86 14',
        3,
      ))
        path(k, 'rgba(236,252,220,.6)', `M${x} ${y}q${l / 2} -0.7 ${l} 0q${-l / 2} 0.5 ${-l} 0Z`)
      // The kayak, its guest on the bow.
      mirrored(k, '#f0643c', 55, 78.5, 25, 6, 0.5)
      mirrored(k, '#ff9cb8', 80, 80, 5, 5, 0.55)
      at(k, 54, 76, 1, kayak)
      at(k, 77, 71.5, 1.04, (c) => spoonbill(c))
      // Near: dark stilts and leaves through which we look.
      const DARK = ['#08283a', '#123f4a', '#4c8c68']
      stilts(k, 6, 10, 44, 88, 22, 9, DARK, 1.9)
      stilts(k, 157, 8, 40, 84, 17, 7, DARK, 1.8)
      vault(k, [86, 52, 77, 50], 40, 6.6, NEAR)
    })
    s.glow(0.65, 0.38, 30, '#fff0b0', 0.3)
    return finish(s, { bloom: 0.2 })
  },
}
