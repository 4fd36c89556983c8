import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { crowns } from '../../things/broad-crowns.js'
import { closed, lens } from '../../things/curves.js'
import { calf, cow } from '../../things/river-elephant.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'

/** The sun stands outside on the left, before the elephants. */
const SUN = [-14, 34]
const BANK = 54
const COW = { x: 78, water: 69, q: 0.47, deep: 27 }
const CALF = { x: 140.5, water: 68, q: 0.29, deep: 55 }

function air(k) {
  const g = k.createLinearGradient(0, 0, 0, BANK)
  for (const [a, c] of [
    [0, '#8dbcc8'],
    [0.4, '#cbe0c4'],
    [0.72, '#f6ecbc'],
    [1, '#ffe0a4'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 70)
  const glow = k.createRadialGradient(...SUN, 4, ...SUN, 90)
  glow.addColorStop(0, 'rgba(255,248,206,.95)')
  glow.addColorStop(0.3, 'rgba(255,236,170,.5)')
  glow.addColorStop(1, 'rgba(255,226,150,0)')
  k.fillStyle = glow
  k.fillRect(-6, -6, 172, 70)
}

/** Hills of forest, each nearer one deeper, with the mist of the river between them. */
function hills(k) {
  const mist = (y0, y1, power) => {
    const g = k.createLinearGradient(0, y0, 0, y1)
    g.addColorStop(0, 'rgba(255,232,168,0)')
    g.addColorStop(1, `rgba(255,228,160,${power})`)
    k.fillStyle = g
    k.fillRect(-6, y0, 172, y1 - y0 + 8)
  }
  path(
    k,
    '#b9cd9c',
    'M-6 46C4 45 14 43.500 24 41.500C34 39.500 40 34 47 30.500C53 27.500 58 27 63 23.500C68 20 71 17.600 76 18C81 18.400 83 21.500 88 23.500C94 26 97 30 103 32C109 34 114 36 122 35C132 33.600 138 28 146 24C154 20 160 18 168 17V60H-6Z',
  )
  path(
    k,
    '#a3c09a',
    'M74.500 17.900C79.500 17.600 82 21 88 23.500C94 26 97 30 103 32C109 34 114 36 122 35L126 52H92C92 46 86 43 86 38C86 34 80 32 79.500 27C79 23 77 21 74.500 17.900Z',
  )
  mist(26, 46, 0.75)
  path(
    k,
    '#8dbb98',
    'M-6 50C20 49 44 47 66 46.500C84 46 98 43.500 110 39C120 35 128 29 138 27.500C147 26 156 29.500 168 29V60H-6Z',
  )
  mist(34, 51, 0.7)
}

/** The wood of the far bank: crowns of many sizes, the sun on the sides that look to it, their feet in mist. */
function woods(k) {
  const far = ['#6aa98f', '#7db596', '#a6c698']
  const near = ['#3d8479', '#4f9384', '#82b38a']
  crowns(k, points('34 54 8 4.500 116 54 9 5.500 105 54.500 6 3.600', 4), far, 41)
  crowns(k, points('-3 43 8 10 6 47 6 7', 4), near, 7)
  crowns(k, points('1 53 10 10 12.500 53.500 7.500 6.500 21 54 6 4', 4), near, 64)
  crowns(k, points('150 44 8 8 159 40 9 10 168 37 8 11', 4), near, 19)
  crowns(k, points('141 52 9 9 153 52 10 10 166 51 11 12 129 54 8 6', 4), near, 77)
  const g = k.createLinearGradient(0, 40, 0, 55)
  g.addColorStop(0, 'rgba(255,230,164,0)')
  g.addColorStop(1, 'rgba(255,230,164,.62)')
  k.fillStyle = g
  k.fillRect(-6, 40, 172, 16)
  path(
    k,
    '#e9cf94',
    'M-6 52.600C10 52 30 52.400 46 53.400C54 53.800 60 54.100 66 54.200V56H-6ZM100 54.400C120 53.600 140 53 168 52.800V56H100Z',
  )
  path(
    k,
    '#bfa274',
    'M-6 54C20 53.600 46 54 68 54.300L66 55H-6ZM98 54.500C120 54.200 140 54 168 54V55H98Z',
  )
}

/** Somebody on the sand, his shadow away from the sun. */
function watchers(k) {
  const P = { light: -1, bare: true, shoe: '#5c3c4c' }
  const list = [
    [
      11.4,
      53.6,
      9.6,
      {
        ...P,
        ...POSES.stand,
        armFar: [64, 30],
        skin: SKINS[1],
        hair: ['#4c2c38', '#2c1c30'],
        dress: 'sarong',
        top: ['#f05a40', '#b03a4c'],
        low: ['#9c3048', '#64204c'],
        hat: ['wrap', '#fff0d4', '#d8b8a0'],
      },
    ],
    [
      15.4,
      53.9,
      9.2,
      {
        ...P,
        ...POSES.hips,
        skin: SKINS[0],
        hair: ['#6c4438', '#4c2c38'],
        cut: 'long',
        shorts: true,
        top: ['#fff2d8', '#c8b0b0'],
        low: ['#4c74a8', '#34507c'],
      },
    ],
    [
      20,
      54,
      9.8,
      {
        ...P,
        ...POSES.squat,
        armNear: [40, 20],
        armFar: [52, 16],
        skin: SKINS[2],
        hair: ['#2c1c30', '#20142c'],
        top: ['#f4bc4c', '#b8803c'],
        low: ['#4c5c5c', '#34444c'],
      },
    ],
  ]
  for (const [x, y, high, o] of list) {
    lens(k, 'rgba(132,100,92,.6)', x + 2, y + 0.1, 2.6, 0.16)
    at(k, x, y, high / 7, (c) => folk(c, o))
  }
}

const whole = (k, o, draw) => at(k, o.x, o.water + o.deep * o.q, o.q, draw)

/** The elephants as the river gives them back: darker, calmer, dissolved towards us. */
function mirror(s, f) {
  const { canvas, k } = s.sheet()
  f.draw(k, (c) => {
    // Those on the bank, small and near its edge.
    c.save()
    c.beginPath()
    c.rect(-6, BANK + 1.1, 172, 20)
    c.clip()
    c.translate(0, BANK + 1)
    c.scale(1, -0.9)
    c.translate(0, -BANK - 0.6)
    watchers(c)
    c.restore()
    for (const [o, draw] of [
      [CALF, calf],
      [COW, cow],
    ]) {
      c.save()
      c.beginPath()
      c.rect(-6, o.water, 172, 60)
      c.clip()
      c.translate(0, o.water)
      c.scale(1, -0.92)
      c.translate(0, -o.water)
      whole(c, o, draw)
      c.restore()
    }
  })
  k.globalCompositeOperation = 'source-atop'
  k.globalAlpha = 0.42
  k.fillStyle = '#1c5c68'
  k.fillRect(0, 0, s.w, s.h)
  k.globalAlpha = 1
  k.globalCompositeOperation = 'destination-in'
  const g = k.createLinearGradient(0, f.at([0, COW.water])[1], 0, s.h)
  g.addColorStop(0, 'rgba(0,0,0,.82)')
  g.addColorStop(0.5, 'rgba(0,0,0,.6)')
  g.addColorStop(1, 'rgba(0,0,0,.16)')
  k.fillStyle = g
  k.fillRect(0, 0, s.w, s.h)
  s.k.drawImage(canvas, 0, 0)
}

function river(k) {
  const g = k.createLinearGradient(0, BANK, 0, 90)
  for (const [a, c] of [
    [0, '#f3dc9c'],
    [0.16, '#c3cf9c'],
    [0.45, '#7cb49c'],
    [0.75, '#3c8c8c'],
    [1, '#226c78'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, BANK + 0.6, 172, 40)
  // The woods in it, as soft dark tongues under each bank.
  k.save()
  k.beginPath()
  k.rect(-6, BANK + 0.8, 172, 40)
  k.clip()
  for (const [c, t] of [
    ['rgba(72,140,124,.62)', '-8 55 34 55 27 57 23 58.500 18 60 14 63.500 9 65 5 69 0 72 -8 74'],
    [
      'rgba(72,140,124,.62)',
      '108 55 168 55 168 78 162 76 156 71 150 70 145 65.500 138 64 131 60.500 124 58.500 116 57',
    ],
  ])
    path(k, c, closed(points(t), 0.9))
  k.restore()
}

/** Rings that go out from whoever stands in the stream. */
function rings(k, list) {
  for (const [x, y, r] of list) {
    lens(k, 'rgba(22,70,84,.55)', x + r * 0.12, y + 0.34, r * 1.16, 0.3)
    lens(k, 'rgba(226,236,200,.7)', x - r * 0.08, y + 0.02, r * 0.86, 0.1, 0.16)
  }
}

export default {
  alt: 'Un’elefantessa attraversa il fiume di Mae Wang all’alba e il piccolo la segue con l’acqua alla gola, aggrappato alla sua coda; dalla riva due viaggiatori e la loro ospite karen li guardano passare',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.dawn,
      sun: [0.02, SUN[1] / 90],
      horizon: BANK / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      air(k)
      hills(k)
      woods(k)
      watchers(k)
      river(k)
    })
    mirror(s, f)
    f.draw(s.k, (k) => {
      const r = random(12)
      // Slow water breaks the mirror, the more the nearer to us.
      for (let i = 0; i < 26; i++) {
        const t = (i / 25) ** 0.8
        lens(
          k,
          i % 3 ? 'rgba(120,180,160,.34)' : 'rgba(22,84,96,.3)',
          30 + r() * 124,
          72 + t * 17,
          4 + t * 9 * (0.6 + r()),
          0.1 + t * 0.2,
        )
      }
      for (const [o, draw] of [
        [CALF, calf],
        [COW, cow],
      ]) {
        k.save()
        k.beginPath()
        k.rect(-6, -6, 180, o.water + 6)
        k.clip()
        whole(k, o, draw)
        k.restore()
      }
      const q = COW.q
      rings(k, [
        [COW.x - 34.5 * q, COW.water, 13 * q],
        [COW.x - 55 * q, COW.water - 0.4, 11 * q],
        [COW.x + 18 * q, COW.water - 0.4, 11 * q],
        [COW.x + 45 * q, COW.water, 13.5 * q],
        [CALF.x - 10, CALF.water, 8],
        [CALF.x + 9, CALF.water + 0.1, 7],
        [CALF.x - 4, CALF.water + 1.5, 12],
        [COW.x - 87 * q, COW.water - 0.1, 4.4],
      ])
    })
    return finish(s, { vignette: 0.12, bloom: 0.12 })
  },
}
