import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'

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

const MANTA =
  'M-1.900 -5.600C-2.700 -6.800 -2.900 -8.300 -2.200 -9.300C-1.500 -8.900 -1.200 -7.400 -1.100 -6.100Q0 -5.700 1.100 -6.100C1.200 -7.400 1.500 -8.900 2.200 -9.300C2.900 -8.300 2.700 -6.800 1.900 -5.600C4.200 -5.200 7 -4 9.600 -2C11.800 -0.300 13.400 1.800 13.900 4.200C11 2.700 8 2.500 5.600 3.400C3.900 4.100 2.500 5.400 1.300 7L0.500 7.800H-0.500L-1.300 7C-2.500 5.400 -3.900 4.100 -5.600 3.400C-8 2.500 -11 2.700 -13.900 4.200C-13.400 1.800 -11.800 -0.300 -9.600 -2C-7 -4 -4.200 -5.200 -1.900 -5.600Z'
/** A reef manta from above, its head up; 28 wide: two pale chevrons on the shoulders, the fins of the head before the mouth. */
function manta(k) {
  stroke(k, '#10204c', 0.34, 'M0 7C0.200 11 -0.800 14 0.600 18.500')
  path(k, '#14285c', MANTA)
  // The side of the lamp.
  path(
    k,
    '#285488',
    'M1.900 -5.600C4.200 -5.200 7 -4 9.600 -2C11.800 -0.300 13.400 1.800 13.900 4.200C11.600 1.800 8.600 0 5.600 -0.300C4 -1.600 2.400 -3 0.600 -3.600C0.900 -4.600 1.300 -5.400 1.900 -5.600Z',
  )
  path(
    k,
    '#d4e8ec',
    'M1 -3.500C3 -3.900 5.200 -3.300 7.200 -1.700C5.400 -1.500 4 -0.900 3 0.600C2.700 -1 2 -2.300 1 -3.500ZM-1 -3.500C-3 -3.900 -5.200 -3.300 -7.200 -1.700C-5.400 -1.500 -4 -0.900 -3 0.600C-2.700 -1 -2 -2.300 -1 -3.500Z',
  )
  path(k, '#0c1a44', 'M-1.300 7L0 3.600L1.300 7L0 8.200Z')
}

/** A young blacktip shark from above, its head up; 12 long. */
function shark(k) {
  path(
    k,
    '#3c6c90',
    'M0 -6C0.900 -5.400 1.100 -4 1.150 -2.900L3.300 -0.700L1.100 -1.100C1 0.600 0.700 2 0.500 3L1.100 3.900L0.340 3.700C0.200 4.800 0.500 5.600 1.200 6.800C0.600 6.600 0 6.200 -0.300 5.400C-0.500 4.800 -0.400 4.200 -0.360 3.700L-1.100 3.900L-0.500 3C-0.700 2 -1 0.600 -1.100 -1.100L-3.300 -0.700L-1.150 -2.900C-1.100 -4 -0.900 -5.400 0 -6Z',
  )
  path(
    k,
    '#84b4c4',
    'M0 -6C0.900 -5.400 1.100 -4 1.150 -2.900L3.300 -0.700L1.100 -1.100C1 0.600 0.700 2 0.500 3C0.600 0 0.500 -3 0 -6Z',
  )
  path(
    k,
    '#14204c',
    'M3.300 -0.700L2.500 -1.500L2.600 -0.900ZM-3.300 -0.700L-2.500 -1.500L-2.600 -0.900ZM-0.100 -1.600L0.400 0L-0.200 0.300Z',
  )
}

/** Somebody who lies on their back, head up, seven heads long (7); seen from above, lit from the left. */
function lying(k, { skin, top, low, hair, legs, arms, dress, long }) {
  const bone = (c, a, b, wa, wb) => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const l = Math.hypot(dx, dy)
    const [nx, ny] = [-dy / l, dx / l]
    fill(k, c, [
      [a[0] + nx * wa, a[1] + ny * wa],
      [b[0] + nx * wb, b[1] + ny * wb],
      [b[0] - nx * wb, b[1] - ny * wb],
      [a[0] - nx * wa, a[1] - ny * wa],
    ])
    for (const [p, q] of [
      [a, wa],
      [b, wb],
    ]) {
      k.beginPath()
      k.arc(p[0], p[1], q, 0, 7)
      k.fill()
    }
  }
  legs.forEach(([knee, ankle, toe], i) => {
    const x = i ? 0.36 : -0.36
    bone(skin[i], knee, ankle, 0.24, 0.15)
    bone(skin[i], ankle, toe, 0.14, 0.12)
    bone(dress ? skin[i] : low[i], [x, 0.2], knee, 0.38, 0.26)
  })
  path(
    k,
    top[0],
    'M-0.800 -2.500C-0.900 -2 -0.620 -1 -0.700 0.400H0.700C0.620 -1 0.900 -2 0.800 -2.500Q0 -2.900 -0.800 -2.500Z',
  )
  path(k, top[1], 'M0.150 -2.700Q0.500 -2.680 0.800 -2.500C0.900 -2 0.620 -1 0.700 0.400H0.100Z')
  if (dress) {
    path(k, top[0], 'M-0.640 -0.600H0.640L1.150 1.900Q0 2.200 -1.150 1.900Z')
    path(k, top[1], 'M0.150 -0.600H0.640L1.150 1.900Q0.800 2 0.200 2.050Z')
  } else {
    path(k, low[0], 'M-0.700 -0.200H0.700L0.740 0.700H-0.740Z')
    path(k, low[1], 'M0.100 -0.200H0.700L0.740 0.700H0.100Z')
  }
  arms.forEach(([elbow, wrist, hand], i) => {
    const x = i ? 0.74 : -0.74
    bone(skin[i], elbow, wrist, 0.19, 0.14)
    bone(skin[i], wrist, hand, 0.15, 0.13)
    bone(dress ? skin[i] : top[i], [x, -2.35], elbow, 0.25, 0.19)
  })
  bone(skin[1], [0, -2.7], [0, -3.1], 0.2, 0.2)
  if (long)
    path(
      k,
      hair,
      'M-0.500 -3.500C-0.900 -3.900 -1.300 -4.700 -0.900 -5.100C-0.300 -5.500 0.700 -5.400 1 -4.900C1.200 -4.400 0.900 -3.800 0.500 -3.500Z',
    )
  path(
    k,
    hair,
    'M-0.480 -3.500C-0.560 -4.300 -0.300 -4.560 0 -4.560C0.300 -4.560 0.560 -4.300 0.480 -3.500Z',
  )
  path(
    k,
    skin[0],
    'M-0.400 -3.600C-0.400 -4.050 -0.200 -4.200 0 -4.200C0.200 -4.200 0.400 -4.050 0.400 -3.600C0.400 -3.250 0.200 -3 0 -3C-0.200 -3 -0.400 -3.250 -0.400 -3.600Z',
  )
  path(
    k,
    skin[1],
    'M0.060 -4.190C0.240 -4.180 0.400 -4.030 0.400 -3.600C0.400 -3.250 0.200 -3 0 -3C0.120 -3.200 0.160 -3.500 0.060 -3.620Z',
  )
}

/** A dhoni from above, its tall prow up, 34 long: thwarts, mast lying along it, a folded sail. */
function dhoni(k) {
  path(k, 'rgba(4,12,48,.5)', 'M2.500 -15C6 -8 8 0 7 9C6.600 13 5 17 4 19L-1 18Z')
  path(
    k,
    '#5c3448',
    'M0 -19C3 -12 5 -5 5 3C5 9 4 14 2.600 17.500H-2.600C-4 14 -5 9 -5 3C-5 -5 -3 -12 0 -19Z',
  )
  path(
    k,
    '#b87450',
    'M0 -19C-3 -12 -5 -5 -5 3C-5 9 -4 14 -2.600 17.500H-1.700C-3 14 -4 9 -4 3C-4 -5 -2.400 -11 0 -16.500Z',
  )
  path(
    k,
    '#84503c',
    'M0 -16.500C2.400 -11 4 -5 4 3C4 9 3.100 13.500 1.900 16.500H-1.700C-3 14 -4 9 -4 3C-4 -5 -2.400 -11 0 -16.500Z',
  )
  path(
    k,
    '#402444',
    'M1 -13.800C2.800 -9 4 -4 4 3C4 9 3.100 13.500 1.900 16.500H0.600C1.400 6 1.600 -4 1 -13.800Z',
  )
  for (const y of [-9, -4, 8, 12.5]) {
    const half = 4 * Math.sqrt(Math.max(0, 1 - ((y - 3) / 21) ** 2)) * 0.98
    path(k, '#d89464', `M${-half} ${y - 0.7}H${half}V${y + 0.7}H${-half}Z`)
    path(k, '#8c5448', `M0.800 ${y - 0.7}H${half}V${y + 0.7}H0.800Z`)
  }
  path(k, '#f4e4cc', 'M-3.900 -2.400H3.900L4 6.200H-4Z')
  path(k, '#b49cac', 'M0.400 -2.400H3.900L4 6.200H0.400Z')
  stroke(k, '#d85c4c', 0.5, 'M-3.900 0H0.400M-3.900 3.600H0.400')
  stroke(k, '#94384c', 0.5, 'M0.400 0H3.900M0.400 3.600H4')
  path(k, '#e0a05c', 'M0 -20.200L0.900 -17.400L-0.900 -17.400Z')
}

export default {
  alt: 'Dall’alto, di notte, la punta di un molo alle Maldive: due sdraiati sul telo guardano le stelle e nella luce della lampada, accanto a loro, passa una manta; una barca dondola all’ormeggio',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.night, sun: [0.4, 0.35], horizon: 0.1 })
    const f = field(s)
    f.draw(s.k, (k) => {
      k.fillStyle = '#0c2064'
      k.fillRect(-5, -5, 170, 100)
      // The drop of the reef at the right, the sand of the lagoon at the left: seen through dark water.
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
      // What the lamp lights: rings of water, clear in the middle.
      const LAMP = [67, 33]
      for (const [rx, ry, c, seed] of [
        [58, 40, '#134488', 1],
        [46, 32, '#166098', 2.2],
        [35, 25, '#1e84a8', 3.1],
        [25, 18.5, '#3cacb4', 4.4],
        [15.5, 12, '#78d0c0', 5.2],
      ])
        pool(k, c, LAMP[0] - 5, LAMP[1] + 1, rx, ry, seed)
      // Coral heads, each with the shadow that the lamp throws outwards.
      for (const [x, y, q, seed] of points(
        '30 17 3.200 1 23 23 2 2 40 64 3.600 3 33 70 2.200 4 57 8 2.600 5 18 52 2.800 6 12 45 1.600 7 48 71 1.700 8',
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
        if (((x - 62) / 50) ** 2 + ((y - 34) / 36) ** 2 < 1) continue
        const big = r() < 0.1
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
      for (const [x, y] of points('136 22 141 27.500 134.500 31 138.600 38 144.500 24'))
        path(
          k,
          '#fff8e8',
          `M${x} ${y - 0.9}L${x + 0.22} ${y - 0.22}L${x + 1.1} ${y}L${x + 0.22} ${y + 0.22}L${x} ${y + 0.9}L${x - 0.22} ${y + 0.22}L${x - 1.1} ${y}L${x - 0.22} ${y - 0.22}Z`,
        )
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
      turned(k, 37, 45.5, 0.92, 0.72, (m) => path(m, '#0c3464', MANTA))
      k.restore()
      turned(k, 42.5, 40, 0.98, 0.72, manta)
      k.save()
      k.globalAlpha = 0.3
      for (const [x, y, a] of points('61.500 58.500 -0.700 53 63.500 -0.500', 3))
        turned(k, x - 1, y + 1.7, 0.62, a, (m) =>
          path(
            m,
            '#0c3464',
            'M0 -6C1.200 -5 1.150 -3 3 -0.700L1 -1L0.400 4L1 6.500L-0.400 4L-1 -1L-3 -0.700C-1.150 -3 -1.200 -5 0 -6Z',
          ),
        )
      k.restore()
      turned(k, 61.5, 58, 0.62, -0.7, shark)
      turned(k, 52.8, 62.5, 0.54, -0.5, shark)
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
        // The lamp lights one corner in rings; the far side and the path sink into the night.
        m.save()
        m.clip(new Path2D('M-13.700 -15.500H13.700V15.500H-13.700ZM-4.700 15H5.700V80H-4.700Z'))
        for (const [q, c] of [
          [27, 'rgba(255,196,120,.2)'],
          [18, 'rgba(255,206,130,.28)'],
          [9.5, 'rgba(255,226,160,.45)'],
        ])
          pool(m, c, -11.5, 4, q, q, q, 0.03)
        path(
          m,
          'rgba(32,20,84,.5)',
          'M8 -16C13 -4 13.500 10 10 20L14 20V-16ZM-5 22C-1 26 3 25 6 20V80H-5Z',
        )
        path(m, 'rgba(24,16,76,.45)', 'M-5 36C-1 41 3 40 6 34V80H-5Z')
        m.restore()
        // Piles along the edge, with their tops in the light.
        for (const [x, y] of points(
          '-13.500 -15 13.500 -15 13.500 15 -13.500 15 5.600 30 -4.600 30 5.600 45 -4.600 45',
        )) {
          path(m, '#2c1844', `M${x} ${y - 1.1}a1.100 1.100 0 1 0 0.010 0Z`)
          path(
            m,
            y < 20 && x < 0 ? '#e8a868' : '#84586c',
            `M${x - 0.15} ${y - 0.85}a0.800 0.800 0 1 0 0.010 0Z`,
          )
        }
        // The cloth, its fringe, the two.
        turned(m, 1.2, -1.6, 1, -0.1, (c) => {
          path(c, 'rgba(44,20,68,.55)', 'M-5.600 -8.600H8.600V9.900H-5.600Z')
          path(c, '#28588c', 'M-7 -9.200H7.600V9H-7Z')
          path(c, '#3c7ca4', 'M-7 -9.200H-1L-2 9H-7Z')
          stroke(c, '#f4e4cc', 0.36, 'M-7 -8.200H7.600M-7 8H7.600')
          stroke(c, '#e8704c', 0.5, 'M-7 -7.400H7.600M-7 7.200H7.600')
          for (let x = -6.8; x < 7.6; x += 0.7)
            stroke(c, '#f4e4cc', 0.16, `M${x} 9v0.700M${x} -9.200v-0.700`)
          // Shadows away from the lamp, then the people.
          for (const [x, y] of points('-3 0.600 2.900 0.400'))
            path(
              c,
              'rgba(16,28,84,.5)',
              `M${x + 0.4} ${y - 5}C${x + 2} ${y - 5.4} ${x + 2.2} ${y - 3.4} ${x + 1.6} ${y - 3}L${x + 2.2} ${y + 1}L${x + 1.7} ${y + 6.6}L${x + 0.2} ${y + 6.8}Z`,
            )
          turned(c, -3, -0.4, 1.46, -0.06, (p) =>
            lying(p, {
              skin: ['#b87450', '#84483c'],
              top: ['#fcc854', '#c8844c'],
              low: ['#fcc854', '#c8844c'],
              hair: '#2c1434',
              dress: true,
              long: true,
              legs: [
                [
                  [-0.5, 2.2],
                  [-0.36, 3.9],
                  [-0.6, 4.3],
                ],
                [
                  [0.56, 2.1],
                  [-0.02, 3.85],
                  [0.14, 4.3],
                ],
              ],
              arms: [
                [
                  [-1.3, -1.4],
                  [-1.9, -0.5],
                  [-2.1, -0.3],
                ],
                [
                  [1.2, -1.35],
                  [1.75, -0.5],
                  [1.9, -0.25],
                ],
              ],
            }),
          )
          turned(c, 2.7, -0.5, 1.54, 0.05, (p) =>
            lying(p, {
              skin: ['#f0bc94', '#b87c70'],
              top: ['#fff4e4', '#b4a4bc'],
              low: ['#e8604c', '#9c3854'],
              hair: '#6c3c34',
              legs: [
                [
                  [-0.46, 2],
                  [-0.5, 3.7],
                  [-0.8, 4.1],
                ],
                [
                  [0.5, 2],
                  [0.62, 3.7],
                  [0.9, 4.1],
                ],
              ],
              arms: [
                [
                  [-1.15, -1.35],
                  [-1.55, -0.45],
                  [-1.65, -0.2],
                ],
                [
                  [1.45, -3.05],
                  [0.75, -3.9],
                  [0.5, -4.1],
                ],
              ],
            }),
          )
        })
        // Sandals, a book left open, the lamp on its post with a moth.
        path(
          m,
          '#e8704c',
          'M-11.600 11.600h0.900q0.300 1.100 0 2.200h-0.900q-0.300 -1.100 0 -2.200ZM-9.900 11.200h0.900q0.300 1.100 0 2.200h-0.900q-0.300 -1.100 0 -2.200Z',
        )
        path(m, '#4c2848', 'M8.800 9.500h4v2.700h-4Z')
        path(m, '#fff4e4', 'M9 9.400Q10 9 10.800 9.500V12Q10 11.600 9 12Z')
        path(m, '#c8b0b8', 'M10.800 9.500Q11.600 9 12.600 9.400V12Q11.600 11.600 10.800 12Z')
        path(m, '#2c1844', 'M-13.300 2.400h3.400v3.400h-3.400Z')
        path(m, '#fff4c4', 'M-12.700 3h2.200v2.200h-2.200Z')
        stroke(m, '#7c4c44', 0.3, 'M-13.300 2.400l3.400 3.400M-9.900 2.400l-3.400 3.400')
      })
      // The mooring rope, slack, from a pile to the boat's stern.
      stroke(
        k,
        '#d8b48c',
        0.36,
        'M97.400 50.700C104 60 112 70 119 71.500C123 72.200 125 71 126.600 69',
      )
    })
    s.glow(0.462, 0.4, 24, '#ffdf9a', 0.3)
    return finish(s, { bloom: 0.12, vignette: 0.16 })
  },
}
