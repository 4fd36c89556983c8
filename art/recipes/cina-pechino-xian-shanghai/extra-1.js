import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'

const SHORE = 60

/** Lit floors of a tower: rows of short dashes between two edges. */
function floors(k, r, edge, y0, y1, step, colours, share) {
  for (let y = y0; y > y1; y -= step) {
    const [a, b] = edge(y)
    for (let x = a + 0.35; x < b - 0.5; x += 0.75)
      if (r() < share)
        path(
          k,
          colours[Math.floor(r() * colours.length)],
          `M${x} ${y}h0.450v${-step * 0.5}h-0.450Z`,
        )
  }
}

/** The pearl tower: three legs, three columns, eleven pearls; 46 units for its 468 metres. */
function pearl(k) {
  path(k, '#3b3a76', 'M-8.500 0L-2 -13H-1L-6.600 0ZM8.500 0L2 -13H1L6.600 0Z')
  path(k, '#6f62a4', 'M-8.500 0L-2 -13H-1.500L-7.600 0Z')
  for (const x of [-1.9, 0, 1.9]) {
    path(k, '#4a4684', `M${x - 0.55} 0V-29H${x + 0.55}V0Z`)
    path(k, '#9a86c4', `M${x - 0.55} 0V-29H${x - 0.1}V0Z`)
  }
  path(k, '#5a5292', 'M-0.700 -28V-36H0.700V-28ZM-0.350 -36L-0.120 -46H0.120L0.350 -36Z')
  path(k, '#b59ad0', 'M-0.700 -28V-36H-0.150V-28Z')
  for (const y of [-14.8, -17, -19.2, -21.4]) {
    path(k, '#8a3f7c', `M0 ${y - 0.9}a0.900 0.900 0 1 0 0.010 0Z`)
    path(k, '#f08ab0', `M-0.300 ${y - 0.7}a0.420 0.420 0 1 0 0.010 0Z`)
  }
  for (const [y, q] of points('-10 4.300 -26.500 3.500 -34.500 1.400')) {
    k.save()
    k.beginPath()
    k.arc(0, y, q, 0, 7)
    k.clip()
    path(k, '#a32f6a', `M${-q} ${y - q}h${2 * q}v${2 * q}h${-2 * q}Z`)
    path(k, '#d94a80', `M${-q * 0.35} ${y - q * 1.15}a${q} ${q} 0 1 0 0.010 0Z`)
    path(k, '#ff86a4', `M${-q * 0.5} ${y - q * 1.05}a${q * 0.55} ${q * 0.55} 0 1 0 0.010 0Z`)
    for (let i = -2; i <= 2; i++)
      stroke(
        k,
        'rgba(255,226,214,.85)',
        q * 0.055,
        `M${-q} ${y + i * q * 0.34}C${-q * 0.5} ${y + i * q * 0.34 + q * 0.12} ${q * 0.5} ${y + i * q * 0.34 + q * 0.12} ${q} ${y + i * q * 0.34}`,
      )
    k.restore()
  }
  path(k, '#ff8a7a', 'M0 -46.500a0.350 0.350 0 1 0 0.010 0Z')
}

/** Jin Mao: a pagoda of steel in ever shorter tiers. */
function jinMao(k) {
  const r = random(5)
  let [y, half] = [0, 4]
  for (const tall of [9.6, 6.4, 4.6, 3.4, 2.6, 2, 1.5, 1.1]) {
    fill(k, '#4a4a80', [
      [-half, y],
      [half, y],
      [half * 0.95, y - tall],
      [-half * 0.95, y - tall],
    ])
    fill(k, '#8a7ca4', [
      [-half, y],
      [-half * 0.35, y],
      [-half * 0.33, y - tall],
      [-half * 0.95, y - tall],
    ])
    fill(k, '#353a70', [
      [half * 0.5, y],
      [half, y],
      [half * 0.95, y - tall],
      [half * 0.47, y - tall],
    ])
    floors(
      k,
      r,
      () => [-half * 0.9, half * 0.95],
      y - 0.5,
      y - tall + 0.3,
      0.8,
      ['#ffcf7c', '#ffe3a8'],
      0.42,
    )
    path(k, '#ffd993', `M${-half * 1.04} ${y - tall}h${half * 2.08}v0.450h${-half * 2.08}Z`)
    y -= tall
    half *= 0.905
  }
  path(k, '#ffe3a8', `M-1.300 ${y}L-0.300 ${y - 2.4}L0 ${y - 6}L0.300 ${y - 2.4}L1.300 ${y}Z`)
  path(k, '#b08a70', `M0 ${y}V${y - 6}L0.300 ${y - 2.4}L1.300 ${y}Z`)
}

/** The financial centre: a blade that narrows to the opening at its top. */
function opener(k) {
  const r = random(8)
  path(
    k,
    '#3a4c88',
    'M-4.200 0C-4.200 -18 -3.600 -32 -2.900 -41H2.900C3.600 -32 4.200 -18 4.200 0Z',
  )
  path(k, '#7f92c4', 'M-4.200 0C-4.200 -18 -3.600 -32 -2.900 -41H-1.900C-2 -28 -1.600 -14 -1 0Z')
  path(k, '#2a3870', 'M2 0C2.600 -16 2.300 -30 1.900 -41H2.900C3.600 -32 4.200 -18 4.200 0Z')
  floors(k, r, (y) => [-3.8 - y * 0.02, 3.8 + y * 0.02], -1, -34, 0.9, ['#cfe4ff', '#ffe3b0'], 0.3)
  path(k, '#f6b48c', 'M-2.100 -40.200H2.100L1.500 -36.200H-1.500Z')
  stroke(k, '#dceaff', 0.3, 'M-2.900 -41H2.900M-2.100 -40.200L-1.500 -36.200H1.500L2.100 -40.200')
}

/** Shanghai Tower: a body that turns as it climbs, a groove winding round it; 632 metres. */
function twist(k) {
  const r = random(3)
  const body =
    'M-5.400 0C-5.600 -20 -4.600 -40 -3 -51C-2 -53.500 0.500 -54.500 2.600 -55C3.600 -44 5 -24 5.400 0Z'
  path(k, '#4560a4', body)
  k.save()
  k.beginPath()
  for (const [x, y] of points(
    '-5.400 0 -5.500 -16 -4.900 -32 -3.900 -45 -3 -51 -1.500 -53.600 2.600 -55 3.400 -45 4.300 -30 5 -14 5.400 0',
  ))
    k.lineTo(x, y)
  k.clip()
  path(k, '#93b0dc', 'M-6 0V-56H-1C1 -44 1.500 -28 -3.400 0Z')
  path(k, '#2d4486', 'M6 0V-56H2.600C1.500 -44 4.600 -26 2.400 0Z')
  for (let y = -1; y > -54; y -= 1.1)
    stroke(k, 'rgba(214,234,255,.35)', 0.16, `M-6 ${y}Q0 ${y + 0.7} 6 ${y}`)
  floors(
    k,
    r,
    (y) => [-5 - y * 0.03, 5 + y * 0.035],
    -1,
    -50,
    1.1,
    ['#eaf4ff', '#ffe3b0', '#bcd8ff'],
    0.3,
  )
  stroke(k, '#f2f8ff', 0.55, 'M-4 0C3 -18 4 -36 0.600 -54')
  k.restore()
}

/** A block of the city behind. */
function block(k, x, wide, tall, tones, r, share) {
  path(k, tones[0], `M${x} ${SHORE}v${-tall}h${wide}v${tall}Z`)
  path(k, tones[1], `M${x} ${SHORE}v${-tall}h${wide * 0.4}v${tall}Z`)
  const top = r()
  if (top < 0.3) path(k, tones[0], `M${x + wide * 0.3} ${SHORE - tall}v-1.600h${wide * 0.4}v1.600Z`)
  else if (top < 0.5)
    fill(k, tones[0], [
      [x, SHORE - tall],
      [x + wide / 2, SHORE - tall - 1.8],
      [x + wide, SHORE - tall],
    ])
  floors(
    k,
    r,
    () => [x + 0.1, x + wide],
    SHORE - 1.4,
    SHORE - tall + 0.6,
    1.15,
    ['#ffd48a', '#ffe9bc', '#a9c8f4'],
    share,
  )
}

/** A river boat with two lit decks and a roof like a palace. */
function boat(k) {
  path(
    k,
    '#1c2352',
    'M-17 -2.500C-10 -1.500 10 -1.500 18 -4.500C16.500 -1 14.500 1.600 13 2.400H-13C-15 1.400 -16.500 -0.500 -17 -2.500Z',
  )
  stroke(k, '#ff7a4c', 0.5, 'M-17 -2.300C-10 -1.300 10 -1.300 17.800 -4.100')
  path(k, '#ffcf7c', 'M-12.500 -2.200V-5.400H11V-2.400Z')
  path(k, '#ffe2a0', 'M-10 -6.400V-9.200H8V-6.400Z')
  for (let x = -12; x < 11; x += 2.2) path(k, '#7a2f3c', `M${x} -2.200V-5.600h0.500V-2.200Z`)
  for (let x = -9.5; x < 8; x += 2.2) path(k, '#7a2f3c', `M${x} -6.400V-9.300h0.500V-6.400Z`)
  path(
    k,
    '#a8343c',
    'M-14 -5.300C-12.500 -5.600 -12 -6 -11.600 -6.700H10C10.500 -6 11 -5.600 12.500 -5.300Z',
  )
  path(
    k,
    '#c8463f',
    'M-12 -9C-10.300 -9.400 -9.600 -10.600 -8.600 -11.800H6.600C7.600 -10.600 8.400 -9.400 10 -9Z',
  )
  path(k, '#f0a24c', 'M-8.900 -11.700H6.900V-12.200H-8.900Z')
  for (let x = -10.5; x < 10; x += 3.4)
    path(k, '#ffb45c', `M${x} -4.900a0.500 0.600 0 1 0 0.010 0Z`)
}

/** People at the parapet from behind, the light of the far bank on their outlines; about 20 units tall. */
function person(k, coat, rim, hair, tall = 1) {
  k.save()
  k.scale(1, tall)
  path(k, '#141a40', 'M-2.600 0L-2.300 -9H2.300L2.600 0H0.600L0 -7L-0.600 0Z')
  path(
    k,
    coat,
    'M-3.400 -15.600C-1.600 -17 1.600 -17 3.400 -15.600C4 -13 3.800 -10 3.400 -7.600H-3.400C-3.800 -10 -4 -13 -3.400 -15.600Z',
  )
  stroke(
    k,
    coat,
    1.5,
    'M-3.200 -14.800C-4.500 -12.500 -4.500 -10.500 -3.600 -8.600M3.200 -14.800C4.500 -12.500 4.500 -10.500 3.600 -8.600',
  )
  stroke(
    k,
    rim,
    0.35,
    'M1 -16.600C2.200 -16.400 3 -16 3.600 -15.400C4.900 -12.800 4.900 -11 4.200 -8.800',
  )
  path(k, '#8a5a58', 'M-0.900 -17.800V-16H0.900V-17.800Z')
  path(k, hair, 'M0 -21.600a2.300 2.500 0 1 0 0.010 0Z')
  stroke(k, rim, 0.3, 'M0.800 -21.400C2.200 -20.800 2.600 -19 2 -17.600')
  k.restore()
}

export default {
  alt: 'Le torri di Pudong illuminate di notte oltre il fiume Huangpu, con la torre delle perle e i battelli di Shanghai',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#101a52'],
          [0.35, '#2c3f8c'],
          [0.65, '#7a6fae'],
          [0.85, '#f09a8a'],
          [1, '#ffc88c'],
        ],
      },
      sun: [0.5, 0.7],
      horizon: SHORE / 90,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const r = random(9)
      // Long evening clouds, lit from below.
      for (const [x, y, l, c] of [
        [-6, 17, 40, '#3a4592'],
        [6, 19.4, 34, '#6f5fa6'],
        [2, 21.4, 22, '#e88a94'],
        [66, 33, 26, '#6a5ca6'],
        [60, 35.2, 24, '#f0928e'],
        [140, 15, 30, '#3a4592'],
        [134, 17.4, 26, '#6f5fa6'],
        [142, 19.4, 22, '#e88a94'],
      ])
        stroke(k, c, 1.5, `M${x} ${y}h${l}`)
      for (let x = -4; x < 164; x += 3 + r() * 2.5)
        block(k, x, 3.4 + r() * 2.6, 7 + r() * 11, ['#7d76b4', '#9a8cbe'], r, 0.2)
      at(k, 100, SHORE, 1.1, jinMao)
      at(k, 112.5, SHORE, 1, opener)
      at(k, 127, SHORE, 1, twist)
      for (let x = -6; x < 164; x += 4 + r() * 3) {
        const open = x > 36 && x < 58 ? 0.4 : x > 90 && x < 136 ? 0.5 : 1
        block(k, x, 4.4 + r() * 3, (6 + r() * 13) * open, ['#2f3878', '#5a5c9c'], r, 0.4)
      }
      // The congress hall's two globes at the foot of the pearl tower.
      path(k, '#3a4484', 'M28 60V54.500H66V60Z')
      for (let x = 30; x < 65; x += 1.6) path(k, '#ffd48a', `M${x} 59V56h0.900v3Z`)
      at(k, 47, SHORE, 1.06, pearl)
      for (const [x, q] of points('29 3.600 65 3'))
        for (const [c, dx, dy, a] of [
          ['#2f5fa8', 0, 0, 1],
          ['#5a92d4', -0.18, -0.14, 0.76],
          ['#a9d2f4', -0.36, -0.34, 0.36],
        ])
          path(k, c, `M${x + dx * q} ${58 + dy * q - q * a}a${q * a} ${q * a} 0 1 0 0.010 0Z`)
      // Quay with its trees and lamps.
      path(k, '#1d2a58', `M-5 ${SHORE - 1.2}H165V${SHORE + 0.6}H-5Z`)
      for (let x = -4; x < 165; x += 2.6)
        path(
          k,
          x % 2 ? '#2a4a68' : '#24406a',
          `M${x} ${SHORE - 0.6}c-0.600 -1.800 0.600 -2.400 1.400 -2.200c1 -0.600 2 0.400 1.600 2.200Z`,
        )
      for (let x = -2; x < 165; x += 5.2)
        path(k, '#ffe3a8', `M${x} ${SHORE - 0.9}a0.450 0.450 0 1 0 0.010 0Z`)
    })
    s.glow(0.3, 0.4, 20, '#ff7aa0', 0.22)
    s.glow(0.79, 0.4, 26, '#9cc4ff', 0.2)
    stillWater(s, {
      y: SHORE / 90 + 0.006,
      sway: 1.6,
      veil: [
        [0, '#3a3f88', 0.25],
        [0.5, '#232c6c', 0.55],
        [1, '#131a4c', 0.8],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(6)
      for (let i = 0; i < 90; i++) {
        const t = (i / 89) ** 1.2
        const [x, y, l] = [r() * 168 - 4, SHORE + 1.4 + t * 24, 1.5 + t * 6 * (0.5 + r())]
        path(
          k,
          'rgba(14,20,70,.5)',
          `M${x - l} ${y}q${l} ${-0.3 - t * 0.5} ${l * 2} 0q${-l} ${0.3 + t * 0.4} ${-l * 2} 0Z`,
        )
      }
      // What the towers write on the water: short strokes in their own colours.
      for (const [x, c, n] of [
        [47, 'rgba(255,122,160,.75)', 15],
        [100, 'rgba(255,214,140,.65)', 11],
        [112.5, 'rgba(190,214,255,.5)', 10],
        [127, 'rgba(206,228,255,.65)', 15],
      ])
        for (let i = 0; i < n; i++) {
          const [y, l] = [SHORE + 2 + i * 1.5, 1 + i * 0.16 + r() * 1.4]
          path(
            k,
            c,
            `M${x - l + (r() - 0.5) * 3} ${y}q${l} -0.400 ${l * 2} 0q${-l} 0.400 ${-l * 2} 0Z`,
          )
        }
      path(
        k,
        'rgba(255,206,124,.45)',
        'M84 74.200C92 73.300 116 73.300 123 74.200C116 76.700 92 76.700 84 74.200Z',
      )
      at(k, 103, 72.6, 0.92, boat)
      path(k, 'rgba(255,206,124,.45)', 'M10 68C14 67.600 22 67.600 26 68C22 69 14 69 10 68Z')
      at(k, 17, 67.4, 0.42, boat, true)
      stroke(
        k,
        'rgba(255,232,214,.7)',
        0.4,
        'M86 75.200C96 76.600 112 76.600 124 74.600M82 77C92 78.600 106 78.600 116 77.600',
      )
      // The parapet of the Bund: granite posts, a rail of iron.
      path(k, '#1a1f4c', 'M-5 84H165V96H-5Z')
      path(k, '#383c74', 'M-5 84H165V85.400H-5Z')
      path(k, '#5d5790', 'M-5 84H165V84.400H-5Z')
      stroke(k, '#20265a', 0.9, 'M-5 78.400H165')
      stroke(k, '#8a7fb4', 0.25, 'M-5 78H165')
      for (let x = -2; x < 165; x += 2) stroke(k, '#20265a', 0.4, `M${x} 78.400V84`)
      for (const x of [3, 45, 87, 129]) {
        path(k, '#262b60', `M${x - 2.2} 84.400V76.600H${x + 2.2}V84.400Z`)
        path(k, '#5d5790', `M${x - 2.6} 76.600L${x} 75L${x + 2.6} 76.600Z`)
        path(k, '#474a84', `M${x + 0.8} 84.400V76.600H${x + 2.2}V84.400Z`)
      }
      // A family and two friends who came for the lights.
      at(k, 17, 93, 1.02, (c) => person(c, '#8f2f48', '#ffb09c', '#1c1836'))
      at(k, 25.5, 93, 0.62, (c) => person(c, '#c98a34', '#ffe0a0', '#1c1836'))
      at(k, 33.5, 93.5, 1.1, (c) => person(c, '#2f4f88', '#a9d0ff', '#241c38'))
      stroke(k, '#f2e8ff', 0.22, 'M27.600 85.500C26.800 80 26 74 25.300 69.600')
      path(k, '#c92f42', 'M25.300 60.600a4.100 4.600 0 1 0 0.010 0Z')
      path(k, '#f0604f', 'M24.700 60.900a3.200 3.600 0 1 0 0.010 0Z')
      path(k, '#ffb09c', 'M23.600 62.200a1.100 1.400 0 1 0 0.010 0Z')
      path(k, '#8f2238', 'M24.600 70.300L25.300 69.600L26 70.300Z')
      at(k, 62, 93, 1.05, (c) => {
        person(c, '#31306c', '#c8b8ff', '#1a1634')
        stroke(c, '#31306c', 1.3, 'M-3.400 -14.600L-6.600 -17L-6.200 -20.500')
        path(c, '#e8f4ff', 'M-7.800 -23.600h3v2.200h-3Z')
        path(c, '#ff86a4', 'M-6.800 -23.200h0.500v1.500h-0.500Z')
      })
      at(k, 69.5, 93, 0.98, (c) => person(c, '#1f6a72', '#a0f0e0', '#3a2434'))
    })
    return finish(s, { bloom: 0.3 })
  },
}
