import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { block, east, lake, mountains, rim, SUN } from '../../things/batur-morning.js'
import { sitter } from '../../things/forest-macaque.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'

const coat = (c) => [
  c,
  {
    '#f08c54': '#7c3c54',
    '#f0c050': '#84584c',
    '#4ca8ac': '#2c4c70',
    '#d84c5c': '#642c50',
    '#f4ead4': '#8c7488',
  }[c],
]
const hiker = (pose, c, n, more) => ({
  ...POSES[pose],
  top: coat(c),
  low: ['#5c5080', '#302850'],
  skin: SKINS[n],
  hair: ['#34203c', '#1c142c'],
  shoe: '#201a38',
  ...more,
})
/** The sun is low behind: shadows come towards us and away from it. */
const fall = (x) => [(x - SUN[0]) * 0.011, 0.3]
const put = (k, x, y, high, o, flip) =>
  stand(k, x, y, high, { light: -1, ...o }, { flip, fall: fall(x), shade: '#3a2848' })

/** Somebody on a block of lava, looking at the sun on the left. */
function seated(k, x, y, o) {
  block(k, x + 0.3, y, 2.7, 3.6)
  at(k, x, y - 3.7, 1.4, (c) => folk(c, { light: 1, ...o }), true)
}
const cup = (c, j, flat) =>
  flat ||
  path(c, '#fff4dc', `M${j.armNear.hand[0] - 0.3} ${j.armNear.hand[1] - 0.5}h0.550v0.600h-0.550Z`)

/** Steam that the warm ground lets out, lit through, gone before it reaches the mountains. */
function steam(k) {
  const [x, y, q, h] = [93.2, 81, 1.5, 16]
  const g = k.createLinearGradient(0, y, 0, y - h * 1.3)
  g.addColorStop(0, 'rgba(255,236,196,.75)')
  g.addColorStop(0.5, 'rgba(255,228,184,.4)')
  g.addColorStop(1, 'rgba(255,228,184,0)')
  path(
    k,
    g,
    `M${x - q * 0.4} ${y}C${x - q * 1.6} ${y - h * 0.25} ${x + q * 0.2} ${y - h * 0.45} ${x - q * 0.5} ${y - h * 0.7}C${x - q} ${y - h * 0.95} ${x + q} ${y - h * 1.1} ${x + q} ${y - h * 1.3}H${x + q * 5}C${x + q * 4} ${y - h} ${x + q * 1.4} ${y - h * 0.9} ${x + q * 2.2} ${y - h * 0.6}C${x + q * 2.6} ${y - h * 0.35} ${x + q * 0.4} ${y - h * 0.2} ${x + q * 0.5} ${y}Z`,
  )
}

export default {
  alt: 'Alba in cima al Batur: il sole spunta accanto al Rinjani, sotto l’orlo del cratere il lago riflette il cielo d’oro e la montagna; la guida cuoce le uova nel vapore, e con chi fa colazione siede anche un macaco',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.dawn,
      sun: [SUN[0] / 160, SUN[1] / 90],
      horizon: 43 / 90,
    })
    const f = field(s)
    f.draw(s.k, east)
    s.glow(SUN[0] / 160, SUN[1] / 90, 46, '#ffe6a0', 0.6)
    f.draw(s.k, (k) => {
      mountains(k)
      lake(k)
    })
    // The mist of the night on the water.
    s.layer(
      (k) =>
        f.draw(k, (c) => {
          for (const [x, y, rx, ry] of points('30 61.500 30 1.300 84 61 22 1 150 62 24 1.200', 4)) {
            c.fillStyle = 'rgba(255,226,176,.7)'
            c.beginPath()
            c.ellipse(x, y, rx, ry, 0, 0, 7)
            c.fill()
          }
        }),
      { lit: false, blur: (10 * s.w) / 1600 },
    )
    f.draw(s.k, (k) => {
      rim(k)
    })
    s.layer((k) => f.draw(k, steam), { lit: false, blur: (2 * s.w) / 1600 })
    f.draw(s.k, (k) => {
      put(
        k,
        62,
        80,
        11.4,
        hiker('stand', '#4ca8ac', 1, {
          view: 'back',
          armNear: [150, 14],
          armFar: [146, 18],
          cut: 'short',
        }),
      )
      put(
        k,
        99.4,
        80.8,
        10,
        hiker('squat', '#f4ead4', 3, {
          hat: ['wrap', '#f08c54'],
          light: 1,
          low: ['#a8546c', '#5c3054'],
        }),
        true,
      )
      path(k, '#5c3c54', 'M91 81.300a2.200 0.700 0 1 0 4.400 0a2.200 0.700 0 1 0 -4.400 0Z')
      for (const [x, y] of points('92 80.900 93.200 80.600 94.400 81'))
        path(k, '#fff0d0', `M${x} ${y - 0.5}a0.450 0.550 0 1 0 0.010 0Z`)
      seated(
        k,
        109,
        79.8,
        hiker('sit', '#d84c5c', 0, { cut: 'long', armNear: [34, 92], after: cup }),
      )
      seated(
        k,
        116.6,
        79,
        hiker('sit', '#f0c050', 2, {
          hat: ['knit', '#4ca8ac', '#fff0dc'],
          armNear: [30, 64],
          armFar: [50, 74],
          lean: 6,
        }),
      )
      block(k, 128.6, 76.4, 2.8, 2.6)
      at(k, 128.5, 74, 0.56, (c) =>
        sitter(c, { tones: ['#f0b080', '#84586a', '#4c3458', '#d8987c'] }),
      )
    })
    return finish(s, { bloom: 0.24, vignette: 0.14 })
  },
}
