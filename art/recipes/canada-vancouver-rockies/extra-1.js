import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { city, harbour, heaven, QUAY } from '../../things/coal-harbour.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'
import { bike, heron, shore, turned, wood } from '../../things/stanley-park.js'
import { raven, totem } from '../../things/totem-poles.js'

const evening = { ...moods.golden, disc: 0, haze: '#b9a6c6' }
const FALL = { fall: [-1.5, 0.2], shade: '#54764c' }

const who = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#5c4034', '#3c2830'],
  shoe: ['#4c4454', '#2c2c40'],
  ...more,
})

/** Somebody on a bicycle, `high` tall as one who stands; the shade first. */
function rider(k, x, y, high, colour, o) {
  const q = high / 7
  const seat = (c, flat) => {
    bike(c, colour, flat)
    c.save()
    c.translate(-0.85, -4)
    folk(c, { ...o, flat })
    c.restore()
  }
  k.save()
  k.translate(x, y)
  k.save()
  k.transform(1, 0, 1.5, -0.2, 0, 0)
  k.scale(q, q)
  seat(k, '#a07c84')
  k.restore()
  k.scale(q, q)
  seat(k)
  k.restore()
}

const RIDE = {
  near: [24, 14],
  far: [66, 84],
  armNear: [46, 8],
  armFar: [50, 8],
  lean: 26,
  seat: true,
}

const POLES = [
  [19, 76.5, 0.5, 'oldBeaver 25, human 18, oldRaven 22'],
  [63, 74.8, 0.43, 'human 18, bear 28, oldRaven 22'],
  [41, 80, 0.66, 'bear 28, longBeak 19, orca 20, thunderbird 24'],
]

/** A pole with its long shade on the lawn and a bed of fern at its foot. */
function pole(k, [x, y, q, list]) {
  const high = q * [...list.matchAll(/\d+/g)].reduce((a, [n]) => a + Number(n), 0)
  path(
    k,
    '#5c7c50',
    `M${x + q * 4.6} ${y - 0.4}L${x - high * 0.9} ${y + high * 0.11}L${x - high * 0.9} ${y + high * 0.11 + q * 2.6}L${x - q * 4.6} ${y + 0.9}Z`,
  )
  turned(k, x, () => totem(k, x, y, q, list))
  for (let i = 0; i < 9; i++) {
    const u = x + (i - 4) * q * 1.7
    const r = 0.7 + 0.5 * Math.abs(Math.sin(i * 2.3 + x))
    path(
      k,
      ['#3c6c50', '#a8b45c', '#6c9454'][i % 3],
      `M${u - q} ${y + 0.8}Q${u - q * 0.8} ${y - q * 2.4 * r} ${u + q * (i - 4) * 0.5} ${y - q * 3.4 * r}Q${u + q * 0.5} ${y - q} ${u + q} ${y + 0.8}Z`,
    )
  }
}

export default {
  alt: 'I totem dipinti di Stanley Park nell’ultimo sole, con i cedri alle spalle; oltre la passeggiata i grattacieli di Vancouver e le vele bianche del porto si specchiano in Coal Harbour, due ciclisti seguono il mare e un airone aspetta su uno scoglio',
  paint(w, h) {
    const s = new Scene(w, h, { mood: evening, sun: [1.05, 0.4], horizon: QUAY / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      heaven(k)
      harbour(k)
      city(k)
      wood(k)
      shore(k)
      at(k, 149, 74.5, 1, heron)
      for (const p of POLES) pole(k, p)
      at(k, 18.5, 43, 0.6, raven)
      stand(
        k,
        74,
        82.5,
        9.2,
        who('point', 1, ['#d8543c', '#8c3450'], ['#5c6c8c', '#3c4868'], {
          ...{ pack: ['#f0b83c', '#a87444'], light: 1 },
        }),
        { flip: true, ...FALL },
      )
      stand(
        k,
        79.5,
        83,
        8.8,
        who('stand', 0, ['#fff0d4', '#b0a0b8'], ['#4c7c8c', '#305468'], { cut: 'bun', light: 1 }),
        { flip: true, ...FALL },
      )
      rider(
        k,
        94,
        72.1,
        7.6,
        '#e8603c',
        who('stand', 0, ['#2c94a0', '#1f6078'], ['#3c4468', '#2c3050'], {
          ...{ ...RIDE, hat: ['cap', '#fff4e0'], light: 1 },
        }),
      )
      rider(
        k,
        133,
        82.7,
        9.4,
        '#2c7c8c',
        who('stand', 2, ['#f0b43c', '#b07840'], ['#5c5470', '#3c3854'], {
          ...{ ...RIDE, cut: 'long', hat: ['cap', '#d8503c'], light: 1 },
        }),
      )
    })
    return finish(s, { vignette: 0.14 })
  },
}
