import { at, field, fill, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { court, goldBell, greatHall, mondop } from '../../things/royal-temple.js'
import { giant, mimic, photographer, stroller } from '../../things/temple-giant.js'

/** Where someone stands in the court, and how large a decimetre is there. */
const stand = (k, x, z, draw, flip) => {
  const [px, py] = court(x, 0, z)
  at(k, px, py, 13 / z, draw, flip)
}

/** The long morning shadow of something `high` metres tall and `wide` metres across: away and to the right. */
const shade = (k, x, z, high, wide) =>
  fill(
    k,
    'rgba(92,72,146,.38)',
    [
      [0, -wide],
      [high * 0.62, -wide * 0.8],
      [high * 0.86, -wide * 0.4],
      [high * 1.16, 0],
      [high * 0.86, wide * 0.4],
      [high * 0.62, wide * 0.8],
      [0, wide],
    ].map(([d, q]) => court(x + d * 0.93 - q * 0.37, 0, z + d * 0.37 + q * 0.93)),
  )

export default {
  alt: 'Il guardiano verde del tempio reale di Bangkok, il chedi dorato e i tetti arancio nella luce del mattino; una bambina si mette in posa come lui',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#3a8cc8'],
          [0.45, '#86c4dc'],
          [0.8, '#e0e8d8'],
          [1, '#fce4c0'],
        ],
      },
      sun: [0.02, 0.3],
      horizon: 0.8,
    })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.1 })
    flatCloud(s, { x: 0.82, y: 0.13, width: 30, height: 6, seed: 8 })
    const f = field(s)
    f.draw(s.k, (k) => {
      leafMass(k, {
        box: [-4, 61, 166, 68],
        inside: (x, y) => y > 64 - 2 * Math.sin(x * 0.21) - Math.sin(x * 0.5),
        light: (_x, y) => 0.8 - (y - 61) / 12,
        size: 4.4,
        tones: [
          ['#4f8c7c', '#5f9c7c', '#7cb484'],
          ['#5f9c7c', '#84bc84', '#b4d498'],
        ],
        seed: 7,
        side: -1,
      })
      // The white gallery round the court under its tiled roof.
      path(k, '#e8dce4', 'M-6 74V68.400H168V74Z')
      path(k, '#c8643c', 'M-6 68.600L-4 65.400H168V68.600Z')
      path(k, '#2f8460', 'M-6 68.700H168V68H-6Z')
      for (let x = -3; x < 166; x += 3.4) path(k, '#a898bc', `M${x} 73.400V69.400h1.700V73.400Z`)
      at(k, 51.8, 74.4, 0.92, goldBell, true)
      // The court: pale slabs, their joints run to one point.
      path(k, '#f6e6d0', 'M-6 73.500H168V96H-6Z')
      for (const z of [12, 14.6, 18, 23, 31, 46]) {
        const y = court(0, 0, z)[1]
        stroke(k, '#e0c8b4', 0.1 + 1.8 / z, `M-6 ${y}H168`)
      }
      for (let x = -27; x < 28; x += 3)
        stroke(k, '#e0c8b4', 0.16, `M${court(x, 0, 60).join(' ')}L${court(x, 0, 9).join(' ')}`)
      path(k, 'rgba(92,76,150,.3)', 'M70 74.900L91 74.600L96 75.400L82 75.900Z')
      at(k, 80.4, 75, 0.72, mondop, true)
      greatHall(k)
      // Early visitors on their way to the steps.
      for (const [x, z, ...dress] of [
        [6.2, 46, '#f8f0e4', '#c0b4c8', '#5c5478', '#f4dca0'],
        [7.4, 47, '#5c94a8', '#3c6484', '#3c3c5c', '#3c2c34'],
        [19, 40, '#e8a45c', '#b0704c', '#f0e8e4', '#4c3434'],
      ]) {
        shade(k, x, z, 1.7, 0.2)
        stand(k, x, z, (m) => stroller(m, ...dress))
      }
      // A gallery behind us, out of the picture, lays the shade of its gable on the floor.
      path(
        k,
        'rgba(92,72,146,.34)',
        'M-6 92V88.300H112L121 87.200L123 86.500L123.300 85.900L124 86.600L131 87.600H138L143 88.300H168V92Z',
      )
      // The giant on his plinth, which stands square on the joints of the floor.
      const [gx, gz, half] = [-7.4, 16.4, 1.75]
      shade(k, gx + 0.6, gz + 0.4, 7.4, 1.5)
      const [l, r] = [gx - half, gx + half]
      fill(k, '#c4b4cc', [
        court(r, 0, gz - 1),
        court(r, 0.9, gz - 1),
        court(r, 0.9, gz + 1.6),
        court(r, 0, gz + 1.6),
      ])
      fill(k, '#fff6e6', [
        court(l, 0, gz - 1),
        court(l, 0.9, gz - 1),
        court(r, 0.9, gz - 1),
        court(r, 0, gz - 1),
      ])
      fill(k, '#f8e4c4', [
        court(l, 0.9, gz - 1),
        court(l, 0.9, gz + 1.6),
        court(r, 0.9, gz + 1.6),
        court(r, 0.9, gz - 1),
      ])
      fill(k, '#f0b840', [
        court(l, 0.74, gz - 1),
        court(l, 0.9, gz - 1),
        court(r, 0.9, gz - 1),
        court(r, 0.74, gz - 1),
      ])
      fill(k, '#f0b840', [
        court(l, 0, gz - 1),
        court(l, 0.14, gz - 1),
        court(r, 0.14, gz - 1),
        court(r, 0, gz - 1),
      ])
      fill(k, '#b07840', [
        court(r, 0.74, gz - 1),
        court(r, 0.9, gz - 1),
        court(r, 0.9, gz + 1.6),
        court(r, 0.74, gz + 1.6),
      ])
      const [px, py] = court(gx, 0.9, gz - 0.4)
      path(
        k,
        'rgba(110,80,130,.4)',
        `M${px - 9} ${py + 0.2}H${px + 13}L${px + 12} ${py - 0.5}H${px - 8}Z`,
      )
      at(k, px, py + 4.9 * 1.08, 1.08, giant, true)
      shade(k, -3.1, 14.4, 1.2, 0.3)
      stand(k, -3.1, 14.4, mimic)
      shade(k, 1.05, 13.8, 1.75, 0.3)
      stand(k, 1.05, 13.8, photographer)
    })
    s.glow(0, 0.1, 60, '#fff2c4', 0.08)
    return finish(s)
  },
}
