import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { collar, plume, runner, shower, silicaPool, spears, unmoved } from '../../things/geyser.js'

const POOL = [102, 66]

/** A dark weather front; the low sun shines in under it from the right. */
function weather(k) {
  path(k, '#40597c', 'M-2 -2H162V62H-2Z')
  for (const [c, d] of [
    ['#354a6c', 'M-2 -2H162V9C146 13 128 8 108 12C84 16 60 9 36 14C20 17 8 14 -2 17Z'],
    ['#4c6a8c', 'M-2 24C18 20 36 27 58 23C84 19 110 27 134 21C146 18 156 21 162 19V62H-2Z'],
    ['#6485a0', 'M-2 35C20 31 44 38 70 34C96 30 124 37 162 30V62H-2Z'],
    ['#8ca8b4', 'M-2 44C28 41 52 46 82 43C112 40 140 44 162 39V62H-2Z'],
    ['#d8ccac', 'M-2 51C30 48.500 60 52 92 49C122 46 144 49 162 46V62H-2Z'],
    ['#f8dca4', 'M40 55C70 52 104 54 162 50.500V62H40Z'],
  ])
    path(k, c, d)
}

/** The hills of the valley and the plain, sunlit in strips. */
function valley(k) {
  fill(k, '#5c6c8c', [
    ...rough(points('-4 52 12 47 24 44.500 38 47 50 50 66 52 84 55 100 58'), 0.5, 3),
    [100, 62],
    [-4, 62],
  ])
  fill(
    k,
    '#e8ecec',
    rough(
      points(
        '16 46.400 24 44.500 38 47 44 48.600 36 48.400 30 47.400 26 48.600 22 46.800 16 46.400',
      ),
      0.2,
      4,
    ),
  )
  fill(k, '#7c6c7c', [
    ...rough(points('96 57 112 51 124 44 134 41 142 42.500 152 46 164 45'), 0.6, 5),
    [164, 62],
    [96, 62],
  ])
  fill(
    k,
    '#c8a080',
    rough(
      points('134 41 142 42.500 152 46 164 45 164 60 148 60 144 54 146 50 139 48 136 44 134 41'),
      0.5,
      7,
    ),
  )
  path(k, '#78865c', 'M-2 56.500C40 55 90 57.500 162 55.500V70H-2Z')
  path(k, '#b8b468', 'M60 57.500C96 56.600 130 58.500 162 57.500V60C130 61 90 60 60 57.500Z')
  path(k, '#68704c', 'M-2 60.500C40 58.500 110 62 162 59.500V72H-2Z')
  path(k, '#a4785c', 'M-2 63.500C40 61.500 110 64.500 162 62.500V92H-2Z')
  path(k, '#88604f', 'M-2 74C40 71 110 76 162 73.500V92H-2Z')
  path(k, '#744e4a', 'M-2 84C30 81.500 100 88 162 84.500V92H-2Z')
}

/** Rope and posts that keep the curious off; one post has been knocked askew. */
function rope(k) {
  stroke(
    k,
    '#f4dca8',
    0.35,
    'M2 74.500Q12 78.400 22 75.500Q34 79.600 46 76.500Q54 79.400 62 76.500Q70 78.500 77 74.500',
  )
  for (const [x, y, lean] of points('2 79 0 22 80 0.4 46 81 -0.3 62 80.500 2 77 78.600 0', 3)) {
    stroke(k, 'rgba(36,28,60,.4)', 0.6, `M${x} ${y}l-6 0.900`)
    stroke(k, '#4a3448', 0.8, `M${x} ${y}l${lean} -4.600`)
    stroke(k, '#c8946c', 0.3, `M${x + 0.3} ${y}l${lean} -4.600`)
  }
}

/** Grass at our feet, a few dark tufts with the sun on their right. */
function tufts(k) {
  const r = random(9)
  for (const [x, y, n] of points('4 91 9 22 92 7 58 92 8 92 92 6 150 91 9 134 92 6', 3))
    for (let i = 0; i < n; i++) {
      const l = 3 + r() * 4
      const dx = (i - n / 2) * 0.7
      stroke(
        k,
        i > n * 0.6 ? '#d8b46c' : ['#4c3c44', '#6c5448'][i % 2],
        0.5,
        `M${x + dx} ${y}q${dx * 0.2} ${-l * 0.6} ${dx * 0.7 - 0.8} ${-l}`,
      )
    }
}

export default {
  alt: 'Il geyser Strokkur lancia la sua colonna d’acqua contro il cielo scuro; il vento la piega, tre viaggiatori scappano ridendo dagli spruzzi e uno resta sotto il suo ombrello rosso',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [1.05, 0.5], horizon: 58 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      weather(k)
      valley(k)
      // Smaller springs on the plain.
      plume(
        k,
        [
          [140, 60, 0.6],
          [138.5, 55, 1.4],
          [134, 51, 1.8],
        ],
        2.2,
        4,
      )
      plume(
        k,
        [
          [66, 60, 0.4],
          [65, 57, 1],
          [62.5, 54.5, 1.2],
        ],
        1.6,
        6,
      )
      silicaPool(k, ...POOL)
      const [x, y] = POOL
      path(
        k,
        'rgba(52,36,70,.34)',
        `M${x} ${y + 1}C${x - 20} ${y + 2.5} ${x - 60} ${y + 4} -2 ${y + 2.5}V${y + 8}C${x - 60} ${y + 8} ${x - 24} ${y + 5} ${x} ${y + 2}Z`,
      )
      plume(
        k,
        [
          [x - 1, y - 24, 4],
          [x - 6, y - 42, 9],
          [x - 20, y - 54, 12],
          [x - 44, y - 58, 12],
          [x - 72, y - 62, 8],
        ],
        7.5,
        12,
      )
      plume(
        k,
        [
          [x - 0.5, y - 3, 4.5],
          [x - 1, y - 20, 5.5],
          [x - 3, y - 36, 8],
          [x - 9, y - 48, 9],
        ],
        5,
        15,
      )
      spears(k, x, y, 56, 5)
      collar(k, x, y, 8)
      shower(k, [28, 22, 92, 66], 60, 3)
      rope(k)
      at(k, 72, 74.5, 0.6, unmoved)
      at(k, 59, 83.5, 0.74, (c) =>
        runner(c, {
          coat: ['#ffe070', '#f0b030', '#b87828'],
          legs: ['#5c6ca0', '#38406c'],
          hair: '#7c3c2c',
          skin: ['#d89870', '#ffc898'],
          hood: true,
        }),
      )
      at(k, 40, 88.5, 0.92, (c) =>
        runner(c, {
          coat: ['#ff7c64', '#d8383c', '#94243c'],
          legs: ['#6c6484', '#3c3858'],
          hair: '#2c2030',
          skin: ['#94603f', '#c88c60'],
        }),
      )
      at(k, 21, 86.5, 0.62, (c) =>
        runner(c, {
          coat: ['#74d0d4', '#2f98a8', '#1f6478'],
          legs: ['#7c6c5c', '#4c4048'],
          hair: '#d8a048',
          skin: ['#dca480', '#ffd4ac'],
          hood: true,
        }),
      )
      shower(k, [8, 50, 84, 82], 34, 7)
      tufts(k)
    })
    return finish(s, { vignette: 0.18, bloom: 0.12 })
  },
}
