import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fallOf, mountain, nearFern, spray, struts, walk } from '../../things/cloud-forest.js'
import { shell } from '../../things/cloud-forest-shell.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const COATS = [
  ['#f0705c', '#a84458'],
  ['#ffd05c', '#c08c4c'],
  ['#fff4e4', '#b8c4c0'],
  ['#5c84c4', '#34548c'],
  ['#e890b4', '#a05480'],
]
const who = (pose, n, i, more) => ({
  ...POSES[pose],
  skin: SKINS[n % 4],
  top: COATS[i % 5],
  low: ['#4c5c84', '#34406c'],
  hair: n === 0 ? ['#a8683c', '#704438'] : ['#2c2434', '#201c2c'],
  light: -1,
  ...more,
})
const WATER = 74
const HIGH = { x: 116, y: 25, rx: 52, ry: 8 }
const LOW = { x: 120, y: 52, rx: 46, ry: 3.6 }

/** An open umbrella over a hand. */
const umbrella = (k, j, flat) => {
  const [x, y] = j.armFar.hand
  path(k, flat ?? '#4c3448', `M${x - 0.07} ${y + 0.4}h0.140v-3.600h-0.140Z`)
  path(
    k,
    flat ?? '#e8404c',
    `M${x - 2.5} ${y - 2.3}C${x - 2.2} ${y - 4.6} ${x + 2.2} ${y - 4.6} ${x + 2.5} ${y - 2.3}Q${x + 1.7} ${y - 2.8} ${x + 0.85} ${y - 2.3}Q${x} ${y - 2.8} ${x - 0.85} ${y - 2.3}Q${x - 1.7} ${y - 2.8} ${x - 2.5} ${y - 2.3}Z`,
  )
  if (flat) return
  path(
    k,
    '#a82c50',
    `M${x} ${y - 4.05}C${x + 1.8} ${y - 4} ${x + 2.4} ${y - 3.4} ${x + 2.5} ${y - 2.3}Q${x + 1.7} ${y - 2.8} ${x + 0.85} ${y - 2.3}Q${x + 0.8} ${y - 3.4} ${x} ${y - 4.05}Z`,
  )
}

export default {
  alt: 'Dentro la Foresta Nebulosa: sotto la cupola di vetro una montagna coperta di piante e fiori esce dalla nebbia, la cascata cade dalla cima nello specchio d’acqua, le passerelle bianche sospese; qualcuno ha aperto un ombrello rosso sotto gli spruzzi',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.1, 0.2], horizon: WATER / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const up = (a, pose, n, i, flip) => [
        a,
        ([x, y]) => stand(k, x, y, 3.5, who(pose, n, i), { flip }),
      ]
      shell(k)
      // Away from the light the glass is deeper, so that the mountain stands clear.
      const g = k.createLinearGradient(60, 0, 165, 0)
      g.addColorStop(0, 'rgba(60,140,160,0)')
      g.addColorStop(1, 'rgba(60,140,160,.35)')
      k.fillStyle = g
      k.fillRect(50, -5, 120, 90)
      path(
        k,
        '#2c7470',
        'M-6 75V71.400C10 70.600 24 71.800 40 71C56 70.400 70 71.600 84 71.200H166V75Z',
      )
      walk(k, { ...HIGH, from: 0.52, to: 0.98 })
      walk(k, { ...LOW, from: 0.52, to: 0.98 })
      struts(k, points('66 22.600 100 36 78 51 94 60', 4))
      mountain(k)
      fallOf(k)
      spray(k, WATER)
      walk(k, { ...LOW, from: 0.02, to: 0.48 }, [
        up(0.42, 'camera', 0, 4),
        up(0.35, 'walk', 2, 1),
        up(0.335, 'walkOther', 1, 3),
        up(0.16, 'wave', 1, 0, true),
      ])
      walk(k, { ...HIGH, from: 0.02, to: 0.48 }, [
        up(0.45, 'point', 0, 0, true),
        up(0.435, 'stand', 1, 2),
        up(0.38, 'walk', 2, 3),
        up(0.22, 'walkOther', 3, 1, true),
        up(0.11, 'hips', 1, 4),
      ])
      // Daylight through the panes.
      for (const t of ['-6 0 16 -6 104 76 74 78', '34 -6 44 -6 120 62 106 70']) {
        const beam = k.createLinearGradient(10, 0, 92, 76)
        beam.addColorStop(0, 'rgba(255,252,226,.4)')
        beam.addColorStop(1, 'rgba(255,252,226,0)')
        fill(k, beam, points(t))
      }
    })
    // The sheet of water mirrors what stands above it.
    const [, y0] = f.at([0, WATER])
    const copy = s.sheet()
    copy.k.drawImage(s.canvas, 0, 0)
    s.k.save()
    s.k.beginPath()
    s.k.rect(0, y0, s.w, s.h - y0)
    s.k.clip()
    s.k.translate(0, 2 * y0)
    s.k.scale(1, -1)
    s.k.drawImage(copy.canvas, 0, 0)
    s.k.restore()
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, WATER, 0, 90)
      g.addColorStop(0, 'rgba(60,132,140,.3)')
      g.addColorStop(0.5, 'rgba(32,96,112,.62)')
      g.addColorStop(1, 'rgba(16,68,88,.86)')
      k.fillStyle = g
      k.fillRect(-5, WATER, 170, 20)
      // Rings where the water falls.
      for (const [rx, a] of points('9 0.900 15 0.550 23 0.350 33 0.220')) {
        k.strokeStyle = `rgba(240,255,250,${a})`
        k.lineWidth = 0.3
        k.beginPath()
        k.ellipse(102, 75.4, rx, rx * 0.042, 0, 0, 7)
        k.stroke()
      }
      // A terrace of pale stone that reaches into the water: its side in shade, joints that run to the far shore, wet enough to mirror.
      path(
        k,
        '#0f4050',
        'M-6 80.600C14 79.200 40 79.400 60 81.400C71 82.500 77.500 83.900 71 85.500C60 87.600 42 89.600 36 98H-6Z',
      )
      path(
        k,
        '#5c9ca0',
        'M-6 79.400C14 78 40 78.200 60 80.200C71 81.300 77.500 82.600 71 84.200C60 86.200 42 88 35 97H-6Z',
      )
      path(
        k,
        '#3f8088',
        'M-6 80.200C14 78.800 39 79 58.500 80.900C68 81.800 73.500 82.700 68.500 83.900C57 86 39 87.800 31 97H-6Z',
      )
      for (const d of [
        'M8 79.500L-4 90',
        'M24 79.300L19 92',
        'M40 79.700L37 89',
        'M54 80.600L53.600 86.400',
        'M-6 82.600C16 81.400 40 81.400 69 83.300',
        'M-6 87C10 86 26 86 45 88',
      ])
        stroke(k, 'rgba(20,76,92,.45)', 0.18, d)
      const put = (x, y, high, o, flip) => {
        k.save()
        k.globalAlpha = 0.2
        k.translate(0, 2 * y)
        k.scale(1, -1)
        stand(k, x, y, high, o, { flip })
        k.restore()
        stand(k, x, y, high, o, { flip })
      }
      put(58, 82.4, 9.4, who('stand', 1, 1, { cut: 'long', armFar: [52, 100], after: umbrella }))
      put(
        63,
        82.6,
        6.2,
        who('wave', 1, 2, { cut: 'bun', armFar: [150, 16], armNear: [-24, 20], shorts: true }),
      )
      put(24, 83.6, 9.8, who('camera', 2, 3))
      put(
        19,
        84,
        9.4,
        who('hips', 0, 0, { cut: 'bun', dress: 'skirt', low: ['#f0e4d0', '#b0a8b0'] }),
      )
      at(k, 0, 0, 1, (c) => {
        nearFern(c, -6, -6, [
          [0.16, 46, 0.55],
          [0.62, 40, 0.5],
          [1.1, 34, 0.35],
        ])
      })
    })
    return finish(s, { vignette: 0.16 })
  },
}
