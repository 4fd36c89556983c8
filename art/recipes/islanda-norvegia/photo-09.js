import { at, field, fill, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { dusk, farHills, nearTown, nordnes, ships } from '../../things/bergen-evening.js'
import { car, lookout, spruce, track } from '../../things/floyen-brow.js'
import { goat } from '../../things/naeroyfjord.js'
import { POSES, stand } from '../../things/slender-folk.js'

const SKIN = ['#e0a08c', '#6c4468']
const guest = (pose, top, low, more) => ({
  ...POSES[pose],
  skin: SKIN,
  top,
  low,
  hair: ['#3c2848', '#241c40'],
  shoe: '#14163c',
  light: 1,
  ...more,
})

/** The wood falls away before us: two ranks of spruces, higher at both sides, open where the town lies. */
function wood(k) {
  const r = random(27)
  const brow = (x) =>
    80 -
    15 * Math.max(0, (x - 120) / 48) ** 1.3 -
    7 * Math.max(0, (34 - x) / 40) +
    noise(x * 0.16, 3) * 1.5
  fill(k, '#1b2352', [
    ...points('-6 97'),
    ...Array.from({ length: 60 }, (_, i) => [-6 + i * 3, brow(-6 + i * 3) - 1]),
    ...points('170 97'),
  ])
  for (let x = -5; x < 168; x += 2.2 + r() * 2.6)
    spruce(k, x, brow(x) + 2, 5 + r() ** 2 * 9, Math.floor(r() * 900), ['#1b2352', '#4c4a86'])
  fill(k, '#141a44', [
    ...points('-6 97'),
    ...Array.from({ length: 60 }, (_, i) => [-6 + i * 3, brow(-6 + i * 3) + 6]),
    ...points('170 97'),
  ])
  for (let x = -5; x < 168; x += 3 + r() * 4) {
    if (Math.abs(x - 104) < 9 || x < 24) continue
    spruce(k, x, brow(x) + 9, 7 + r() ** 2 * 12, Math.floor(r() * 900), ['#141a44', '#343a74'])
  }
}

export default {
  alt: 'Bergen dal monte Fløyen dopo il tramonto: l’ultima luce resta nel fiordo e nel porto, fra i tetti del Bryggen e Nordnes, si accendono le finestre; la funicolare rossa risale fra gli abeti e una capra bianca guarda con i viaggiatori',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.75, 0.35], horizon: 32 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      dusk(k)
      farHills(k)
      nordnes(k)
      nearTown(k)
      ships(k)
      wood(k)
      track(k, 104, 84.4)
      at(k, 104, 84.8, 1.25, car)
      for (const [x, y, q, n] of points(
        '88.500 96 15 3 92.500 95 9 8 117.500 96 12 5 123 96 20 9 154 96 46 14 163 97 60 17',
        4,
      ))
        spruce(k, x, y, q, n, ['#0f1438', '#2c3068'])
      lookout(k)
      stand(
        k,
        9,
        83,
        13,
        guest('stand', ['#e0584c', '#6c2c58'], ['#7478b8', '#474c94'], {
          hat: ['knit', '#ffd890', '#c88c74'],
        }),
      )
      stand(
        k,
        16,
        83.4,
        12.2,
        guest('point', ['#f0b45c', '#7c4c64'], ['#7478b8', '#474c94'], { cut: 'long' }),
      )
      at(k, 31, 84.2, 1.25, goat)
    })
    return finish(s, { vignette: 0.14 })
  },
}
