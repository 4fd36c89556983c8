import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { front } from '../../things/door-front.js'
import {
  bougainvillea,
  channel,
  lane,
  nearHouse,
  nearShade,
  square,
} from '../../things/door-square.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { honey } from './kit.js'

const SUN = { fall: [-0.8, -0.26], shade: '#a8687c' }
const who = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#3c2430', '#2a1828'],
  shoe: ['#5c3c4c', '#3c2840'],
  light: 1,
  ...more,
})

/** A cat that sits and watches, 3 high. */
const cat = (k) => {
  path(
    k,
    '#4c3450',
    'M-1 0C-1.300 -1 -0.900 -1.900 -0.200 -2.300L-0.300 -3.300L0.200 -2.900H0.700L1.200 -3.300L1.150 -2.300C1.100 -1.900 0.900 -1.700 0.700 -1.600C0.800 -1 0.800 -0.500 0.800 0Z',
  )
  path(
    k,
    '#8c6470',
    'M0.700 -2.900L1.200 -3.300L1.150 -2.300C1.100 -1.900 0.900 -1.700 0.700 -1.600C0.800 -1 0.800 -0.500 0.800 0H0.400C0.500 -1 0.300 -1.800 0.700 -2.900Z',
  )
  stroke(k, '#4c3450', 0.34, 'M-0.900 -0.200C-1.800 0 -1.700 1 -1.900 1.900')
}

/** A bicycle leaning on the bench; 9 long. */
const bicycle = (k) => {
  for (const x of [-3, 3]) {
    k.strokeStyle = '#3c2448'
    k.lineWidth = 0.34
    k.beginPath()
    k.arc(x, -1.9, 1.8, 0, 7)
    k.stroke()
    stroke(k, '#a8808c', 0.1, `M${x - 1.7} -1.900H${x + 1.7}M${x} -3.600V-0.200`)
  }
  stroke(
    k,
    '#2c6c78',
    0.34,
    'M-3 -1.900L-0.600 -2L-1.400 -4.600L2 -4.800L-0.600 -2M-3 -1.900L-1.500 -4.200M3 -1.900L1.900 -5.600',
  )
  stroke(k, '#3c2448', 0.4, 'M-2.200 -4.800H-0.800M1.200 -5.900L1.900 -5.600L2.400 -6')
}

export default {
  alt: 'Una piazzetta di Stone Town nel sole del pomeriggio: il grande portone intagliato è socchiuso su un cortile verde, un artigiano ne rifinisce lo stipite sotto la veranda di legno traforato; in fondo al vicolo passa un dhow sul mare',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...honey, front: 0.8 }, sun: [0.98, 0.02], horizon: 0.73 })
    const f = field(s)
    f.draw(s.k, (k) => {
      channel(k)
      square(k)
      lane(k)
      front(k)
      path(k, 'rgba(88,44,104,.4)', 'M12 78.600C9 77.800 3 77.700 1 78.200C4 79 9 79 12 78.600Z')
      at(k, 12, 79, 1.05, bicycle)
      at(k, 30, 72.9, 0.9, cat)
      // The carver at the post, his mallet raised; those who watch; a woman goes down the lane.
      stand(
        k,
        86.6,
        79.8,
        10,
        who('kneel', 3, ['#fff4e0', '#c8b0bc'], ['#3c7c9c', '#2c5478'], {
          hat: ['cap', '#fff8ea'],
          armNear: [46, 84],
          armFar: [70, 24],
          after: (c, j, flat) => {
            const [x, y] = j.armNear.hand
            stroke(c, flat ?? '#8c5c44', 0.22, `M${x - 0.3} ${y + 0.4}L${x + 0.5} ${y - 0.9}`)
            path(
              c,
              flat ?? '#d8a468',
              `M${x - 0.1} ${y - 1.5}L${x + 1.1} ${y - 0.9}L${x + 0.8} ${y - 0.3}L${x - 0.4} ${y - 0.9}Z`,
            )
          },
        }),
        { flip: true, ...SUN },
      )
      stand(
        k,
        46,
        83.4,
        10.8,
        who('camera', 0, ['#f4e8d0', '#c4a8a8'], ['#7c8ca8', '#545c84'], {
          hat: ['brim', '#f0d090', '#b88c64'],
          after: (c, j, flat) =>
            path(
              c,
              flat ?? '#3c2844',
              `M${j.armNear.hand[0] - 0.1} ${j.armNear.hand[1] - 0.5}h0.600v0.600h-0.600Z`,
            ),
        }),
        SUN,
      )
      stand(
        k,
        51.5,
        83.8,
        10.2,
        who('point', 1, ['#e05c4c', '#983c58'], ['#f0e0c0', '#b89c98'], {
          dress: 'skirt',
          cut: 'bun',
        }),
        SUN,
      )
      nearShade(k)
      stand(
        k,
        127,
        72.5,
        7,
        who('carryHead', 3, ['#b44c5c', '#783454'], ['#c88c3c', '#7c4c50'], {
          dress: 'sarong',
          after: (c, j) =>
            path(
              c,
              '#c88c54',
              `M${j.head[0] - 1} ${j.head[1] - 1}L${j.head[0] + 1} ${j.head[1] - 1}L${j.head[0] + 0.8} ${j.head[1] - 0.4}H${j.head[0] - 0.8}Z`,
            ),
        }),
      )
      nearHouse(k)
      bougainvillea(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
