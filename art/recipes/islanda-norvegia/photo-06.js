import { at, field, fill, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { EYE, house, jumper, metre, P, shadeOf, strip, VX, VY } from '../../things/reykjavik.js'
import { cat, church, leif } from '../../things/reykjavik-church.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const TIN = {
  red: ['#dc4c3c', '#6c2c5c'],
  gold: ['#f4b440', '#8c5864'],
  teal: ['#2f9c90', '#24507c'],
  blue: ['#3c84c4', '#2c4488'],
  cream: ['#f6dcb4', '#8480b4'],
  rose: ['#f09c84', '#784c80'],
  slate: ['#6c8098', '#40487c'],
  green: ['#5ca45c', '#2c5c6c'],
}
const HOUSES = [
  [-1, 118, 140, 7, 10.4, 0, 'rose', 2, 4],
  [1, 116, 140, 6.4, 9.6, 0, 'teal', 2, 4],
  [-1, 102, 117, 6, 9, 1, 'blue', 2, 3],
  [1, 100, 115, 7.4, 11, 1, 'gold', 2, 3],
  [-1, 82, 101, 7, 10, 0, 'gold', 2, 4],
  [1, 80, 99, 6.2, 9.4, 0, 'red', 2, 4],
  [-1, 68, 81, 6.2, 10, 1, 'red', 2, 3],
  [1, 64, 79, 6.8, 10, 0, 'blue', 2, 3],
  [-1, 52, 67, 5.6, 9, 0, 'cream', 2, 4],
  [1, 51, 63, 6, 9.6, 1, 'rose', 2, 3],
  [-1, 40, 51, 7, 10.6, 1, 'teal', 2, 3],
  [1, 37, 50, 7, 10, 0, 'green', 2, 3],
  [-1, 26, 39.5, 5.8, 9, 0, 'gold', 2, 3],
  [1, 26, 36.5, 5.6, 9.4, 1, 'cream', 2, 3],
  [-1, 18, 25.6, 6.4, 10.6, 1, 'blue', 2, 3],
  [1, 14, 25, 6.2, 9.6, 0, 'teal', 2, 3],
  [-1, 6, 17.4, 6, 9.4, 0, 'red', 2, 4],
  [1, 5, 14, 6.8, 10.4, 0, 'red', 2, 4],
].map(([side, z0, z1, eave, ridge, gable, c, floors, n], seed) => ({
  side,
  z0,
  z1,
  eave,
  ridge,
  gable: gable === 1,
  tone: TIN[c],
  floors,
  n,
  seed,
}))
const BANDS = ['#e8453c', '#f58a34', '#ffd23c', '#3fae5c', '#2f7fd0', '#7c4cb0']
const DIM = ['#8c3058', '#94585c', '#a08464', '#2c6c78', '#2c4c94', '#4c3484']

const guest = (pose, top, low, n, more) => ({
  ...POSES[pose],
  view: 'back',
  light: 1,
  top,
  low,
  skin: SKINS[n % 3],
  hair: [
    ['#d8a04c', '#a8703c'],
    ['#4c2c34', '#2c1828'],
  ][n % 2],
  shoe: '#2c2448',
  dress: 'coat',
  ...more,
})
/** Where a shadow falls: away from the sun behind us, flatter the farther it lies. */
const fall = (z) => [-0.98, (-1.5 * EYE) / (z + 1)]

export default {
  alt: 'Una sera d’aprile a Reykjavík dopo una nevicata: la strada dipinta d’arcobaleno sale fra le case di lamiera colorata fino alla chiesa di Hallgrímskirkja, dorata dal sole basso; un gatto siede sui colori, in cielo c’è l’arcobaleno vero',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [1.1, 0.3], horizon: VY / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The shower has passed over us and hangs behind the church.
      const sky = k.createLinearGradient(0, 0, 0, 62)
      for (const [a, c] of [
        [0, '#36507c'],
        [0.5, '#5c7ca0'],
        [0.85, '#9cb4c4'],
        [1, '#c8d0cc'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-6, -6, 174, 70)
      // A real rainbow stands opposite the sun, faint.
      k.save()
      k.globalCompositeOperation = 'screen'
      k.lineWidth = 1.15
      for (const [i, c] of BANDS.entries()) {
        k.strokeStyle = c
        k.globalAlpha = 0.27
        k.beginPath()
        k.arc(45, 92, 101 - i * 1.1, -1.6, 0)
        k.stroke()
      }
      k.restore()
      church(k, VX, P(0, 0, 150)[1], metre(150))
      // The square before the church, the street, snow on both pavements.
      fill(k, '#f4ead8', [P(-60, 0, 150), P(60, 0, 150), P(60, 0, 110), P(-60, 0, 110)])
      strip(k, '#fff3de', -7, 7, 6, 150)
      strip(k, '#e4d8d4', -3.3, 3.3, 6, 140)
      for (const [i, c] of BANDS.entries()) strip(k, c, -3 + i, -2 + i, 6, 132)
      const right = HOUSES.filter((o) => o.side > 0)
      // Where the shade of the right row lies, the same colours are cool.
      k.save()
      k.clip(shadeOf(right))
      strip(k, '#a4a8d4', -7, 7, 6, 150)
      strip(k, '#8488b8', -3.3, 3.3, 6, 140)
      for (const [i, c] of DIM.entries()) strip(k, c, -3 + i, -2 + i, 6, 132)
      k.restore()
      leif(k, VX, P(0, 0, 138)[1], metre(138))
      for (const o of HOUSES) house(k, o)
      // Jumpers in the windows of the wool shop.
      for (const [z, c] of [
        [10.35, ['#fff0d8', '#d4b8b4', '#8c4c54']],
        [13.1, ['#7c5c5c', '#5c4458', '#fff0d8']],
        [16, ['#fff0d8', '#d4b8b4', '#3c5c84']],
      ])
        jumper(k, z, 0.95, c)
      const put = (x, z, tall, o, flip) => {
        const [px, py] = P(x, 0, z)
        stand(k, px, py, tall * metre(z), o, { flip, fall: fall(z), shade: 'rgba(64,56,120,.5)' })
      }
      put(-4.6, 44, 1.7, guest('walk', ['#f4bc4c', '#b4705c'], ['#34305c', '#242048'], 0))
      put(-0.9, 30, 1.8, guest('walk', ['#3c9ca4', '#2c5c84'], ['#34305c', '#242048'], 1))
      put(
        0.1,
        30,
        1.65,
        guest('walkOther', ['#f0e4d8', '#a89cc0'], ['#34305c', '#242048'], 0, { cut: 'long' }),
      )
      put(
        0.3,
        11.6,
        0.98,
        guest('kneel', ['#fff4e4', '#b4a4cc'], ['#3c4c84', '#28305c'], 0, {
          view: undefined,
          dress: undefined,
          hat: ['knit', '#e8453c', '#fff0dc'],
          armFar: [72, 8],
          armNear: [40, 44],
        }),
        true,
      )
      // Where she came from, the snow tells.
      for (let i = 0; i < 13; i++) {
        const [x, y] = P(-6.5 + i * 0.25, 0, 13.2 - i * 0.14 + (i % 2) * 0.16)
        path(k, '#a8a0c0', `M${x - 0.34} ${y}q0.340 -0.260 0.680 0q-0.340 0.260 -0.680 0Z`)
      }
      const [cx, cy] = P(-1.2, 0, 10.4)
      const m = metre(10.4) * 1.15
      k.save()
      k.translate(cx, cy)
      k.transform(1, 0, 0.98, 0.29, 0, 0)
      at(k, 0, 0, m, (q) => cat(q, [], 'rgba(64,40,90,.5)'))
      k.restore()
      at(k, cx, cy, m, (q) => cat(q, ['#4c3c5c', '#1c1a34']))
    })
    return finish(s, { vignette: 0.12 })
  },
}
