import { at, field, fill, path, points, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { chain, lenses, nearBank } from '../../things/jasper-bank.js'
import { face, grizzly, LARCH, lodge, SPRUCE, spire, wood } from '../../things/jasper-wall.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const WATER = 60.5

export default {
  alt: "Sera d’autunno a Jasper: un'orsa e il cucciolo seguono la riva, il fiume rispecchia una grande montagna a strati e i larici d’oro, e da uno chalet di tronchi due viaggiatori li guardano passare",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.97, 0.3], horizon: WATER / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(20, 0, 70, 62)
      for (const [a, c] of [
        [0, '#3c78a8'],
        [0.4, '#84b0c0'],
        [0.75, '#f0dcb8'],
        [1, '#ffe4b4'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 100)
      lenses(k)
      chain(k)
      // The great wall of strata: it climbs in steps from the left to its summit and breaks off to the right.
      const dark = { dip: -0.2, from: 26, to: 70, gap: 4.6, bare: 0.5 }
      face(
        k,
        '#7c7ca4',
        '#66668e',
        '#c4d0e4',
        '-6 60 -6 42 2 37 9 34.500 16 29.500 23 27.500 29 21 35 18.500 40 12.500 45 10 48.500 6.500 46.500 14 48 20 43 27 44.500 34 38 41 39 48 32 54 30 60',
        { ...dark, seed: 21 },
      )
      face(
        k,
        '#c08c7c',
        '#a07078',
        '#ffe8cc',
        '48.500 6.500 46.500 14 48 20 43 27 44.500 34 38 41 39 48 32 54 30 60 70 60 66 52 68 44 62 36 61 28 55.500 20 53 11',
        { dip: 0.16, from: 4, to: 62, gap: 4.2, seed: 22, bare: 0.3 },
      )
      face(
        k,
        '#e8b48c',
        '#c48c7c',
        '#fff6e4',
        '48.500 6.500 53 11 58 13 62 19 68 22 72 28.500 78 31 84 39 91 44 98 51 108 60 70 60 66 52 68 44 62 36 61 28 55.500 20',
        { dip: 0.3, from: -2, to: 52, gap: 4.3, seed: 23, bare: 0.3 },
      )
      // Buttresses that stand out of the wall, each with its own shade.
      face(
        k,
        '#8c7494',
        '#6c6488',
        '#c4c4dc',
        '61 28 62 36 68 44 66 52 70 60 58 60 57 52 60 44 56.500 37',
        { dip: -0.25, from: 34, to: 70, gap: 5.2, seed: 24, bare: 0.6 },
      )
      face(
        k,
        '#94788c',
        '#74688c',
        '#ccc8dc',
        '78 31 76 38 80 45 79 52 84 60 74 60 72 51 74 44 71 36',
        { dip: -0.2, from: 38, to: 70, gap: 5.5, seed: 25, bare: 0.6 },
      )
      face(
        k,
        '#646894',
        '#545880',
        '#a8b8d4',
        '16 29.500 18 36 14 42 17 49 12 56 12 60 -6 60 2 54 1 47 6 41 9 34.500',
        { dip: -0.2, from: 36, to: 70, gap: 5.8, seed: 26, bare: 0.8 },
      )
      face(
        k,
        '#646894',
        '#545880',
        '#a8b8d4',
        '35 18.500 36 26 32 32 34 40 28 47 28 56 22 60 18 60 22 50 21 43 26 36 25 29',
        { dip: -0.2, from: 24, to: 70, gap: 5.2, seed: 27, bare: 0.7 },
      )
      // Scree at the foot.
      fill(
        k,
        '#b8948c',
        rough(points('40 60 46 55 52 58 60 54 68 57.500 76 54 84 58 94 56 104 60'), 0.3, 31),
      )
      // Woods: blue on the slope, then green with the gold of the larches.
      wood(
        k,
        '-6 50 6 51.500 18 51 30 53.500 44 55 60 55.500 80 55 100 56 118 55 134 53 150 51.500 168 49',
        60,
        ['#7c9488', '#587c84'],
        (x) => (x > 60 && x < 104 ? 0.5 : 0.08),
        3,
      )
      wood(
        k,
        '-6 53 8 55 20 56 36 57 52 57.200 70 57.600 92 57.200 112 57.400 128 56.400 146 55 168 53',
        60.6,
        ['#54846c', '#2c5860'],
        (x) => (x < 24 || (x > 110 && x < 132) ? 0.55 : 0.12),
        8,
      )
      path(
        k,
        '#ecc474',
        'M-6 59C10 58.800 24 59.400 44 59.300C58 59.200 64 60.300 74 60.200C84 60 92 59.200 104 59.300C114 59.400 122 60.200 130 60C140 59.800 150 58.900 168 58.800V61H-6Z',
      )
      path(
        k,
        '#94684c',
        'M-6 60.300C20 60 40 60.500 66 60.500C96 60.300 120 60.600 168 60.200V61H-6Z',
      )
      // The lodge on the left bank and its big trees.
      for (const [x, y, t, kind, seed] of points(
        '1 61 27 1 4 8 60.800 20 0 5 13 61 24 1 6 -4 61 22 0 7 42 60.700 15 0 9 45.500 60.800 11 1 10',
        5,
      ))
        spire(k, x, y, t, kind ? SPRUCE : LARCH, seed, 0.15)
      at(k, 27, 60.4, 0.62, lodge)
      for (const [x, y, t, kind, seed] of points(
        '152 60.800 18 0 14 157 61 26 1 15 162 61 21 0 16 147.500 60.600 12 1 17',
        5,
      ))
        spire(k, x, y, t, kind ? SPRUCE : LARCH, seed, 0.15)
    })
    stillWater(s, {
      y: (WATER + 0.2) / 90,
      sway: 0.6,
      veil: [
        [0, '#c8b49c', 0.12],
        [0.5, '#4c7c94', 0.36],
        [1, '#204c70', 0.76],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(31)
      for (let i = 0; i < 24; i++) {
        const t = r() ** 1.3
        const [x, y, l] = [r() * 170 - 5, WATER + 1.4 + t * 18, 2 + t * 7]
        path(
          k,
          i % 3 ? 'rgba(255,236,204,.42)' : 'rgba(32,76,112,.3)',
          `M${x - l} ${y}q${l} ${-0.14 - t * 0.25} ${l * 2} 0q${-l} ${0.14 + t * 0.25} ${-l * 2} 0Z`,
        )
      }
      // Two on the porch of the lodge.
      const guest = (pose, top, n, more) => ({
        ...POSES[pose],
        top,
        low: ['#4c4c74', '#343058'],
        skin: SKINS[n],
        hair: ['#5c3830', '#3c2430'],
        light: 1,
        ...more,
      })
      stand(k, 33, 60.7, 3.3, guest('point', ['#e8604c', '#9c3c54'], 0, {}))
      stand(k, 35.3, 60.8, 3.3, guest('camera', ['#58a4a4', '#2c6478'], 2, {}))
      // A shoal of gravel on the right, straw behind it; the near bank with a thickness.
      path(
        k,
        '#5c6478',
        'M168 69C150 68.600 132 70.600 112 73C98 74.800 84 77.600 76 80.400C92 81.600 120 82 168 80Z',
      )
      path(
        k,
        '#d8bca0',
        'M168 68C150 67.600 132 69.600 112 72C98 73.800 85 76.600 77 79.400C92 80.800 120 81 168 79Z',
      )
      path(
        k,
        '#f0d8b4',
        'M168 68C150 67.600 132 69.600 112 72C106 72.800 100 73.700 95 74.800C118 74.600 146 73.400 168 73Z',
      )
      path(
        k,
        '#7c5448',
        'M168 74C150 74.600 134 77.400 116 80.400C96 83.400 66 83.600 40 84.600C20 85.400 4 84.600 -6 85V98H168Z',
      )
      path(
        k,
        '#e0b460',
        'M168 73C150 73.600 134 76.400 116 79.400C96 82.400 66 82.600 40 83.600C20 84.400 4 83.600 -6 84V98H168Z',
      )
      path(
        k,
        '#f4d080',
        'M168 73C150 73.600 134 76.400 116 79.400C108 80.600 98 81.400 88 81.800C112 83 146 80 168 79Z',
      )
      path(k, '#b88048', 'M-6 89C24 86.600 56 90 92 88.400C120 87.200 146 88.600 168 86V98H-6Z')
      const tuft = (x, y, q, colours) => {
        for (let i = 0; i < 7; i++) {
          const [lean, tall] = [(i - 3) * 0.45 * q + r() * 0.6 * q, (2 + r() * 1.8) * q]
          fill(k, colours[i % colours.length], [
            [x + (i - 3) * 0.2 * q - 0.14 * q, y],
            [x + (i - 3) * 0.2 * q + lean, y - tall],
            [x + (i - 3) * 0.2 * q + 0.14 * q, y],
          ])
        }
      }
      for (const [x, y, q] of points(
        '150 75 0.800 157 74.400 0.800 129 78 0.700 164 76 0.900 60 83.400 0.700 66 83.600 0.600 22 84.600 0.800 34 84.200 0.700 8 84.800 0.900',
        3,
      ))
        tuft(x, y, q, ['#c88c48', '#f0cc7c', '#a0683c'])
      // The bears on the gravel; their shadows run before them to the left.
      const walk = (x, y, q, cub) => {
        path(
          k,
          '#94788c',
          `M${x + 9.5 * q} ${y + 0.2}L${x - 10 * q} ${y + 0.5 * q}L${x - 30 * q} ${y + 1.3 * q}L${x - 27 * q} ${y + 0.1 * q}L${x - 18 * q} ${y - 0.3 * q}Z`,
        )
        at(k, x, y, q, (c) => grizzly(c, cub))
      }
      walk(121, 76, 0.76)
      walk(136.5, 74.6, 0.38, true)
      for (let i = 0; i < 34; i++)
        tuft(90 + r() * 78, 90.5 + r() * 3, 1.1 + r() * 0.6, ['#7c4c40', '#a8703c', '#d8a450'])
      nearBank(k)
    })
    return finish(s, { vignette: 0.12 })
  },
}
