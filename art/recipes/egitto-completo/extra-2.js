import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cobraWall, court, djoser } from '../../things/djoser.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const SAND = ['#f2c88c', '#e4b076', '#fbdca4']

/** A date palm far off, bent by the wind; 10 tall. */
function palmTree(k, lean) {
  stroke(k, '#8a6c60', 0.5, `M0 0Q${lean * 0.3} -4 ${lean} -8`)
  for (const [dx, dy, bend] of points(
    '-3.600 -0.200 -1.800 -3 -2 -1.400 -1.200 -3 -0.800 1.400 -2.900 0.900 3.200 -1.800 1.500 3.600 0.200 1.900 -2.600 1.700 -1.500 2.600 1.800 1.600',
    3,
  ))
    stroke(
      k,
      dx < 0 ? '#a0a468' : '#6c8460',
      0.62,
      `M${lean} -8Q${lean + bend} ${-9.4 + dy * 0.3} ${lean + dx} ${-8 + dy}`,
    )
}

export default {
  alt: 'La piramide a gradoni di Djoser a Saqqara nella luce del pomeriggio, con un gatto sul fregio dei cobra e quattro viaggiatori nella corte',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.02, 0.3], horizon: 67 / 90 })
    field(s).draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, 68)
      for (const [a, c] of [
        [0, '#2b6f96'],
        [0.45, '#62a8b4'],
        [0.8, '#c8dcc0'],
        [1, '#fbe2ae'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 80)
      // Far off the valley's palms on the right, two pyramids on the left edge of the desert.
      fill(k, '#a8ac84', rough(points('138 68 144 65.600 152 66 170 64.800 170 69 138 69'), 0.2, 2))
      for (const [x, y, q, lean] of points(
        '145 67 0.560 -0.800 148.500 67.200 0.760 1 152 67 0.600 -0.500 155.500 67.400 0.860 1.200 159.500 67 0.700 -1',
        4,
      ))
        at(k, x, y, q, (c) => palmTree(c, lean))
      fill(k, SAND[0], points('-6 67 170 67 170 96 -6 96'))
      djoser(k)
      // Sand against its foot, then the court.
      fill(
        k,
        SAND[0],
        rough(
          [
            ...points('-6 70 20 69.800 36 70.600 52 69.900 70 71 88 70.300 104 71.400'),
            ...points('122 70.400 140 69.800 170 69.600 170 96 -6 96'),
          ],
          0.2,
          4,
        ),
      )
      // The whole pyramid throws its shade to the right, long and low.
      fill(
        k,
        '#b88474',
        points(
          '124 71 132 70.400 142 69.100 142.500 68.600 166 67.700 166 70.200 152 70.900 138 71.300',
        ),
      )
      path(k, SAND[2], 'M30 73C60 71.600 100 74 170 71.600V74.600C130 76.400 80 75 30 76Z')
      path(
        k,
        SAND[1],
        'M60 80.600C86 78.800 124 80.600 170 77.600V79.400C134 82.600 96 81 60 80.600Z',
      )
      path(k, SAND[1], 'M70 88.500C100 87 130 88.400 170 85.600V96H50Z')
      cobraWall(k)
      const put = (r, d, tall, o, flip) => {
        const [x, y, q] = court(r, d)
        stand(k, x, y, tall * q, o, { flip, fall: [1.15, -0.2], shade: '#b07c68' })
      }
      const HAIR = [
        ['#7c4430', '#543028'],
        ['#2c1c24', '#1c141c'],
      ]
      put(4.3, 31, 1.78, {
        ...POSES.point,
        skin: SKINS[2],
        top: ['#8cb4c4', '#54789c'],
        low: ['#8cb4c4', '#54789c'],
        dress: 'sarong',
        hair: HAIR[1],
        hat: ['wrap', '#fff4dc', '#c8b4ac'],
        shoe: '#6c4440',
      })
      put(
        6.2,
        30,
        1.68,
        {
          ...POSES.camera,
          skin: SKINS[0],
          top: ['#fff4dc', '#c4acac'],
          low: ['#c85c4c', '#8c3c4c'],
          dress: 'skirt',
          hair: HAIR[0],
          cut: 'long',
          hat: ['brim', '#f8dc9c', '#c89c6c'],
        },
        true,
      )
      put(7.3, 30.6, 1.2, {
        ...POSES.hips,
        view: 'back',
        skin: SKINS[0],
        top: ['#f0b84c', '#b87c40'],
        low: ['#4c5c84', '#343c64'],
        shorts: true,
        hair: HAIR[0],
        hat: ['cap', '#e06c50', '#9c3c44'],
      })
      put(9.6, 36, 1.8, {
        ...POSES.walkOther,
        skin: SKINS[1],
        top: ['#d0604c', '#943c4c'],
        low: ['#4c4468', '#342c50'],
        hair: HAIR[1],
        hat: ['brim', '#fff4dc', '#c4acac'],
        pack: ['#54789c', '#3c4c78'],
      })
    })
    return finish(s, { vignette: 0.12 })
  },
}
