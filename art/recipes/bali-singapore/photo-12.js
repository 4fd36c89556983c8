import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cloudHair, fogGlasses, laughingGirl } from '../../things/cloud-walk.js'
import { cut } from '../../things/cutout.js'

/** The vault of glass from inside: sky in it, ribs of white steel that meet beyond the top, panes between. */
function vault(k) {
  cut(
    k,
    `#a4d4e0 M-6 -6H166V96H-6Z
#c4e6e8 M-6 -6H40C60 20 70 50 66 96H-6Z
#e6f5ee M-6 20C20 16 40 26 52 46C60 62 60 80 58 96H-6Z
#f4fbf4 M-6 52C12 48 30 56 40 70C44 80 46 90 46 96H-6Z
- clouds beyond the panes
#f4fbf4 M4 8C14 4 20 8 30 5C38 3 44 6 52 4C46 10 36 9 28 11C20 14 10 11 4 8ZM58 22C66 18 74 22 84 19C80 24 70 25 58 22ZM-6 30C4 27 12 31 22 29C14 34 4 34 -6 34Z`,
  )
  const rib = (x0, t) => {
    const [ax, ay, bx, by, cx, cy] = [x0, 92, x0 - 8 + (150 - x0) * 0.04, -2, 150, -52]
    return [
      (1 - t) ** 2 * ax + 2 * t * (1 - t) * bx + t * t * cx,
      (1 - t) ** 2 * ay + 2 * t * (1 - t) * by + t * t * cy,
    ]
  }
  const feet = [-64, -46, -29, -13, 2, 16, 29, 41, 52, 62]
  for (let j = 1; j < 18; j++) {
    const t = j / 20
    let d = ''
    feet.forEach((x0, i) => {
      const [x, y] = rib(x0, t + (i % 2) * 0.024)
      d += `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    stroke(k, 'rgba(120,168,184,.55)', 0.22, d)
  }
  for (const [i, x0] of feet.entries()) {
    let d = ''
    for (let j = 0; j <= 16; j++)
      d += `${j ? 'L' : 'M'}${rib(x0, j / 16)
        .map((v) => v.toFixed(1))
        .join(' ')}`
    stroke(k, '#7ca8b8', 2.3 - i * 0.1, d)
    stroke(k, '#ffffff', 1.4 - i * 0.06, d)
  }
}

/** A tuft of long leaves that rise from a point and bend down, the light on the left ones. */
function tuft(k, x, y, q, [dark, mid, lit], n, r) {
  for (let i = 0; i < n; i++) {
    const a = -Math.PI * (0.04 + (0.92 * (i + r() * 0.6)) / n)
    const l = q * (0.75 + r() * 0.5)
    const [ex, ey] = [
      x + Math.cos(a) * l,
      y + Math.sin(a) * l * 0.75 + l * 0.5 * Math.abs(Math.cos(a)),
    ]
    const [mx, my] = [x + Math.cos(a) * l * 0.55, y + Math.sin(a) * l * 0.9]
    const w = q * 0.17
    path(
      k,
      ex < x - q * 0.2 ? lit : ex < x + q * 0.45 ? mid : dark,
      `M${x - w * 0.4} ${y}Q${mx - w} ${my - w} ${ex} ${ey}Q${mx + w} ${my + w} ${x + w * 0.4} ${y}Z`,
    )
  }
}

/** An orchid: three sepals, two broad petals, the lip. */
function orchid(k, x, y, q, [c, lit, heart]) {
  for (const [a, l, w] of [
    [-1.57, 1.1, 0.4],
    [0.55, 1, 0.38],
    [2.6, 1, 0.38],
    [-0.35, 1.15, 0.62],
    [-2.8, 1.15, 0.62],
  ]) {
    const [dx, dy] = [Math.cos(a) * q * l, Math.sin(a) * q * l]
    const [nx, ny] = [-Math.sin(a) * q * w, Math.cos(a) * q * w]
    path(
      k,
      w > 0.5 ? lit : c,
      `M${x} ${y}Q${x + dx * 0.6 + nx * 1.4} ${y + dy * 0.6 + ny * 1.4} ${x + dx} ${y + dy}Q${x + dx * 0.6 - nx * 1.4} ${y + dy * 0.6 - ny * 1.4} ${x} ${y}Z`,
    )
  }
  path(
    k,
    heart,
    `M${x - q * 0.3} ${y}Q${x} ${y + q * 0.9} ${x + q * 0.3} ${y}Q${x} ${y - q * 0.3} ${x - q * 0.3} ${y}Z`,
  )
}

const MOSS = [
  ['#1c5c54', '#2c8464', '#6cb878'],
  ['#185060', '#24746c', '#4c9c74'],
  ['#2c7058', '#58a45c', '#acd474'],
]

/** Where the flank of the mountain stands at a height. */
const flank = (y) =>
  88 + Math.sin(y * 0.16) * 2.6 + Math.sin(y * 0.41) * 1.2 - Math.max(0, y - 52) * 0.2

/** The mountain of 35 metres under its coat of plants. */
function mountain(k) {
  const r = random(21)
  let d = 'M172 -6'
  for (let y = -6; y <= 96; y += 3) d += `L${flank(y)} ${y}`
  path(k, '#164c54', `${d}L172 96Z`)
  cut(
    k,
    `#1e6058 M96 -6C98 10 94 24 99 40C96 56 94 70 90 96H122C126 70 118 50 124 34C120 20 124 8 122 -6Z
#123c4c M150 -6C146 16 154 34 148 52C152 70 146 84 150 96H172V-6Z
#2a6c60 M128 4C134 12 130 22 134 32C130 40 128 28 126 20C126 12 126 8 128 4ZM140 50C146 58 142 70 146 82C140 80 136 66 138 58Z`,
  )
  for (let i = 0; i < 118; i++) {
    const y = -4 + (i / 118) * 86
    const x = 108 + ((i * 0.618) % 1) * 56 + r() * 3
    const light = (x - 106) / 44 + (r() - 0.5) * 0.7
    tuft(k, x, y + 4, 4 + r() * 5, MOSS[light > 0.7 ? 1 : light > 0.3 ? 0 : 2], 7, r)
  }
  // The side away from the light, and the shade under a ledge.
  cut(
    k,
    `rgba(8,44,64,.62) M146 -6C138 10 148 24 140 38C134 52 144 64 138 96H172V-6Z
rgba(8,44,64,.5) M106 34C116 30 130 36 150 31L168 28V36C150 44 138 38 126 46C118 50 110 46 106 42Z`,
  )
  for (const [x, y, q, c] of [
    [114, 14, 1.5, 0],
    [117.5, 16.5, 1.2, 0],
    [112, 45, 1.7, 1],
    [116, 47.5, 1.3, 1],
    [140, 30, 1.5, 0],
    [144, 32, 1.2, 0],
    [128, 60, 1.6, 0],
    [132, 62.5, 1.2, 0],
    [150, 14, 1.2, 1],
    [109, 66, 1.6, 0],
  ])
    orchid(
      k,
      x,
      y,
      q * 1.75,
      c ? ['#f0a434', '#ffd46c', '#c84c3c'] : ['#d83c8c', '#ff8cb8', '#fff0c0'],
    )
}

/** The fall: one ribbon that frays, a second behind it, and its breath at the foot. */
function fall(k) {
  cut(
    k,
    `#a8d8dc M94 -6H110C107 8 109 18 108 30C109 44 107 58 110 80H90C93 60 91 44 93 28C92 16 95 6 94 -6Z
#ffffff M96 -6H101C100 8 102 22 100.500 36C101.500 52 100 66 101.500 80H94C95.500 62 93.500 46 95 32C94.500 18 96.500 6 96 -6Z
#ffffff M104 -6H107C105.500 12 107 28 105.500 42C106.500 56 105 68 107.500 80H103.500C104.500 64 103 48 104 34C103.500 18 104.500 6 104 -6Z
#e4f6f4 M101.500 6C102.500 22 101.500 34 102.800 50C103 60 102.500 68 103 78H101.800C101 66 102 50 101 38C101.500 26 100.800 16 101.500 6ZM91.500 30C92.300 42 91.500 54 91 66C90.500 72 90 76 89.500 80H87.500C89 70 90 52 90.400 42Z`,
  )
}

/** Plants that hang into the fall from both sides. */
function brink(k) {
  const r = random(8)
  for (let y = 0; y < 76; y += 7) {
    tuft(k, flank(y) + 0.6, y + 3, 3 + r() * 2.6, MOSS[2], 7, r)
    tuft(k, 108.5 + r() * 2.4, y + 6, 4 + r() * 3, MOSS[y % 2 ? 0 : 2], 7, r)
  }
}

/** Drifts of mist at the feet of the mountain. */
function mist(k) {
  cut(
    k,
    `rgba(255,255,255,.75) M56 76C62 70 70 73 76 69C82 62 94 65 98 68C106 61 116 66 120 70C130 66 138 71 146 69C154 66 160 69 168 67V96H50Z
#f6fcf8 M40 84C50 78 60 81 70 78C80 73 92 77 104 75C116 73 124 78 136 76C148 74 156 78 168 76V96H36Z
#e2f2ee M80 87C96 83 112 86 128 84C142 82 156 85 168 83V96H76Z`,
  )
}

/** The upper walk, hung out round the mountain, with those on it. */
function upperWalk(k) {
  cut(
    k,
    `#7ca4b0 M168 22C140 30 112 31 88 25C78 22.500 78 19 88 18L90 19.500C82 20.500 83 22.500 90 24C112 28.500 140 27 168 19Z
#f8fcfa M168 19.500C140 27.500 112 29 90 23.600C80 21 81 19 89 18.200L88.500 17.400C77 18.400 76.500 21.600 88 24.600C112 30.500 140 29 168 21Z
#b0d0d4 0.2 M168 14.500C140 22.500 112 24 90 18.800C82 17 83 15.500 88 15`,
  )
  for (const [x, y, c, s] of [
    [121, 27, '#f49c44', '#8c5c4c'],
    [124.5, 26.8, '#5c74ac', '#e8a488'],
    [152, 23.2, '#f0588c', '#cc9474'],
  ]) {
    path(
      k,
      c,
      `M${x - 1} ${y}C${x - 1.3} ${y - 2.4} ${x - 0.8} ${y - 3.6} ${x} ${y - 3.6}C${x + 0.8} ${y - 3.6} ${x + 1.3} ${y - 2.4} ${x + 1} ${y}Z`,
    )
    path(k, s, `M${x - 0.8} ${y - 4.5}a0.800 0.900 0 1 0 1.600 0a0.800 0.900 0 1 0 -1.600 0Z`)
    path(
      k,
      '#3c2c3c',
      `M${x - 0.85} ${y - 4.5}C${x - 1} ${y - 6} ${x + 1} ${y - 6} ${x + 0.85} ${y - 4.6}L${x} ${y - 5}Z`,
    )
  }
}

/** Our own walk: deck from the left edge to its end before the fall, panes of its rail before those who stand on it. */
function deck(k) {
  cut(
    k,
    `#6c98a8 M-6 79C40 81.500 80 80.500 108 75L109 79C80 85.500 40 86.500 -6 84Z
#a4c4c8 M-6 76C36 77.500 76 76.500 106 71.500L108 75C80 80.500 40 81.500 -6 79Z
#f8fcfa M-6 78.400C40 80.900 80 79.900 108 74.600V75.800C80 81.100 40 82.100 -6 79.600Z`,
  )
}

function rail(k) {
  cut(
    k,
    `rgba(226,246,244,.34) M-6 61C40 63 80 62 108.500 57V75C80 80.500 40 81.500 -6 79Z
rgba(255,255,255,.5) M6 61.500L14 61.800L2 79.400L-6 79ZM52 62.500L56 62.400L42 80.500L37 80.500ZM84 60.500L92 59.400L80 79L72 79.800Z
#ffffff 1 M-6 61C40 63 80 62 108.500 57
#88b0bc 0.4 M-6 61.800C40 63.800 80 62.800 108.500 57.800`,
  )
  for (const [x, y0, y1] of points('20 62.200 80 64 62.100 80.2 107.500 57.2 75', 3))
    stroke(k, '#88b0bc', 0.7, `M${x} ${y0}V${y1}`)
}

/** Great dark leaves close by, notched and holed, in two corners. */
function nearLeaves(k) {
  cut(
    k,
    `#0c3c48 M-6 -6H26C27 0 24 3 20 4L21 7C18 10 14 9 12 8L11 13C7 16 3 14 1 12L-2 18L-6 19Z
#145460 M-6 -6H20C12 -2 4 2 -6 12Z
#0c3c48 0.6 M-6 16C2 8 12 0 22 -5
#bfe0e4 M9 3C10.500 2 12.500 2.400 13 3.400C12 5 10 5 9 3ZM2 7C3.500 6 5.500 6.600 5.500 8C4.500 9.500 2.600 9 2 7ZM16 -0.500C17.500 -1.400 19.500 -0.800 19.800 0.400C18.500 1.600 16.800 1 16 -0.500Z
#0c3c48 M168 66C158 66 148 72 143 84C152 84 162 78 168 72ZM168 78C158 78 150 84 146 94H168Z
#145460 M168 66C158 66 148 72 143 84C150 76 158 70 168 68.500ZM168 78C158 78 150 84 146 94C152 87 160 82 168 80.500Z`,
  )
}

export default {
  alt: 'Dentro la foresta nebulosa di vetro di Singapore, davanti alla cascata: l’umidità ha gonfiato i capelli della mamma come una nuvola, la bambina ride e li indica, al papà si sono appannati gli occhiali',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.mist, sun: [0.2, 0.1], horizon: 0.8 })
    const f = field(s)
    f.draw(s.k, (k) => {
      vault(k)
      mountain(k)
      fall(k)
      brink(k)
      upperWalk(k)
      mist(k)
      deck(k)
      at(k, 28, 77.5, 1.06, cloudHair)
      at(k, 61, 78.5, 1.04, laughingGirl, true)
      at(k, 79, 76.8, 1.04, fogGlasses)
      rail(k)
      nearLeaves(k)
    })
    return finish(s, { vignette: 0.08, contrast: 0.2, saturation: 1.1 })
  },
}
