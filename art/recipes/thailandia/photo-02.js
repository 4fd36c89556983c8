import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { gallopingDog } from '../../things/kite-day.js'
import { flyingHat, reaper, songthaew } from '../../things/red-songthaew.js'

/** Where the road meets the horizon. */
const [VX, VY] = [84, 46]
/** A point on the plain: across at the foot of the picture, and how far down it lies. */
const on = (x, y) => `${VX + ((x - VX) * (y - VY)) / (90 - VY)} ${y}`

/** The mountain of Chiang Mai with the gold of its temple, hills before it. */
function hills(k) {
  path(
    k,
    '#c48cb0',
    'M-4 34C10 30 24 27 40 28C50 24 58 16 70 12C78 9.500 86 11 94 15C104 21 112 26 124 28C138 29 150 27 164 30V48H-4Z',
  )
  path(
    k,
    '#dca4b4',
    'M-4 34C10 30 24 27 40 28C50 24 58 16 70 12C74 10.800 78 10.600 82 11C76 16 70 20 66 27C60 34 50 36 40 42H-4Z',
  )
  path(
    k,
    '#9c78ac',
    'M94 15C104 21 112 26 124 28C138 29 150 27 164 30V48H104C108 40 104 30 100 26C97 22 96 18 94 15Z',
  )
  path(k, '#8474ac', 'M-4 41C14 37 34 39 54 42C80 45 104 40 124 38C140 36.500 152 38 164 37V48H-4Z')
  path(k, '#a88cb8', 'M-4 41C14 37 34 39 54 42C40 43 30 45 22 48H-4Z')
  path(k, '#f8d05c', 'M103.400 23.600L104.200 20.400L104.600 18L105 20.400L105.800 23.600Z')
  path(
    k,
    '#fff0dc',
    'M102 24.600L102.400 23.400H106.800L107.200 24.600ZM107.600 24.600V22.800L109 21.400L110.400 22.800V24.600Z',
  )
  path(k, '#e8705c', 'M107.200 22.900L109 20.900L110.800 22.900Z')
  path(
    k,
    '#8c6ca8',
    'M100.500 25.400C101 24.400 102 24.100 103 24.100C106 23.700 110 24 112.500 25C114 25.800 116 26.800 119 27.800C112 27.400 106 28.600 102 28C100.600 27.600 100 26.400 100.500 25.400Z',
  )
}

/** Ripe rice on both sides, in strips that run to the far point. */
function fields(k) {
  path(k, '#f4c85c', `M-4 ${VY}H164V96H-4Z`)
  for (const [a, b, c] of [
    [-330, -240, '#e8b04c'],
    [-190, -140, '#fcd878'],
    [-100, -62, '#e8b04c'],
    [-40, -14, '#fcdc84'],
    [210, 245, '#e4a848'],
    [270, 315, '#fcd878'],
    [370, 460, '#e4a848'],
    [540, 680, '#fcd878'],
  ])
    path(k, c, `M${VX} ${VY}L${on(a, 96)}L${on(b, 96)}Z`)
  // Banks of grass between the fields.
  for (const [y, q] of points('48.500 0.5 52 0.9 58 1.5'))
    path(
      k,
      '#94b05c',
      `M-4 ${y}Q40 ${y - q * 0.5} 84 ${y}T164 ${y}V${y + q}Q124 ${y + q * 1.4} 84 ${y + q}T-4 ${y + q}Z`,
    )
  path(
    k,
    '#94b05c',
    `M${VX} ${VY}L${on(-14, 96)}L${on(14, 96)}ZM${VX} ${VY}L${on(156, 96)}L${on(180, 96)}Z`,
  )
  path(
    k,
    '#6c8c58',
    `M${VX} ${VY}L${on(4, 96)}L${on(14, 96)}ZM${VX} ${VY}L${on(170, 96)}L${on(180, 96)}Z`,
  )
}

/** Ears of rice along an edge of the near field. */
function ears(k, x0, x1, y, q, seed) {
  const r = random(seed)
  for (let x = x0; x < x1; x += q * 0.9) {
    const [l, m] = [q * (2.6 + r() * 1.4), r() < 0.5 ? -1 : 1]
    const yy = y + (r() - 0.5) * q
    stroke(k, '#a89848', q * 0.22, `M${x} ${yy}Q${x} ${yy - l * 0.7} ${x + m * q * 0.9} ${yy - l}`)
    path(
      k,
      r() < 0.5 ? '#fce08c' : '#d89c3c',
      `M${x + m * q * 0.6} ${yy - l * 0.94}Q${x + m * q * 1.6} ${yy - l * 1.2} ${x + m * q * 2.2} ${yy - l * 0.6}Q${x + m * q * 1.4} ${yy - l * 0.8} ${x + m * q * 0.6} ${yy - l * 0.94}Z`,
    )
  }
}

/** A sheaf that stands, its shadow to the right. */
function sheaf(k, x, y, q) {
  path(
    k,
    'rgba(104,60,92,.36)',
    `M${x - q} ${y}Q${x + 2 * q} ${y - 0.8 * q} ${x + 4.5 * q} ${y - 0.1 * q}Q${x + 2 * q} ${y + 0.6 * q} ${x - q} ${y}Z`,
  )
  path(
    k,
    '#f8cc64',
    `M${x - 1.4 * q} ${y}L${x - 0.5 * q} ${y - 2 * q}L${x - 1.5 * q} ${y - 3.6 * q}Q${x} ${y - 4.2 * q} ${x + 1.5 * q} ${y - 3.6 * q}L${x + 0.5 * q} ${y - 2 * q}L${x + 1.4 * q} ${y}Z`,
  )
  path(
    k,
    '#c8883c',
    `M${x + 0.2 * q} ${y}L${x + 0.1 * q} ${y - 2 * q}L${x + 0.6 * q} ${y - 3.9 * q}L${x + 1.5 * q} ${y - 3.6 * q}L${x + 0.5 * q} ${y - 2 * q}L${x + 1.4 * q} ${y}Z`,
  )
  stroke(k, '#e0584c', 0.4 * q, `M${x - 0.5 * q} ${y - 2 * q}h${q}`)
}

/** The road, pale on its crown, the broken line in its middle. */
function road(k) {
  path(k, '#8c7c9c', `M${VX} ${VY}L${on(14, 96)}L${on(156, 96)}Z`)
  path(k, '#a494a8', `M${VX} ${VY}L${on(26, 96)}L${on(100, 96)}Z`)
  for (const [a, b] of points('47.500 48.500 50 52 54.500 58 63 69.500 79 92'))
    path(k, '#fff0d0', `M${on(83, a)}L${on(85.4, a)}L${on(85.4, b)}L${on(83, b)}Z`)
  for (const x of [19, 148]) path(k, '#f8e4c8', `M${VX} ${VY}L${on(x, 96)}L${on(x + 2.6, 96)}Z`)
}

/** A sugar palm: straight trunk, round head of fans. */
function sugarPalm(k, x, y, tall) {
  const q = tall / 20
  path(
    k,
    '#84547c',
    `M${x - 0.7 * q} ${y}L${x - 0.4 * q} ${y - tall}H${x + 0.4 * q}L${x + 0.8 * q} ${y}Z`,
  )
  for (let i = 0; i < 11; i++) {
    const a = -3.7 + (i / 10) * 4.26
    const [cx, cy] = [x + Math.cos(a) * 3.4 * q, y - tall + Math.sin(a) * 3.2 * q]
    const c = Math.cos(a) < -0.1 ? '#64946c' : '#3c6870'
    let fan = ''
    for (let j = 0; j < 7; j++) {
      const b = a - 0.75 + j * 0.25
      fan += `L${cx + Math.cos(b) * 3 * q} ${cy + Math.sin(b) * 3 * q}L${cx + Math.cos(b + 0.12) * 1.9 * q} ${cy + Math.sin(b + 0.12) * 1.9 * q}`
    }
    path(k, c, `M${x} ${y - tall}${fan}Z`)
  }
}

export default {
  alt: 'Sul camioncino rosso fra le risaie mature di San Pa Tong, con la canna da zucchero per gli elefanti sul tetto: a una viaggiatrice vola via il cappello e un cane lo insegue',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.06, 0.2], horizon: VY / 90 })
    sky(s, {
      clouds: 0,
      disc: 0,
      stops: [
        [0, '#f49c84'],
        [0.45, '#fcc490'],
        [0.85, '#ffe4ac'],
        [1, '#fff0c4'],
      ],
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        [
          '#fcb094',
          'M-4 9C14 6.500 30 9 46 7.500C58 6.500 66 8 76 7C64 10.500 50 10 38 11.500C22 13 8 11 -4 13Z',
        ],
        [
          '#ffd8b0',
          'M96 6C112 3.600 126 6 140 4.500C150 3.600 158 4.600 166 4V8C152 9.500 138 8 126 9.400C114 10.400 104 8.600 96 6Z',
        ],
        ['#ffdcb4', 'M118 15C130 13.400 144 15 166 13.500V16C150 17.600 132 17.600 118 15Z'],
      ])
        path(k, c, d)
      hills(k)
      fields(k)
      for (let x = -2; x < 164; x += 3.4)
        clump(
          k,
          x,
          VY - 0.4 + Math.sin(x) * 0.4,
          1.9 + Math.sin(x * 2.3) * 0.6,
          ['#5c6c84', '#6c8880', '#a4ac84'],
          x,
        )
      sugarPalm(k, 136, 48.5, 19)
      sugarPalm(k, 144, 49, 14)
      sugarPalm(k, 14, 49, 17)
      for (const [x, y, q] of points(
        '100 48.600 0.36 108 50.400 0.500 120 50.600 0.500 112 54.500 0.8 130 54 0.8 161 56 0.9 140 62 1.3 157 63.500 1.4',
        3,
      ))
        sheaf(k, x, y, q)
      at(k, 124, 60, 0.95, (q) => reaper(q, '#3c8cb4', '#28648c'))
      at(k, 146, 57, 0.8, (q) => reaper(q, '#d8547c', '#a03460'))
      road(k)
      ears(k, -4, 16, 83, 2, 4)
      ears(k, -4, 12, 91, 2.4, 9)
      ears(k, 152, 164, 84, 2, 6)
      ears(k, 156, 166, 92, 2.4, 7)
      at(k, 56, 83.5, 0.94, songthaew)
      at(k, 118, 79, 1.9, gallopingDog, true)
      at(k, 113, 36, 0.9, flyingHat)
      stroke(k, '#fff4e0', 0.35, 'M100 41.500Q103 41 105 39M101.500 44Q105 43.600 107.500 41')
    })
    return finish(s, { vignette: 0.12 })
  },
}
