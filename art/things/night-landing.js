import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './curves.js'

// The end of a jetty in a lagoon by night, in metres: X right, Z away from us, Y up from the water; our eyes are 5.5 metres up.
export const HORIZON = 17
const FOCUS = 112
const EYE = 5.5
export const see = (X, Z, Y = 0) => [80 + (FOCUS * X) / Z, HORIZON + (FOCUS * (EYE - Y)) / Z]
export const metre = (Z) => FOCUS / Z

const DECK = 0.95
/** The lamp under the edge of the deck, on its post; the lantern on the boards. */
const LAMP = [-0.9, 16.2]
const LANTERN = [-3.2, 17.2]

export function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  g.addColorStop(0, '#070b34')
  g.addColorStop(0.7, '#14246c')
  g.addColorStop(1, '#2c4c98')
  fill(k, g, points(`-6 -6 166 -6 166 ${HORIZON + 1} -6 ${HORIZON + 1}`))
  const r = random(5)
  for (let i = 0; i < 90; i++) {
    const q = 0.06 + r() ** 4 * 0.2
    k.fillStyle = `rgba(226,234,255,${0.3 + r() * 0.6})`
    k.beginPath()
    k.arc(r() * 164 - 2, r() ** 1.2 * (HORIZON - 1.5), q, 0, 7)
    k.fill()
  }
  // The island they have walked out from lies behind us; this is the next one, a few lamps under its palms.
  path(
    k,
    '#0c1650',
    'M104 17.200C107 16.200 110 16 113 15.500C114.500 14.300 116 14.700 117.500 14.900C119 13.400 121 13.600 122.500 14.500C124.500 12.900 127 13.500 128.500 14.300C130.500 13.500 133 13.900 134.500 14.900C137 14.500 139 15.300 141 15.700C144 16 147 16.500 150 17.200Z',
  )
  for (const x of [116, 124.6, 127.4, 137])
    path(k, '#ffd48c', `M${x - 0.22} 16.600a0.220 0.240 0 1 0 0.440 0a0.220 0.240 0 1 0 -0.440 0Z`)
}

/** Dark water, and the room of light that the lamp opens in it. */
export function water(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 92)
  for (const [t, c] of [
    [0, '#2a488e'],
    [0.08, '#162c74'],
    [0.4, '#0c1c5c'],
    [1, '#081244'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 ${HORIZON} 166 ${HORIZON} 166 96 -6 96`))
  const [lx, ly] = see(...LAMP)
  k.save()
  k.translate(lx, ly + 4)
  k.scale(1, 0.5)
  const light = k.createRadialGradient(0, -6, 1, 0, 4, 78)
  for (const [t, c] of [
    [0, 'rgba(190,244,216,1)'],
    [0.1, 'rgba(118,222,206,1)'],
    [0.26, 'rgba(52,178,190,1)'],
    [0.46, 'rgba(26,128,172,.96)'],
    [0.7, 'rgba(18,78,144,.8)'],
    [1, 'rgba(12,36,104,0)'],
  ])
    light.addColorStop(t, c)
  k.fillStyle = light
  k.fillRect(-200, -200, 400, 400)
  k.restore()
  // The lamp itself hangs a little under the surface; the ripples break its light into short level strokes.
  k.save()
  k.translate(lx, ly)
  k.scale(1, 0.36)
  const heart = k.createRadialGradient(0, 0, 0, 0, 0, 17)
  heart.addColorStop(0, 'rgba(255,255,244,1)')
  heart.addColorStop(0.16, 'rgba(244,255,238,.95)')
  heart.addColorStop(0.45, 'rgba(200,252,226,.5)')
  heart.addColorStop(1, 'rgba(150,236,214,0)')
  k.fillStyle = heart
  k.fillRect(-20, -20, 40, 40)
  k.restore()
  for (const [x, y, l] of points(
    '-2 -2.600 2.600 3.500 -1.700 3.400 7.500 0.500 3 4.500 2.400 4.400 -1 3.700 3.200 9.500 3.300 2.600',
    3,
  ))
    lens(k, 'rgba(240,255,240,.75)', lx + x, ly + y, l, 0.12, 0.12)
  // Grains of plankton in it.
  const r = random(9)
  for (let i = 0; i < 120; i++) {
    const [a, d] = [r() * 6.283, 0.8 + 6 * r() ** 1.4]
    const [x, y] = see(LAMP[0] + Math.cos(a) * d, LAMP[1] + Math.sin(a) * d)
    k.fillStyle = 'rgba(236,255,240,.65)'
    k.beginPath()
    k.arc(x, y, 0.06 + 0.13 * r() ** 3, 0, 7)
    k.fill()
  }
  // Stars and the lamps of the far island on the dark part.
  for (const x of [116, 124.6, 127.4, 137])
    for (let i = 0; i < 4; i++)
      lens(
        k,
        `rgba(255,206,132,${0.5 - i * 0.12})`,
        x + (r() - 0.5),
        HORIZON + 0.9 + i * 1.1,
        0.7 - i * 0.1,
        0.1,
      )
  for (let i = 0; i < 70; i++) {
    const [x, y] = [r() * 160, HORIZON + 2 + r() * 70]
    if (Math.hypot(x - 82, (y - 58) * 1.9) < 70) continue
    lens(k, 'rgba(190,208,255,.55)', x, y, 0.3 + r() * 0.5, 0.07)
  }
}

/** A post of the landing below the water, down to the sand, paler and wavering. */
function postBelow(k, X, Z, lit) {
  const w = metre(Z) * 0.13
  const [x, sea] = see(X, Z, 0)
  const [, sand] = see(X, Z, -1.5)
  const g = k.createLinearGradient(0, sea, 0, sand)
  g.addColorStop(0, lit ? 'rgba(14,76,118,.85)' : 'rgba(10,24,80,.85)')
  g.addColorStop(1, lit ? 'rgba(14,76,118,0)' : 'rgba(10,24,80,0)')
  path(
    k,
    g,
    `M${x - w} ${sea}C${x - w * 1.5} ${sea + 2} ${x - w * 0.4} ${sand - 3} ${x - w * 1.1} ${sand}H${x + w}C${x + w * 1.4} ${sand - 3} ${x + w * 0.5} ${sea + 2} ${x + w} ${sea}Z`,
  )
}

/** The same post in the air, its head cut flat. */
function post(k, X, Z, lit) {
  const w = metre(Z) * 0.13
  const [x, top] = see(X, Z, DECK + (lit ? 0.1 : 0.5))
  const [, sea] = see(X, Z, 0)
  path(k, '#3c2048', `M${x - w} ${top}H${x + w}V${sea}H${x - w}Z`)
  path(k, lit ? '#e09c64' : '#6c4058', `M${x - w} ${top}H${x - w * 0.2}V${sea}H${x - w}Z`)
  if (lit) path(k, '#6cd8c8', `M${x + w * 0.4} ${sea - w * 5}H${x + w}V${sea}H${x + w * 0.4}Z`)
  path(
    k,
    lit ? '#ffc888' : '#8c5868',
    `M${x - w * 1.1} ${top}a${w * 1.1} ${w * 0.5} 0 1 0 ${w * 2.2} 0a${w * 1.1} ${w * 0.5} 0 1 0 ${-w * 2.2} 0Z`,
  )
}

/** Those on the far side, half hidden by the boards, and those on the near side. */
const FAR_POSTS = [
  [-6.9, 19.2, false],
  [-1.8, 19.2, true],
  [-7.15, 14.6, false],
  [-5.8, 10.5, false],
  [-5.8, 7.6, false],
]
const NEAR_POSTS = [
  [-2.25, 14.3, true],
  [-3.72, 11.2, false],
  [-3.72, 8.2, false],
]

const slab = (k, c, x0, x1, z0, z1) =>
  fill(k, c, [see(x0, z0, DECK), see(x1, z0, DECK), see(x1, z1, DECK), see(x0, z1, DECK)])

/** The landing: boards across, each as light as its distance from the lantern allows. */
export function landing(k) {
  // Its shade on the water, away from the lamp: to the left and towards us.
  fill(k, 'rgba(8,24,84,.62)', [
    see(-7.8, 19),
    see(-2.1, 19),
    see(-2.3, 14.9),
    see(-4.5, 14.6),
    see(-4.9, 5),
    see(-8.6, 5),
    see(-7.8, 14),
  ])
  for (const p of [...FAR_POSTS, ...NEAR_POSTS]) postBelow(k, ...p)
  for (const p of FAR_POSTS) post(k, ...p)
  const face = (c, x0, x1, z, y0, y1) =>
    fill(k, c, [see(x0, z, y0), see(x1, z, y0), see(x1, z, y1), see(x0, z, y1)])
  // Near edges of the landing: boards seen end on, the beam below; the walk starts before them.
  face('#7c4858', -7, -3.9, 14.4, DECK, DECK - 0.14)
  face('#a86458', -3.9, -1.7, 14.4, DECK, DECK - 0.14)
  face('#1c1038', -7, -3.9, 14.4, DECK - 0.14, DECK - 0.4)
  face('#28184a', -3.9, -1.7, 14.4, DECK - 0.14, DECK - 0.4)
  const row = (x0, x1, z0, z1, wide) => {
    slab(k, '#3c244e', x0, x1, z0, z1)
    // The lantern lights the boards in one round pool that dies away.
    k.save()
    k.beginPath()
    for (const p of [see(x0, z0, DECK), see(x1, z0, DECK), see(x1, z1, DECK), see(x0, z1, DECK)])
      k.lineTo(...p)
    k.clip()
    const [x, y] = see(...LANTERN, DECK)
    k.translate(x, y)
    k.scale(1, 0.3)
    const g = k.createRadialGradient(0, 0, 0, 0, 0, 52)
    for (const [t, c] of [
      [0, '#ffe09c'],
      [0.16, '#fcc480'],
      [0.34, '#d88c60'],
      [0.56, '#98585a'],
      [0.8, '#5c3852'],
      [1, '#3c244e'],
    ])
      g.addColorStop(t, c)
    k.fillStyle = g
    k.fillRect(-60, -160, 120, 320)
    k.restore()
    const n = Math.round((z1 - z0) / wide)
    for (let i = 1; i < n; i++) {
      const z = z0 + ((z1 - z0) * i) / n
      slab(k, 'rgba(34,20,60,.8)', x0, x1, z - 0.03, z + 0.03)
    }
  }
  row(-7, -1.7, 14.4, 19.2, 0.42)
  row(-5.6, -3.9, 4.6, 14.4, 0.42)
  // The side of the walk that we see, its upper rim taking a little of the lamp.
  const flank = (c, y0, y1) =>
    fill(k, c, [see(-3.9, 14.4, y0), see(-3.9, 4.4, y0), see(-3.9, 4.4, y1), see(-3.9, 14.4, y1)])
  flank('#4c6c94', DECK, DECK - 0.13)
  flank('#141440', DECK - 0.13, DECK - 0.42)
  // The light of the water comes back on the edge over the lamp.
  fill(k, '#5cc8c0', [
    see(-1.7, 14.4, DECK),
    see(-1.7, 19.2, DECK),
    see(-1.7, 19.2, DECK - 0.16),
    see(-1.7, 14.4, DECK - 0.16),
  ])
  fill(k, '#174c78', [
    see(-1.7, 14.4, DECK - 0.16),
    see(-1.7, 19.2, DECK - 0.16),
    see(-1.7, 19.2, DECK - 0.4),
    see(-1.7, 14.4, DECK - 0.4),
  ])
  for (const p of NEAR_POSTS) post(k, ...p)
}

/** The lantern on the boards, its cage dark against the flame. */
export function lantern(k) {
  const [x, y] = see(...LANTERN, DECK)
  path(
    k,
    '#2c1844',
    `M${x - 1.1} ${y + 0.1}H${x + 1.1}V${y - 0.4}H${x - 1.1}ZM${x - 1} ${y - 2.8}H${x + 1}L${x + 0.4} ${y - 3.5}H${x - 0.4}Z`,
  )
  path(k, '#fff6cc', `M${x - 0.75} ${y - 0.4}H${x + 0.75}V${y - 2.8}H${x - 0.75}Z`)
  stroke(
    k,
    '#2c1844',
    0.16,
    `M${x - 0.85} ${y - 0.4}V${y - 2.8}M${x + 0.85} ${y - 0.4}V${y - 2.8}M${x} ${y - 0.4}V${y - 2.8}M${x - 0.5} ${y - 3.5}Q${x} ${y - 4.8} ${x + 0.5} ${y - 3.5}`,
  )
}

/** A dhoni at anchor on the dark water, its bow to the left; only its foot takes some of the light. Water at 0, 36 long. */
export function sleepingDhoni(k) {
  // Its likeness hangs from the waterline, lower than the hull is high, and breaks off in strokes.
  k.save()
  k.translate(0, 0.5)
  k.scale(1, -0.5)
  const fade = k.createLinearGradient(0, 0, 0, -8)
  fade.addColorStop(0, 'rgba(6,12,56,.85)')
  fade.addColorStop(1, 'rgba(6,12,56,.1)')
  path(
    k,
    fade,
    'M-21.500 -9.600C-20.500 -9.800 -19.800 -9.800 -19.200 -9.600C-19.600 -6.400 -18 -4 -14 -3.300C-4 -2.300 8 -2.500 16 -4.200C17.600 -4.600 18.800 -5.200 19.800 -6C19.800 -3 18.400 -0.600 16 0.600H-12C-18 -0.600 -21.500 -4.400 -21.500 -9.600Z',
  )
  k.restore()
  for (const [x, y, l] of points('-9 2.600 5 6 2.300 7 -14 3.700 3 0 3.400 4 12 3.300 3', 3))
    lens(k, 'rgba(40,84,160,.45)', x, y, l, 0.13, 0.13)
  path(
    k,
    '#0a1248',
    'M-21.500 -9.600C-20.500 -9.800 -19.800 -9.800 -19.200 -9.600C-19.600 -6.400 -18 -4 -14 -3.300C-4 -2.300 8 -2.500 16 -4.200C17.600 -4.600 18.800 -5.200 19.800 -6C19.800 -3 18.400 -0.600 16 0.300H-12C-18 -0.600 -21.500 -4.400 -21.500 -9.600Z',
  )
  path(
    k,
    '#2464a0',
    'M-18.400 -2.600C-14 -1 -6 -0.500 4 -0.700C9 -0.800 14 -1 17.600 -1.400C17.200 -0.700 16.600 0 16 0.300H-12C-14.600 0 -17 -1 -18.400 -2.600Z',
  )
  path(
    k,
    '#0a1248',
    'M-6 -2.800V-6.600H-5.600V-2.800ZM9 -3V-6.800H9.400V-3ZM-8 -6.600C-2 -7.500 6 -7.600 11.400 -6.900L11 -6.400H-7.600Z',
  )
  // A riding lamp under its roof.
  path(k, '#ffd48c', 'M1.500 -5.700a0.350 0.400 0 1 0 0.700 0a0.350 0.400 0 1 0 -0.700 0Z')
  lens(k, 'rgba(255,206,132,.5)', 1.9, 1.6, 1.2, 0.14)
  lens(k, 'rgba(255,206,132,.3)', 1.7, 2.9, 0.8, 0.12)
  stroke(
    k,
    '#6c9cdc',
    0.3,
    'M-19.200 -9.600C-19.600 -6.400 -18 -4 -14 -3.300C-4 -2.300 8 -2.500 16 -4.200',
  )
}
