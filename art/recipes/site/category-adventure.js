import { field, at as place } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { farCliff, gorge, nearGround, peaks } from '../../things/gorge.js'
import { at, deck, eagle, metre, posts, railing, spruce } from '../../things/rope-bridge.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const SUN = ['#a4b06c', '#3c6c5c', '#24485c']
const DARK = ['#8c8c60', '#24504c', '#183848']

const walker = (pose, top, n, more) => ({
  ...POSES[pose],
  top,
  low: ['#4c4c70', '#2c2c50'],
  skin: SKINS[n],
  hair: ['#5c3c34', '#34242c'],
  shoe: '#241c38',
  light: -1,
  ...more,
})

export default {
  alt: 'Cinque amici con gli zaini attraversano in fila un lungo ponte di corda e assi sopra una gola, verso la parete in piena luce; in fondo una grande cima innevata all’alba, sotto il fiume color giada, in alto plana un’aquila',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0, 0.3], horizon: 46 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      peaks(k)
      gorge(k)
      farCliff(k)
      for (const [x, y, high, n] of [
        [122, 38.5, 9, 2],
        [127, 39, 12, 3],
        [133, 38.6, 8, 4],
        [138.5, 39.6, 14, 5],
        [145, 39, 10, 6],
        [150.5, 39.8, 16, 7],
        [158, 39.4, 12, 8],
        [106.5, 38.8, 6, 9],
      ])
        spruce(k, x, y, high, SUN, n)
      place(k, 92, 20.5, 0.4, eagle)
      posts(k, 1)
      railing(k, -0.85, ['#6c4c58', '#c89878'])
      deck(k)
      const c = {
        red: ['#e8583c', '#9c3448'],
        gold: ['#f8c04c', '#b87c40'],
        teal: ['#3ca4a0', '#24647c'],
        plum: ['#9c64a4', '#5c3c78'],
        blue: ['#4c80c4', '#304c8c'],
      }
      for (const [t, o] of [
        [0.56, walker('walk', c.plum, 1, { pack: c.gold })],
        [0.4, walker('walkOther', c.teal, 0, { pack: c.red, cut: 'long' })],
        [0.31, walker('walk', c.gold, 2, { pack: c.blue })],
        [0.2, walker('point', c.blue, 3, { pack: c.red, hat: ['brim', '#f0d8a8', '#b8946c'] })],
        [
          0.125,
          walker('walkOther', c.red, 0, { pack: c.gold, hat: ['knit', '#fff0dc', '#e8583c'] }),
        ],
      ]) {
        const [x, y] = at(t, 0, 0)
        stand(k, x, y, 1.75 * metre(t), o, { fall: [0.5, -0.1], shade: 'rgba(72,44,72,.6)' })
      }
      railing(k, 0.85, ['#4c3048', '#e8b488'])
      nearGround(k)
      posts(k, 0)
      spruce(k, 3, 78, 62, DARK, 21)
      spruce(k, 12.5, 76, 34, DARK, 22)
      spruce(k, -4, 88, 44, DARK, 23)
    })
    return finish(s, { vignette: 0.14 })
  },
}
