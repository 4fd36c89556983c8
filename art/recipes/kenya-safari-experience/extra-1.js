import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { acacia } from '../../nature/foliage.js'
import { sky } from '../../nature/sky.js'
import { africanElephant, egrets } from '../../things/amboseli.js'

const PLAIN = 54

/** Kilimanjaro from the north: the broad dome of Kibo with its ice, Mawenzi's teeth on the left. */
function kilimanjaro(k) {
  const slope = rough(
    points(
      '-6 49 12 46 26 42.500 34 39 38 35.500 41 37.500 44 35 48 39 58 37.500 70 31 82 24.500 92 20.500 104 19 116 20 126 24 140 31 152 38 166 44',
    ),
    0.35,
    4,
  )
  fill(k, '#a9a4bc', [...slope, ...points('166 60 -6 60')])
  // Light from the left: warm planes, then the long ribs of shade.
  fill(
    k,
    '#cdb4b0',
    rough(
      points(
        '58 37.500 70 31 82 24.500 92 20.500 104 19 100 26 94 32 96 38 86 46 60 50 30 52 12 46 26 42.500 34 39 38 35.500 40 40 48 43',
      ),
      0.4,
      7,
    ),
  )
  for (const d of [
    'M104 24L110 34L122 46L134 54H120L108 42Z',
    'M118 24L128 34L146 48L160 54H148L130 42Z',
    'M92 30L88 38L78 46L66 52H76L88 44Z',
  ])
    path(k, 'rgba(104,96,140,.28)', d)
  // The ice: a cap with tongues that run into the gullies.
  path(
    k,
    '#fff8ee',
    'M84 23.600L92 20.500L104 19L116 20L124 23L120 24.600L118 29L114.500 24.600L111 32L107.500 25L104 34L100.500 25.500L97 31L94.500 25L90 28L89 24.400Z',
  )
  path(
    k,
    '#c3c6de',
    'M104 19L116 20L124 23L120 24.600L118 29L114.500 24.600L111 32L107.500 25L106 29C107 25 106.500 22 104 19Z',
  )
}

export default {
  alt: 'Un grande elefante maschio guida la famiglia nell’acqua bassa di Amboseli al mattino, il piccolo sotto la madre e gli aironi in volo, davanti al Kilimanjaro con la cima bianca',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#5a8cc0'],
          [0.45, '#a3c6d8'],
          [0.8, '#fbe0bc'],
          [1, '#fff0d0'],
        ],
        front: 0.6,
      },
      sun: [0.06, 0.4],
      horizon: PLAIN / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      kilimanjaro(k)
      // A scarf of cloud half way up, as on most mornings.
      path(
        k,
        '#fff4e2',
        'M40 43.500C46 40.500 52 42.500 58 41C64 38.600 72 41 78 40C88 38 98 41 108 39.600C120 38 130 41.600 142 40.600C150 40.200 156 42 166 42V46C140 47 120 45.600 100 46.400C80 47 56 46 40 43.500Z',
      )
      path(
        k,
        '#d9cdd2',
        'M52 44.600C70 45.400 90 44.400 110 44.800C130 45.200 150 44.400 166 45V46.500C140 47.400 120 46 100 46.800C84 47.200 66 46.400 52 44.600Z',
      )
      for (const [c, line, seed] of [
        ['#d6cf9a', '-5 53 40 52.500 90 53.600 165 52.500', 2],
        ['#b9bd78', '-5 56 40 55.400 90 56.600 165 55.500', 4],
        ['#96a85c', '-5 60 40 59 90 60.500 165 59.500', 6],
      ])
        fill(k, c, [...rough(points(line), 0.3, seed), ...points('165 96 -5 96')])
    })
    for (const [x, y, height, seed] of points(
      '0.1 0.61 9 3 0.3 0.605 7 6 0.7 0.61 8 8 0.9 0.615 11 9 0.96 0.61 7 4',
      4,
    ))
      acacia(s, { x, y, height, seed, haze: 0.4 })
    f.draw(s.k, (k) => {
      // The swamp: sky in it, islands of reed.
      path(k, '#a9c4cc', 'M-5 66C20 63.500 60 64.500 90 65.500C120 64.500 145 63.500 165 65V92H-5Z')
      path(
        k,
        '#dfe0d2',
        'M-5 68C24 66 70 67 110 67.500C135 67 150 66.600 165 67.500V72C130 71 60 72 -5 72Z',
      )
      path(k, '#8fb0be', 'M-5 78C30 76 70 79 110 77.500C135 77 150 78 165 77.500V92H-5Z')
      path(k, '#6f95a8', 'M-5 85C30 83.500 70 86 110 84.600C135 84 150 85.500 165 85V96H-5Z')
      const r = random(5)
      for (let i = 0; i < 46; i++) {
        const t = r()
        stroke(
          k,
          i % 3 ? 'rgba(255,246,222,.7)' : 'rgba(60,90,116,.35)',
          0.2 + t * 0.35,
          `M${r() * 160} ${67.5 + t * 20}h${2 + r() * (2 + t * 6)}`,
        )
      }
      const herd = [
        [26, 70.5, 0.46, 'down'],
        [49, 71.5, 0.56, 'curl'],
        [62, 73, 0.25, 'down'],
        [78, 74, 0.64, 'down'],
        [114, 79, 0.9, 'up'],
      ]
      // Each in its mirror first, then itself.
      for (const [x, y, q, trunk] of herd) {
        k.save()
        k.globalAlpha = 0.34
        k.translate(x, y + 0.4)
        k.scale(q, -q * 0.62)
        africanElephant(k, { trunk })
        k.restore()
        at(k, x, y, q, (c) => africanElephant(c, { trunk }))
        stroke(
          k,
          '#f4f2e2',
          0.5 * Math.max(0.6, q),
          `M${x - 20 * q} ${y + 0.2}C${x - 10 * q} ${y + 1.6 * q} ${x + 8 * q} ${y + 1.6 * q} ${x + 19 * q} ${y + 0.2}`,
        )
      }
      at(k, -34, -7, 1, egrets)
      // Reeds: two banks near the viewer, dark below, gold at their heads.
      for (const [from, to, base] of points('-5 44 95 112 168 95', 3))
        for (let i = 0; i < 190; i++) {
          const x = from + r() * (to - from)
          const edge = from < 0 ? 1 - (x + 5) / 49 : (x - 112) / 56
          const l = (4 + r() * 9) * (0.35 + edge * 0.9) + Math.max(0, noise(x * 0.3, 3)) * 3
          stroke(
            k,
            ['#3f5a3c', '#5f7f40', '#9aae58', '#2f4a3a', '#d0c878'][i % 5],
            0.42,
            `M${x} ${base}q${r() * 0.6} ${-l * 0.6} ${(r() - 0.3) * 3} ${-l - 4}`,
          )
        }
    })
    return finish(s, { rays: 0.06 })
  },
}
