import { blend } from '../../core/colour.js'
import { field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  bank,
  farTrees,
  fields,
  HORIZON,
  MIDDLE,
  P,
  range,
  rings,
} from '../../things/moray-rings.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** Masonry from shade to sun; two tones between each pair, so that a round wall turns softly. */
const STONE = ['#4c3c68', '#54406c', '#6c4c6c', '#8c6068', '#b88064', '#e0ac74', '#f8cc8c']
const WALLS = STONE.flatMap((c, i) =>
  i < STONE.length - 1 ? [0, 1 / 3, 2 / 3].map((t) => blend(c, STONE[i + 1], t)) : [c],
)
/** Grass from the plain down: drier above, greener where the water gathers. */
const FLOORS = [
  ['#d4bc5c', '#54605c'],
  ['#c4b850', '#4c605c'],
  ['#ccc05c', '#4c645c'],
  ['#b4b84c', '#3c6058'],
  ['#bcc454', '#3c645c'],
  ['#a4b84c', '#345c58'],
  ['#acc454', '#34605c'],
  ['#90b848', '#2c585c'],
  ['#98c454', '#2c5c60'],
]

function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [a, c] of [
    [0, '#2c88b0'],
    [0.55, '#8cc8cc'],
    [1, '#fce8c4'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-2, -2, 164, 94)
}

/** The plain of Maras: stubble, ploughed earth, young barley, in strips that run to the edge of the valley. */
function plain(k) {
  fill(
    k,
    '#b8744c',
    points(
      `-2 ${HORIZON + 0.6} 30 ${HORIZON - 0.4} 70 ${HORIZON + 0.3} 110 ${HORIZON - 0.6} 162 ${HORIZON + 0.4} 162 92 -2 92`,
    ),
  )
  fields(k, [
    ['#d8a058', '-900 700 -420 700 -300 420 -640 420'],
    ['#a8a058', '-420 700 -160 720 -130 440 -300 420'],
    ['#e8b868', '-160 720 160 760 100 430 -130 440'],
    ['#98603c', '160 760 520 720 330 400 100 430'],
    ['#d8a860', '520 720 1000 700 600 390 330 400'],
    ['#b0a85c', '-640 420 -300 420 -230 290 -420 290'],
    ['#e0b060', '-300 420 -130 440 -110 300 -230 290'],
    ['#a86840', '-130 440 100 430 90 310 -110 300'],
    ['#e4bc70', '100 430 330 400 250 290 90 310'],
    ['#a0a054', '330 400 600 390 420 280 250 290'],
    ['#c08450', '-420 290 -230 290 -190 200 -300 200'],
    ['#d0a458', '250 290 420 280 300 190 190 200'],
  ])
}

/** The slope that we stand on: dry grass in the sun, its own brow in shade. */
function nearSlope(k) {
  fill(k, '#4c3858', points('-2 76 8 77.500 20 80.500 34 84 48 88 56 92 -2 92'))
  fill(
    k,
    '#d89c50',
    points(
      '-2 74.500 8 75.800 20 78.800 34 82.400 48 86.600 58 92 48 92 34 86.500 20 83 8 80.500 -2 80',
    ),
  )
  fill(
    k,
    '#f0c06c',
    points(
      '-2 74.500 8 75.800 20 78.800 34 82.400 48 86.600 52 88.600 40 85.600 26 82 10 78.200 -2 77',
    ),
  )
}

/** Ichu grass in a few tufts on the brow. */
function tufts(k) {
  for (const [x, y, q] of points(
    '2 76.400 1.500 4.200 76.800 1 33 83.600 1.300 35.400 84.400 0.900 44 87 1.500',
    3,
  ))
    for (const [dx, dy, c] of [
      [-1.7, -2, '#b87c48'],
      [-0.9, -3, '#e8b868'],
      [0.1, -3.5, '#fcd88c'],
      [1, -2.8, '#d89c50'],
      [1.8, -1.7, '#b87c48'],
    ])
      path(
        k,
        c,
        `M${x - 0.35 * q} ${y}Q${x + dx * 0.3 * q} ${y + dy * 0.6 * q} ${x + dx * q} ${y + dy * q}Q${x + dx * 0.5 * q + 0.3} ${y + dy * 0.5 * q} ${x + 0.35 * q} ${y}Z`,
      )
}

const person = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: ['#2c1c34', '#1c142c'],
  light: -1,
  view: 'back',
  ...more,
})
/** Feet apart, the weight on both. */
const STANCE = { near: [-9, 0], far: [10, 2] }
const GUIDE = person('point', 2, ['#d8404c', '#8c2850'], ['#34406c', '#242c50'], {
  ...STANCE,
  armNear: [-12, 8],
  hat: ['brim', '#f8e0b0', '#b08868'],
})
const GUEST = person('stand', 0, ['#3cb0b0', '#287088'], ['#54486c', '#3c3454'], {
  ...STANCE,

  hat: ['knit', '#f8c04c', '#d8404c'],
  pack: ['#f0883c', '#a8503c'],
})

/** Three on the round floor, far below, each with a long shadow. */
function below(k) {
  for (const [x, z, c] of [
    [-3, 2, '#d8404c'],
    [0.4, -2, '#fff0d8'],
    [4.4, 1.5, '#3c6cb0'],
  ]) {
    const [px, py] = P(x, MIDDLE + z, -30.4)
    const u = 0.72
    path(
      k,
      '#345c5c',
      `M${px - 0.14} ${py}L${px + 0.14} ${py + 0.06}L${px + 3.4 * u} ${py + 0.82 * u}L${px + 3.3 * u} ${py + 0.56 * u}Z`,
    )
    stroke(k, '#2c2c48', 0.26, `M${px} ${py}V${py - 0.8 * u}`)
    stroke(k, c, 0.44, `M${px} ${py - 0.85 * u}V${py - 1.45 * u}`)
    path(
      k,
      '#3c2838',
      `M${px - 0.17} ${py - 1.86 * u}a0.170 0.190 0 1 0 0.340 0a0.170 0.190 0 1 0 -0.340 0Z`,
    )
  }
}

export default {
  alt: 'I cerchi di Moray nel sole basso: terrazze rotonde scendono una nell’altra come gradini, metà d’oro e metà in ombra; due viaggiatori guardano dall’alto, tre figurine stanno sul prato in fondo, oltre l’altopiano le Ande innevate',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [-0.1, 0.1], horizon: HORIZON / 90 })
    field(s).draw(s.k, (k) => {
      sky(k)
      range(k, { rock: '#88a4bc', shade: '#6c88ac', snow: '#fff2dc', cool: '#c4d4e4' })
      plain(k)
      farTrees(
        k,
        ['#8c9c50', '#3c5850', '#8c5444'],
        '-330 470 15 -312 462 19 -296 466 13 -120 420 11 -108 416 14 240 330 15 252 326 12 268 334 17 -150 290 9',
      )
      bank(k, ['#e8b464', '#7c5058'])
      rings(k, { walls: WALLS, floors: FLOORS, mark: '#c08c68' })
      below(k)
      nearSlope(k)
      tufts(k)
      stand(k, 15, 79.6, 10.5, GUIDE, { fall: [1.5, 0.42], shade: '#a06848' })
      stand(k, 23.5, 82, 10, GUEST, { fall: [1.5, 0.42], shade: '#a06848' })
    })
    return finish(s)
  },
}
