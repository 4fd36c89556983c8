import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { stars } from '../../nature/sky.js'
import { lantern, town } from '../../things/market-night.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'
import { houses, metre, P, stall, threeWheeler } from '../../things/walking-street.js'
import { warmNight } from './kit.js'

const [RED, TEAL, SAND, BLUE, PLUM, GOLD] = [
  ['#e8604c', '#843454'],
  ['#3ca098', '#2c5474'],
  ['#f4dcb0', '#a4747c'],
  ['#6c8cc8', '#40487c'],
  ['#a8609c', '#5c3868'],
  ['#f4bc4c', '#a0604c'],
]
const COATS = [RED, TEAL, SAND, BLUE, PLUM, GOLD]
const DARK = ['#4c4478', '#2c2850']

export default {
  alt: 'Il mercato notturno di Chiang Mai fra le vecchie case di teak: bancarelle accese, lanterne di carta sulla strada, in fondo il tempio e il chedi dorato; una cuoca al wok, un tuk-tuk e un gatto su una tenda',
  paint(w, h) {
    const s = new Scene(w, h, { mood: warmNight, sun: [0.57, 0.5], horizon: 47 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, 50)
      for (const [a, c] of [
        [0, '#0c1444'],
        [0.5, '#243878'],
        [0.74, '#6c649c'],
        [1, '#e89078'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 100)
    })
    stars(s, { count: 120, seed: 9, below: 0.34 })
    f.draw(s.k, (k) => {
      town(k)
      const r = random(7)
      // The street: warm between the stalls, dark at our feet.
      fill(k, '#5c3c60', [P(-8, 0, 5), P(-8, 0, 90), P(8, 0, 90), P(8, 0, 5)])
      fill(k, '#a85c5c', [P(-3.4, 0, 6), P(-3.2, 0, 90), P(3.2, 0, 90), P(3.4, 0, 6)])
      fill(k, '#d88860', [P(-2.4, 0, 12), P(-2.6, 0, 90), P(2.6, 0, 90), P(2.4, 0, 12)])
      fill(k, '#f4b070', [P(-1.2, 0, 26), P(-2, 0, 90), P(2, 0, 90), P(1.2, 0, 26)])
      for (let z = 8; z < 60; z *= 1.22)
        fill(k, 'rgba(92,48,84,.3)', [
          P(-3.4, 0, z),
          P(3.4, 0, z),
          P(3.4, 0, z * 1.008),
          P(-3.4, 0, z * 1.008),
        ])
      houses(k, -1)
      houses(k, 1)
      const put = (x, z, o, tall, flip) => {
        const [px, py] = P(x, 0, z)
        stand(k, px, py, tall * metre(z), o, {
          flip,
          fall: [x > 0 ? -0.3 : 0.3, -0.04 + 0.3 * (z < 40 ? 1 : 0.4)],
          shade: z > 26 ? '#84485c' : '#6c3c60',
        })
      }
      const all = []
      for (const [m, z, n] of points(
        '-1 62 1 -1 52 2 -1 43 0 -1 35.500 3 -1 29 1 -1 23.500 2 -1 18.800 0 -1 14.800 1 1 60 3 1 50 0 1 41.500 1 1 34.500 2 1 28.500 0 1 23 3 1 18.400 1 1 14.400 2',
        3,
      ))
        all.push([z + 1, () => stall(k, m, z, z * 1.19, n + Math.round(z))])
      // Those who stroll, look, buy; thick far away, loose near us.
      for (let i = 0; i < 40; i++) {
        const z = 66 - i * 1.12
        const x = (r() - 0.5) * 4.6
        const pose = ['walk', 'stand', 'walkOther', 'hips', 'walk', 'camera'][Math.floor(r() * 6)]
        const n = Math.floor(r() * 4)
        const o = {
          ...POSES[pose],
          skin: SKINS[n],
          top: COATS[Math.floor(r() * 6)],
          low: r() < 0.5 ? DARK : COATS[Math.floor(r() * 6)],
          hair: [
            ['#2c1c34', '#1c142c'],
            ['#a8703c', '#70443c'],
          ][r() < 0.8 ? 0 : 1],
          cut: ['short', 'bun', 'long'][Math.floor(r() * 3)],
          view: r() < 0.55 ? 'back' : undefined,
          light: x > 0 ? 1 : -1,
          dress: r() < 0.24 ? 'skirt' : undefined,
          pack: r() < 0.16 ? TEAL : undefined,
        }
        const flip = r() < 0.5
        const tall = 1.5 + r() * 0.3
        if (z > 21.5) all.push([z, () => put(x, z, o, tall, flip)])
      }
      for (const [x, z, o, tall, flip] of [
        [
          -2.2,
          20,
          {
            ...POSES.point,
            skin: SKINS[0],
            top: SAND,
            low: BLUE,
            hair: ['#a8703c', '#70443c'],
            cut: 'long',
            light: -1,
            view: 'back',
            armFar: [12, 10],
            armNear: [-96, -8],
          },
          1.66,
        ],
        [
          -1.5,
          19.6,
          {
            ...POSES.stand,
            skin: SKINS[3],
            top: RED,
            low: DARK,
            hair: ['#2c1c34', '#1c142c'],
            light: -1,
            view: 'back',
            hat: ['cap', '#f4dcb0'],
          },
          1.78,
        ],
        [
          0.7,
          17.6,
          {
            ...POSES.walk,
            skin: SKINS[2],
            top: TEAL,
            low: GOLD,
            dress: 'sarong',
            hair: ['#2c1c34', '#1c142c'],
            cut: 'bun',
            light: 1,
          },
          1.56,
          true,
        ],
        [
          1.35,
          17.4,
          {
            ...POSES.walkOther,
            skin: SKINS[2],
            top: GOLD,
            low: DARK,
            hair: ['#2c1c34', '#1c142c'],
            shorts: true,
            light: 1,
          },
          1.08,
          true,
        ],
      ])
        all.push([z, () => put(x, z, o, tall, flip)])
      // The cook at her wok before the first stall on the left; a flame, a customer on a stool.
      all.push([
        13.9,
        () => {
          const [x, y] = P(-2.55, 0, 13.6)
          const q = metre(13.6) * 0.62
          const [gx, gy] = [x + 0.52 * metre(13.6), y - 0.92 * metre(13.6)]
          const g = k.createRadialGradient(gx, gy, 0.5, gx, gy, 15)
          g.addColorStop(0, 'rgba(255,190,88,.7)')
          g.addColorStop(1, 'rgba(255,150,80,0)')
          k.fillStyle = g
          k.fillRect(gx - 16, gy - 16, 32, 32)
          put(
            -2.86,
            13.6,
            {
              ...POSES.stand,
              skin: SKINS[1],
              top: TEAL,
              low: DARK,
              hair: ['#2c1c34', '#1c142c'],
              cut: 'bun',
              hat: ['cap', '#e8604c'],
              light: 1,
              armNear: [40, 44],
              armFar: [52, 40],
              lean: 4,
            },
            1.6,
          )
          path(
            k,
            '#3c2850',
            `M${gx - 0.5 * q} ${gy + 0.14 * q}H${gx + 0.55 * q}L${gx + 0.42 * q} ${y + 0.04 * q}H${gx - 0.36 * q}Z`,
          )
          path(
            k,
            '#84485c',
            `M${gx + 0.1 * q} ${gy + 0.14 * q}H${gx + 0.55 * q}L${gx + 0.42 * q} ${y + 0.06 * q}H${gx + 0.1 * q}Z`,
          )
          path(
            k,
            '#ff9c3c',
            `M${gx - 0.5 * q} ${gy + 0.16 * q}C${gx - 0.7 * q} ${gy - 0.3 * q} ${gx - 0.3 * q} ${gy - 0.4 * q} ${gx - 0.34 * q} ${gy - 0.8 * q}C${gx - 0.06 * q} ${gy - 0.6 * q} ${gx + 0.02 * q} ${gy - 1 * q} ${gx + 0.16 * q} ${gy - 1.3 * q}C${gx + 0.2 * q} ${gy - 0.8 * q} ${gx + 0.5 * q} ${gy - 0.7 * q} ${gx + 0.44 * q} ${gy - 0.36 * q}C${gx + 0.66 * q} ${gy - 0.2 * q} ${gx + 0.6 * q} ${gy} ${gx + 0.55 * q} ${gy + 0.16 * q}Z`,
          )
          path(
            k,
            '#ffe48c',
            `M${gx - 0.26 * q} ${gy + 0.12 * q}C${gx - 0.36 * q} ${gy - 0.2 * q} ${gx - 0.06 * q} ${gy - 0.3 * q} ${gx + 0.06 * q} ${gy - 0.7 * q}C${gx + 0.2 * q} ${gy - 0.4 * q} ${gx + 0.4 * q} ${gy - 0.2 * q} ${gx + 0.3 * q} ${gy + 0.12 * q}Z`,
          )
          path(
            k,
            '#241c44',
            `M${gx - 0.62 * q} ${gy - 0.16 * q}H${gx + 0.66 * q}C${gx + 0.56 * q} ${gy + 0.2 * q} ${gx - 0.5 * q} ${gy + 0.2 * q} ${gx - 0.62 * q} ${gy - 0.16 * q}Z`,
          )
          stroke(
            k,
            '#241c44',
            0.1 * q,
            `M${gx - 0.56 * q} ${gy - 0.12 * q}L${gx - 0.96 * q} ${gy - 0.22 * q}`,
          )
        },
      ])
      // A cat on the canvas of the second awning, above it all.
      all.push([
        18.5,
        () => {
          const [x, y] = P(-4.4, 3.42, 18.9)
          at(k, x, y + 0.6, 0.72, (c) => {
            path(
              c,
              '#241c3c',
              'M-2.200 0C-2.600 -2 -1.600 -3.400 -0.600 -4C-1.200 -5.600 -0.900 -6.600 -0.700 -7.600L0 -6.800H1.200L1.900 -7.600C2.200 -6.400 2.200 -5.400 1.600 -4.400C2.400 -3.200 2.600 -1.600 2.400 0Z',
            )
            stroke(c, '#241c3c', 0.7, 'M-2 -0.400C-3.600 0 -4.800 1 -4.400 2.600')
            stroke(
              c,
              '#ffc070',
              0.3,
              'M1.900 -7.300C2.200 -6.400 2.100 -5.400 1.600 -4.400C2.400 -3.200 2.600 -1.600 2.400 -0.200',
            )
          })
        },
      ])
      all.sort((a, b) => b[0] - a[0])
      for (const [, draw] of all) draw()
      // Strings of lanterns across the street.
      for (const [z, y, n] of points('54 6.600 6 36 7.200 7 25 8.200 8 17.500 8.800 9', 3)) {
        const [a, b] = [P(-6.6, y, z), P(6.6, y, z)]
        const sag = 1.3 * metre(z)
        stroke(
          k,
          '#241c48',
          0.22,
          `M${a.join(' ')}Q${(a[0] + b[0]) / 2} ${a[1] + sag * 2} ${b.join(' ')}`,
        )
        for (let i = 0; i < n; i++) {
          const t = (i + 0.5 + (i % 2) * 0.12) / n
          const x = a[0] + (b[0] - a[0]) * t
          // None before the gable and the chedi.
          if (x > 67 && x < 113) continue
          const yy = a[1] + sag * 4 * t * (1 - t)
          lantern(
            k,
            x,
            yy + 0.3 * metre(z),
            0.2 * metre(z),
            [
              ['#ffb04c', '#fff0b4'],
              ['#f4745c', '#ffd08c'],
              ['#fff0c8', '#fffbe8'],
              ['#6cb8b0', '#d8f4d8'],
            ][(i + Math.round(y * 2)) % 4],
          )
        }
      }
      // A tuk-tuk waits at the corner, its driver on the seat.
      at(k, 137, 86, 1.22, (q) => {
        at(q, 0.2, -5.4, 1.6, (c) =>
          folk(c, {
            ...POSES.sit,
            skin: SKINS[2],
            top: SAND,
            low: DARK,
            hair: ['#2c1c34', '#1c142c'],
            hat: ['cap', '#e8604c'],
            light: -1,
            armNear: [50, 40],
            armFar: [60, 30],
            near: [86, 44],
            far: [80, 40],
          }),
        )
        threeWheeler(q)
      })
    })
    return finish(s, { bloom: 0.2, threshold: 0.8, vignette: 0.18 })
  },
}
