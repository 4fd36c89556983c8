import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { captain, catcher, laugher, tabby } from '../../things/felucca-tea.js'

const BANK = 53

/** The end of the day: coral above, saffron round the sun. */
function evening(k) {
  path(k, '#c84438', 'M-6 -6H166V60H-6Z')
  for (const [c, rx, ry] of [
    ['#dc5c3c', 122, 52],
    ['#ec7c40', 92, 40],
    ['#f8a048', 66, 30],
    ['#fcc05c', 44, 21.5],
    ['#ffd880', 26, 14.5],
  ]) {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(81, 38, rx, ry, 0, 0, 7)
    k.fill()
  }
  path(k, '#fff6cc', 'M66.500 31.500a14.500 14.500 0 1 0 29 0a14.500 14.500 0 1 0 -29 0Z')
  for (const d of [
    'M-6 26C6 24 16 26 30 23.500C38 22.300 44 23.500 52 21.500C44 26 34 25.600 26 27.500C14 30 4 29 -6 30Z',
    'M112 30C122 27.500 132 29.500 142 27C150 25.300 158 26 166 24V27.500C154 29 146 29 138 31C130 32.500 120 32 112 30Z',
    'M98 40C106 38.800 112 40 120 39C128 38.500 132 39 138 38C130 41.500 108 42.500 98 40Z',
    'M22 38C30 36.600 38 38 48 37C42 40 30 40.600 22 38Z',
  ])
    path(k, 'rgba(200,68,56,.55)', d)
}

/** A dome of the mosque against the sun. */
const dome = (x, y, rx, ry) =>
  `M${x - rx} ${y}C${x - rx * 1.04} ${y - ry * 0.6} ${x - rx * 0.6} ${y - ry * 0.94} ${x} ${y - ry}C${x + rx * 0.6} ${y - ry * 0.94} ${x + rx * 1.04} ${y - ry * 0.6} ${x + rx} ${y}Z`

/** The Citadel on its spur: pencil minarets, the cascade of domes, walls with round towers, the town and its palms. */
function citadel(k) {
  path(
    k,
    '#e88850',
    'M-6 54C10 47 26 48.500 44 45C52 43.500 58 44 64 42.500L100 42C112 42.500 118 46 130 45.500C144 45 154 48 166 47V56H-6Z',
  )
  const M = '#a83c3c'
  for (const x of [69.5, 92.5]) {
    path(k, M, `M${x - 0.9} 41V17H${x + 0.9}V41ZM${x - 0.75} 17L${x} 12.200L${x + 0.75} 17Z`)
    path(
      k,
      M,
      `M${x - 1.5} 18.500H${x + 1.5}V17.300H${x - 1.5}ZM${x - 1.4} 27H${x + 1.4}V25.900H${x - 1.4}Z`,
    )
    stroke(k, M, 0.3, `M${x} 12.300V11`)
    path(k, '#ffb860', `M${x + (x < 81 ? 0.4 : -0.9)} 41V17H${x + (x < 81 ? 0.9 : -0.4)}V41Z`)
  }
  path(k, M, dome(81, 30, 6.2, 7.5))
  path(k, M, 'M75 36V29.500H87V36Z')
  path(k, M, dome(73.6, 34.5, 3.4, 4))
  path(k, M, dome(88.4, 34.5, 3.4, 4))
  path(k, M, dome(81, 35.5, 5, 4.2))
  path(k, M, dome(68.5, 36.5, 1.6, 2.2))
  path(k, M, dome(93.5, 36.5, 1.6, 2.2))
  path(k, M, 'M66 44V34.500H96V44Z')
  stroke(k, M, 0.35, 'M81 22.500V19.800M73.600 30.500V29M88.400 30.500V29')
  stroke(k, '#ffe09c', 0.3, 'M80.500 19.700a0.700 0.700 0 1 0 1 0')
  // Light in the windows of the drum.
  for (const x of [77, 79, 81, 83, 85])
    path(k, '#ffd880', `M${x - 0.4} 31.500V30.300a0.400 0.500 0 0 1 0.800 0V31.500Z`)
  for (const x of [69.5, 73, 76.5, 85.5, 89, 92.5])
    path(k, '#7c2838', `M${x - 0.8} 40V37.800a0.800 0.900 0 0 1 1.600 0V40Z`)
  // The walls step down to both sides.
  path(
    k,
    '#b84c40',
    'M40 50L48 46.500L56 44.500V42.800H59V44L66 42.500V40.800H70V42.200H92V40.500H96V42.500L104 43V41.500H107.500V43.500L116 46V44.500H119V47L128 50V56H40Z',
  )
  path(
    k,
    '#d86c48',
    'M40 50L48 46.500L56 44.500V42.800H57V44.500L50 47.500L46 52ZM66 42.500V40.800H67.200V43ZM92 42.200V40.500H93.200V43ZM104 43V41.500H105V44ZM116 46V44.500H117V47Z',
  )
  // The town along the bank, a roof unlike its neighbour.
  const r = random(14)
  for (let x = -6; x < 168; ) {
    const wide = 3 + r() * 5
    const tall = 2 + r() * 4.5
    const c = ['#8c3038', '#7c2838', '#9c3c3c'][Math.floor(r() * 3)]
    path(
      k,
      c,
      `M${x} ${BANK + 0.5}V${BANK - tall}H${x + wide * 0.6}V${BANK - tall - (r() < 0.4 ? 1.2 : 0)}H${x + wide}V${BANK + 0.5}Z`,
    )
    if (r() < 0.5) path(k, '#ffb860', `M${x + wide * 0.3} ${BANK - tall * 0.6}h0.800v1h-0.800Z`)
    x += wide
  }
  for (const [x, y] of [
    [18, 40],
    [124, 41.5],
    [150, 38],
  ])
    path(
      k,
      '#8c3038',
      `M${x - 0.7} 52V${y + 4}H${x + 0.7}V52ZM${x - 1.2} ${y + 5}H${x + 1.2}V${y + 4}H${x - 1.2}ZM${x - 0.9} ${y + 4}C${x - 1.2} ${y + 2} ${x - 0.5} ${y + 1} ${x} ${y}C${x + 0.5} ${y + 1} ${x + 1.2} ${y + 2} ${x + 0.9} ${y + 4}Z`,
    )
  // Palms, each its own.
  for (const [x, tall, lean, n] of points(
    '3 13 1 7 9 9 -0.8 6 34 11 -1 7 38.500 8 1 6 110 9 0.8 6 136 12 -1.200 8 140 8.500 0.6 6 158 14 1.400 8',
    4,
  )) {
    const [tx, ty] = [x + lean, BANK - tall]
    stroke(k, '#6c2034', 0.5, `M${x} ${BANK}Q${x + lean * 0.2} ${BANK - tall * 0.5} ${tx} ${ty}`)
    for (let i = 0; i < n; i++) {
      const a = Math.PI * (0.92 + (i / (n - 1)) * 1.16) + lean * 0.1
      const l = tall * (0.3 + 0.06 * Math.sin(i * 3 + x))
      const [ex, ey] = [tx + Math.cos(a) * l, ty + Math.sin(a) * l * 0.6 + l * 0.4]
      path(
        k,
        '#6c2034',
        `M${tx} ${ty}Q${(tx + ex) / 2} ${ty + Math.sin(a) * l * 0.7 - 0.6} ${ex} ${ey}Q${(tx + ex) / 2} ${ty + Math.sin(a) * l * 0.3 + 0.2} ${tx} ${ty}Z`,
      )
    }
  }
}

/** The Nile like copper: the town's reflection, the path of the sun in broken lozenges. */
function nile(k) {
  path(k, '#9c3c40', `M-6 ${BANK}H166V80H-6Z`)
  path(k, '#c85c44', 'M-6 56.500C30 55 60 57.500 100 56C130 55 150 57 166 56V80H-6Z')
  path(k, '#e48448', 'M20 60C46 57.500 70 59 100 58.500C122 58 142 60 150 61V80H20Z')
  path(k, '#b85044', 'M-6 64C20 61 44 65 70 63.500C100 62 130 65 166 62V82H-6Z')
  const r = random(6)
  for (let i = 0; i < 22; i++) {
    const y = BANK + 0.8 + i * 0.8
    const half = (2 + i * 0.5) * (0.5 + r() * 0.8)
    const x = 81 + (r() - 0.5) * (6 + i * 0.8)
    path(
      k,
      i % 3 ? '#ffd880' : '#fff2bc',
      `M${x - half} ${y}Q${x} ${y - 0.75} ${x + half} ${y}Q${x} ${y + 0.6} ${x - half} ${y}Z`,
    )
  }
  for (const [x, y, l] of points(
    '2 58 9 18 61 7 128 58 10 146 61.500 9 112 61 7 34 59 6 -4 63 8',
    3,
  ))
    path(k, '#f0a058', `M${x} ${y}q${l / 2} -0.8 ${l} 0q${-l / 2} 0.600 ${-l} 0Z`)
  // Another felucca, far off, and its light.
  path(k, '#7c2838', 'M138 56.500C142 57.500 150 57.300 154 55.800L152.500 58.300H140.500Z')
  path(
    k,
    '#f4c078',
    'M153 40C149.500 45 149 51 150.500 55.500C146 56 143 55.600 139 54.500C144 51 149 45.500 153 40Z',
  )
  path(
    k,
    '#c87850',
    'M153 40C149.500 45 149 51 150.500 55.500L148.800 55.700C147.500 51 149 45 153 40Z',
  )
}

/** The inside of the boat from its bow: planks, ribs, benches, the tiller, a rug and a tray. */
function boat(k) {
  path(
    k,
    '#0c3c4c',
    'M-10 73C20 68 60 62 100 60C108 59.600 120 59.600 128 60.500C142 62 156 66 172 70V100H-10Z',
  )
  path(
    k,
    '#145868',
    'M-10 76C20 71 60 65 100 63C108 62.600 120 62.600 128 63.500C142 65 156 69 172 73V82C150 76 136 73.500 124 73C108 72.500 60 78 -10 90Z',
  )
  // Ribs.
  for (const [x, y, l] of points(
    '6 74.500 11 30 71 10 56 67.500 8 76 65 7 94 63.700 6 140 66 8 156 70 9',
    3,
  ))
    stroke(
      k,
      '#0c3c4c',
      1.2,
      `M${x} ${y}q${x < 110 ? 1.5 : -1.5} ${l * 0.5} ${x < 110 ? 2 : -2} ${l}`,
    )
  // Floor.
  path(k, '#6c3430', 'M-10 94C30 82 70 76 112 75.500C136 76 156 80 172 84V104H-10Z')
  for (const d of [
    'M20 96C50 84 84 78.500 112 77.500',
    'M62 96C78 87 96 81 114 78.500',
    'M104 96C108 89 112 84 118 79.500',
    'M146 96C138 88 128 83 121 79',
  ])
    stroke(k, '#4c2430', 0.7, d)
  // The rug in stripes.
  fill(k, '#c83844', points('52 97 74 81 110 80 116 97'))
  fill(k, '#f4b83c', points('56 94 59.500 91.500 114 91.500 115 94'))
  fill(k, '#186c74', points('63 89 66 86.800 112.200 86.800 113 89'))
  fill(k, '#f4e4c0', points('70 84.300 71.800 83 111 82.800 111.300 84'))
  // The gunwale, its edge in the sun.
  stroke(
    k,
    '#186c74',
    3.4,
    'M-10 74C20 69 60 63 100 61C108 60.600 120 60.600 128 61.500C142 63 156 67 172 71',
  )
  stroke(
    k,
    '#f4e4c0',
    1.1,
    'M-10 75.300C20 70.300 60 64.300 100 62.300C108 61.900 120 61.900 128 62.800C142 64.300 156 68.300 172 72.300',
  )
  stroke(
    k,
    '#ffd078',
    0.8,
    'M-10 72.600C20 67.600 60 61.600 100 59.600C108 59.200 120 59.200 128 60.100C142 61.600 156 65.600 172 69.600',
  )
  // The tiller.
  stroke(k, '#4c2430', 2.2, 'M122 58L88 69')
  stroke(k, '#e89850', 0.8, 'M122 57.300L88 68.300')
}

/** The tray with glasses and a bowl of mint. */
function tray(k) {
  path(k, 'rgba(60,16,40,.5)', 'M76 90C80 87.500 96 87 102 89C100 92 82 93 76 90Z')
  path(k, '#e8a848', 'M76 87.500C80 85 98 85 101 87.500C98 90.500 80 90.500 76 87.500Z')
  path(k, '#ffdc94', 'M78 87.300C82 85.500 96 85.500 99 87.300C95 88.600 82 88.600 78 87.300Z')
  for (const [x, c] of [
    [81, '#b84824'],
    [86.5, '#c85c2c'],
  ]) {
    path(k, 'rgba(255,240,208,.8)', `M${x - 2} 81H${x + 2}L${x + 1.5} 87.200H${x - 1.5}Z`)
    path(k, c, `M${x - 1.8} 83.500H${x + 1.8}L${x + 1.5} 87.200H${x - 1.5}Z`)
  }
  for (const [x, y, a] of points('93 85 -0.600 95 84 0.300 97 85.500 0.900 94.500 86.500 0', 3)) {
    k.save()
    k.translate(x, y)
    k.rotate(a)
    path(
      k,
      a > 0 ? '#4c9c54' : '#84bc5c',
      'M0 1.500C-2 0.500 -2 -1.500 0 -3C2 -1.500 2 0.500 0 1.500Z',
    )
    k.restore()
  }
}

/** The sail over our heads, sun in its cloth, seams, a patch, the rope that holds it. */
function sail(k) {
  path(k, '#f0b070', 'M-10 -10H170V12C150 10.500 130 13 108 10C76 6 40 12 -10 1Z')
  path(k, '#fcd494', 'M30 -10H150C140 0 120 7 104 9.400C84 7 60 8 44 7.600C36 2 32 -4 30 -10Z')
  path(k, '#c87850', 'M-10 -10H18C22 -2 28 4 34 7.300C20 6.800 4 4 -10 1Z')
  for (const d of [
    'M22 -10C26 -2 32 4 40 7.600',
    'M62 -10C64 -2 66 4 68 7.400',
    'M102 -10C102 -2 101 4 100 9',
    'M140 -10C138 -2 134 6 130 11',
  ])
    stroke(k, '#c87850', 0.5, d)
  path(k, '#e08848', 'M116 -3L128 -2.200L127 6L115.500 5Z')
  stroke(
    k,
    '#8c3c38',
    0.35,
    'M116.500 -2.500L127.500 -1.700L126.500 5.500L116 4.500ZM115.300 -1h1.600M115 2h1.600M126.700 0h1.600M126.300 3.500h1.600',
  )
  stroke(k, '#6c2834', 1.1, 'M-10 1C40 12 76 6 108 10C130 13 150 10.500 170 12')
  stroke(k, '#6c2834', 0.5, 'M152 11.300C150 30 146 48 142 63')
}

export default {
  alt: 'Tramonto in feluca sul Nilo: il capitano col turbante tiene il timone con un piede e versa il tè dall’alto nel bicchiere di una bambina, la mamma ride; contro il sole la Cittadella del Cairo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.5, 0.38], horizon: BANK / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      citadel(k)
      nile(k)
      boat(k)
      at(k, 76, 62.5, 0.95, tabby)
      path(
        k,
        'rgba(40,12,40,.45)',
        'M8 82C20 78 60 75 72 79C66 90 30 98 2 96ZM112 84C124 80 146 80 152 86C146 94 120 95 112 90Z',
      )
      // The bench.
      path(k, '#4c2430', 'M-10 90L72 82L72 98H-10Z')
      path(k, '#a85c3c', 'M-10 82C20 79.500 50 78 72 77.500L74 82C50 83 20 86 -10 91Z')
      path(
        k,
        '#f0a860',
        'M72 77.500L74 82C60 82.600 40 84 24 85.500C40 83 58 81.500 70 81L69 77.600Z',
      )
      at(k, 23, 78, 1.06, laugher)
      at(k, 49, 76, 1.02, catcher)
      at(k, 131, 69.5, 1, captain)
      // The tea in its arc.
      stroke(k, '#a83c20', 0.9, 'M93.700 25.600C83 25.600 70.500 34 62.600 52')
      stroke(k, '#ffb45c', 0.4, 'M93.700 25.300C82.600 25.300 70.200 33.700 62.400 51.500')
      for (const [x, y, q] of points('60 47.500 0.400 65.500 48 0.350 59 50 0.300', 3))
        path(k, '#ffb45c', `M${x} ${y - q}a${q} ${q} 0 1 0 0.010 0Z`)
      tray(k)
      sail(k)
    })
    return finish(s, { vignette: 0.16, bloom: 0.26 })
  },
}
