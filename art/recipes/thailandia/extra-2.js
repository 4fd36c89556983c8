import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { frond, leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { basket, boatCat, sampan, stiltHouse, trader } from '../../things/floating-market.js'

const EYE = [84, 46]
const MANGO = ['#ffe88c', '#ffc43c', '#e08a2c']
const DRAGON = ['#ff9cb4', '#f0507c', '#b02c60']
const LIME = ['#d0ec7c', '#7cb84c', '#3c7c44']
const LOTUS = ['#fff0ec', '#ffb4c4', '#e0648c']
const INDIGO = ['#4c6cc4', '#3450a0', '#243878']

/** A point of the canal: x across from its middle, y above the water, z away from us. */
const project = (x, y, z) => [EYE[0] + (x / z) * 50, EYE[1] - ((y - 2.4) / z) * 50]
const mirror = (x, y, z) => project(x, -y, z)

const WALLS = [
  ['#dc9c60', '#a86a48', '#754850'],
  ['#e8b47c', '#b87c58', '#80545c'],
  ['#7cc0a8', '#5c988c', '#48706c'],
]
const ROOFS = [
  ['#e87450', '#a84438', '#8c3c4c'],
  ['#c88460', '#8c5448', '#6c4454'],
]

function banks(k, p) {
  for (const [m, wide, near, far, wall, roof] of points(
    '-1 6.4 36 48 0 0 1 6.6 34 46 1 1 -1 6 22 32 1 1 1 6.4 20 30 0 0 -1 6.2 12.4 19 2 0 1 6.2 10.4 17 1 1 -1 6 6 10.4 0 1 1 6.2 4.6 8.6 2 0',
    6,
  ))
    stiltHouse(k, p, { m, wide, near, far, wall: WALLS[wall], roof: ROOFS[roof] })
}

/** A coconut palm of drawn leaves. */
function coconut(k, x, y, high, lean, tones) {
  const [tx, ty] = [x + lean, y - high]
  stroke(k, '#8a6c58', high * 0.045, `M${x} ${y}Q${x + lean * 0.2} ${y - high * 0.6} ${tx} ${ty}`)
  for (const a of [-2.9, -2.3, -1.7, -1.1, -0.5, -0.1, -3.3])
    frond(k, tx, ty, high * 0.42, a, tones, {
      bend: Math.cos(a) > 0 ? 0.9 : -0.9,
      n: 19,
      wide: 0.26,
    })
}

/** A round umbrella of paper over the middle of a boat. */
function umbrella(k, [lit, mid, dark]) {
  stroke(k, '#6a4434', 1, 'M0 0V-30')
  path(k, mid, 'M-21 -22C-17 -32 -7 -37 0 -37C7 -37 17 -32 21 -22C8 -25.500 -8 -25.500 -21 -22Z')
  path(
    k,
    lit,
    'M-21 -22C-17 -32 -7 -37 0 -37C-5 -33 -8 -29 -9 -24.200C-13 -23.800 -17 -23.100 -21 -22Z',
  )
  path(k, dark, 'M0 -37C7 -37 17 -32 21 -22C17 -23.100 13 -23.800 9 -24.200C8 -29 5 -33 0 -37Z')
  stroke(k, '#fff0cc', 0.7, 'M-21 -22C-8 -25.500 8 -25.500 21 -22')
}

export default {
  alt: 'Barche di legno cariche di frutta e fiori in un canale di Thonburi, a Bangkok, fra le case su palafitte',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#58acd8'],
          [0.5, '#a4d8e4'],
          [0.85, '#e8f4dc'],
          [1, '#fff4d4'],
        ],
      },
      sun: [0.2, 0.1],
      horizon: EYE[1] / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(
        k,
        '#ffffff',
        'M66 16C67 13 71 12.600 72.600 14C74 10.600 80 10.600 81.600 14C84 12.600 87 13.600 87.400 16Z',
      )
      path(k, '#d4eaf0', 'M66 16C72 14.800 80 15.400 87.400 16C86 17 68 17 66 16Z')
      path(k, '#3c8070', 'M40 40C60 36 108 36 128 40V47H40Z')
      // The wood behind the houses closes the canal.
      leafMass(k, {
        box: [34, 28, 134, 47],
        inside: (x, y) => y > 36 - Math.abs(x - 84) * 0.1 + noise(x * 0.16, 5) * 3,
        light: (x, y) => 0.95 - (y - 30) * 0.045,
        size: 3.6,
        tones: [
          ['#3c8070', '#4c9474', '#6cac78'],
          ['#4c9474', '#74b47c', '#b0d48c'],
        ],
        seed: 4,
      })
      coconut(k, 70, 46, 24, -3, ['#5ca46c', '#3c7c68'])
      coconut(k, 98, 46, 20, 4, ['#5ca46c', '#3c7c68'])
      coconut(k, 108, 46, 33, -2, ['#54a45c', '#2c6c5c'])
      const water = k.createLinearGradient(0, 46, 0, 90)
      for (const [t, c] of [
        [0, '#d8ecd0'],
        [0.2, '#94ccb8'],
        [0.55, '#3c9c94'],
        [1, '#14606c'],
      ])
        water.addColorStop(t, c)
      k.fillStyle = water
      k.fillRect(-6, 46.4, 176, 50)
      path(k, '#5c9c80', 'M50 46H118V47.400H50Z')
      k.save()
      k.globalAlpha = 0.28
      k.beginPath()
      k.rect(-6, 47, 176, 50)
      k.clip()
      banks(k, mirror)
      k.restore()
      banks(k, project)
      for (const [x, y, l] of points(
        '70 52 14 92 55 12 64 58 16 100 62 20 50 64 14 126 70 22 6 76 20 116 80 26 8 86 26 132 86 20',
        3,
      ))
        path(
          k,
          'rgba(236,255,240,.6)',
          `M${x} ${y}q${l / 2} -0.600 ${l} 0q${-l / 2} 0.500 ${-l} 0Z`,
        )
      at(
        k,
        76,
        56.5,
        0.24,
        (c) =>
          sampan(c, (b) => {
            basket(b, -26, LIME)
            at(b, -8, -2, 1, (u) => umbrella(u, ['#fff0b0', '#ffc84c', '#d8902c']))
            basket(b, 6, DRAGON)
            at(b, 27, -3, 1.1, (v) => trader(v, ['#6cc0a0', '#3c9480', '#2c6c68']))
          }),
        true,
      )
      at(
        k,
        127,
        64.5,
        0.44,
        (c) =>
          sampan(c, (b) => {
            basket(b, -27, LOTUS, { n: 4 })
            at(b, -10, -2, 1, (u) => umbrella(u, ['#ff8c70', '#e8503c', '#a83044']))
            basket(b, 8, ['#fff4b0', '#ffd84c', '#e0a02c'], { r: 1.5, n: 5 })
            at(b, 28, -3, 1.1, (v) => trader(v, ['#ff9c8c', '#e0586c', '#a83460']))
          }),
        true,
      )
      at(k, 62, 82, 1.08, (c) =>
        sampan(c, (b) => {
          at(b, -34, -5.6, 1, boatCat)
          basket(b, -21, DRAGON, { tuft: '#8cc45c', n: 3, r: 2.3 })
          basket(b, -6, LIME, { n: 4, r: 1.7 })
          basket(b, 8.5, MANGO, { n: 3, r: 2.2 })
          at(b, 29, -3, 1.16, (v) => trader(v, INDIGO))
        }),
      )
    })
    return finish(s)
  },
}
