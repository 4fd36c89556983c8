import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { bell, memorial, morning, RAY, strip, yard } from '../../things/suan-dok.js'
import { P } from '../../things/turned-solid.js'

/** The memorials: x, z, height, kind, height from which the sun touches them, turn. */
const YARD = points(
  '-52 92 8.500 0 3 0.4 -41 84 11 1 3.2 0.5 -30 90 8 2 3 0.4 -22 78 9.5 3 3.4 0.5 -9 88 8 0 3 0.6 -36 62 9 2 3.8 0.4 -25 58 12 1 4 0.55 -14.5 62 8.6 0 3.8 0.5 -17.5 40 11.5 0 5 0.5 -25 42 9 3 5 0.4 52 90 9 1 3 0.5 61 84 11 0 3 0.5 44 70 8.400 2 3.6 0.4 53 66 10.5 3 3.6 0.5 34 58 11 1 4 0.6 40 52 12 0 4.4 0.5 27 62 8.5 3 3.8 0.5 33.5 43 9 2 4.6 0.5 -10.8 47 9 2 4.4 0.5 -33 50 11 0 4.4 0.5 25.5 70 9 0 3.8 0.5 36 88 10 1 3 0.4 -29 74 10.5 0 3.4 0.5 31 76 7.6 2 3.2 0.5',
  6,
)
const ROBE = ['#ffac40', '#c8603c']
const monk = (more) => ({
  ...POSES.walk,
  skin: SKINS[2],
  top: ROBE,
  low: ROBE,
  dress: 'sarong',
  hair: ['#8c5c44', '#6c4440'],
  cut: 'none',
  shoe: '#6c3c44',
  light: -1,
  ...more,
})

/** The painter of lime on his ladder: his head and brush are already in the sun. */
function painter(k) {
  const [x, z] = [21.4, 38.2]
  const [a, b] = [P(x - 1.7, 0, z - 1.4), P(x + 0.5, 6.4, z)]
  const q = a[2]
  const spot = (t, d) => [a[0] + (b[0] - a[0]) * t + d * q, a[1] + (b[1] - a[1]) * t]
  for (const d of [0, 0.6]) {
    const [u, v] = [spot(0, d), spot(1, d)]
    stroke(k, '#4c3c6c', q * 0.12, `M${u[0]} ${u[1]}L${v[0]} ${v[1]}`)
  }
  for (let i = 1; i < 15; i++) {
    const u = spot(i / 15, 0)
    stroke(k, '#4c3c6c', q * 0.09, `M${u[0]} ${u[1]}h${q * 0.6}`)
  }
  const [px, py] = spot(0.6, 0.32)
  stand(k, px, py, q * 1.7, {
    ...POSES.stand,
    near: [14, 20],
    far: [34, 46],
    armNear: [112, 14],
    armFar: [70, 30],
    skin: SKINS[2],
    top: ['#e8607c', '#983c68'],
    low: ['#4c4474', '#2c2850'],
    hair: ['#34202c', '#20142a'],
    hat: ['cone', '#ffe8b0', '#c89c64'],
    light: -1,
    after: (c, j) =>
      stroke(c, '#fff8e4', 0.3, `M${j.armNear.hand[0]} ${j.armNear.hand[1]}l0.900 -0.400`),
  })
}

/** A dog that has walked through the lime, looks up at him; 5 high. */
function dog(k) {
  path(k, '#4c4c8c', 'M-2 0.100C0 -0.500 6 -1.500 9 -1.400C8 -0.600 3 0.500 -1 0.500Z')
  stroke(k, '#643c54', 0.7, 'M-1.900 -0.500C-3.200 -0.300 -3.800 -1.200 -3.600 -2.400')
  path(
    k,
    '#9c6460',
    'M1.500 0L1.700 -2.600C1.700 -3.200 1.500 -3.600 1.300 -3.900C2 -4.100 2.700 -4.500 2.700 -4.900C2.600 -5.200 2.100 -5.300 1.700 -5.300C1.400 -5.900 0.800 -6 0.300 -5.700C-0.200 -5.300 -0.400 -4.900 -0.300 -4.300C-0.500 -3.400 -2.200 -2.400 -2.200 -0.600L-2.100 0H0.300L0.500 -1.600L0.700 0Z',
  )
  path(
    k,
    '#643c54',
    'M0.700 -5.700C0.100 -5.700 -0.500 -5.200 -0.400 -4.200C0 -4.400 0.500 -4.900 0.700 -5.700Z',
  )
  path(k, '#e8e4fc', 'M1.550 0L1.620 -0.800H0.560L0.700 0ZM0.300 0V-0.400H-2.100V0Z')
}

export default {
  alt: 'Wat Suan Dok al primo sole: il cortile dei chedi bianchi è ancora in ombra, la grande campana dorata e le punte sono già accese; tre monaci in una striscia di luce, un imbianchino sulla scala, un cane',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [0.02, 0.4],
      horizon: 0.72,
    })
    field(s).draw(s.k, (k) => {
      morning(k)
      yard(k)
      strip(k, '#ffd8a0', -17.1, -12.3, 10, 165)
      const put = (x, z, tall, o) => {
        const [px, py, q] = P(x, 0, z)
        const [sx, sy] = P(x + RAY[0] * 5, 0, z + RAY[1] * 5)
        fill(k, '#a884a8', [
          [px - q * 0.16, py],
          [px + q * 0.2, py + q * 0.02],
          [sx + q * 0.24, sy],
          [sx, sy],
        ])
        stand(k, px, py, q * tall, o, {})
      }
      const all = YARD.map(([x, z, high, kind, from, turn]) => [
        z,
        () => memorial(k, x, z, high, kind, [from + 1.2, from - 1.2], { turn }),
      ])
      all.push([112, () => bell(k, 19, 112, [4, 2])])
      all.push([40, () => memorial(k, 24, 40, 12.5, 0, [6.6, 3.6], { turn: 0.55 })])
      all.push([37, () => painter(k)])
      for (const [t, d, tall, pose] of [
        [27, 0, 1.72, 'walk'],
        [30.6, 0.4, 1.68, 'walkOther'],
        [33.2, -0.2, 1.3, 'walk'],
      ]) {
        const [x, z] = [-14.7 + d + RAY[0] * t, RAY[1] * t]
        all.push([z, () => put(x, z, tall, monk({ ...POSES[pose] }))])
      }
      all.sort((a, b) => b[0] - a[0])
      for (const [, draw] of all) draw()
      const [dx, dy, dq] = P(15.4, 0, 33)
      at(k, dx, dy, dq * 0.13, dog)
      for (let i = 0; i < 9; i++) {
        const [fx, fy, fq] = P(16.4 + i * 0.5, 0, 33.3 + i * 0.42 + (i % 2) * 0.3)
        path(k, '#e8e4fc', `M${fx} ${fy}a${fq * 0.12} ${fq * 0.05} 0 1 0 0.010 0Z`)
      }
      // One close to us, still deep in the shade.
      memorial(k, -9.1, 16, 11, 0, [9.2, 6.6], { turn: -0.52, deep: true })
    })
    return finish(s, { vignette: 0.14 })
  },
}
