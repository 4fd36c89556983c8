import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { chick, farOne, flamingo, flying, ROSE } from '../../things/flamingo-parade.js'
import { oval } from '../../things/near-faces.js'

const SHORE = 50

/** A morning of steam: lemon at the water, mint above; the wall of the Rift swims in it. */
function morning(k) {
  path(k, '#74c0bc', 'M-6 -6H166V70H-6Z')
  path(k, '#9cd4c4', 'M-6 8C30 2 60 12 100 6C130 2 150 6 166 2V70H-6Z')
  path(k, '#c4e4c8', 'M-6 20C30 13 70 22 110 16C136 13 150 16 166 13V70H-6Z')
  path(k, '#e8f0c4', 'M-6 30C30 25 70 32 110 27C136 24 150 28 166 26V70H-6Z')
  oval(k, '#fffbd8', 6, 34, 12)
  // The escarpment, terrace over terrace, its gullies.
  path(
    k,
    '#8cbcb4',
    'M166 16C158 15 150 17 140 16.500C132 18 124 17 116 19C108 20 100 23 92 24C84 26 74 31 62 34C50 38 36 43 20 46.500C12 48.500 2 49.500 -6 50V60H166Z',
  )
  path(
    k,
    '#6ca4a8',
    'M166 26C156 24 148 28 140 27C130 29 122 28 114 31C104 34 92 37 80 41C70 44 60 46 52 50H166Z',
  )
  for (const d of [
    'M150 17C152 22 147 26 150 32C146 28 148 22 146 17Z',
    'M128 18C130 24 125 28 127 34C122 29 124 23 122 18.500Z',
    'M106 21C108 27 103 30 105 36C100 31 102 26 100 22.500Z',
    'M86 26C88 31 84 34 85 38C81 34 82 30 80 28.500Z',
  ])
    path(k, '#6ca4a8', d)
  path(k, '#4c8c94', 'M166 40C150 38 136 42 120 43C104 45 90 46 76 50H166Z')
  // Bars of steam.
  for (const [x, y, l, t, c] of [
    [20, 44, 90, 3.5, '#f4f4d4'],
    [86, 37, 70, 2.6, '#dcecc8'],
    [60, 47.5, 110, 3, '#fff8dc'],
    [120, 30, 50, 2, '#c4e0c8'],
  ])
    path(
      k,
      c,
      `M${x} ${y}C${x + l * 0.2} ${y - t} ${x + l * 0.5} ${y - t * 0.3} ${x + l * 0.6} ${y - t * 0.8}C${x + l * 0.8} ${y - t} ${x + l * 0.9} ${y - t * 0.2} ${x + l} ${y}C${x + l * 0.8} ${y + t * 0.8} ${x + l * 0.4} ${y + t * 0.4} ${x + l * 0.2} ${y + t * 0.7}Z`,
    )
}

/** Soda water: pale as milk, the sky in it, darker in long tongues towards us. */
function lake(k) {
  path(k, '#fff6d0', `M-6 ${SHORE}H166V96H-6Z`)
  path(k, '#dcecc8', 'M-6 56C30 54 60 58 100 55C130 53 150 56 166 54V96H-6Z')
  path(k, '#b4dcc8', 'M-6 64C30 61 50 66 90 63C130 60 150 64 166 61V96H-6Z')
  path(k, '#84c4c0', 'M-6 74C30 70 60 76 100 72C130 69 150 74 166 70V96H-6Z')
  path(k, '#58a4ac', 'M-6 84C30 80 60 87 100 83C130 80 150 85 166 81V96H-6Z')
  for (const [x, y, l, c] of [
    [96, 60, 30, '#fff6d0'],
    [126, 67, 36, '#dcecc8'],
    [70, 69, 24, '#dcecc8'],
    [112, 78, 40, '#b4dcc8'],
    [2, 80, 30, '#b4dcc8'],
    [120, 88, 36, '#84c4c0'],
  ])
    path(
      k,
      c,
      `M${x} ${y}C${x + l * 0.3} ${y - 1.2} ${x + l * 0.6} ${y - 0.2} ${x + l} ${y - 0.7}C${x + l * 0.7} ${y + 0.8} ${x + l * 0.3} ${y + 0.5} ${x} ${y}Z`,
    )
}

/** The flock beyond, in marching order, pink again in the water. */
function flock(k) {
  const r = random(8)
  for (const [x0, x1, y, q, tones] of [
    [56, 164, 52, 0.5, ['#f8a0a0', '#d8748c']],
    [66, 150, 54.5, 0.72, ['#ff8c8c', '#c85478']],
  ])
    for (let x = x0; x < x1; x += q * (3.6 + r() * 5)) {
      const form = Math.floor(r() * 3)
      const lift = (r() - 0.5) * q * 2
      k.globalAlpha = 0.4
      at(k, x, y + lift, q, (c) => {
        c.scale(1, -0.8)
        farOne(c, tones, form)
      })
      k.globalAlpha = 1
      at(k, x, y + lift, q, (c) => farOne(c, tones, form))
    }
}

/** Rings where a leg stands. */
function rings(k, x, y, q) {
  for (const [m, c] of [
    [1, '#fff6d0'],
    [2.1, '#dcecc8'],
  ]) {
    k.strokeStyle = c
    k.lineWidth = 0.5
    k.beginPath()
    k.ellipse(x, y, q * m, q * m * 0.22, 0, 0, 7)
    k.stroke()
  }
}

export default {
  alt: 'La danza dei fenicotteri nel vapore dell’alba sul Lago Manyara: marciano tutti a testa alta guardando a destra, uno solo guarda a sinistra; un pulcino grigio li imita su una zampa, dietro la parete della Rift',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.04, 0.38], horizon: SHORE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      morning(k)
      at(k, 143, 11, 0.85, (q) => flying(q, true))
      at(k, 150, 24, 0.65, (q) => flying(q, false))
      lake(k)
      flock(k)
      // The fifth, a little behind, wading whole.
      path(
        k,
        'rgba(255,148,136,.28)',
        'M100 84C108 82 122 82 128 84C134 88 130 92 122 96H104C98 92 96 87 100 84Z',
      )
      flamingo(k, {
        x: 116,
        y: 60,
        size: 0.72,
        neck: points('127 56 132 48 121 42 122 29 123 24'),
        width: [4.8, 3.4],
        lids: 'shut',
        tones: ROSE,
        feet: 83,
        feathers: 4,
        step: 4,
        headSize: 1.05,
      })
      rings(k, 118.5, 83, 3)
      rings(k, 115, 83, 2.6)
      flamingo(k, {
        x: 2,
        y: 66,
        neck: points('18 62 28 54 14 44 14 30 17 20'),
        lids: 'proud',
        tones: ROSE,
        feathers: 5,
        step: 2,
      })
      flamingo(k, {
        x: 62,
        y: 66,
        neck: points('77 61 87 53 74 44 68 38 72 30'),
        lids: 'wide',
        look: -1,
        feathers: 6,
        step: -3,
        turn: -0.05,
        headSize: 1.5,
      })
      flamingo(k, {
        x: 32,
        y: 78,
        size: 1.1,
        neck: points('49 73 60 64 45 52 41 34 44 20 46 12'),
        width: [7.5, 4.8],
        lids: 'shut',
        feathers: 5,
        step: 3,
        turn: -0.16,
        headSize: 1.45,
      })
      flamingo(k, {
        x: 84,
        y: 79,
        size: 1.1,
        neck: points('101 74 112 64 97 52 95 34 98 20 97 14'),
        width: [7.5, 4.8],
        lids: 'proud',
        open: 0.4,
        tones: ROSE,
        feathers: 5,
        step: 2,
        turn: -0.3,
        headSize: 1.5,
      })
      // Its call, three notes.
      stroke(
        k,
        '#f0606c',
        0.8,
        'M115 8.500L118.500 6.500M116 12.500L120.500 12.500M115 16.500L118.500 18',
      )
      path(
        k,
        'rgba(244,236,228,.22)',
        'M134 86C138 85 146 85 150 86.500C152 90 148 94 144 96H137C133 92 131 88 134 86Z',
      )
      rings(k, 143.5, 85.5, 3)
      at(k, 142, 85.5, 0.92, chick)
    })
    return finish(s, { vignette: 0.12, bloom: 0.16 })
  },
}
