import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { convertible } from '../../things/bend-road.js'
import { gardenWall, wallCat } from '../../things/garden-wall.js'
import { mast, sign } from '../../things/hollywood-sign.js'
import { farHills, mountLee } from '../../things/mount-lee.js'
import { avenue, hedge, P, palm, palms } from '../../things/palm-avenue.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const evening = {
  ...moods.golden,
  sky: [
    [0, '#5470bc'],
    [0.26, '#9484bc'],
    [0.5, '#ec98ac'],
    [0.74, '#ffb49c'],
    [0.92, '#ffd49c'],
    [1, '#ffe0a4'],
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
  let mass = `M${x0} 72`
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
  path(k, dark, `${mass}L${x1} 72Z`)
  path(k, lit, light)
}

/** Somebody on the right walk, seen from behind, with a shade on the flags that ends at the foot of the wall. */
function walker(k, x, z, pose, o) {
  const [px, py, q] = P(x, 0, z)
  stand(
    k,
    px,
    py,
    1.72 * q,
    { ...POSES[pose], view: 'back', light: -1, ...o },
    { fall: [Math.min(0.9, (13 - x) / 1.5), -0.07], shade: '#a8707c' },
  )
}

export default {
  alt: 'La scritta Hollywood sulle colline di Los Angeles nella luce della sera: un viale di palme altissime, una decappottabile che sale verso i monti e due passeggiatori sul marciapiede',
  focus: 0.6,
  heart: 44,
  paint(w, h) {
    const s = new Scene(w, h, { mood: evening, sun: [0.04, h > w ? 0.66 : 0.6], horizon: 0.74 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.6 })
    const f = field(s, { centre: 85, zoom: 0.8, foot: 0.95 })
    f.draw(s.k, (k) => {
      farHills(k)
      mountLee(k)
      mast(k, 103, 27.6, 6.4)
      sign(k, { x: 81.5, high: 5.2, line: (x) => 43.6 + 0.9 * Math.sin((x - 80) / 9) })
      gardens(k, 60, 250, 66, 3.6, ['#3c4470', '#7c6c78'], 2)
      // The villas stand on a terrace of the slope; the trees before them hide their feet.
      villas(k, '84 64.200 6 3.400 0 100 63.600 7.500 4 1 -30 66 8 4 0')
      gardens(k, 56, 250, 66.8, 4, ['#24485c', '#6c8c64'], 5)
      gardens(k, -90, 41, 69, 5, ['#24485c', '#7c9464'], 9)
      // Upright, the avenue comes a little nearer to the hill.
      k.translate(s.pick(0, 14), 0)
      avenue(k)
      hedge(k, -11.4, 6, 120, 1.5, ['#1d4450', '#5c8c5c'])
      palm(k, 22, 21, 13.2, 5)
      gardenWall(k, P, { x: 13, z0: 5, z1: 120, high: 2.1 })
      palms(k)
      const [wx, wy] = P(12.95, 2.24, 14.6)
      at(k, wx, wy, 0.34, wallCat)
      walker(k, 11.4, 17.9, 'walk', {
        top: ['#f8f0e0', '#c8a8b4'],
        low: ['#e8504c', '#9c3458'],
        dress: 'skirt',
        skin: SKINS[2],
        hair: ['#3c2438', '#2c1c34'],
        hat: ['brim', '#ffe0a0', '#c88c64'],
      })
      walker(k, 12.2, 16.2, 'walkOther', {
        top: ['#2ca4a8', '#28648c'],
        low: ['#f0d8a8', '#b08c94'],
        shorts: true,
        bare: true,
        skin: SKINS[1],
        hair: ['#5c3434', '#3c2438'],
        pack: ['#f4b440', '#b87848'],
      })
      const [cx, cy, cq] = P(1.7, 0, s.pick(11.6, 13))
      at(k, cx, cy, cq * 0.094, convertible)
    })
    return finish(s, { vignette: 0.14 })
  },
}
