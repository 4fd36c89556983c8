import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { block, crest, east, lake, mountains, SUN } from '../../things/batur-crest.js'
import { sitter } from '../../things/forest-macaque.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'

const coat = (c) => [
  c,
  { '#f0643c': '#8c2f44', '#fff0d0': '#8c9c98', '#e8485c': '#7c2448', '#2cb0b0': '#12647c' }[c],
]
const hiker = (pose, c, n, more) => ({
  ...POSES[pose],
  top: coat(c),
  low: ['#3c5c80', '#16304c'],
  skin: SKINS[n],
  hair: ['#3c2438', '#1c1428'],
  shoe: '#0c2036',
  ...more,
})
/** The sun is low behind: shadows come towards us and away from it. */
const fall = (x) => (x - SUN[0]) * 0.016

/** Somebody on a block of lava, looking to the sun. */
function seated(k, x, y, o, flip) {
  at(k, x, y, 1.95, (c) => folk(c, { light: flip ? -1 : 1, ...o }), flip)
}
const cup = (c, j, flat) =>
  flat ||
  path(c, '#fff4dc', `M${j.armNear.hand[0] - 0.3} ${j.armNear.hand[1] - 0.5}h0.550v0.600h-0.550Z`)

/** Steam that the warm ground lets out, lit through, gone before it reaches the sky. */
function steam(k) {
  const [x, y, q, h] = [49.6, 73, 1.3, 15]
  const g = k.createLinearGradient(0, y, 0, y - h * 1.3)
  g.addColorStop(0, 'rgba(255,250,226,.8)')
  g.addColorStop(0.5, 'rgba(255,248,220,.4)')
  g.addColorStop(1, 'rgba(255,246,214,0)')
  path(
    k,
    g,
    `M${x - q * 0.4} ${y}C${x - q * 1.6} ${y - h * 0.25} ${x + q * 0.2} ${y - h * 0.45} ${x - q * 0.5} ${y - h * 0.7}C${x - q} ${y - h * 0.95} ${x + q} ${y - h * 1.1} ${x + q} ${y - h * 1.3}H${x + q * 5}C${x + q * 4} ${y - h} ${x + q * 1.4} ${y - h * 0.9} ${x + q * 2.2} ${y - h * 0.6}C${x + q * 2.6} ${y - h * 0.35} ${x + q * 0.4} ${y - h * 0.2} ${x + q * 0.5} ${y}Z`,
  )
}

export default {
  alt: 'Alba sull’orlo del Batur: il sole è appena uscito dal mare accanto al Rinjani e dipinge di giallo il cielo e il lago ai piedi dei vulcani; chi è salito fa colazione intorno alla guida che cuoce le uova nel vapore, e un macaco aspetta',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.dawn,
      sun: [SUN[0] / 160, SUN[1] / 90],
      horizon: 36 / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      east(k)
      mountains(k)
      lake(k)
    })
    f.draw(s.k, crest)
    s.layer((k) => f.draw(k, steam), { lit: false, blur: (2 * s.w) / 1600 })
    f.draw(s.k, (k) => {
      stand(
        k,
        14,
        71.4,
        16.5,
        hiker('point', '#2cb0b0', 1, {
          light: 1,
          near: [9, 2],
          far: [-9, 3],
          armNear: [-8, 12],
          cut: 'long',
          pack: ['#f0643c', '#8c2f44'],
        }),
        { fall: [fall(15), 0.22], shade: '#b0683e' },
      )
      block(k, 27.6, 73.2, 5.2, 4.6, fall(27), 11)
      seated(
        k,
        25.2,
        68.9,
        hiker('sit', '#e8485c', 0, { cut: 'long', armNear: [34, 92], after: cup }),
      )
      seated(
        k,
        30.2,
        68.9,
        hiker('sit', '#fff0d0', 2, {
          hat: ['knit', '#2cb0b0', '#fff0dc'],
          armNear: [30, 64],
          armFar: [50, 74],
          lean: 6,
        }),
      )
      stand(
        k,
        43.6,
        73.4,
        14.5,
        hiker('squat', '#f0643c', 3, {
          hat: ['wrap', '#fff0d0'],
          light: 1,
          low: ['#a8546c', '#5c3054'],
        }),
        { fall: [fall(43), 0.22], shade: '#b0683e' },
      )
      path(k, '#8c4838', 'M47 73.500a2.600 0.800 0 1 0 5.200 0a2.600 0.800 0 1 0 -5.200 0Z')
      for (const [x, y] of points('48.300 73.300 49.600 72.900 51 73.400'))
        path(k, '#fffbe8', `M${x} ${y - 0.6}a0.500 0.620 0 1 0 0.010 0Z`)
      // The macaque keeps its distance, a stone to itself on the bend of the path.
      block(k, 75, 79.6, 2.4, 2, 0.5, 6)
      at(k, 75, 77.9, 0.5, (c) =>
        sitter(c, { tones: ['#f0b080', '#84586a', '#4c3458', '#d8987c'] }),
      )
    })
    return finish(s, { bloom: 0.16, vignette: 0.12 })
  },
}
