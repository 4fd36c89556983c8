import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import { bus, launch, rightBank, town, walkers } from '../../things/westminster-evening.js'

/** Where the lines of the bridge meet; the quay of the palace lies on the same level. */
const [VX, VY] = [106, 64]

const blueHour = {
  ...moods.dusk,
  sky: [
    [0, '#16245c'],
    [0.4, '#35569a'],
    [0.7, '#9a86a8'],
    [0.88, '#f2a982'],
    [1, '#ffd093'],
  ],
  haze: '#d9a08c',
}

/** A point of the bridge: across and up in units of its nearest section, t from 0 (far) to 1 (at our feet). */
const on = (t, across, up = 0) => [VX + across * t, VY + (32 - up) * t]
const quad = (k, colour, t0, t1, a, b) =>
  fill(k, colour, [on(t0, ...a), on(t1, ...a), on(t1, ...b), on(t0, ...b)])

const [GOLD, STONE, MID, SHADE, NIGHT] = ['#f2bd6c', '#d0904e', '#a0684c', '#6a465a', '#3a2c54']

/** A slim pinnacle on y. */
const pinnacle = (k, x, y, q) => {
  path(k, STONE, `M${x - q} ${y}v${-q * 3}h${q * 2}v${q * 3}Z`)
  path(k, GOLD, `M${x - q} ${y}v${-q * 3}h${q * 0.8}v${q * 3}Z`)
  path(k, MID, `M${x - q * 1.2} ${y - q * 3}L${x} ${y - q * 8}L${x + q * 1.2} ${y - q * 3}Z`)
}

/** The clock tower in metres, 96 high: its lit front and a narrow side in the blue. */
function clockTower(k) {
  path(k, SHADE, 'M6 0V-50H9.600V0Z')
  path(k, STONE, 'M-6 0V-50H6V0Z')
  path(k, GOLD, 'M-6 0V-50H-4.800V0ZM4.800 0V-50H6V0Z')
  for (const x of [-3.3, -1.1, 1.1, 3.3]) path(k, MID, `M${x - 0.55} -2V-49H${x + 0.55}V-2Z`)
  for (const y of [-9, -18, -27, -36, -45]) {
    path(k, GOLD, `M-6.300 ${y}h12.600v-0.900h-12.600Z`)
    path(k, SHADE, `M6.300 ${y}h3.400v-0.900h-3.400Z`)
    for (const x of [-3.3, -1.1, 1.1, 3.3])
      path(k, NIGHT, `M${x - 0.3} ${y + 6}v-3.600h0.600v3.600Z`)
  }
  // The stage of the clock, wider than the shaft.
  path(k, NIGHT, 'M7 -49.500V-63.500H11V-49.500Z')
  path(k, STONE, 'M-7.200 -49.500V-63.500H7.200V-49.500Z')
  path(k, GOLD, 'M-7.600 -49.500V-51H7.600V-49.500ZM-7.600 -62.400V-63.800H7.600V-62.400Z')
  path(k, '#7a5248', 'M-5.800 -51.200V-62.200H5.800V-51.200Z')
  path(k, '#f8d88c', 'M0 -62a5.300 5.300 0 1 0 0.010 0Z')
  path(k, '#fff6da', 'M0 -61.300a4.600 4.600 0 1 0 0.010 0Z')
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.2832
    const [c, s] = [Math.cos(a), Math.sin(a)]
    stroke(
      k,
      '#3a3a66',
      i % 3 ? 0.24 : 0.42,
      `M${c * 3.7} ${-56.7 + s * 3.7}L${c * 4.3} ${-56.7 + s * 4.3}`,
    )
  }
  stroke(k, '#c99a48', 0.2, 'M0 -59.400a2.700 2.700 0 1 0 0.010 0Z')
  stroke(k, '#232a56', 0.6, 'M0 -56.700L-1.700 -54.600')
  stroke(k, '#232a56', 0.42, 'M0.200 -56L-0.300 -60.300')
  path(
    k,
    '#e8c890',
    'M8.200 -52.500C9 -53.500 9.900 -55 9.900 -56.700C9.900 -58.600 9 -60 8.200 -60.800Z',
  )
  // Belfry, lead roof with gilded crests, lantern, spire.
  path(k, NIGHT, 'M6 -63.500V-69H9.400V-63.500Z')
  path(k, MID, 'M-6.400 -63.500V-69.500H6.400V-63.500Z')
  for (let i = 0; i < 7; i++)
    path(k, i % 2 ? '#ffd98a' : '#9fe0b8', `M${-5.6 + i * 1.65} -64v-4h1v4Z`)
  path(k, GOLD, 'M-6.800 -69H6.800V-70H-6.800Z')
  for (const x of [-6.7, 6.7]) pinnacle(k, x, -63.5, 0.8)
  path(k, '#4a5a86', 'M-6.800 -70L-3 -79.500H3L6.800 -70Z')
  path(k, '#2c3664', 'M3 -79.500L6.800 -70L9 -70L4.600 -79.500Z')
  path(k, '#6f82ac', 'M-6.800 -70L-3 -79.500H-1.600L-3.600 -70Z')
  for (const [x, y] of points('-3.600 -71.500 0 -71.500 3.600 -71.500 -1.800 -75 1.800 -75'))
    path(k, '#f2bd6c', `M${x - 0.6} ${y}l0.600 -1.800l0.600 1.800Z`)
  path(k, '#fff1c2', 'M-3 -79.500V-83.400H3V-79.500Z')
  for (const x of [-3, -1.2, 0.6, 2.4]) path(k, STONE, `M${x} -79.500v-3.900h0.600v3.900Z`)
  path(k, GOLD, 'M-3.500 -83.300H3.500V-84H-3.500Z')
  path(k, '#4a5a86', 'M-3.300 -84L0 -94L3.300 -84Z')
  path(k, '#6f82ac', 'M-3.300 -84L0 -94L-1.600 -84Z')
  stroke(k, '#f2bd6c', 0.4, 'M0 -93.500V-98.500M-0.900 -96.500H0.900')
}

/** The river front of the palace in metres, to the left of the tower: bays with lit windows, turrets, the middle spire. */
function palace(k) {
  // The spire over the middle, behind the roofs.
  k.save()
  k.translate(15, 0)
  path(k, MID, 'M-140 -20V-48L-137 -50H-128L-125 -48V-20Z')
  path(k, SHADE, 'M-131 -20V-49H-125V-20Z')
  for (const x of [-137, -133.6, -130.2]) path(k, NIGHT, `M${x} -34v-10q0.900 -2 1.800 0v10Z`)
  path(k, STONE, 'M-138.500 -50L-132.500 -84L-126.500 -50Z')
  path(k, SHADE, 'M-132.500 -84L-126.500 -50H-131Z')
  for (const x of [-140, -125]) pinnacle(k, x, -47, 1.1)
  k.restore()
  path(k, '#33406e', 'M-230 -20L-226 -27H-12L-8 -20Z')
  path(k, '#4f628e', 'M-226 -27H-12L-12.600 -26H-226.600Z')
  path(k, STONE, 'M-230 0V-21H-8V0Z')
  path(k, MID, 'M-230 0V-4H-8V0Z')
  path(k, GOLD, 'M-230 -20.400H-8V-21.400H-230ZM-230 -12.400H-8V-13H-230Z')
  const r = random(14)
  for (let x = -228; x < -12; x += 5.2) {
    path(k, SHADE, `M${x} 0v-21h1v21Z`)
    path(k, GOLD, `M${x} 0v-21h0.400v21Z`)
    pinnacle(k, x + 0.5, -21, 0.6)
    for (const [y, tall] of [
      [-14.4, 5],
      [-5.6, 6],
    ]) {
      const lit = r() < 0.72
      path(
        k,
        lit ? '#ffdf94' : '#4a3a5c',
        `M${x + 1.6} ${y}v${-tall}q1.300 -1.400 2.800 0v${tall}Z`,
      )
      stroke(k, lit ? '#c98a4c' : SHADE, 0.3, `M${x + 3} ${y}v${-tall}`)
    }
  }
  // Towers of the front.
  for (const [x, wide, tall] of points('-208 14 32 -160 11 30 -112 11 30 -66 11 31 -20 14 33', 3)) {
    path(k, STONE, `M${x} 0V${-tall}h${wide}V0Z`)
    path(k, GOLD, `M${x} 0V${-tall}h${wide * 0.14}V0Z`)
    path(k, SHADE, `M${x + wide * 0.8} 0V${-tall}h${wide * 0.2}V0Z`)
    for (const y of [-6, -15, -24])
      for (const u of [0.22, 0.52])
        path(
          k,
          '#ffdf94',
          `M${x + wide * u} ${y}v-5.400q${wide * 0.1} -1.400 ${wide * 0.2} 0v5.400Z`,
        )
    path(
      k,
      '#33406e',
      `M${x - 0.4} ${-tall}L${x + wide * 0.2} ${-tall - 8}h${wide * 0.6}L${x + wide + 0.4} ${-tall}Z`,
    )
    path(
      k,
      '#4f628e',
      `M${x - 0.4} ${-tall}L${x + wide * 0.2} ${-tall - 8}h${wide * 0.14}L${x + wide * 0.2} ${-tall}Z`,
    )
    for (const u of [0, 1]) pinnacle(k, x + wide * u, -tall, 0.9)
  }
  path(k, '#4a3450', 'M-230 5V-0.600H12V5Z')
  path(k, '#7a5a5c', 'M-230 0.400V-0.800H12V0.400Z')
}

/** A lamp of the bridge, green and gold, three lanterns; 40 tall, foot at 0. */
function lamp(k) {
  path(k, '#1f4a48', 'M-2.400 0L-1.600 -4H-0.800L-0.500 -28H0.500L0.800 -4H1.600L2.400 0Z')
  path(k, '#4f8a74', 'M-1.600 -4H-0.800L-0.500 -28H-0.100L-0.400 0H-2.400Z')
  stroke(k, '#2c5f58', 0.7, 'M-4.600 -27C-4.600 -22 -1 -22 0 -25M4.600 -27C4.600 -22 1 -22 0 -25')
  path(k, '#e0a84c', 'M-1 -12H1V-13H-1ZM-0.900 -22H0.900V-23H-0.900Z')
  for (const [x, y] of points('-4.600 -27 4.600 -27 0 -29.500')) {
    path(k, '#fff1c2', `M${x - 1.5} ${y}L${x - 1.9} ${y - 4.2}H${x + 1.9}L${x + 1.5} ${y}Z`)
    path(k, '#ffd27a', `M${x + 0.2} ${y}V${y - 4.2}H${x + 1.9}L${x + 1.5} ${y}Z`)
    path(
      k,
      '#1f4a48',
      `M${x - 2.2} ${y - 4}L${x} ${y - 6.6}L${x + 2.2} ${y - 4}ZM${x - 1.6} ${y + 0.5}V${y - 0.1}H${x + 1.6}V${y + 0.5}Z`,
    )
  }
}

/** A white owl on the wing with a letter in its claws; 26 across. */
function owl(k) {
  path(
    k,
    '#c3cbe6',
    'M1 -1.600C5 -6 10 -8 14 -7.600C14.800 -6.600 14.300 -5.600 13.300 -5.400C13.600 -4.200 12.800 -3.300 11.700 -3.400C11.800 -2.200 10.800 -1.300 9.700 -1.600C9.600 -0.400 8.500 0.400 7.300 0C6.800 1.300 5.400 1.700 4.300 1.100C3.600 2 2.600 2.400 1.600 2.400Z',
  )
  path(
    k,
    '#ffffff',
    'M-1 -1.600C-5 -6.500 -10 -9 -14.400 -8.600C-15.200 -7.600 -14.800 -6.500 -13.700 -6.300C-14.100 -5 -13.300 -4 -12.200 -4.100C-12.400 -2.900 -11.400 -1.900 -10.300 -2.200C-10.300 -0.900 -9.200 0 -7.900 -0.400C-7.500 1 -6 1.500 -4.700 0.900C-4 1.900 -2.800 2.400 -1.600 2.400Z',
  )
  stroke(
    k,
    '#a9b4d8',
    0.3,
    'M-4 -2C-7 -4.500 -10 -5.800 -12.600 -5.600M-3.600 -0.600C-6 -2 -8.300 -2.900 -10.600 -2.800M4.400 -2C7 -4 9.600 -5 12.200 -4.800',
  )
  path(
    k,
    '#f7f7fc',
    'M-2.600 -2C-2.700 -5.400 2.700 -5.400 2.600 -2C3 1 2 4.400 0 5.800C-2 4.400 -3 1 -2.600 -2Z',
  )
  path(
    k,
    '#d3d9ee',
    'M0.600 -4.500C2 -4.300 2.700 -3.400 2.600 -2C3 1 2 4.400 0 5.800C1.200 3 1.400 -1 0.600 -4.500Z',
  )
  path(k, '#f2b53c', 'M-1 -2.900a0.600 0.600 0 1 0 0.010 0ZM1 -2.900a0.600 0.600 0 1 0 0.010 0Z')
  path(
    k,
    '#20204a',
    'M-1 -2.600a0.300 0.300 0 1 0 0.010 0ZM1 -2.600a0.300 0.300 0 1 0 0.010 0ZM-0.400 -1.500H0.400L0 -0.600Z',
  )
  for (const [x, y] of points('-1 1 0.800 1.300 -0.200 2.600'))
    stroke(k, '#b4bcdc', 0.3, `M${x - 0.4} ${y}q0.400 0.400 0.800 0`)
  path(k, '#fbeecb', 'M-2.600 5L2.800 4.600L3 8L-2.400 8.400Z')
  stroke(k, '#c9a878', 0.25, 'M-2.600 5L0.300 6.700L2.800 4.600')
  path(k, '#c8283c', 'M0.300 6.100a0.600 0.600 0 1 0 0.010 0Z')
}

export default {
  alt: "Il Big Ben e il Parlamento all'ora blu dal ponte di Westminster, un bus rosso e un gufo bianco",
  focus: 0.515,
  heart: 36,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: 92, zoom: 0.8, foot: 1 })
    const s = new Scene(w, h, { mood: blueHour, sun: [0.84, 0.7], horizon: f.at([0, VY])[1] / h })
    sky(s, { clouds: 0, disc: 0 })
    stars(s, { count: 110, seed: 5, below: 0.34 })
    f.draw(s.k, (k) => {
      rightBank(k, VY)
      town(k, VY)
      at(k, 82, VY, 0.6, palace)
      at(k, 86, VY, 0.6, clockTower)
      // The river takes the lights of the palace.
      path(k, '#2a3668', `M-60 ${VY + 2}H98V84H-60Z`)
      path(k, '#6a5670', `M-60 ${VY + 2}H98V${VY + 4}H-60Z`)
      const r = random(8)
      for (let i = 0; i < 150; i++) {
        const t = r()
        const [x, y, l] = [-50 + r() * 138, VY + 2.6 + t * 18, 0.7 + t * 2.6]
        path(
          k,
          i % 3 ? '#e8a860' : i % 2 ? '#ffdf94' : '#4a5a94',
          `M${x - l} ${y}q${l} ${-0.2 - t * 0.2} ${l * 2} 0q${-l} ${0.2 + t * 0.3} ${-l * 2} 0Z`,
        )
      }
      at(k, 22, 73.5, 0.85, launch)
    })
    f.draw(s.k, (k) => {
      // The bridge: pavement, road, both parapets.
      quad(k, '#3c3a66', 0.02, 1.7, [-122, 0], [-66, 0])
      quad(k, '#57527c', 0.02, 1.7, [-76, 0], [-66, 0])
      quad(k, '#2c2c58', 0.02, 1.7, [-66, 0], [64, 0])
      quad(k, '#3c3a66', 0.02, 1.7, [64, 0], [130, 0])
      quad(k, '#8a7a94', 0.02, 1.7, [-67.5, 0], [-64.5, 0])
      for (const [a, b] of points('0.080 0.110 0.150 0.200 0.270 0.360 0.470 0.620 0.800 1.050'))
        quad(k, '#d8cfc8', a, b, [-4, 0], [-1.5, 0])
      for (let i = 0; i < 26; i++) {
        const r = random(i + 40)
        const t = 0.2 + r() * 0.85
        const [x, y] = on(t, -60 + r() * 116)
        path(
          k,
          i % 3 ? 'rgba(140,140,200,.3)' : 'rgba(255,196,130,.4)',
          `M${x - 5 * t} ${y}q${5 * t} ${-0.5 * t} ${10 * t} 0q${-5 * t} ${0.6 * t} ${-10 * t} 0Z`,
        )
      }
      for (const m of [-1, 1]) {
        const edge = m < 0 ? -122 : 130
        quad(k, m < 0 ? '#2c5a5c' : '#234a54', 0.02, 1.7, [edge, 0], [edge, 14])
        for (let t = 0.06; t < 1.5; t *= 1.13) {
          const [x, y] = on(t, edge, 7.4)
          path(
            k,
            m < 0 ? '#173c46' : '#12303c',
            `M${x} ${y - 3 * t}a${1.9 * t} ${3 * t} 0 1 0 0.010 0Z`,
          )
          const [a, b] = [on(t * 1.06, edge, 0), on(t * 1.06, edge, 14)]
          stroke(k, '#3f7a70', 0.9 * t, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
        }
        quad(k, m < 0 ? '#6fae94' : '#4f8a7c', 0.02, 1.7, [edge, 13], [edge, 15.5])
        quad(k, '#a8d2b4', 0.02, 1.7, [edge, 15], [edge, 15.8])
      }
      for (const [t, edge] of [
        [0.2, -122],
        [0.34, -122],
        [0.58, -122],
        [0.2, 130],
        [0.38, 130],
      ])
        at(k, ...on(t, edge, 14), t * 1.35, lamp)
      bus(k, on)
      const t = s.pick(0.62, 0.56)
      walkers(k, ...on(t, -92), 12 * t)
      at(k, s.pick(60, 66), s.pick(26, 22), s.pick(0.62, 0.66), owl)
    })
    s.glow(f.at([86, 30])[0] / w, f.at([86, 30])[1] / h, 16, '#ffe2a0', 0.3)
    return finish(s)
  },
}
