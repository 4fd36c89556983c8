import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { flatiron } from '../../things/flatiron.js'
import { houseBlock } from '../../things/manhattan.js'
import { taxi } from '../../things/times-square-street.js'
import { bowler, courier, gusty, hatless, leaves, sheet, stand } from '../../things/windy-street.js'

const HORIZON = 68

/** A block beside the street in perspective: the side that runs back, then the front; rows of windows. */
function flank(k, x, far, top, [front, side, glass], lit) {
  const vx = 92
  const line = (px, y) => HORIZON + ((y - HORIZON) * (px - vx)) / (x - vx)
  const outer = x < vx ? -10 : 170
  const foot = HORIZON + Math.abs(x - vx) * 0.12
  fill(k, side, [
    [x, top],
    [far, line(far, top)],
    [far, line(far, foot)],
    [x, foot],
  ])
  path(k, front, `M${outer} ${top}H${x}V${foot}H${outer}Z`)
  for (let i = 0; i < 5; i++) {
    const [u0, u1] = [(i + 0.25) / 5, (i + 0.7) / 5]
    const [a, b] = [x + (far - x) * u0 ** 1.15, x + (far - x) * u1 ** 1.15]
    for (let y = top + 5; y < foot - 12; y += 6.5)
      fill(k, glass, [
        [a, line(a, y)],
        [b, line(b, y)],
        [b, line(b, y + 3.8)],
        [a, line(a, y + 3.8)],
      ])
  }
  const dir = Math.sign(outer - x)
  for (let wx = x + dir * 3; Math.abs(wx - x) < 40; wx += dir * 6.5)
    for (let y = top + 5; y < foot - 12; y += 6.5)
      path(k, glass, `M${wx} ${y}h${dir * 3.2}v3.800h${-dir * 3.2}Z`)
  path(k, lit, `M${x - dir * 1} ${top - 1.5}H${outer}V${top + 0.5}H${x - dir}Z`)
}

export default {
  alt: "Il Flatiron illuminato dal sole in un giorno di vento d'autunno: volano foglie, carte e un cappello, un ciclista lotta contro le raffiche accanto al carretto degli hot dog",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        disc: 0,
        sky: [
          [0, '#34507c'],
          [0.4, '#5c82a0'],
          [0.72, '#b4bca4'],
          [1, '#ffd48c'],
        ],
      },
      sun: [1.02, 0.3],
      horizon: 0.755,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Torn clouds, driven to the right.
      for (const [c, d] of [
        [
          '#46658c',
          'M-6 9C14 4 34 10 52 6C66 3 78 7 92 3C84 9 74 9 64 11C74 11 82 12 88 14C70 17 50 13 34 16C20 18 6 15 -6 18Z',
        ],
        [
          '#6c90a8',
          'M-6 27C10 23 26 28 42 25C54 23 62 26 72 24C66 28 58 28 50 30C36 32 12 30 -6 33Z',
        ],
        [
          '#46658c',
          'M100 14C116 10 130 15 146 11C154 9 162 10 168 9V20C150 22 138 18 124 20C114 21 106 19 100 14Z',
        ],
        [
          '#f4d4a0',
          'M118 30C130 27 142 31 154 28C160 27 164 28 168 27V31C154 33 142 31 132 33C126 33.500 122 32 118 30Z',
        ],
        ['#f4d4a0', 'M22 42C32 40 42 42.500 54 40.500C50 43 42 44 34 44C28 44 24 43.500 22 42Z'],
      ])
        path(k, c, d)
      for (const [x, wide, top, step] of points(
        '22 8 52 0 29 7 46 2 36 8 55 0 44 7 50 2 51 9 57 0 59 7 47 3 65 8 54 0 71 7 51 2 104 7 52 0 111 7 56 0 117 8 49 2 125 7 54 0 131 8 45 3',
        4,
      ))
        houseBlock(k, x, 72, wide, top, ['#e4b888', '#8c8898', '#a89890'], {
          seed: x + 2,
          step,
          share: 0.4,
          grid: 0.9,
        })
      flank(k, 22, 40, 12, ['#7c5470', '#5c4468', '#3c3460'], '#a87c84')
      flank(k, 140, 128, 20, ['#c88c6c', '#6c5070', '#7c5c78'], '#ffd898')
      // The street: the shade of the houses, a crossing.
      path(k, '#a09098', `M-6 69.400H168V96H-6Z`)
      path(k, '#c4a898', 'M92 69.600L168 73V96H120Z')
      path(k, '#74688c', 'M-6 69.400H90L60 76L30 96H-6Z')
      path(
        k,
        '#8c7c94',
        'M-6 76C20 74.600 50 76.500 92 75.500C130 74.600 150 76 168 75V77C140 78 60 78.500 -6 78Z',
      )
      flatiron(k, 92, HORIZON)
      for (let i = -8; i <= 9; i++) {
        const x = (t) => 88 + i * 8.4 * t
        fill(k, i < -2 ? '#c8bcc8' : '#fff0dc', [
          [x(0.62), 78.5],
          [x(0.62) + 3.2, 78.5],
          [x(0.78) + 4, 82.5],
          [x(0.78), 82.5],
        ])
      }
      for (const [x, y, q] of points('70 71.400 0.12 116 72 0.14 126 74 0.22 59 73.400 0.2', 3))
        at(k, x, y, q, taxi)
      at(k, 26, 86, 1, stand)
      at(k, 46, 87, 0.96, gusty)
      at(k, 72, 87, 1, hatless)
      at(k, 123, 86.5, 0.98, courier)
      at(k, 94, 58, 0.9, (q) => {
        q.rotate(0.4)
        bowler(q)
      })
      for (const [x, y, q, turn] of points(
        '67 66 0.9 -0.4 72 60 1 0.5 78 54 0.9 -0.2 85 62.500 0.8 0.9 101 48 0.9 0.3 110 57 1 -0.6 116 42 0.8 0.7 126 50 0.9 -0.3 134 38 0.7 0.5',
        4,
      ))
        at(k, x, y, q, (c) => {
          c.rotate(turn)
          sheet(c)
        })
      stroke(
        k,
        'rgba(255,250,236,.55)',
        0.34,
        'M50 62C62 58 66 66 76 63C80 61.500 79 58 76 58.500M98 66C108 62 114 68 124 64C129 61.500 127 57 123.500 58M8 40C20 36 26 43 36 40C40 38.500 39 35 36 35.500',
      )
      leaves(
        k,
        '4 62 0.9 0.3 10 70 1 -0.5 14 50 0.8 0.8 40 60 0.9 0.2 48 54 0.8 -0.7 56 68 1 0.5 60 50 0.8 1.1 62 80 1 0.1 84 80 1.1 -0.2 88 70 0.9 0.7 98 76 0.9 -0.6 104 66 1 0.3 108 84 1 0.1 112 50 0.8 0.9 120 60 0.9 -0.4 132 62 1 0.4 140 70 1 -0.8 138 52 0.8 0.2 150 60 0.9 0.7 146 82 1.1 0.1 152 87 1 -0.2 134 88.500 1 0.1 96 88.500 1 0.2 8 88 1 0.1 58 88.500 1 -0.1 20 36 0.7 0.6 32 30 0.6 -0.5 148 40 0.7 0.4',
      )
    })
    return finish(s, { bloom: 0.16 })
  },
}
