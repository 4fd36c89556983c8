import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens } from '../../things/curves.js'
import {
  bridge,
  headland,
  heaven,
  inlet,
  landing,
  lawn,
  mountains,
  SHORE,
} from '../../things/lions-gate.js'
import { tallFir } from '../../things/parkway-road.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'
import { bike } from '../../things/stanley-park.js'
import { raven, totem } from '../../things/totem-poles.js'

const SHADE = '#2a6c54'
const LAY = [1.42, 0.1]

const who = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#5c4034', '#3c2830'],
  shoe: ['#4c4454', '#2c2c40'],
  light: -1,
  ...more,
})

const RIDE = {
  near: [24, 14],
  far: [66, 84],
  armNear: [46, 8],
  armFar: [50, 8],
  lean: 26,
  seat: true,
}

/** One sun for all: whatever stands at x, y lies on the grass as the poles do. */
function lying(k, x, y, draw) {
  k.save()
  k.translate(x, y)
  k.transform(0.3, 0.3, -LAY[0], -LAY[1], 0, 0)
  draw(k)
  k.restore()
}

/** Somebody on foot, the shade first. */
function walker(k, x, y, high, o) {
  lying(k, x, y, (c) => {
    c.scale(high / 7, high / 7)
    folk(c, { ...o, flat: SHADE })
  })
  stand(k, x, y, high, o)
}

/** Somebody on a bicycle, `high` tall as one who stands; the shade first. */
function rider(k, x, y, high, colour, o) {
  const q = high / 7
  const seat = (c) => {
    bike(c, colour)
    c.save()
    c.translate(-0.85, -4)
    folk(c, o)
    c.restore()
  }
  // Its wheels and frame run together into one shade on the ground.
  lens(k, '#347858', x + 4, y + 0.35, 7.6, 0.3, 0.5)
  lens(k, '#347858', x + 11, y + 0.85, 6.4, 0.4, 0.45)
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  seat(k)
  k.restore()
}

/** A pole with its long shade on the lawn and a bed of fern at its foot. */
function pole(k, x, y, q, list) {
  const high = q * [...list.matchAll(/\d+/g)].reduce((a, [n]) => a + Number(n), 0)
  const lay = (u, v) => [x + u * 0.3 + v * LAY[0], y + v * LAY[1] + u * 0.3]
  fill(k, SHADE, [
    [x - q * 3, y - 1],
    lay(-q * 4.6, q * 8),
    lay(-q * 4.6, high),
    lay(0, high + q * 3),
    lay(q * 4.6, high),
    lay(q * 4.6, q * 2),
    [x - q * 4, y + 1],
  ])
  totem(k, x, y, q, list)
  const fern = (c, u, r, lean) =>
    path(
      k,
      c,
      `M${u - q} ${y + 0.9}Q${u - q * 0.8} ${y - q * 2.4 * r} ${u + lean} ${y - q * 3.6 * r}Q${u + q * 0.7} ${y - q} ${u + q} ${y + 0.9}Z`,
    )
  for (const [u, r, lean, c] of points(
    '-6.400 0.700 -3 0 -4.200 1 -1.400 1 -2 0.600 -1 0 1.400 0.700 0.600 0 4 0.900 1.800 0 6.400 0.600 3 1',
    4,
  ))
    fern(c ? '#8cc060' : '#2c7458', x + u * q, r, lean * q)
}

const RANGE = {
  far: '#94bcd4',
  farLit: '#ffe4cc',
  lit: '#acb88c',
  snow: '#fff2dc',
  blue: '#5490b4',
  ice: '#b4d4e4',
  wooded: '#3c7c90',
  woodedLit: '#5c949c',
}
const STEEL = { steel: '#1f5468', lit: '#88b49c', cable: 'rgba(31,84,104,.8)' }
const POINT = { dark: '#143c54', mid: '#24586c' }

export default {
  alt: 'Il grande totem dipinto di Stanley Park nell’ultimo sole, con le ali spalancate e la lunga ombra sul prato; oltre la passeggiata in riva al mare le montagne innevate si specchiano nella baia di Vancouver, attraversata da un lungo ponte sospeso; un ciclista passa, un corvo sta sul palo più basso',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [-0.1, 0.5],
      horizon: SHORE / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      heaven(k)
      mountains(k, RANGE)
      inlet(k, (c) => {
        heaven(c)
        mountains(c, RANGE)
        bridge(c, STEEL)
        landing(c, '#2c6480')
        headland(c, POINT)
      })
      bridge(k, STEEL)
      landing(k, '#2c6480')
      headland(k, POINT)
      for (const [x, y, high, n] of points(
        '146 70 40 21 152 71 62 22 140.500 69 24 23 161 72 74 24',
        4,
      ))
        tallFir(k, x, y, high, ['#1c4c60', '#1c4c60'], n)
      lawn(k, {
        wall: '#7c6c8c',
        wallDark: '#1c4c70',
        walk: '#ffdcac',
        grass: '#58a45c',
        bright: '#8cc464',
        deep: '#46985a',
      })
      rider(
        k,
        42,
        75.9,
        8.2,
        '#e8503c',
        who('stand', 0, ['#ffc848', '#b88438'], ['#3c4468', '#2c3050'], {
          ...RIDE,
          hat: ['cap', '#fff4e0'],
        }),
      )
      pole(k, 146, 76, 0.46, 'human 18, bear 28, oldRaven 22')
      at(k, 145.6, 43.6, 0.62, raven, true)
      pole(k, 96, 81.5, 0.8, 'bear 28, frog 18, orca 20, thunderbird 24')
      walker(
        k,
        63,
        83.4,
        12,
        who('point', 1, ['#e8584c', '#98384c'], ['#4c5c8c', '#343c6c'], {
          pack: ['#3c94a0', '#28647c'],
        }),
      )
      walker(
        k,
        75.5,
        82.8,
        8,
        who('stand', 1, ['#fff0d4', '#b0a0b8'], ['#d88c3c', '#98603c'], {
          nod: -16,
          cut: 'bun',
          dress: 'skirt',
        }),
      )
    })
    return finish(s, { vignette: 0.12 })
  },
}
