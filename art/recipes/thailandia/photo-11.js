import { Path2D } from '@napi-rs/canvas'
import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { closed, lens } from '../../things/curves.js'
import {
  glowBand,
  glowSwimmer,
  nightBoat,
  nightCliff,
  nightFrond,
  nightStack,
  nightStars,
  nightSwinger,
  nightWood,
} from '../../things/railay-night.js'
import { POSES, stand } from '../../things/slender-folk.js'
import { warmNight } from './kit.js'

const SEA = 46
const TRUNK =
  'M-2 92C8 84 14 74 23 61C35 44 52 26 77 14.4L80.5 18.6C57 30 43.500 45 34 60C26 72 20 82 16 92Z'

/** Fronds from the bud: angle, length, how far they sag, whether the sky lights them. */
function crown(k, list) {
  for (const [a, l, sag, n] of points(list, 4))
    nightFrond(k, 78.6, 16.6, l, a, sag, n ? ['#24386c', '#34508c'] : ['#0c1438', '#1a2858'])
}

export default {
  alt: 'Notte a Railay senza luna: il plancton accende d’azzurro ogni onda, chi nuota lascia una scia di luce e una ragazza sull’altalena della palma disegna un arco con la punta dei piedi; nella grotta della falesia ardono le candele',
  paint(w, h) {
    const s = new Scene(w, h, { mood: warmNight, sun: [0.4, 0.5], horizon: SEA / 90 })
    const f = field(s)
    const r = random(6)
    f.draw(s.k, (k) => {
      const air = k.createLinearGradient(0, 0, 0, SEA)
      for (const [a, c] of [
        [0, '#0c1644'],
        [0.45, '#1c3474'],
        [0.8, '#3868a0'],
        [1, '#78a8bc'],
      ])
        air.addColorStop(a, c)
      k.fillStyle = air
      k.fillRect(-4, -4, 170, 60)
      nightStars(k, 9, 40)
      const FAR = ['#3c6498', '#4c78a8']
      const MID = ['#2c4c84', '#3c6098']
      nightStack(k, 62, 5, 35, SEA, FAR, 3)
      nightStack(k, 72, 7, 31, SEA, FAR, 7)
      nightStack(k, 84, 4, 37, SEA, FAR, 11)
      nightStack(k, 98, 6, 22, SEA, MID, 5)
      nightWood(k, '97 22.5 4.6 2 1 94 31 1.6 1.2 2 101.6 34 1.6 1.5 3', [
        '#24406c',
        '#30507c',
        '#44709c',
      ])
      nightCliff(k, SEA)
      nightWood(
        k,
        '124 -1 8 4.5 1 137 -2 9 5 2 150 -2 9 5 3 163 -1 9 6 4 115 13 2.4 1.8 5 113 25 2.2 1.6 6 142 18 3 2 7 155 30 4 2.6 8 149 12 2.4 1.6 9',
        ['#0f1e4a', '#182c60', '#2c4880'],
      )
      // The sea: the sky's last light far off, darkness towards us.
      const sea = k.createLinearGradient(0, SEA, 0, 90)
      for (const [a, c] of [
        [0, '#5488a8'],
        [0.12, '#2c5c90'],
        [0.4, '#163a74'],
        [1, '#0c2050'],
      ])
        sea.addColorStop(a, c)
      k.fillStyle = sea
      k.fillRect(-4, SEA, 170, 50)
      path(
        k,
        '#14285c',
        'M112 46H166V60C150 60 140 59 146 57.6L128 57L136 55.6L118 54.6L126 53.2L113 52.2L119 50.8L109 49.6L115 48.6L110 47.4Z',
      )
      path(
        k,
        'rgba(40,72,128,.8)',
        'M92 46H104L103 48.4L105 49.2L101 51L103 52L99 54.6L97 52.6L94 51.6L96 50L92.5 48.6Z',
      )
      for (let i = 0; i < 9; i++)
        lens(
          k,
          i % 2 ? '#f8c474' : '#d08450',
          128 + (r() - 0.5) * 3,
          47 + i * 1.15,
          6 - i * 0.5,
          0.2,
        )
      for (const [x, half] of points('62 5 72 7 84 4'))
        for (let i = 0; i < 5; i++)
          lens(
            k,
            'rgba(60,100,152,.6)',
            x + (r() - 0.5),
            46.5 + i * 0.8,
            half * (1 - i * 0.14),
            0.3,
          )
      lens(k, '#78c8d8', 139, 46.1, 30, 0.16)
      lens(k, '#78c8d8', 98, 46.1, 6, 0.12)
      for (let i = 0; i < 44; i++) {
        const t = r() ** 0.8
        lens(
          k,
          i % 3 ? 'rgba(84,136,184,.5)' : 'rgba(8,20,60,.5)',
          r() * 110,
          SEA + 1.5 + t * 30,
          (1 + r() * 4) * (0.5 + t),
          0.08 + t * 0.14,
        )
      }
      at(k, 103, 56, 0.62, nightBoat)
      // A wave comes in, lit along its whole length; a smaller one behind it.
      glowBand(
        k,
        points(
          '90 60.3 .05 97 60.1 .4 104 60.5 .9 111 60.4 .5 120 61.2 1 131 61.3 .3 141 62.4 .9 152 62.8 .4 166 63.4 .8',
          3,
        ),
        0.6,
      )
      glowBand(
        k,
        points(
          '66 73.6 .05 74 72.9 .4 81 72.5 1.2 90 73.1 1.5 99 74.3 .7 107 74.5 .3 116 75.5 .8 127 76.1 1.5 138 76.6 .8 149 77.9 .4 159 78.8 1.1 172 79.2 .7',
          3,
        ),
        1.3,
      )
      // Sparks that the waves leave behind them.
      for (let i = 0; i < 46; i++) {
        const x = 70 + r() * 92
        const near = r()
        lens(
          k,
          i % 3 ? '#24a0c8' : '#7cecec',
          x,
          (near < 0.6 ? 74.6 + (x - 80) * 0.06 : 61.6 + (x - 90) * 0.03) + r() ** 2 * 4.4,
          0.3 + r() * 1.5,
          0.07 + r() * 0.1,
        )
      }
      // Beach of dark sand, the wet edge full of light.
      glowBand(
        k,
        points(
          '-6 74 .5 6 74.2 1 18 75.3 .6 29 77.2 1.1 41 79.8 .5 54 82.8 1.2 66 84.5 .6 80 86.3 1.3 96 87 .6 112 88 1.2 138 90.4 .8 170 93 1',
          3,
        ),
        1.7,
      )
      path(
        k,
        '#4c4a80',
        closed(
          points(
            '-8 75.6 10 76 28 78.6 46 82.6 66 85.4 88 87.5 112 88.7 138 91 170 96 170 110 -8 110',
          ),
          0.9,
        ),
      )
      path(
        k,
        '#332f66',
        closed(points('-8 78.4 8 78.8 24 81.4 42 85.6 60 89.4 80 92 100 94 100 110 -8 110'), 0.9),
      )
      // Where her toes have skimmed the sea it still glows, fainter the longer ago.
      for (const [x, y, l, high] of points(
        '56 66.6 3 .16 61 66.4 4 .24 65.6 65.2 4.6 .34 70.4 64.6 4.4 .42 74.6 63.2 4.6 .5 78.6 62 4.2 .55',
        4,
      )) {
        lens(k, '#1c5c98', x, y + 0.2, l * 1.3, high * 2.2)
        lens(k, x > 64 ? '#24a0c8' : '#1f7cb0', x + 0.4, y, l * 0.9, high * 1.2)
        if (x > 69) lens(k, '#a8fff0', x + 0.8, y - 0.05, l * 0.5, high * 0.5)
      }
      for (const [q, c] of [
        [1, '#24a0c8'],
        [0.62, '#a8fff0'],
      ]) {
        k.strokeStyle = c
        k.lineWidth = 0.3 * q
        k.beginPath()
        k.ellipse(80.6, 61.4, 4.6 * q, 1 * q, 0, 0, 7)
        k.stroke()
      }
      for (let i = 0; i < 30; i++) {
        const t = i / 30
        const [x, y] = [80.2 + t * 9 + r() * 0.9 * t, 60.4 - Math.sin(t * 2.6) * (2.6 + r() * 3.6)]
        k.fillStyle = i % 2 ? '#a8fff0' : '#48c8dc'
        k.beginPath()
        k.arc(x, y, 0.16 + r() * 0.26 * (1 - t * 0.5), 0, 7)
        k.fill()
      }
      at(k, 112, 68.4, 0.95, (c) => glowSwimmer(c, '#181438'))
      at(k, 138, 70, 1.05, (c) => glowSwimmer(c, '#3c2440'), true)
      // The palm against the sky: the far fronds, its stem, the near ones.
      crown(
        k,
        '-2.9 25 -1.3 0 -2.3 22 -1.5 0 -1.75 19 -1.6 1 -1.2 21 1.5 0 -.25 28 1.4 0 2.4 17 -.8 0',
      )
      path(k, '#0c1438', TRUNK)
      path(
        k,
        '#2c3c74',
        'M-2 92C8 84 14 74 23 61C35 44 52 26 77 14.4L78.2 15.8C53 28 37 44.6 25 62C16 75 10 84 2 92Z',
      )
      k.save()
      k.clip(new Path2D(TRUNK))
      for (let i = 1; i < 22; i++) {
        const t = i / 22
        const u = 1 - t
        const x = u ** 3 * 7 + 3 * u * u * t * 18 + 3 * u * t * t * 38 + t ** 3 * 78
        const y = u ** 3 * 92 + 3 * u * u * t * 64 + 3 * u * t * t * 37 + t ** 3 * 17
        const q = 7 * (1 - t * 0.76)
        stroke(
          k,
          '#0c1438',
          0.3,
          `M${x - q * 0.5} ${y - q * 0.4}q${q * 0.3} ${q * 0.4} ${q * 0.55} ${q * 0.44}`,
        )
      }
      k.restore()
      crown(k, '-.7 25 1.5 1 .25 24 1.2 0 .9 18 .7 0 -2.62 22 -1.5 1')
      for (const [x, y] of points('77.4 19 80 19.6 79 21')) {
        k.fillStyle = '#0c1438'
        k.beginPath()
        k.arc(x, y, 1.5, 0, 7)
        k.fill()
      }
      // The ropes go round the trunk.
      for (const [x, y] of points('57 29.4 58.6 28.4'))
        stroke(k, '#8c84a8', 0.7, `M${x - 0.5} ${y - 1.4}L${x + 0.9} ${y + 1}`)
      k.save()
      k.translate(71.4, 61)
      k.rotate(-0.4)
      nightSwinger(k, 2.1, 35)
      k.restore()
      // A child runs on the wet sand; its steps stay lit.
      for (const [x, y, a] of points(
        '66 88.2 .1 61 86 1 55.6 85.6 0 50.6 83.6 1 45 83.2 0 39.6 81.4 1',
        3,
      )) {
        k.fillStyle = a > 0.5 ? '#48c8dc' : '#7cecec'
        k.beginPath()
        k.ellipse(x, y, 0.95, 0.34, 0.2, 0, 7)
        k.fill()
      }
      stand(
        k,
        31,
        81.6,
        8.4,
        {
          ...POSES.run,
          skin: ['#a8788c', '#5c4470'],
          hair: ['#241c48', '#181438'],
          top: ['#f0c888', '#8c6480'],
          low: ['#3c8cac', '#2c4c84'],
          shorts: true,
          bare: true,
          shoe: ['#a8788c', '#5c4470'],
          light: 1,
        },
        { flip: true, fall: [-0.5, -0.1], shade: '#2a2658' },
      )
    })
    const [gx, gy] = f.at([128, 44])
    s.glowAt(gx, gy, s.h * 0.16, '#ffb868', 0.5)
    const [bx, by] = f.at([104, 51])
    s.glowAt(bx, by, s.h * 0.08, '#ffb868', 0.45)
    return finish(s, { vignette: 0.1, bloom: 0.22, threshold: 0.6 })
  },
}
