import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { egret, jukung, palm, pavilion, sailing } from '../../things/sanur-boats.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const FALL = [-1.25, 0.14]
const SHADOW = '#a8808c'
const who = (pose, top, low, n, more) => ({
  ...POSES[pose],
  top,
  low,
  skin: SKINS[n],
  hair: ['#2c1c34', '#1c142c'],
  shoe: SKINS[n][0],
  light: 1,
  ...more,
})

export default {
  alt: 'Prima mattina sulla spiaggia di Sanur: le jukung dipinte riposano sulla sabbia con i bilancieri aperti, due pescatori portano a casa il pesce, sul molo c’è il chiosco di paglia e in fondo il vulcano sopra il mare',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.95, 0.4], horizon: 47 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, 48)
      for (const [a, c] of [
        [0, '#5ca8bc'],
        [0.45, '#a8d4cc'],
        [0.78, '#f4e8c8'],
        [1, '#ffd4b0'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 60)
      for (const [c, t] of [
        [
          'rgba(255,250,232,.8)',
          'M84 12C104 9.600 126 11.400 150 8.800C132 13.600 104 14.600 84 12Z',
        ],
        ['rgba(255,236,208,.8)', 'M-6 29C6 28 16 28.600 26 27.600C18 30.600 4 31 -6 30.400Z'],
        [
          'rgba(255,236,208,.85)',
          'M100 25C118 23.600 140 24.600 166 22.600V24.600C142 26.600 118 27 100 25Z',
        ],
      ])
        path(k, c, t)
      // The volcano across the strait, its eastern flank in the sun; low cloud at its foot.
      fill(
        k,
        '#7c94bc',
        rough(
          points(
            '-10 48 6 45 20 41 32 35 42 27.500 50 20 56 14 58.500 15.200 62 14.600 68 20.500 76 28 86 35 98 41 114 45 130 48',
          ),
          0.25,
          3,
        ),
      )
      for (const [c, t] of [
        [
          '#f4c4a8',
          '62 14.600 68 20.500 76 28 86 35 98 41 114 45 130 48 96 48 88 43 84 38 76 34 74 29 68 25 66 20',
        ],
        [
          '#c8a8b4',
          '58.500 15.200 62 14.600 66 20 68 25 74 29 76 34 84 38 88 43 96 48 78 48 74 41 68 37 66 30 61 24',
        ],
        ['#6480ac', '56 14 50 20 42 27.500 32 35 20 41 6 45 22 44 34 38 44 32 50 25'],
        ['#f8d8b4', '68 20.500 76 28 80 31 79 33 73 27'],
        ['#94a4c4', '56 14 58.500 15.200 61 24 58 33 61 41 58 48 46 48 50 38 52 28 55 22'],
      ])
        fill(k, c, rough(points(t), 0.3, 5))
      path(
        k,
        '#fff2dc',
        'M-6 41C8 39.600 22 40.600 36 39.400C50 38.600 58 40.400 72 40C88 39.600 96 41.400 112 41.600C98 43.200 80 42.600 64 43.200C46 43.800 20 43.800 -6 43.400Z',
      )
      path(
        k,
        '#f0d4c4',
        'M-6 44C20 42.600 50 44 80 43.600C100 43.400 120 44.600 140 44.400C110 46 60 46 -6 46Z',
      )
      fill(
        k,
        '#5c8c9c',
        rough(
          points(
            '-6 48 -6 45.400 8 45.800 20 45.200 34 46 52 45.600 70 46.200 96 46 120 46.600 136 47 136 48',
          ),
          0.3,
          8,
        ),
      )
      // The lagoon inside the reef, deep line of the reef, pale shoals.
      for (const [y, c] of points('47 0 49 1 53 2 58 3 63 4'))
        fill(k, ['#78bcc4', '#5cb4bc', '#68c4c0', '#8cd4c4', '#b4e4d0'][c], [
          [-6, y],
          [40, y + 0.4],
          [100, y - 0.3],
          [166, y + 0.3],
          [166, 98],
          [-6, 98],
        ])
      stroke(
        k,
        '#fffaf0',
        0.5,
        'M-6 49.200C8 48.800 20 49.400 34 49M44 49.200C60 48.900 74 49.400 92 49.100M104 49.200C120 48.900 140 49.300 166 49',
      )
      path(
        k,
        'rgba(124,148,188,.34)',
        'M20 50C50 49.400 84 49.600 112 50.400C96 53 88 57 72 58C56 57 40 53 20 50Z',
      )
      path(
        k,
        'rgba(255,228,190,.6)',
        'M84 50.600C96 50 112 50.200 126 51C110 52.600 100 54 86 54.400C90 53 88 51.600 84 50.600Z',
      )
      const r = random(5)
      for (let i = 0; i < 30; i++) {
        const t = i / 30
        const [x, y, l] = [r() * 166, 51 + t * 17, 1.2 + t * 5]
        path(
          k,
          i % 2 ? 'rgba(255,250,232,.55)' : 'rgba(60,148,168,.3)',
          `M${x - l} ${y}q${l} ${-0.2 - t * 0.4} ${l * 2} 0q${-l} ${0.2 + t * 0.4} ${-l * 2} 0Z`,
        )
      }
      for (const [x, y, q, n] of points(
        '18 50.500 0.340 0 33 49.800 0.260 1 92 50 0.300 2 76 52.600 0.520 3 47 51.400 0.420 4',
        4,
      ))
        at(k, x, y, q, (c) => sailing(c, n))
      // Groyne of stones with its pavilion of thatch.
      const stones = (x0, x1, y0, y1, seed) => {
        const q = random(seed)
        for (let row = 0; row < 3; row++)
          for (let x = x0; x < x1; ) {
            const t = (x - x0) / (x1 - x0)
            const wide = 2 + q() * 2.4
            const y = y0 + (y1 - y0) * t + row * 1.1 - 1.6
            path(
              k,
              ['#8c8494', '#746c88', '#5c5878'][row],
              `M${x} ${y + 1.6}L${x + 0.4} ${y - 0.2 - q() * 0.6}L${x + wide * 0.6} ${y - 0.5 - q() * 0.5}L${x + wide} ${y + 0.4}L${x + wide * 0.94} ${y + 1.7}Z`,
            )
            if (row < 2)
              path(
                k,
                '#e8c8b4',
                `M${x + wide * 0.5} ${y - 0.4}L${x + wide * 0.62} ${y - 0.7}L${x + wide} ${y + 0.4}L${x + wide * 0.9} ${y + 0.9}Z`,
              )
            x += wide * 0.86
          }
      }
      path(k, 'rgba(92,88,120,.34)', 'M98 56.600H166V63C140 60.600 116 59.600 98 57.600Z')
      stones(98, 168, 55, 57.5, 4)
      at(k, 110, 54.3, 0.92, pavilion)
      stand(
        k,
        121,
        55,
        4.4,
        who('walk', ['#f4d060', '#c88c54'], ['#c85058', '#84385c'], 1, {
          dress: 'sarong',
          hat: ['cone', '#f0dca8'],
        }),
        { fall: FALL, shade: '#5c5878' },
      )
      stand(
        k,
        127.5,
        55.2,
        4.4,
        who('point', ['#f0e8e0', '#b0a4b4'], ['#5c6ca0', '#3c4478'], 0, {}),
        { flip: true, fall: FALL, shade: '#5c5878' },
      )
      // The sand: foam, the wet strip that mirrors, the dry.
      path(
        k,
        '#fffaf0',
        'M-6 66C14 64 30 67.600 52 66.600C76 65.600 92 68.600 116 67C138 65.800 150 67 166 65.500V98H-6Z',
      )
      path(
        k,
        '#c8b8ac',
        'M-6 67.200C14 65.400 30 69 52 67.800C76 66.800 92 70 116 68.200C138 67 150 68.200 166 66.800V98H-6Z',
      )
      path(
        k,
        '#e4d4bc',
        'M-6 68.600C20 67 34 70.400 56 69.200C80 68.400 96 71.600 118 69.800C140 68.600 150 69.600 166 68.200V71C140 72 110 73.400 80 72.600C50 72 20 73 -6 71.600Z',
      )
      path(
        k,
        '#f4dcb4',
        'M-6 71.600C20 73 50 71.400 80 72.600C110 73.600 140 71.600 166 70.600V98H-6Z',
      )
      path(
        k,
        '#fcecc8',
        'M-6 77C24 75.400 60 78 96 76.600C124 75.600 146 76.600 166 75V79C140 80 110 82.400 78 81.600C50 81 20 82.400 -6 81Z',
      )
      path(k, '#e0bc9c', 'M-6 90C20 87.600 40 90.600 70 89C104 87.200 136 90 166 87.600V98H-6Z')
      // Boats on the sand, far to near.
      at(k, 41, 72, 0.42, (q) =>
        jukung(q, { hull: ['#3c8ca4', '#28587c'], trim: '#f4c454', sail: ['#e8604c', '#fff0dc'] }),
      )
      at(k, 88, 81, 1, (q) =>
        jukung(q, {
          hull: ['#fff4e4', '#b4a8c0'],
          trim: '#e4584c',
          band: '#2c94a0',
          sail: ['#2c94a0', '#fff0dc'],
        }),
      )
      // Two with the night's fish on a pole between them; the little girl and her offering at the bow.
      const put = (x, y, high, o, flip) =>
        stand(k, x, y, high, o, { flip, fall: FALL, shade: SHADOW })
      put(
        11,
        87.5,
        13,
        who('walk', ['#e8604c', '#a03c54'], ['#5c6ca0', '#3c4478'], 3, {
          shorts: true,
          hat: ['cone', '#cc9848'],
          armNear: [52, 96],
          armFar: [58, 92],
        }),
        true,
      )
      put(
        26,
        88.5,
        12.6,
        who('walkOther', ['#4ca4a0', '#2c6c80'], ['#8c5c74', '#5c3c64'], 2, {
          shorts: true,
          hat: ['wrap', '#f4f0e4'],
          armNear: [52, 96],
          armFar: [58, 92],
        }),
        true,
      )
      k.save()
      k.translate(-11, 2.9)
      stroke(k, '#8c6448', 0.6, 'M17 76.200L42 77')
      stroke(k, '#5c4868', 0.2, 'M28 76.500L26.600 79.400M30.600 76.600L32 79.400')
      path(
        k,
        '#8c6448',
        'M25.400 79.200H33.200L32.200 83.600C30.400 84.300 28.200 84.300 26.400 83.600Z',
      )
      path(
        k,
        '#d8a468',
        'M29.600 79.200H33.200L32.200 83.600C31.400 84 30.600 84.100 29.600 84.100Z',
      )
      for (const [x, y] of points('26.400 79 28.200 78.500 30 78.700 31.800 79'))
        path(
          k,
          x > 29 ? '#f0f4f0' : '#94b4c4',
          `M${x - 1.2} ${y + 0.4}q1.200 -1.200 2.400 0l0.600 -0.500v1l-0.600 -0.400q-1.200 0.700 -2.400 -0.100Z`,
        )
      k.restore()
      put(
        133.5,
        84,
        7.6,
        who('stand', ['#f4c454', '#c08454'], ['#c85088', '#843c70'], 1, {
          dress: 'sarong',
          cut: 'bun',
          armNear: [40, 60],
          armFar: [44, 56],
          after: (q, j, flat) => {
            path(
              q,
              flat ?? '#8cb45c',
              `M${j.armFar.hand[0] - 0.5} ${j.armFar.hand[1] - 0.1}h1.500v0.340h-1.500Z`,
            )
            if (!flat)
              path(
                q,
                '#f07ca0',
                `M${j.armFar.hand[0] - 0.2} ${j.armFar.hand[1] - 0.4}h0.500v0.320h-0.500ZM${j.armFar.hand[0] + 0.4} ${j.armFar.hand[1] - 0.3}h0.400v0.220h-0.400Z`,
              )
          },
        }),
        true,
      )
      // An egret on the end of the float.
      at(k, 115.5, 83.4, 0.5, egret)
      palm(k, 152, 99, [143, 22], 1.25)
    })
    return finish(s, { vignette: 0.12 })
  },
}
