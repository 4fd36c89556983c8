import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './curves.js'
import { folk, POSES, SKINS } from './slender-folk.js'

const RED = ['#dc3a38', '#a82a3e', '#6c1c3c']
const GLASS = '#4c6488'

function wheel(k, x) {
  k.fillStyle = '#231c38'
  k.beginPath()
  k.arc(x, -3.4, 3.4, 0, 7)
  k.fill()
  k.fillStyle = '#c8ccd4'
  k.beginPath()
  k.arc(x, -3.5, 1.9, 0, 7)
  k.fill()
  k.fillStyle = '#7c8098'
  k.beginPath()
  k.arc(x + 0.3, -3.3, 0.9, 0, 7)
  k.fill()
}

/** Those on the two benches: x of the hip, tall, which way, looks. */
const RIDERS = [
  [33, 15.5, false, 1, ['#fff0d8', '#c8a8a0'], { cut: 'bun', nod: 4 }],
  [35.8, 11.5, true, 1, ['#f4b84c', '#b4743c'], { armNear: [120, 30], nod: -8 }],
  [39.6, 16.5, true, 0, ['#4c74c0', '#304888'], { hat: ['brim', '#f6d890', '#b88c50'], lean: -8 }],
  [45, 16, false, 0, ['#2fa098', '#1f6474'], { cut: 'long', lean: 6 }],
  [50, 16.8, true, 2, ['#f08470', '#a84858'], { cut: 'short', nod: 10, lean: 3 }],
]

function riders(k) {
  k.save()
  k.beginPath()
  k.rect(29.8, -20.6, 22.6, 9.6)
  k.clip()
  for (const [x, tall, flip, skin, top, more] of RIDERS)
    at(
      k,
      x,
      -10.6,
      tall / 7,
      (c) =>
        folk(c, {
          ...POSES.sit,
          skin: SKINS[skin],
          top,
          low: ['#3c3c68', '#28284c'],
          hair: [
            ['#34202c', '#20142a'],
            ['#7c4c34', '#54302c'],
          ][x === 45 ? 1 : 0],
          bare: true,
          light: flip ? 1 : -1,
          ...more,
        }),
      flip,
    )
  k.restore()
}

/** Sugar cane tied on the roof: stems heaped up, their cut ends in front, the leaves trailing behind. */
function cane(k) {
  const r = random(3)
  for (let i = 0; i < 15; i++) {
    const y = -23.2 - (i % 6) * 0.75
    const far = 57 + r() * 8
    path(
      k,
      ['#2c6844', '#5ca04c', '#8cc458'][i % 3],
      `M46 ${y}Q${far - 7} ${y - 2.6 - r() * 1.6} ${far} ${y + 1.6 + r() * 3.4}Q${far - 7} ${y - 0.6} 46 ${y + 1.3}Z`,
    )
  }
  const tones = ['#5c3c60', '#84506c', '#a86c6c', '#bc9464', '#d4bc74']
  for (const [row, n] of [5, 4, 3, 2, 1].entries())
    for (let i = 0; i < n; i++) {
      const y = -23.2 - row * 0.92
      const x = 22.5 + row * 0.9 + r() * 1.6
      stroke(k, i ? tones[row] : '#6c4864', 1.02, `M${x} ${y}H${50 - row * 0.6 + r()}`)
      path(k, '#f4e4b4', `M${x - 0.5} ${y}a0.340 0.480 0 1 0 0.680 0a0.340 0.480 0 1 0 -0.680 0Z`)
    }
  for (const x of [28.5, 36, 43.5])
    stroke(k, '#fff0d0', 0.36, `M${x - 0.3} -22.800Q${x + 0.6} -25 ${x} -27.500`)
}

/**
 * The red pickup of Chiang Mai with two benches under a roof, from its side, front to the left.
 * 1 unit is 10 cm; the road at 0; the sun behind us on the left.
 */
export function songthaew(k) {
  // Under it the road is dark; the shade runs off behind it to the right.
  path(
    k,
    '#6c5c70',
    'M3 -0.300C12 -1.500 42 -1.900 53 -1.700C56 -1.400 54 -0.300 50 0C40 0.700 14 0.700 3 -0.300Z',
  )
  fill(k, '#2c2440', points('5 -6.500 52 -6.500 51 -2.800 46 -2.400 14 -2.400 6 -3'))
  k.fillStyle = '#44183a'
  for (const x of [9.7, 41.4]) {
    k.beginPath()
    k.arc(x, -4, 5.1, Math.PI, 0)
    k.fill()
  }
  cane(k)
  // Inside: the far side of the roof stands open on the rice.
  fill(k, '#4c3050', points('29 -21 53 -21 53 -10 29 -10'))
  fill(k, '#a8d474', points('31.500 -19.200 40.500 -19.200 40.500 -13 31.500 -13'))
  fill(k, '#a8d474', points('42.500 -19.200 51 -19.200 51 -13 42.500 -13'))
  riders(k)
  // Cab and bonnet.
  path(
    k,
    RED[0],
    'M0.600 -4V-8.800C0.600 -10.200 1.600 -10.900 3.200 -11.200L13 -12.300L17.400 -18C17.900 -18.600 18.600 -18.900 19.400 -18.900H28.600C29.400 -18.900 29.800 -18.500 29.800 -17.800V-11.400H53V-4.400H46.200A5 5 0 0 0 36.600 -4H14.600A5 5 0 0 0 4.800 -4Z',
  )
  path(
    k,
    '#f07858',
    'M3.200 -11.200L13 -12.300L13.600 -11.500L2 -10.200C2.300 -10.700 2.700 -11 3.200 -11.200Z',
  )
  path(k, '#f07858', 'M29.800 -11.400H53V-10.600H29.800Z')
  path(
    k,
    RED[1],
    'M4.800 -4A5 5 0 0 1 14.600 -4H36.600A5 5 0 0 1 46.200 -4.400H53V-6.400H46.600A6 6 0 0 0 36.200 -6.400H15.200A6 6 0 0 0 4.200 -6.400H0.600V-4Z',
  )
  path(
    k,
    GLASS,
    'M15.200 -12.200L18.700 -17.200C19 -17.600 19.300 -17.700 19.700 -17.700H21.800V-12.200Z',
  )
  path(k, GLASS, 'M22.900 -17.700H28.200V-12.200H22.900Z')
  path(
    k,
    '#a8c8d4',
    'M16.600 -12.200L20.300 -17.700H21.600L18.400 -12.200ZM23.600 -12.200L26 -17.700H27.200L24.800 -12.200Z',
  )
  // He who drives.
  path(
    k,
    '#b87850',
    'M19.600 -12.200V-13.600C19 -14 18.900 -15.800 20.100 -16C21.200 -16 21.300 -14.400 20.800 -13.700V-12.200Z',
  )
  stroke(
    k,
    RED[2],
    0.24,
    'M22.300 -12V-6.800C22.300 -5.600 21.600 -5.200 20.600 -5.200M15 -11.900L16.200 -8.600V-6M29.400 -17.600V-5',
  )
  stroke(k, RED[2], 0.4, 'M24.200 -10.600H26')
  path(k, '#fff0d4', 'M31.800 -9.600H51.400V-7.600H31.800Z')
  for (const x of points('34 1.600 37.400 2.600 41.800 1.800 45.400 2.800'))
    path(k, RED[1], `M${x[0]} -8.900h${x[1]}v0.600h-${x[1]}Z`)
  // The roof on its posts, a little over the cab.
  for (const x of [29.8, 41, 52]) path(k, RED[1], `M${x} -21.200H${x + 1}V-11H${x}Z`)
  path(
    k,
    RED[0],
    'M20.600 -18.900C21 -20.800 22.400 -22.800 25 -22.900H53.600C54.400 -22.900 54.800 -22.400 54.800 -21.700V-20.400H30C28 -20.400 27 -18.900 25.600 -18.900Z',
  )
  path(k, '#fff0d4', 'M29 -21.700H53.600V-21H29Z')
  path(
    k,
    '#f07858',
    'M25 -22.900H53.600C54 -22.900 54.300 -22.800 54.500 -22.500H23.400C23.900 -22.800 24.400 -22.900 25 -22.900Z',
  )
  path(k, 'rgba(60,24,60,0.4)', 'M29.800 -20.400H54V-19.700H29.800Z')
  // Lamp, bumper, mirror, step with its rails.
  path(k, '#fff6d0', 'M0.600 -9.800C0.600 -10.100 0.900 -10.300 1.300 -10.300H2.800V-8.300H0.600Z')
  path(k, '#d8dce4', 'M-0.600 -6H3.600V-4.400H-0.200C-0.500 -4.400 -0.600 -4.700 -0.600 -5Z')
  path(k, RED[2], 'M12.600 -14.600H14.200V-12.600H12.600Z')
  path(k, '#4c3c58', 'M52.600 -4.800H57.400V-3.800H52.600Z')
  stroke(
    k,
    '#d8dce4',
    0.44,
    'M54.200 -4.800V-20.600M57 -4.800V-12C57 -13 56.400 -13.400 55.600 -13.400H54.400',
  )
  path(k, '#f8c85c', 'M52 -10H53V-8.600H52Z')
  wheel(k, 9.7)
  wheel(k, 41.4)
  // Water thrown up by the wheels.
  for (const [x, l, up] of points('16.500 2.600 0.700 48.500 3.200 0.900'))
    lens(k, '#f4ecd8', x, -0.4, l, up, 0.3)
}
