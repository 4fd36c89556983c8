import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { badger, maiko } from '../../things/yasaka-figures.js'
import { house } from '../../things/yasaka-house.js'
import { dusk, lane, laneEnd, lantern, P, pagoda, pool } from '../../things/yasaka-lane.js'
import { blueHour } from './kit.js'

const HAIR = ['#2c1c34', '#1c142c']

export default {
  alt: 'Una maiko risale di sera una via di Kyoto fra lanterne e case di legno, verso la pagoda',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...blueHour, disc: 0 }, sun: [0.2, 0.5], horizon: 0.66 })
    const f = field(s)
    f.draw(s.k, (k) => {
      dusk(k)
      at(k, 84, 60, 0.83, pagoda)
      laneEnd(k)
      lane(k)
      const all = []
      for (const [side, z0, z1, high, tint, seed] of points(
        '-1 3 9.500 5.400 2 3 -1 9.500 15 4.900 1 4 -1 15 22 5.500 2 5 -1 22 29 5 0 7 -1 29 38 5.500 1 8 -1 38 50 5 2 16 -1 50 66 5.300 0 17 1 3 8.600 5.200 2 10 1 8.600 14 5.700 0 11 1 14 20 5 2 11 1 20 28 5.500 1 12 1 28 36 4.900 0 13 1 36 46 5.400 2 14 1 46 58 5 0 15 1 58 74 5.300 1 18',
        6,
      ))
        all.push([z0, () => house(k, side, z0, z1, { high, tint, seed })])
      for (const [x, y, z, red] of points(
        '1.950 2.300 11 0 1.950 2.250 16.500 1 1.950 2.250 27 0 1.950 2.250 44 1 -1.950 2.250 12 1 -1.950 2.250 18.500 0 -1.950 2.250 33 0',
        4,
      )) {
        pool(k, x * 0.72, z)
        all.push([z - 6, () => lantern(k, x, y, z, !!red)])
      }
      const put = (x, z, tall, o, flip) =>
        all.push([
          z - 6,
          () => {
            const [px, py, q] = P(x, 0, z)
            stand(k, px, py, q * tall, o, { flip, fall: [-0.5, 0.06], shade: '#4c406c' })
          },
        ])
      put(1.6, 23, 1.72, {
        ...POSES.stand,
        view: 'back',
        near: [-4, 0],
        far: [6, 0],
        skin: SKINS[1],
        top: ['#8c6c94', '#54447c'],
        low: ['#4c4470', '#34305c'],
        hair: HAIR,
        light: 1,
      })
      put(0.9, 23.3, 1.62, {
        ...POSES.stand,
        view: 'back',
        near: [-4, 0],
        far: [5, 0],
        skin: SKINS[0],
        top: ['#f4d8bc', '#a88494'],
        low: ['#a85464', '#6c3854'],
        dress: 'skirt',
        hair: ['#a8704c', '#70443c'],
        cut: 'long',
        light: 1,
        armFar: [118, 14],
      })
      put(-0.9, 38, 1.7, {
        ...POSES.walk,
        skin: SKINS[0],
        top: ['#6c84a8', '#48587c'],
        low: ['#54507c', '#3c3864'],
        hair: HAIR,
        light: 1,
      })
      all.push([
        13.6,
        () => {
          const [px, py, q] = P(-0.5, 0, 14.4)
          at(k, px, py, q * 0.098, (c) => {
            c.save()
            c.transform(1, 0, 0.5, -0.08, 0, 0)
            c.globalAlpha = 0.5
            c.fillStyle = '#342c5c'
            c.beginPath()
            c.ellipse(-3, -1, 6, 6, 0, 0, 7)
            c.fill()
            c.restore()
            maiko(c)
          })
        },
      ])
      all.push([
        8.4,
        () => {
          const [px, py, q] = P(2.3, 0, 10.2)
          path(
            k,
            'rgba(44,32,76,.55)',
            `M${px - q * 0.9} ${py}Q${px - q * 0.4} ${py - q * 0.14} ${px + q * 0.2} ${py}Q${px - q * 0.3} ${py + q * 0.1} ${px - q * 0.9} ${py}Z`,
          )
          at(k, px, py, q * 0.08, badger)
        },
      ])
      all.sort((a, b) => b[0] - a[0])
      for (const [, draw] of all) draw()
    })
    return finish(s, { bloom: 0.22, threshold: 0.76, vignette: 0.18 })
  },
}
