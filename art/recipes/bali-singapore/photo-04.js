import { at, field, fill, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { kingfisher } from '../../things/java-kingfisher.js'
import { leaf, leafEdge, smooth } from '../../things/leaf-edge.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import {
  bath,
  bather,
  beyond,
  hall,
  metre,
  P,
  parasol,
  SPOUTS,
  spout,
  wall,
} from '../../things/tirta-spouts.js'

const WHITE = ['#fff4da', '#b4bcae']
const GREEN = ['#4cac8c', '#247468']
const wet = (n, top, more) => ({
  ...POSES.stand,
  skin: SKINS[n],
  hair: ['#3c2c38', '#1c1c2c'],
  top,
  low: GREEN,
  dress: 'sarong',
  light: 1,
  bare: true,
  ...more,
})
const BOW = { armNear: [46, 84], armFar: [52, 80], lean: 22, nod: 34 }
const PRAY = { armNear: [62, 74], armFar: [66, 70], lean: 3, nod: 8 }

export default {
  alt: 'Rito dell’acqua a Tirta Empul nella prima luce: fedeli e viaggiatori in sarong, nella vasca fino alla vita, chinano il capo sotto la lunga fila di fontane di pietra in ombra; un martin pescatore guarda dalla prima',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.4, 0.1], horizon: 53 / 90 })
    field(s).draw(s.k, (k) => {
      beyond(k)
      hall(k)
      bath(k)
      at(k, ...P(9.4, 0.55, 29), metre(29) / 10, parasol)
      stand(
        k,
        ...P(10.1, 0.58, 29),
        1.65 * metre(29),
        wet(2, WHITE, { low: WHITE, hat: ['wrap', '#fff4dc'] }),
      )
      wall(k)
      const all = SPOUTS.map((z, i) => [z, () => spout(k, z, i)])
      const put = (x, z, o, more) => all.push([z - 0.05, () => bather(k, x, z, o, more)])
      put(-1.2, 6.8, wet(1, ['#f4b45c', '#a8745c'], BOW))
      put(-1.3, 10.8, wet(3, WHITE, BOW), { tall: 1.72 })
      put(-1.3, 14.8, wet(2, ['#5cb4b0', '#2c6c78'], { ...BOW, cut: 'bun' }))
      put(-1.3, 18.8, wet(2, WHITE, BOW))
      put(0.25, 7.6, wet(0, ['#ec7c5c', '#a04c54'], { ...PRAY, cut: 'bun' }), { tall: 1.58 })
      put(1.25, 11.4, wet(2, WHITE, { ...PRAY, hat: ['wrap', '#fff4dc'] }))
      all.sort((a, b) => b[0] - a[0])
      for (const [, draw] of all) draw()
      const perch = P(-2.62, 1.34, SPOUTS[0])
      at(k, perch[0], perch[1], 0.72, kingfisher, true)
      // Ferns of the wall's head hang over its shade at our side.
      leafEdge(
        k,
        '#10364a',
        smooth(points('38 -8 36 2 28 8 22 6 17 14 11 16 9 24 3 27 1 36 -8 40 -8 -8')),
        {
          size: 4,
          seed: 12,
          from: 0,
          to: 52,
        },
      )
      // A frangipani leans in from our side: the dark frame over the light.
      const branch = smooth(points('170 -4 158 6 146 9 136 16 130 17'), 6)
      const under = smooth(points('130 17.500 137 17.500 147 11.500 160 9.500 170 4'), 6)
      fill(k, '#16384c', [...branch, ...under])
      for (const [x, y, base, n] of points('130 17 2.600 7 146 10 2 6 158 7 1.700 6 166 2 2 6', 4))
        for (let i = 0; i < n; i++) {
          k.fillStyle = i % 3 ? '#16384c' : '#245c60'
          leaf(k, x, y, 9 + ((i * 5) % 4), base + (i - n / 2) * 0.62, 0.24)
        }
      for (const [x, y] of points(
        '131 15 133.500 18 147.500 8.500 149 12 160 10.500 118 84 108 80.500',
      ))
        for (let i = 0; i < 5; i++) {
          k.fillStyle = i % 2 ? '#fff4dc' : '#ffe4b4'
          leaf(k, x, y, y > 50 ? 1.5 : 2, i * 1.257 + x, y > 50 ? 0.3 : 0.5)
        }
      leafEdge(k, '#16384c', points('170 96 170 84 165 87 160 92 156 96'), {
        size: 3.4,
        seed: 2,
        from: 1,
        to: 4,
      })
    })
    return finish(s, { vignette: 0.14 })
  },
}
