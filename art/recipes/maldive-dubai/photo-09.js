import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clothTurtle, crowner, napper, peeper } from '../../things/cabin-nap.js'

const PANE =
  'M16 10C26 5.500 48 5.500 58 10C64 13 66 18 66.500 27C67 40 67 52 65.500 60C64 67 59 70 50 71C40 72 30 71.500 22 70C13 68 10 63 9 54C8 42 8 28 9.500 20C10.500 15 12.500 11.600 16 10Z'

/** The rim of a reef as it was grown: an oval with bays and horns. */
function reef(x, y, rx, ry, seed, scale = 1) {
  const r = random(seed)
  const [a, b, c] = [r() * 6, r() * 6, r() * 6]
  const p = Array.from({ length: 40 }, (_, i) => {
    const t = (i / 40) * Math.PI * 2
    const d =
      (1 + 0.12 * Math.sin(t * 2 + a) + 0.09 * Math.sin(t * 3 + b) + 0.05 * Math.sin(t * 7 + c)) *
      scale
    return [x + Math.cos(t) * rx * d, y + Math.sin(t) * ry * d]
  })
  return p
}

/** Outside: sunrise, rows of small clouds, atolls like rings of light on the sea. */
function dawn(k) {
  path(k, '#f88c74', 'M-6 -6H80V40H-6Z')
  path(k, '#ffb088', 'M-6 12C20 9 50 14 80 8V40H-6Z')
  path(k, '#ffd49c', 'M-6 19C20 16 50 20 80 15V40H-6Z')
  path(k, '#fff0c0', 'M-6 24C20 22 50 25 80 22V40H-6Z')
  k.fillStyle = '#fffbe0'
  k.beginPath()
  k.ellipse(27, 26, 6.5, 6.5, 0, 0, 7)
  k.fill()
  // The sea from the dazzle at the horizon to deep blue below.
  path(k, '#f8c49c', 'M-6 28C20 27 50 27 80 28.500V90H-6Z')
  path(k, '#90a4c0', 'M-6 30.500C20 29.500 50 29.500 80 31V90H-6Z')
  path(k, '#4c7cb4', 'M-6 36C20 33 40 37 80 35V90H-6Z')
  path(k, '#2858a0', 'M-6 47C20 43 44 49 80 45V90H-6Z')
  path(k, '#1c4088', 'M-6 62C20 57 44 64 80 58V90H-6Z')
  // The sun's road.
  for (const [x, y, l] of points(
    '22 29 11 20 31 15 23 33.500 9 19 36.500 16 24 40.500 9 17 46 17',
    3,
  ))
    path(k, '#fff0c0', `M${x} ${y}q${l / 2} -1 ${l} 0q${-l / 2} 1.200 ${-l} 0Z`)
  for (const [x, y, rx, ry, seed] of points(
    '45 33.500 7 1 3 58 32.500 5 0.800 5 12 34.500 5 0.9 8 52 38.500 9 2 11 35 40 5.500 1.300 14 16 41.500 7 1.900 17 46 48.500 12 3.700 23 20 53 10 3.600 29 52 62 14 5.200 31',
    5,
  )) {
    fill(k, '#2c94bc', reef(x, y, rx, ry, seed, 1.14))
    fill(k, '#5cdccc', reef(x, y, rx, ry, seed))
    fill(k, '#c8f8e0', reef(x, y - ry * 0.02, rx, ry, seed, 0.86))
    fill(k, '#58ccd0', reef(x + rx * 0.03, y + ry * 0.03, rx, ry, seed, 0.76))
    fill(k, '#2c94c0', reef(x + rx * 0.06, y + ry * 0.05, rx, ry, seed, 0.48))
    const r = random(seed * 7)
    for (let i = 0; i < 4; i++) {
      const t = r() * 6.283
      const [px, py, q] = [
        x + Math.cos(t) * rx * 0.86,
        y + Math.sin(t) * ry * 0.86,
        rx * (0.09 + r() * 0.08),
      ]
      path(
        k,
        '#fff4d0',
        `M${px - q * 1.3} ${py}C${px - q} ${py - q * 0.6} ${px + q} ${py - q * 0.6} ${px + q * 1.3} ${py}C${px + q} ${py + q * 0.6} ${px - q} ${py + q * 0.6} ${px - q * 1.3} ${py}Z`,
      )
      path(
        k,
        '#2c8064',
        `M${px - q * 0.9} ${py}C${px - q * 0.6} ${py - q * 0.5} ${px + q * 0.6} ${py - q * 0.5} ${px + q * 0.9} ${py - q * 0.05}C${px + q * 0.5} ${py + q * 0.35} ${px - q * 0.5} ${py + q * 0.35} ${px - q * 0.9} ${py}Z`,
      )
    }
  }
  // Small trade clouds with their shadows on the water.
  for (const [x, y, q] of points('30 36 0.500 60 42 0.8 8 47.500 0.9 34 58.500 1.200', 3))
    at(k, x, y, q, (c) => {
      path(c, 'rgba(16,36,100,.4)', 'M-2 5.500C1 4.300 6 4.300 9 5.300C6 6.500 1 6.500 -2 5.5Z')
      path(
        c,
        '#f0a898',
        'M-6 1.500C-5.500 -0.500 -3 -0.500 -2.500 -1C-1.500 -3.200 2 -3.500 3 -1.500C5 -2.300 7 -0.500 7.500 1C5 2.600 -3 2.800 -6 1.5Z',
      )
      path(
        c,
        '#fff0d4',
        'M-6 1.500C-5.500 -0.500 -3 -0.500 -2.500 -1C-1.500 -3.200 2 -3.500 3 -1.500C1 -1.700 0.500 0 -1.500 0.200C-3 0.300 -4.500 0.700 -6 1.5Z',
      )
    })
  // The wing, its tip turned up, the sun along its edge.
  path(
    k,
    '#54689c',
    'M6 84L6 69C24 64 40 59.500 56 53.500L60.500 46.500L62.500 46.800L60.500 54.500C50 63 34 74 24 84Z',
  )
  path(k, '#8c9cc8', 'M6 84L6 71C24 66 42 60.500 57 54L60.500 54.500C50 63 34 74 24 84Z')
  path(
    k,
    '#ffe8c0',
    'M6 69C24 64 40 59.500 56 53.500L60.500 46.500L61.300 46.600L57 54.200C42 60.500 24 66 6 71Z',
  )
  path(k, '#e8604c', 'M60.500 46.500L62.500 46.800L61 53L57.500 52.500Z')
  stroke(k, '#54689c', 0.4, 'M20 78C30 70 42 63 53 57.5M12 74C24 70 34 66 44 61.5')
}

/** The cabin wall with its window: broad soft frame, blind half drawn, light that floods in. */
function wall(k) {
  path(k, '#8c5c84', 'M-6 -6H166V96H-6Z')
  path(k, '#d8988c', 'M-6 -6H84C86 20 86 60 82 96H-6Z')
  path(k, '#f4c0a0', 'M-6 -6H74C77 20 77 62 73 96H-6Z')
  path(k, '#b87888', 'M84 -6H88C90 20 90 60 86 96H82C86 60 86 20 84 -6Z')
  // Overhead lockers across the top right.
  path(k, '#64407c', 'M86 -6H166V12C140 10 110 7 87 3Z')
  path(k, '#84588c', 'M87 0C110 4 140 7 166 9V12C140 10 110 7 87 3Z')
  k.save()
  k.translate(37.5, 40)
  for (const [q, c] of [
    [1.24, '#c88484'],
    [1.19, '#ffdcb8'],
    [1.1, '#d89890'],
    [1.04, '#8c5878'],
  ]) {
    k.save()
    k.scale(q, q)
    k.translate(-37.5, -40)
    path(k, c, PANE)
    k.restore()
  }
  k.restore()
  k.save()
  k.clip(new Path2D(PANE))
  dawn(k)
  path(k, '#ffe8cc', 'M-6 -6H80V11C50 9.500 26 9.500 -6 11Z')
  path(k, '#d8a094', 'M-6 11C26 9.500 50 9.500 80 11V12.200C50 10.700 26 10.700 -6 12.2Z')
  path(k, 'rgba(255,255,255,.16)', 'M44 4L54 4L30 76L16 76ZM58 4L61 4L38 76L34 76Z')
  k.restore()
}

/** The seats: rounded backs, ears to lean on, covers of coral cloth; the sun falls across them. */
function seats(k) {
  // Hers, at the window.
  path(k, '#2c2c60', 'M62 96C60 66 62 40 66 30C72 22 96 22 102 30C106 40 107 66 106 96Z')
  path(k, '#44488c', 'M62 96C60 66 62 40 66 30C69 26 75 24 80 24C72 34 70 60 72 96Z')
  path(k, '#e8e0e4', 'M68 29C74 23 94 23 100 29L101 42C92 45 76 45 67 42Z')
  path(k, '#b0a0c0', 'M86 25C92 25 97 26 100 29L101 42C97 43.300 92 44 88 44.200Z')
  // His.
  path(k, '#242454', 'M100 96C98 62 99 34 104 22C112 12 150 12 158 22C164 34 165 62 164 96Z')
  path(
    k,
    '#3c3c80',
    'M100 96C98 62 99 34 104 22C107 18.500 113 16 120 15.300C110 28 109 60 112 96Z',
  )
  path(
    k,
    '#4c4c98',
    'M102 40C99 34 100 26 104 21C107 24 109 34 108 44ZM160 40C163 34 162 26 158 21C155 24 153 34 154 44Z',
  )
  path(k, '#f0e8e8', 'M108 19C118 13.500 144 13.500 154 19L155 37C144 41 118 41 107 37Z')
  path(k, '#b0a0c0', 'M134 15C142 15.300 149 16.500 154 19L155 37C150 39 143 40 136 40Z')
}

export default {
  alt: 'Alba in volo verso le Maldive: una bambina posa piano la tartaruga di pezza sulla testa del nonno che dorme a bocca aperta, un piccolo spia da dietro il sedile; dal finestrino gli atolli come anelli di luce',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.17, 0.3], horizon: 0.32 })
    const f = field(s)
    f.draw(s.k, (k) => {
      wall(k)
      at(k, 146, 10, 1, peeper, true)
      seats(k)
      at(k, 133, 48, 1, napper, true)
      at(k, 129, 31.5, 1, (q) => {
        q.rotate(0.1)
        clothTurtle(q)
      })
      at(k, 84, 40, 1, crowner)
      // The bar of sun that lies across them.
      k.save()
      k.globalCompositeOperation = 'soft-light'
      const bar = k.createLinearGradient(62, 0, 92, 0)
      bar.addColorStop(0, 'rgba(255,226,150,0)')
      bar.addColorStop(1, 'rgba(255,226,150,.6)')
      path(k, bar, 'M62 12L166 34V70L62 62Z')
      k.restore()
    })
    return finish(s, { vignette: 0.18, bloom: 0.2 })
  },
}
