import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import { POSES, stand } from '../../things/slender-folk.js'
import { heap, scaleAt, see } from '../../things/stone-lane.js'
import {
  benches,
  bounce,
  flags,
  houses,
  longShadow,
  spires,
  washing,
} from '../../things/sunset-lane.js'
import { honey } from './kit.js'

const SHADE = 'rgba(58,40,104,.62)'

/** A woman in a kanga with a basket on her head, as outline for her shadow. */
const WOMAN = points(
  '-0.150 0 -0.200 0.120 -0.210 0.500 -0.270 0.860 -0.200 1.060 -0.290 1.100 -0.310 1.280 -0.260 1.400 -0.080 1.450 -0.080 1.500 -0.130 1.580 -0.110 1.680 -0.380 1.740 -0.470 1.980 -0.240 2.120 0 2.160 0.240 2.120 0.470 1.980 0.380 1.740 0.330 1.720 0.420 1.560 0.330 1.340 0.220 1.060 0.270 0.860 0.210 0.500 0.200 0.120 0.150 0 0.040 0.020 0.020 0.160 -0.020 0.160 -0.040 0.020',
)
const CHILD = points(
  '-0.200 0 -0.210 0.080 -0.110 0.320 -0.120 0.520 -0.190 0.440 -0.210 0.500 -0.170 0.740 -0.060 0.820 -0.100 0.900 -0.090 1.040 0 1.120 0.090 1.040 0.100 0.900 0.060 0.820 0.170 0.740 0.200 0.520 0.160 0.460 0.120 0.540 0.110 0.320 0.170 0.080 0.160 0 0.090 0.020 0.010 0.300 -0.030 0.300 -0.110 0.020',
)

const wear = (pose, top, low, more) => ({
  ...POSES[pose],
  skin: ['#6a3d3c', '#472a3c'],
  top,
  low,
  hair: ['#2c1c2c', '#20142a'],
  shoe: '#3a2440',
  view: 'back',
  ...more,
})

function people(k) {
  const [x, y] = see(-0.35, 0, 8.2)
  stand(
    k,
    x,
    y,
    1.64 * scaleAt(8.2),
    wear('stand', ['#e8622c', '#a83a3c'], ['#e8622c', '#a83a3c'], {
      dress: 'sarong',
      armNear: [10, 12],
      armFar: [168, -10],
      after: (c, j) => {
        const [hx, hy] = j.head
        path(c, '#8f5a40', `M${hx - 1.4} ${hy - 1.7}H${hx + 1.4}L${hx + 1} ${hy - 0.6}H${hx - 1}Z`)
        path(c, '#d99a58', `M${hx - 1.5} ${hy - 1.9}H${hx + 1.5}V${hy - 1.5}H${hx - 1.5}Z`)
        path(
          c,
          '#ffd070',
          `M${hx - 1.2} ${hy - 1.9}C${hx - 0.9} ${hy - 2.7} ${hx + 0.8} ${hy - 2.8} ${hx + 1.2} ${hy - 1.9}Z`,
        )
      },
    }),
  )
  const [cx, cy] = see(0.28, 0, 8)
  stand(
    k,
    cx,
    cy,
    1.12 * scaleAt(8),
    wear('walk', ['#f6c25c', '#b87a4c'], ['#3c4c80', '#2a2f60'], {
      shorts: true,
      armNear: [-20, 10],
      armFar: [10, 16],
    }),
  )
}

/** A cat that sits in the middle of the light and looks at us. */
function cat(k) {
  path(
    k,
    '#2c2148',
    'M-1 0C-1.300 -1 -1.050 -2 -0.620 -2.500C-0.900 -2.800 -0.900 -3.300 -0.760 -3.900L-0.300 -3.500H0.300L0.760 -3.900C0.900 -3.300 0.900 -2.800 0.620 -2.500C1.050 -2 1.300 -1 1 0Z',
  )
  path(k, '#2c2148', 'M0.800 0C1.600 0.100 2 -0.500 1.900 -1.300C2.300 -0.400 2 0.500 0.900 0.300Z')
  path(
    k,
    '#ffc97c',
    'M0.760 -3.900C0.900 -3.300 0.900 -2.800 0.620 -2.500C1.050 -2 1.300 -1 1 0H0.800C1.080 -1 0.840 -1.950 0.420 -2.500C0.700 -2.850 0.700 -3.200 0.640 -3.700ZM-0.760 -3.900C-0.900 -3.300 -0.900 -2.800 -0.620 -2.500L-0.500 -2.540C-0.740 -2.850 -0.760 -3.200 -0.660 -3.700Z',
  )
}

export default {
  alt: 'Un vicolo di Stone Town controluce, verso le due guglie della cattedrale: il sole basso accende il lastricato e i kanga stesi; una donna con il cesto sulla testa e il suo bambino camminano verso la luce, un gatto sta seduto in mezzo, lungo il muro le ceste di spezie',
  paint(w, h) {
    const s = new Scene(w, h, { mood: honey, sun: [84 / 160, 42 / 90], horizon: 57 / 90 })
    sky(s, {
      clouds: 0,
      disc: 0,
      glow: '#fff2c0',
      glowPower: 0.9,
      glowSize: 0.4,
      stops: [
        [0, '#5a6ea8'],
        [0.35, '#b08aa4'],
        [0.68, '#f4a878'],
        [1, '#ffd084'],
      ],
    })
    const f = field(s)
    const r = random(3)
    f.draw(s.k, (k) => {
      k.fillStyle = '#fff4cc'
      k.beginPath()
      k.arc(84.2, 42.5, 4.1, 0, 7)
      k.fill()
      spires(k)
      flags(k)
      houses(k)
      benches(k)
      bounce(k)
      washing(k)
      longShadow(k, -0.35, 8.2, WOMAN, SHADE, 2.3)
      longShadow(k, 0.28, 8, CHILD, SHADE, 2.3)
      people(k)
      longShadow(
        k,
        0.75,
        4.6,
        points(
          '-0.180 0 -0.200 0.200 -0.120 0.360 -0.120 0.560 0.120 0.560 0.120 0.360 0.200 0.200 0.180 0',
          2,
        ),
        SHADE,
        2.3,
      )
      at(k, ...see(0.75, 0, 4.6), 1.7, cat)
      for (const [X, Z, q, spice] of [
        [-2.5, 7.2, 0.36, 'ginger'],
        [-2.55, 6.2, 0.37, 'paprika'],
        [-2.5, 5.3, 0.38, 'turmeric'],
        [-2.56, 4.45, 0.38, 'hibiscus'],
        [-2.52, 3.65, 0.38, 'cardamom'],
      ])
        heap(k, X, 0.52, Z, q, spice, r)
    })
    return finish(s, { vignette: 0.14 })
  },
}
