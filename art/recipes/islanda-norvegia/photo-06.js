import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { church, house, metre, P, street } from '../../things/reykjavik.js'
import { cat, garland, lamp, quarter } from '../../things/reykjavik-evening.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const TIN = {
  red: ['#b83c50', '#7c2c54', '#fff0dc'],
  blue: ['#3c78b4', '#2c4c8c', '#fff0dc'],
  gold: ['#e0a044', '#a4605c', '#fff4e4'],
  green: ['#3c8c7c', '#2c5870', '#fff0dc'],
  white: ['#d4cce0', '#9894c4', '#5c4c80'],
  rust: ['#d0684c', '#8c4060', '#fff0dc'],
  plum: ['#6c508c', '#483874', '#f4e4dc'],
  sky: ['#78a8cc', '#5470a8', '#fff4e4'],
}
const ROWS = [
  [-7, 150, 190, 'red', 6, 9, 2],
  [8, 150, 185, 'white', 6, 9, 2],
  [-7, 118, 148, 'sky', 5.5, 8.5, 2],
  [8, 116, 146, 'gold', 6.5, 10, 2],
  [-7, 92, 116, 'gold', 6.5, 10, 2],
  [8, 90, 114, 'red', 5, 8, 1],
  [-7, 72, 90, 'green', 5, 8.2, 1],
  [8, 70, 88, 'sky', 6.5, 10.2, 2],
  [-7, 57, 71, 'rust', 6.5, 10, 2],
  [8, 55, 69, 'plum', 5.4, 9, 2],
  [-7, 44.5, 56, 'blue', 5.4, 9, 2],
  [8, 42, 54, 'rust', 6.2, 9.6, 2],
  [-7, 32, 43, 'gold', 6, 9.4, 2],
  [8, 30, 41, 'green', 5.4, 8.6, 2],
  [-7, 17.5, 31, 'red', 5.6, 9, 2],
  [8, 15, 29, 'blue', 5.6, 9.2, 2],
]

/** The church stands over the vanishing point. */
const VXC = 98

const guest = (pose, top, n, more) => ({
  ...POSES[pose],
  view: 'back',
  top,
  low: ['#34305c', '#242048'],
  skin: SKINS[n],
  hair: ['#5c3c34', '#38243c'],
  shoe: '#1c1a38',
  dress: 'coat',
  ...more,
})

export default {
  alt: 'Sera d’inverno a Reykjavík da una finestra d’attico: la strada dipinta d’arcobaleno sale fra le case di lamiera colorata sotto la neve fino alla chiesa illuminata di Hallgrímskirkja, un gatto guarda dal tetto',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.1, 0.5], horizon: 47 / 90 })
    const f = field(s)
    const r = random(11)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 50)
      for (const [a, c] of [
        [0, '#1c2c68'],
        [0.4, '#38569c'],
        [0.72, '#8c8cbc'],
        [0.9, '#eca898'],
        [1, '#ffcc98'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 60)
      for (const [c, d] of [
        [
          '#5c6cac',
          'M-6 24C6 22.500 14 23.400 24 21C34 18.800 42 20.400 52 18C62 15.800 68 17 76 15.400C70 19.600 60 20.400 52 22C40 24.400 32 23.600 22 25.600C12 27.600 2 27 -6 27Z',
        ],
        [
          '#d49cac',
          'M-6 27C2 27 12 27.600 22 25.600C32 23.600 40 24.400 52 22C46 24.600 36 25.800 26 27.600C14 29.600 4 28.600 -6 28.600Z',
        ],
        [
          '#5468a8',
          'M118 19C128 17.400 136 18.600 146 16C154 14 160 15 168 13.600V17C158 18 150 18.800 142 20.400C134 21.800 126 21 118 19Z',
        ],
      ])
        path(k, c, d)
      for (let i = 0; i < 26; i++) {
        const [x, y, q] = [r() * 160, r() * 15, 0.1 + r() * 0.14]
        path(k, 'rgba(255,250,230,.85)', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
      }
      // Roofs of the quarter on both sides, far and blue; bare trees before the church.
      fill(k, '#5c649c', points('-6 45 166 45 166 96 -6 96'))
      quarter(k)
      const light = k.createRadialGradient(VXC, 45, 2, VXC, 45, 34)
      light.addColorStop(0, 'rgba(255,206,130,.6)')
      light.addColorStop(1, 'rgba(255,190,120,0)')
      k.fillStyle = light
      k.fillRect(60, 8, 80, 42)
      church(k, VXC, 47.6, 0.56)
      fill(k, '#c0c4e4', points('78 47.800 86 46.800 110 46.800 118 47.800 118 60 78 60'))
      street(k)
      // Leif stands on his rock before the church.
      path(k, '#5c5088', `M96.800 50.600l0.500 -3h1.400l0.500 3Z`)
      path(
        k,
        '#3c7c74',
        'M97.500 47.700C97.300 46 97.500 45.200 97.700 44.700L97.500 44C97.600 43.300 98.300 43.300 98.400 44L98.300 44.600C98.800 45.200 98.800 46.600 98.600 47.700Z',
      )
      for (const [i, [x, z0, z1, c, eave, ridge, floors]] of ROWS.entries()) {
        house(k, {
          x,
          z0,
          z1,
          eave,
          ridge,
          floors,
          tone: TIN[c],
          n: z1 - z0 > 12 ? 4 : 3,
          shop: i % 3 !== 1,
        })
        if (i === 6 || i === 10) garland(k, i === 6 ? 72 : 46, i === 6 ? 2.4 : 4)
        if (z0 === 42) lamp(k, 5.6, 41)
        if (z0 === 44.5) lamp(k, -5.2, 52)
        if (z0 === 70) lamp(k, 5.6, 68)
      }
      garland(k, 31.5, 6)
      lamp(k, -5.2, 29)
      const put = (x, z, o, flip) => {
        const [px, py] = P(x, 0, z)
        stand(k, px, py, 1.75 * metre(z) * (o.small ?? 1), o, {
          flip,
          fall: [0.5, -0.16],
          shade: 'rgba(56,52,112,.6)',
        })
      }
      const c = {
        red: ['#e0504c', '#98345c'],
        gold: ['#f4bc4c', '#b4705c'],
        teal: ['#3c9ca4', '#2c5c84'],
        cream: ['#f0e4d8', '#a89cc0'],
      }
      put(2, 118, guest('walk', c.teal, 0))
      put(-2, 96, guest('walkOther', c.red, 1))
      put(-0.6, 95, guest('walk', c.cream, 0))
      put(4.6, 72, guest('stand', c.gold, 2))
      put(-3.6, 60, guest('walk', c.teal, 1, { view: undefined }), true)
      put(1.8, 47, guest('walk', c.gold, 0, { hat: ['knit', '#e0504c', '#fff0dc'] }))
      put(3.1, 47.4, guest('wave', c.red, 0, { small: 0.7, hat: ['knit', '#f4bc4c', '#fff0dc'] }))
      put(-5.3, 40, guest('stand', c.cream, 1, { cut: 'long' }))
      put(
        -2.2,
        31,
        guest('walkOther', c.red, 2, { hat: ['knit', '#fff0dc', '#3c9ca4'], cut: 'long' }),
      )
      put(-0.9, 30.5, guest('walk', c.teal, 0, { hat: ['knit', '#f4bc4c', '#fff0dc'] }))
      // Snow falls, a little.
      for (let i = 0; i < 60; i++) {
        const [x, y, q] = [r() * 160, r() * 84, 0.12 + r() ** 3 * 0.34]
        path(k, 'rgba(255,255,255,.85)', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
      }
      // The ledge of our attic, snow on it, the cat.
      fill(k, '#24224c', points('-6 85 52 88 52 96 -6 96'))
      path(
        k,
        '#aab4e0',
        'M-6 80.500C2 79.600 10 81.400 20 81.600C32 82 42 84 52 85.600C56 86.600 58 88.500 56 91C40 90 20 88 -6 87Z',
      )
      path(
        k,
        '#ecebf6',
        'M-6 80.500C2 79.600 10 81.400 20 81.600C32 82 42 84 52 85.600C46 85.800 36 84.200 24 83.600C12 83 2 82 -6 82.600Z',
      )
      at(k, 26, 82.8, 0.95, cat)
    })
    return finish(s, { vignette: 0.16 })
  },
}
