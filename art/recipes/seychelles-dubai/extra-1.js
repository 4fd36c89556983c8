import { at, field, fill, path, points, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flyingFox, rider } from '../../things/bay-ride.js'
import { coconut, granite } from '../../things/la-digue.js'

const SEA = 45

/** Draws on a sheet of its own, then lays the colour of the hour over what is drawn. */
function tinted(s, f, tint, draw) {
  const { canvas, k } = s.sheet()
  f.draw(k, draw)
  k.globalCompositeOperation = 'source-atop'
  k.fillStyle = tint
  k.fillRect(0, 0, s.w, s.h)
  s.k.drawImage(canvas, 0, 0)
}

/** The sky after a hot day in flat runs of colour, the sun half under the edge of the sea. */
function evening(k) {
  path(k, '#46387c', 'M-6 -6H168V96H-6Z')
  for (const [c, d] of [
    ['#6a4488', 'M-6 10C20 5 44 12 74 7C104 3 136 9 168 4V96H-6Z'],
    ['#98508c', 'M-6 18C16 15 40 20 66 16C96 12 130 17 168 13V96H-6Z'],
    ['#cc6484', 'M-6 25C20 22 48 27 80 23C112 20 140 24 168 21V96H-6Z'],
    ['#f0826c', 'M-6 31C24 29 54 33 86 30C118 27 144 31 168 29V96H-6Z'],
    ['#ffa868', 'M-6 36.500C24 35 54 38 88 36C120 34 146 37 168 36V96H-6Z'],
    ['#ffcc80', 'M-6 41C24 40 54 42 88 41C120 40 146 42 168 41V96H-6Z'],
  ])
    path(k, c, d)
  k.save()
  k.beginPath()
  k.rect(-6, -6, 180, SEA + 6)
  k.clip()
  for (const [c, q] of [
    ['#ffdc94', 13],
    ['#fff6d0', 8.5],
  ]) {
    k.fillStyle = c
    k.beginPath()
    k.arc(31, 44, q, 0, 7)
    k.fill()
  }
  k.restore()
  path(
    k,
    '#a05a88',
    'M62 45.200C70 42 76 39 84 37C90 35.600 94 37 100 35C106 33.600 112 37 120 39C128 40.600 134 43 142 45.200Z',
  )
  path(k, '#c8707c', 'M62 45.200C70 42 76 39 84 37C88 36 90 37.600 88 40C86 42 88 44 86 45.200Z')
}

function sea(k) {
  for (const [c, d] of [
    ['#f0a080', `M-6 ${SEA}H168V96H-6Z`],
    ['#c07c90', 'M-6 47.500C30 47 70 48.500 168 47V96H-6Z'],
    ['#8a6498', 'M-6 51C30 50 80 52.500 168 50.500V96H-6Z'],
    ['#5c6ca4', 'M-6 55.500C30 54.500 70 57.500 110 55.500C130 54.500 150 55 168 54.500V96H-6Z'],
    ['#4490ac', 'M-6 61C20 59.500 50 63.500 84 60.500C110 58.500 140 60 168 58.500V96H-6Z'],
    ['#58b8b4', 'M-6 66.500C16 65 46 69 78 65C104 62 140 64 168 62.500V96H-6Z'],
    ['#98dcc0', 'M-6 71C16 69.500 44 73 74 68.500C100 65 130 66.500 168 65.500V96H-6Z'],
    ['#fff0d8', 'M-6 73.400C16 72 44 75 72 70.500C98 67 128 68 168 67.500V96H-6Z'],
    ['#d89884', 'M-6 75C16 73.800 44 76.400 72 72C98 68.500 128 69 168 68.500V96H-6Z'],
    ['#f0b890', 'M-6 77C16 76 44 78 74 73.500C100 70 128 70 168 69.500V96H-6Z'],
  ])
    path(k, c, d)
  for (let i = 0; i < 13; i++) {
    const [y, half] = [46 + i * 1.75, (i % 2 ? 9 : 5.5) + i * 0.5]
    path(
      k,
      i < 7 ? '#ffe6a8' : '#ffd0a0',
      `M${31 - half + Math.sin(i * 2.3) * 2} ${y}q${half} -0.700 ${half * 2} 0q${-half} 0.700 ${-half * 2} 0Z`,
    )
  }
}

/** The sand road along the shore, ruts in it, low plants at its edge. */
function road(k) {
  fill(k, '#a85c70', [
    ...rough(points('-6 81 30 80 70 79.500 110 78 168 76'), 0.5, 3),
    ...points('168 96 -6 96'),
  ])
  fill(k, '#d88878', [
    ...rough(points('-6 83 30 82 70 81.500 110 80.500 168 79.500'), 0.4, 5),
    ...points('168 96 -6 96'),
  ])
  for (const d of [
    'M-6 86C30 84.600 80 84.600 168 83V84C80 85.600 30 85.800 -6 87.500Z',
    'M-6 90C40 88.400 100 88.600 168 87V88.400C100 90 40 89.800 -6 91.500Z',
  ])
    path(k, '#bc6c74', d)
}

/** Low creepers at the feet of the stones, their flowers still open. */
function creepers(k) {
  const blob = (c, x, y, rx, ry) => {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(x, y, rx, ry, 0, 0, 7)
    k.fill()
  }
  path(k, 'rgba(84,28,84,.35)', 'M100 82C120 80.500 150 80 170 79.500V84C150 83.600 116 84 100 82Z')
  for (const [c, lift, part] of [
    ['#2c3c5c', 0, 1],
    ['#3c5c68', 0.7, 0.72],
    ['#5c7c6c', 1.4, 0.4],
  ])
    for (let i = 0; i < 34; i++) {
      const q = (1 + 2.6 * Math.sin(i * i * 0.71) ** 2) * Math.min(1, 0.4 + i / 9)
      blob(
        c,
        101 + i * 2 + Math.sin(i * 2.9) - lift * 0.4,
        81.8 - i * 0.05 - q * 0.7 - lift * 0.8,
        q * 1.5 * part,
        q * part,
      )
    }
  for (const [x, y] of points('108 80 117 79 126 80.400 135 78.600 147 80 155 78.400')) {
    blob('#f07898', x, y, 1, 0.8)
    blob('#ffe0d0', x - 0.1, y, 0.4, 0.3)
  }
}

export default {
  alt: 'Una ragazza torna in bicicletta lungo la baia di La Digue al tramonto, con il cagnolino nel cestino e i capelli al vento; sopra di lei le volpi volanti lasciano le palme e i graniti',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [0.19, 0.49],
      horizon: SEA / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      sea(k)
    })
    tinted(s, f, 'rgba(58,24,84,.55)', (k) => {
      coconut(k, [128, 66], [118, 15], 20, -0.12)
      coconut(k, [144, 60], [141, 4], 23, 0.1)
    })
    tinted(s, f, 'rgba(150,50,100,.34)', (k) => {
      for (const [x, y, half, high, seed] of points('92 62 5 6.500 4 99 64 8 11 6 110 65 6 7 9', 5))
        granite(k, x, y, half, high, { seed, flutes: 4 })
      for (const [x, y, half, high, lean, seed, flutes] of points(
        '150 80 22 46 0.040 4 7 124 79 12 24 -0.080 7 5 138 81 13 22 0.060 11 5 110 79.500 7 10 0 14 3',
        7,
      ))
        granite(k, x, y, half, high, { lean, seed, flutes })
    })
    f.draw(s.k, (k) => {
      for (const [x, y, l] of points('92 62 6 98 63.600 9.500 107 64.600 5', 3))
        path(
          k,
          '#fff0d8',
          `M${x - l * 1.2} ${y + 0.7}C${x - l * 0.8} ${y - 0.5} ${x - l * 0.3} ${y + 0.1} ${x} ${y - 0.3}C${x + l * 0.4} ${y - 0.6} ${x + l * 0.9} ${y - 0.3} ${x + l * 1.2} ${y + 0.6}C${x + l * 0.6} ${y + 1.4} ${x - l * 0.7} ${y + 1.4} ${x - l * 1.2} ${y + 0.7}Z`,
        )
      road(k)
      creepers(k)
      path(
        k,
        'rgba(84,28,84,.45)',
        'M44 86.500C60 84.800 96 84.600 122 86.200C128 87 126 88.400 118 88.400C90 89 58 89 44 86.500Z',
      )
      at(k, 60, 87, 1.06, rider, true)
      for (const [x, y, q, lift, turn] of points(
        '83 15 0.740 1 -0.120 64 26 0.320 -3 0.100 48 14 0.260 4 -0.200 100 30 0.220 2 0.200 74 34 0.170 -3 0 38 25 0.160 3 -0.100 54 31 0.120 0 0.200',
        5,
      ))
        at(k, x, y, q, (c) => {
          c.rotate(turn)
          flyingFox(c, q > 0.5 ? undefined : ['#4a2c5c', '#5c3464', '#8a4860'], lift)
        })
    })
    return finish(s, { vignette: 0.2 })
  },
}
