import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { bent, limb } from '../../things/joints.js'
import { profile } from '../../things/sandbank-lunch.js'
import { honey } from './kit.js'

const SHADE = 'rgba(96,48,96,.36)'
const INK = '#2a1830'
const DARK = ['#b0704c', '#80492f', '#56303a']
const COTTON = '#fffaf0'

/** Sheer and keel as curves; the strakes lie between them, `t` from 0 to 1. */
const SHEER = points('-14 32 40 35 84 24 115 4')
const KEEL = points('-14 79 30 79 60 78 86 74')
const strake = (t) =>
  SHEER.map(([x, y], i) => [
    x + (KEEL[i][0] - x) * t + (i === 3 ? Math.sin(t * 3.14) * 3 : 0),
    y + (KEEL[i][1] - y) * t,
  ])
const curve = ([a, b, c, d]) => `${a}C${b} ${c} ${d}`

const along = ([a, b, c, d], u) =>
  a.map(
    (_, n) =>
      (1 - u) ** 3 * a[n] +
      3 * u * (1 - u) ** 2 * b[n] +
      3 * u * u * (1 - u) * c[n] +
      u ** 3 * d[n],
  )

/** Ribs that still stand bare above the last strake, two beams across. */
function ribs(k) {
  for (const [x, y, tall] of points('-4 42 30 11 43 31 26 43 30 41 42 27 86 36 22 99 30 20', 3)) {
    path(
      k,
      '#6c3a34',
      `M${x} ${y}C${x - 2} ${y - tall * 0.6} ${x - 2.6} ${y - tall * 0.8} ${x - 2} ${y - tall}L${x + 2.4} ${y - tall - 1}C${x + 2} ${y - tall * 0.7} ${x + 3} ${y - tall * 0.4} ${x + 5} ${y}Z`,
    )
    path(
      k,
      '#a8623c',
      `M${x} ${y}C${x - 2} ${y - tall * 0.6} ${x - 2.6} ${y - tall * 0.8} ${x - 2} ${y - tall}L${x + 0.4} ${y - tall - 0.6}C${x} ${y - tall * 0.7} ${x + 0.8} ${y - tall * 0.4} ${x + 2.6} ${y}Z`,
    )
  }
}

/** The bow of a dhow on its blocks, the planks lit from above, dark under the turn. */
function hull(k) {
  path(k, '#4c2a30', 'M2 78H14V85H2ZM44 78H56V84.500H44ZM74 76H86V83.500H74Z')
  path(k, '#84503c', 'M2 78H6V85H2ZM44 78H48V84.500H44ZM74 76H78V83.500H74Z')
  const tones = [
    '#d88c4c',
    '#c87a42',
    '#cf8246',
    '#b96a3c',
    '#c07040',
    '#a65a38',
    '#944c36',
    '#803f34',
    '#6c3432',
  ]
  tones.forEach((c, i) => {
    const [up, down] = [strake(i / tones.length), strake((i + 1) / tones.length + 0.01)]
    path(k, c, `M${curve(up)}L${curve([...down].reverse())}Z`)
    stroke(k, '#5c2c30', 0.45, `M${curve(down)}`)
  })
  for (let i = 0; i < 8; i++)
    for (const x of points(i % 2 ? '0.2 0.5 0.8' : '0.41 0.66 0.92', 1)) {
      const [px, py] = along(strake((i + 0.5) / 9), x)
      path(k, '#5c2c30', `M${px} ${py - 0.4}a0.450 0.450 0 1 0 0.010 0Z`)
    }
  // Rail, stem post, keel.
  stroke(k, '#f2b26c', 1.5, `M${curve(SHEER)}`)
  path(
    k,
    '#7a4030',
    'M112 -4L122 -8C117 26 106 54 90 79L-14 84V79C30 79 60 79 84 75C98 52 108 28 112 -4Z',
  )
  path(
    k,
    '#b8703e',
    'M112 -4L117 -6C112 26 102 52 86.500 76.500L-14 81V79C30 79 60 79 84 75C98 52 108 28 112 -4Z',
  )
  path(k, '#fff2d4', 'M96 25C99 20.500 104 19.500 107 21.500C104.500 26 99.500 27.500 96 25Z')
  path(k, '#1f8ca0', 'M102 20.800a2.300 2.300 0 1 0 0.010 0Z')
  path(k, INK, 'M102.200 21.900a1.200 1.200 0 1 0 0.010 0Z')
}

/** A standing figure that looks right, feet at 0, 34 tall; each limb three joints. */
function man(k, { shirt, wrap, far, near, legs, tilt = 0, face, cap, skin = DARK }) {
  const [, base, shade] = skin
  const sleeve = (text, cloth, tone) => {
    const [a, b, c] = points(text)
    limb(
      k,
      tone,
      bent([
        [...a, 2.6],
        [...b, 2.3],
        [...c, 1.7],
      ]),
    )
    limb(k, cloth, [
      [...a, 3.2],
      [a[0] + (b[0] - a[0]) * 0.7, a[1] + (b[1] - a[1]) * 0.7, 3],
    ])
    limb(k, tone, [
      [...c, 2.1],
      [c[0] + 0.3, c[1] - 0.4, 2.1],
    ])
  }
  legs.forEach((text, i) => {
    const [a, b, c] = points(text)
    const tone = i ? base : shade
    limb(
      k,
      tone,
      bent([
        [...a, 3.2],
        [...b, 2.6],
        [...c, 1.7],
      ]),
    )
    limb(k, tone, [
      [c[0], c[1] + 0.2, 1.7],
      [c[0] + 2.7, c[1] + 0.6, 1.3],
    ])
    limb(k, wrap[1 - i], [
      [...a, 4.6],
      [...b, 3.9],
    ])
  })
  sleeve(far, shirt[1], shade)
  path(
    k,
    shirt[0],
    'M-3.200 -13C-3.600 -18 -3.400 -23 -1.600 -25C0 -26 2 -25.800 3 -24.400C4 -20 3.600 -16 3.400 -13C1 -12 -1.400 -12 -3.200 -13Z',
  )
  path(
    k,
    shirt[1],
    'M-3.200 -13C-3.600 -18 -3.400 -23 -1.600 -25C-1.200 -25.200 -0.800 -25.400 -0.400 -25.400C-1.600 -21 -1.600 -16 -0.600 -12.300C-1.600 -12.400 -2.400 -12.600 -3.200 -13Z',
  )
  limb(k, shade, [
    [0.2, -25, 2.4],
    [0.5, -27, 2.4],
  ])
  k.save()
  k.translate(0.7, -29)
  k.rotate(tilt)
  k.scale(0.6, 0.6)
  profile(k, skin, face)
  cap(k)
  k.restore()
  return () => sleeve(near, shirt[0], base)
}

const hair = (k) =>
  path(
    k,
    INK,
    'M-4.600 0.500C-5.600 -6 -2 -8.200 1 -7.800C4 -7.600 5.600 -6 5.500 -3.600C3 -4.600 1 -4.400 0 -2.600C-1.400 -2.600 -2.600 -1.400 -2.800 1.600C-3.600 2.200 -4.400 1.600 -4.600 0.500Z',
  )
const kofia = (k) => {
  path(
    k,
    '#fff4dc',
    'M-4.800 -2.600L-4.600 -8C-2 -9.600 3 -9.600 4.900 -8.200L5.500 -3.800C2.400 -4.600 -1.600 -4.200 -4.800 -2.600Z',
  )
  stroke(k, '#c83c3c', 0.7, 'M-4.600 -4.600Q0 -6.600 5.200 -5.400')
  path(
    k,
    '#f0e8e4',
    'M-0.600 1.800C0.600 2.800 2 2 2.800 1.600C3.400 3.800 4.800 3.600 5.500 3C5 5.400 3.400 6.600 1.400 6C-0.300 5.600 -1.200 3.600 -0.600 1.800Z',
  )
}
const scarf = (k) => {
  path(
    k,
    '#f4b83c',
    'M-4.700 -1.500C-5.400 -8.500 3.500 -9.800 5.500 -4.200C2.500 -4.200 -1.500 -3.600 -4.700 -1.500Z',
  )
  path(k, '#c8803c', 'M-4.400 -3.500L-8 -4L-7.200 -2L-8.600 0.500L-4.400 -1.600Z')
}

/** The caulker drives cotton into a seam, mallet drawn back. */
function caulker(k) {
  const arm = man(k, {
    shirt: ['#2f9c98', '#1f6c7c'],
    wrap: ['#8c4c7c', '#5c3460'],
    far: '2 -23.400 6 -21 10.400 -23.600',
    near: '-0.800 -23.400 -6 -22.600 -7 -29',
    legs: ['-0.500 -13 -3.500 -7.500 -7 -0.800', '0.600 -13 4.600 -7.500 4 -0.600'],
    face: { eye: 'closed' },
    cap: scarf,
  })
  stroke(k, '#c4ccd8', 0.9, 'M9.600 -23.200L13.800 -26.200')
  // The skein over his shoulder.
  stroke(k, COTTON, 1.3, 'M1.600 -25C4 -20 3 -16 0 -14.500C-3 -16 -4 -20 -1.600 -25.200')
  stroke(
    k,
    '#dccad0',
    0.5,
    'M0.800 -24C2.600 -20 2 -17.500 0 -16C-1.600 -17.500 -2.400 -20 -1 -24.400',
  )
  stroke(k, '#b8743c', 1.1, 'M-7.400 -27.500L-6.200 -35')
  path(k, '#e8a860', 'M-9.600 -38.200L-2.600 -37L-3.200 -33.400L-10.200 -34.600Z')
  path(k, '#a8623c', 'M-4.600 -37.300L-2.600 -37L-3.200 -33.400L-5.200 -33.700Z')
  arm()
}

/** A nanny goat that pulls, facing left, hind legs braced; feet at 0, mouth at -11, -14.5. */
function goat(k) {
  const [coat, dim, patch] = ['#fff6e6', '#c8b4c0', '#a85c38']
  for (const text of [
    '-3 -8 2.400 -4.500 -4 1.800 -5.500 -0.500 1.300',
    '10 -8 2.600 11.500 -4 1.800 9 -0.500 1.300',
  ])
    limb(k, dim, points(text, 3))
  path(
    k,
    coat,
    'M-5 -11C-3 -13.500 4 -13 9 -13C12 -13.200 13.600 -11 13 -8C12.400 -5.600 9 -5.600 5 -5.200C1 -4.800 -3 -5 -4.600 -7Z',
  )
  path(
    k,
    patch,
    'M4 -13.100C7 -13 8 -13 9 -13C12 -13.200 13.600 -11 13 -8C11 -7.600 9.500 -9 8 -10C6 -10.500 4.500 -11 4 -13.100Z',
  )
  path(
    k,
    dim,
    'M-4.600 -7C-1 -6 6 -6.400 11 -6.600C9.600 -5.600 7.500 -5.400 5 -5.200C1 -4.800 -3 -5 -4.600 -7Z',
  )
  for (const text of [
    '-2.600 -8 2.600 -1.600 -4.500 2 -1.600 -0.400 1.400',
    '11.400 -9 3.600 12.800 -4.500 2 11.600 -0.400 1.400',
  ])
    limb(k, coat, points(text, 3))
  for (const x of [-5.6, -1.6, 8.9, 11.5])
    path(k, INK, `M${x + 0.9} -0.900H${x - 0.7}L${x - 1.1} 0.500H${x + 0.9}Z`)
  path(
    k,
    patch,
    'M12.600 -12C14 -12.600 15 -14.500 14.800 -16C16.600 -14.600 16 -11.400 13.200 -10Z',
  )
  path(
    k,
    coat,
    'M-1 -12.600C-3 -14.500 -4 -16 -4.600 -17.500L-8 -14.500C-7 -11 -5.800 -8.500 -4.600 -7Z',
  )
  stroke(
    k,
    '#7c5048',
    1,
    'M-4.600 -18.200C-3.500 -21 -1.600 -22.200 0.400 -22M-5.600 -18.600C-5 -21.400 -3.400 -23 -1.600 -23.200',
  )
  path(
    k,
    coat,
    'M-3.400 -17C-4.400 -19.400 -6.600 -19.600 -8 -18C-9.200 -16.800 -10.600 -15.600 -11.400 -14.800C-12 -13.600 -11 -12.800 -9.600 -13C-7.400 -13 -5 -13.800 -4 -15Z',
  )
  path(k, patch, 'M-4 -17.800C-2 -18.600 0 -17.800 1 -15.800C-1 -15.400 -3 -15.800 -4.200 -16.800Z')
  path(
    k,
    dim,
    'M-8.800 -13C-9 -11.400 -8.800 -10.400 -8 -9.400C-7.400 -10.600 -7.200 -12 -7.400 -13.200Z',
  )
  path(
    k,
    INK,
    'M-7.300 -17.300a0.600 0.700 0 1 0 0.010 0ZM-11.100 -14.900a0.350 0.350 0 1 0 0.010 0Z',
  )
  stroke(k, INK, 0.35, 'M-11.300 -13.900Q-10.200 -13.900 -9.200 -14.300')
}

export default {
  alt: 'Sulla spiaggia di Nungwi un calafato batte il cotone nelle fessure di un dhow in costruzione, ma una capra gli sfila la matassa dalla spalla; il mastro d’ascia in kofia la indica dal bordo e il ragazzo col secchio ride',
  paint(w, h) {
    const s = new Scene(w, h, { mood: honey, sun: [0.05, 0.02], horizon: 0.5 })
    field(s).draw(s.k, (k) => {
      path(k, '#ffd48c', 'M-6 -6H168V96H-6Z')
      path(k, '#ffe6b0', 'M-6 -6H60L20 60H-6ZM96 -6H132L150 60H80Z')
      path(k, '#158ca4', 'M80 46H168V70H80Z')
      path(k, '#2fb0b4', 'M80 50C110 48.500 140 51 168 49V70H80Z')
      path(k, '#74d0c0', 'M80 56C104 54 134 58 168 54V70H80Z')
      path(k, '#fff8e8', 'M80 62C104 60 134 63.500 168 58.500V70H80Z')
      path(k, '#e0b888', 'M80 63C104 61.200 134 65 168 60V72H80Z')
      path(k, '#f8dcaa', 'M-6 66H80C110 64 140 67.500 168 63V96H-6Z')
      at(k, 140, 49, 0.7, (c) => {
        path(c, '#8c4434', 'M-10 -2C-4 -0.500 4 -0.500 11 -3L8 1H-7Z')
        stroke(c, '#8c4434', 0.7, 'M0 -1L1 -20M10 -5L-9 -26')
        path(c, '#fff8e8', 'M10 -5L-9 -26C-12 -18 -11 -10 -9 -6C-4 -8 4 -7 10 -5Z')
        path(
          c,
          '#e8604c',
          'M-10.800 -15C-7 -16 -3 -15.500 1 -15L3.500 -12C-2 -13 -7 -12.500 -11 -11.500Z',
        )
      })
      ribs(k)
      let rest
      at(k, 64, 44.6, 1.05, (c) => {
        rest = man(c, {
          shirt: ['#e8604c', '#a83c4c'],
          wrap: ['#444', '#444'],
          far: '2 -23.400 7 -24.600 12.500 -24.200',
          near: '-0.800 -23.400 -5 -18.500 -1 -14.500',
          legs: [],
          tilt: 0.2,
          face: { mouth: 'open' },
          cap: kofia,
        })
        limb(c, DARK[2], points('12.800 -24.500 1 15.600 -24 0.8', 3))
      })
      path(k, SHADE, 'M-6 84C30 83 70 82 90 79C104 79 116 81 120 83C100 89 40 91 -6 91Z')
      hull(k)
      at(k, 64, 44.6, 1.05, () => rest())
      // The seam that is done already.
      const seam = Array.from({ length: 12 }, (_, i) =>
        along(strake(6 / 9 + 0.01), 0.52 + i * 0.041),
      )
      stroke(k, COTTON, 0.8, `M${seam.join('L')}`)
      // Poles that hold her upright.
      for (const [x0, y0, x1, y1] of points('58 52 50 86 80 58 75 85', 4)) {
        stroke(k, '#5c3030', 1.9, `M${x0} ${y0}L${x1} ${y1}`)
        stroke(k, '#c88450', 0.7, `M${x0 - 0.4} ${y0}L${x1 - 0.4} ${y1}`)
      }
      path(
        k,
        SHADE,
        'M104 84C110 82 124 82 130 83.500C126 86 110 86.500 104 84ZM122 88C130 86 150 86 156 88C150 90.500 128 90.500 122 88Z',
      )
      at(k, 113, 83, 1.2, caulker, true)
      stroke(
        k,
        COTTON,
        1.1,
        'M113 65C116 72 119 73.500 123.500 69.800M123 69.500C121 72 123 75 121.500 78',
      )
      at(k, 136, 88, 1.25, goat)
      path(k, SHADE, 'M25 87C31 85.200 45 85.200 51 87C45 89.200 31 89.200 25 87Z')
      at(k, 29, 87, 1.05, (c) => {
        const arm = man(c, {
          shirt: ['#5cb084', '#347868'],
          wrap: ['#f0b048', '#b87838'],
          far: '2 -23.400 6.400 -20.500 4.600 -26.600',
          near: '-0.800 -23.400 -4 -19 -6 -14',
          legs: ['-0.500 -13 -1.500 -7 -2.600 -0.600', '0.800 -13 2 -7 1.600 -0.600'],
          tilt: -0.08,
          skin: ['#c88c60', '#9c6040', '#6c3c3c'],
          cap: hair,
        })
        stroke(c, '#4c3440', 0.4, 'M-9 -9.800Q-6 -18 -3.200 -9.800')
        path(c, '#8c98b0', 'M-9.400 -10H-2.800L-3.600 -4H-8.600Z')
        path(c, '#c8d0e0', 'M-9.400 -10H-7L-7.200 -4H-8.600Z')
        path(
          c,
          COTTON,
          'M-8.800 -10C-8.400 -11.600 -6.600 -11.800 -6 -11C-5 -11.800 -3.400 -11.400 -3.400 -10Z',
        )
        arm()
      })
      for (const [x, y, q] of points(
        '56 87 1.200 64 89 1 82 87.500 1.300 89 84.500 1 93 88.500 1.200 70 85.500 0.9',
        3,
      ))
        stroke(
          k,
          '#c8803c',
          0.55,
          `M${x} ${y}c${q} ${-q * 1.4} ${q * 2.2} ${-q * 0.2} ${q * 1.3} ${q * 0.5}c${-q * 0.7} ${q * 0.4} ${-q} ${-q * 0.4} ${-q * 0.5} ${-q * 0.7}`,
        )
    })
    return finish(s, { vignette: 0.18 })
  },
}
