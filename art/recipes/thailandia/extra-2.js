import { field, fill, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stiltHouse } from '../../things/floating-market.js'
import {
  distance,
  homely,
  mirror,
  P,
  paddler,
  palm,
  ripples,
  sampan,
  shadeOver,
  shutters,
  trees,
  water,
} from '../../things/khlong.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const WALLS = [
  ['#e0a468', '#b07450', '#6c4850'],
  ['#f0c48c', '#c49068', '#785460'],
  ['#8cc8b0', '#64a094', '#446470'],
  ['#d88c74', '#a86460', '#64444c'],
]
const ROOFS = [
  ['#e47c54', '#b04c40', '#84404c'],
  ['#c89070', '#946054', '#644858'],
  ['#a8b0b0', '#78848c', '#545c74'],
]
const MANGO = ['#fff0a0', '#ffc43c', '#d8842c']
const DRAGON = ['#ffa8bc', '#ec5080', '#a02c60']
const LIME = ['#e0f498', '#84bc4c', '#3c7c44']
const LOTUS = ['#fffaf4', '#ffc0cc', '#e0708c']
const COCONUT = ['#c8e08c', '#6ca454', '#34704c']
const ROBE = ['#ff9c3c', '#c05c38']

function banks(k, p) {
  for (const [m, wide, near, far, wall, roof, high] of points(
    '-1 6.2 54 66 0 1 4.4 1 6.4 56 70 1 0 4.6 -1 6.8 40 50 2 0 4.8 1 6.8 40 52 0 1 4.4 -1 6 27 37 1 2 4.4 1 6.2 27 37 3 0 5.2 -1 6.6 17.500 24 3 1 4.8 1 6.6 17 24 2 2 4.4 -1 6.2 6 14.500 0 0 4.6 1 6.4 6.200 14.500 1 0 4.8',
    7,
  ))
    stiltHouse(k, p, { m, wide, near, far, wall: WALLS[wall], roof: ROOFS[roof], high })
}

/** The boats, far to near. */
function boats(k) {
  sampan(k, {
    x: 1.6,
    z: 46,
    turn: 70,
    wood: 1,
    load: [[-0.2, 0.5, LIME]],
    crew: [[0.7, paddler(SKINS[1], ['#4c7cb0', '#34508c'], ['#4c4474', '#2c2850'])]],
  })
  sampan(k, {
    x: -2,
    z: 33,
    turn: 196,
    load: [
      [-0.35, 0.55, DRAGON],
      [0.25, 0.5, MANGO],
    ],
    crew: [[0.75, paddler(SKINS[2], ['#e8586c', '#98385c'], ['#4c4474', '#2c2850'])]],
    after: (at) => shadeOver(k, at(0, 0, 0.4), ['#fff0c4', '#e0a868']),
  })
  // A monk in his small boat at the landing of the fourth house.
  sampan(k, {
    x: 3.3,
    z: 22,
    turn: 78,
    long: 4,
    wood: 1,
    load: [[0.25, 0.34, ['#f4e8d0', '#8c5c44', '#54343c'], 2]],
    crew: [[-0.3, paddler(SKINS[1], ROBE, ROBE, { hat: undefined, cut: 'none', sleeve: ROBE })]],
  })
  sampan(k, {
    x: -2.4,
    z: 17.5,
    turn: 24,
    wood: 2,
    load: [
      [-0.5, 0.42, LOTUS, 7],
      [-0.1, 0.46, LIME],
      [0.3, 0.42, LOTUS, 7],
    ],
    crew: [[-0.8, paddler(SKINS[1], ['#8c70b4', '#54447c'], ['#e8a84c', '#a86c44'])]],
  })
  sampan(k, {
    x: 0.9,
    z: 11.2,
    turn: 158,
    load: [
      [-0.52, 0.44, MANGO],
      [-0.18, 0.46, DRAGON],
      [0.16, 0.42, COCONUT, 5],
      [0.46, 0.4, LIME],
    ],
    crew: [[0.8, paddler(SKINS[2], ['#4c70bc', '#2c4484'], ['#3c3464', '#28244c'])]],
  })
}

export default {
  alt: 'Mattina in un canale di Thonburi, a Bangkok, da un ponticello: barche cariche di frutta e fiori fra le case su palafitte, un monaco in barca riceve l’offerta, in fondo un chedi bianco',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.day, disc: 0 }, sun: [0.1, 0.2], horizon: 0.36 })
    const f = field(s)
    f.draw(s.k, (k) => {
      distance(k)
      water(k)
    })
    s.layer(
      (k) =>
        f.draw(k, (q) => {
          q.beginPath()
          q.rect(-6, 33.4, 172, 66)
          q.clip()
          banks(q, mirror)
        }),
      { lit: false, alpha: 0.36 },
    )
    f.draw(s.k, (k) => {
      const deep = k.createLinearGradient(0, 40, 0, 92)
      deep.addColorStop(0, 'rgba(24,108,116,0)')
      deep.addColorStop(1, 'rgba(20,92,104,.6)')
      k.fillStyle = deep
      k.fillRect(-6, 40, 172, 60)
      fill(k, 'rgba(20,72,92,.26)', [P(-5, 0, 66), P(-4.9, 0, 7), P(-2.6, 0, 7), P(-3.4, 0, 66)])
      ripples(k)
      trees(k)
      palm(k, 13, 52, 14, -2, 1)
      palm(k, -11, 40, 12, 2, 2)
      palm(k, 11, 25.6, 12, 1.5, 4)
      banks(k, P)
      const put = (x, z, o, flip, tall = 1.6, y = 1.5) => {
        const [px, py, q] = P(x, y, z)
        stand(k, px, py, q * tall, o, { flip, fall: [-0.3, -0.1], shade: 'rgba(84,44,64,.5)' })
      }
      // She kneels on her landing with the offering; a boy looks on; someone waters plants across the canal.
      put(
        5.5,
        21.4,
        {
          ...POSES.kneel,
          skin: SKINS[1],
          top: ['#fff4e0', '#c8b0b0'],
          low: ['#c84c6c', '#843454'],
          hair: ['#34202c', '#20142a'],
          cut: 'bun',
          armNear: [66, 30],
          armFar: [72, 30],
        },
        true,
      )
      put(
        6.2,
        20.2,
        {
          ...POSES.stand,
          skin: SKINS[1],
          top: ['#f8c04c', '#b87c3c'],
          low: ['#4c5c9c', '#343c74'],
          shorts: true,
          hair: ['#34202c', '#20142a'],
        },
        true,
        1.1,
      )
      put(-5.5, 29, {
        ...POSES.stand,
        skin: SKINS[2],
        top: ['#b86c70', '#744458'],
        low: ['#5c6c9c', '#3c4470'],
        dress: 'sarong',
        hair: ['#34202c', '#20142a'],
        cut: 'bun',
      })
      shutters(k)
      homely(k)
      boats(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
