import { at, field, fill, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { plinth } from '../../things/giant-plinth.js'
import { cast, court, goldBell, greatHall, hallShade, metre } from '../../things/palace-court.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'
import { giant, giantShadow } from '../../things/temple-giant.js'

const SHADE = '#b08ca8'
const person = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  hair: ['#3c2834', '#281c2c'],
  light: -1,
  top,
  low,
  ...more,
})
const ROBE = ['#ff9c40', '#b85c34']
const monk = (pose, more) => person(pose, 2, ROBE, ROBE, { dress: 'sarong', cut: 'none', ...more })

/** Garden, gallery and pavement of the court. */
function ground(k) {
  path(
    k,
    '#78b4a8',
    'M-6 60V50Q2 46.500 9 48Q15 45.500 23 47.800Q30 46.600 36 48.600Q44 47 52 49L70 50L120 50Q136 46 148 47.500Q156 45 168 46V60Z',
  )
  const wall = (c, y0, y1) =>
    fill(k, c, [court(-60, y0, 120), court(-60, y1, 120), court(100, y1, 120), court(100, y0, 120)])
  wall('#fff0d4', -0.5, 3)
  wall('#d8704c', 2.6, 5)
  wall('#2c7c68', 2.5, 2.9)
  const g = k.createLinearGradient(0, 54, 0, 90)
  g.addColorStop(0, '#fff0d0')
  g.addColorStop(1, '#f8cc9c')
  k.fillStyle = g
  k.fillRect(-6, court(0, 0, 120)[1], 174, 60)
  // Wide bands of a warmer stone run across the court, in true perspective.
  for (const z of [15, 20.5, 29.5, 46])
    fill(k, '#f8d4a8', [
      court(-90, 0, z),
      court(90, 0, z),
      court(90, 0, z * 1.16),
      court(-90, 0, z * 1.16),
    ])
}

/** A clipped tree of the court in its blue and white pot, some 3 m high; its shade on the stone. */
function clipped(k, x, z, size) {
  const [px, py] = court(x, 0, z)
  at(k, px, py, metre(z) * size, (c) => {
    path(
      c,
      SHADE,
      'M0 0.1L1.600 0.25Q3.600 0.100 4.600 0.480Q2.600 0.700 1.400 0.420L-0.400 0.200Z',
    )
    path(
      c,
      '#6c4c4c',
      'M-0.100 -0.700Q0.300 -1.500 -0.100 -2.600L0.200 -2.600Q0.550 -1.500 0.160 -0.700Z',
    )
    for (const [u, v, r] of [
      [-0.75, -1.7, 0.5],
      [0.85, -2, 0.55],
      [0, -2.9, 0.75],
    ]) {
      path(
        c,
        '#1f6c5c',
        `M${u - r} ${v}A${r} ${r * 0.72} 0 1 1 ${u + r} ${v}Q${u} ${v + r * 0.7} ${u - r} ${v}Z`,
      )
      path(
        c,
        '#58a468',
        `M${u - r} ${v}A${r} ${r * 0.72} 0 0 1 ${u + r * 0.3} ${v - r * 0.68}Q${u + r * 0.1} ${v - r * 0.1} ${u - r} ${v}Z`,
      )
    }
    path(
      c,
      '#4c68b0',
      'M-0.600 -0.800H0.600Q0.620 -0.200 0.360 0.080H-0.360Q-0.620 -0.200 -0.600 -0.800Z',
    )
    path(
      c,
      '#f4f4f0',
      'M-0.600 -0.800H0.100Q0 -0.200 -0.050 0.080H-0.360Q-0.620 -0.200 -0.600 -0.800Z',
    )
    path(c, '#34488c', 'M-0.600 -0.560H0.600V-0.440H-0.600Z')
  })
}

export default {
  alt: 'Il gigante verde che fa la guardia al tempio del Palazzo Reale di Bangkok, con la sua lunga ombra sul cortile nel primo sole; davanti a lui la grande sala dai tetti arancio, dietro il chedi dorato; oltre la punta dell’ombra una bambina lo imita',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.3], horizon: 54 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const air = k.createLinearGradient(0, 0, 0, 56)
      for (const [a, c] of [
        [0, '#1f74c0'],
        [0.5, '#78bce4'],
        [0.85, '#d4eaf0'],
        [1, '#fff4dc'],
      ])
        air.addColorStop(a, c)
      k.fillStyle = air
      k.fillRect(-6, -6, 174, 110)
      at(k, 53, 54.5, 0.6, (c) => goldBell(c, ['#fff4c4', '#f8dc94', '#dcb884', '#e8c888']))
      ground(k)
      hallShade(k, SHADE)
      greatHall(k)
      for (const [x, z, size] of [
        [3.2, 74, 0.85],
        [18.4, 62, 0.95],
        [23.6, 66, 0.75],
      ])
        clipped(k, x, z, size)
      const put = (x, z, o, tall = 1.68, flip = false) => {
        const [px, py] = court(x, 0, z)
        // The shade as the sun sees them: out to the side means square to it.
        const m = tall / 7
        const spot = (u, v) => cast(x + u * m * 0.8, v * m, z + u * m * 1.5)
        const [o0, r, t] = [spot(0, 0), spot(1, 0), spot(0, 6)]
        k.save()
        k.transform(r[0] - o0[0], r[1] - o0[1], (o0[0] - t[0]) / 6, (o0[1] - t[1]) / 6, px, py)
        if (flip) k.scale(-1, 1)
        folk(k, { ...o, flat: SHADE })
        k.restore()
        stand(k, px, py, tall * metre(z), o, { flip })
      }
      put(4.6, 52, monk('walk'))
      put(5.9, 53, monk('walkOther', { armNear: [12, 30] }), 1.6)
      const base = [2.5, 1.9, 1.7]
      const spot = [-5.9, 26.5]
      giantShadow(k, SHADE, spot, base, 9.4 / 66)
      plinth(k, spot, base, {
        top: '#fff0d4',
        front: '#e8c4b8',
        frontDeep: '#d0a4b0',
        side: '#8c78a4',
        gold: '#f0b04c',
        goldSide: '#a8744c',
      })
      const [px, py] = court(spot[0], base[2], spot[1])
      at(k, px, py, (9.4 * metre(spot[1])) / 66, (c) =>
        giant(c, {
          green: ['#8cdcac', '#34a084', '#1c6c6c'],
          gold: ['#fff0a8', '#f8c048', '#b87838'],
          red: ['#ff8c6c', '#e04c44', '#94304c'],
          cloth: ['#8c9ce0', '#4c5cac', '#30387c'],
          line: '#163c50',
          ivory: '#fff8e4',
        }),
      )
      // She leans on her closed umbrella as he does on his club; her father takes the picture.
      put(
        8.2,
        18.6,
        person('stand', 0, ['#ffd050', '#c08438'], ['#e8584c', '#983c50'], {
          dress: 'skirt',
          bare: true,
          armNear: [22, 48],
          armFar: [30, 42],
          cut: 'bun',
          shoe: '#8c3848',
          after: (c, j, flat) => {
            const [hx, hy] = j.armNear.hand
            fill(c, flat ?? '#3c54a4', [
              [hx - 0.14, hy - 0.2],
              [hx + 0.24, hy - 0.2],
              [hx + 0.5, hy + 1],
              [hx + 0.16, 0.1],
              [hx + 0.02, 0.1],
              [hx - 0.3, hy + 1],
            ])
          },
        }),
        1.22,
        true,
      )
      put(
        13,
        23,
        person('camera', 1, ['#5cb4b8', '#347c8c'], ['#3c4878', '#2c3058'], {
          armNear: [36, 94],
          armFar: [34, 98],
          pack: ['#e8a44c', '#b07038'],
          after: (c, j, flat) =>
            path(
              c,
              flat ?? '#241c38',
              `M${j.armNear.hand[0] - 0.05} ${j.armNear.hand[1] - 0.75}h0.260v1h-0.260Z`,
            ),
        }),
        1.74,
        true,
      )
    })
    return finish(s, { vignette: 0.1, bloom: 0.1 })
  },
}
