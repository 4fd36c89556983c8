import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { boyDrawing, dog, girlMeasuring, girlShowing } from '../../things/drawing-class.js'

// Metres from the north-west corner: u along the west front, v along the north flank, y up; the eye stands 38 m off.
const [VX, EYE, F] = [73, 61, 112]
const [C, S] = [Math.cos(0.61), Math.sin(0.61)]
const [WIDE, LONG] = [30.9, 69.5]
function P(u, v, y) {
  const z = 38 + u * S + v * C
  return [VX + (F * (8 + u * C - v * S)) / z, EYE - (F * (y - 1.7)) / z]
}
const front = (k, c, u0, u1, y0, y1, v = 0) =>
  fill(k, c, [P(u0, v, y0), P(u1, v, y0), P(u1, v, y1), P(u0, v, y1)])
const flank = (k, c, v0, v1, y0, y1, u = 0) =>
  fill(k, c, [P(u, v0, y0), P(u, v1, y0), P(u, v1, y1), P(u, v0, y1)])

const [FLOOR, CAP, BEAM, FRIEZE, EAVE, APEX] = [1.6, 12, 13.35, 14.7, 15.3, 18.8]
const SUN = { pale: '#fff0cc', lit: '#fbd898', mid: '#e4ac72', deep: '#b07868' }
const DIM = { pale: '#c9a6b4', lit: '#9c86ae', mid: '#7c6c9e', deep: '#574f88' }

/** A Doric column: no base, three tones, flutes, cushion and slab. */
function column(k, u, v, t) {
  const [[x, foot], [, neck], [, slab], [, top]] = [FLOOR, 11.2, 11.65, CAP].map((y) => P(u, v, y))
  const m = (foot - top) / (CAP - FLOOR)
  const [a, b] = [0.97 * m, 0.75 * m]
  const part = (p, q, c) =>
    fill(k, c, [
      [x + a * p, foot],
      [x + b * p, neck],
      [x + b * q, neck],
      [x + a * q, foot],
    ])
  part(-1, 1, t.lit)
  part(-1, -0.5, t.deep)
  part(-0.5, -0.1, t.mid)
  part(0.45, 0.85, t.pale)
  for (const p of [-0.76, -0.3, 0.16, 0.46])
    stroke(k, t.mid, 0.09 * m, `M${x + a * p} ${foot}L${x + b * p} ${neck}`)
  fill(k, t.lit, [
    [x - b, neck],
    [x - b * 1.36, slab],
    [x + b * 1.36, slab],
    [x + b, neck],
  ])
  fill(k, t.deep, [
    [x - b, neck],
    [x - b * 1.36, slab],
    [x - b * 0.4, slab],
    [x - b * 0.4, neck],
  ])
  path(k, t.pale, `M${x - b * 1.4} ${slab + 0.02}V${top}h${b * 2.8}V${slab + 0.02}Z`)
  path(k, t.mid, `M${x - b * 1.4} ${slab + 0.02}V${top}h${b * 0.8}V${slab + 0.02}Z`)
}

/** The low gable of the west, its tip lost; what is left of its statues. */
function gable(k) {
  const mid = WIDE / 2
  const slope = (u) => EAVE + (APEX - EAVE) * (1 - Math.abs(u - mid) / mid)
  const g = (list) => points(list).map(([u, y]) => P(u, 0, y))
  fill(
    k,
    SUN.mid,
    g(
      `0.4 ${EAVE} 12.4 ${slope(12.4)} 12.4 ${slope(12.4) - 0.5} 14 ${slope(12.4) - 0.5} 14 ${slope(14)} 16.6 ${slope(14)} 16.6 18.1 19.200 18.1 19.200 17.600 20.600 17.600 20.600 17.200 21.600 17.200 21.600 ${slope(21.6)} 30.500 ${EAVE}`,
    ),
  )
  fill(
    k,
    SUN.deep,
    g(`3 15.500 11.800 17.500 14.500 17.700 18 17.300 18 16.900 20.500 16.500 20.500 15.500`),
  )
  fill(k, SUN.deep, g('22.400 15.500 22.400 16.500 27 15.500'))
  // A god reclines in the corner; the torso of another stands by the middle.
  fill(
    k,
    SUN.pale,
    g('3.600 15.400 7.600 15.900 8 16.700 8.500 16.900 8.700 16.400 9.400 16 9.400 15.400'),
  )
  fill(k, SUN.lit, g('13.300 15.400 13.100 16.300 12.700 17 14.700 17 14.300 16.300 14.600 15.400'))
  // The slanting cornices.
  fill(
    k,
    SUN.pale,
    g(`-0.6 ${EAVE} 12.400 ${slope(12.4) + 0.5} 12.400 ${slope(12.4) - 0.15} 1.600 15.500`),
  )
  fill(
    k,
    SUN.pale,
    g(`31.500 ${EAVE} 21.600 ${slope(21.6) + 0.5} 21.600 ${slope(21.6) - 0.15} 29 15.500`),
  )
}

function entablature(k) {
  // The flank: the architrave whole, frieze and eaves lost in the middle.
  flank(k, DIM.lit, 0, LONG, CAP, BEAM)
  for (const [a, b] of points('0 27 46 69.500')) {
    flank(k, DIM.deep, a, b, FRIEZE - 0.1, EAVE)
    flank(k, DIM.mid, a, b, BEAM, FRIEZE)
    for (let v = a; v < b - 0.8; v += 2.11) flank(k, DIM.lit, v, v + 0.85, BEAM, FRIEZE)
    flank(k, DIM.pale, a - 0.5, b, FRIEZE, EAVE, -0.5)
  }
  flank(k, DIM.mid, 27, 31, BEAM, FRIEZE)
  flank(k, DIM.deep, 0, LONG, BEAM - 0.18, BEAM)
  front(k, SUN.lit, 0, WIDE, CAP, BEAM)
  front(k, SUN.deep, 0, WIDE, BEAM, EAVE)
  for (let i = 0; i < 15; i++) {
    const u = (i * (WIDE - 0.85)) / 14
    front(k, SUN.lit, u, u + 0.85, BEAM, FRIEZE)
    for (const d of [0.28, 0.57]) {
      const [[x0, y0], [x1, y1]] = [P(u + d, 0, BEAM), P(u + d, 0, FRIEZE)]
      stroke(k, SUN.deep, 0.16, `M${x0} ${y0}L${x1} ${y1}`)
    }
  }
  front(k, SUN.mid, 0, WIDE, BEAM - 0.18, BEAM)
  front(k, SUN.pale, -0.5, WIDE + 0.5, FRIEZE, EAVE, -0.5)
}

function temple(k) {
  // The cella: its long wall broken in two, the porch behind the front.
  for (const [a, b, y] of points('6 20 11 20 25 8 25 36 7 52 64 10', 3))
    flank(k, '#494580', a, b, FLOOR, y, 5)
  front(k, '#a06c70', 5, 26, FLOOR, 11.4, 7)
  front(k, '#5c4670', 12.6, 18.2, FLOOR, 10, 7)
  for (const [i, y] of [FLOOR, 1.07, 0.53].entries()) {
    const o = i * 0.75
    flank(k, [DIM.lit, DIM.mid, DIM.lit][i], -o, LONG + o, y - 0.56, y, -o)
    front(k, [SUN.lit, SUN.mid, SUN.lit][i], -o, WIDE + o, y - 0.56, y, -o)
    flank(k, DIM.pale, -o, LONG + o, y - 0.12, y, -o)
    front(k, SUN.pale, -o, WIDE + o, y - 0.12, y, -o)
  }
  for (let i = 16; i > 0; i--) column(k, 1, 1 + (i * 67.5) / 16, DIM)
  for (let i = 7; i >= 0; i--) column(k, 1 + (i * 28.9) / 7, 1, SUN)
  entablature(k)
  gable(k)
}

/** A storm that moves off: slanting masses, rain far away, the bow opposite the sun. */
function stormSky(k) {
  path(k, '#2c3c74', 'M-6 -6H166V96H-6Z')
  for (const [c, d] of [
    ['#36498a', 'M-6 20C14 6 34 12 52 2C66 -6 80 -2 92 -8H166V70H-6Z'],
    ['#43599a', 'M-6 36C10 26 30 30 50 20C72 9 96 14 116 4C132 -2 150 2 166 -6V70H-6Z'],
    ['#5a72ac', 'M-6 49C20 42 44 44 70 35C100 25 130 27 166 12V70H-6Z'],
    ['#8a94bc', 'M-6 55C30 51 60 50 90 44C120 38 146 36 166 30V70H-6Z'],
    ['#f2bc98', 'M-6 58.500C40 56 80 56 110 51C134 47 150 47 166 44V70H-6Z'],
  ])
    path(k, c, d)
  k.lineWidth = 1.3
  for (const [i, c] of ['#f07a6c', '#f8b85c', '#f6e68c', '#7cc8a0', '#6c9ce0'].entries()) {
    k.strokeStyle = c
    k.globalAlpha = 0.72
    k.beginPath()
    k.arc(-14, 84, 96 - i * 1.28, -1.57, 0)
    k.stroke()
  }
  k.globalAlpha = 1
}

/** A fallen drum of a column, lying as a seat; 9 high. */
function drum(k) {
  path(k, 'rgba(64,44,96,.5)', 'M8 0.600L-24 2.600L-28 1.200L-6 -1Z')
  path(k, SUN.mid, 'M-8 -9H8V0C4 1.400 -4 1.400 -8 0Z')
  path(k, SUN.deep, 'M-8 -9H-2.500V1.040C-4.600 0.900 -6.600 0.600 -8 0Z')
  path(k, SUN.lit, 'M3 -9H8V0C6.600 0.500 4.800 0.900 3 1Z')
  for (const x of [-6, -4, -0.6, 2, 4.6, 6.6]) stroke(k, '#a87068', 0.25, `M${x} -8V0.600`)
  path(k, SUN.pale, 'M-8.200 -9C-6 -10.800 6 -10.800 8.200 -9C6 -7.200 -6 -7.200 -8.200 -9Z')
}

/** The bed of the dog: a block of the cornice, sunny to the right. */
function block(k) {
  path(k, 'rgba(64,44,96,.5)', 'M22 0.300L-20 3.800L-27 2L-2 -1Z')
  path(k, SUN.mid, 'M-1 -8H17V0.600L-1 0Z')
  path(k, SUN.lit, 'M17 -8L22 -10V-1L17 0.600Z')
  path(k, SUN.pale, 'M-1 -8L4 -10.400L22 -10L17 -8Z')
  path(k, SUN.deep, 'M-1 -5.600H17V-4.600H-1Z')
  path(k, SUN.deep, 'M3 -4.600L4 0.200L6 0.300L4.600 -4.600Z')
}

/** The rock of the Acropolis, worn smooth, and the long back of Hymettus behind. */
function rock(k) {
  path(
    k,
    '#7d86b2',
    'M-6 58C6 55 18 52.500 34 52C54 51.500 70 56 90 57C116 58 132 54.500 146 55.500C154 56 160 58 166 58.500V67H-6Z',
  )
  fill(k, '#c99a86', [
    ...rough(points('-6 63.500 20 63 40 63.600 80 65 120 66 166 64.500'), 0.3, 3),
    ...points('166 96 -6 96'),
  ])
  path(k, '#8f6f92', 'M-6 64.500L38 63.800L92 66.600L80 69.500L20 69L-6 68Z')
  fill(k, '#e8c094', rough(points('88 68 120 66.500 166 66 166 72 130 74 96 73 88 68'), 0.3, 5))
  fill(k, '#b98880', [
    ...rough(points('-6 73 30 71.500 60 73 92 76.500 126 76 166 73.500'), 0.4, 7),
    ...points('166 96 -6 96'),
  ])
  fill(k, '#dcae8a', [
    ...rough(points('-6 75.500 34 73.500 62 75.500 96 79 130 78 166 75.500'), 0.4, 8),
    ...points('166 96 -6 96'),
  ])
  fill(k, '#ecc69a', rough(points('84 81 120 80 166 79 166 86 130 88 104 86.500 84 81'), 0.4, 9))
  fill(k, '#a87880', [
    ...rough(points('-6 89.500 40 90.500 80 90 120 92 166 90'), 0.4, 11),
    ...points('166 98 -6 98'),
  ])
}

export default {
  alt: 'Dopo il temporale il Partenone splende d’oro davanti a un arcobaleno: tre bambini in gita lo disegnano fra i marmi, ma uno sul foglio ha fatto il cane che dorme',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.96, 0.3], horizon: 0.7 })
    const f = field(s)
    f.draw(s.k, (k) => {
      stormSky(k)
      rock(k)
      temple(k)
      at(k, 17, 86, 1.08, drum)
      at(k, 17, 86, 1.08, girlMeasuring)
      at(k, 62, 82, 1, block)
      at(k, 62, 82, 1, dog)
      at(k, 44, 87.5, 0.98, girlShowing)
      at(k, 101, 87, 1.02, boyDrawing)
    })
    return finish(s, { vignette: 0.16 })
  },
}
