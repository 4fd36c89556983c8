import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { coaster, edge, near, tower } from '../../things/bryggen-quay.js'
import { EDGE, HOUSES, house, metre, P, quayPath, wet } from '../../things/bryggen-row.js'
import { lens } from '../../things/curves.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { rainy } from './kit.js'

/** An umbrella over the hand that holds it; half: how far it reaches. */
const umbrella =
  ([light, shade], half = 2.1) =>
  (k, j, flat) => {
    const [x, y] = j.armFar.hand
    const top = y - 2.6
    stroke(k, flat ?? '#3a3048', 0.1, `M${x} ${y + 0.2}V${top}`)
    path(
      k,
      flat ?? shade,
      `M${x - half} ${top + 0.5}C${x - half * 0.9} ${top - 1.4} ${x + half * 0.9} ${top - 1.4} ${x + half} ${top + 0.5}Q${x + half * 0.6} ${top + 0.15} ${x + half * 0.35} ${top + 0.5}Q${x} ${top + 0.15} ${x - half * 0.35} ${top + 0.5}Q${x - half * 0.6} ${top + 0.15} ${x - half} ${top + 0.5}Z`,
    )
    if (!flat)
      path(
        k,
        light,
        `M${x - half} ${top + 0.5}C${x - half * 0.9} ${top - 1.4} ${x + half * 0.2} ${top - 1.2} ${x + half * 0.15} ${top + 0.3}Q${x - half * 0.2} ${top + 0.15} ${x - half * 0.35} ${top + 0.5}Q${x - half * 0.6} ${top + 0.15} ${x - half} ${top + 0.5}Z`,
      )
  }
const who = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#4a3038', '#30202c'],
  light: -1,
  ...more,
})
const HOLD = { armFar: [30, 112] }
const FOLK = [
  [
    10.6,
    22.6,
    1.76,
    who('walk', 0, ['#3f5f8c', '#2c4268'], ['#3a3450', '#28243c'], {
      ...HOLD,
      dress: 'coat',
      after: umbrella(['#f05c48', '#b83a40']),
    }),
    1,
  ],
  [
    9.5,
    22,
    1.66,
    who('walkOther', 1, ['#d8a860', '#a87a4c'], ['#3a3450', '#28243c'], {
      dress: 'coat',
      cut: 'long',
    }),
    1,
  ],
  [
    15.8,
    46,
    1.75,
    who('walk', 2, ['#7c4460', '#583048'], ['#34304c', '#24203a'], {
      ...HOLD,
      after: umbrella(['#4fb0a4', '#2f8084']),
    }),
    0,
  ],
  [
    4.3,
    15,
    1.26,
    who('run', 0, ['#ffcf3c', '#e09a2c'], ['#ffcf3c', '#e09a2c'], {
      hat: ['knit', '#ffcf3c', '#e09a2c'],
      shoe: ['#e0483c', '#b0343c'],
      armNear: [-70, 20],
      armFar: [96, 20],
      lean: 4,
    }),
    0,
  ],
]

export default {
  alt: 'Le case di legno colorate del Bryggen di Bergen dopo la pioggia, specchiate nel molo bagnato; un bambino in giallo salta una pozza',
  paint(w, h) {
    const s = new Scene(w, h, { mood: rainy, sun: [0.1, 0.5], horizon: 59 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const r = random(12)
      const g = k.createLinearGradient(0, 0, 0, 60)
      for (const [t, c] of [
        [0, '#34547c'],
        [0.36, '#6488a4'],
        [0.68, '#bcc8bc'],
        [0.88, '#f4dcae'],
        [1, '#ffdc9c'],
      ])
        g.addColorStop(t, c)
      path(k, g, 'M-6 -6H168V96H-6Z')
      // Over the fjord the far shore, then the hill above the houses.
      fill(k, '#b4bdb8', [
        ...rough(points('-6 51 8 49 20 50.5 30 47.500 44 50 60 48 70 54'), 0.4, 2),
        ...points('70 62 -6 62'),
      ])
      fill(k, '#7f9a98', [
        ...rough(
          points('22 59 30 54 38 50 46 44 56 36 66 30 78 24 92 20 108 16 126 14 146 12 168 14'),
          0.3,
          5,
        ),
        ...points('168 62 22 62'),
      ])
      fill(k, '#5f8084', [
        ...rough(points('34 59 44 53 54 46 66 40 80 33 96 30 116 26 140 24 168 26'), 0.3, 8),
        ...points('168 62 34 62'),
      ])
      // White houses climb the foot of the hill.
      for (const [x, y, q] of points(
        '40 50 1 52.500 43 1.200 55 40.500 1 58.500 39 1.200 62 36.500 1 51 47.500 1.200 56.500 44.500 1.100 65.500 35 1.100 70 33 1.100 60 43 1',
        3,
      )) {
        path(k, '#efe8d6', `M${x} ${y}v${-q}l${q * 0.6} ${-q * 0.7}l${q * 0.6} ${q * 0.7}v${q}Z`)
        path(
          k,
          '#a9705c',
          `M${x + q * 0.6} ${y - q * 1.7}l${q} 0l${q * 0.7} ${q * 0.7}h${-q * 1.1}Z`,
        )
      }
      // Water, pale where the light comes in.
      const sea = k.createLinearGradient(0, 59, 0, 90)
      for (const [t, c] of [
        [0, '#f4dfb6'],
        [0.2, '#c3c8bc'],
        [1, '#4d6c84'],
      ])
        sea.addColorStop(t, c)
      path(k, sea, 'M-6 59H60V96H-6Z')
      tower(k)
      for (let n = HOUSES.length - 2; n >= 0; n--) house(k, n, r)
    })
    f.draw(s.k, (k) => {
      k.save()
      k.clip(quayPath())
      const sheen = k.createLinearGradient(0, 59, 0, 92)
      for (const [t, c] of [
        [0, '#f6deb0'],
        [0.14, '#cdc6b8'],
        [0.45, '#8594a8'],
        [1, '#4c5a80'],
      ])
        sheen.addColorStop(t, c)
      path(k, sheen, 'M-6 56H168V96H-6Z')
      for (let n = HOUSES.length - 2; n >= 0; n--) wet(k, n)
      // Dull stone between the wet places, in long flakes that widen towards us.
      const r = random(31)
      for (let z = 110; z > 9; z *= 0.93) {
        const q = metre(z)
        for (let i = 0; i < 2; i++) {
          const [x, y] = P(EDGE + r() * 26, 0, z * (0.98 + r() * 0.04))
          const [l, t] = [q * (1.5 + r() * 3), q * 0.06 * (0.6 + r())]
          path(
            k,
            'rgba(84,86,114,.42)',
            `M${x - l} ${y}C${x - l * 0.4} ${y - t} ${x + l * 0.2} ${y - t * 1.4} ${x + l} ${y - t * 0.2}C${x + l * 0.5} ${y + t} ${x - l * 0.3} ${y + t * 1.3} ${x - l} ${y}Z`,
          )
        }
      }
      const veil = k.createLinearGradient(0, 62, 0, 92)
      veil.addColorStop(0, 'rgba(84,84,112,.05)')
      veil.addColorStop(0.5, 'rgba(70,72,104,.35)')
      veil.addColorStop(1, 'rgba(44,46,80,.85)')
      path(k, veil, 'M-6 56H168V96H-6Z')
      k.restore()
      edge(k)
      for (const [x, z, tall, o, flip] of [...FOLK].sort((a, b) => b[1] - a[1])) {
        const [px, py] = P(x, 0, z)
        k.save()
        k.globalAlpha = 0.5
        k.translate(0, py * 2)
        k.scale(1, -1)
        stand(k, px, py, tall * metre(z), o, { flip: flip === 1 })
        k.restore()
        if (o.hat) {
          // The puddle he is about to hit: one ring, a few drops thrown up.
          lens(k, 'rgba(214,220,220,.55)', px, py + 0.3, 4.4, 0.34, 0.34)
          lens(k, 'rgba(92,104,136,.9)', px, py + 0.34, 3.6, 0.24, 0.24)
          for (const [dx, dy, q] of points(
            '-3.4 -1.2 .22 -4.2 -.5 .16 3.3 -1 .2 4.1 -.4 .15 2.7 -1.9 .14',
            3,
          ))
            path(
              k,
              '#e8ecec',
              `M${px + dx - q} ${py + dy}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`,
            )
        }
        const lift = o.hat ? 0.22 * metre(z) : 0
        stand(k, px, py - lift, tall * metre(z), o, {
          flip: flip === 1,
          fall: [0.9, -0.1],
          shade: '#4a4868',
        })
      }
      const [bx, by] = P(-6.9, -1.9, 23)
      k.save()
      k.beginPath()
      for (const p of [[-6, 59], P(EDGE, 0, 420), P(EDGE, 0, 5), [-60, 120]]) k.lineTo(p[0], p[1])
      k.clip()
      k.globalAlpha = 0.42
      k.translate(0, by * 2)
      k.scale(1, -1)
      at(k, bx, by, metre(23), coaster)
      k.restore()
      at(k, bx, by, metre(23), coaster)
      // The water closes round her in a few level strokes.
      for (const [x, y, half, c] of [
        [bx - 1, by + 0.1, 8, '#1c3048'],
        [bx - 2, by + 1.4, 6, 'rgba(226,214,184,.5)'],
        [bx + 2, by + 3.2, 7, 'rgba(60,92,124,.8)'],
        [bx - 4, by + 5, 6, 'rgba(60,92,124,.7)'],
      ])
        lens(k, c, x, y, half, 0.2)
      near(k)
    })
    return finish(s, { bloom: 0.2 })
  },
}
