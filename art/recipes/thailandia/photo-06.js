import { at, field, fill, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { court, fallAt, goldBell, greatHall, hallShade, metre } from '../../things/palace-court.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { giant, giantShadow, plinth } from '../../things/temple-giant.js'

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
  // A few wide slabs, their joints in true perspective.
  for (const z of [17, 21.5, 28, 38, 56])
    fill(k, '#ecc49c', [
      court(-40, 0, z),
      court(60, 0, z),
      court(60, 0, z + z * 0.006),
      court(-40, 0, z + z * 0.006),
    ])
  for (let x = -20.5; x < 30; x += 5.5)
    fill(k, '#ecc49c', [
      court(x, 0, 14),
      court(x + 0.05, 0, 14),
      court(x + 0.05, 0, 100),
      court(x, 0, 100),
    ])
}

export default {
  alt: 'Il gigante verde che fa la guardia al tempio del Palazzo Reale di Bangkok, con la sua lunga ombra sul cortile nel primo sole; davanti a lui la grande sala dai tetti arancio, dietro il chedi dorato; sulla punta dell’ombra una bambina lo imita',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.3], horizon: 54 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const air = k.createLinearGradient(0, 0, 0, 56)
      for (const [a, c] of [
        [0, '#2484ac'],
        [0.5, '#7cc4c8'],
        [0.85, '#f4ecc4'],
        [1, '#ffe4b0'],
      ])
        air.addColorStop(a, c)
      k.fillStyle = air
      k.fillRect(-6, -6, 174, 110)
      at(k, 53, 54.5, 0.6, (c) => goldBell(c, ['#fff4c4', '#f8dc94', '#dcb884', '#e8c888']))
      ground(k)
      hallShade(k, SHADE)
      greatHall(k)
      const put = (x, z, o, tall = 1.68, flip = false) => {
        const [px, py] = court(x, 0, z)
        stand(k, px, py, tall * metre(z), o, { flip, fall: fallAt(z), shade: SHADE })
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
        6.6,
        18,
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
        10.2,
        22,
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
