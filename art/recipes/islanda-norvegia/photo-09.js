import { at, field, fill, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { evening, farTown, nearTown, shores } from '../../things/bergen-harbour.js'
import { leaving, moored } from '../../things/bergen-ships.js'
import { funicular, goat, lookout, spruce } from '../../things/floyen-brow.js'
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
    80.5 -
    14 * Math.max(0, (x - 128) / 40) ** 1.3 -
    7 * Math.max(0, (40 - x) / 40) +
    2 * Math.exp(-(((x - 98) / 16) ** 2)) +
    noise(x * 0.16, 3) * 1.5
  fill(k, '#142c58', [
    ...points('-6 97'),
    ...Array.from({ length: 60 }, (_, i) => [-6 + i * 3, brow(-6 + i * 3) - 1]),
    ...points('170 97'),
  ])
  for (let x = -5; x < 168; x += noise(x * 0.13, 7.5) > 0.05 ? 1.2 + r() * 2.4 : 5 + r() * 7)
    spruce(
      k,
      x,
      brow(x) + 2,
      4 + r() ** 2 * (x > 74 && x < 116 ? 3.5 : 11),
      Math.floor(r() * 900),
      ['#142c58', '#3c6484'],
    )
  fill(k, '#0f2048', [
    ...points('-6 97'),
    ...Array.from({ length: 60 }, (_, i) => [-6 + i * 3, brow(-6 + i * 3) + 6]),
    ...points('170 97'),
  ])
  for (let x = -5; x < 168; x += noise(x * 0.11, 2.5) > 0 ? 2 + r() * 3 : 6 + r() * 8) {
    if (Math.abs(x - 112) < 9 || x < 24) continue
    spruce(k, x, brow(x) + 9, 7 + r() ** 2 * (x > 74 && x < 112 ? 6 : 13), Math.floor(r() * 900), [
      '#0f2048',
      '#28507a',
    ])
  }
}

export default {
  alt: 'Bergen dal monte Fløyen dopo il tramonto: il cielo color limone resta nel fiordo, al porto si accendono le case rosse e ocra del Bryggen; una nave salpa, la funicolare rossa risale fra gli abeti e una capra bianca riposa accanto ai viaggiatori',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.75, 0.35], horizon: 32 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      shores(k)
      farTown(k)
      leaving(k)
      moored(k)
      nearTown(k)
      wood(k)
      funicular(k)
      // Spruces at the lower end of the clearing: the track goes on behind them.
      for (const [x, y, q, n] of points(
        '98.500 80 5.500 71 101.500 80.500 4.500 72 96 80.500 4 73',
        4,
      ))
        spruce(k, x, y, q, n, ['#142c58', '#3c6484'])
      lookout(k)
      for (const [x, y, q, n] of points(
        '38 97 13 6 42.500 98 17 12 104 97 17 3 109 96 11 8 146 97 22 5 150.500 96 34 9 141 97 13 11 157 97 52 14 164 98 66 17',
        4,
      ))
        spruce(k, x, y, q, n, ['#0a1638', '#1f3c66'])
      const fall = { fall: [-0.9, 0.16], shade: '#23426c' }
      stand(
        k,
        9,
        83.8,
        12.2,
        guest('hips', ['#e0584c', '#6c2c58'], ['#7478b8', '#474c94'], {
          hat: ['knit', '#ffd890', '#c88c74'],
        }),
        fall,
      )
      stand(
        k,
        14.6,
        84.2,
        11.4,
        guest('stand', ['#f0b45c', '#7c4c64'], ['#7478b8', '#474c94'], { cut: 'long' }),
        fall,
      )
      at(k, 30, 84.6, 1.3, goat)
    })
    return finish(s, { vignette: 0.14 })
  },
}
