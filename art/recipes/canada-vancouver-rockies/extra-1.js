import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { city, harbour, heaven } from '../../things/coal-harbour.js'
import { lens } from '../../things/curves.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'
import { bike, heron, nearCedar, shore, wood } from '../../things/stanley-park.js'
import { raven, totem } from '../../things/totem-poles.js'
import { twinOtter } from '../../things/twin-otter.js'

const morning = { ...moods.golden, disc: 0, haze: '#dcd8cc' }
const FALL = { fall: [1.5, 0.34], shade: '#44704c' }

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
  k.transform(1, 0, -1.5, -0.3, 0, 0)
  k.scale(q, q)
  seat(k, '#8c848c')
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

export default {
  alt: 'I totem dipinti di Stanley Park al mattino, con i cedri alle spalle; oltre la passeggiata i grattacieli di Vancouver si specchiano in Coal Harbour, due ciclisti seguono il mare, un idrovolante arriva e un airone aspetta su uno scoglio',
  paint(w, h) {
    const s = new Scene(w, h, { mood: morning, sun: [-0.05, 0.3], horizon: 51 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      heaven(k)
      harbour(k)
      city(k)
      wood(k)
      // The seaplane has just touched down.
      lens(k, 'rgba(255,252,240,.85)', 136, 58.8, 13, 0.26, 0.16)
      lens(k, 'rgba(255,252,240,.9)', 127, 58.7, 5, 0.3, 0.2)
      at(k, 124, 57.6, 0.36, (c) => twinOtter(c, { bank: 0, tilt: 0.36 }))
      shore(k)
      at(k, 109, 69.6, 0.86, heron)
      // The poles with their shadows on the lawn, a bed of fern at each foot.
      const POLES = [
        [17.5, 69, 0.36, 'oldBeaver 25, human 18, oldRaven 22'],
        [54, 70, 0.33, 'human 18, bear 28, oldRaven 22'],
        [34, 73, 0.52, 'bear 28, longBeak 19, orca 20, thunderbird 24'],
      ]
      for (const [x, y, q, list] of POLES) {
        const high = q * [...list.matchAll(/\d+/g)].reduce((a, [n]) => a + Number(n), 0)
        path(
          k,
          'rgba(36,76,64,.6)',
          `M${x - q * 4} ${y - 0.3}L${x + high * 1.1} ${y + high * 0.2}L${x + high * 1.1 + q * 8} ${y + high * 0.22}L${x + q * 5} ${y + 0.9}Z`,
        )
        totem(k, x, y, q, list)
        for (let i = 0; i < 9; i++) {
          const u = x + (i - 4) * q * 1.9
          path(
            k,
            ['#3c6c48', '#5c9450', '#8cb45c'][i % 3],
            `M${u - q * 1.4} ${y + 0.7}Q${u - q * 0.5} ${y - q * (2 + (i % 4))} ${u + q * 0.6} ${y - q * (1.5 + (i % 3) * 1.6)}Q${u + q} ${y - q} ${u + q * 1.5} ${y + 0.8}Z`,
          )
        }
      }
      at(k, 26, 52.5, 0.46, raven)
      stand(
        k,
        62,
        77,
        7.2,
        who('point', 1, ['#d8543c', '#983848'], ['#5c6c8c', '#3c4868'], {
          pack: ['#f0b83c', '#a87444'],
        }),
        { flip: true, ...FALL },
      )
      stand(
        k,
        66.5,
        77.6,
        6.9,
        who('stand', 0, ['#f4e8d0', '#c0acb0'], ['#4c7c8c', '#305468'], { cut: 'bun' }),
        { flip: true, ...FALL },
      )
      rider(
        k,
        84,
        69.7,
        6.9,
        '#e8603c',
        who('stand', 0, ['#2c94a0', '#1f6078'], ['#3c4468', '#2c3050'], {
          ...RIDE,
          hat: ['cap', '#fff4e0'],
          light: -1,
        }),
      )
      rider(
        k,
        127,
        78.9,
        8.4,
        '#2c7c8c',
        who('stand', 2, ['#f0b43c', '#b07840'], ['#5c5470', '#3c3854'], {
          ...RIDE,
          cut: 'long',
          hat: ['cap', '#d8503c'],
          light: -1,
        }),
      )
      nearCedar(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
