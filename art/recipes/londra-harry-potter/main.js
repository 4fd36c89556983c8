import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { caller, callerArm, letterOwl, phoneBox, trunk } from '../../things/phone-queue.js'
import { corgi, gentleman, lady } from '../../things/phone-waiters.js'

const STREET = 72

/** Fog at the hour when the lamps are lit: teal above, amber where the light gathers. */
function fogSky(k) {
  path(k, '#3c7c84', 'M-80 -60H240V100H-80Z')
  for (const [c, d] of [
    ['#4c8c8c', 'M-80 -34C-30 -40 10 -28 50 -34C96 -41 130 -30 240 -38V100H-80Z'],
    ['#649c94', 'M-80 -12C-40 -18 0 -6 44 -13C90 -20 130 -8 240 -16V100H-80Z'],
    ['#84b09c', 'M-80 8C-40 2 6 13 44 6C84 0 130 12 240 4V100H-80Z'],
    ['#a8c0a0', 'M-80 25C-30 20 10 29 52 22C92 16 140 28 240 20V100H-80Z'],
    ['#ccd0a4', 'M-80 41C-30 36 20 44 60 37C100 31 150 42 240 36V100H-80Z'],
    ['#ecd89c', 'M-80 55C-30 50 20 57 64 51C100 47 150 55 240 50V100H-80Z'],
  ])
    path(k, c, d)
}

const tower = { lit: '#e8d8a0', base: '#bcb48c', mid: '#8ca48c', shade: '#5c8c88', deep: '#3c6c78' }

/** The clock tower in metres, 96 high, its dials shining into the fog. */
function clockTower(k) {
  const { lit, base, mid, shade, deep } = tower
  path(k, shade, 'M5 0V-50H9.400V0Z')
  path(k, base, 'M-6 0V-50H5.600V0Z')
  path(k, lit, 'M-6 0V-50H-4.600V0Z')
  for (const x of [-3.4, -1.2, 1, 3.2]) path(k, mid, `M${x - 0.5} -2V-49H${x + 0.5}V-2Z`)
  for (const y of [-9, -18, -27, -36, -45]) {
    path(k, lit, `M-6.300 ${y}h12v-0.900h-12Z`)
    path(k, deep, `M5.700 ${y}h3.900v-0.900h-3.900Z`)
    for (const x of [-3.4, -1.2, 1, 3.2]) path(k, deep, `M${x - 0.3} ${y + 6}v-3.600h0.600v3.600Z`)
  }
  // The stage of the clock, wider than the shaft.
  path(k, deep, 'M6.400 -49.500V-63.800H11V-49.500Z')
  path(k, base, 'M-7.400 -49.500V-63.800H7V-49.500Z')
  path(k, lit, 'M-7.800 -49.500V-51H7.400V-49.500ZM-7.800 -62.600V-64H7.400V-62.600Z')
  path(k, shade, 'M-6 -51.200V-62.400H5.800V-51.200Z')
  path(k, '#f8c860', 'M-0.100 -62.300a5.500 5.500 0 1 0 0.010 0Z')
  path(k, '#fff8dc', 'M-0.100 -61.500a4.700 4.700 0 1 0 0.010 0Z')
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.2832
    stroke(
      k,
      '#34546c',
      i % 3 ? 0.3 : 0.5,
      `M${-0.1 + Math.cos(a) * 3.6} ${-56.8 + Math.sin(a) * 3.6}L${-0.1 + Math.cos(a) * 4.3} ${-56.8 + Math.sin(a) * 4.3}`,
    )
  }
  stroke(k, '#1c3c54', 0.7, 'M-0.100 -56.800L2 -55.400')
  stroke(k, '#1c3c54', 0.5, 'M-0.100 -56L-0.300 -60.500')
  path(
    k,
    '#fff0bc',
    'M8 -52.600C9.400 -53.400 10.200 -55 10.200 -56.800C10.200 -58.600 9.400 -60.200 8 -61Z',
  )
  // Belfry, roof in two slopes, lantern, spire.
  path(k, deep, 'M6 -63.800V-70H9.600V-63.800Z')
  path(k, mid, 'M-6.600 -63.800V-70H6.400V-63.800Z')
  for (let i = 0; i < 6; i++)
    path(k, '#fff0bc', `M${-5.7 + i * 1.9} -64.200v-4l0.600 -0.900l0.600 0.900v4Z`)
  path(k, lit, 'M-7.200 -69.600H7V-70.800H-7.200Z')
  for (const x of [-7, 6.8, 10.2])
    path(k, x > 7 ? deep : base, `M${x - 0.8} -63.500V-68L${x} -72.500L${x + 0.8} -68V-63.500Z`)
  path(k, '#5c8888', 'M-6.800 -70.800L-3.200 -80H3L6.600 -70.800Z')
  path(k, '#84a898', 'M-6.800 -70.800L-3.200 -80H-1.400L-3.400 -70.800Z')
  path(k, deep, 'M3 -80L6.600 -70.800H9.400L5 -80Z')
  for (const [x, y] of points('-3 -72.600 0.200 -72.600 3.400 -72.600 -1.400 -76 1.800 -76'))
    path(k, '#f8d880', `M${x - 0.7} ${y}l0.700 -2l0.700 2Z`)
  path(k, '#fff8dc', 'M-3.200 -80V-84H4V-80Z')
  for (const x of [-3.2, -1.3, 0.6, 2.5]) path(k, mid, `M${x} -80v-4h0.700v4Z`)
  path(k, lit, 'M-3.800 -83.800H4.800V-84.700H-3.800Z')
  path(k, '#5c8888', 'M-3.400 -84.700L0.400 -95L4.400 -84.700Z')
  path(k, '#84a898', 'M-3.400 -84.700L0.400 -95L-1 -84.700Z')
  stroke(k, '#f8d880', 0.5, 'M0.400 -94.500V-99M-0.700 -97H1.500')
}

/** The palace dissolves to the left: roofs, pinnacles, the great square tower as a shade. */
function palace(k) {
  // Victoria Tower far off, nothing but a shape.
  path(k, '#94b49c', 'M-22 76V16H-19V12L-18 8L-17 12V15H-6V12L-5 8L-4 12V16H-1V76Z')
  path(k, '#84a898', 'M-8 76V15H-6V12L-5 8L-4 12V16H-1V76Z')
  const block = (x0, x1, top, c, pin, step, seed) => {
    path(k, c, `M${x0} 78V${top}H${x1}V78Z`)
    for (let x = x0; x <= x1; x += step) {
      const q = 0.5 + ((x * 7 + seed) % 3) * 0.14
      path(
        k,
        c,
        `M${x - q} ${top}V${top - 2.4}L${x} ${top - 2.4 - pin * (0.7 + q * 0.5)}L${x + q} ${top - 2.4}V${top}Z`,
      )
    }
  }
  block(-40, 26, 48, '#94b098', 2, 5.4, 1)
  path(k, '#7ca094', 'M10 48L13 42L16 36L17.500 28L19 36L22 42L25 48Z')
  path(k, '#5c8888', 'M-60 54L-57 47H58L61 54Z')
  block(-60, 60, 52, '#74988c', 2, 4.2, 2)
  for (let x = -58; x < 58; x += 4.2)
    for (const [y, tall] of points('63 6 72 6')) {
      const warm = Math.round(x * 3 + y) % 4
      path(k, warm ? '#f8d484' : '#5c8484', `M${x} ${y}v${-tall}q1.100 -1.300 2.200 0v${tall}Z`)
    }
  for (const [x, wide, top] of points('14 7 44 44 6.500 45', 3)) {
    path(k, '#84a490', `M${x} 78V${top}h${wide}V78Z`)
    path(k, '#5c8888', `M${x + wide * 0.66} 78V${top}h${wide * 0.34}V78Z`)
    path(
      k,
      '#4c7c80',
      `M${x - 0.4} ${top}L${x + wide * 0.24} ${top - 5}h${wide * 0.52}L${x + wide + 0.4} ${top}Z`,
    )
    for (const u of [0, 1])
      path(k, '#84a490', `M${x + wide * u - 0.6} ${top}v-3l0.600 -3.400l0.600 3.400v3Z`)
  }
}

/** A double-decker that crosses in the fog, to the right, its lights on. */
function bus(k) {
  path(k, 'rgba(20,60,76,.45)', 'M-1 0.600C10 -0.400 34 -0.400 44 0.800C34 2.400 8 2.400 -1 0.600Z')
  path(
    k,
    '#b84448',
    'M1.500 -2V-24C1.500 -26 2.500 -27 4.500 -27H36C39 -27 40.600 -25 41 -22L42 -12V-2Z',
  )
  path(
    k,
    '#dc6c58',
    'M1.500 -24C1.500 -26 2.500 -27 4.500 -27H36C39 -27 40.600 -25 41 -22L41.100 -21H1.500Z',
  )
  path(k, '#8c3448', 'M1.500 -4.500H42V-2H1.500Z')
  path(k, '#ffe4a0', 'M3.500 -23.500H38.500L39.300 -18H3.500ZM3.500 -13.500H33V-8.400H3.500Z')
  path(k, '#fff6d4', 'M34.600 -14.600H41L41.600 -8H34.600Z')
  path(
    k,
    '#b84448',
    'M9.500 -23.500h1v15h-1ZM16 -23.500h1v15h-1ZM22.500 -23.500h1v15h-1ZM29 -23.500h1v15h-1Z',
  )
  path(k, '#f8d080', 'M10 -16.800H30V-14.600H10Z')
  // Who rides.
  for (const [x, y, q] of points(
    '6 -18 1 13.500 -18 1.150 20 -18 0.900 33 -18 1.100 12 -8.400 1 26 -8.400 1.100 38 -8.200 1',
    3,
  ))
    path(
      k,
      '#6c4c5c',
      `M${x - 2 * q} ${y}C${x - 1.8 * q} ${y - 2} ${x - 1} ${y - 1.8} ${x - 0.8} ${y - 2.4}C${x - 1.6 * q} ${y - 4.6 * q} ${x + 1.6 * q} ${y - 4.6 * q} ${x + 0.8} ${y - 2.4}C${x + 1} ${y - 1.8} ${x + 1.8 * q} ${y - 2} ${x + 2 * q} ${y}Z`,
    )
  for (const x of [9, 33]) {
    path(k, '#2c4c5c', `M${x - 3.4} -1a3.400 3.400 0 1 0 6.800 0a3.400 3.400 0 1 0 -6.800 0Z`)
    path(k, '#a8b8a0', `M${x - 1.5} -1a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0Z`)
  }
  path(k, '#fffbe4', 'M41.200 -5.600a1.300 1.300 0 1 0 0.010 0Z')
}

/** A street lamp with a globe of light round its lantern; foot at 0, 46 tall. */
function lamp(k) {
  for (const [q, a] of points('15 0.1 9 0.16 5.500 0.34')) {
    k.fillStyle = `rgba(255,240,180,${a})`
    k.beginPath()
    k.arc(0, -43, q, 0, 7)
    k.fill()
  }
  path(k, '#1c4c5c', 'M-2 0L-1.300 -6H-0.800L-0.500 -38H0.500L0.800 -6H1.300L2 0Z')
  path(k, '#3c747c', 'M-2 0L-1.300 -6H-0.800L-0.500 -38H-0.100L-0.400 0Z')
  path(k, '#fffbe0', 'M-1.800 -40L-2.600 -45.500H2.600L1.800 -40Z')
  path(k, '#ffdc84', 'M0.400 -40V-45.500H2.600L1.800 -40Z')
  path(
    k,
    '#1c4c5c',
    'M-3.200 -45.200L0 -48.600L3.200 -45.200ZM-2 -39.500V-40.500H2V-39.500ZM-0.400 -48V-50H0.400V-48Z',
  )
}

/** Wet street and pavement: kerb on the slant, light and red in the puddles. */
function street(k) {
  path(k, '#c4b884', `M-80 ${STREET}H240V100H-80Z`)
  path(k, '#8cA08c', `M-80 74C-20 73 60 75 240 73.400V100H-80Z`)
  path(k, '#5c8484', 'M-80 77C-10 76 60 78.400 240 76V100H-80Z')
  // The pavement where we stand.
  fill(k, '#1c4c5c', points('-80 88 60 80.500 240 76.500 240 78 60 82.500 -80 91'))
  fill(k, '#8cac98', points('-80 86.500 60 79.500 240 75.600 240 76.800 60 81 -80 89'))
  fill(k, '#3c6c74', points('-80 91 60 82.500 240 78 240 100 -80 100'))
  for (const [x0, y0, x1, y1] of points(
    '-20 87.600 -50 100 20 85 4 100 56 82.800 50 100 92 81.600 98 100 128 80.800 146 100 160 80 190 100',
    4,
  ))
    stroke(k, '#2c5c6c', 0.4, `M${x0} ${y0}L${x1} ${y1}`)
  stroke(k, '#2c5c6c', 0.4, 'M-80 97C0 91 80 88 240 84')
  // What the wet gives back.
  for (const [c, d] of [
    [
      'rgba(255,212,130,.75)',
      'M60 86C74 84.600 98 84 116 84.600C110 87.500 118 88 108 92H72C66 89 72 88 60 86Z',
    ],
    [
      'rgba(255,240,190,.7)',
      'M80 85.400C88 84.800 96 84.800 104 85.400C100 87 103 88 98 89.500H84C80 88 84 87 80 85.400Z',
    ],
    [
      'rgba(200,44,64,.55)',
      'M58 87C62 86.400 66 86.400 69 87L66 92H62ZM107 85.800C111 85.200 116 85.200 119 85.800L116 92.500H110Z',
    ],
    [
      'rgba(255,240,190,.5)',
      'M26 83.500C34 82.900 42 82.900 48 83.400C44 84.600 32 85 26 83.500ZM-20 88C-8 86 4 86.400 14 87C4 89 -12 90 -20 88Z',
    ],
    ['rgba(184,68,72,.45)', 'M16 77.800C30 76.800 48 77 58 77.800C48 79.600 26 80 16 77.800Z'],
  ])
    path(k, c, d)
}

/** Bare plane branches close to us, hung with drops. */
function branches(k) {
  for (const d of [
    'M-10 -10C-2 1 8 4 17 10C23 14 27 18 31 25L30.600 25.400C26 19 21 15.500 15 12.500C6 8.500 -4 5 -10 -2Z',
    'M2 1C12 3.500 22 6.500 31 5.600C37 5 41 4 46 2L46.200 2.600C42 5 37 6.400 31 7C22 8 12 6.500 4 6Z',
    'M22 6.500C27 8 33 9.500 37 14L36.500 14.200C33 11 27 9.500 21 8ZM18 10.500C24 14 32 15 39 14.500L39.100 15C31 16.500 24 15.500 19 13ZM27 19C31 22 35 24 41 24L41 24.500C35 25 30 23 26.500 20.500ZM31 6.500C35 8 40 8.500 44 11.500L43.600 11.800C40 9.500 35 9 30 7.600ZM29 23C28 27 29.500 29 31 32L30.500 32.200C28 29.500 27 26 28 22.500Z',
  ])
    path(k, '#14404f', d)
  for (const [x, y] of points(
    '13 14 25 11 35.500 18 43.500 14 38.500 17.500 30.800 34 40.500 27 45.500 5 7 9',
  ))
    path(
      k,
      '#14404f',
      `M${x - 0.9} ${y + 1.6}a0.800 0.800 0 1 0 1.600 0a0.800 0.800 0 1 0 -1.600 0ZM${x - 0.2} ${y - 2}h0.200v3h-0.200Z`,
    )
}

export default {
  alt: 'Nella nebbia di Londra, davanti al Big Ben, una ragazza si affaccia da una cabina rossa: primo della fila un gufo bianco le porge una lettera, dietro un signore con la bombetta e un corgi aspettano il turno',
  focus: 0.6,
  heart: 58,
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.mist, sun: [0.3, 0.5], horizon: STREET / 90 })
    const f = field(s, { centre: 99, zoom: 0.78 })
    f.draw(s.k, (k) => {
      fogSky(k)
      for (const [q, a] of points('40 0.16 27 0.2 17 0.26', 2)) {
        k.fillStyle = `rgba(255,246,196,${a})`
        k.beginPath()
        k.arc(s.pick(59, 69), s.pick(34, 20), q, 0, 7)
        k.fill()
      }
      palace(k)
      at(k, s.pick(59, 69), 77, s.pick(0.76, 0.94), clockTower)
      // Fog laid over the feet of the palace.
      path(
        k,
        '#e4d49c',
        'M-80 66C-50 63 -30 68 0 65C24 62 40 67 62 65.600C90 63 120 68 150 65C180 62 200 66 240 64V80H-80Z',
      )
      path(
        k,
        '#d0c890',
        'M-80 71C-40 68.600 -10 72 30 70C70 68 110 72 150 70C190 68 210 70 240 69V80H-80Z',
      )
      street(k)
      at(k, s.pick(10, 56), 78, 1, bus)
      at(k, s.pick(2, 53.4), 87, s.pick(1, 0.9), lamp)
      if (!s.portrait) branches(k)
      at(k, 91, 85, 1.1, (q) => phoneBox(q, (p) => at(p, 0, -1.6, 1.08, caller)))
      at(k, 91, 83.2, 1.19, callerArm)
      at(k, 119, 85.6, 1, trunk)
      at(k, 118, 74.2, 1, letterOwl)
      at(k, 136.5, 86, 1.06, gentleman)
      at(k, 152, 87.4, 1.04, lady)
      at(k, s.pick(144.4, 128.5), 89, 0.95, corgi)
    })
    s.glow(f.at([91, 50])[0] / w, f.at([91, 50])[1] / h, 26, '#ffc860', 0.2)
    return finish(s, { vignette: 0.14 })
  },
}
