import { finish } from '../../core/finish.js'
import { clamp, noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove } from '../../nature/foliage.js'
import { palm } from '../../nature/palms.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { vendor } from '../../things/asia-people.js'
import { JUNGLE } from './kit.js'

/** A wooden market boat heaped with fruit and flowers, with its vendor. */
const marketBoat = ({ goods, cloth, seed = 1, parasol }) => ({
  width: 150,
  height: 56,
  below: 5,
  draw(pen) {
    const r = random(seed)
    pen.path('#4a2f2c', 'M-64 -12Q0 -4 64 -12L52 0L-52 0Z')
    for (let i = 0; i < 70; i++) {
      const x = -46 + r() * 62
      pen.ellipse(
        goods[Math.floor(r() * goods.length)],
        x,
        -9 - r() * 9 * (1 - Math.abs(x + 15) / 50),
        3 + r() * 1.4,
        2.8 + r(),
      )
    }
    pen.k.save()
    pen.k.translate(34, -6)
    pen.k.scale(-1, 1)
    vendor({ cloth }).draw(pen)
    pen.k.restore()
    if (parasol) {
      pen.line(
        '#6b4a36',
        [
          [-14, -10],
          [-14, -50],
        ],
        1.2,
      )
      pen.path(parasol, 'M-46 -38Q-30 -56 -14 -56Q2 -56 18 -38Q-14 -32 -46 -38Z')
      for (const x of [-34, -20, -8, 6])
        pen.stroke(pen.blend(parasol, '#fff4dc', 0.6), `M-14 -56Q${(x - 14) / 2} -50 ${x} -37`, 1.2)
    }
    pen.path('#8a5634', 'M-74 -22Q-60 -8 -30 -6L34 -6Q62 -8 76 -22Q68 4 46 5L-46 5Q-66 4 -74 -22Z')
    pen.stroke('#c08a58', 'M-74 -22Q-60 -8 -30 -6L34 -6Q62 -8 76 -22', 1.4)
    pen.stroke('#6a3f28', 'M-66 -6Q0 2 68 -6', 1)
  },
})

/** Wooden houses on stilts along a canal. */
const stiltHouse = ({ roof = '#b0623c', wall = '#a8744c', seed = 1 } = {}) => ({
  width: 120,
  height: 70,
  below: 4,
  draw(pen) {
    const r = random(seed)
    for (let i = 0; i < 7; i++) pen.rect('#5a3f34', -48 + i * 16, -16, 2.4, 20)
    pen.rect('#8a6040', -56, -18, 112, 4)
    pen.rect(wall, -46, -44, 92, 27)
    for (let i = 0; i < 22; i++)
      pen.rect(pen.blend(wall, '#4a2f2c', 0.3), -46 + i * 4.2, -44, 0.6, 27)
    for (let i = 0; i < 4; i++)
      pen.window(-38 + i * 21, -38, 12, 15, { glass: '#5a4238', glow: '#ffc06a', lit: r() < 0.8 })
    pen.path(roof, 'M-60 -40Q-44 -46 -34 -70L34 -70Q44 -46 60 -40Z')
    for (let i = 0; i < 5; i++)
      pen.stroke(
        pen.blend(roof, '#4a2430', 0.35),
        `M${-56 + i * 4.6} ${-43 - i * 5.6}L${56 - i * 4.6} ${-43 - i * 5.6}`,
        0.9,
      )
    pen.rect('#c9a06a', -56, -26, 112, 1.6)
    for (let i = 0; i < 15; i++) pen.rect('#c9a06a', -56 + i * 8, -26, 1, 9)
  },
})

export default {
  alt: 'Barche di legno cariche di frutta e fiori in un canale di Thonburi, a Bangkok, fra le case su palafitte',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        disc: 0,
        front: 0.62,
        lake: [
          [0, '#b9a878'],
          [0.4, '#6f8a6a'],
          [1, '#2f5a52'],
        ],
      },
      sun: [0.75, 0.2],
      horizon: 0.46,
    })
    sky(s, { clouds: 0.14 })
    grove(s, {
      top: (x) =>
        s.y(0.3) +
        h * 0.1 * Math.exp(-(((x / w - 0.52) / 0.12) ** 2)) -
        noise((x / h) * 4, 3) * h * 0.05,
      depth: 18,
      size: 3,
      colour: JUNGLE,
      accents: [['#8fae4a', 0.25]],
      seed: 4,
      haze: 0.35,
    })
    for (const [x, height, seed] of [
      [0.34, 30, 3],
      [0.44, 20, 5],
      [0.66, 26, 7],
    ])
      palm(s, { x, y: 0.49, height, lean: 0.1, seed, haze: 0.25 })
    lake(s, { wave: 0.8, mirrorFade: 0.6, glint: 0.4 })
    for (const [x, y, size, seed, roof] of [
      [0.4, 0.5, 11, 3, '#a86a44'],
      [0.62, 0.5, 11, 8, '#7f6a5c'],
      [0.27, 0.53, 18, 4, '#b0623c'],
      [0.76, 0.54, 20, 5, '#8a5a48'],
      [0.07, 0.6, 34, 6, '#b5653c'],
      [0.97, 0.6, 34, 7, '#94604a'],
    ])
      place(s, stiltHouse({ seed, roof }), {
        x,
        y,
        size,
        haze: clamp(0.34 - size * 0.011),
        reflect: { power: 0.5, length: 0.16 },
      })
    const fruit = ['#e8872c', '#f2c230', '#c9332c', '#7fae3c', '#f4e6c0']
    for (const [x, y, size, goods, cloth, parasol] of [
      [0.52, 0.55, 6, fruit, '#3f6fa8', '#d8473a'],
      [0.42, 0.62, 9, ['#f2b8c8', '#e8457a', '#f7f0e0', '#f2c230'], '#b8433c'],
      [0.64, 0.65, 11, fruit, '#2f7f6a', '#e8a83a'],
      [0.3, 0.76, 17, ['#7fae3c', '#4f8f3c', '#c9d65a', '#e8872c'], '#3f4fa0', '#e0563c'],
      [0.58, 0.9, 24, fruit, '#a83a5a'],
    ])
      place(s, marketBoat({ goods, cloth, parasol, seed: Math.round(x * 50) }), {
        x,
        y,
        size,
        front: 0.75,
        rim: 0.4,
        reflect: { power: 0.5, length: 0.14, wobble: 4 },
      })
    return finish(s, { rays: 0.08 })
  },
}
