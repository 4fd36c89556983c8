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
  far: '#5c9ca4',
  mid: '#35708a',
  near: '#1f4e6c',
  lit: '#48809a',
  deep: '#173c5a',
  lamp: '#ffd47c',
}

function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, BANK)
  for (const [a, c] of [
    [0, '#1f6488'],
    [0.45, '#5ca8b4'],
    [0.8, '#c0dcc0'],
    [1, '#f0e8c0'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-1, -1, 162, 92)
}

/** A house on stilts, still in the shade: its gable to us or its long side. Roof, the side of it that faces the sky, wall. */
function house(k, x, wide, wall, ridge, gable, [roof, bright, face], lamp) {
  const y = BANK - 3.4
  const e = y - wall
  path(k, face, `M${x + wide * 0.1} ${BANK}V${e}H${x + wide * 0.9}V${BANK}Z`)
  path(k, roof, `M${x - 0.4} ${y + 0.3}V${y - 0.4}H${x + wide + 0.4}V${y + 0.3}Z`)
  if (gable) {
    const m = x + wide * 0.5
    path(
      k,
      roof,
      `M${x - 1.4} ${e + 0.4}Q${x + wide * 0.34} ${e - ridge * 0.28} ${m} ${e - ridge - 1.6}Q${x + wide * 0.66} ${e - ridge * 0.28} ${x + wide + 1.4} ${e + 0.4}L${x + wide} ${e + 1}H${x}Z`,
    )
    path(
      k,
      bright,
      `M${x + 1.2} ${e + 0.6}Q${x + wide * 0.36} ${e - ridge * 0.2} ${m} ${e - ridge * 0.7}V${e + 0.6}Z`,
    )
  } else {
    path(
      k,
      roof,
      `M${x - 1.4} ${e + 1}L${x + wide * 0.12} ${e - ridge}H${x + wide * 0.88}L${x + wide + 1.4} ${e + 1}Z`,
    )
    path(
      k,
      bright,
      `M${x - 1.4} ${e + 1}L${x + wide * 0.12} ${e - ridge}H${x + wide * 0.8}L${x + wide * 0.74} ${e + 1}Z`,
    )
  }
  if (lamp)
    path(
      k,
      BLUE.lamp,
      `M${x + wide * lamp} ${y - 0.7}V${y - 0.7 - wall * 0.62}h${wide * 0.1}V${y - 0.7}Z`,
    )
}

/** The sleeping bank: trees and roofs of the other side in the mist, then the row along the water, all of it in one shade. */
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
  at(k, 108, 47, 0.96, lapBuddha)
  for (const [x, wide, wall, ridge, gable] of points(
    '-8 15 3 5 0 10 11 3.400 6 1 30 13 2.600 4.400 0 52 10 2.600 5.400 1 66 13 2.400 3.600 0 82 9 2.400 4.600 1 118 10 2.400 4.600 1 131 13 2.600 4 0 150 11 3 5.600 1',
    5,
  ))
    house(k, x, wide, wall + 1.4, ridge, gable, [BLUE.mid, '#4888a0', '#2f6884'], 0)
  const g = k.createLinearGradient(0, 46, 0, BANK)
  g.addColorStop(0, 'rgba(214,232,200,0)')
  g.addColorStop(1, 'rgba(214,232,200,.72)')
  k.fillStyle = g
  k.fillRect(-6, 46, 174, BANK - 46)
  const TONES = [BLUE.near, BLUE.lit, BLUE.deep]
  for (const [x, wide, wall, ridge, gable, lamp] of points(
    '-10 22 4.400 6 0 0.700 16 13 4.600 9 1 0 31 17 3.600 4.600 0 0.300 53 9 3 6 1 0 144 13 4 7.600 1 0.600 158 16 4 5.600 0 0',
    6,
  ))
    house(k, x, wide, wall, ridge, gable, TONES, lamp)
  path(
    k,
    BLUE.deep,
    `M-6 ${BANK + 0.2}V${BANK - 1.4}H12V${BANK - 0.8}H64Q74 ${BANK - 0.9} 80 ${BANK + 0.2}ZM132 ${BANK + 0.2}Q138 ${BANK - 1} 146 ${BANK - 1}H168V${BANK + 0.2}Z`,
  )
}

const MONK = {
  ...POSES.kneel,
  armNear: [40, 40],
  armFar: [62, 34],
  lean: 4,
  skin: SKINS[1],
  top: ['#ff9a34', '#c45a34'],
  low: ['#f08428', '#a84a38'],
  hair: ['#7c5444', '#54383c'],
  cut: 'none',
}

const WOMAN = {
  ...POSES.kneel,
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
    const [x, y] = j.armNear.hand
    path(
      q,
      flat ?? '#c8d0e0',
      `M${x - 0.2} ${y - 0.3}H${x + 1.1}C${x + 1} ${y + 0.5} ${x + 0.1} ${y + 0.5} ${x - 0.2} ${y - 0.3}Z`,
    )
    path(q, flat ?? '#fffdf4', `M${x - 0.1} ${y - 0.3}Q${x + 0.45} ${y - 0.9} ${x + 1} ${y - 0.3}Z`)
  },
}

/** The monk's small boat, bow to the left; water at y = 0, a metre is one unit. */
function boat(k) {
  at(k, 0.55, -0.12, 1.55 / 7, (c) => folk(c, { ...MONK, light: 1 }), true)
  // His bowl with its lid, the gifts of the morning before it.
  path(
    k,
    '#4c3444',
    'M-0.860 -0.280C-0.900 -0.560 -0.360 -0.560 -0.400 -0.280L-0.460 -0.100H-0.800Z',
  )
  path(k, '#e8c070', 'M-0.860 -0.420Q-0.630 -0.620 -0.400 -0.420Z')
  path(
    k,
    '#fff4e4',
    'M-1.400 -0.300C-1.400 -0.560 -1.200 -0.600 -1.160 -0.420C-1.100 -0.640 -0.960 -0.580 -0.980 -0.280Z',
  )
  path(k, '#f07c9c', 'M-1.340 -0.300C-1.300 -0.500 -1.200 -0.540 -1.200 -0.300Z')
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
  path(k, '#54788c', 'M-1 77.400H44.400L46.500 81.600H-1Z')
  path(k, '#2c4c6c', 'M-1 81.600H46.500V84H-1Z')
  for (const x of [11.4, 20, 29.6, 38])
    path(k, '#3c607c', `M${x} 77.400h0.260l${x * 0.012} 4.200h-0.340Z`)
  path(k, '#3c607c', 'M31 79.500C35 78.900 39 79 42 79.800C40 80.600 34 80.700 31 80Z')
  at(k, 35, 79.6, 13.4 / 7, (c) => folk(c, { ...WOMAN, light: -1 }))
}

export default {
  alt: 'Prima mattina su un canale di Thonburi, a Bangkok: le case di legno dormono ancora nell’ombra azzurra, solo l’immenso Buddha dorato è già nel sole e si specchia nell’acqua; dal pontile una donna offre il riso a un monaco in barca',
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
        [0, '#1c6470', 0.22],
        [0.45, '#145470', 0.5],
        [0.8, '#0f4464', 0.84],
        [1, '#0c3858', 0.96],
      ],
    })
    f.draw(s.k, (k) => {
      // A breath on the water: few strokes that break the mirror, more of them towards us.
      for (const [x, y, half, gold] of points(
        '112 66 9 0 101 70.500 12 0 118 73.500 10 1 104 77 14 0 114 79.600 8 1 108 82.400 17 0 98 85 9 1 116 86.600 15 0 20 68 14 0 60 70 12 0 150 70 12 0 142 76 10 0 138 84 16 0',
        4,
      ))
        lens(
          k,
          gold ? 'rgba(255,212,96,.75)' : 'rgba(16,76,108,.7)',
          x,
          y,
          half,
          gold ? 0.14 : 0.34,
          gold ? 0.1 : 0.26,
        )
      k.save()
      k.globalAlpha = 0.5
      k.translate(69.6, 81)
      k.scale(8, -6.6)
      boat(k)
      k.restore()
      at(k, 69.6, 80.4, 8, boat)
      at(k, 69.6, 80.4, 8, paddle)
      near(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
