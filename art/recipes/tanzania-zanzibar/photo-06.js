import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { acaciaFlat } from '../../things/acacia-flat.js'
import { dancer, kid } from '../../things/adumu.js'
import { honey } from './kit.js'

const PLAIN = 56

/** A long hut of the village, woven of branches and daubed; its door at the end, in shade. */
function hut(k, x, y, q) {
  path(
    k,
    'rgba(70,34,50,.45)',
    `M${x - 6 * q} ${y + 0.2}H${x + 9 * q}L${x + 15 * q} ${y + 1.8 * q}H${x - 2 * q}Z`,
  )
  path(
    k,
    '#8a5f44',
    `M${x - 8 * q} ${y + 0.4}C${x - 8.6 * q} ${y - 5 * q} ${x - 5 * q} ${y - 6.6 * q} ${x} ${y - 6.8 * q}C${x + 5 * q} ${y - 6.6 * q} ${x + 8.6 * q} ${y - 5 * q} ${x + 8 * q} ${y + 0.4}Z`,
  )
  path(
    k,
    '#c99468',
    `M${x - 8 * q} ${y + 0.4}C${x - 8.6 * q} ${y - 5 * q} ${x - 5 * q} ${y - 6.6 * q} ${x} ${y - 6.8 * q}C${x - 3 * q} ${y - 5 * q} ${x - 3.6 * q} ${y - 2.6 * q} ${x - 2.6 * q} ${y + 0.4}Z`,
  )
  path(
    k,
    '#e6bd86',
    `M${x - 7.7 * q} ${y - 3 * q}C${x - 6 * q} ${y - 6.4 * q} ${x - 3 * q} ${y - 6.8 * q} ${x + 1 * q} ${y - 6.8 * q}C${x + 5 * q} ${y - 6.5 * q} ${x + 6.6 * q} ${y - 5.8 * q} ${x + 7.6 * q} ${y - 4 * q}C${x + 3 * q} ${y - 5.6 * q} ${x - 4 * q} ${y - 5.4 * q} ${x - 7.7 * q} ${y - 3 * q}Z`,
  )
  path(
    k,
    '#3a2230',
    `M${x + 1.4 * q} ${y + 0.4}V${y - 3 * q}C${x + 1.4 * q} ${y - 4.6 * q} ${x + 4.6 * q} ${y - 4.6 * q} ${x + 4.6 * q} ${y - 3 * q}V${y + 0.4}Z`,
  )
  for (let i = 0; i < 7; i++)
    stroke(
      k,
      'rgba(70,40,40,.3)',
      0.22,
      `M${x - (7 - i * 0.7) * q} ${y - (0.6 + i * 0.5) * q}q${1.6 * q} ${-0.5 * q} ${3 * q} 0`,
    )
}

/** The mountain of God: steep and grey, green at its foot after the rains, white ash at its mouth; the sun on its right. */
function lengai(k) {
  const left = rough(
    points('82 59 95 53 105 45 113 34.500 119 24.500 123 17.500 125 15.500'),
    0.4,
    4,
  )
  const right = rough(points('130 15 132 17.500 137 25 143 35 151 45.500 161 53 176 59'), 0.4, 6)
  fill(k, '#8c94a4', [...left, [127.5, 16.4], ...right])
  fill(k, '#686c8c', [
    ...left,
    ...points('127.500 16.400 126 23 128 30 124.500 37 127 45 121 52 122 59'),
  ])
  for (const [c, d] of [
    ['#565a80', 'M122 20L118 29L113.500 36L108 45L101 52L110 49L115 43L117 35L121 28Z'],
    ['#565a80', 'M124.500 37L119 46L113 54L122 52L127 45Z'],
    ['#b8bcc0', 'M131 21L136 29L139 38L146 47L151 51L143 40L138 29L133 19.500Z'],
    ['#b8bcc0', 'M128 30L132 38L133 47L139 55L137 46L135 38Z'],
    [
      '#fff8e6',
      'M125 15.500L127.500 16.400L130 15L133.500 20L135.500 25L132.500 22.500L133 29L130 23L129.500 34L127 25.500L126 23L126.600 19Z',
    ],
    [
      '#c8cce0',
      'M125 15.500L127.500 16.400L126.600 19L126 23L127 25.500L124 30L124.500 23.500L120.500 28L122 21Z',
    ],
    [
      '#5c8468',
      'M82 59C90 55 96 53 101 50.500C104 49.500 106 53 109 51.500C112 50 114 53.500 117 52C119 51 120.500 53 121.500 54L122 59Z',
    ],
    [
      '#8cae6c',
      'M122 59L121.500 54C124 51 127 51.500 130 53.500C133 51 136 50.500 140 53C144 50 148 49.500 151 51.500C155 51 158 52 161 53L176 59Z',
    ],
  ])
    path(k, c, d)
}

export default {
  alt: 'Un guerriero masai salta altissimo nella danza: i compagni cantano e battono le mani, un anziano ride appoggiato al bastone, e un capretto salta con lui; dietro, il cono ripido di un vulcano dalla cima bianca di cenere',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...honey, front: 0.7 },
      sun: [1.02, 0.3],
      horizon: PLAIN / 90,
    })
    const f = field(s)
    const r = random(6)
    f.draw(s.k, (k) => {
      // Morning light in steps from the right, a long scarf of cloud before the mountain.
      path(k, '#2f8090', 'M-6 -6H166V96H-6Z')
      for (const [c, l, r2] of [
        ['#45949c', 15, -14],
        ['#66aca6', 27, -1],
        ['#90c4b0', 37, 10],
        ['#bcd8b6', 44, 22],
        ['#e2e6bc', 50, 33],
        ['#f8edc2', 56, 44],
      ])
        path(
          k,
          c,
          `M-6 ${l}C16 ${l - 5} 26 ${l + 2} 44 ${l - 2}C66 ${l - 7} 80 ${r2 + 9} 104 ${r2 + 7}C128 ${r2 + 5} 140 ${r2 + 3} 168 ${r2 - 3}V96H-6Z`,
        )
      fill(k, '#8cb0ac', [
        ...rough(points('-6 50 20 47 44 49 70 46 96 49 120 50 166 48'), 0.3, 3),
        ...points('166 62 -6 62'),
      ])
      lengai(k)
      for (const [c, line, seed] of [
        ['#c8b468', '-6 56.500 40 55.500 90 57 166 56', 2],
        ['#dcae5c', '-6 60 40 59.500 90 61 166 60', 4],
        ['#d0924c', '-6 66 50 65 110 66.500 166 65.500', 6],
        ['#bb7440', '-6 75 50 74 110 76 166 75', 8],
        ['#a25c3a', '-6 86 50 87 110 86 166 88', 9],
      ])
        fill(k, c, [...rough(points(line), 0.4, seed), ...points('166 96 -6 96')])
      for (const [x, y, q] of points('6 57.500 6 68 58 4.500 98 58 4 156 58 6.500 146 57.500 4', 3))
        acaciaFlat(k, x, y, q, ['#4c7858', '#7ca060', '#4a4a54'])
      for (const [x, y, q] of points('92 63.500 0.700 112 64 0.760 150 65 0.850', 3))
        hut(k, x, y, q)
      for (let i = 0; i < 74; i++)
        stroke(
          k,
          ['#6a4638', '#8d6246', '#4f3436'][i % 3],
          0.3,
          `M${84 + i * 1.1} ${66.4 + (i % 5) * 0.1}l${(r() - 0.5) * 2.4} ${-1 - r() * 1.2}`,
        )
      // Long shadows to the left; the leaper's lies apart from his feet.
      for (const [x, y, l] of points('17 85 24 35 82.500 24 52 86 24 113 84 22', 3))
        path(
          k,
          'rgba(80,24,60,.42)',
          `M${x + 3} ${y - 0.4}C${x - 4} ${y + 0.2} ${x - l * 0.6} ${y + 0.6} ${x - l} ${y + 2.4}C${x - l - 2} ${y + 3.6} ${x - l + 2} ${y + 4} ${x - l * 0.6} ${y + 3}C${x - 6} ${y + 2} ${x} ${y + 1.4} ${x + 3} ${y + 0.5}Z`,
        )
      path(k, 'rgba(80,24,60,.45)', 'M80 84C74 82.600 60 83.600 54 85.600C58 88 74 87.600 80 84Z')
      path(k, 'rgba(80,24,60,.4)', 'M137 85C133 84 124 84.400 121 85.800C124 87.200 133 87 137 85Z')
      const dance = (x, y, size, near, far, look, flip) =>
        at(k, x, y, size, (c) => dancer(c, { near: points(near), far: points(far), ...look }), flip)
      dance(35, 82.5, 1.02, '-1 -39 5.500 -41 7.500 -49', '2 -39 3 -32 6 -26', {
        cloth: 'wine',
        lean: 0.06,
        stick: [6, -46, 12, -61],
        face: { tilt: 0.06 },
      })
      dance(16, 85, 0.97, '-1 -39 0 -32 7 -31', '2 -39 4 -33 8 -33', {
        cloth: 'blue',
        lean: 0.17,
        knees: 0.5,
        stick: [8.5, -39, 9.5, -3.2],
        face: { old: true, hair: true, mouth: 'laugh', tilt: -0.16 },
      })
      dance(53, 86.5, 1, '-1 -39 -5 -33 -3.500 -26', '2 -39 5 -33 10 -30', {
        cloth: 'scarlet',
        knees: 1.5,
        lean: 0.2,
        face: { tilt: -0.3 },
      })
      dance(83, 62, 1.06, '-1.400 -39 -3.400 -31 -3.800 -23', '2.400 -39 5 -32 6.400 -25', {
        cloth: 'red',
        leap: true,
        stick: [-4.6, -38, -2.8, -10],
        face: { mouth: 'laugh', tilt: -0.24 },
      })
      const clap = ['-1 -39 3 -32.500 9 -38', '2 -39 6 -34 10 -38.600']
      dance(
        114,
        84,
        0.92,
        ...clap,
        { cloth: 'scarlet', woman: true, away: true, face: { tilt: -0.16 } },
        true,
      )
      at(k, 138, 77, 0.72, kid, true)
      // Dust where he left the ground.
      for (const d of [
        'M70 85.500C71 84 73 84.400 74 83.800C75 82 78 82.400 78.500 84C80 83 82 83.800 82.500 85C84 84.800 85 85.200 86 85.600C82 86.600 74 86.600 70 85.500Z',
        'M83 83.800C84 82 86 82.600 86.500 83.400C88.500 82.600 89.500 83.600 90 84.400C91.500 84.200 92.500 84.600 93 85C90 85.800 85 85.600 83 83.800Z',
      ])
        path(k, '#e8b87c', d)
      path(
        k,
        '#f8dca8',
        'M74 83.800C75 82 78 82.400 78.500 84C77 83.600 75.500 83.600 74 83.800ZM86.500 83.400C88.500 82.600 89.500 83.600 90 84.400C89 84 87.500 83.800 86.500 83.400Z',
      )
    })
    return finish(s, { rays: 0 })
  },
}
