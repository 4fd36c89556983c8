import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { birch, column, deer, mistBar, watchers } from '../../things/highlands.js'
import { highlandTrain, rails, viaduct } from '../../things/viaduct.js'

const TRAIN = 0.34

/** The steam lies back over the coaches, tears, and drifts off in thinning rags; the sun on its left. */
function steam(k) {
  const r = random(4)
  const heads = []
  for (let i = 0; i < 70; i++) {
    const t = i / 69
    // Gaps where the wind has torn it.
    if ((t > 0.5 && t < 0.56) || (t > 0.72 && t < 0.83)) continue
    const [x, y, q] = rails(TRAIN + 0.008 + t * 0.34)
    const rag = Math.sin(t * 15) * 0.5 + 0.5
    heads.push([
      x + (r() - 0.5) * 3 * t,
      y - (7.6 + 8 * t ** 0.8) * q - t * 4.6 - (r() - 0.3) * 3 * t,
      (0.9 + 3.6 * t ** 0.7 * (1 - t * 0.72)) * (0.55 + rag * 0.35 + r() * 0.35) * (0.5 + q * 0.7),
    ])
  }
  heads.reverse()
  for (const [c, dx, dy, grow] of [
    ['#c4acb4', 0.3, 0.4, 1],
    ['#f0d8c4', -0.2, -0.2, 0.92],
    ['#fff2de', -0.6, -0.7, 0.66],
  ]) {
    k.fillStyle = c
    for (const [x, y, q] of heads) {
      k.beginPath()
      k.ellipse(x + dx * q * 0.5, y + dy * q * 0.5, q * grow * 1.25, q * grow * 0.86, -0.12, 0, 7)
      k.fill()
    }
  }
}

function evening(k) {
  const g = k.createLinearGradient(0, -2, 0, 44)
  for (const [t, c] of [
    [0, '#2f5a84'],
    [0.4, '#6c94a8'],
    [0.72, '#e0c8a4'],
    [1, '#ffd898'],
  ])
    g.addColorStop(t, c)
  path(k, g, 'M-2 -2H162V60H-2Z')
  for (const [x, y, l] of points('-6 9 44 18 13 30 66 7 50 104 11 40 132 6 34 40 18 26', 3)) {
    path(
      k,
      '#5c7c9c',
      `M${x} ${y}q${l * 0.4} -2.200 ${l * 0.7} -0.800q${l * 0.2} -0.200 ${l * 0.3} 0.800q${-l * 0.5} 0.700 ${-l} 0Z`,
    )
    path(
      k,
      '#ffd8a8',
      `M${x + l * 0.06} ${y + 0.2}q${l * 0.44} 0.900 ${l * 0.86} 0q${-l * 0.4} 1.500 ${-l * 0.86} 0Z`,
    )
  }
}

/** Hills of the Highlands: far ones as pale backs, then one great ben with its ridges, lower shoulders before it. */
function hills(k) {
  path(
    k,
    '#a8b0b8',
    'M-4 33C8 30 16 27.500 26 28C36 28.600 42 31.500 52 31C62 30.500 70 27 82 27.500C96 28 104 32 118 31C132 30 146 25.500 164 27V60H-4Z',
  )
  // The ben: a long left flank in the sun, a broken crest, the right in shade.
  path(
    k,
    '#8890a4',
    'M44 52C54 45 62 37.500 70 32L76 26L80 24.600L84 20.400L87 19.600L90 21.800L94 22.600L98 26.800L104 29.400L109 34C116 39 126 44 138 52Z',
  )
  path(
    k,
    '#ccb49c',
    'M44 52C54 45 62 37.500 70 32L76 26L80 24.600L84 20.400L87 19.600L86 23L88 26.500L84.500 31L86.500 36L82 41L83 46L79 52Z',
  )
  path(
    k,
    '#ac9c98',
    'M76 26L80 24.600L79 29L74.500 34L76 38L69 44L68 52H60C63 46 68 41 69.500 37C72 34 74 30 76 26ZM84 20.400L87 19.600L86 23L88 26.500L84.500 31L86.500 36L82 41L83 46L79 52H75C78 47 78 43 78.500 40C82 36 80.500 33 82 30C84 27 82.500 24 84 20.400Z',
  )
  path(
    k,
    '#a8a0a4',
    'M94 22.600L98 26.800L97 31L101 36L99 41L104 52H97C94 45 95 41 96 38C93 34 94 29 92.500 26ZM104 29.400L109 34C111 37 110 40 114 44C116 47 118 50 122 52H115C109 46 107 42 106 38Z',
  )
  // A rounded hill on the left, turned to the sun; bracken climbs it.
  path(
    k,
    '#66787c',
    'M-4 35C4 31 10 30.500 16 32C26 34.500 34 41 46 45C54 47.500 62 49 72 50V60H-4Z',
  )
  path(k, '#b08c60', 'M-4 35C4 31 10 30.500 16 32C15 35 20 37 18 40C22 43 20 47 25 52L22 60H-4Z')
  path(
    k,
    '#8c7c64',
    'M6 31.600C8 35 4 38 8 42C6 46 11 50 10 60H16C17 52 13 48 15 43C11 40 14 36 11.500 31.300Z',
  )
  // Shoulders on the right, behind the end of the line.
  path(
    k,
    '#60747c',
    'M104 52C112 48 120 42 128 38.500C136 35.500 140 31 148 28.500C154 27 160 28 166 30V60H104Z',
  )
  path(
    k,
    '#b4905c',
    'M104 52C112 48 120 42 128 38.500C136 35.500 140 31 148 28.500C146 33 148 36 144 40C146 44 140 48 141 56H112Z',
  )
  path(
    k,
    '#8c8068',
    'M128 38.500C131 37.300 133.500 36 136 34.500C133 39 135 42 131 45C132 49 128 51 128 56H120C123 50 124 48 126 45C125 42 128 41 128 38.500Z',
  )
}

/** The loch at the bend of the valley, its column, its islet of pines; then the valley floor. */
function glen(k) {
  path(k, '#f0d4a4', 'M62 53C84 50.500 120 49.600 162 50V58H62Z')
  path(k, '#c0b8ac', 'M78 54C100 52.500 130 52 162 52.500V58H78Z')
  for (const [x, y, l] of points('88 52 12 112 51.200 14 134 53.400 16 104 54.600 12', 3))
    path(k, '#fff0c8', `M${x} ${y}q${l * 0.5} -0.600 ${l} 0q${-l * 0.5} 0.500 ${-l} 0Z`)
  path(k, '#3c5054', 'M108 52.400C110 51 118 50.800 121 52.200C117 53 111 53 108 52.400Z')
  for (const x of [110.5, 112.4, 114.6, 116.6, 118.4])
    path(k, '#34484c', `M${x - 0.8} 51.600L${x} ${48.6 + (x % 2)}L${x + 0.8} 51.600Z`)
  at(k, 92, 55.6, 0.9, column)
  fill(k, '#8c7c48', [
    ...rough(points('-10 50 30 52 66 53 86 56 104 55 124 52.500 146 51 170 50'), 0.5, 7),
    [170, 96],
    [-10, 96],
  ])
  path(k, '#b0944c', 'M-4 56.500C50 54 80 57 104 58.500C80 60.500 50 59 -4 58.500Z')
  path(k, '#74704c', 'M-4 62C40 59 90 63 120 62C140 61 150 63 166 61.500V96H-4Z')
  path(k, '#a47c3c', 'M60 66C90 62.500 130 67 166 64.500V70C130 72 90 69 60 66Z')
  path(k, '#6c6444', 'M-4 72C50 68 100 74 166 70.500V96H-4Z')
  path(k, '#946838', 'M84 77C110 73.500 140 77 166 75V80C140 81 110 79.500 84 77Z')
  // A burn that winds to the loch.
  path(
    k,
    '#e8d0a8',
    'M96 55.400C108 57.500 122 58.500 124 61.500C126 64 112 65 114 68C116 71 132 71 134 74.500C136 78 124 80 122 92H129C128 82.500 141 78.500 139.500 74C138 70 121 70.500 119.500 67.500C118 65 130 64 128 61C126.500 58 112 56.800 101 55Z',
  )
  path(
    k,
    '#b4aca4',
    'M124 61.500C126 64 112 65 114 68C116 71 132 71 134 74.500C136 78 124 80 122 92H124C125 81.500 138 78 136 74.500C134.500 71 118 71 116 68C114.500 65 128 64 126 61.500C125 60 112 57.800 100 55.600L96 55.400C108 57.500 122 58.500 124 61.500Z',
  )
}

/** The knoll in front: bracken, then heather in two great masses, each with a ragged head in the sun. */
function knoll(k) {
  const mass = (line, lit, body, seed, deep) => {
    const r = random(seed)
    const top = []
    const p = points(line)
    for (let i = 0; i < p.length - 1; i++) {
      const [[ax, ay], [bx, by]] = [p[i], p[i + 1]]
      const n = Math.round((bx - ax) / 1.1)
      for (let j = 0; j < n; j++)
        top.push([
          ax + ((bx - ax) * (j + r() * 0.6)) / n,
          ay + ((by - ay) * j) / n - r() ** 2 * 0.7 - 0.25 * Math.sin(top.length * 0.8),
        ])
    }
    fill(k, lit, [...top, [170, 100], [-10, 100]])
    fill(k, body, [
      ...top.map(([x, y], i) => [x + 0.5, y + deep * (0.8 + 0.5 * Math.sin(i * 0.37) + r() * 0.3)]),
      [170, 100],
      [-10, 100],
    ])
  }
  mass('-6 78 14 76.500 34 79 52 82.500 70 85 90 86 120 88 168 90', '#b06c38', '#6c3c38', 6, 1.1)
  mass(
    '18 88 34 84.500 56 83.600 78 84.600 100 85 124 86.800 146 87 168 85',
    '#c480a8',
    '#7c4078',
    3,
    1.2,
  )
  mass(
    '-6 84 14 84.500 34 87.500 60 89.600 90 89.400 120 91 168 90.500',
    '#8c4c80',
    '#4c2854',
    8,
    1,
  )
}

export default {
  alt: 'Il treno a vapore rosso su un viadotto curvo di pietra in una sera d’autunno, come quello dei film; dall’erica un adulto e un bambino con la sciarpa rossa e oro lo guardano, e un cervo guarda loro',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.05, 0.4], horizon: 0.58 })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      hills(k)
      glen(k)
      for (const [x, y, l] of points('-2 58.500 44 34 57 50 80 55.500 30', 3))
        mistBar(k, x, y, l, 'rgba(248,228,200,.6)')
      // The long shadows of the piers.
      for (let i = 0; i < 13; i++) {
        const [x, y, q] = rails(i / 19)
        const foot = y + 30.8 * q
        fill(k, 'rgba(60,44,64,.26)', [
          [x - 1.6 * q, foot],
          [x + 1.8 * q, foot],
          [x + 19 * q, foot + 2.6 * q],
          [x + 16 * q, foot + 3.2 * q],
        ])
      }
      viaduct(k)
      highlandTrain(k, { from: TRAIN })
      // The hill that the line enters.
      fill(k, '#566458', [
        ...rough(
          points('130 58.500 139 55 144.500 49 147.500 43 151 37.500 156 33.600 170 30'),
          0.4,
          4,
        ),
        [170, 66],
        [150, 62],
      ])
      fill(
        k,
        '#b08848',
        points(
          '134 57.200 139 55.200 144.500 49.200 147.500 43.300 151 37.900 154.500 34.900 152 40 153.500 45 149 50 150 55 144 60',
        ),
      )
      for (const [x, y, q, seed] of points('143 66 6.500 2 148 64.600 9 6 152.500 66.400 6 9', 4))
        birch(k, x, y, q, seed)
      steam(k)
      // Bracken hides the feet of the piers: low tongues of it, longer to the side of the shade.
      for (let i = 0; i <= 15; i++) {
        const [x, y, q] = rails(i / 19)
        const foot = y + 31 * q
        const [l, m] = [2.6 + (i % 3) * 0.9, 3.2 + ((i * 5) % 4) * 1.1]
        path(
          k,
          i % 3 ? '#74683c' : '#946434',
          `M${x - l * q} ${foot + 0.9 * q}C${x - l * 0.6 * q} ${foot - 0.6 * q} ${x - q} ${foot - 1.5 * q} ${x + 0.3 * q} ${foot - 0.9 * q}C${x + 1.5 * q} ${foot - 1.6 * q} ${x + m * 0.8 * q} ${foot - 0.4 * q} ${x + m * q} ${foot + 0.9 * q}Z`,
        )
      }
      knoll(k)
      at(k, 106, 86, 1.08, deer)
      at(k, 50, 84.8, 1.15, watchers)
      // Heather before the hooves and the boots.
      for (const [x, y, l] of points('47.500 85.800 10 102.500 87 12', 3))
        path(
          k,
          '#7c4078',
          `M${x} ${y}C${x + l * 0.1} ${y - 1.2} ${x + l * 0.2} ${y - 0.4} ${x + l * 0.3} ${y - 1.1}C${x + l * 0.4} ${y - 0.5} ${x + l * 0.55} ${y - 1.2} ${x + l * 0.65} ${y - 0.7}C${x + l * 0.8} ${y - 1.1} ${x + l * 0.9} ${y - 0.5} ${x + l} ${y}Z`,
        )
      for (const [x, y, q] of points('33 9 1.400 37 7.500 1.100 29.500 11.500 1 41 10 0.900', 3))
        stroke(
          k,
          '#34486c',
          0.35,
          `M${x - q} ${y - q * 0.5}q${q * 0.7} -0.200 ${q} ${q * 0.5}q${q * 0.4} ${-q * 0.7} ${q * 1.1} ${-q * 0.5}`,
        )
    })
    return finish(s, { vignette: 0.16, bloom: 0.12 })
  },
}
