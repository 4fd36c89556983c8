import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { birds, sky } from '../../nature/sky.js'
import { clearNorth } from './kit.js'

const SEA = 36

/** The head, from the collar up: pale cheek, painted bill; `catch` hangs sand eels from it. */
function head(k, fish) {
  path(
    k,
    '#26222f',
    'M-4 -25C-4.500 -31 -2.500 -37.500 3 -38.800C8 -39.800 11.800 -37 12 -33C12 -30 10 -27 8.500 -25.500C4 -23.500 -1 -23.500 -4 -25Z',
  )
  path(
    k,
    '#f1ece4',
    'M4.500 -37C8 -37.800 11.600 -35.500 11.500 -32.400C11.300 -29.400 8.500 -27.500 5.800 -28C2.600 -28.700 1.300 -31.400 1.700 -33.500C2 -35.300 3 -36.600 4.500 -37Z',
  )
  path(
    k,
    '#c9c6cc',
    'M1.700 -33.500C3 -31 6 -30.200 11 -30.600C10.300 -28.700 8 -27.600 5.800 -28C2.600 -28.700 1.300 -31.400 1.700 -33.500Z',
  )
  path(k, '#4a4656', 'M4.900 -33.200L6.600 -35.600L8.500 -33.200L6.600 -32.300Z')
  path(k, '#e2573c', 'M6.600 -34.700a1.150 1.150 0 1 0 0.010 0Z')
  path(k, '#1a1620', 'M6.600 -34.250a0.700 0.700 0 1 0 0.010 0Z')
  path(k, '#ffffff', 'M6.350 -34a0.220 0.220 0 1 0 0.010 0Z')
  if (fish)
    for (const [x, l, c] of [
      [14.2, 6.6, '#8fa6b8'],
      [15.6, 7.6, '#dbe6ea'],
      [17, 6, '#a9bcc8'],
    ]) {
      path(
        k,
        c,
        `M${x - 0.5} -31C${x - 1} ${-31 + l * 0.5} ${x - 0.6} ${-31 + l} ${x} ${-31 + l + 0.8}C${x + 0.7} ${-31 + l} ${x + 0.9} ${-31 + l * 0.4} ${x + 0.5} -31Z`,
      )
      path(
        k,
        c,
        `M${x - 0.5} -31.500C${x - 0.8} -33.500 ${x - 0.2} -34.600 ${x + 0.3} -35C${x + 0.6} -34 ${x + 0.7} -32.500 ${x + 0.5} -31.500Z`,
      )
    }
  path(
    k,
    '#55647c',
    'M10.800 -36.200C12.600 -36.200 13.400 -35.700 13.800 -35C14.100 -32 13.800 -30 13.200 -28.500L11 -28.300C10.300 -31 10.300 -34 10.800 -36.200Z',
  )
  path(
    k,
    '#f2c84c',
    'M13.700 -35.200L14.400 -34.900C14.700 -32 14.400 -30 13.800 -28.500L13.100 -28.500C13.800 -30.500 14 -33 13.700 -35.200Z',
  )
  path(
    k,
    '#ef6a2c',
    'M14.400 -34.900C17.600 -34 19.900 -32 19.700 -30.200C18.800 -29.300 16 -28.700 13.800 -28.500C14.500 -30.500 14.700 -33 14.400 -34.900Z',
  )
  path(
    k,
    '#b83f2c',
    'M14.500 -31C16.500 -30.800 18.600 -30.600 19.700 -30.200C18.800 -29.300 16 -28.700 13.800 -28.500C14.200 -29.300 14.400 -30.200 14.500 -31Z',
  )
  stroke(k, '#f9a25c', 0.35, 'M16.200 -34C16.600 -32.500 16.600 -31 16.300 -29.300')
  path(k, '#f5a03c', 'M10.800 -29.400a0.900 0.900 0 1 0 0.010 0Z')
}

/** A puffin that stands and looks to the right; 40 units tall, the sun on its left. */
function puffin(k, { fish = false, tilt = 0 } = {}) {
  for (const x of [-2.6, 3]) {
    path(k, '#d9551f', `M${x - 0.9} -3V0.400H${x + 0.9}V-3Z`)
    path(
      k,
      '#f0782c',
      `M${x - 0.8} -0.400L${x - 2.4} 2C${x - 1} 2.500 ${x + 0.4} 2 ${x + 0.8} 2.300C${x + 1.8} 2.500 ${x + 3} 2.300 ${x + 3.6} 1.700L${x + 0.9} -0.400Z`,
    )
  }
  path(k, '#26222f', 'M-8 -5L-12.500 1.200L-6 -0.500Z')
  path(
    k,
    '#fbf6ee',
    'M-6.500 -3C-8.500 -11 -6.500 -21 -3.500 -25.500C1 -28 6 -28 9 -25.500C12 -20 12.500 -9.500 7.500 -3.500C3.500 -0.800 -3 -0.800 -6.500 -3Z',
  )
  path(
    k,
    '#c6cbdc',
    'M9 -25.500C12 -20 12.500 -9.500 7.500 -3.500C5 -1.800 1.500 -1.200 -1.500 -1.500C5 -5 8.500 -14 7 -26.500C7.700 -26.300 8.400 -26 9 -25.500Z',
  )
  path(k, '#26222f', 'M-4.500 -26.500C-0.500 -22.500 6.500 -22.200 10 -25.200L9 -28H-3.500Z')
  path(
    k,
    '#26222f',
    'M-3.600 -27.500C-8 -24 -12 -15 -9.500 -3.500C-6.500 -5 -3.500 -13 -4.200 -22Z',
  )
  path(
    k,
    '#4d4860',
    'M-5.500 -25.500C-9 -21 -11.500 -13.500 -10 -5.500C-10.200 -12 -8 -19 -4.600 -23.500Z',
  )
  k.save()
  k.translate(2, -25)
  k.rotate(tilt)
  k.translate(-2, 25)
  head(k, fish)
  k.restore()
}

/** One that comes in from the sea, to the left, wings spread and feet out. */
function flyer(k) {
  path(
    k,
    '#f0782c',
    'M9 3.600L14.500 6.200L13.500 3.400L15.500 3L10 1.600ZM8 5L12 9L12 6L14 6.500L9.500 3Z',
  )
  path(k, '#3a3446', 'M1 -2C4 -12 10 -19 19 -22C17 -15 13 -6 8 0Z')
  path(
    k,
    '#26222f',
    'M-10 -1.500C-6 -5 4 -5.500 12 0.500L15 3.500L9 3.500C3 6 -6 5.500 -10 -1.500Z',
  )
  path(k, '#fbf6ee', 'M-7 1C-3 0.500 4 1.500 9 3.500C3 6.500 -4 5.500 -7 1Z')
  path(k, '#26222f', 'M-3 -2.500C-6 -11 -13 -18 -21 -19.500C-17 -11 -8 -2 2 1.500Z')
  path(k, '#4d4860', 'M-21 -19.500C-14 -16.500 -8 -10 -4.500 -4.500C-9 -8 -15 -13.500 -21 -19.500Z')
  path(k, '#26222f', 'M-9 -4.800a4.200 4 0 1 0 0.010 0Z')
  path(k, '#f1ece4', 'M-10.400 -3.800a2.600 2.500 0 1 0 0.010 0Z')
  path(k, '#1a1620', 'M-10.200 -2.600a0.700 0.700 0 1 0 0.010 0Z')
  path(k, '#55647c', 'M-12.600 -3.200L-13.900 -2.800L-13.900 0.800L-12.400 1.200Z')
  path(
    k,
    '#ef6a2c',
    'M-13.900 -2.800C-16 -2.200 -17.600 -0.800 -17.400 0.400C-16.400 1 -15 1.200 -13.900 0.800Z',
  )
}

/** Thrift: a cushion of leaves with round pink heads. */
function thrift(k, x, y, q, r) {
  path(
    k,
    '#3f6a3a',
    `M${x - 3 * q} ${y}C${x - 3 * q} ${y - 2 * q} ${x + 3 * q} ${y - 2 * q} ${x + 3 * q} ${y}Z`,
  )
  for (let i = 0; i < 6; i++) {
    const [dx, tall] = [(i - 2.5) * 0.95 * q, (2.6 + r() * 1.6) * q]
    stroke(k, '#5f8a4a', 0.22 * q, `M${x + dx * 0.6} ${y - 0.8 * q}L${x + dx} ${y - tall}`)
    path(k, '#c8557c', `M${x + dx} ${y - tall - 0.9 * q}a${0.85 * q} ${0.75 * q} 0 1 0 0.010 0Z`)
    path(
      k,
      '#f292ac',
      `M${x + dx - 0.2 * q} ${y - tall - 0.85 * q}a${0.5 * q} ${0.42 * q} 0 1 0 0.010 0Z`,
    )
  }
}

export default {
  alt: "Pulcinella di mare dal becco arancione sul ciglio erboso di una scogliera a picco sull'oceano",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...clearNorth,
        sky: [
          [0, '#4f9cc0'],
          [0.5, '#9fd0d4'],
          [1, '#fbf0d0'],
        ],
      },
      sun: [0.05, 0.1],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points(
      '0.3 0.36 40 5 4 0.55 0.1 30 6 8 0.86 0.15 36 7 3',
      5,
    ))
      flatCloud(s, { x, y, width, height, seed })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, y] of [
        ['#c3dfda', SEA],
        ['#8cc2c8', SEA + 2.5],
        ['#5aa3b4', SEA + 8],
        ['#3a86a0', SEA + 18],
        ['#276c8c', SEA + 32],
      ])
        path(
          k,
          c,
          `M-5 ${y}${y > SEA ? `C40 ${y + 1} 100 ${y - 1} 165 ${y + 0.6}` : 'H165'}V96H-5Z`,
        )
      const r = random(4)
      for (let i = 0; i < 60; i++) {
        const t = (i / 59) ** 1.2
        const [x, y, l] = [r() * 164, SEA + 2 + t * 52, 1 + t * 5]
        path(
          k,
          i % 2 ? 'rgba(244,252,244,.5)' : 'rgba(20,84,116,.35)',
          `M${x - l} ${y}q${l} ${-0.25 - t * 0.4} ${l * 2} 0q${-l} ${0.25 + t * 0.3} ${-l * 2} 0Z`,
        )
      }
      // The arch of Dyrhólaey far out, and a needle beside it.
      path(
        k,
        '#8fa6ae',
        `M58 ${SEA + 1.6}C59 ${SEA - 4} 63 ${SEA - 7} 70 ${SEA - 8}L96 ${SEA - 7.5}L100 ${SEA + 1.6}H82C82 ${SEA - 3.5} 80 ${SEA - 4.6} 77.500 ${SEA - 4.6}C75 ${SEA - 4.6} 73 ${SEA - 3.5} 73 ${SEA + 1.6}Z`,
      )
      path(
        k,
        '#c3cdc4',
        `M58 ${SEA + 1.6}C59 ${SEA - 4} 63 ${SEA - 7} 70 ${SEA - 8}L72 ${SEA - 5}L69 ${SEA - 2}L70 ${SEA + 1.6}Z`,
      )
      path(
        k,
        '#a3b88a',
        `M66 ${SEA - 7.4}L70 ${SEA - 8.4}L96 ${SEA - 7.8}L97 ${SEA - 6.4}C86 ${SEA - 6.8} 76 ${SEA - 6.6} 66 ${SEA - 7.4}Z`,
      )
      path(k, '#8fa6ae', `M50 ${SEA + 1.4}L51.500 ${SEA - 3}L53 ${SEA + 1.4}Z`)
      stroke(
        k,
        '#ffffff',
        0.5,
        `M57 ${SEA + 1.7}H73.500M81.500 ${SEA + 1.7}H101M49 ${SEA + 1.5}H54`,
      )
      // The great bird cliff on the right: layers of lava, green on top, surf at its foot.
      const top = rough(points('104 42 110 31 118 24 128 19 140 17 154 14 168 13'), 0.6, 5)
      const foot = points('168 70 152 62 136 55 120 49 108 45 104 42')
      fill(k, '#6a6f80', [...top, ...foot])
      k.save()
      k.beginPath()
      for (const [x, y] of [...top, ...foot]) k.lineTo(x, y)
      k.clip()
      // Columns, lit on their left, between ledges white with birds.
      for (let x = 102; x < 170; x += 1.6 + r() * 1.8) {
        const wide = 0.7 + r() * 0.9
        fill(k, r() < 0.5 ? '#a39c9c' : '#8a8892', [
          [x, 0],
          [x + wide, 0],
          [x + wide * 1.1, 80],
          [x - 0.3, 80],
        ])
        if (r() < 0.6)
          fill(k, '#4f5468', [
            [x + wide, 0],
            [x + wide + 0.8, 0],
            [x + wide + 0.9, 80],
            [x + wide, 80],
          ])
      }
      for (const t of [0.3, 0.5, 0.7, 0.86]) {
        const ledge = points('104 42 110 31 118 24 128 19 140 17 154 14 168 13').map(
          ([x, y], i) => {
            const low = [42, 45.5, 48.5, 52, 56.5, 63, 70][i]
            return [x, y + (low - y) * t + Math.sin(i * 2 + t * 9) * 0.6]
          },
        )
        stroke(k, '#484c60', 0.9, `M${ledge.map((p) => p.join(' ')).join('L')}`)
        stroke(k, '#7f9a58', 0.6, `M${ledge.map(([x, y]) => `${x} ${y - 0.7}`).join('L')}`)
        for (let i = 0; i < 26; i++) {
          const j = Math.floor(r() * 6)
          const u = r()
          const [a, b] = [ledge[j], ledge[j + 1]]
          path(
            k,
            '#fbf6ee',
            `M${a[0] + (b[0] - a[0]) * u} ${a[1] + (b[1] - a[1]) * u - 1.3}a0.280 0.400 0 1 0 0.010 0Z`,
          )
        }
      }
      fill(k, 'rgba(60,66,100,.32)', points('140 10 170 10 170 80 156 68 148 52 142 36'))
      k.restore()
      fill(k, '#7fa04c', [...top, ...points('168 19 154 19.500 141 22 129 24 119 29.500 111 36')])
      fill(k, '#b4c868', [...top.slice(0, 22), ...points('140 19 128 21.500 118 26.500')])
      // Surf in scallops along the foot.
      const shore = (u) => [103 + 66 * u, 42.4 + 8 * u + 20.5 * u ** 1.35]
      for (const [c, far, lobe] of [
        ['#8fcad0', 3.2, 2.2],
        ['#ffffff', 0.9, 1.5],
      ]) {
        const inner = Array.from({ length: 61 }, (_, n) => shore(n / 60))
        const outer = inner.map(([x, y], n) => {
          const u = n / 60
          const d =
            (0.4 + u) *
            (far + lobe * Math.abs(Math.sin(n * 0.62 + far)) * (0.6 + 0.4 * Math.sin(n * 1.7)))
          return [x - d * 0.35, y + d]
        })
        fill(k, c, [...inner.map(([x, y]) => [x, y - 1]), ...outer.toReversed()])
      }
      // Our own edge: turf over dark rock.
      const turf = points('-6 60 12 59 30 61 48 64 64 69 78 76 90 85 98 97')
      fill(k, '#3d3f50', [...rough(turf, 0.5, 8), ...points('-6 97')])
      for (const [c, d] of [
        ['#77727c', '64 71 78 78 90 87 96 97 84 97 76 88 66 80'],
        ['#5a5a6a', '48 68 64 73 66 80 76 88 84 97 66 97 58 86 48 78'],
        ['#8a8488', '78 78 90 87 92 91 84 87 78 82'],
      ])
        fill(k, c, rough(points(d), 0.5, 11))
      path(
        k,
        '#4f7a3c',
        'M-6 60C12 58 30 60.500 48 63.500C64 67.500 78 75 90 84C84 83 82 86 76 82.500C72 84 68 80 63 80C58 82 54 78 48 79C40 82 30 80 22 83C12 82 4 86 -6 84Z',
      )
      path(
        k,
        '#6f9c44',
        'M-6 60C12 58 30 60.500 48 63.500C64 67.500 78 75 90 84C78 79.500 66 74.500 52 72C34 69 14 70 -6 72Z',
      )
      path(
        k,
        '#a3c258',
        'M-6 60C12 58 30 60.500 48 63.500C58 66 67 70 76 74.600C60 69.500 44 66.500 28 65C14 64 4 65 -6 66Z',
      )
      path(
        k,
        '#35552f',
        'M-6 84C4 86 12 82 22 83C30 80 40 82 48 79C54 78 58 82 63 80C60 86 52 88 46 94L44 97H-6Z',
      )
      const blade = (x, y, q, c) =>
        fill(k, c, [
          [x - 0.22 * q, y],
          [x + (r() - 0.3) * 1.6 * q, y - (2 + r() * 1.6) * q],
          [x + 0.22 * q, y],
        ])
      for (let i = 0; i < 190; i++) {
        const x = r() * 86 - 4
        const y = 61 + Math.max(0, (x - 20) * 0.28) + r() * 12
        blade(x, y, 0.6, ['#8fb450', '#4f7a3c', '#c2d470'][i % 3])
      }
      // Shadows to the right, then the birds.
      for (const [x, y, q] of points('67 77.500 0.560 14 67.500 0.620 38 78 1', 3))
        path(
          k,
          'rgba(24,48,40,.45)',
          `M${x - 5 * q} ${y + 1}C${x} ${y - 0.6} ${x + 20 * q} ${y + 0.6 * q} ${x + 26 * q} ${y + 3.5 * q}C${x + 14 * q} ${y + 4 * q} ${x + 2 * q} ${y + 3.4 * q} ${x - 5 * q} ${y + 1}Z`,
        )
      at(k, 67, 77, 0.56, (c) => puffin(c, { tilt: -0.08 }), true)
      at(k, 14, 67, 0.62, (c) => puffin(c, { tilt: 0.1 }))
      at(k, 38, 77.6, 1.06, (c) => puffin(c, { fish: true }))
      at(k, 92, 25, 0.72, flyer)
      for (const [x, y, q] of points(
        '5 74 1 24 72 0.800 54 79.500 0.900 72 80 0.800 20 88 1.500 46 89.500 1.700 4 93 1.900 33 95.500 2',
        3,
      ))
        thrift(k, x, y, q, r)
      for (let i = 0; i < 70; i++)
        blade(r() * 50 - 4, 90 + r() * 6, 1.5, ['#2c4a2c', '#5f8a40', '#7fa84c'][i % 3])
    })
    birds(s, { x: 0.7, y: 0.42, count: 8, seed: 4, colour: '#f7fbfc', size: 0.6 })
    return finish(s, { rays: 0.04 })
  },
}
