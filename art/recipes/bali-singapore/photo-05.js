import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { father, mother, ring, swimmer } from '../../things/wading-family.js'

/** Sunset after rain: blades of burning cloud sweep up from the sun, which stands outside on the left. */
function heaven(k) {
  path(k, '#2c7484', 'M-6 -6H168V96H-6Z')
  for (const [c, d] of [
    ['#4c9890', 'M-6 70V20C40 40 110 20 168 -6V70Z'],
    ['#88b890', 'M-6 70V36C40 50 110 40 168 18V70Z'],
    ['#f4c474', 'M-6 70V46C40 56 110 54 168 42V70Z'],
    ['#c04c64', 'M-6 32C24 30 70 18 104 -6H146C110 18 60 34 -6 38Z'],
    ['#f0785c', 'M-6 34C30 32 76 20 112 -6H134C104 16 60 32 -6 38Z'],
    ['#fcb468', 'M-6 37C36 34 80 20 116 -4C92 20 50 36 -6 40Z'],
    ['#c04c64', 'M20 48C60 44 116 36 168 4V16C120 42 70 48 20 48Z'],
    ['#f0785c', 'M-6 49C60 46 120 38 168 10V19C120 44 70 50 -6 50.500Z'],
    ['#fcb468', 'M-6 51C60 48 112 42 154 22C120 45 70 52 -6 51.500Z'],
    ['#f0785c', 'M60 56C100 54 140 46 168 36V41C140 51 100 57 60 56Z'],
    ['#fff0b0', 'M-6 53C40 58 110 58 168 52V70H-6Z'],
  ])
    path(k, c, d)
}

/** The Indian Ocean in swells that run in at a slant, their crests on fire. */
function ocean(k) {
  path(k, '#3c5c94', 'M-6 62H168V96H-6Z')
  path(k, '#f8c884', 'M-6 62H168V63C120 64.500 60 63.500 -6 65Z')
  for (const [c, crest, d, e] of [
    [
      '#34508c',
      '#f8c080',
      'M-6 69C20 66 40 69 66 67C100 64 130 68 168 64V96H-6Z',
      'M66 67C100 64 130 68 168 64V64.800C132 69 100 65.200 66 67Z',
    ],
    [
      '#2c4480',
      '#f8a878',
      'M-6 77C20 73 50 77 80 73C110 69.500 140 74 168 69V96H-6Z',
      'M60 75.300C92 71 140 74.400 168 69V70.200C140 76 100 71.800 60 75.300Z',
    ],
    [
      '#243870',
      '#f08c78',
      'M-6 86C20 81 50 86 84 82C116 78.500 140 83 168 78V96H-6Z',
      'M20 83.800C60 86 92 79.500 120 80.600C140 81.500 156 81 168 78V79.400C140 84.600 110 80 84 83.400C60 86 40 85.600 20 83.800Z',
    ],
    [
      '#1c2c60',
      '#b06480',
      'M-6 93C30 88 60 93 96 90C126 87.500 146 91 168 87V96H-6Z',
      'M60 92C100 92 130 86.600 168 87V88C140 91.600 110 89 60 92Z',
    ],
  ]) {
    path(k, c, d)
    path(k, crest, e)
  }
}

/** A shrine of palm fibre: tiers that shrink, gold where the sun finds them. */
function meru(k, x, y, tiers, q) {
  at(k, x, y, q, (g) => {
    path(g, '#5c2c54', 'M-5 1V-2.500H5V1Z')
    path(g, '#f0945c', 'M-5 1V-2.500H-2.500V1Z')
    path(g, '#7c3454', 'M-3 -2.500V-6.500H3V-2.500Z')
    path(g, '#fcc074', 'M-3 -2.500V-6.500H-1.600V-2.500ZM-0.800 -2.500V-5.600H0.900V-2.500Z')
    let b = -6
    for (let i = 0; i < tiers; i++) {
      const [half, tall] = [6.6 - i * (4.2 / Math.max(5, tiers)), 3.3 - i * 0.16]
      const side = `C${-half * 0.6} ${b - tall * 0.45} ${-half * 0.36} ${b - tall} ${-half * 0.3} ${b - tall}`
      path(
        g,
        '#301c44',
        `M${-half} ${b}${side}H${half * 0.3}C${half * 0.36} ${b - tall} ${half * 0.6} ${b - tall * 0.45} ${half} ${b}Z`,
      )
      path(
        g,
        '#f0845c',
        `M${-half} ${b}${side}H${-half * 0.05}C${-half * 0.3} ${b - tall * 0.8} ${-half * 0.4} ${b - tall * 0.4} ${-half * 0.45} ${b}Z`,
      )
      path(g, '#fcd084', `M${-half} ${b}H${-half * 0.45}V${b + 0.5}H${-half * 0.94}Z`)
      path(g, '#54284c', `M${-half * 0.45} ${b}H${half}L${half * 0.94} ${b + 0.5}H${-half * 0.45}Z`)
      b -= tall
      if (i < tiers - 1)
        path(g, '#7c3454', `M${-half * 0.28} ${b + 0.2}V${b - 1}H${half * 0.28}V${b + 0.2}Z`)
      b -= 0.8
    }
    path(g, '#fcd084', `M-0.800 ${b + 1}L0 ${b - 2}L0.800 ${b + 1}Z`)
  })
}

/** A whole coconut palm, its fronds hanging in single blades. */
function palm(k, x, y, q, lean) {
  at(k, x, y, q, (g) => {
    path(
      g,
      '#402048',
      `M-0.700 0C-0.600 -8 ${lean - 0.6} -14 ${lean - 0.4} -20H${lean + 0.5}C${lean + 0.6} -14 0.800 -8 0.900 0Z`,
    )
    for (const [dx, dy, c] of [
      [-9, 3, '#f0945c'],
      [-10, -2, '#fcc074'],
      [-6, -6, '#f0945c'],
      [-5.5, 6, '#8c3c5c'],
      [0.5, -8, '#5c2c54'],
      [6, -6, '#402048'],
      [9.5, -2, '#402048'],
      [9, 3, '#301c44'],
      [4.5, 6.5, '#301c44'],
    ])
      path(
        g,
        c,
        `M${lean} -20C${lean + dx * 0.35} ${-22 + dy * 0.4 - 1.5} ${lean + dx * 0.8} ${-21 + dy * 0.5} ${lean + dx} ${-20 + dy}C${lean + dx * 0.6} ${-19.4 + dy * 0.5} ${lean + dx * 0.3} ${-19.6 + dy * 0.2} ${lean} -20Z`,
      )
  })
}

/** The rock of Tanah Lot: the sea has eaten its foot, so that it hangs over. */
function rock(k) {
  path(
    k,
    '#482850',
    'M15 78L13 71L19 66L11 61L4 55L7 50L16 46L30 44H50L64 46L76 50L80 55L76 60L69 63L68 67L74 71L72 78Z',
  )
  for (const [c, d] of [
    ['#e8745c', 'M4 55L7 50L16 46L22 47L18 53L19 59L11 61Z'],
    ['#fcb470', 'M4 55L7 50L12 48L10 54L11 58.500Z'],
    ['#b04c5c', 'M18 53L22 47L32 46L30 54L33 61L24 64L19 66L11 61L19 59Z'],
    ['#783858', 'M30 54L32 46L48 45L46 53L49 60L40 66L24 64L33 61Z'],
    ['#5c3058', 'M46 53L48 45L62 46L60 53L63 58L52 63L49 60Z'],
    ['#e8745c', 'M13 71L19 66L24 64L22 70L23 78H15Z'],
    ['#783858', 'M24 64L40 66L37 72L38 78H23L22 70Z'],
    ['#34204c', 'M40 66L52 63L63 58L76 60L69 63L68 67L56 68L54 78H38L37 72Z'],
    ['#5c3058', 'M56 68L68 67L74 71L72 78H54Z'],
  ])
    path(k, c, d)
  // Wood on its back in flat masses.
  path(
    k,
    '#1c4454',
    'M7 51C6 46 11 43 15 44C17 40 24 39 27 42C31 39 37 39 40 42C44 39 52 39 55 42C59 40 65 41 67 45C72 44 77 47 77 51C66 48 54 47 42 47.500C30 47.500 18 48 7 51Z',
  )
  for (const [x, y, q] of points(
    '12.500 48 0.600 21 44.500 1 33.500 44 1.050 47.500 44 1.100 61 45 0.950 72 48 0.700',
    3,
  ))
    path(
      k,
      '#6c9464',
      `M${x - 3.6 * q} ${y}C${x - 4 * q} ${y - 3 * q} ${x - 1.5 * q} ${y - 4.2 * q} ${x + 1.6 * q} ${y - 3.6 * q}C${x - 0.4 * q} ${y - 2.9 * q} ${x - 2 * q} ${y - 1.8 * q} ${x - 3.6 * q} ${y}Z`,
    )
}

/** Surf thrown up against the foot of the rock. */
function surf(k) {
  path(
    k,
    '#8c78b4',
    'M1 80C6 77 12 78.500 20 77.500C32 76 44 79.500 56 77.500C64 76 72 78.500 82 77.500C78 79.500 70 80.500 62 80C46 82.500 20 83 1 80Z',
  )
  path(
    k,
    '#fff0d4',
    'M0 79.500C4 78 5 74 5.500 70.500C6 68 8.500 67.500 9.500 69.500C8 70 8 72 9.500 73C9.600 69.500 11 66.500 13.500 66C15.500 66 16.300 68 15.500 69.500C14 69 13.500 71 15 73.500C17 72.500 18.500 73.500 19.500 75.500C25 74 29 77 35 75.600C42 74.200 49 77.300 56 75.500C60 74.500 64 76.400 68 75.200C71 74.300 75 75.800 78 76.500C70 78.600 58 77.300 48 78.500C32 80.500 14 81.500 0 79.500Z',
  )
  path(
    k,
    '#c0a4c8',
    'M13.500 80C20 77.500 30 79 38 77.600C46 76.500 54 78 62 76.800C56 78.400 52 77.900 48 78.500C36 79.900 24 80.600 13.500 80Z',
  )
  for (const [x, y, q] of points(
    '5 66 0.600 10 63.500 0.500 14 66.500 0.450 3 70 0.450 76 72 0.400 17 69.500 0.350',
    3,
  ))
    path(k, '#fff0d4', `M${x} ${y - q}a${q} ${q} 0 1 0 0.010 0Z`)
}

export default {
  alt: 'Tanah Lot dopo il temporale, al tramonto: una famiglia guada verso il tempio sullo scoglio, la bambina sulle spalle del padre con l’ombrello giallo, la madre con il cesto di frutta sul capo, e il cane nuota via con un sandalo rosso',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [-0.1, 0.6], horizon: 62 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      heaven(k)
      ocean(k)
      palm(k, 14, 46, 0.72, -4)
      palm(k, 70, 47, 0.8, 3.5)
      palm(k, 64, 46, 0.6, -1.5)
      meru(k, 28, 44, 3, 0.86)
      meru(k, 47, 43.5, 5, 1.06)
      rock(k)
      surf(k)
      stroke(
        k,
        '#f8c080',
        0.4,
        'M132 87q6 -1.800 12 -0.200M20 89q8 -2 14 -0.200M48 87.500q6 -1.600 11 0',
      )
      // What they throw on the water, away from the sun.
      path(
        k,
        'rgba(16,20,64,.55)',
        'M128 78.500C138 77 152 77.500 164 79.500C152 80.500 138 80.500 128 79.500ZM104 82C116 80.500 134 81.500 150 84.500C134 85.500 114 84.500 104 83ZM72 86.500C82 85.500 92 86 100 87.500C90 88.300 80 88 72 87.500Z',
      )
      at(k, 130, 78, 0.94, mother, true)
      at(k, 130, 78.2, 1, (g) => ring(g, 9))
      at(k, 106, 81, 1.04, father, true)
      at(k, 106, 81.4, 1, (g) => ring(g, 11))
      at(k, 74, 85, 0.86, swimmer, true)
      at(k, 75, 85.6, 1, (g) => ring(g, 14))
    })
    return finish(s, { bloom: 0.1 })
  },
}
