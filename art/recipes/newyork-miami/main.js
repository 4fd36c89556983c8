import { at, field, fill, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  cobbles,
  fireEscape,
  metre,
  P,
  poser,
  quad,
  WALL,
  warehouse,
} from '../../things/dumbo-street.js'
import { empireState, houseBlock } from '../../things/manhattan.js'
import { manhattanBridge } from '../../things/manhattan-bridge.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const DARK = [
  '#603258',
  '#522a50',
  '#8c4c64',
  '#40204c',
  '#342656',
  '#ffc878',
  '#7c4660',
  '#3c2050',
]
const DUSK = [
  '#7c4460',
  '#6c3a5c',
  '#a8645c',
  '#4c2850',
  '#3c2c60',
  '#ffcc80',
  '#94586c',
  '#4c2850',
]
const BRICK = [
  '#d87458',
  '#c4644f',
  '#ffc890',
  '#8c4454',
  '#44487c',
  '#ffdc94',
  '#f4ac84',
  '#84405c',
]
const FAR = ['#e49474', '#d48468', '#ffd8a8', '#a4606a', '#6c6494', '#ffe4a8', '#f8c09c', '#a0606c']

const BRICK_SHADE = [
  '#904c60',
  '#80425c',
  '#b87474',
  '#5c2c50',
  '#34285c',
  '#ffc878',
  '#b87884',
  '#582c54',
]
const FAR_SHADE = [
  '#a86470',
  '#98586c',
  '#c88c84',
  '#7c4868',
  '#544878',
  '#ffd494',
  '#c48c8c',
  '#744468',
]

/** What a photographer holds before the eye. */
const camera = (k, j) => {
  const [x, y] = j.armNear.hand
  fill(
    k,
    '#241840',
    points(`${x} ${y - 0.4} ${x + 0.5} ${y - 0.4} ${x + 0.5} ${y + 0.05} ${x} ${y + 0.05}`),
  )
}

export default {
  alt: 'Una via di mattoni di DUMBO verso sera: fra i piloni azzurri del ponte di Manhattan l’Empire State Building, e una ragazza con un cane in posa per la foto',
  heart: 64,
  focus: 0.575,
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [-0.1, 0.4], horizon: 64 / 90 })
    const f = field(s, { centre: 92, zoom: 0.84 })
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, s.portrait ? -16 : 0, 0, 64)
      for (const [a, c] of [
        [0, '#3c8ca8'],
        [0.35, '#8cc4bc'],
        [0.7, '#fbdca8'],
        [1, '#ffc08c'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-60, -60, 300, 160)
      // Manhattan over the river, then the bridge with the Empire State between its legs.
      const shore = (k2) => {
        for (const [x, wide, top] of points(
          '66 4 58 71 5 56 75 4 59 79 3 57.500 84 3 59 86.500 3 58 95 3 58.500 97.500 4 57 102 4 59 106 5 55 110 4 58',
          3,
        ))
          houseBlock(k2, x, 65, wide, top, ['#f0b494', '#c898a0', '#ffe4b0'], {
            seed: x,
            share: 0.2,
            grid: 0.7,
          })
      }
      shore(k)
      at(k, 92, 65.4, 120 / 206, (q) =>
        manhattanBridge(q, () => {
          at(q, 0, -2, 0.062, (e) => empireState(e, ['#ffcc94', '#94688c', '#d08c78', '#fff0d0']))
        }),
      )
      // The ground in the shade of the left houses, the pavements with their kerbs.
      quad(k, '#6c4468', [-60, 150, 0], [60, 150, 0], [60, 4, 0], [-60, 4, 0])
      for (const m of [-1, 1]) {
        quad(
          k,
          m < 0 ? '#5c3a64' : '#84587c',
          [m * 5.2, 120, 0.14],
          [m * WALL, 120, 0.14],
          [m * WALL, 5, 0.14],
          [m * 5.2, 5, 0.14],
        )
        quad(
          k,
          '#a47890',
          [m * 5.2, 120, 0.14],
          [m * 5.2, 5, 0.14],
          [m * 5.2, 5, 0],
          [m * 5.2, 120, 0],
        )
      }
      cobbles(k, 5.1, 5, 46, ['#754b70', '#643f62'], 5)
      // Light falls through the gap of the cross street.
      const LIGHT = [17.2, 24.45]
      quad(
        k,
        '#f0b088',
        [-40, LIGHT[0], 0],
        [5.2, LIGHT[0] - 2, 0],
        [5.2, LIGHT[1] - 2, 0],
        [-40, LIGHT[1], 0],
      )
      // The cross street itself: its far pavement and kerb come out of the gap and end at our street.
      quad(k, '#ffd4a8', [-60, 22.4, 0.14], [-5.2, 22.4, 0.14], [-5.2, 24, 0.14], [-60, 24, 0.14])
      quad(k, '#ffe8c8', [-60, 22.4, 0.14], [-5.2, 22.4, 0.14], [-5.2, 22.4, 0], [-60, 22.4, 0])
      quad(
        k,
        '#ffcc9c',
        [5.2, LIGHT[0] - 2, 0.14],
        [WALL, LIGHT[0] - 2.2, 0.14],
        [WALL, LIGHT[1] - 2.2, 0.14],
        [5.2, LIGHT[1] - 2, 0.14],
      )
      quad(
        k,
        '#ffe0b8',
        [5.2, LIGHT[0] - 2, 0.14],
        [5.2, LIGHT[1] - 2, 0.14],
        [5.2, LIGHT[1] - 2, 0],
        [5.2, LIGHT[0] - 2, 0],
      )
      // Left: far house, what shows in the gap, the near house.
      warehouse(k, -1, [24, 96, 19], DUSK, { seed: 4, lit: 0.16 })
      const gable = (c, x0, x1, y0, y1) =>
        quad(k, c, [x0, 24, y0], [x1, 24, y0], [x1, 24, y1], [x0, 24, y1])
      gable('#94586c', -60, -WALL, 0, 19)
      gable('#c07c74', -60, -WALL + 0.7, 18.3, 19)
      gable('#804a64', -60, -WALL, 0, 4.2)
      gable('#b87474', -60, -WALL, 4.2, 4.55)
      // Its loading door and a shop window, both shut for the day.
      for (const [x0, x1, y0, y1] of [
        [-13.3, -11.2, 0, 3.3],
        [-19.4, -14.8, 0.8, 3.3],
      ]) {
        gable('#5c3458', x0, x1, y0, y1)
        gable('#3c2858', x0 + 0.25, x1, y0, y1 - 0.25)
        gable('#b87474', x0 - 0.2, x1 + 0.2, y1, y1 + 0.28)
      }
      gable('#5c3860', -12.2, -12.1, 0, 3.05)
      for (const x of [-11.9, -14.6, -17.3])
        for (let y = 5.6; y < 16; y += 3.7) {
          gable('#b87474', x - 0.2, x + 1.5, y - 0.3, y)
          const arch = (c, g) => {
            const top = []
            for (let j = 0; j <= 8; j++)
              top.push([
                x + 1.3 + g - ((1.3 + 2 * g) * j) / 8,
                24,
                y + 2 + g + 0.4 * Math.sin((j / 8) * Math.PI),
              ])
            quad(k, c, [x - g, 24, y], [x + 1.3 + g, 24, y], ...top)
          }
          arch('#b87474', 0.2)
          arch('#3c2858', 0)
          gable('#5c3860', x + 0.6, x + 0.7, y, y + 2.3)
        }
      warehouse(k, -1, [4, 16, 24], DARK, { seed: 9, lit: 0 })
      fireEscape(k, 10.2, 5, '#1c1034')
      // Right: in the sun above the shade of the houses opposite.
      warehouse(k, 1, [56, 96, 17], FAR, { seed: 6, shade: [[56, 96, 4.2]], dark: FAR_SHADE })
      warehouse(k, 1, [4, 56, 25], BRICK, {
        seed: 2,
        shade: [
          [4, LIGHT[0] - 2.2, 4.2],
          [LIGHT[1] - 2.2, 56, 4.2],
        ],
        dark: BRICK_SHADE,
      })
      // Its iron stairs, the shade they throw on the brick beside them.
      fireEscape(k, 27.2, 5, '#a8504c', 1, 0.02, 0.6)
      fireEscape(k, 28.1, 5, '#4c2848', 1)
      // Those who came for the picture.
      const put = (X, Z, tall, o, flip) => {
        const [x, y] = P(X, Z)
        stand(
          k,
          x,
          y,
          tall * metre(Z),
          { skin: SKINS[0], hair: ['#7c4438', '#4c2838'], light: -1, ...o },
          { flip, fall: Z < 30 ? [1.3, 0.2] : undefined, shade: '#b0707c' },
        )
      }
      const walker = {
        ...POSES.walk,
        top: ['#f4c46c', '#a86858'],
        low: ['#4c4474', '#342c58'],
        cut: 'bun',
      }
      put(7.2, 44, 1.7, walker)
      put(
        -6.6,
        52,
        1.75,
        { ...walker, ...POSES.walkOther, top: ['#5c84b4', '#40487c'], cut: 'short' },
        true,
      )
      put(7.6, 47, 1.7, { ...walker, ...POSES.stand, top: ['#e8705c', '#94405c'], dress: 'skirt' })
      put(0.9, 20.4, 1.68, {
        ...POSES.wave,
        armNear: [-128, -20],
        armFar: [132, 18],
        near: [2, 2],
        far: [22, 60],
        top: ['#f0584c', '#a82c50'],
        low: ['#f0584c', '#a82c50'],
        dress: 'skirt',
        cut: 'long',
        skin: SKINS[1],
      })
      put(-2.4, 19.6, 1.75, {
        ...POSES.kneel,
        armNear: [62, 70],
        armFar: [66, 66],
        top: ['#3c94a0', '#245878'],
        low: ['#3c3468', '#282250'],
        hat: ['cap', '#fff0d4', '#c8a09c'],
        after: camera,
      })
      const [dx, dy] = P(1.9, 20.2)
      quad(
        k,
        '#b0707c',
        [1.7, 20.1, 0],
        [2.2, 20.1, 0],
        [3.4, 20.0, 0],
        [3.3, 20.25, 0],
        [2.2, 20.35, 0],
      )
      at(k, dx, dy, metre(20.2) * 0.86, poser, true)
    })
    return finish(s, { vignette: 0.16 })
  },
}
