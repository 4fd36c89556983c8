import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { frond } from '../../nature/leaf-mass.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { greatCliff, longtail, stack, swinger } from '../../things/swing-bay.js'
import { emerald } from './kit.js'

const SEA = 46

export default {
  alt: 'Una ragazza va in altalena, appesa a una palma che si piega sull’acqua turchese di Railay; di fronte la falesia di calcare con la grotta, le barche a coda lunga e chi cammina in mare sulla lingua di sabbia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: emerald, sun: [0.06, 0.1], horizon: SEA / 90 })
    field(s).draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, SEA)
      for (const [a, c] of [
        [0, '#2c88c4'],
        [0.5, '#74bcdc'],
        [0.86, '#d0ecea'],
        [1, '#f8f4e0'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 60)
      // A bank of summer cloud low over the sea.
      path(
        k,
        '#fffdf4',
        'M-6 44V36C-2 33.500 4 34 6 36.500C8 31 18 29.500 22 34C26 31.500 32 33 33 37C38 35.500 42 38 42.500 41C48 40.600 54 42.500 58 44Z',
      )
      path(
        k,
        '#d4e6ea',
        'M-6 44V40C2 38.500 8 41 13 39.500C20 38 26 41.500 33 40.600C40 40.400 50 42.600 58 44Z',
      )
      path(
        k,
        '#fffdf4',
        'M84 22C90 20 96 21.500 99 19.500C102 21.500 106 21 108 23C102 24 92 24.400 84 22Z',
      )
      const FAR = ['#a4c4cc', '#cce0dc', '#88b0c0']
      const MID = ['#94a4a8', '#dcd0b8', '#6c84a0']
      stack(k, 47, 4.5, 38, SEA, FAR, 3)
      stack(k, 56, 7, 33, SEA, FAR, 7)
      stack(k, 83, 5, 36, SEA, FAR, 11)
      stack(
        k,
        97.5,
        5.6,
        23,
        SEA,
        MID,
        5,
        '97 23.500 4.600 2.400 93.600 31 1.800 1.400 101.600 34 1.800 1.700 98.400 39 1.600 1.300',
      )
      stack(k, 88.5, 3, 35, SEA, MID, 9, '88.500 35.500 2.400 1.300 86.600 40 1 0.900')
      // Water in long tongues: deep, then over the bar, then the shallows.
      for (const [c, t] of [
        ['#1c84a8', '-6 46 166 46 166 98 -6 98'],
        ['#1c9cb4', '-6 48 30 48.600 70 48 110 48.800 166 48.400 166 98 -6 98'],
        ['#2cb4bc', '-6 51.500 24 50.500 60 52 96 50.800 132 52.500 166 51.500 166 98 -6 98'],
        ['#54ccc4', '-6 57 30 55 64 58 100 55.500 130 57.500 166 56 166 98 -6 98'],
        ['#8ce0cc', '-6 64 30 61.500 64 66 96 62.500 132 65 166 63 166 98 -6 98'],
      ])
        fill(k, c, points(t))
      path(
        k,
        'rgba(112,104,120,.5)',
        'M108 46.300H170V60C150 58 142 60.500 132 57.500C124 55.500 116 52 108 46.300Z',
      )
      path(
        k,
        'rgba(240,216,180,.5)',
        'M109 46.300C112 50 116 53 119 54C114 54.500 110 50.500 106 48.500Z',
      )
      for (const [x, y, l, c] of points(
        '97.500 47.400 5.400 0 97 48.600 4.600 1 98 49.800 3.800 0 97 51 2.600 1 88.500 47.300 2.800 0 88.300 48.400 2 0 83 47.100 4.400 1 120 58.600 6 2 140 60.500 8 2 154 61.500 7 2 112 55 5 2 164 60.600 6 2',
        4,
      ))
        path(
          k,
          ['rgba(108,124,148,.6)', 'rgba(220,208,184,.6)', 'rgba(112,104,120,.42)'][c],
          `M${x - l} ${y}q${l} -0.700 ${l * 2} 0q${-l} 0.800 ${-l * 2} 0Z`,
        )
      // The bar of sand that the tide leaves, a hand of water over it.
      path(
        k,
        '#b8f0dc',
        'M64 60C82 56.500 104 58.600 124 56.600C142 55.400 156 57.600 170 56V60.500C150 60 136 62 118 61.600C100 61.400 80 63.600 64 60Z',
      )
      path(
        k,
        '#f4ecc8',
        'M92 58.800C104 57.400 118 58.400 132 57.400C146 56.600 158 58 170 57.200V59C152 58.800 138 60 122 59.800C110 59.800 100 60 92 58.800Z',
      )
      const r = random(6)
      for (let i = 0; i < 40; i++) {
        const t = (i / 39) ** 1.3
        const [x, y, l] = [r() * 166 - 3, SEA + 1.5 + t * 28, 1 + t * 5]
        path(
          k,
          i % 2 ? 'rgba(244,255,248,.55)' : 'rgba(16,120,140,.26)',
          `M${x - l} ${y}q${l} ${-0.15 - t * 0.5} ${l * 2} 0q${-l} ${0.15 + t * 0.4} ${-l * 2} 0Z`,
        )
      }
      greatCliff(k, SEA)
      stroke(
        k,
        '#f4fff8',
        0.4,
        'M107 46.400C112 46 120 46.700 130 46.300C140 46 152 46.700 168 46.300M85.600 46.200H91.400M92.500 46.300C95 46 99 46.600 102.600 46.200',
      )
      at(k, 62, 52, 0.36, (c) => longtail(c, ['#3c8c94', '#fce4b4']))
      at(k, 128, 53.5, 0.52, (c) => longtail(c, ['#e0604c', '#fce4b4']))
      at(k, 141, 68, 0.8, (c) => longtail(c, ['#f0b44c', '#fff4dc']))
      for (let i = 0; i < 5; i++)
        path(
          k,
          'rgba(240,180,76,.5)',
          `M${130 + i * 2} ${71 + i * 1.1}q5 -0.700 ${12 - i * 1.4} 0q-5 0.900 ${-12 + i * 1.4} 0Z`,
        )
      // Those who wade along the bar.
      for (const [x, y, pose, top, low, n, flip, hat] of [
        [
          98,
          59.6,
          'walk',
          ['#e85c4c', '#a83c50'],
          ['#3c5c94', '#2c3c6c'],
          0,
          false,
          ['brim', '#fce4b4', '#d8a868'],
        ],
        [101.6, 59.8, 'walkOther', ['#f8f4e8', '#b4acc0'], ['#3ca49c', '#2c6c80'], 3, false],
        [112, 59.6, 'point', ['#f8c848', '#d08c3c'], ['#8c5c94', '#5c3c70'], 1, true],
        [86, 60.6, 'run', ['#54a4d0', '#3c6ca0'], ['#e85c4c', '#a83c50'], 2, false],
      ]) {
        path(k, 'rgba(244,255,248,.8)', `M${x - 2} ${y}q2 -0.600 4 0q-2 0.700 -4 0Z`)
        stand(
          k,
          x,
          y,
          pose === 'run' ? 4.4 : 6,
          {
            ...POSES[pose],
            top,
            low,
            skin: SKINS[n],
            hair: ['#4c2c34', '#34202c'],
            cut: n % 2 ? 'bun' : 'short',
            shorts: true,
            bare: true,
            shoe: SKINS[n][0],
            hat,
          },
          { flip, fall: [0.7, 0.1], shade: '#74c0b8' },
        )
      }
      // The beach comes in from the left; wet sand, foam.
      path(k, '#c8f4e4', 'M-6 67C20 66 42 71 62 77C86 84 120 83 170 87V98H-6Z')
      path(k, '#fffdf4', 'M-6 70C20 69 40 73.500 60 79.500C84 86.500 120 85.500 170 90V98H-6Z')
      path(
        k,
        '#d8c098',
        'M-6 71.200C20 70.200 38 74.700 58 80.700C82 87.600 120 87 170 91.500V98H-6Z',
      )
      path(k, '#f4e0b4', 'M-6 74C16 73 34 77.500 52 83C66 87 80 90 104 93V98H-6Z')
      path(k, '#fcf0d0', 'M-6 79C12 78 26 82 40 87C48 90 56 93 64 98H-6Z')
      path(
        k,
        'rgba(148,108,108,.45)',
        'M10 88C18 85.500 30 86.500 40 88C52 89.600 62 93 72 98H60C48 92 26 90 10 90.500Z',
      )
      path(
        k,
        'rgba(12,112,128,.34)',
        'M70 76C78 74.600 90 74.800 97 76.200C90 78.400 78 78.400 70 76Z',
      )
      // The palm: its trunk leans out in one long curve, ringed.
      path(
        k,
        '#8a6a52',
        'M2 90C8 84 12 74 22 60C34 43.500 52 27 80 17L81.500 19.500C58 30 43 45 33 60C26 71 22 82 17 91Z',
      )
      path(
        k,
        '#c9a27a',
        'M2 90C8 84 12 74 22 60C34 43.500 52 27 80 17L80.600 18C55 28.500 38 44.500 27 60C20 71 15 82 9 90.500Z',
      )
      k.save()
      k.clip(
        new Path2D(
          'M2 90C8 84 12 74 22 60C34 43.500 52 27 80 17L81.500 19.500C58 30 43 45 33 60C26 71 22 82 17 91Z',
        ),
      )
      for (let i = 1; i < 20; i++) {
        const t = i / 20
        const [u, v] = [1 - t, t]
        const x = u ** 3 * 9 + 3 * u * u * v * 18 + 3 * u * v * v * 38 + v ** 3 * 80
        const y = u ** 3 * 90 + 3 * u * u * v * 62 + 3 * u * v * v * 36 + v ** 3 * 18
        const q = 6.5 * (1 - t * 0.72)
        stroke(
          k,
          'rgba(84,56,52,.5)',
          0.5,
          `M${x - q * 0.55} ${y - q * 0.35}q${q * 0.4} ${q * 0.5} ${q * 0.9} ${q * 0.5}`,
        )
      }
      k.restore()
      path(k, '#f6e4b8', 'M-5 91C2 86 12 87 22 90C14 94 2 95 -5 94Z')
      const dark = ['#2f7a50', '#245f48']
      const lit = ['#8cc05a', '#3f8f50']
      for (const [a, l, bend] of points(
        '-2.7 24 -0.9 -2.2 23 -0.7 -1.1 24 0.8 -0.5 27 0.9 0.1 25 0.9 0.8 20 0.6 2.6 20 -0.9 2 16 -0.3',
        3,
      ))
        frond(k, 81, 18, l, a, dark, { bend, wide: 0.24, n: 18 })
      for (const [a, l, bend] of points(
        '-2.4 20 -1 -1.7 17 -0.5 -1.3 19 0.7 -0.8 24 1 -0.2 22 0.9',
        3,
      ))
        frond(k, 81, 17.5, l, a, lit, { bend, wide: 0.24, n: 18 })
      path(k, '#2f7a50', 'M78.500 17.500Q81 14.500 83.500 17.500L83 21H79.500Z')
      for (const [x, y] of points('79 20 82.500 21 85 19.500')) {
        path(k, '#9a7a3c', `M${x} ${y - 1.8}a1.800 2 0 1 0 0.010 0Z`)
        path(k, '#d6b866', `M${x - 0.5} ${y - 1.5}a0.800 1 0 1 0 0.010 0Z`)
      }
      // The swing hangs from the trunk; she is at the far end of its arc.
      for (const [x, y] of points('58.200 29.600 59.600 28.800')) {
        path(
          k,
          '#fce4b4',
          `M${x - 0.8} ${y - 3.2}L${x + 1} ${y - 3.6}L${x + 1.3} ${y + 0.4}L${x - 0.5} ${y + 0.6}Z`,
        )
        path(
          k,
          '#a8845c',
          `M${x + 0.4} ${y - 3.5}L${x + 1} ${y - 3.6}L${x + 1.3} ${y + 0.4}L${x + 0.7} ${y + 0.5}Z`,
        )
      }
      k.save()
      k.translate(74, 63)
      k.rotate(-0.41)
      swinger(k, 2.25, 35.5)
      k.restore()
      // Sandals left on the beach.
      for (const [x, y] of points('45 85 48.500 85.800')) {
        path(k, 'rgba(148,108,108,.5)', `M${x - 0.6} ${y + 0.6}h3.200v0.400h-3.200Z`)
        path(k, '#e85c4c', `M${x - 0.8} ${y}q1.600 -0.900 3 0q-1.400 0.900 -3 0Z`)
        stroke(k, '#fffdf4', 0.22, `M${x + 0.4} ${y - 0.3}L${x + 1.4} ${y}L${x + 0.4} ${y + 0.3}`)
      }
    })
    return finish(s, { vignette: 0.1 })
  },
}
