import { field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { palace } from '../../things/wind-palace.js'
import { house } from '../../things/wind-palace-foot.js'
import { eye, face, metre } from '../../things/wind-palace-wall.js'

/** Street, houses and palace. */
function bazaar(k) {
  face(k, '#eec49c', [
    [-70, 0, 0],
    [70, 0, 0],
    [70, 0, -26],
    [-70, 0, -26],
  ])
  house(k, -52, -38, 9.4, 0)
  house(k, -38, -29, 11.2, 1)
  house(k, -29, -22, 9, 2)
  house(k, 22, 30, 10.4, 1)
  house(k, 30, 46, 8.8, 2)
  palace(k, '#3c84b8')
}

const [FLOOR, FRONT] = [5.2, -22]
/** The roof where the children fly their kite: the first sun lies on it, a low wall closes it towards the street. */
function terrace(k) {
  const [WEST, EAST] = [-50, 50]
  const slab = (c, y0, z0, y1, z1) =>
    face(k, c, [
      [WEST, y0, z0],
      [EAST, y0, z0],
      [EAST, y1, z1],
      [WEST, y1, z1],
    ])
  slab('#fcc894', FLOOR, FRONT, FLOOR, -36)
  // Joints of its slabs.
  for (let x = -20; x <= 20; x += 2.2)
    face(k, '#ecae84', [
      [x, FLOOR, FRONT],
      [x + 0.05, FLOOR, FRONT],
      [x + 0.05, FLOOR, -34],
      [x, FLOOR, -34],
    ])
  for (const z of [-23.4, -24.8])
    face(k, '#ecae84', [
      [WEST, FLOOR, z],
      [EAST, FLOOR, z],
      [EAST, FLOOR, z - 0.05],
      [WEST, FLOOR, z - 0.05],
    ])
  // The wall stands between us and the sun of the street: its near side is in half light.
  slab('#ec8c70', FLOOR, FRONT, FLOOR + 0.9, FRONT)
  for (let n = -9; n < 9; n++)
    for (let i = 0; i < 4; i++) {
      const x = n * 3.1 + 0.5 + i * 0.56
      face(k, '#b04c64', [
        [x, FLOOR + 0.16, FRONT],
        [x, FLOOR + 0.46, FRONT],
        [x + 0.19, FLOOR + 0.68, FRONT],
        [x + 0.38, FLOOR + 0.46, FRONT],
        [x + 0.38, FLOOR + 0.16, FRONT],
      ])
    }
  slab('#ffe4b8', FLOOR + 0.9, FRONT, FLOOR + 0.9, FRONT + 0.5)
  slab('#d87060', FLOOR + 0.8, FRONT, FLOOR + 0.9, FRONT)
  slab('#f0ac80', FLOOR, FRONT, FLOOR, FRONT - 0.5)
}

const who = (pose, top, low, n, more) => ({
  ...POSES[pose],
  top,
  low,
  skin: SKINS[n],
  hair: ['#3c2434', '#281830'],
  light: -1,
  ...more,
})
const BOY = who('stand', ['#fff4dc', '#c4a0b4'], ['#4c74ac', '#34487c'], 2, {
  view: 'back',
  near: [8, 4],
  far: [-12, 4],
  armNear: [146, 18],
  armFar: [160, 12],
  shoe: '#7c4c4c',
})
const GIRL = who('stand', ['#ffc848', '#c47c4c'], ['#e4507c', '#9c3464'], 2, {
  dress: 'skirt',
  cut: 'long',
  near: [10, 4],
  far: [-14, 6],
  armNear: [128, 12],
  armFar: [12, 10],
  nod: -22,
})

/** The street wakes: a few who pass below, small. */
function passers(k) {
  for (const [x, z, pose, top, low, more, flip] of [
    [-13.2, -1, 'walk', ['#fff4dc', '#c4a0b4'], ['#fff4dc', '#c4a0b4'], {}],
    [
      -3.4,
      -1.6,
      'stand',
      ['#2c9c8c', '#1c6c7c'],
      ['#ffc848', '#c47c4c'],
      { dress: 'sarong', cut: 'bun' },
    ],
    [
      -2.5,
      -1.4,
      'walkOther',
      ['#f4483c', '#a83450'],
      ['#f4483c', '#a83450'],
      { dress: 'sarong', cut: 'bun' },
      true,
    ],
    [7.8, -1.2, 'walk', ['#3c84b8', '#2c5c94'], ['#f4e4cc', '#b49cb0'], {}, true],
    [
      16.4,
      -1.8,
      'walkOther',
      ['#ffc848', '#c47c4c'],
      ['#8c3c60', '#5c2850'],
      { dress: 'skirt', cut: 'long' },
    ],
  ])
    stand(k, ...eye([x, 0, z]), 1.7 * metre(z), who(pose, top, low, 2, more), {
      flip,
      fall: [1.2, -0.16],
      shade: '#c08c80',
    })
}

export default {
  alt: "L'Hawa Mahal di Jaipur al sorgere del sole, rosa contro il cielo azzurro: i balconi a nido d'ape salgono come una corona sopra le botteghe della strada; da una terrazza due bambini fanno volare un aquilone rosso",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.02, 0.2], horizon: 50 / 90 })
    field(s).draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, 66)
      for (const [a, c] of [
        [0, '#3484c8'],
        [0.5, '#7cbce4'],
        [0.85, '#d4e8ec'],
        [1, '#f8ecd8'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 100)
      // The hills of Nahargarh.
      path(
        k,
        '#98a8b8',
        'M-6 70V51L6 48.500L18 49L30 45.500L40 46.500L52 51V70ZM124 70V52L140 48L152 49.500L166 46V70Z',
      )
      path(
        k,
        '#d4bcac',
        'M-6 51L6 48.500L18 49L12 54L-6 58ZM30 45.500L40 46.500L34 53L22 55ZM140 48L152 49.500L146 55L132 57Z',
      )
      bazaar(k)
      passers(k)
      terrace(k)
      // The kite, its line, those who fly it.
      const put = (x, z, high, o, flip) =>
        stand(k, ...eye([x, FLOOR, z]), high * metre(z), o, {
          flip,
          fall: [1.5, -0.3],
          shade: '#c07c74',
        })
      stroke(k, '#fff4dc', 0.16, 'M14.200 75.900C14.800 58 19.500 40 24.700 27')
      put(-11.6, -23.4, 1.62, BOY)
      put(-9.7, -23.8, 1.3, GIRL, true)
      k.save()
      k.translate(26.4, 18)
      k.rotate(0.22)
      path(k, '#f4483c', 'M0 -6.600L6.100 0L0 6.600L-6.100 0Z')
      path(k, '#c42c4c', 'M0 -6.600L6.100 0L0 6.600Z')
      path(k, '#ffd25c', 'M0 5.800L2.400 9.600H-2.400Z')
      stroke(k, '#fff0d4', 0.2, 'M0 -6.600V6.600M-6.100 0C-3.600 -3 3.600 -3 6.100 0')
      k.restore()
    })
    return finish(s, { vignette: 0.12 })
  },
}
