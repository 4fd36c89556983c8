import { field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  blade,
  bud,
  cast,
  emirates,
  FAR,
  fog,
  HORIZON,
  MID,
  marquis,
  NEAR,
  pyramid,
  sail,
  slab,
} from '../../things/fog-towers.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { wisps } from '../../things/wisps.js'

const HAIR = ['#3c2838', '#241c30']
const SHADOW = 'rgba(112,136,188,.42)'

function above(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [a, c] of [
    [0, '#3c78b4'],
    [0.5, '#88b8cc'],
    [0.8, '#f0d8b8'],
    [1, '#fcd4ac'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, HORIZON + 6)
  wisps(k, 96, 9, { long: -64, rise: 4, spread: 7, n: 10, seed: 5, power: 0.36 })
  wisps(k, 118, 22.5, { long: 36, rise: 2, spread: 2.6, n: 5, seed: 9, power: 0.4 })
  // The gulf, a strip beyond the fog.
  fill(k, '#7cacc0', points(`-5 ${HORIZON} 165 ${HORIZON} 165 36 -5 36`))
  fill(
    k,
    '#a8c8c8',
    points(`-5 ${HORIZON} 165 ${HORIZON} 165 ${HORIZON + 0.8} -5 ${HORIZON + 0.8}`),
  )
}

/** The terrace: warm stone, a balustrade of glass that turns a corner, those who look. */
function terrace(k) {
  const [A, B, C] = [
    [-6, 72.5],
    [46, 80.5],
    [66, 96],
  ]
  fill(k, '#b87c78', [A, B, C, [-6, 96]])
  fill(k, '#dca084', [
    [-6, 75],
    [43, 82.4],
    [60, 96],
    [-6, 96],
  ])
  for (const [x0, y0, x1, y1] of points(
    '8 77.200 -6 92 22 79.300 12 96 35 81.200 38 96 -6 84.500 51 89',
    4,
  ))
    stroke(k, '#b87c78', 0.3, `M${x0} ${y0}L${x1} ${y1}`)
  // Shadows of the posts and of the people, away from the sun.
  for (const [x, y] of points('2 73.700 15 75.700 28 77.800 41 79.800'))
    fill(k, '#fff0d0', [
      [x, y],
      [x + 0.5, y],
      [x + 0.5, y - 11.6],
      [x, y - 11.6],
    ])
  for (const [x, y] of points('52 85.300 59 90.800'))
    fill(k, '#7484b0', [
      [x, y],
      [x + 0.5, y],
      [x + 0.5, y - 11.6],
      [x, y - 11.6],
    ])
  fill(k, 'rgba(200,224,232,.2)', [A, B, [B[0], B[1] - 11], [A[0], A[1] - 11]])
  fill(k, 'rgba(72,104,164,.26)', [B, C, [C[0], C[1] - 11], [B[0], B[1] - 11]])
  for (const [x, w] of points('5 4 12 1.500 32 5'))
    fill(k, 'rgba(255,250,232,.2)', [
      [x, A[1] + (x + 6) * 0.154],
      [x + w, A[1] + (x + w + 6) * 0.154],
      [x + w + 4, A[1] + (x + w + 6) * 0.154 - 10.4],
      [x + 4, A[1] + (x + 6) * 0.154 - 10.4],
    ])
  stroke(k, '#54608c', 1.1, `M-6 61.300L46 69.300L66 84.800`)
  stroke(k, '#fff0d0', 0.4, `M-6 60.900L46 68.900L66 84.400`)
  const fall = [-0.34, -0.3]
  const put = (x, y, high, o, flip) =>
    stand(
      k,
      x,
      y,
      high,
      { hair: HAIR, light: 1, low: ['#54648c', '#343c68'], ...o },
      { flip, fall, shade: '#8c5c6c' },
    )
  put(12, 82, 10.8, {
    ...POSES.stand,
    view: 'back',
    skin: SKINS[1],
    top: ['#e8705c', '#944458'],
    armNear: [60, 50],
    armFar: [-12, -10],
    cut: 'long',
    dress: 'skirt',
    low: ['#f4d8b0', '#b8908c'],
  })
  put(18.4, 83.2, 11, {
    ...POSES.point,
    view: 'back',
    skin: SKINS[0],
    top: ['#4c94a8', '#2c5c80'],
    armFar: [104, 4],
    armNear: [8, 8],
  })
  put(35, 86.2, 10.9, {
    ...POSES.camera,
    skin: SKINS[2],
    top: ['#fff0d4', '#b89c9c'],
    low: ['#fff0d4', '#b89c9c'],
    dress: 'sarong',
    hat: ['cap', '#fff8e8'],
  })
}

export default {
  alt: 'Dubai all’alba dalla terrazza del Burj Khalifa, a 450 metri: le torri escono da un mare di nebbia dorata e sulla nebbia si allunga fino all’orizzonte l’ombra della guglia; lontano, sul mare, l’hotel a forma di vela',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.95, 0.9], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      above(k)
      sail(k, 112, 34.2, 0.6)
      for (const [x, t, w0] of points(
        '3 30 1.400 7 28.500 1.200 10 31 1.600 14 29.500 1.300 17 31.500 1.500 86 32 1.300 122 32 1.400 128 31 1.200 153 31.400 1.600',
        3,
      )) {
        fill(k, FAR[0], points(`${x} ${t} ${x + w0 * 0.45} ${t - 0.4} ${x + w0 * 0.45} 37 ${x} 37`))
        fill(
          k,
          FAR[1],
          points(`${x + w0 * 0.45} ${t - 0.4} ${x + w0} ${t} ${x + w0} 37 ${x + w0 * 0.45} 37`),
        )
      }
      fog(k, 34.4, 2, 3, ['#fff0d0', '#fde2c4', '#ecd8cc'])
      bud(k, 40, 42, 0.56, FAR)
      pyramid(k, 146, 42, 0.6, FAR)
      fog(k, 38, 3.4, 8, ['#fff0d0', '#fcdebe', '#e0d4d4'])
      cast(k, SHADOW, 27, 47, 8, 0.5)
      marquis(k, 21, 50, 0.8, MID)
      cast(k, SHADOW, 104, 49, 11, 0.56)
      emirates(k, 96, 52, 0.9, MID)
      fog(k, 44.5, 5.2, 12, ['#fff2d4', '#fbdabc', '#d0cedc'])
      cast(k, SHADOW, 142, 56, 10, 0.42)
      slab(k, 136, 66, 0.9, MID, 31)
      fog(k, 54, 8, 21, ['#fff2d4', '#fad4b8', '#bcc4de'])
      cast(k, SHADOW, 121, 68, 6.4, 0.42)
      pyramid(k, 121, 76, 1.1, NEAR, 23)
      fog(k, 67, 11, 29, ['#fff2d6', '#f8ceb4', '#a8b8dc'])
      fog(k, 84, 13, 36, ['#fff0d4', '#f6c8b0', '#98acd8'])
      blade(k, 'rgba(84,116,180,.62)')
      terrace(k)
    })
    return finish(s)
  },
}
