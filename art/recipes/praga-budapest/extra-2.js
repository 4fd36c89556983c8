import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { pigeonInSnow, tyn } from '../../things/old-town.js'
import {
  fallen,
  house,
  metre,
  P,
  palace,
  quad,
  roofs,
  row,
  SHADE,
} from '../../things/prague-square.js'
import { booth, heart, hus, ledge, spruce, towerShadow } from '../../things/prague-winter.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const COATS = [
  ['#d8504c', '#983c58'],
  ['#2c7c98', '#2c5080'],
  ['#e8a43c', '#b0684c'],
  ['#4c8068', '#34585c'],
  ['#7c4c88', '#543c70'],
  ['#3c4878', '#2c3060'],
]
const guest = (pose, n, more) => ({
  ...POSES[pose],
  top: COATS[n % 6],
  low: ['#3c3c60', '#28284c'],
  skin: SKINS[n % 3],
  hair: ['#5c4038', '#3c2834'],
  dress: 'coat',
  light: -1,
  hat: n % 2 ? ['knit', COATS[(n + 2) % 6][0], '#fff0dc'] : undefined,
  ...more,
})

export default {
  alt: 'La piazza della Città Vecchia di Praga sotto la neve, dalla torre del municipio: la sua ombra indica le guglie della chiesa di Týn nel sole basso; tra bancarelle, abete e case a frontone, due persone stanno dentro un cuore di orme',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.02, 0.3], horizon: 31 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 32)
      for (const [a, c] of [
        [0, '#2f6fa0'],
        [0.45, '#7fb0bc'],
        [0.78, '#e6cdb4'],
        [1, '#fbd3b4'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-6, -6, 174, 44)
      // The full moon rises where the shadow points away from the sun.
      path(k, '#e4e4d8', 'M41 9a2.500 2.500 0 1 0 0.010 0Z')
      // The hills beyond the town.
      path(
        k,
        '#dcb4b8',
        'M-6 34V29.600C10 28.600 26 27 46 27.400C64 27.800 80 29.400 100 28.600C124 27.600 140 26 168 26.800V36H-6Z',
      )
      path(
        k,
        '#e6bfb6',
        'M-6 36V31.400C20 30 40 30.800 66 30.400C96 29.800 120 30.600 168 29.600V38H-6Z',
      )
      roofs(k)
      at(k, ...P(54, 0, 156), metre(156), tyn)
      quad(k, '#f6e2d2', [-400, 0, 141], [400, 0, 141], [400, 0, 60], [-400, 0, 60])
      quad(k, SHADE, [66, 0, 138], [60, 0, 186], [120, 0, 186], [92, 0, 134])
      for (const [X, Z, n] of [
        [68, 168, 3],
        [84, 158, 1],
      ])
        house(k, X, Z, 15, 19, 8, 'curved', n, { rows: 4 })
      for (const [X, w0, e, r, kind, n, rows, Z = 140] of [
        [-47.6, 11.6, 23, 9, 'steep', 4, 5],
        [-36, 13, 18.6, 9, 'curved', 2, 4],
        [-23, 10.4, 16.6, 8, 'stepped', 1, 4],
        [-12.6, 14, 20.4, 9, 'curved', 3, 4, 139],
        [1.4, 12.6, 16.4, 8, 'steep', 5, 4, 139],
        [14, 14, 18.6, 10, 'curved', 0, 4, 139],
        [28, 14.5, 15.6, 10, 'stepped', 2, 3, 141],
        [42.5, 12.5, 17, 9, 'stepped', 4, 4, 141],
        [55, 14, 19.4, 9, 'curved', 1, 4],
      ])
        house(k, X, Z, w0, e, r, kind, n, { rows })
      palace(k, -88, 140, 40)
      row(k, -73, 66, [14, 13, 15, 12, 14], 1, 4)
      row(k, 80, 72, [13, 15, 12, 14, 9], -1, 9)
      // Shade at the foot of the left row, the tower's shadow, trodden paths.
      quad(k, SHADE, [-73, 0, 66], [-73, 0, 134], [-65, 0, 136], [-66, 0, 66])
      towerShadow(k, SHADE)
      for (const [a, b] of [
        [-20, 90],
        [-8, 118],
      ]) {
        const r = random(a + 60)
        for (let i = 0; i < 40; i++) {
          const [x, y] = P(a + i * 2.2 + r(), 0, b + i * 0.5 + r() * 1.4)
          path(k, '#d9d6ea', `M${x - 0.5} ${y}q0.500 -0.300 1 0q-0.500 0.300 -1 0Z`)
        }
      }
      const all = []
      const put = (X, Z, o, flip = false, tall = 2) =>
        all.push([
          Z,
          () => {
            const [x, y] = P(X, 0, Z)
            const [a, b] = fallen(X, 1, Z)
            stand(k, x, y, tall * metre(Z), o, {
              flip,
              fall: [(a - x) / metre(Z), (b - y) / metre(Z)],
              shade: SHADE,
            })
          },
        ])
      all.push([113, () => hus(k, -37, 113)])
      all.push([
        124,
        () => {
          const [x, y] = P(0, 0, 124)
          // Its shadow runs over the snow and climbs the house behind.
          const [a, b] = P(2.6, 0, 139.8)
          path(k, SHADE, `M${x - 5.5} ${y - 0.8}L${a - 2.6} ${b}H${a + 3}L${x + 5.6} ${y - 0.8}Z`)
          path(k, 'rgba(110,96,168,.55)', `M${a - 2.6} ${b}L${a + 1.6} ${b - 11}L${a + 3} ${b}Z`)
          at(k, x, y, metre(124), spruce)
        },
      ])
      const [RED, GREEN, GOLD] = ['#d8504c', '#3c8c6c', '#e0a040']
      for (const [X, Z, c] of [
        [47, 128, RED],
        [53, 127, GOLD],
        [59, 126, GREEN],
        [65, 125, RED],
        [52, 113, GREEN],
        [58, 112, RED],
        [64, 111, GOLD],
        [-18, 131, RED],
        [-24, 130, GOLD],
        [10, 131, GREEN],
        [16, 131, RED],
      ])
        all.push([Z, () => booth(k, X, Z, c)])
      for (const [X, Z, pose, n, flip] of [
        [49, 124, 'stand', 0, false],
        [50.6, 124.4, 'walk', 1, true],
        [57, 122, 'walk', 3, false],
        [61, 122.4, 'point', 2, true],
        [56, 108, 'stand', 4, false],
        [57.4, 108.6, 'hips', 1, true],
        [62, 107, 'walk', 5, true],
        [45, 118, 'walkOther', 2, false],
        [4, 119, 'camera', 1, true],
        [-5, 118, 'point', 2, false],
        [-6.6, 118.6, 'stand', 3, false],
        [-21, 127, 'walk', 4, false],
        [14, 128, 'stand', 5, false],
        [-52, 122, 'walk', 0, true],
        [-50.4, 122.4, 'walkOther', 3, true],
        [-24, 106, 'walk', 5, false],
        [66, 92, 'walkOther', 2, true],
        [64.2, 92.6, 'walk', 1, true],
        [40, 99, 'walk', 0, true],
      ])
        put(X, Z, guest(pose, n), flip)
      heart(k, -17, 97.5, 8.5)
      put(-18, 97.6, guest('point', 1), false, 2.2)
      put(-16, 97.2, guest('stand', 0, { cut: 'long' }), true, 2.1)
      all.sort((a, b) => b[0] - a[0])
      for (const [, draw] of all) draw()
      ledge(k)
      at(k, 137, 85, 0.9, pigeonInSnow)
    })
    return finish(s, { bloom: 0.12, vignette: 0.12 })
  },
}
