import { Path2D } from '@napi-rs/canvas'
import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { lens } from '../../things/curves.js'
import { lapBuddha } from '../../things/lap-buddha.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'
import { crowns } from '../../things/wood-mass.js'

const BANK = 57
const BLUE = {
  far: '#78acac',
  mid: '#5888a0',
  near: '#34607c',
  lit: '#54849c',
  deep: '#2a4e70',
  post: '#1f3e5e',
}
/** What the first sun reaches on the left of each house: roof, wall, post. */
const WARM = ['#f0a070', '#ffc890', '#c8886c']

function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, BANK)
  for (const [a, c] of [
    [0, '#3c78bc'],
    [0.36, '#94c4e0'],
    [0.52, '#d8dcd8'],
    [0.66, '#fcdcc4'],
    [1, '#ffc49c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-1, -1, 162, 92)
}

/**
 * A wooden house on open stilts with the steep bowed roof of the plain: its gable to us or its long side. The sun from the left
 * lies on its left roof, its left wall and the left of its posts.
 */
function house(k, x, wide, wall, ridge, gable, [roof, bright, face]) {
  const y = BANK - 3.4
  const e = y - wall
  const [l, r] = [x + wide * 0.1, x + wide * 0.9]
  const n = Math.max(3, Math.round(wide / 4))
  for (let i = 0; i < n; i++) {
    const u = l + ((r - l - 0.6) * i) / (n - 1)
    path(k, BLUE.post, `M${u} ${BANK + 0.1}V${y}H${u + 0.6}V${BANK + 0.1}Z`)
    path(k, WARM[2], `M${u} ${BANK + 0.1}V${y}H${u + 0.2}V${BANK + 0.1}Z`)
  }
  // The wall leans in a little, boards upright, one shutter open.
  path(k, face, `M${l} ${y}L${l + 0.4} ${e}H${r - 0.4}L${r} ${y}Z`)
  path(k, WARM[1], `M${l} ${y}L${l + 0.4} ${e}H${l + 1.2}L${l + 0.9} ${y}Z`)
  const m = x + wide * 0.5
  path(k, BLUE.post, `M${m - 0.8} ${y - 0.5}V${e + wall * 0.3}H${m + 0.8}V${y - 0.5}Z`)
  path(
    k,
    bright,
    `M${m + 0.8} ${y - 0.5}V${e + wall * 0.3}L${m + 1.7} ${e + wall * 0.36}V${y - 0.5}Z`,
  )
  // The veranda with its rail.
  path(k, roof, `M${x - 1.2} ${y + 0.5}V${y - 0.2}H${x + wide + 1.2}V${y + 0.5}Z`)
  path(k, WARM[0], `M${x - 1.2} ${y + 0.1}V${y - 0.2}H${m}V${y + 0.1}Z`)
  if (gable) {
    const half = wide * 0.5 + 1.6
    const side = (d) =>
      `M${m} ${e - ridge}Q${m + d * half * 0.3} ${e - ridge * 0.34} ${m + d * half} ${e + 0.9}`
    path(
      k,
      face,
      `${side(-1)}H${m + half}Q${m + half * 0.3} ${e - ridge * 0.34} ${m} ${e - ridge}Z`,
    )
    path(
      k,
      bright,
      `M${m} ${e - ridge * 0.72}Q${m + half * 0.2} ${e - ridge * 0.2} ${m + half * 0.66} ${e + 0.2}H${m - half * 0.66}Q${m - half * 0.2} ${e - ridge * 0.2} ${m} ${e - ridge * 0.72}Z`,
    )
    // Bargeboards turn up at the eaves and end in a finial.
    for (const d of [1, -1])
      stroke(
        k,
        d < 0 ? WARM[0] : roof,
        0.8,
        `${side(d)}Q${m + d * (half + 0.7)} ${e + 1} ${m + d * (half + 1)} ${e - 0.2}`,
      )
    stroke(k, roof, 0.5, `M${m} ${e - ridge + 0.2}V${e - ridge - 1.8}`)
  } else {
    const [a, b] = [x + wide * 0.14, x + wide * 0.86]
    const left = `M${x - 1.6} ${e + 1.1}Q${x + wide * 0.07} ${e - ridge * 0.2} ${a} ${e - ridge}`
    path(
      k,
      roof,
      `${left}H${b}Q${x + wide * 0.93} ${e - ridge * 0.2} ${x + wide + 1.6} ${e + 1.1}Z`,
    )
    path(
      k,
      bright,
      `${left}H${b}Q${x + wide * 0.86} ${e - ridge * 0.2} ${x + wide * 0.88} ${e + 1.1}Z`,
    )
    path(
      k,
      WARM[0],
      `${left}H${a + 1.4}Q${x + wide * 0.14} ${e - ridge * 0.2} ${x + 1} ${e + 1.1}Z`,
    )
    // The ridge ends turn up.
    stroke(
      k,
      roof,
      0.5,
      `M${a} ${e - ridge}Q${a - 0.8} ${e - ridge - 0.2} ${a - 1} ${e - ridge - 1.6}`,
    )
    stroke(
      k,
      roof,
      0.5,
      `M${b} ${e - ridge}Q${b + 0.8} ${e - ridge - 0.2} ${b + 1} ${e - ridge - 1.6}`,
    )
  }
}

/** The other bank: trees and one roof far off in the mist, then the row along the water, each house with the first sun on its left. */
function bank(k) {
  crowns(
    k,
    points('-8 45 10 41 24 43.500 40 46.500 60 47 76 49 96 51 118 50 130 47.500 144 45 168 44'),
    BANK + 1,
    {
      colour: BLUE.far,
      seed: 22,
      wide: 7,
      tall: 2.6,
    },
  )
  house(k, 72, 12, 3.4, 4.4, 0, [BLUE.mid, '#6c9cac', '#4c7c98'])
  // The mist of the morning lies behind the plinth and before the far roofs.
  const g = k.createLinearGradient(0, 44, 0, BANK)
  g.addColorStop(0, 'rgba(255,222,190,0)')
  g.addColorStop(1, 'rgba(255,222,190,.8)')
  k.fillStyle = g
  k.fillRect(-6, 44, 174, BANK - 44)
  // The foot of the plinth: a landing of stone with steps down to the canal.
  path(k, '#b08c94', `M83 ${BANK + 0.2}V55.600H131V${BANK + 0.2}Z`)
  path(k, '#f4dcc0', `M83 ${BANK + 0.2}V55.600H115.500V${BANK + 0.2}Z`)
  path(k, '#fff4dc', 'M83 55.600H131V56.100H83Z')
  at(k, 107, 45.2, 0.9, lapBuddha)
  // Dark shrubs at its corners, a guard of the place.
  for (const [x, r] of points('84.500 1.600 86.600 1.100 128 1.500 130.400 2', 2))
    path(
      k,
      '#2c6a74',
      `M${x - r} 55.800C${x - r * 1.2} ${55.8 - r * 1.5} ${x + r * 1.2} ${55.8 - r * 1.6} ${x + r} 55.800Z`,
    )
  const TONES = [BLUE.near, BLUE.lit, BLUE.deep]
  for (const [x, wide, wall, ridge, gable] of points(
    '-11 25 5.600 8.600 0 18 11 4 9.600 1 33 21 4 6.600 0 57 10 3.600 7.600 1 142 11 3.600 7.400 1 156 18 5.400 8.400 0',
    5,
  ))
    house(k, x, wide, wall, ridge, gable, TONES)
  path(
    k,
    BLUE.deep,
    `M-6 ${BANK + 0.2}V${BANK - 1.4}H12V${BANK - 0.8}H62Q69 ${BANK - 0.9} 73 ${BANK + 0.2}ZM136 ${BANK + 0.2}Q140 ${BANK - 1} 147 ${BANK - 1}H168V${BANK + 0.2}Z`,
  )
}

const MONK = {
  ...POSES.kneel,
  armNear: [40, 40],
  armFar: [62, 34],
  lean: 13,
  skin: SKINS[1],
  top: ['#ff9a34', '#c45a34'],
  low: ['#f08428', '#a84a38'],
  hair: ['#7c5444', '#54383c'],
  cut: 'none',
  nod: 12,
}

const WOMAN = {
  ...POSES.kneel,
  far: [84, 90],
  skin: SKINS[1],
  top: ['#fff4e0', '#d4b4b4'],
  low: ['#d0446c', '#842c58'],
  hair: ['#34202c', '#20142a'],
  cut: 'bun',
  armNear: [58, 30],
  armFar: [68, 26],
  lean: 14,
  nod: 8,
  after: (q, j, flat) => {
    // A gilded bowl on its foot, heaped with rice, in her hands.
    const [x, y] = j.armNear.hand
    path(
      q,
      flat ?? '#fffdf4',
      `M${x - 0.35} ${y - 0.4}Q${x + 0.25} ${y - 1} ${x + 0.85} ${y - 0.4}Z`,
    )
    path(
      q,
      flat ?? '#e8a83c',
      `M${x - 0.5} ${y - 0.45}H${x + 1}C${x + 0.9} ${y + 0.1} ${x + 0.6} ${y + 0.25} ${x + 0.45} ${y + 0.25}L${x + 0.6} ${y + 0.5}H${x - 0.1}L${x + 0.05} ${y + 0.25}C${x - 0.2} ${y + 0.2} ${x - 0.45} ${y} ${x - 0.5} ${y - 0.45}Z`,
    )
    path(
      q,
      flat ?? '#ffdc84',
      `M${x - 0.5} ${y - 0.45}H${x + 0.2}L${x} ${y + 0.2}C${x - 0.25} ${y + 0.1} ${x - 0.45} ${y} ${x - 0.5} ${y - 0.45}Z`,
    )
  },
}

/** He who rows and what he was given. */
function load(k) {
  at(k, 0.55, -0.12, 1.55 / 7, (c) => folk(c, { ...MONK, light: 1 }), true)
  // His bowl with its lid, the gifts of the morning before it.
  path(
    k,
    '#4c3444',
    'M-0.860 -0.280C-0.900 -0.560 -0.360 -0.560 -0.400 -0.280L-0.460 -0.100H-0.800Z',
  )
  path(k, '#e8c070', 'M-0.860 -0.420Q-0.630 -0.620 -0.400 -0.420Z')
  // Three buds of lotus for the temple, their stems in the bow.
  for (const [x, y, lean] of points(
    '-1.460 -0.520 -0.360 -1.240 -0.600 0 -1.040 -0.480 0.340',
    3,
  )) {
    k.save()
    k.translate(x, y)
    k.rotate(lean)
    k.scale(0.74, 0.74)
    stroke(k, '#4c8c6c', 0.05, 'M0 0V0.600')
    path(k, '#f48cac', 'M0 0.060C-0.180 0 -0.160 -0.220 0 -0.380C0.160 -0.220 0.180 0 0 0.060Z')
    path(
      k,
      '#ffd0d8',
      'M0 0.060C-0.180 0 -0.160 -0.220 0 -0.380C-0.020 -0.220 -0.060 -0.060 0 0.060Z',
    )
    k.restore()
  }
}

/** The monk's small boat, bow to the left; water at y = 0, a metre is one unit. */
function boat(k) {
  load(k)
  path(
    k,
    '#8c5440',
    'M-2.200 -0.560C-1.500 -0.260 -0.800 -0.220 0 -0.220C0.800 -0.220 1.500 -0.300 2.250 -0.640C2.050 -0.240 1.800 0 1.500 0.060H-1.450C-1.800 0 -2.050 -0.200 -2.200 -0.560Z',
  )
  path(
    k,
    '#e8b078',
    'M-2.200 -0.560C-1.500 -0.260 -0.800 -0.220 0 -0.220C0.800 -0.220 1.500 -0.300 2.250 -0.640L2.190 -0.540C1.500 -0.200 0.800 -0.130 0 -0.130C-0.800 -0.130 -1.500 -0.170 -2.140 -0.460Z',
  )
  path(
    k,
    '#5c3844',
    'M-1.900 -0.160C-1 -0.040 1 -0.040 1.960 -0.180C1.800 0 1.650 0.040 1.500 0.060H-1.450C-1.650 0.040 -1.800 -0.040 -1.900 -0.160Z',
  )
}

/** His paddle over the side: the hands hold it, its blade is in the water behind him. */
function paddle(k) {
  stroke(k, '#6c4038', 0.055, 'M-0.140 -1.020L0.900 -0.010')
  path(
    k,
    '#a06c48',
    'M0.760 -0.200L0.820 -0.260C0.980 -0.180 1.120 -0.040 1.160 0.110H0.940C0.880 0.020 0.780 -0.080 0.760 -0.200Z',
  )
  path(k, 'rgba(226,246,236,.8)', 'M0.780 0.110Q1.040 0.080 1.400 0.110Q1.040 0.150 0.780 0.110Z')
}

/** Our own landing in the shade, and she who waits on it. */
function near(k) {
  path(k, '#0f2c4c', 'M-1 84H45V91H-1Z')
  for (const x of [8, 27, 40]) path(k, '#0a2038', `M${x} 83H${x + 2.4}V91H${x}Z`)
  const g = k.createLinearGradient(0, 0, 46, 0)
  g.addColorStop(0, '#d8a890')
  g.addColorStop(1, '#6c849c')
  k.fillStyle = g
  k.fill(new Path2D('M-1 77H43.600L46.500 81.600H-1Z'))
  path(k, '#34506c', 'M-1 81.600H46.500V83.600H-1Z')
  path(k, '#ffcc9c', 'M-1 81.400H46.400L46.500 81.800H-1Z')
  // Boards of their own widths run towards us.
  for (const x of [3, 8.4, 12.6, 18.8, 23.4, 28, 33.6, 38.4, 42.4])
    path(k, '#5c6c88', `M${x} 77h0.160l${x * 0.03} 4.600h-0.240Z`)
  // Her mat, and her long shade on it away from the sun.
  path(k, '#a84868', 'M27.400 78.600H41L42.800 80.600H27.600Z')
  path(
    k,
    '#f0bc74',
    'M27.400 78.600H28.300L28.500 80.600H27.600ZM40.100 78.600H41L42.800 80.600H41.900Z',
  )
  path(
    k,
    '#6c3458',
    'M31 79.900C35 79.300 39 79.100 44.600 79.400L44.800 79.900C40 80.500 34 80.500 31 80.100Z',
  )
  at(k, 35, 79.6, 13.4 / 7, (c) => folk(c, { ...WOMAN, light: -1 }))
}

export default {
  alt: 'Prima mattina su un canale di Thonburi, a Bangkok: il primo sole sfiora da sinistra le case di legno sulle palafitte e accende l’immenso Buddha dorato, che si specchia nell’acqua; dal pontile una donna offre il riso a un monaco in barca',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, disc: 0 },
      sun: [0.06, 0.3],
      horizon: BANK / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      bank(k)
      path(k, '#3c7c90', `M-1 ${BANK + 0.2}H161V91H-1Z`)
    })
    stillWater(s, {
      y: BANK / 90,
      sway: 0,
      press: 1.12,
      veil: [
        [0, '#2c6c94', 0.22],
        [0.45, '#1c5c8c', 0.5],
        [0.8, '#124874', 0.84],
        [1, '#0c3858', 0.96],
      ],
    })
    // Gold stays gold in the mirror: the statue once more, fading towards us.
    const sheet = s.sheet(s.w, s.h)
    f.draw(sheet.k, (k) => {
      k.translate(107, BANK + (BANK - 45.2) / 1.12)
      k.scale(0.9, -0.9 / 1.12)
      lapBuddha(k)
    })
    f.draw(sheet.k, (k) => {
      const g = k.createLinearGradient(0, BANK, 0, 92)
      g.addColorStop(0, 'rgba(0,0,0,.3)')
      g.addColorStop(0.25, 'rgba(0,0,0,.7)')
      g.addColorStop(0.7, 'rgba(0,0,0,.46)')
      g.addColorStop(1, 'rgba(0,0,0,.1)')
      k.globalCompositeOperation = 'destination-in'
      k.fillStyle = g
      k.fillRect(-6, 0, 180, 100)
    })
    s.k.drawImage(sheet.canvas, 0, 0)
    f.draw(s.k, (k) => {
      // A breath on the water: few strokes that break the mirror, more of them towards us.
      for (const [x, y, half, gold] of points(
        '112 66 9 0 101 70.500 12 0 104 77 14 0 108 82.400 17 0 116 86.600 15 0 112 68.300 9 1 104 72.300 7 1 113 73.900 11 1 105 75.400 8 1 110 79 13 1 103 80.700 6 1 114 84.200 9 1 107 85.400 12 1 101 88 6 1 20 68 14 0 60 70 12 0 150 70 12 0 142 76 10 0 138 84 16 0',
        4,
      ))
        lens(
          k,
          gold ? 'rgba(255,204,92,.6)' : 'rgba(16,76,108,.7)',
          x,
          y,
          half,
          gold ? 0.3 : 0.34,
          gold ? 0.24 : 0.26,
        )
      k.save()
      k.beginPath()
      k.rect(40, 80.8, 60, 10)
      k.clip()
      k.globalAlpha = 0.42
      k.translate(69.6, 81)
      k.scale(8, -5)
      boat(k)
      k.restore()
      for (const [x, y, half] of points('64 83.300 9 75 84.200 8 70 86 7 74 87.600 5', 3))
        lens(k, '#124a6c', x, y, half, 0.3, 0.3)
      at(k, 69.6, 80.4, 8, (c) => boat(c))
      at(k, 69.6, 80.4, 8, paddle)
      near(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
