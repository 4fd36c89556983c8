import { rgb } from '../../core/colour.js'
import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { closed } from '../../things/curves.js'
import { limb } from '../../things/fever-wood.js'
import { asleepBehind, FUR, furTone, markings } from '../../things/leopard-asleep.js'
import { jeep } from '../../things/lerai-jeep.js'
import { carved } from '../../things/solid-tones.js'

/** Where the sun stands behind the mist, and the level of our eyes: five metres up, beside the bough. */
const SUN = [40, 30]
const EYE = 48

const ramp = (k, y0, y1, stops) => {
  const g = k.createLinearGradient(0, y0, 0, y1)
  for (const [a, c] of stops) g.addColorStop(a, c)
  return g
}

function mist(k) {
  k.fillStyle = ramp(k, 0, 56, [
    [0, '#8cc0a8'],
    [0.5, '#d4dca4'],
    [1, '#fdeeb4'],
  ])
  k.fillRect(-6, -6, 172, 104)
  const s = k.createRadialGradient(...SUN, 0, ...SUN, 66)
  s.addColorStop(0, 'rgba(255,252,222,1)')
  s.addColorStop(0.14, 'rgba(255,246,196,.95)')
  s.addColorStop(0.5, 'rgba(255,238,170,.5)')
  s.addColorStop(1, 'rgba(255,236,170,0)')
  k.fillStyle = s
  k.fillRect(-6, -6, 172, 80)
}

/** A flat crown in two or three tiers: a level underside, an uneven top that has the light; tones: [shade, sun]. */
function crown(k, [x, y, w, h, seed], tones) {
  const r = random(seed)
  const tiers = [
    [-0.2, 0, 0.66],
    [0.22, -0.3, 0.6],
    [0, -0.62, 0.5],
  ]
  for (const [dx, dy, share] of tiers) {
    const [cx, cy, half] = [x + dx * w, y + dy * h, (share * w) / 2]
    const top = Array.from({ length: 6 }, (_, i) => {
      const u = -1 + (2 * i) / 5
      return [cx + u * half * 0.92, cy - h * (0.24 + 0.42 * (1 - u * u)) * (0.8 + r() * 0.4)]
    })
    const low = [
      [cx + half * 0.8, cy + h * 0.06],
      [cx + half * 0.2, cy + h * (0.02 + r() * 0.1)],
      [cx - half * 0.4, cy + h * (0.1 + r() * 0.08)],
      [cx - half * 0.85, cy + h * 0.03],
    ]
    path(
      k,
      tones[0],
      closed(
        [...top, [cx + half * 1.04, cy - h * 0.06], ...low, [cx - half * 1.04, cy - h * 0.1]],
        0.55,
      ),
    )
    path(
      k,
      tones[1],
      closed(
        [
          ...top.map(([a, b], i) => [a + (i === 0 ? 0.1 : 0) * w, b]).slice(0, 5),
          [cx + half * 0.5, cy - h * 0.3],
          [cx, cy - h * 0.2],
          [cx - half * 0.6, cy - h * 0.22],
        ],
        0.55,
      ),
    )
  }
}

/** One depth of the wood: stems that fork into flat crowns. Stem: x, foot, width, fork x, y, then the tips. */
function depth(k, stems, crowns, leaf, bark) {
  for (const [x, y, w, fx, fy, ...tips] of stems) {
    const sun = x > SUN[0] ? -1 : 1
    for (let i = 0; i < tips.length; i += 2)
      limb(
        k,
        [fx, fy, (fx * 2 + tips[i]) / 3, (fy + tips[i + 1]) / 2, tips[i], tips[i + 1]],
        w * 0.62,
        w * 0.24,
        bark,
        sun,
      )
    limb(
      k,
      [x, y, (x + fx) / 2 - 0.3 * w, (y + fy) / 2, fx, fy - w * 0.3],
      w * 1.2,
      w * 0.8,
      bark,
      sun,
    )
    path(
      k,
      bark[0],
      `M${x - w * 0.6} ${y - w * 1.4}Q${x - w * 0.7} ${y - w * 0.3} ${x - w * 1.1} ${y + w * 0.1}Q${x} ${y + w * 0.3} ${x + w * 1.1} ${y + w * 0.06}Q${x + w * 0.66} ${y - w * 0.3} ${x + w * 0.5} ${y - w * 1.4}Z`,
    )
  }
  for (const c of crowns) crown(k, c, leaf)
}

/** A shadow on the grass, from a foot away from the sun, as broad as what casts it. */
function shadow(k, x, y, w, reach, tone) {
  const [dx, dy] = [x - SUN[0], y - EYE]
  const far = (q) => [x + dx * reach + q * w * (1 + reach), y + dy * reach]
  fill(k, tone, [[x - w / 2, y], [x + w / 2, y], far(0.42), far(-0.42)])
}

function wood(k) {
  // The wood behind: one broken roof of leaves that the mist nearly takes, its stems close together.
  depth(
    k,
    points(
      '6 53 0.600 6 36 2 26 10 25 15 53 0.500 15 35 12 25 19 24 33 53 0.500 33 36 30 26 36 25 70 53 0.700 70 36 66 24 74 24 80 53 0.500 80 35 77 24 84 23 106 53 0.600 106 36 102 25 110 24 127 53 0.700 127 36 122 24 132 23 140 53 0.600 140 35 136 24 144 24',
      9,
    ),
    [
      [12, 27, 30, 5, 41],
      [38, 27, 22, 4, 43],
      [76, 25, 30, 5, 47],
      [108, 26, 26, 5, 49],
      [134, 25, 34, 6, 53],
    ],
    ['#d2dcaa', '#e0e4b2'],
    ['#dcdca8', '#f4ecb4'],
  )
  depth(
    k,
    [
      [24, 53, 1.1, 24.5, 40, 18, 24, 30, 25],
      [59, 53, 1.2, 58, 42, 52, 24, 65, 23],
      [94, 53, 1.2, 93, 41, 87, 22, 101, 23],
    ],
    [
      [24, 25, 30, 7, 3],
      [60, 24, 34, 8, 8],
      [94, 22, 34, 7, 12],
      [118, 27, 20, 5, 15],
    ],
    ['#b4ca9c', '#d0dca8'],
    ['#bcc890', '#f4ecac'],
  )
  k.fillStyle = ramp(k, 36, 56, [
    [0, 'rgba(255,244,196,0)'],
    [0.7, 'rgba(255,242,190,.75)'],
    [1, 'rgba(255,240,184,.9)'],
  ])
  k.fillRect(-6, 36, 172, 22)
}

function floor(k) {
  k.fillStyle = ramp(k, 52, 90, [
    [0, '#ece2a0'],
    [0.16, '#c8d080'],
    [0.5, '#98b85c'],
    [1, '#5c8c48'],
  ])
  path(k, k.fillStyle, 'M-6 52.500C30 51.500 90 52.600 168 51.500V98H-6Z')
  path(
    k,
    '#f8e4a8',
    'M-6 97C10 89 24 82.500 33 77.500C41 73 49.500 68.500 48.500 63.500C47.600 59.600 41.500 57.500 43.500 53H45.600C44.600 57 51.500 59.500 54.500 63C58.500 68 53 73.500 48 78.500C42 84 37 90 34 97Z',
  )
}

const NEARER = points('9 66 2.500 151 63 2.200', 3)

export default {
  alt: 'Il mattino nel bosco di Lerai, cratere di Ngorongoro: un leopardo dorme sul grande ramo di un’acacia con le zampe penzoloni, mentre giù nella foschia dorata il fuoristrada arriva controluce; a bordo guardano altrove',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.day, disc: 0 }, sun: [0.25, 0.33], horizon: 0.53 })
    const f = field(s)
    f.draw(s.k, (k) => {
      mist(k)
      wood(k)
      floor(k)
      for (const [x, q, reach] of points('24 3 6 59 3.200 6 94 3.600 6', 3))
        shadow(k, x, 53.4, q, reach, 'rgba(88,136,76,.34)')
      for (const [x, y, q] of NEARER) shadow(k, x, y, q, 2.4, 'rgba(64,112,76,.5)')
      depth(
        k,
        [
          [9, 66, 2.5, 9.6, 38, 2, 12, 17, 11, 28, 9],
          [151, 63, 2.2, 149, 33, 138, 13, 152, 11, 161, 10],
        ],
        [
          [10, 12, 50, 11, 23],
          [150, 13, 48, 10, 31],
        ],
        ['#74a070', '#a8c47c'],
        ['#94a450', '#f8ec88'],
      )
      // The car and its shade, one piece from the wheels on towards us.
      const [x, y, m] = [38.2, 79.6, 4.3]
      // It begins at the wheels and thins out towards us.
      const p = (u, d) => [x + u * m * (1 + d * 0.12) - d * 0.6, y - 0.4 + d * m * 0.8]
      const thin = k.createLinearGradient(0, y, 0, y + m * 1.9)
      thin.addColorStop(0, 'rgba(88,84,56,.72)')
      thin.addColorStop(1, 'rgba(104,96,60,.3)')
      fill(
        k,
        thin,
        [
          [-0.98, 0],
          [0.98, 0],
          [0.9, 1.1],
          [0.8, 1.2],
          [0.86, 2.2],
          [-0.86, 2.2],
          [-0.8, 1.2],
          [-0.9, 1.1],
        ].map(([u, d]) => p(u, d)),
      )
      at(k, x, y, m, jeep)
      bough(k)
    })
    leopard(s, f)
    return finish(s, { vignette: 0.12, bloom: 0.1 })
  },
}

/** The great limb that comes in from the right, with the one who sleeps on it. */
function bough(k) {
  const bark = ['#3c4434', '#e0cc68']
  at(k, 108, 38.6, 1.5, (c) => {
    c.rotate(-0.03)
    asleepBehind(c)
  })
  limb(k, [80, 39, 66, 36, 50, 20], 4.6, 0.3, bark, 1, 0.14)
  limb(k, [69, 35, 58, 36, 46, 32], 2.2, 0.25, bark, 1, 0.16)
  path(
    k,
    bark[0],
    'M168 20C160 30 152 35.500 140 37C126 38.600 112 38.600 98 40C90 40.600 84 40.500 76 37.500L74 40.600C84 45.500 94 46.500 104 46.500C120 46.600 134 49.500 146 55C156 60 162 68 168 80Z',
  )
  path(
    k,
    '#2c342e',
    'M168 42C158 45 146 44.500 134 43.600C124 43 112 44.600 100 45C112 46 124 45.600 134 47.500C146 50 158 55 168 64Z',
  )
  path(
    k,
    bark[1],
    'M168 20C160 30 152 35.500 140 37C126 38.600 112 38.600 98 40C90 40.600 84 40.500 76 37.500L77 38.900C84 41.700 91 41.900 98 41.200C112 39.900 126 39.900 140 38.400C152 37 161 31.500 168 22.600Z',
  )
  // The bark stretches along the limb: a few long plates, paler above, each running out.
  for (const [c, d] of [
    [
      '#535a40',
      'M168 27C158 36 148 40 136 41.500C130 42.200 126 42.200 121 42C130 43 140 43 150 40.500C158 38 164 34 168 30.500Z',
    ],
    ['#4a523c', 'M168 35C160 40.500 152 43.600 143 44.400C152 44.600 161 42.500 168 38.500Z'],
    [
      '#465038',
      'M112 43.200C104 43.600 96 44 88 43.200C94 45 104 45.200 112 44.600C119 44.200 126 44.400 133 45.200C126 43.600 119 42.900 112 43.200Z',
    ],
    ['#222a26', 'M168 52C158 49 148 47 138 47.500C148 48.800 158 52.500 168 58Z'],
  ])
    path(k, c, d)
}

const COAT = FUR.map((c) => c && rgb(c).map((v) => v * 255))
const [LX, LY, LQ] = [108, 40.3, 1.5]

/** Its fur in tones, then what is drawn on the fur. */
function leopard(s, f) {
  const { canvas, k } = s.sheet(s.w, s.h)
  carved(s, f, COAT, (x, y) => furTone((x - LX) / LQ, (y - LY) / LQ), k)
  k.globalCompositeOperation = 'source-atop'
  f.draw(k, (c) => at(c, LX, LY, LQ, markings))
  s.k.drawImage(canvas, 0, 0)
}
