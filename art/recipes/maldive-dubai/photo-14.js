import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  cloth,
  deck,
  dhoni,
  he,
  lamp,
  manta,
  post,
  shark,
  she,
  water,
} from '../../things/jetty-night.js'

const turned = (k, x, y, size, angle, draw) => {
  k.save()
  k.translate(x, y)
  k.rotate(angle)
  k.scale(size, size)
  draw(k)
  k.restore()
}

/** Small fish that wait under the lamp. */
function shoal(k) {
  for (const [x, y, a] of points(
    '50 14 0.400 54 11 0.600 47 10 0.300 58 15 0.800 52 18 0.500 44 15 0.200 60 10 0.700 40 11 0.100',
    3,
  ))
    turned(k, x, y, 1, a, (m) =>
      path(
        m,
        '#1c6c94',
        'M-2 0C-1 -0.900 1 -0.900 2 0L3.200 -0.900L3 0.900L2 0C1 0.900 -1 0.900 -2 0Z',
      ),
    )
}

export default {
  alt: 'Dall’alto, di notte, la punta di un molo alle Maldive: lui guarda le stelle con le mani sotto la testa, lei si volta e sfiora l’acqua, perché nella luce della lampada è arrivata una manta con due piccoli squali; una barca dondola all’ormeggio',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.night, sun: [0.4, 0.35], horizon: 0.1 })
    const f = field(s)
    f.draw(s.k, (k) => {
      water(k)
      shoal(k)
      // Their shadows lie on the sand.
      k.save()
      k.globalAlpha = 0.3
      turned(k, 27, 56, 0.86, 0.55, (m) =>
        path(
          m,
          '#0c4c6c',
          'M-5 -10.500C-15 -8 -25 -2 -26 9C-17 5 -9 10 0 16C9 10 17 5 26 9C25 -2 15 -8 5 -10.500Z',
        ),
      )
      k.restore()
      turned(k, 31, 47.5, 0.95, 0.55, manta)
      turned(k, 27, 83, 0.85, 1.25, shark)
      turned(k, 47, 76, 0.75, -0.5, shark)
      turned(k, 132, 40, 1, 0.2, dhoni)
      turned(k, 88, 15, 1, 0.13, (m) => {
        deck(m)
        cloth(m)
        at(m, 8.5, 17, 1, he)
        at(m, -8, 18.5, 1, she)
        post(m, 20, 4)
        post(m, 20, 46)
        lamp(m, -19, 3.5)
      })
      stroke(k, '#d8b48c', 0.5, 'M127.400 61C122 73 110 71.500 103.800 63.800')
      stroke(k, '#d8b48c', 0.7, 'M100.200 62.800a2 2 0 1 0 4 0a2 2 0 1 0 -4 0')
      // Rings where her fingers touch.
      for (const [q, c] of [
        [5.5, 'rgba(255,255,255,.45)'],
        [3, 'rgba(255,255,255,.8)'],
      ]) {
        k.strokeStyle = c
        k.lineWidth = 0.4
        k.beginPath()
        k.ellipse(57.5, 35.5, q, q * 0.8, 0, 1.6, 5.6)
        k.stroke()
      }
    })
    s.glow(0.43, 0.19, 26, '#ffe09a', 0.25)
    return finish(s, { bloom: 0.15, vignette: 0.18 })
  },
}
