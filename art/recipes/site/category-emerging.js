import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'
import { tajMahal } from '../../things/taj-river.js'

const WATER = 52

/** A coral evening, the light from the right. */
function sky(k) {
  const g = k.createLinearGradient(0, -2, 0, WATER)
  for (const [t, c] of [
    [0, '#a8486f'],
    [0.3, '#d8687c'],
    [0.6, '#f89c88'],
    [0.85, '#ffc79a'],
    [1, '#ffdcae'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-4 -4 164 -4 164 54 -4 54'))
  const low = k.createRadialGradient(172, 48, 4, 172, 50, 58)
  low.addColorStop(0, 'rgba(255,226,168,.9)')
  low.addColorStop(1, 'rgba(255,170,130,0)')
  fill(k, low, points('-4 -4 164 -4 164 54 -4 54'))
}

/** The gardens on both sides of the terrace: a long low mass of trees. */
function gardens(k) {
  path(
    k,
    '#a9668c',
    'M-6 52.400V45.600C-2 44.200 3 45 6 44C11 42.800 15 44.600 19 44.400C23 44.200 27 46 31 46.600L36 48V52.400ZM166 52.400V44.600C161 43.600 158 45 153 44.400C149 44.400 147 46.200 142 46.800V52.400Z',
  )
  path(k, '#9c5c80', 'M-6 51.200C10 50.800 30 51.200 40 51.700L166 51.600V52.300H-6Z')
}

/** Swells: middle, height, half length, colour. */
const SWELLS = [
  [92, 72.5, 8, 'rgba(186,98,136,.8)'],
  [112, 76.6, 10, 'rgba(158,80,130,.85)'],
  [88, 80.4, 13, 'rgba(132,66,124,.9)'],
  [140, 81.8, 12, 'rgba(124,62,120,.9)'],
  [108, 84.6, 17, 'rgba(110,54,114,.9)'],
  [20, 85, 14, 'rgba(112,56,116,.9)'],
]

/** Still water: all that stands above it turned over, under the river's own plum. */
function river(s, f) {
  const line = Math.round(f.at([0, WATER])[1])
  const { canvas, k: m } = s.sheet(s.w, s.h - line)
  m.translate(0, line)
  m.scale(1, -1)
  m.drawImage(s.canvas, 0, 0)
  s.k.drawImage(canvas, 0, line)
  f.draw(s.k, (k) => {
    const g = k.createLinearGradient(0, WATER, 0, 90)
    g.addColorStop(0, 'rgba(226,140,140,.24)')
    g.addColorStop(0.4, 'rgba(170,80,124,.52)')
    g.addColorStop(1, 'rgba(88,40,100,.78)')
    fill(k, g, points(`-6 ${WATER} 166 ${WATER} 166 96 -6 96`))
    // Towards us the mirror is broken by slow swells that carry the colour of the deep.
    for (const [x, y, l, c] of SWELLS)
      path(
        k,
        c,
        `M${x - l} ${y}C${x - l * 0.5} ${y - 0.5} ${x + l * 0.2} ${y - 0.5} ${x + l} ${y - 0.1}C${x + l * 0.4} ${y + 0.6} ${x - l * 0.4} ${y + 0.5} ${x - l} ${y}Z`,
      )
  })
}

const PEOPLE = { light: 1, shoe: '#3a1f4c', hair: ['#5a3048', '#2c1838'] }

/** Those in the boat: the man with the pole at the stern, two who sit and look. One unit is a field unit. */
function crew(k) {
  const one = (x, y, size, o) => at(k, x, y, size, (q) => folk(q, { ...PEOPLE, ...o }))
  one(-11.6, -0.9, 1.24, {
    ...POSES.stand,
    near: [14, 8],
    far: [-14, 6],
    armNear: [10, 54],
    armFar: [-8, 60],
    lean: -4,
    dress: 'sarong',
    top: ['#ffe9d0', '#c99aa8'],
    low: ['#ffe2c4', '#b98aa0'],
    skin: SKINS[3],
    hat: ['wrap', '#f0604c', '#a83858'],
  })
  stroke(k, '#4a2450', 0.34, 'M-13.400 -13.600L-8.300 0.400')
  one(0.6, -0.3, 1.2, {
    ...POSES.sit,
    near: [78, 70],
    far: [70, 66],
    top: ['#f0b048', '#b06858'],
    low: ['#8c4470', '#542858'],
    skin: SKINS[0],
    hat: ['brim', '#ffe6bc', '#c98c84'],
  })
  one(6.2, -0.3, 1.2, {
    ...POSES.sit,
    near: [80, 72],
    far: [68, 66],
    armFar: [56, 44],
    top: ['#4aa0a4', '#3a5884'],
    low: ['#f4dcc0', '#b08898'],
    skin: SKINS[1],
    cut: 'long',
  })
}

/** The flat boat of the river in profile, 36 long, its bow to the right. */
function hull(k) {
  path(
    k,
    '#43204c',
    'M-19 -2.600C-13 -1.300 -6 -0.900 2 -0.900C10 -0.900 15 -1.600 21 -3.800C19.400 -0.400 16 1.500 12 1.600H-10C-14 1.500 -17.400 -0.200 -19 -2.600Z',
  )
  path(
    k,
    '#6b3358',
    'M-18 -1.400C-12 0.200 8 0.500 19 -1.900C17.600 0.200 15 1.500 12 1.600H-10C-13.600 1.500 -16.400 0.200 -18 -1.400Z',
  )
  path(
    k,
    '#f49a78',
    'M-19 -2.600C-13 -1.300 -6 -0.900 2 -0.900C10 -0.900 15 -1.600 21 -3.800L20.500 -3C15 -1 9 -0.300 2 -0.300C-6 -0.300 -13 -0.800 -18.500 -2Z',
  )
}

/** An egret stands on the bow, where nobody sits. */
function egret(k) {
  stroke(k, '#4a2450', 0.16, 'M-0.200 0V-1.600M0.300 -0.100V-1.600')
  path(
    k,
    '#fff2e2',
    'M-1.900 -1.100C-1.500 -2.500 0.100 -2.900 0.800 -2.600C1.500 -3.200 0.700 -4 1 -4.800C1.200 -5.300 1.900 -5.300 2.100 -4.900L3.300 -4.700L2.100 -4.400C1.700 -4.100 2.200 -3.300 1.500 -2.400C0.900 -1.500 -0.600 -1 -1.900 -1.100Z',
  )
  path(
    k,
    '#d8a0b0',
    'M-1.900 -1.100C-1.200 -1.900 0.200 -1.700 1.100 -2.100C0.600 -1.400 -0.600 -1 -1.900 -1.100Z',
  )
}

/** The boat with its people, its mirror first. */
function boat(k) {
  const all = (q) => {
    // They sit in the boat: nothing of them below its floor.
    q.save()
    q.beginPath()
    q.rect(-40, -40, 80, 40.4)
    q.clip()
    crew(q)
    q.restore()
    hull(q)
    at(q, 18.2, -3.1, 0.82, egret)
  }
  k.save()
  k.globalAlpha = 0.5
  k.translate(0, 2.6)
  k.scale(1, -0.96)
  all(k)
  k.restore()
  path(k, '#7a3f74', 'M-21 1.700C-10 1.300 12 1.300 24 1.800C12 2.500 -10 2.500 -21 1.700Z')
  all(k)
}

export default {
  alt: 'Il Taj Mahal in una sera color corallo, dal fiume: la cupola e i minareti si specchiano interi nella Yamuna immobile, mentre una barca passa con due viaggiatori, il barcaiolo in piedi e un’egretta sulla prua',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [1.05, 0.5], horizon: WATER / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      gardens(k)
      at(k, 99, 52, 0.62, tajMahal)
    })
    river(s, f)
    f.draw(s.k, (k) => at(k, 37, 75, 1.16, boat))
    return finish(s, { bloom: 0.12, vignette: 0.12 })
  },
}
