import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'

/** A roof round a storey: front slope in the light, side slope in the shade, white under its eaves. */
function roof(k, y, e, t, rise) {
  const [m, n] = [e * 0.46, t * 0.46]
  path(k, '#a8b4d8', `M${-e + 2.4} ${y}H${e - 2.4}V${y + 1.5}H${-e + 2.4}Z`)
  path(
    k,
    '#7484a8',
    `M${-e} ${y - 1}Q${-e + 1.8} ${y + 0.2} ${-e + 4} ${y}H${m}L${n} ${y - rise}H${-t}Q${-e + 2.4} ${y - rise * 0.3} ${-e} ${y - 1}Z`,
  )
  path(
    k,
    '#4c5884',
    `M${m} ${y}H${e - 4}Q${e - 1.8} ${y + 0.2} ${e} ${y - 1}Q${e - 2.4} ${y - rise * 0.3} ${t} ${y - rise}H${n}Z`,
  )
  for (let i = 1; i < 9; i++) {
    const q = i / 9
    stroke(
      k,
      '#93a2c0',
      0.22,
      `M${-t + (t + n) * q} ${y - rise + 0.3}L${-e + 3 + (e - 3 + m) * q} ${y - 0.4}`,
    )
  }
  stroke(k, '#ffffff', 0.6, `M${-e} ${y - 0.8}Q${-e + 1.8} ${y + 0.4} ${-e + 4} ${y + 0.2}H${m}`)
  stroke(k, '#bcc4e0', 0.6, `M${m} ${y + 0.2}H${e - 4}Q${e - 1.8} ${y + 0.4} ${e} ${y - 0.8}`)
}

/** A storey: white front, blue side, its row of barred windows. */
function storey(k, foot, top, half, bays) {
  const m = half * 0.46
  path(k, '#fffaf0', `M${-half} ${foot}V${top}H${m}V${foot}Z`)
  path(k, '#b4bedc', `M${m} ${foot}V${top}H${half}V${foot}Z`)
  const y = foot + (top - foot) * 0.66
  for (let i = 0; i < bays; i++) {
    const x = -half + ((half + m) * (i + 0.5)) / bays - 0.75
    path(k, '#4c5478', `M${x} ${y}h1.500v1.900h-1.500Z`)
    stroke(k, '#fffaf0', 0.22, `M${x + 0.5} ${y}v1.900M${x + 1} ${y}v1.900`)
  }
  path(k, '#6c78a4', `M${m + (half - m) * 0.4} ${y}h1.300v1.900h-1.300Z`)
}

/** A pointed gable on a roof, or a rounded one. */
function gable(k, x, y, half, rise, round = false) {
  const line = (q) =>
    round
      ? `M${x - half * q} ${y}C${x - half * q * 0.5} ${y} ${x - half * q * 0.6} ${y - rise * q} ${x} ${y - rise * q}C${x + half * q * 0.6} ${y - rise * q} ${x + half * q * 0.5} ${y} ${x + half * q} ${y}Z`
      : `M${x - half * q} ${y}Q${x - half * q * 0.4} ${y - rise * q * 0.4} ${x} ${y - rise * q}Q${x + half * q * 0.4} ${y - rise * q * 0.4} ${x + half * q} ${y}Z`
  path(k, '#4c5884', line(1.18))
  path(
    k,
    '#8c9abc',
    `M${x - half * 1.18} ${y}Q${x - half * 0.47} ${y - rise * 0.47} ${x} ${y - rise * 1.18}V${y}Z`,
  )
  path(k, '#fffaf0', line(0.84))
  path(k, '#5c6890', line(0.46))
}

/** The keep of Himeji: five roofs outside, 46 m with its curved base. Foot at 0, the base's middle at 0. */
function keep(k) {
  path(k, '#c4b8a4', 'M-21.500 0Q-17.500 -5 -15.500 -15H7L10 0Z')
  path(k, '#86809c', 'M7 -15H15.500Q17.500 -5 21.500 0H10Z')
  const r = random(6)
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 8; i++) {
      const y = -1.3 - row * 2.4
      const half = 19.5 - row * 0.75
      const x = -half + i * (half + 6) * 0.125 + (row % 2) * 1.4
      if (r() < 0.82)
        fill(k, r() < 0.5 ? '#a89c94' : '#dcd0b8', [
          [x, y],
          [x + 0.2, y - 1.8],
          [x + 2.2, y - 1.9],
          [x + 2.5, y - 0.1],
        ])
    }
  storey(k, -14.8, -20, 14.6, 7)
  roof(k, -19.8, 17.4, 13.6, 2.8)
  storey(k, -22.4, -26, 13.6, 6)
  roof(k, -25.6, 16.4, 11, 3.6)
  gable(k, -3.8, -25.2, 4.4, 3, true)
  storey(k, -29, -32.6, 11, 5)
  roof(k, -32.2, 13.6, 8.8, 3)
  gable(k, -7, -31.8, 2.9, 3.4)
  gable(k, 0.6, -31.8, 2.9, 3.4)
  storey(k, -35, -38, 8.8, 4)
  roof(k, -37.6, 11.2, 7.2, 2.6)
  gable(k, -2.4, -37.3, 3, 2, true)
  storey(k, -40, -43.6, 7.2, 4)
  // The uppermost roof: hipped, with a gable to the side and a dolphin at each end.
  roof(k, -43.2, 10, 6.4, 2.4)
  path(k, '#7484a8', 'M-6.400 -45.500L-5.600 -49H4.600L3 -45.500Z')
  path(k, '#4c5884', 'M3 -45.500L4.600 -49L6.600 -45.500Z')
  path(k, '#e8ecf8', 'M3.900 -45.700L4.700 -47.600L5.800 -45.700Z')
  stroke(k, '#e8ecf4', 0.7, 'M-5.600 -49.100H4.600')
  path(
    k,
    '#3c4870',
    'M-6 -49C-6.800 -50.200 -6.600 -51.800 -5.400 -52.400C-5.800 -51.200 -5 -50.200 -4.600 -49ZM5 -49C5.800 -50.200 5.600 -51.800 4.400 -52.400C4.800 -51.200 4 -50.200 3.600 -49Z',
  )
}

/** The small keep to the west and the passage that joins it. */
function wing(k) {
  path(k, '#c4b8a4', 'M-47 1Q-44.500 -3 -43.500 -9H-14L-16 1Z')
  path(
    k,
    '#a89c94',
    'M-41 -2h3v-2h-3ZM-33 -5h3v-2h-3ZM-36 -1h3v-1.800h-3ZM-27 -3h3v-2h-3ZM-40 -6h2.600v-1.800h-2.600ZM-37 -3.200h2.600v-1.700h-2.600ZM-29 -0.800h3v-1.700h-3ZM-22 -5.500h3v-1.800h-3ZM-44 -0.600h2.600v-1.700h-2.600ZM-21 -1.600h2.800v-1.800h-2.800Z',
  )
  path(k, '#e4e6f4', 'M-32 -9V-15H-12V-9Z')
  path(
    k,
    '#4c5478',
    'M-27 -13h1.400v1.800h-1.400ZM-23 -13h1.400v1.800h-1.400ZM-19 -13h1.400v1.800h-1.400Z',
  )
  path(k, '#66769c', 'M-34 -14.600L-32 -18H-13V-14.600Z')
  stroke(k, '#ffffff', 0.6, 'M-34 -14.300H-14')
  k.save()
  k.translate(-36, 0)
  storey(k, -8.8, -14, 7.6, 4)
  roof(k, -13.8, 9.6, 6, 2.6)
  storey(k, -16.2, -19.6, 6, 3)
  roof(k, -19.4, 8, 4.6, 2.4)
  gable(k, -1.2, -19, 2.6, 2.6)
  storey(k, -21.5, -24.6, 4.8, 3)
  roof(k, -24.4, 7, 4.2, 2)
  path(k, '#7484a8', 'M-4.200 -26.200L-3.600 -28.600H3L2 -26.200Z')
  path(k, '#4c5884', 'M2 -26.200L3 -28.600L4.400 -26.200Z')
  stroke(k, '#e8ecf4', 0.6, 'M-3.600 -28.700H3')
  k.restore()
}

/** A crown of blossom, or of leaves, in three crisp tones; light from above left. */
function crown(k, x, y, rx, ry, q, tones, seed) {
  const r = random(seed)
  const heads = Array.from({ length: Math.round((rx * ry * 1.7) / (q * q)) + 8 }, () => {
    const [a, d] = [r() * 6.283, Math.sqrt(r())]
    return [x + Math.cos(a) * d * rx, y + Math.sin(a) * d * ry, q * (0.75 + r() * 0.5)]
  })
  tones.forEach((c, i) => {
    k.fillStyle = c
    k.beginPath()
    for (const [hx, hy, hq] of heads) {
      if (i === 2 && (hx - x) / rx + (hy - y) / ry > 0.25) continue
      const d = [1, 0.82, 0.5][i] * hq
      k.moveTo(hx - i * q * 0.2 + d, hy - i * q * 0.25)
      k.arc(hx - i * q * 0.2, hy - i * q * 0.25, d, 0, 6.2832)
    }
    k.fill()
  })
}

const BLOSSOM = ['#e08ca8', '#f8b4c4', '#ffe0e4']
const NEAR_BLOSSOM = ['#c8608c', '#f094b0', '#ffccd8']
const PINE = ['#1f4c50', '#2f6c58', '#5c9468']

/** All that stands over the moat, drawn twice: itself and its likeness. */
function hill(k) {
  path(k, '#8cb8c0', 'M-2 58C16 50 34 54 50 57H126C138 50 150 48 162 52V68H-2Z')
  path(k, '#4c8468', 'M30 66C36 56 46 54 60 53H120C132 53 142 58 150 66Z')
  for (const [x, y, rx, ry, seed] of points('48 55 6 3 2 124 55 7 3.500 4 134 58 6 3 8', 5))
    crown(k, x, y, rx, ry, 1.7, PINE, seed)
  at(k, 98, 56, 0.96, wing)
  at(k, 98, 56, 0.96, keep)
  for (const [x, y, rx, ry, seed] of points(
    '40 59 8 3 1 56 58.500 7 2.600 3 72 59.500 8 2.400 5 90 59.500 9 2.200 7 110 59 9 2.600 9 128 59.500 9 3 11 22 59 10 3.600 13 6 58 9 5 15',
    5,
  ))
    crown(k, x, y, rx, ry, 1.4, BLOSSOM, seed)
  // The plastered wall with its loopholes, and a turret on the corner.
  path(k, '#fffaf0', 'M-2 61.500H146V66H-2Z')
  path(k, '#66769c', 'M-2 60H146V61.800H-2Z')
  path(k, '#b4bedc', 'M-2 61.800H146V62.600H-2Z')
  for (let i = 0; i < 14; i++) {
    const x = 4 + i * 9.5
    path(k, '#4c5478', i % 3 ? `M${x} 65l0.900 -1.800l0.900 1.800Z` : `M${x} 63.200h1v1.900h-1Z`)
  }
  k.save()
  k.translate(140, 66)
  storey(k, 0, -6, 9, 4)
  roof(k, -5.6, 11.4, 7.4, 2.6)
  storey(k, -8, -11.6, 7.2, 3)
  roof(k, -11.2, 9.6, 5.4, 2.6)
  path(k, '#7484a8', 'M-5.400 -13.600L-4.600 -16.400H4L2.600 -13.600Z')
  path(k, '#4c5884', 'M2.600 -13.600L4 -16.400L5.600 -13.600Z')
  stroke(k, '#e8ecf4', 0.6, 'M-4.600 -16.500H4')
  k.restore()
  // The wall of the moat: large stones, laid in rows.
  path(k, '#84808c', 'M-2 66H150L154 75H-2Z')
  path(k, '#5c5c80', 'M150 66H162V75H154Z')
  const r = random(9)
  for (let row = 0; row < 3; row++) {
    let x = -3 - row * 1.7
    while (x < 148) {
      const l = 4 + r() * 4.5
      const y = 66.3 + row * 2.9
      fill(k, ['#a89e98', '#bcb0a0', '#988f90', '#ccc0a8'][Math.floor(r() * 4)], [
        [x + 0.3, y + 0.5],
        [x + 0.8, y],
        [x + l - 0.6, y + 0.1],
        [x + l - 0.15, y + 0.6],
        [x + l - 0.3, y + 2.5],
        [x + 0.4, y + 2.6],
      ])
      x += l
    }
  }
}

/** The flat wooden boat of the moat: a boatman with his pole, two guests. */
function boat(k) {
  path(k, 'rgba(20,40,90,.4)', 'M-17 1C-8 -0.500 10 -0.500 18 0.600C10 3.600 -8 3.600 -17 1Z')
  stroke(k, '#5c4434', 0.55, 'M13.500 -14L18.500 2')
  path(
    k,
    '#e8c48c',
    'M-4.200 -5.600a1.200 1.300 0 1 0 0.010 0ZM2.200 -5.600a1.200 1.300 0 1 0 0.010 0Z',
  )
  path(
    k,
    '#d84c4c',
    'M-6.200 -1C-6.200 -3 -5.400 -3.800 -4.200 -3.800C-3 -3.800 -2.200 -3 -2.200 -1Z',
  )
  path(k, '#f4c04c', 'M0.200 -1C0.200 -3 1 -3.800 2.200 -3.800C3.400 -3.800 4.200 -3 4.200 -1Z')
  path(
    k,
    '#2c2038',
    'M-5.500 -4.600C-5.500 -6.200 -3 -6.200 -2.900 -4.800L-4.200 -5.200ZM0.900 -4.600C0.900 -6.200 3.400 -6.200 3.500 -4.800L2.200 -5.200Z',
  )
  path(k, '#26346c', 'M9.500 -0.500V-6.500C9.500 -8.200 13 -8.200 13 -6.500V-0.500Z')
  path(k, '#4860a4', 'M9.500 -0.500V-6.500C9.500 -7.600 10.400 -8 11.200 -7.800V-0.500Z')
  stroke(k, '#26346c', 1.1, 'M12 -6.800L14.800 -8.800M11 -6.500L15.300 -6.600')
  path(k, '#e8c48c', 'M11.200 -10.200a1.100 1.200 0 1 0 0.010 0Z')
  path(k, '#f0d48c', 'M8.300 -9.400L11.200 -11.800L14.100 -9.400Z')
  path(k, '#c49c58', 'M11.200 -11.800L14.100 -9.400H11.800Z')
  path(
    k,
    '#7c4c34',
    'M-18 -2.400C-12 -1 8 -1 17 -2L15 1.600H-13C-15.500 0.800 -17 -0.600 -18 -2.400Z',
  )
  path(
    k,
    '#c08850',
    'M-18 -2.400C-12 -1 8 -1 17 -2L16.600 -1.200C8 -0.200 -12 -0.200 -17.300 -1.400Z',
  )
}

export default {
  alt: 'Il castello bianco di Himeji sopra le mura di pietra e il fossato, incorniciato dai ciliegi in un giorno sereno',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.12, 0.1], horizon: 0.72 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Long thin clouds, as on a print.
      path(
        k,
        'rgba(255,255,255,.75)',
        'M50 32C58 29.500 66 31 72 30C66 33 58 33.500 50 32ZM116 24C124 21 140 22 152 20.500C146 24 130 25.500 116 24ZM126 28C134 26.500 144 27.500 150 26.800C144 29 134 29.500 126 28Z',
      )
      hill(k)
      // The moat: the likeness, a veil of blue, a few calm ripples.
      k.save()
      k.beginPath()
      k.rect(-2, 75, 166, 17)
      k.clip()
      path(k, '#5ca4d0', 'M-2 75H162V92H-2Z')
      k.translate(0, 126)
      k.scale(1, -0.68)
      hill(k)
      k.restore()
      path(k, 'rgba(44,104,160,.62)', 'M-2 75H162V92H-2Z')
      path(k, 'rgba(16,44,100,.5)', 'M-2 75H162V76H-2Z')
      stroke(
        k,
        'rgba(200,232,250,.7)',
        0.35,
        'M96 79.500H112M120 84H140M84 87H98M142 79H154M20 79H30',
      )
      for (const [x, y, q] of points(
        '100 82.500 5 108 83.500 3 146 87 6 136 88 3 88 78 3 70 88.500 5 78 89 3',
        3,
      )) {
        k.beginPath()
        k.ellipse(x, y, q, q * 0.13, 0, 0, 7)
        k.fillStyle = '#f8c0cc'
        k.fill()
      }
      at(k, 62, 84, 0.95, boat)
      // The cherry tree that frames the view, from the near bank.
      path(k, '#2f4c48', 'M-2 82C8 80 24 82 38 92H-2Z')
      path(
        k,
        '#3c2438',
        'M4 92C7 76 6 60 3 44C1 32 -1 20 -4 10L3 8C6 20 8 30 10 38C16 26 26 16 42 10L43 11.500C30 18 20 28 13 44C13 60 14 76 20 92C14 89 9 89 4 92Z',
      )
      path(
        k,
        '#6c4454',
        'M4 92C7 76 6 60 3 44C1 32 -1 20 -4 10L-2 9.600C2 22 5 34 7 44C9.500 60 9 78 7.500 90Z',
      )
      stroke(
        k,
        '#3c2438',
        0.9,
        'M24 20C32 20 38 22 44 26M30 15C34 10 38 6 46 3M11 40C16 40 22 41 26 44',
      )
      for (const [x, y, rx, ry, seed] of points(
        '6 6 14 7 3 26 4 12 6 5 42 8 10 5 7 46 25 6 4 9 34 21 6 3.500 11 20 14 8 4 13 28 44 6 4 15 2 26 6 6 17 56 4 8 4 19',
        5,
      ))
        crown(k, x, y, rx, ry, 1.8, NEAR_BLOSSOM, seed)
      const r = random(21)
      for (let i = 0; i < 16; i++) {
        const [x, y] = [24 + r() * 50, 20 + r() * 54]
        path(k, '#ffc8d4', `M${x} ${y}q0.900 -0.700 1.300 0q-0.500 0.700 -1.300 0Z`)
      }
    })
    return finish(s, { vignette: 0.16 })
  },
}
