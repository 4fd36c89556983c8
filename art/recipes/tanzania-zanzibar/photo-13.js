import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import {
  fusilier,
  octopus,
  parrotfish,
  plates,
  snorkeller,
  staghorn,
  starfish,
} from '../../things/coral-garden.js'
import { soft } from '../../things/curves.js'
import { HULL, hull, KEEL, RUDDER, sail } from '../../things/mashua.js'
import { gorgonian } from '../../things/red-sea.js'
import {
  air,
  bank,
  below,
  cloth,
  deep,
  HORIZON,
  lip,
  nets,
  shafts,
  swell,
} from '../../things/sandbank-sea.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { clearDay } from './kit.js'

const who = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: ['#3c2430', '#281a2c'],
  shoe: SKINS[skin][1],
  light: 1,
  ...more,
})
const SUN = { fall: [-0.5, -0.1], shade: '#d8b890' }
const [DX, TALL] = [52, 0.86]

/** The boat on the swell, her sailor at the tiller, one who stands at the bow and looks for corals. */
function boat(k) {
  k.save()
  k.translate(DX, swell(DX) - 0.2)
  k.rotate(-0.012)
  k.scale(TALL, TALL)
  stand(
    k,
    -21.8,
    -2.6,
    7.4,
    who('hips', 3, ['#fffaf0', '#c0b8cc'], ['#d86848', '#9c4448'], {
      dress: 'sarong',
      hat: ['cap', '#f8e8c8', '#c8b098'],
      armFar: [58, 40],
    }),
  )
  // Guests on the thwarts, each turned another way; one has seen the bank.
  for (const [x, tall, flip, o] of [
    [
      -15.6,
      8,
      true,
      who('sit', 0, ['#e0646c', '#9c3c5c'], ['#4c5c8c', '#343c6c'], {
        cut: 'long',
        hair: ['#c88c4c', '#94603c'],
      }),
    ],
    [
      -11.6,
      8.4,
      false,
      who('sit', 1, ['#e8b03c', '#a8703c'], ['#4c5c8c', '#343c6c'], { armFar: [40, 96], lean: 8 }),
    ],
    [
      -6.4,
      7.6,
      false,
      who('sit', 2, ['#5c88c0', '#3c5890'], ['#4c5c8c', '#343c6c'], {
        hat: ['brim', '#fff0cc', '#d0b090'],
        lean: -8,
      }),
    ],
    [
      -1.2,
      8.2,
      false,
      who('sit', 0, ['#f4f0e4', '#b8b0c4'], ['#4c5c8c', '#343c6c'], {
        armNear: [92, 6],
        cut: 'bun',
      }),
    ],
  ])
    stand(k, x, -4, tall, o, { flip })
  hull(k)
  sail(k)
  k.restore()
}

/** Corals near us, dark against the light, a little colour where the sun reaches them. */
function reef(k) {
  soft(
    k,
    '#0e4a70',
    points('-12 74 0 71 8 74.500 16 73 24 78 34 80.500 46 83.500 56 88 62 94 60 100 -12 100'),
    0.9,
  )
  gorgonian(k, 3, 79, 19, ['#2c3c74', '#7c3c80', '#c45c8c'], { lean: 0.02, seed: 3, spread: 0.86 })
  plates(k, 25, 82, 11.5, ['#0c3c60', '#1c7484', '#54b4a0'])
  soft(
    k,
    '#0b3e62',
    points('-12 82 2 80 12 83 22 82 32 84.500 46 85.500 57 88.500 64 95 -12 100'),
    0.9,
  )
  staghorn(k, 37.5, 88.5, 8.6, ['#8c4c54', '#c87c54', '#fcd490'], 4)
  at(k, 51, 84.6, 0.8, octopus)
  staghorn(k, 14, 87, 8.5, ['#2c4c88', '#4878ac', '#a4d4e0'], 9)
  soft(k, '#08304e', points('-12 87 6 86 18 88.500 30 89 44 90.500 60 96 -12 104'), 0.9)
}

export default {
  alt: 'Mezzo sopra e mezzo sotto l’acqua: un dhow a vela e una nuotatrice arrivano alla lingua di sabbia davanti a Stone Town, dove il pranzo è all’ombra di un telo; sotto, pesci, stelle marine e un polpo con una fetta di lime',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...clearDay, disc: 0 },
      sun: [0.78, -0.2],
      horizon: HORIZON / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      air(k)
      bank(k)
      const small = (x, y, tall, o, flip) => stand(k, x, y, tall, o, { ...SUN, flip })
      small(
        131,
        37.2,
        3.9,
        who('sit', 1, ['#3c84b0', '#2c5c8c'], ['#f0e0c0', '#c0a898'], {
          near: [96, 10],
          far: [100, 14],
          seat: false,
        }),
      )
      small(136.5, 37.1, 3.9, who('kneel', 3, ['#fffaf0', '#c8c0cc'], ['#4c5c8c', '#343c6c']), true)
      cloth(k)
      small(
        116,
        37,
        4.3,
        who('walk', 0, ['#e8584c', '#a83c4c'], ['#fff0dc', '#c8a8a0'], {
          dress: 'skirt',
          hat: ['brim', '#f4d48c', '#c89c5c'],
        }),
      )
      small(
        150,
        36.2,
        4.2,
        who('wave', 2, ['#f4b83c', '#b87c38'], ['#2c6c7c', '#1c4c64'], { shorts: true }),
        true,
      )
      for (const [x, y, q] of points('101 27 1.500 106 25.200 1.200 109.500 27.400 1', 3))
        path(
          k,
          '#fffdf2',
          `M${x - q * 1.6} ${y - q * 0.5}Q${x - q * 0.6} ${y - q * 0.7} ${x} ${y}Q${x + q * 0.5} ${y - q * 0.9} ${x + q * 1.6} ${y - q * 0.9}Q${x + q * 0.6} ${y - q * 0.3} ${x} ${y + q * 0.35}Q${x - q * 0.7} ${y - q * 0.3} ${x - q * 1.6} ${y - q * 0.5}Z`,
        )
      below(k, (c) => {
        deep(c)
        nets(c)
        starfish(c, 118, 79.5, 5.4, 0.3, ['#a83c44', '#e05c48', '#f49068', '#7c2c48'])
        starfish(c, 143, 70.5, 3.4, 1, ['#b0602c', '#f09c44', '#fcc878', '#94442c'])
        starfish(c, 90, 84, 3, 0.7, ['#7c4478', '#b4689c', '#d898bc', '#5c2c64'])
      })
      boat(k)
      below(k, (c) => {
        // What is under water takes the water's colour.
        c.save()
        c.translate(DX, swell(DX) - 0.2)
        c.rotate(-0.012)
        c.scale(TALL, TALL)
        for (const part of [HULL, KEEL, RUDDER]) path(c, 'rgba(40,168,188,0.42)', part)
        c.restore()
        // She keeps the sun from the water behind her.
        const g = c.createLinearGradient(0, 46, 0, 80)
        g.addColorStop(0, 'rgba(12,104,140,0.34)')
        g.addColorStop(1, 'rgba(12,104,140,0)')
        fill(c, g, points('33 45.800 69 44.400 46 80 4 80'))
        shafts(c)
        for (const [x, y, q, t] of points(
          '74 60 4.600 -0.100 80 57 4.200 -0.160 81 62.500 4.800 -0.100 87 59 4.400 -0.200 89 64.500 4.600 -0.120 94 56 3.800 -0.260 96 61 4.600 -0.200 102 57.500 4.200 -0.280 103 63 4.400 -0.160 109 54.500 3.600 -0.340 110 59.500 4 -0.260 117 56 3.600 -0.300 68 63.500 4.600 0',
          4,
        ))
          fusilier(c, x, y, q * 1.15, t)
        at(c, 64, 74.5, 1.15, parrotfish)
        reef(c)
      })
      at(k, 121, swell(121) + 1.1, 0.95, snorkeller)
      lip(k)
      at(k, 121, swell(121) + 1.1, 0.95, (c) =>
        stroke(c, '#f8cc48', 0.34, 'M4.050 -0.700L3.700 -2.700'),
      )
    })
    return finish(s, { vignette: 0.1 })
  },
}
