import { at, field, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { badger, dusk, house, lane, lantern, maiko, P, pagoda } from '../../things/yasaka-lane.js'
import { blueHour } from './kit.js'

const HAIR = ['#2c1c34', '#1c142c']

export default {
  alt: 'Una maiko risale di sera una via di Kyoto fra case di legno e lanterne, verso la pagoda a cinque tetti; un tasso di terracotta la guarda',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...blueHour, disc: 0 }, sun: [0.2, 0.5], horizon: 0.66 })
    const f = field(s)
    f.draw(s.k, (k) => {
      dusk(k)
      at(k, 88.5, 53.5, 0.64, pagoda)
      lane(k)
      const all = []
      for (const [side, z0, z1, high, tint, seed] of points(
        '-1 2 8 5.600 2 3 -1 8 12.500 5 1 4 -1 12.500 18 5.800 2 5 -1 18 25 5.200 0 7 -1 25 33 5.600 1 8 1 2.100 8.600 5.400 2 9 1 8.600 13 6 0 10 1 13 18.500 5.200 2 11 1 18.500 25 5.800 1 12 1 25 32 5.200 0 13 1 32 40 5.600 2 14 1 40 50 5.200 0 15',
        6,
      ))
        all.push([z0, () => house(k, side, z0, z1, { high, tint, seed })])
      for (const [x, y, z, red] of points(
        '1.950 2.200 7.600 0 1.950 2.200 11.600 1 1.950 2.200 16 0 1.950 2.200 22 0 1.950 2.200 29 1 -1.950 2.200 10 1 -1.950 2.200 14.600 0 -1.950 2.200 20 0 -1.950 2.200 27 0',
        4,
      ))
        all.push([z - 0.3, () => lantern(k, x, y, z, !!red)])
      const put = (x, z, tall, o, flip) =>
        all.push([
          z,
          () => {
            const [px, py, q] = P(x, 0, z)
            stand(k, px, py, q * tall, o, { flip, fall: [-0.5, 0.06], shade: '#4c406c' })
          },
        ])
      put(1.9, 21, 1.72, {
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
      put(1.2, 21.3, 1.62, {
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
        armFar: [96, 6],
      })
      put(-1.2, 36, 1.7, {
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
          const [px, py, q] = P(-0.5, 0, 13.6)
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
          const [px, py, q] = P(2.1, 0, 9)
          at(k, px, py, q * 0.085, badger)
        },
      ])
      all.sort((a, b) => b[0] - a[0])
      for (const [, draw] of all) draw()
    })
    return finish(s, { bloom: 0.22, threshold: 0.76, vignette: 0.18 })
  },
}
