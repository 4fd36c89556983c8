import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'
import { gable, horse, lupin, thatch, turfWall, YARD } from '../../things/turf-farm.js'
import { northSummer } from './kit.js'

export default {
  alt: 'Una fattoria islandese con i tetti d’erba e le facciate di legno sotto una montagna innevata; un cavallo islandese con la criniera al vento fra i lupini viola',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...northSummer, front: 0.7 },
      sun: [0.1, 0.12],
      horizon: 0.6,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points(
      '0.2 0.2 40 9 3 0.5 0.11 24 5 8 0.93 0.17 30 7 5',
      5,
    ))
      flatCloud(s, { x, y, width, height, seed })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The table mountain behind: layers of basalt, snow in the gullies, its right face in shade.
      fill(k, '#a8bcc6', [
        ...rough(points('-5 48 20 44 44 47 70 42 100 46 165 40'), 0.5, 2),
        ...points('165 60 -5 60'),
      ])
      fill(k, '#8496a4', [
        ...rough(
          points('74 58 86 48 96 38 104 30 110 24 128 22.500 142 24 150 32 158 40 170 46'),
          0.6,
          4,
        ),
        ...points('170 60 74 60'),
      ])
      fill(k, '#a9b0a8', [
        ...rough(
          points('74 58 86 48 96 38 104 30 110 24 128 22.500 124 30 126 36 119 42 121 50 112 58'),
          0.5,
          7,
        ),
      ])
      for (let i = 0; i < 6; i++) {
        const y = 28 + i * 4.6
        const x0 = 106 - i * 4.6
        stroke(
          k,
          '#7d8a90',
          0.6,
          `M${x0} ${y}C${x0 + 6} ${y - 0.6} ${x0 + 10} ${y + 0.8} ${122 - i * 1.4} ${y + 0.2}`,
        )
        stroke(
          k,
          '#6c7e90',
          0.6,
          `M${126 - i} ${y}C${134} ${y - 0.5} ${140 + i} ${y + 0.8} ${147 + i * 3} ${y + 1}`,
        )
      }
      for (const d of [
        'M111 24.500L127 23L121 27L118 33L116 27L112 31Z',
        'M104 33L107 31L105 39L101 44Z',
        'M130 23.500L140 24.600L137 29L139 36L134 30Z',
        'M146 31L150 34L151 42L147 36Z',
      ])
        path(k, d.startsWith('M13') || d.startsWith('M14') ? '#d3dfe8' : '#fbfaf2', d)
      // Meadows, lighter where the sun lies.
      for (const [c, line, seed] of [
        ['#a5bf8a', '-5 55 40 53 90 55 165 53', 3],
        ['#8fb45e', '-5 60 40 58.500 90 60 165 58', 5],
        ['#7aa648', '-5 66 40 65 90 66.500 165 65', 7],
        ['#64943e', '-5 76 50 74 100 77 165 75', 9],
      ])
        fill(k, c, [...rough(points(line), 0.5, seed), ...points('165 96 -5 96')])
      // The farm: turf first, then gables of unlike width and height.
      path(k, '#7a9a42', 'M22 66C24 58 30 50 40 46.500C54 42 92 40 116 45C126 48 134 56 138 66Z')
      path(k, '#5c7c38', 'M96 66C100 56 106 48 112 44.300C126 47 134 56 138 66Z')
      for (const [x0, x1, y0] of points('27 33 55 43 50 53 62 68 51 79 85 51 99 104 53', 3))
        turfWall(k, x0, x1, y0, YARD, x0 > 76)
      turfWall(k, 116, 134, 57, YARD, true)
      path(k, '#86a648', 'M114 57C120 52.500 128 54 136 59L135 57.500C130 52 122 50 114 53Z')
      thatch(k, [115, 56], [135, 58.6], ['#86a648', '#5f7d38', '#a3bf54'], 31)
      gable(k, {
        x: 38,
        half: 5,
        eave: 53,
        top: 46,
        boards: ['#4a3a3c', '#33282e', '#6a5650'],
        seed: 3,
      })
      gable(k, {
        x: 56,
        half: 6,
        eave: 51,
        top: 42,
        boards: ['#c98a4a', '#9a6436', '#e0a868'],
        door: '#3f6a5c',
        seed: 9,
      })
      gable(k, {
        x: 73,
        half: 5.4,
        eave: 51.5,
        top: 43.5,
        boards: ['#4a3a3c', '#33282e', '#6a5650'],
        seed: 15,
      })
      gable(k, {
        x: 92,
        half: 7,
        eave: 49.5,
        top: 38.5,
        boards: ['#efe6d2', '#c6bca8', '#ffffff'],
        door: '#b03a34',
        seed: 21,
      })
      gable(k, {
        x: 110,
        half: 5.4,
        eave: 52.5,
        top: 45,
        boards: ['#4a3a3c', '#33282e', '#6a5650'],
        seed: 27,
      })
      // Their shadow on the yard, a path of flagstones to the red door.
      path(
        k,
        'rgba(36,60,52,.4)',
        'M33 66H138C144 67 148 68 150 69.200C120 68.600 60 68.800 36 67.600Z',
      )
      for (let i = 0; i < 8; i++) {
        const [x, y, q] = [92 + i * 1.2 + noise(i, 3), 68.2 + i * 1.7, 1.6 + i * 0.36]
        path(
          k,
          i % 2 ? '#b9b8a8' : '#a6a698',
          `M${x - q} ${y}C${x - q} ${y - 0.7} ${x + q} ${y - 0.8} ${x + q} ${y}C${x + q * 0.8} ${y + 0.7} ${x - q * 0.8} ${y + 0.7} ${x - q} ${y}Z`,
        )
      }
      const r = random(14)
      for (let i = 0; i < 240; i++) {
        const x = r() * 168 - 4
        const y = 70 + r() * 22
        stroke(
          k,
          ['#54843a', '#8fb450', '#3f6f38'][i % 3],
          0.3,
          `M${x} ${y}q0.300 -1 ${r() - 0.3} ${-1.2 - r()}`,
        )
      }
      at(k, 136, 74, 0.5, (q) => horse(q, ['#5a4038', '#3a2a30', '#7d5c4c'], '#2c2228'), true)
      at(k, 24, 83, 0.98, (q) => horse(q, ['#a8602f', '#6f3a2a', '#cf8a4c'], '#f6dfae'))
      const spikes = Array.from({ length: 96 }, () => {
        const y = 78 + r() * 18
        const x = r() * 168 - 4
        return [x, y]
      })
        .filter(
          ([x, y]) =>
            y > 87 - Math.abs(x - 92) * 0.11 + noise(x * 0.2, 4) * 2 &&
            !(x > 8 && x < 46 && y < 86),
        )
        .sort((a, b) => a[1] - b[1])
      for (const [x, y] of spikes) lupin(k, x, y + 2, 0.55 + (y - 78) * 0.055, r)
    })
    return finish(s, { rays: 0.05 })
  },
}
