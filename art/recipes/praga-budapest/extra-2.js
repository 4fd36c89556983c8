import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import {
  fir,
  gabled,
  pigeonInSnow,
  pointing,
  stall,
  stroller,
  tyn,
  warming,
} from '../../things/old-town.js'
import { orloj, tower } from '../../things/orloj.js'

const FOOT = 73
const SAND = ['#f4d8a4', '#c8a088', '#fff4e0']
const ROSE = ['#f0b8a4', '#b8848c', '#fff0e4']
const GREEN = ['#c8d4a8', '#94a090', '#fff8e8']
const SKY = ['#c4d4e4', '#8c9cb8', '#ffffff']

export default {
  alt: "Nevica sulla piazza della Città Vecchia di Praga: gli apostoli si affacciano all'orologio astronomico, una bambina li indica, in fondo la chiesa di Týn",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#5c94c8'],
          [0.4, '#98c0dc'],
          [0.75, '#f0d8cc'],
          [1, '#ffe4c0'],
        ],
      },
      sun: [0.02, 0.2],
      horizon: 0.81,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(
        k,
        '#b4cce0',
        'M84 15C96 13 104 14 112 12.600C126 10.600 146 12 166 10V22C146 22.600 128 20.600 116 21.400C104 22 94 18 84 15Z',
      )
      path(
        k,
        '#dce4ec',
        'M94 18.500C108 17.400 116 19 128 18C142 17 152 18.600 166 17.400V23C146 23.600 128 21.600 116 22.400C108 22.800 100 20.500 94 18.500Z',
      )
      at(k, 112, FOOT, 0.76, tyn)
      gabled(k, 62, FOOT, 12, 52, GREEN, 'roof', 3)
      gabled(k, 74, FOOT, 11, 53, SAND, 'steep', 3)
      gabled(k, 85, FOOT, 12, 55, ROSE, 'curved', 3)
      gabled(k, 97, FOOT, 15, 57, SAND, 'steep', 2)
      gabled(k, 112, FOOT, 15, 57, SKY, 'steep', 2)
      gabled(k, 127, FOOT, 12, 54, SAND, 'curved', 3)
      gabled(k, 139, FOOT, 14, 51, ROSE, 'roof', 4)
      gabled(k, 153, FOOT, 13, 53, GREEN, 'curved', 3)
      // Snow on the square, trodden in paths of blue.
      path(k, '#e4ecfc', `M-6 ${FOOT - 0.4}H168V96H-6Z`)
      path(k, '#fdfdff', `M-6 ${FOOT + 2}C40 ${FOOT} 100 ${FOOT + 3} 168 ${FOOT + 0.6}V96H-6Z`)
      path(
        k,
        '#ccd8f4',
        'M60 82C80 79 96 83 116 80.500C136 78.500 150 81 168 79.500V83C146 84 132 82.500 116 85C98 87 78 84 60 86Z',
      )
      path(k, '#e4ecfc', 'M60 90C84 86.500 110 91 130 88.500C146 87 156 88.500 168 87.500V96H60Z')
      for (const [x, y, q, c] of [
        [92, 74.5, 0.78, '#e0504c'],
        [126, 75, 0.86, '#3c8c6c'],
        [156, 75.5, 0.96, '#e0504c'],
      ])
        at(k, x, y, q, (g) => stall(g, c))
      at(k, 142, 77, 1, fir)
      for (const [x, y, coat, hat] of [
        [104, 76, '#c8504c', '#3c4c80'],
        [106.6, 76.2, '#3c7c98', '#f4bc4c'],
        [118, 77, '#e0a03c', '#8c3c5c'],
        [133, 78, '#5c4c88', '#e0504c'],
        [151, 79, '#3c8c6c', '#f4f0e8'],
        [153.8, 79.2, '#c8504c', '#3c3454'],
      ])
        at(k, x, y, 1, (g) => stroller(g, coat, hat))
      tower(k, -6, 60)
      at(k, 30, 43.5, 0.93, orloj)
      path(k, 'rgba(90,110,180,.34)', 'M60 73.500L84 78L96 96H60Z')
      path(
        k,
        '#fdfdff',
        'M-6 91C6 88 20 90.500 36 89C48 88 58 87 66 88.500C72 89.600 74 92 76 96H-6Z',
      )
      at(k, 103, 95, 1, warming)
      at(k, 82, 95, 1.02, pointing)
      at(k, 128, 87, 1, pigeonInSnow)
      at(k, 136, 85, 0.9, (g) => pigeonInSnow(g))
      // Snow that falls, sparse and of three sizes.
      const r = random(23)
      for (let i = 0; i < 110; i++) {
        const [x, y, q] = [r() * 164 - 2, r() * 92 - 1, [0.28, 0.4, 0.62][i % 3]]
        if (x < 60 && Math.hypot(x - 30, y - 50) < 36) continue
        k.globalAlpha = 0.9
        path(k, '#ffffff', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
      }
      k.globalAlpha = 1
    })
    return finish(s, { bloom: 0.16 })
  },
}
