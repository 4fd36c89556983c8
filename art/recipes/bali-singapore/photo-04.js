import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump } from '../../nature/leaf-mass.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'
import { leftBank, near, pavilion } from '../../things/tirta-court.js'
import {
  gate,
  hill,
  kingfisher,
  koi,
  metre,
  P,
  palm,
  rings,
  shrine,
  spout,
  wall,
  wallAt,
} from '../../things/tirta-empul.js'

const GREEN = ['#3c9c74', '#24685c']
const WHITE = ['#fff6e4', '#d4bca8']
const WET = { light: -1, hair: ['#2c2034', '#201828'], low: GREEN, dress: 'sarong', bare: true }

/** Somebody who stands in the bath up to the waist; what is under water is not drawn. */
function bather(k, x, z, o, { flip = false, deep = 0.82, tall = 1.66 } = {}) {
  const [px, py] = P(x, 0, z)
  const m = metre(z)
  k.save()
  k.beginPath()
  k.rect(px - 30, py - 40, 60, 40 + 0.02 * m)
  k.clip()
  stand(k, px, py + deep * m, tall * m, { ...WET, ...o }, { flip })
  k.restore()
  // What the water shows of it.
  k.save()
  k.beginPath()
  k.rect(px - 30, py, 60, 0.6 * m)
  k.clip()
  k.globalAlpha = 0.3
  k.translate(0, py * 2)
  k.scale(1, -1)
  stand(k, px, py + deep * m, tall * m, { ...WET, ...o, flat: '#1c5c6c' }, { flip })
  k.restore()
  rings(k, px, py + 0.02 * m, m)
}

/** Before spout u, head under the jet. */
function praying(k, u, o, pose = 'bow') {
  const [x, z] = wallAt(u, 1.12)
  bather(k, x, z, {
    ...POSES.stand,
    ...(pose === 'bow'
      ? { lean: 16, nod: 34, armNear: [66, 78], armFar: [70, 72] }
      : { lean: 4, armNear: [48, 84], armFar: [54, 80] }),
    ...o,
  })
  const [jx, jz] = wallAt(u, 0.85)
  return [jx, jz]
}

function pool(k) {
  const water = k.createLinearGradient(0, 44, 0, 92)
  for (const [a, c] of [
    [0, '#a4dcc0'],
    [0.24, '#54bcac'],
    [0.6, '#24949c'],
    [1, '#106880'],
  ])
    water.addColorStop(a, c)
  fill(k, water, [
    P(-12.6, 0, 33),
    P(-1.6, 0, 33),
    P(9, 0, 6),
    P(9, 0, 5),
    P(-9, 0, 5),
    P(-11.4, 0, 14),
  ])
  // The wall in the water, broken by it.
  const run = (y) =>
    Array.from({ length: 70 }, (_, i) => {
      const [x, z] = wallAt(-0.05 + (i / 69) * 1.04)
      return P(x, y && y + 0.22 * Math.sin(i * 2.1) * (i % 2), z)
    })
  fill(k, 'rgba(20,80,92,.5)', [...run(0), ...run(-2.3).toReversed()])
  fill(k, 'rgba(176,164,140,.26)', [...run(-0.5), ...run(-1.9).toReversed()])
  // The gate in it, turned over.
  k.save()
  k.beginPath()
  k.rect(30, 45.2, 60, 30)
  k.clip()
  k.globalAlpha = 0.4
  k.translate(0, 90.4)
  k.scale(1, -1)
  gate(k, 58.5, 43.6, 2.05, ['#d89878', '#a86860', '#5c4c5c', '#d8b090'])
  k.restore()
  const r = random(8)
  for (let i = 0; i < 60; i++) {
    const t = i / 59
    const y = 46.5 + t ** 1.3 * 42
    const [x, l] = [58 + (r() - 0.5) * (30 + t * 150), 1 + t * 6]
    path(
      k,
      ['rgba(220,255,236,.4)', 'rgba(16,92,112,.35)', 'rgba(150,232,212,.4)'][i % 3],
      `M${x - l} ${y}q${l} ${-0.14 - t * 0.4} ${l * 2} 0q${-l} ${0.14 + t * 0.4} ${-l * 2} 0Z`,
    )
  }
  for (const [x, y, q, a, n] of points(
    '34 72 0.700 -0.300 0 44 77 0.900 0.200 1 30 80.500 0.900 -0.150 0 56 74 0.650 0.400 0 40 68 0.500 -0.500 1 70 82 1 0.100 0',
    5,
  )) {
    k.save()
    k.translate(x, y)
    k.scale(1, 0.5)
    k.rotate(a)
    k.scale(q * 0.8, q * 0.8)
    koi(k, n ? '#f4e4d0' : '#f47c4c', n ? '#f0643c' : '#ffd8b8')
    k.restore()
  }
}

export default {
  alt: 'Rito dell’acqua a Tirta Empul: fedeli e viaggiatori in sarong verde, nella vasca fino alla vita, chinano il capo sotto la fila di fontane di pietra; in fondo la porta spaccata del tempio, un martin pescatore guarda le carpe',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.1, 0.1], horizon: 0.4 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, 30)
      sky.addColorStop(0, '#b4e0d0')
      sky.addColorStop(1, '#fff4c8')
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 100)
      hill(k)
      for (const [x, y, high, lean] of points(
        '16 30 22 0.080 24 30 16 -0.060 100 24 20 0.050 142 22 18 -0.070',
        4,
      ))
        palm(k, x, y, high, lean, ['#84b86c', '#3c7c68'])
      // The inner court: lawn, shrines, the gate.
      path(k, '#b8d080', 'M-6 39.500C40 37.500 120 37.500 168 39V60H-6Z')
      const r = random(3)
      path(k, '#8cbc70', 'M66 38C90 35.500 120 32.500 168 30.500V48H66Z')
      path(k, '#70a868', 'M66 39.500C90 37.500 120 35.500 168 34.500V48H66Z')
      pavilion(k)
      for (const [x, y, q, n] of points(
        '39 42.500 1 3 84 37 1.050 1 98 36 1.500 5 116 34.500 1.500 1 134 33.500 1.900 3',
        4,
      ))
        shrine(k, x, y, q, n)
      for (let x = 70; x < 168; x += 3.4 + r() * 2)
        clump(
          k,
          x,
          40 - (x - 70) * 0.052 + r(),
          2.4 + r() * 1.2,
          ['#3c8464', '#68a45c', '#bcd070'],
          r() * 6,
        )
      gate(k, 58.5, 42.6, 2.05, ['#f4a478', '#c86450', '#7c3c48', '#ffd8a0'])
      for (let x = -4; x < 46; x += 4.4)
        clump(k, x, 43 + r() * 0.6, 2 + r() * 1.2, ['#2c7c60', '#5ca05c', '#b0cc6c'], r() * 6)
      fill(k, '#c4a488', [P(-22, 0.35, 36), P(-1.6, 0.35, 36), P(-1.6, 0, 33), P(-12.6, 0, 33)])
      for (let i = 0; i < 4; i++)
        fill(k, ['#f0d8b0', '#b89c84'][i % 2], [
          P(-12, 0.5 - i * 0.13, 34.5 - i * 0.4),
          P(-5, 0.5 - i * 0.13, 34.5 - i * 0.4),
          P(-5, 0.37 - i * 0.13, 34.5 - i * 0.4),
          P(-12, 0.37 - i * 0.13, 34.5 - i * 0.4),
        ])
      pool(k)
      leftBank(k)
      wall(k)
      const jets = [0.94, 0.85, 0.76, 0.67, 0.58, 0.49, 0.4, 0.31, 0.225, 0.14, 0.055]
      const list = [
        { u: 0.85, o: { top: WHITE, skin: SKINS[2], cut: 'bun' } },
        { u: 0.67, o: { top: WHITE, skin: SKINS[1], cut: 'long' }, pose: 'pray' },
        { u: 0.58, o: { top: SKINS[3], skin: SKINS[3] } },
        { u: 0.4, o: { top: ['#f0b04c', '#a86c48'], skin: SKINS[2], cut: 'bun' } },
        { u: 0.31, o: { top: SKINS[1], skin: SKINS[1], hair: ['#7c4c3c', '#543434'] } },
        { u: 0.225, o: { top: WHITE, skin: SKINS[2], cut: 'bun' }, pose: 'pray' },
        {
          u: 0.055,
          o: {
            top: ['#e8705c', '#a04454'],
            skin: SKINS[0],
            cut: 'long',
            hair: ['#a8703c', '#704834'],
          },
        },
      ]
      for (const u of jets) {
        const one = list.find((l) => l.u === u)
        if (one) {
          praying(k, u, one.o, one.pose)
          spout(k, u, one.pose ? 0.02 : 0.66, one.pose ? -0.25 : 0.02)
        } else spout(k, u, 0.02)
      }
      // Those who wait in the water, one behind the other; a child holds on.
      const wait = (u, out, o, more) =>
        bather(
          k,
          ...wallAt(u, out),
          { ...POSES.stand, armNear: [48, 84], armFar: [54, 80], ...o },
          more,
        )
      wait(0.6, 3.4, { top: ['#5c94bc', '#3c5c8c'], skin: SKINS[0] })
      wait(0.31, 3.6, { top: ['#5c94bc', '#3c5c8c'], skin: SKINS[1], cut: 'long' })
      wait(0.23, 4.6, { top: WHITE, skin: SKINS[2], cut: 'bun', armFar: [34, 10] })
      wait(
        0.225,
        3.8,
        { top: ['#f4c44c', '#b07c40'], skin: SKINS[2], armNear: [-30, 10], armFar: [130, 30] },
        { tall: 1.3 },
      )
      // On the edge: one kneels with her basket, one sits with his feet in the water.
      const fall = { fall: [0.9, -0.1], shade: '#b08c80' }
      stand(
        k,
        ...P(-13.4, 0.35, 20),
        1.65 * metre(20),
        {
          ...POSES.walk,
          top: WHITE,
          skin: SKINS[2],
          low: ['#e8a83c', '#a8683c'],
          dress: 'sarong',
          sash: '#e8503c',
          hair: ['#2c2034', '#201828'],
          cut: 'bun',
          light: -1,
          armFar: [60, 60],
          armNear: [54, 66],
        },
        fall,
      )
      stand(
        k,
        ...P(-15.6, 0.35, 21),
        1.72 * metre(21),
        {
          ...POSES.stand,
          top: ['#5c94bc', '#3c5c8c'],
          skin: SKINS[0],
          low: GREEN,
          dress: 'sarong',
          sash: '#e8503c',
          hair: ['#a8703c', '#704834'],
          light: -1,
        },
        fall,
      )
      const [ex, ey] = P(-11.5, 0.4, 15.4)
      at(k, ex, ey, (1.7 * metre(15.4)) / 7, (c) =>
        folk(c, {
          ...POSES.sit,
          top: SKINS[1],
          skin: SKINS[1],
          low: GREEN,
          hair: ['#2c2034', '#201828'],
          light: -1,
          armNear: [-20, 10],
          armFar: [20, 30],
          shoe: SKINS[1],
        }),
      )
      const [bx, by] = P(...(([x, z]) => [x, 1.6, z])(wallAt(0.14, 0.4)))
      at(k, bx, by, 0.4, kingfisher)
      near(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
