import { Path2D } from '@napi-rs/canvas'
import { field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { dhoni, MANTA, manta, seated, shark } from '../../things/night-jetty.js'

/** Where the lantern stands on the deck. */
const LIGHT = [-1, 1.5]

const turned = (k, x, y, size, angle, draw) => {
  k.save()
  k.translate(x, y)
  k.rotate(angle)
  k.scale(size, size)
  draw(k)
  k.restore()
}

/** An edge of water: a closed line round x, y, swaying a little. */
function pool(k, colour, x, y, rx, ry, seed, sway = 0.07) {
  k.fillStyle = colour
  k.beginPath()
  for (let i = 0; i <= 72; i++) {
    const a = (i / 72) * Math.PI * 2
    const q =
      1 +
      sway *
        (Math.sin(a * 2 + seed) + 0.6 * Math.sin(a * 3 + seed * 2.3) + 0.4 * Math.sin(a * 5 + seed))
    k.lineTo(x + Math.cos(a) * rx * q, y + Math.sin(a) * ry * q)
  }
  k.fill()
}

export default {
  alt: 'Dall’alto, di notte, la punta di un molo alle Maldive: due seduti sul bordo, accanto a una lanterna, guardano la grande manta che vola nella luce di una lampada sott’acqua; una barca dondola all’ormeggio',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.night, sun: [0.4, 0.35], horizon: 0.1 })
    const f = field(s)
    f.draw(s.k, (k) => {
      k.fillStyle = '#0c2064'
      k.fillRect(-5, -5, 170, 100)
      // The deep at the right, the sand of the lagoon at the left: seen through dark water.
      path(
        k,
        '#0a1850',
        'M118 -6C112 8 124 18 120 32C116 46 128 56 124 70C122 80 130 88 126 98H168V-6Z',
      )
      path(
        k,
        '#081240',
        'M140 -6C134 10 146 24 142 40C139 54 150 66 146 80C145 88 148 94 148 98H168V-6Z',
      )
      path(
        k,
        '#123078',
        'M-6 -6H70C60 4 52 2 44 10C30 18 36 30 22 38C10 46 16 60 6 70C0 76 -2 84 -6 88Z',
      )
      // A lamp under the edge of the deck lights the water in even rings.
      const LAMP = [71.5, 33]
      for (const [q, c, seed] of [
        [66, '#10347c', 1],
        [54, '#134a8e', 2.2],
        [43, '#176a9e', 3.1],
        [33, '#2090ac', 4.4],
        [23.5, '#3cb2b6', 5.2],
        [14.5, '#7cd4c2', 0.7],
        [6.5, '#d4f4d8', 2.9],
      ])
        pool(k, c, LAMP[0], LAMP[1], q, q, seed, 0.012)
      // Coral heads, each with the shadow that the lamp throws outwards.
      for (const [x, y, q, seed] of points(
        '27 15 3.600 1 20.500 20 2 2 45 78 3.800 3 38 82.500 2.200 4 12 58 2.800 6 7 52 1.600 7',
        4,
      )) {
        const [dx, dy] = [x - LAMP[0], y - LAMP[1]]
        const l = Math.hypot(dx, dy)
        pool(k, '#103c78', x + (dx / l) * q * 0.9, y + (dy / l) * q * 0.9, q * 1.15, q, seed, 0.1)
        pool(k, '#1c5484', x, y, q, q * 0.85, seed, 0.12)
        pool(
          k,
          '#3c88a0',
          x - (dx / l) * q * 0.25,
          y - (dy / l) * q * 0.25,
          q * 0.66,
          q * 0.55,
          seed,
          0.12,
        )
      }
      // Stars on the dark water: each a short broken streak, the constellation of the south among them.
      const r = random(9)
      for (let i = 0; i < 190; i++) {
        const [x, y] = [r() * 160, r() * 90]
        if (Math.hypot(x - LAMP[0], y - LAMP[1]) < 57) continue
        const big = r() < 0.03
        const q = big ? 0.42 : 0.16 + r() * 0.1
        path(
          k,
          big ? '#fff4dc' : 'rgba(196,216,255,.8)',
          `M${x - q * 1.5} ${y}Q${x} ${y - q} ${x + q * 1.5} ${y}Q${x} ${y + q} ${x - q * 1.5} ${y}Z`,
        )
        if (big)
          path(
            k,
            'rgba(255,244,220,.45)',
            `M${x - q * 0.8} ${y + q * 1.6}Q${x} ${y + q * 1.2} ${x + q} ${y + q * 1.6}Q${x} ${y + q * 2} ${x - q * 0.8} ${y + q * 1.6}Z`,
          )
      }
      // What the light draws to itself: the finest plankton, thick about the lamp.
      for (let i = 0; i < 150; i++) {
        const [a, d] = [r() * 6.283, 3 + 30 * r() ** 1.7]
        k.fillStyle = 'rgba(240,255,236,.7)'
        k.beginPath()
        k.arc(LAMP[0] + Math.cos(a) * d, LAMP[1] + Math.sin(a) * d, 0.07 + 0.12 * r() ** 3, 0, 7)
        k.fill()
      }
      // Small fish that wait in the light, their shadows on the sand.
      for (const [x, y, a] of points(
        '62 17 0.500 65.500 14.500 0.700 58 14.800 0.400 61 12 0.600 68.500 17.500 0.800 55 18 0.300 57.600 21 0.600 64 20.500 0.700',
        3,
      ))
        turned(k, x, y, 0.5, a + 0.9, (m) =>
          path(
            m,
            '#144878',
            'M-2.600 0C-1 -1 1 -1 2 0L3.200 -0.900L3 0.900L2 0C1 1 -1 1 -2.600 0Z',
          ),
        )
      // The manta glides in; it flies a little above the sand.
      k.save()
      k.globalAlpha = 0.34
      turned(k, 30, 50, 1.2, 0.86, (m) => path(m, '#0c3464', MANTA))
      k.restore()
      turned(k, 39, 43.5, 1.32, 0.86, manta)
      k.save()
      k.globalAlpha = 0.3
      for (const [x, y, a] of points('63.500 63 -0.700 56 69 -0.500', 3))
        turned(k, x - 1, y + 1.7, 0.62, a, (m) =>
          path(
            m,
            '#0c3464',
            'M0 -6C1.200 -5 1.150 -3 3 -0.700L1 -1L0.400 4L1 6.500L-0.400 4L-1 -1L-3 -0.700C-1.150 -3 -1.200 -5 0 -6Z',
          ),
        )
      k.restore()
      turned(k, 63.5, 62.5, 0.66, -0.7, shark)
      turned(k, 55.8, 68, 0.56, -0.5, shark)
      turned(k, 130, 54, 0.86, 0.2, dhoni)
      // The jetty comes from the lower edge; its end is a square deck.
      turned(k, 86, 34, 1, 0.14, (m) => {
        path(m, 'rgba(4,12,48,.55)', 'M-11 -13H17V17H10V80H-2V20H-11Z')
        const planks = (x0, x1, y0, y1, seed) => {
          const q = random(seed)
          for (let y = y0; y < y1; y += 1.5) {
            path(
              m,
              ['#a8684c', '#b87854', '#9c5c4c', '#b07050'][Math.floor(q() * 4)],
              `M${x0 - q() * 0.25} ${y}H${x1 + q() * 0.25}V${y + 1.32}H${x0 - q() * 0.1}Z`,
            )
          }
        }
        path(m, '#3c2048', 'M-13.500 -15.500H13.500V15.500H-13.500ZM-4.500 15H5.500V80H-4.500Z')
        planks(-4.5, 5.5, 15.5, 72, 4)
        planks(-13.5, 13.5, -15.5, 15.4, 3)
        // A lantern in the middle of the deck lights the boards in rings; the path sinks into the night.
        m.save()
        m.clip(new Path2D('M-13.700 -15.500H13.700V15.500H-13.700ZM-4.700 15H5.700V80H-4.700Z'))
        for (const [y0, c] of [
          [-20, 'rgba(32,20,84,.5)'],
          [38, 'rgba(24,16,76,.45)'],
        ])
          path(m, c, `M-20 ${y0}H20V90H-20Z`)
        for (const [q, c] of [
          [23, 'rgba(255,170,100,.3)'],
          [15.5, 'rgba(255,190,112,.36)'],
          [8.5, 'rgba(255,216,140,.5)'],
        ])
          pool(m, c, LIGHT[0], LIGHT[1], q, q, q, 0.01)
        m.restore()
        // Piles along the edge, with their tops in the light.
        for (const [x, y] of points(
          '-13.500 -15 13.500 -15 13.500 15 -13.500 15 5.600 30 -4.600 30 5.600 45 -4.600 45',
        )) {
          path(m, '#2c1844', `M${x} ${y - 1.1}a1.100 1.100 0 1 0 0.010 0Z`)
          path(
            m,
            y < 20 ? '#c8885c' : '#84586c',
            `M${x - 0.15} ${y - 0.85}a0.800 0.800 0 1 0 0.010 0Z`,
          )
        }
        // The cloth they have left, its shadow away from the lantern.
        turned(m, 6.4, -6.4, 1, 0.3, (c) => {
          path(c, 'rgba(44,20,68,.5)', 'M-3.600 -5H5V5.600H-3.600Z')
          path(c, '#28588c', 'M-4 -5.200H4V5H-4Z')
          path(c, '#3c7ca4', 'M-4 -1H4V5H-4Z')
          stroke(c, '#f4e4cc', 0.36, 'M-4 -4.200H4M-4 4H4')
          stroke(c, '#e8704c', 0.5, 'M-4 -3.300H4M-4 3.100H4')
          for (let x = -3.8; x < 4.1; x += 0.7)
            stroke(c, '#f4e4cc', 0.16, `M${x} 5v0.600M${x} -5.200v-0.600`)
        })
        // The two on the edge, their shadows over the boards to the left.
        for (const y of [-4.6, 1.6])
          path(
            m,
            'rgba(44,20,68,.5)',
            `M-9.400 ${y - 2}L-9.400 ${y + 2.2}L-13.500 ${y + (y < 0 ? 1.6 : 2.8)}V${y - (y < 0 ? 3 : 1.8)}Z`,
          )
        turned(m, -9.8, -4.4, 2.6, 0.1, (p) =>
          seated(p, {
            skin: ['#d8945c', '#84483c'],
            top: ['#fcc854', '#c07c4c'],
            low: ['#fcc854', '#b07448'],
            hair: ['#5c3444', '#2c1434'],
            long: true,
            arms: [
              [
                [0.5, -0.95],
                [0.95, -0.9],
              ],
              [
                [0.1, 1],
                [0.3, 1.35],
              ],
            ],
          }),
        )
        turned(m, -9.8, 1.8, 2.75, -0.06, (p) =>
          seated(p, {
            skin: ['#f0bc94', '#b87c70'],
            top: ['#fff4e4', '#b4a4bc'],
            low: ['#c85c58', '#843450'],
            hair: ['#8c5444', '#4c2838'],
            arms: [
              [
                [0, -1],
                [0.24, -1.3],
              ],
              [
                [-0.7, 0.95],
                [-1.7, 1.25],
              ],
            ],
          }),
        )
        // Sandals, a book left open, the lantern.
        path(
          m,
          '#e8704c',
          'M-7.600 6.600h0.900q0.300 1.100 0 2.200h-0.900q-0.300 -1.100 0 -2.200ZM-5.900 6.200h0.900q0.300 1.100 0 2.200h-0.900q-0.300 -1.100 0 -2.200Z',
        )
        path(m, '#4c2848', 'M5.800 7.500h4v2.700h-4Z')
        path(m, '#fff4e4', 'M6 7.400Q7 7 7.800 7.500V10Q7 9.600 6 10Z')
        path(m, '#c8b0b8', 'M7.800 7.500Q8.600 7 9.600 7.400V10Q8.600 9.600 7.800 10Z')
        const [lx, ly] = LIGHT
        path(m, '#2c1844', `M${lx - 1.5} ${ly - 1.5}h3v3h-3Z`)
        path(m, '#fff4c4', `M${lx - 1} ${ly - 1}h2v2h-2Z`)
        stroke(m, '#7c4c44', 0.26, `M${lx - 1.5} ${ly - 1.5}l3 3M${lx + 1.5} ${ly - 1.5}l-3 3`)
      })
      // The mooring rope, slack, from a pile to the boat's stern.
      stroke(
        k,
        '#d8b48c',
        0.36,
        'M97.400 50.700C104 60 112 70 119 71.500C123 72.200 125 71 126.600 69',
      )
    })
    s.glow(0.53, 0.39, 12, '#ffdf9a', 0.25)
    return finish(s, { bloom: 0.12, vignette: 0.16 })
  },
}
