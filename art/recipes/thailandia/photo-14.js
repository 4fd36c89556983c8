import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { bell, dog, evening, frangipani, memorial, P, yard } from '../../things/suan-dok.js'

const ROBE = ['#ff9c3c', '#b8543c']
const HAIR = ['#34202c', '#20142a']
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

/** The memorials, far to near: x, z, height, kind, how slim. */
const YARD = points(
  '-44 78 7 0 1 -33 74 8 1 0.9 -22 80 6 2 1 -12 76 9 0 0.9 -2 82 7 1 1 44 84 8 0 1 56 78 7 2 0.9 -38 58 8 1 1 -26 60 7 3 1 -15 56 9.500 2 0.900 -6 62 7 0 1 40 62 7.500 1 1 50 56 8 0 0.9 -30 44 8.500 0 1 -19 42 7 1 0.9 -9.500 46 6.500 3 1.100 31 46 8 2 1 40 44 7 3 1 -20 30 8 2 0.9 -10.500 33 8.500 1 0.85 20.500 34 8 0 0.95 25.500 30 6.500 2 1 24 44 7.500 1 1 29 52 8 3 1 22 60 7 2 1 33 66 7 0 1',
  5,
)

/** The one that gets its lime again: old stone below, white above, ladder and painter, his bucket upset, prints of paws. */
function whitened(k, put) {
  const [x, z, high] = [12.6, 24, 8]
  memorial(k, x, z, high, 1, 2)
  const [px, py, q] = P(x, 0, z)
  k.save()
  k.beginPath()
  for (const [dx, y] of points(
    '-4 3.600 -1.600 3.500 -1.300 3 -1 3.600 -0.500 3.500 -0.300 2.700 0 3.500 0.500 3.600 0.800 3.100 1.100 3.500 4 3.600 4 10 -4 10',
  ))
    k.lineTo(px + dx * q, py - y * q)
  k.clip()
  memorial(k, x, z, high, 1, 0)
  k.restore()
  const [a, b] = [P(x - 2.9, 0, z - 1.6), P(x - 1.35, 4, z - 1)]
  for (const d of [0, 0.5])
    stroke(k, '#7c4c44', q * 0.07, `M${a[0] + d * q} ${a[1]}L${b[0] + d * q} ${b[1]}`)
  for (let i = 1; i < 10; i++) {
    const t = i / 10
    stroke(
      k,
      '#a8705c',
      q * 0.06,
      `M${a[0] + (b[0] - a[0]) * t} ${a[1] + (b[1] - a[1]) * t}h${q * 0.5}`,
    )
  }
  put(
    x - 1.92,
    z - 1.2,
    1.64,
    {
      ...POSES.stand,
      near: [14, 20],
      far: [34, 46],
      armNear: [104, 14],
      armFar: [70, 30],
      skin: SKINS[2],
      top: ['#4c8cb0', '#2c5480'],
      low: ['#4c4474', '#2c2850'],
      hair: HAIR,
      hat: ['cone', '#ffe8b0', '#c89c64'],
      light: -1,
      after: (c, j) =>
        stroke(c, '#fff8e4', 0.26, `M${j.armNear.hand[0]} ${j.armNear.hand[1]}l0.900 -0.300`),
    },
    false,
    2,
  )
  const [bx, by, bq] = P(x - 1.2, 0, z - 3.4)
  path(
    k,
    '#fffaf0',
    `M${bx - bq * 1.3} ${by}C${bx - bq} ${by - bq * 0.16} ${bx + bq * 0.2} ${by - bq * 0.12} ${bx + bq * 0.3} ${by}C${bx} ${by + bq * 0.18} ${bx - bq * 0.9} ${by + bq * 0.2} ${bx - bq * 1.3} ${by}Z`,
  )
  path(
    k,
    '#5c84a8',
    `M${bx - bq * 0.1} ${by - bq * 0.4}L${bx + bq * 0.36} ${by - bq * 0.34}V${by + bq * 0.02}L${bx - bq * 0.1} ${by + bq * 0.06}Q${bx - bq * 0.24} ${by - bq * 0.16} ${bx - bq * 0.1} ${by - bq * 0.4}Z`,
  )
  for (let i = 0; i < 12; i++) {
    const t = i / 11
    const [fx, fy, fq] = P(x - 2.6 - t * 5.6, 0, z - 3.6 - t * 2.2 + (i % 2) * 0.36)
    path(k, '#fffaf0', `M${fx} ${fy - fq * 0.07}a${fq * 0.1} ${fq * 0.06} 0 1 0 0.010 0Z`)
  }
  const [dx, dy, dq] = P(x - 8.9, 0, z - 5.8)
  at(k, dx, dy, dq * 0.11, dog)
}

export default {
  alt: 'Il cortile di Wat Suan Dok nella luce bassa: i chedi bianchi con le loro ombre lunghe, la grande campana dorata, il monte dietro; tre monaci, un imbianchino sulla scala e un cane che lascia orme di calce',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [0.02, 0.4],
      horizon: 0.65,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      yard(k)
      const put = (x, z, tall, o, flip, y = 0) => {
        const [px, py, q] = P(x, y, z)
        stand(k, px, py, q * tall, o, { flip, fall: y ? undefined : [1.3, 0.16], shade: '#b87c8c' })
      }
      const all = YARD.map(([x, z, high, kind, slim]) => [
        z,
        () => memorial(k, x, z, high, kind, 0, slim),
      ])
      all.push([96, () => bell(k, 24, 96)])
      all.push([24, () => whitened(k, put)])
      for (const [x, z, tall, pose] of [
        [-2.4, 33, 1.7, 'walk'],
        [-0.2, 31.6, 1.68, 'walkOther'],
        [1.7, 30.4, 1.25, 'walk'],
      ])
        all.push([z, () => put(x, z, tall, monk({ ...POSES[pose] }))])
      all.push([
        52,
        () =>
          put(14, 52, 1.65, {
            ...POSES.camera,
            skin: SKINS[0],
            top: ['#fff0d8', '#b8a0b0'],
            low: ['#5c6ca0', '#3c4474'],
            hair: HAIR,
            light: -1,
          }),
      ])
      all.push([
        51.8,
        () =>
          put(15.6, 51.8, 1.6, {
            ...POSES.hips,
            view: 'back',
            armFar: [46, -96],
            skin: SKINS[1],
            top: ['#e86c74', '#94405c'],
            low: ['#4c4474', '#2c2850'],
            dress: 'skirt',
            cut: 'long',
            hair: HAIR,
            light: -1,
          }),
      ])
      all.sort((a, b) => b[0] - a[0])
      for (const [, draw] of all) draw()
      // One close to us on the left, in its own shade.
      memorial(k, -7.2, 13.4, 8, 0, 1)
      frangipani(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
