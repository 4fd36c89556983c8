import { at, field, fill, path, points, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { egret, farSail, jukung, metre, P, SEA } from '../../things/sanur-boats.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const BOAT = {
  hull: ['#fff6e0', '#a8a0bc'],
  band: '#2c9ca4',
  low: '#e4503c',
  rail: ['#f0643c', '#a83450'],
  wood: ['#e8b468', '#8c5c5c'],
  inside: '#4c4468',
  sail: [['#e8483c'], ['#fff2d0'], ['#f8b83c'], ['#fff2d0'], ['#2490a0'], ['#fff2d0'], ['#e8483c']],
}
const who = (pose, top, low, n, more) => ({
  ...POSES[pose],
  top,
  low,
  skin: SKINS[n],
  hair: ['#2c1c34', '#1c142c'],
  shoe: SKINS[n],
  light: -1,
  ...more,
})

export default {
  alt: 'Prima mattina nella laguna di Sanur: la jukung dipinta, vista di prua con gli occhi spalancati e i bilancieri aperti come zampe, si specchia nell’acqua bassa; una donna posa l’offerta sulla riva, un airone sul bilanciere, lontano le vele e il vulcano',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.05, 0.4], horizon: SEA / 90 })
    const f = field(s)
    const X = 0.95
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(120, 0, 96, SEA)
      for (const [a, c] of [
        [0, '#1c7c9c'],
        [0.42, '#58b4b8'],
        [0.78, '#c8e4c4'],
        [1, '#ffeec0'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 60)
      // Agung far in the north, the low coast before it; the table of Penida in the east.
      const hill = (m) => {
        const y = (list) => points(list).map(([a, b]) => [a, m > 0 ? b : 2 * SEA - b])
        fill(
          k,
          '#94c0c4',
          rough(
            y(
              '-8 47.500 -8 43 4 40.500 14 36.500 22 31.500 28 27.400 30.500 28.200 32.500 27.600 39 32.500 47 37.500 57 42 70 45.500 84 47.500',
            ),
            0.12,
            3,
          ),
        )
        fill(
          k,
          '#c4d8c8',
          rough(
            y(
              '-8 43 4 40.500 14 36.500 22 31.500 28 27.400 29.400 29 27.500 34 22 37 20 41 10 43 4 47.500 -8 47.500',
            ),
            0.12,
            5,
          ),
        )
        fill(
          k,
          '#78acb8',
          rough(
            y('-8 47.500 -8 45.200 6 45.600 20 45 34 46 50 45.800 66 46.700 78 47.500'),
            0.12,
            8,
          ),
        )
        fill(
          k,
          '#a4ccc8',
          rough(y('126 47.500 130 45.600 138 45 150 44.700 168 44.400 168 47.500'), 0.1, 9),
        )
      }
      hill(1)
      const sea = k.createLinearGradient(0, SEA, 0, 90)
      for (const [a, c] of [
        [0, '#d8ecd0'],
        [0.2, '#a4dccc'],
        [0.55, '#60bcbc'],
        [1, '#2c8ca0'],
      ])
        sea.addColorStop(a, c)
      k.fillStyle = sea
      k.fillRect(-5, SEA, 170, 60)
      k.save()
      k.beginPath()
      k.rect(-5, SEA, 170, 30)
      k.clip()
      k.globalAlpha = 0.2
      hill(-1)
      k.restore()
      // The reef breaks far out.
      for (const [x, y, l] of points(
        '8 48.300 16 34 48.700 9 66 48.300 12 120 48.500 11 150 48.200 20',
        3,
      ))
        path(
          k,
          '#fffdf0',
          `M${x - l} ${y}Q${x - l * 0.3} ${y - 0.9} ${x + l * 0.2} ${y - 0.2}Q${x + l * 0.6} ${y - 0.6} ${x + l} ${y}Q${x} ${y + 0.3} ${x - l} ${y}Z`,
        )
      farSail(k, 48, 49.6, 0.62, ['#e8645c', '#fff0d4', '#f4bc58'])
      farSail(k, 139, 49.2, 0.5, ['#3c94a8', '#fff0d4', '#e8645c'], true)
      farSail(k, 62, 48.9, 0.34, ['#f4bc58', '#e8785c', '#fff0d4'])
      // The boat in its mirror.
      jukung(k, X, BOAT, -1)
      const veil = k.createLinearGradient(0, 52, 0, 90)
      veil.addColorStop(0, 'rgba(132,208,200,0)')
      veil.addColorStop(0.2, 'rgba(120,204,198,.46)')
      veil.addColorStop(1, 'rgba(44,140,160,.72)')
      k.fillStyle = veil
      k.fillRect(-5, 52, 170, 46)
      for (const [x, y, l, q] of points(
        '96 66 16 .22 84 70 13 .3 106 73 18 .34 94 77.500 15 .4 108 81 13 .46 128 62 16 .2 40 57 20 .16 58 62 14 .24 26 54 16 .12 146 71 14 .3 134 80 12 .4',
        4,
      ))
        path(
          k,
          'rgba(190,236,220,.6)',
          `M${x - l} ${y}Q${x} ${y - q * 2} ${x + l} ${y}Q${x} ${y + q * 2} ${x - l} ${y}Z`,
        )
      // Where hull and floats lie in the water.
      for (const [x, z, l] of [[X, 8.1, 4.4]]) {
        const [px, py] = P(x, 0, z)
        path(
          k,
          'rgba(20,92,116,.55)',
          `M${px - l} ${py}Q${px} ${py - 1.3} ${px + l} ${py}Q${px} ${py + 1.1} ${px - l} ${py}Z`,
        )
      }
      jukung(k, X, BOAT, 1)
      const WHITE = ['#fffdf4', '#a8c4cc', '#34485c']
      const [ex, ey] = P(X + 2.25, 0.34, 7.05)
      const [, my] = P(X + 2.25, -0.34, 7.05)
      k.save()
      k.globalAlpha = 0.4
      k.translate(0, my + ey)
      k.scale(1, -1)
      at(k, ex, ey, metre(7) * 0.085, (c) => egret(c, WHITE), true)
      k.restore()
      at(k, ex, ey, metre(7) * 0.085, (c) => egret(c, WHITE), true)
      // The beach with its last thin wave.
      path(k, '#8cd4c8', 'M-6 68.400C12 68.200 26 71 36 76C44 80 54 83 64 91V98H-6Z')
      path(
        k,
        '#fffdf0',
        'M-6 70C12 69.800 24 72.600 33.500 77.400C41 81.200 51 84.600 60 92V98H-6Z',
      )
      path(
        k,
        '#b08c84',
        'M-6 71C11 70.800 22.500 73.400 32 78.200C39.500 82.200 48.500 85.400 57 93V98H-6Z',
      )
      path(k, '#e8c498', 'M-6 75C9 74.800 18 77 27 81.400C33 84.400 40 87 46 93V98H-6Z')
      path(k, '#f6dcac', 'M-6 78.600C6 78.600 14 80 21 83.600C26 86 30 88 34 93V98H-6Z')
      stand(
        k,
        17.5,
        84.5,
        16.5,
        who('kneel', ['#fff4e0', '#c0a8b8'], ['#d84c74', '#8c305c'], 1, {
          cut: 'bun',
          sash: '#f8b83c',
          near: [72, 160],
          far: [64, 152],
          lean: 16,
          armNear: [40, 34],
          armFar: [50, 30],
        }),
        { fall: [0.9, 0.16], shade: '#a87c80' },
      )
      // Her offering: a tray of leaf with flowers, a thread of incense.
      path(k, '#a87c80', 'M24.400 83.800H29.600L28.600 84.500H25.400Z')
      path(k, '#5c9c54', 'M24 83.900L24.700 82.300H28.500L29.200 83.900Z')
      path(k, '#f0507c', 'M24.900 82.500Q25.500 81 26.400 82.400Z')
      path(k, '#fff6dc', 'M26 82.500Q26.700 80.900 27.300 82.400Z')
      path(k, '#f8b83c', 'M26.900 82.500Q27.600 81 28.400 82.500Z')
      path(
        k,
        'rgba(255,253,240,.75)',
        'M27.900 82C27.300 79 29.400 77 28.600 74C28 71.600 29.600 69.800 29 67C30.400 69.600 28.900 71.600 29.400 74C30 77 28 79 28.200 82Z',
      )
    })
    return finish(s, { vignette: 0.12 })
  },
}
