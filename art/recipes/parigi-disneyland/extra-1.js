import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { castleBridge, dreamCastle, willow } from '../../things/dream-castle.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'

const WATER = 67
const [BANK, LEAF] = ['#15143c', '#1d1c4c']

function skyOf(k) {
  const g = k.createLinearGradient(0, 0, 0, WATER)
  for (const [a, c] of [
    [0, '#0f1a54'],
    [0.4, '#2a3488'],
    [0.72, '#6c4c9c'],
    [0.9, '#c46c94'],
    [1, '#f0948c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, WATER + 7)
  const r = random(12)
  for (let i = 0; i < 70; i++) {
    const [x, y, q] = [r() * 160, r() ** 1.6 * 40, 0.1 + r() ** 4 * 0.22]
    path(k, '#c8ccf0', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
  }
}

/** Woods behind the moat, two calm edges. */
function woods(k) {
  for (const [c, foot, seed, low] of [
    ['#7c4c8c', 62, 4, 2],
    ['#3c3070', 65, 9, 2.6],
  ]) {
    const r = random(seed)
    let d = `M-6 ${WATER + 0.6}V${foot}`
    for (let x = -6; x < 168; ) {
      const w = 7 + r() * 12
      const h = low * (0.5 + r() * 0.9)
      d += `Q${x + w * (0.3 + r() * 0.4)} ${foot - h} ${x + w} ${foot - r()}`
      x += w
    }
    path(k, c, `${d}V${WATER + 0.6}Z`)
  }
}

/** Boughs of the near tree hang in over us: three masses, their edges made of pointed leaves. */
function crown(k) {
  const r = random(31)
  const masses = [
    [6, -2, 36, 14],
    [-2, 10, 20, 14],
    [26, 2, 22, 9],
  ]
  for (const [cx, cy, rx, ry] of masses) {
    k.fillStyle = BANK
    k.beginPath()
    k.ellipse(cx, cy, rx, ry, 0.1, 0, 7)
    k.fill()
  }
  for (const [c, n, from] of [
    [BANK, 190, 0.94],
    [LEAF, 60, 0.62],
  ])
    for (const [cx, cy, rx, ry] of masses)
      for (let i = 0; i < n; i++) {
        const t = r() * 6.2832
        const out = from + r() * 0.1
        const [x, y] = [cx + Math.cos(t) * rx * out, cy + Math.sin(t) * ry * out]
        const a = Math.atan2(Math.sin(t) * rx + 12, Math.cos(t) * ry) + (r() - 0.5) * 1.5
        const l = 1.5 + r() * 1.9
        const [dx, dy] = [Math.cos(a) * l, Math.sin(a) * l]
        path(
          k,
          c,
          `M${x} ${y}Q${x + dx * 0.5 - dy * 0.3} ${y + dy * 0.5 + dx * 0.3} ${x + dx} ${y + dy}Q${x + dx * 0.5 + dy * 0.3} ${y + dy * 0.5 - dx * 0.3} ${x} ${y}Z`,
        )
      }
}

const DARK = ['#5c4484', '#262058']
const watcher = (pose, top, more) => ({
  ...POSES[pose],
  skin: ['#ffc49c', '#8c5c78'],
  top,
  low: DARK,
  hair: ['#4c2c54', '#241c48'],
  shoe: '#1c1840',
  light: 1,
  nod: -16,
  ...more,
})

export default {
  alt: 'Il castello rosa delle fiabe nell’ora blu, specchiato nel fossato davanti a un solo grande fuoco d’artificio dorato; dalla riva guarda una famiglia, il più piccolo sulle spalle del papà',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.night, sun: [104 / 160, 0.24], horizon: WATER / 90 })
    const f = field(s)
    const line = Math.round(f.at([0, WATER])[1])
    f.draw(s.k, skyOf)
    s.glowAt(...f.at([104, 24]), f.q * 52, '#ff9c84', 0.5)
    f.draw(s.k, (k) => willow(k, 104, 22, 31))
    f.draw(s.k, woods)
    s.glowAt(...f.at([100, 62]), f.q * 44, '#ff9c94', 0.4)
    f.draw(s.k, (k) => {
      castleBridge(k)
      dreamCastle(k)
    })
    // Still water: all that stands above it, upside down and darker.
    const { canvas, k: m } = s.sheet(w, h - line)
    m.translate(0, line)
    m.scale(1, -1)
    m.drawImage(s.canvas, 0, 0)
    s.k.drawImage(canvas, 0, line)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, WATER, 0, 90)
      g.addColorStop(0, 'rgba(40,28,96,.22)')
      g.addColorStop(1, 'rgba(16,18,74,.72)')
      k.fillStyle = g
      k.fillRect(-6, WATER, 172, 26)
      path(k, '#4c3878', `M-6 ${WATER - 0.1}H166V${WATER + 0.1}H-6Z`)
    })
    f.draw(s.k, (k) => {
      // A few long ripples carry the sky across the mirror.
      for (const [x, y, l, c] of [
        [66, 71, 9, '#d87c94'],
        [128, 72.6, 12, '#9c64a0'],
        [52, 75, 7, '#8c5c9c'],
        [98, 77.2, 15, '#5c4890'],
        [140, 80, 11, '#54448c'],
        [84, 83, 10, '#40387c'],
        [120, 86.4, 16, '#3c347c'],
      ])
        path(k, c, `M${x - l} ${y}Q${x} ${y - 0.36} ${x + l} ${y}Q${x} ${y + 0.36} ${x - l} ${y}Z`)
      // A swan sleeps on the moat.
      at(k, 134, 77, 0.62, (q) => {
        path(q, '#5c4890', 'M-5 0.200C-3 2.200 4 2.200 6 0.200Z')
        path(
          q,
          '#ffd8d0',
          'M-5 0.200C-5.600 -2.600 -2.600 -3.600 -0.600 -3.400C2 -4.600 5 -3.400 7.400 -3.600C6.600 -1.600 6.800 -0.400 5.600 0.400C2 1 -2 1 -5 0.200Z',
        )
        path(
          q,
          '#b47ca4',
          'M-5 0.200C-3 -1 0 -0.600 2 -1.600C4 -2.200 6 -2.600 7.400 -3.600C6.600 -1.600 6.800 -0.400 5.600 0.400C2 1 -2 1 -5 0.200Z',
        )
        path(
          q,
          '#ffe8dc',
          'M-4.400 -2C-5 -4.600 -2.400 -5.600 -1 -4.600C0 -4 1.600 -3.800 2.400 -3.200C1 -2.600 -1 -2.800 -2 -3.400C-2.800 -3.600 -3 -2.600 -2.600 -1.600Z',
        )
      })
      // The near bank, its lamp, the family; the great tree over them.
      path(
        k,
        BANK,
        'M-6 76C2 75.600 10 77 18 79.400C30 80.200 40 82.600 50 85.400C57 87 62 89 66 96H-6Z',
      )
      path(
        k,
        '#8c5480',
        'M17 79.100C30 80 40 82.400 50 85.200C54 86.200 58 87.200 61 89C56 87.600 50 86.200 44 84.700C36 82.600 27 80.800 17 79.600Z',
      )
      path(k, BANK, 'M-6 6H8C4.600 24 4.400 44 5 60C5.300 68 7 74 12 79L-6 82Z')
      crown(k)
      const put = (x, y, tall, o, flip) =>
        stand(k, x, y, tall, o, { flip, fall: [-0.9, 0.26], shade: '#0d0c2c' })
      put(
        23,
        82.6,
        12,
        watcher('stand', ['#e8788c', '#74386c'], { cut: 'long', dress: 'coat', armFar: [30, 70] }),
      )
      const kid = watcher('sit', ['#ffcf6c', '#b06c70'], {
        armNear: [128, 20],
        armFar: [150, 12],
        near: [64, 96],
        far: [58, 92],
      })
      put(
        31,
        84,
        13,
        watcher('stand', ['#5c8cc4', '#2c3c80'], {
          armNear: [30, 120],
          armFar: [36, 116],
          before: (c, j, flat) => {
            if (!flat) at(c, j.chest[0] - 0.42, j.chest[1] - 0.34, 0.62, (q) => folk(q, kid))
          },
        }),
      )
      put(
        37.6,
        85.4,
        8,
        watcher('point', ['#f4f0e4', '#9480ac'], {
          dress: 'skirt',
          low: ['#f08c94', '#8c4480'],
          cut: 'long',
          armFar: [128, 8],
        }),
      )
      stroke(k, BANK, 0.7, 'M13 80V56')
      path(
        k,
        BANK,
        'M11.400 80.400H14.600L13.800 76H12.200ZM11.300 52.400H14.700L13.900 56.600H12.100ZM10.900 52.400L13 50.400L15.100 52.400Z',
      )
      path(k, '#fff0b8', 'M11.900 52.700H14.100L13.500 56.200H12.500Z')
    })
    s.glowAt(...f.at([13, 54.4]), f.q * 9, '#ffc47c', 0.5)
    return finish(s, { bloom: 0.24, vignette: 0.14 })
  },
}
