import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'

const SHORE = 45

/** A tuft of sawgrass: blades that fan out and bend, those on the left in the light. */
function tuft(k, x, y, high, seed, [dark, mid, lit]) {
  const r = random(seed)
  path(
    k,
    'rgba(30,80,90,.35)',
    `M${x - high * 0.3} ${y}C${x - high * 0.1} ${y - high * 0.05} ${x + high * 0.2} ${y - high * 0.05} ${x + high * 0.4} ${y + high * 0.02}C${x + high * 0.1} ${y + high * 0.09} ${x - high * 0.15} ${y + high * 0.08} ${x - high * 0.3} ${y}Z`,
  )
  const blades = Array.from({ length: 15 }, (_, i) => i / 14)
  for (const [tone, keep] of [
    [dark, 0],
    [mid, 1],
    [lit, 2],
  ])
    for (const [i, u] of blades.entries()) {
      if (i % 3 !== keep) continue
      const side = (u - 0.5) * 2
      const [root, tip] = [x + side * high * 0.16, x + side * high * (0.42 + r() * 0.2)]
      const top = y - high * (1.05 - Math.abs(side) * 0.42 - r() * 0.16)
      const wide = high * 0.036
      path(
        k,
        tone,
        `M${root - wide} ${y}Q${root + side * high * 0.04} ${(y + top) / 2} ${tip} ${top}Q${root + side * high * 0.04 + wide * 2} ${(y + top) / 2} ${root + wide} ${y}Z`,
      )
    }
}

/** A hammock of trees on the horizon, in clumps: light from the left, dark at its foot. */
function hammock(k, x0, x1, high, seed, tones, foot) {
  const crown = (x) => {
    const u = Math.max(0, Math.min(1, (x - x0) / (x1 - x0)))
    return (
      SHORE + 0.6 - high * Math.sin(u * Math.PI) ** 0.6 * (0.8 + 0.2 * Math.sin(x * 0.5 + seed))
    )
  }
  const line = []
  for (let x = x0; x <= x1; x += 1) line.push([x, crown(x) + 0.8])
  fill(k, foot, [[x0, SHORE + 0.8], ...line, [x1, SHORE + 0.8]])
  leafMass(k, {
    box: [x0, SHORE - high - 1, x1, SHORE - high * 0.1],
    inside: (x, y) => y > crown(x),
    light: (x, y) => 0.95 - (y - crown(x)) / (high * 0.9),
    size: high * 0.3,
    tones,
    seed,
  })
}

/** A guest on the benches, seen from the side: cap, ear muffs, vest. Seat at 0, 0. */
function guest(k, { vest, shade, skin, cap, up }) {
  path(k, '#3a4468', 'M-2 0.600C-2 -1.400 0 -1.800 2 -1.600L6 -1.200V0.800L2 1Z')
  path(
    k,
    vest,
    'M-3 0.600C-3.400 -4 -3 -8 -1.600 -9C0 -9.800 2 -9.400 2.800 -8.200C3.400 -5 3 -2 2.600 0.400Z',
  )
  path(
    k,
    shade,
    'M2.600 0.400C3 -2 3.400 -5 2.800 -8.200L1.400 -9.200C1.800 -6 1.400 -3 0.800 0.500Z',
  )
  path(
    k,
    skin,
    'M-1.800 -12.500C-1.800 -15.500 3.300 -15.800 3.600 -12.600C4.100 -11.900 4.200 -11.500 3.800 -11.300C3.700 -9.800 2.800 -9 1.400 -9C-0.600 -9 -1.900 -10.400 -1.800 -12.500Z',
  )
  path(k, cap, 'M-2.200 -12.600C-2.600 -16.600 3.400 -17 3.800 -13.600L6 -13.200V-12.600H-0.500Z')
  path(k, '#2c2c44', 'M-0.200 -13a1.100 1.400 0 1 0 0.010 0Z')
  path(k, '#2c2433', 'M2.700 -12.400a0.400 0.500 0 1 0 0.010 0Z')
  stroke(k, '#7a3c38', 0.4, 'M2.200 -10.600q0.800 0.600 1.400 0')
  stroke(k, shade, 2, up ? 'M0.400 -7.600L4.600 -9.600' : 'M0.400 -7.400L3 -4')
  stroke(k, skin, 1.5, up ? 'M4.600 -9.600L9.600 -11.400' : 'M3 -4L6.400 -3.400')
}

/** An airboat at speed, bow to the right: flat hull, benches, the pilot's high seat, the great fan in its cage. */
function airboat(k) {
  path(k, '#4f6a84', 'M-42 -3H26C32 -3.400 37 -6 40 -9.500L42 -9C41 -3 36 2.400 30 4H-41Z')
  path(
    k,
    '#c8d4dc',
    'M-42 -3H26C32 -3.400 37 -6 40 -9.500L42 -9C39.600 -4.600 34 -0.600 27 -0.200H-41.600Z',
  )
  stroke(k, '#e2583c', 1, 'M-41 1.400H29C33 0.800 37 -2 39 -4.600')
  path(
    k,
    '#ffffff',
    'M-60 5C-56 0 -52 2 -50 -3C-48 0 -46 -2 -44 -6C-43 -2 -42 0 -38 4.200C-44 6 -54 6.200 -60 5Z',
  )
  path(k, '#cfe6ea', 'M-54 5C-51 2 -49 3 -47 0C-46 2 -44 1 -42 4.600C-46 5.800 -50 5.800 -54 5Z')
  path(
    k,
    '#ffffff',
    'M22 4.400C30 3.600 37 0 40 -4C41 -1.500 43 0 46 0.600C45 1.600 47 2.600 51 3.600C44 5.600 32 6 22 4.400Z',
  )
  path(
    k,
    '#cfe6ea',
    'M26 4.600C33 4 38 2 40.500 -0.500C41 1.400 43 2.600 46 3.600C40 5.200 32 5.400 26 4.600Z',
  )
  // Cage, blades in a blur, rudders; the engine before them.
  path(k, '#2c3450', 'M-34.500 -34V-3h2.400V-34ZM-39 -33V-3h1.800V-33Z')
  path(
    k,
    '#e2583c',
    'M-36.500 -35C-33 -32 -33 -9 -36.500 -6H-39.500C-36.600 -12 -36.600 -29 -39.500 -35Z',
  )
  k.fillStyle = 'rgba(226,236,244,.4)'
  k.beginPath()
  k.ellipse(-27, -20.5, 8.5, 17, 0, 0, 7)
  k.fill()
  path(
    k,
    'rgba(60,72,104,.5)',
    'M-28 -37C-25.500 -30 -25.500 -26 -27 -20.500C-28.500 -15 -28.500 -10 -26 -4C-29.500 -9 -30 -14 -27.800 -20.500C-26 -27 -26.500 -31 -28 -37Z',
  )
  k.strokeStyle = '#5a6a88'
  for (const [rx, ry, wide] of [
    [8.5, 17, 0.9],
    [6, 12.4, 0.4],
    [3, 6.4, 0.4],
  ]) {
    k.lineWidth = wide
    k.beginPath()
    k.ellipse(-27, -20.5, rx, ry, 0, 0, 7)
    k.stroke()
  }
  stroke(
    k,
    '#5a6a88',
    0.35,
    'M-27 -37.500V-3.500M-35.500 -20.500H-18.500M-33 -32.500L-21 -8.500M-21 -32.500L-33 -8.500',
  )
  path(k, '#3a4260', 'M-20 -24H-11V-13H-20Z')
  path(k, '#6f7d9c', 'M-20 -24H-11V-21.500H-20ZM-18 -19h5v1.600h-5ZM-18 -16h5v1.600h-5Z')
  stroke(k, '#46506e', 1, 'M-19 -13L-22 -3M-12 -13L-9 -3M-9 -24L-4 -3M-2 -19H-10')
  // The pilot.
  path(k, '#46506e', 'M-9 -19.500H-0.500V-17.800H-9ZM-9 -28H-7.400V-18H-9Z')
  at(k, -4.6, -20, 1.02, (c) =>
    guest(c, { vest: '#e8d9a8', shade: '#b8a06c', skin: '#b87a54', cap: '#f4f0e4' }),
  )
  stroke(k, '#46506e', 0.8, 'M2 -23L1 -3')
  stroke(k, '#3a4468', 2, 'M-3 -20.400L1.600 -19.600L3 -12')
  stroke(k, '#46506e', 0.8, 'M1 -11.200H6')
  path(k, '#39466a', 'M3 -4H30V-1.500H3ZM4 -9.500H5.600V-3H4ZM17 -9.500H18.600V-3H17Z')
  for (const [x, look] of [
    [9, { vest: '#f2b53c', shade: '#c9822c', skin: '#e8b08a', cap: '#d8483c' }],
    [14.6, { vest: '#3f9a9c', shade: '#28707c', skin: '#f0c09a', cap: '#f4f0e4' }],
    [22, { vest: '#e2583c', shade: '#a93a3c', skin: '#8a5638', cap: '#3f68a8' }],
    [28, { vest: '#f4eee2', shade: '#bcb4c4', skin: '#e8b08a', cap: '#e8c05c', up: true }],
  ])
    at(k, x, -4.4, 0.92, (c) => guest(c, look))
}

/** An alligator that lets only its back and its eyes be seen; snout to the right. */
function alligator(k) {
  path(
    k,
    '#34524a',
    'M-30 0.600C-24 -1.600 -16 -3 -8 -3.200C-3 -3.200 0 -2.400 3 -1.600C4 -3.800 7.500 -4.200 9 -2C14 -1.600 20 -1.400 24 -0.600C25 -1.400 27 -1.400 28 -0.200V0.600Z',
  )
  path(
    k,
    '#7d9a5c',
    'M-30 0.600C-24 -1.600 -16 -3 -8 -3.200C-3 -3.200 0 -2.400 3 -1.600C4 -3.800 7.500 -4.200 9 -2L8 -1.400C5 -2.600 3.500 -1 1 -0.600C-8 -2 -20 -1.200 -30 0.600Z',
  )
  for (let i = 0; i < 9; i++)
    path(k, '#22403e', `M${-22 + i * 2.5} ${-1.2 - Math.min(i, 5) * 0.34}l1 -1.500l1.200 1.200Z`)
  path(k, '#f4d85c', 'M6.200 -3.200a0.900 0.900 0 1 0 0.010 0Z')
  path(k, '#1c2a2c', 'M6.200 -3.100h0.500v1.600h-0.500Z')
  stroke(k, '#cfe6e0', 0.5, 'M-34 1.400C-20 2.600 16 2.600 33 1.200M-26 3C-12 3.800 12 3.800 25 3')
}

/** A great egret in flight, neck folded, legs behind; to the left. */
function egret(k) {
  path(k, '#ffffff', 'M-8 0C-5 -1.600 2 -1.600 7 0.600C3 2 -4 2.200 -8 0Z')
  path(k, '#ffffff', 'M-2 0C-1 -6 4 -12 12 -14C10 -8 7 -3 4 0.400Z')
  path(k, '#cfdcdf', 'M-1 0.600C2 4 7 7 13 7.500C11 3.500 8 1 4 0Z')
  path(k, '#ffffff', 'M-8 0C-10 1.600 -12 1 -11.600 -0.600C-11.400 -1.800 -9.400 -1.600 -8 0Z')
  path(k, '#f2b53c', 'M-11.800 -0.400L-15.400 0.600L-11.400 0.500Z')
  stroke(k, '#3a3a44', 0.4, 'M6.500 0.600L14 2')
}

export default {
  alt: 'Un idroscivolante attraversa le Everglades tra falasco e mangrovie, con gli aironi bianchi e un alligatore nell’acqua',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#3c8cc4'],
          [0.45, '#86c0d8'],
          [0.8, '#f2e0bc'],
          [1, '#ffe9b8'],
        ],
        haze: '#f2e6c4',
      },
      sun: [0.1, 0.2],
      horizon: SHORE / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points(
      '0.72 0.42 66 22 5 0.3 0.4 40 9 8 0.16 0.16 26 5 3',
      5,
    ))
      flatCloud(s, { x, y, width, height, seed, lit: '#fffaf0', dark: '#d8d0cc' })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(
        k,
        '#b4c79c',
        `M-6 ${SHORE - 1.4}C40 ${SHORE - 2} 120 ${SHORE - 1} 168 ${SHORE - 1.8}V${SHORE + 2}H-6Z`,
      )
      const pale = [
        ['#8fae94', '#a3bc98', '#b4c89c'],
        ['#9ab69a', '#b0c69c', '#c8d4a4'],
      ]
      const deep = [
        ['#2f5f52', '#3f7454', '#4f8456'],
        ['#3f7454', '#5a8f58', '#7aa85c'],
        ['#4f8456', '#79a85a', '#b4cc68'],
      ]
      hammock(k, 26, 66, 5, 5, pale, '#8fae94')
      hammock(k, 104, 150, 6, 9, pale, '#8fae94')
      hammock(k, -24, 34, 12, 3, deep, '#2a5650')
      hammock(k, 132, 186, 11, 12, deep, '#2a5650')
      // Water in three tones, the cloud in it.
      for (const [c, y] of [
        ['#a9cdd0', SHORE],
        ['#7fb4bf', SHORE + 7],
        ['#5a98aa', SHORE + 17],
        ['#417f96', SHORE + 29],
      ])
        fill(k, c, points(`-6 ${y} 34 ${y + 0.8} 84 ${y - 0.6} 168 ${y + 0.7} 168 97 -6 97`))
      for (const [x, y, l] of points('96 47.500 44 102 49.500 36 92 51.600 40 108 54 26', 3))
        stroke(k, '#e6ead8', 0.9, `M${x} ${y}h${l}`)
      path(
        k,
        '#6fa08c',
        `M-6 ${SHORE + 0.4}H27C22 ${SHORE + 6} 8 ${SHORE + 9} -6 ${SHORE + 9}ZM138 ${SHORE + 0.4}H168V${SHORE + 8}C156 ${SHORE + 8} 144 ${SHORE + 5} 138 ${SHORE + 0.4}Z`,
      )
      for (const [x, y, l] of points(
        '40 50 14 62 52.500 10 20 58 16 150 57 12 12 66 22 138 64 16 30 74 18 146 76 14 8 83 16',
        3,
      ))
        stroke(k, '#cfe6e4', 0.3, `M${x} ${y}h${l}`)
      const far = ['#6f9460', '#93b064', '#c8cf7c']
      const r = random(14)
      for (let x = -4; x < 48; x += 4)
        tuft(k, x + r() * 2, SHORE + 4 + r() * 2, 6 + r() * 2, 10 + x, far)
      for (let x = 118; x < 166; x += 4)
        tuft(k, x + r() * 2, SHORE + 5 + r() * 2.5, 6.5 + r() * 2, 20 + x, far)
      at(k, 44, 20, 0.72, egret)
      at(k, 58, 27, 0.5, egret)
      // The boat over its own shadow, the wake behind.
      path(k, '#2f6a84', 'M42 74C60 72.500 110 72.500 134 74C120 78 60 78.500 42 74Z')
      for (const [y, x0, x1] of points('74 2 36 77 -6 38 80.500 -4 34', 3))
        stroke(
          k,
          '#e6f4f2',
          0.8,
          `M${x0} ${y + 1.5}C${(x0 + x1) / 2} ${y + 1.2} ${x1 - 8} ${y} ${x1} ${y - 0.6}`,
        )
      at(k, 88, 71, 1.02, airboat)
      at(k, 122, 85.5, 0.9, alligator)
      const near = ['#2c5a48', '#4f8448', '#b0c454']
      for (const [x, y, high, seed] of points(
        '-2 93 30 31 9 94 24 32 19 95 17 33 27 96 12 37 158 95 16 34 166 94 24 36',
        4,
      ))
        tuft(k, x, y, high, seed, near)
    })
    return finish(s, { rays: 0.06 })
  },
}
