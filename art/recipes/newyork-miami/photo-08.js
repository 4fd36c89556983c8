import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import {
  hut,
  hutFront,
  metre,
  onDeck,
  P,
  pelicanOnWing,
  seaOats,
} from '../../things/south-beach.js'
import { shore, squall } from '../../things/squall.js'

export default {
  alt: 'Alba di temporale sulla spiaggia di South Beach: la torretta a righe dei bagnini sulla sabbia, il sole basso sotto le nuvole e la pioggia sul mare; una donna corre col cane, una fila di pellicani plana sulle onde',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [30 / 160, 43 / 90], horizon: 48 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      squall(k)
      shore(k)
      // Far houses of the point, pale under the rain.
      for (const [x, a, b] of points(
        '136 2.400 5 139.500 1.800 8 142 2.600 6.500 145.600 1.700 9 148 2.800 5.500 151.600 2 11 154.500 3 7.500 158 2 5',
        3,
      )) {
        fill(k, '#8c84ac', [
          [x, 48.4],
          [x, 48 - b],
          [x + a, 48 - b],
          [x + a, 48.4],
        ])
        fill(k, '#b8a0b0', [
          [x, 48.4],
          [x, 48 - b],
          [x + a * 0.4, 48 - b],
          [x + a * 0.4, 48.4],
        ])
      }
      fill(k, '#5c7c8c', points('128 49 134 47.600 148 47 166 46.400 166 50 140 49.600'))
      // Who is out so early: a jogger with her dog, two under an umbrella, footprints.
      const put = (X, Z, tall, o, flip) => {
        const [x, y] = P(X, Z)
        stand(
          k,
          x,
          y,
          tall * metre(Z),
          { light: -1, hair: ['#4c3044', '#2c1c38'], ...o },
          { flip, fall: [1.7, 0.34], shade: '#a8747c' },
        )
        return [x, y]
      }
      const m = metre(20)
      const [dx, dy] = put(-6.6, 20, 1.7, {
        ...POSES.run,
        skin: SKINS[2],
        top: ['#ff6c5c', '#a83c5c'],
        low: ['#3c4c84', '#24285c'],
        cut: 'long',
        bare: true,
      })
      at(k, dx + 1.25 * m, dy, m * 0.1, (c) => {
        path(c, '#a8747c', 'M-5 0.300L14 2.500L13 3L-5 0.900Z')
        stroke(
          c,
          '#4c3450',
          0.7,
          'M-3.600 -3.400L-6 -0.600M-3 -3.400L-2 -1.400L-3.600 -0.200M3 -3.600L6 -1.400M2.400 -3.400L3.600 -1.200L2.600 0',
        )
        path(
          c,
          '#6c4858',
          'M-4.400 -5.400C-2 -6 1 -5.900 3.200 -6L4.600 -7.800L5 -8.800L5.900 -7.700L8 -6.600L7.400 -5.600L5.600 -5.400C5 -3.800 4 -3 2.600 -2.900C0.400 -3.200 -1.600 -3.200 -3.600 -2.900C-4.600 -3.400 -4.800 -4.400 -4.400 -5.400Z',
        )
        path(
          c,
          '#d8946c',
          'M-4.400 -5.400C-2 -6 1 -5.900 3.200 -6L4.600 -7.800L4.700 -6.800L3.400 -5.200C1 -4.900 -2 -5 -4.500 -4.400Z',
        )
        stroke(c, '#6c4858', 0.6, 'M-4.300 -5C-6 -5.600 -7 -7 -7.400 -8')
      })
      stroke(
        k,
        '#4c3450',
        0.16,
        `M${dx + 0.5 * m} ${dy - 1 * m}Q${dx + 1 * m} ${dy - 0.6 * m} ${dx + 1.7 * m} ${dy - 0.62 * m}`,
      )
      put(-15, 27, 1.78, {
        ...POSES.walk,
        skin: SKINS[0],
        top: ['#fff0d4', '#a890ac'],
        low: ['#4c5c94', '#2c3468'],
      })
      const [ux, uy] = put(-14.1, 27.2, 1.66, {
        ...POSES.walkOther,
        skin: SKINS[1],
        top: ['#4cb4ac', '#2c6484'],
        low: ['#f4c468', '#a8707c'],
        dress: 'skirt',
        cut: 'long',
        armNear: [40, 100],
      })
      const q = metre(27)
      stroke(k, '#3c3060', 0.2, `M${ux + 0.34 * q} ${uy - 1.2 * q}V${uy - 2.1 * q}`)
      path(
        k,
        '#ffd060',
        `M${ux - 0.9 * q} ${uy - 1.95 * q}Q${ux - 0.4 * q} ${uy - 2.7 * q} ${ux + 0.3 * q} ${uy - 2.7 * q}Q${ux + 0.2 * q} ${uy - 2.2 * q} ${ux + 0.1 * q} ${uy - 1.95 * q}Z`,
      )
      path(
        k,
        '#c87c6c',
        `M${ux + 0.1 * q} ${uy - 1.95 * q}Q${ux + 0.2 * q} ${uy - 2.2 * q} ${ux + 0.3 * q} ${uy - 2.7 * q}Q${ux + 1.1 * q} ${uy - 2.6 * q} ${ux + 1.4 * q} ${uy - 1.95 * q}Z`,
      )
      for (let i = 0; i < 8; i++) {
        const [x, y] = P(-8.2 - i * 0.7, 20 + (i % 2) * 0.22)
        path(k, '#b8806c', `M${x - 0.5} ${y}q0.500 -0.340 1 0q-0.500 0.340 -1 0Z`)
      }
      for (const [x, y, q, up] of points(
        '50 31 0.860 0.500 57 33.400 0.820 -0.500 64 32 0.760 0.900 70.500 34 0.680 0.100 43 33.400 0.900 -0.200',
        4,
      ))
        at(k, x, y, q, (c) => pelicanOnWing(c, up))
      hut(k)
      // The guard stands at the rail and looks out.
      const [gx, gy] = onDeck(-2.1, 1.9)
      stand(
        k,
        gx,
        gy,
        1.8 * metre(17),
        {
          ...POSES.hips,
          skin: SKINS[3],
          top: ['#ff5c4c', '#a8304c'],
          low: ['#fff0d4', '#b89cac'],
          shorts: true,
          hair: ['#2c1c34', '#1c142c'],
          hat: ['cap', '#fff4dc'],
          light: 1,
        },
        { flip: true },
      )
      hutFront(k)
      // Sand that the wind has laid in low ripples, then the dune with its oats.
      const r = random(11)
      for (let i = 0; i < 22; i++) {
        const t = r()
        const [x, y, l] = [r() * 166, 68 + t * 14, 3 + t * 8]
        path(
          k,
          i % 3 ? '#fcd4a8' : '#cc9888',
          `M${x - l} ${y}q${l} ${-0.3 - t * 0.3} ${l * 2} 0.200q${-l} ${0.1} ${-l * 2} -0.200Z`,
        )
      }
      fill(k, '#8c6480', points('-6 78 8 77.500 22 79 36 82 50 86 62 92 64 96 -6 96'))
      fill(
        k,
        '#c88c80',
        points('-6 78 8 77.500 22 79 36 82 50 86 58 90 44 86.600 28 83.400 10 82 -6 82.600'),
      )
      fill(k, '#6c4c74', points('104 94 120 89.500 136 87.600 150 86 166 85 166 96 104 96'))
      fill(
        k,
        '#a8747c',
        points(
          '104 94 120 89.500 136 87.600 150 86 166 85 166 86.400 150 87.600 134 89.600 118 92.600',
        ),
      )
      const oats = ['#4c3c6c', '#6c5474', '#b88464', '#e0a868']
      seaOats(k, -4, 46, (x) => 81 + Math.max(0, x - 16) * 0.2, 15, 74, oats, 3)
      seaOats(k, 126, 166, (x) => 91 - (x - 126) * 0.1, 9, 34, oats.slice(0, 2), 5)
      fill(k, '#54406c', points('-6 88 14 87 34 90 46 96 -6 96'))
      seaOats(k, -4, 36, () => 93, 15, 34, ['#3c3060', '#4c3c6c'], 8)
    })
    return finish(s, { vignette: 0.18 })
  },
}
