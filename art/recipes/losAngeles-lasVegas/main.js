import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { convertible } from '../../things/bend-road.js'
import { bougainvillea, gardenWall } from '../../things/garden-wall.js'
import { mast, sign } from '../../things/hollywood-sign.js'
import { crestAt, mountLee } from '../../things/mount-lee.js'
import { avenue, hedge, P, palms } from '../../things/palm-avenue.js'
import { stand } from '../../things/walkers.js'

const evening = {
  ...moods.golden,
  sky: [
    [0, '#23708c'],
    [0.3, '#4c9ea4'],
    [0.55, '#a8ccae'],
    [0.76, '#f8dca0'],
    [0.92, '#ffb878'],
    [1, '#ff9c6c'],
  ],
}

/** Villas among oaks on the lower slope: x, y, width, height, roof. */
function villas(k, list) {
  for (const [x, y, w, h, kind] of points(list, 5)) {
    path(k, '#fff0d4', `M${x} ${y}V${y - h}H${x + w * 0.56}V${y}Z`)
    path(k, '#a8789c', `M${x + w * 0.56} ${y}V${y - h}H${x + w}V${y}Z`)
    if (kind) {
      path(k, '#fff8e4', `M${x - 0.5} ${y - h}h${w * 0.56 + 0.5}v-0.500h${-w * 0.56 - 0.5}Z`)
      path(k, '#8c5c8c', `M${x + w * 0.56} ${y - h}h${w * 0.44 + 0.5}v-0.500h${-w * 0.44 - 0.5}Z`)
    } else {
      path(
        k,
        '#f4744c',
        `M${x - 0.5} ${y - h}L${x + w * 0.2} ${y - h * 1.5}H${x + w * 0.64}L${x + w * 0.56} ${y - h}Z`,
      )
      path(
        k,
        '#a03c54',
        `M${x + w * 0.56} ${y - h}L${x + w * 0.64} ${y - h * 1.5}H${x + w * 0.84}L${x + w + 0.5} ${y - h}Z`,
      )
    }
    for (const u of [0.12, 0.34])
      path(k, '#5c5c94', `M${x + w * u} ${y - h * 0.3}v${-h * 0.4}h${w * 0.12}v${h * 0.4}Z`)
    path(k, '#ffc860', `M${x + w * 0.7} ${y - h * 0.3}v${-h * 0.4}h${w * 0.12}v${h * 0.4}Z`)
  }
}

/** Trees of the gardens at the foot of the hill: one mass between x0 and x1 with an uneven head, its left sides lit; some cypresses. */
function gardens(k, x0, x1, y, high, [dark, lit], seed) {
  let mass = `M${x0} 62`
  let light = ''
  let x = x0
  for (let i = 0; x < x1; i++) {
    const w = 3.4 + 1.8 * Math.sin(i * 2.3 + seed)
    const h = high * (0.72 + 0.28 * Math.sin(i * 1.7 + seed * 3))
    mass += `L${x} ${y - h * 0.35}C${x + w * 0.02} ${y - h * 0.9} ${x + w * 0.3} ${y - h} ${x + w * 0.5} ${y - h}C${x + w * 0.8} ${y - h} ${x + w} ${y - h * 0.8} ${x + w} ${y - h * 0.35}`
    light += `M${x + w * 0.06} ${y - h * 0.5}C${x + w * 0.08} ${y - h * 0.9} ${x + w * 0.3} ${y - h * 0.98} ${x + w * 0.52} ${y - h * 0.97}C${x + w * 0.36} ${y - h * 0.8} ${x + w * 0.4} ${y - h * 0.6} ${x + w * 0.3} ${y - h * 0.42}Z`
    if (i % 4 === 1)
      mass += `L${x + w - 0.6} ${y - h * 0.5}Q${x + w} ${y - h * 1.9} ${x + w + 0.1} ${y - h * 2.1}Q${x + w + 0.3} ${y - h * 1.8} ${x + w + 0.8} ${y - h * 0.4}`
    x += w
  }
  path(k, dark, `${mass}L${x1} 62Z`)
  path(k, lit, light)
}

/** Where somebody on the right walk stands, and how tall. */
const walk = (x, z) => {
  const [px, py, q] = P(x, 0, z)
  return [px, py, 1.72 * q]
}

/** The shade of somebody on the walk: a long strip over the flags, lost in the dark foot of the wall. */
function onWalk(k, x, z) {
  const at = (a, d) => P(a, 0, z + d)
  fill(k, '#a86c82', [at(x, -0.14), at(12.6, -0.12), at(13, 0), at(12.6, 0.12), at(x, 0.14)])
}

export default {
  alt: 'La scritta Hollywood sulle colline di Los Angeles nella luce della sera: un viale di palme altissime, una decappottabile che sale verso i monti e due passeggiatori sul marciapiede',
  focus: 0.6,
  heart: 38,
  paint(w, h) {
    const s = new Scene(w, h, { mood: evening, sun: [0.04, h > w ? 0.6 : 0.5], horizon: 0.66 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.6 })
    const f = field(s, { centre: 85, zoom: 0.8, foot: 0.95 })
    f.draw(s.k, (k) => {
      path(k, '#eeb294', 'M-90 62V52C-50 48 -20 50 0 47C16 45 34 48 52 46L80 50V62Z')
      path(k, '#d99a92', 'M-90 62V56C-50 53 -10 54 14 52C30 51 44 53 60 52L80 54V62Z')
    })
    mountLee(s, f)
    f.draw(s.k, (k) => {
      mast(k, 109, crestAt(109), 7.5)
      sign(k, { x: 84.5, high: 4.9, line: (x) => 34.2 + ((x - 105) / 20) ** 2 * 2 })
    })
    f.draw(s.k, (k) => {
      gardens(k, 56, 250, 57, 4.2, ['#3c4c68', '#8c7c64'], 2)
      villas(
        k,
        '84 57 6 3.400 0 97 56.600 7.500 4 1 121 57.200 6.500 3.600 0 141 56.400 8 4.400 1 -30 58 8 4 0',
      )
      gardens(k, 52, 250, 60, 4.4, ['#27505c', '#7c9464'], 5)
      gardens(k, -90, 44, 60.5, 5, ['#27505c', '#7c9464'], 9)
      // Upright, the avenue comes a little nearer to the hill.
      k.translate(s.pick(0, 14), 0)
      avenue(k)
      gardenWall(k, P, { x: 13, z0: 5, z1: 120, high: 2.1 })
      hedge(k, -11.4, 6, 120, 1.5, ['#1d4450', '#5c8c5c'])
      palms(k)
      const LEAF = ['#1f4c54', '#35705c', '#5c9464', '#84b06c']
      const BLOOM = ['#8c2f6c', '#b8417c', '#dc6488', '#f29494']
      const climb = (tones, text) => bougainvillea(k, P, 13, text, tones)
      climb(
        LEAF,
        '14.9 2.15 0.24 14.3 2.3 0.34 13.6 2.4 0.4 12.8 2.35 0.44 12 2.4 0.42 11.2 2.35 0.5 10.4 2.4 0.5 13.2 1.95 0.32 11.6 1.8 0.4 12.4 1.95 0.36 11.5 1.4 0.24',
      )
      climb(
        BLOOM,
        '13.7 2.5 0.2 13.2 2.55 0.27 12.7 2.4 0.32 12.2 2.6 0.32 11.7 2.4 0.38 11.2 2.6 0.42 10.6 2.4 0.46 12.1 2.05 0.22 11.5 1.85 0.24',
      )
      const [cx, cy, cq] = P(2.6, 0, 19)
      at(k, cx, cy, cq * 0.094, convertible)
      onWalk(k, 11, s.pick(15, 20))
      onWalk(k, 12.1, s.pick(16, 21))
      stand(k, ...walk(11, s.pick(15, 20)), {
        back: true,
        wear: 'skirt',
        hair: 'tail',
        top: '#f8f0e0',
        bottom: '#e8504c',
        skin: '#a86848',
        hat: 'straw',
        legs: [
          [-6, 10],
          [8, 0],
        ],
        arms: [
          [-10, 4],
          [14, 6],
        ],
        sleeve: 0.4,
      })
      stand(k, ...walk(12.1, s.pick(16, 21)), {
        back: true,
        wear: 'shorts',
        skin: '#e8b088',
        hairColour: '#7c4838',
        top: '#2c9ca4',
        bottom: '#f0d8a8',
        legs: [
          [-5, 0],
          [6, 12],
        ],
        arms: [
          [-10, 6],
          [18, 8],
        ],
        bag: '#f4b440',
      })
    })
    return finish(s, { vignette: 0.14 })
  },
}
