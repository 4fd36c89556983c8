// A farm of turf under the glacier: gables of boards side by side, roofs of grass, lupins in front.
import { fill, path, points, rough, stroke } from '../core/field.js'

const BACK = [-7, -3.4]

/** A roof of turf that runs back to the left from its gable: the sunny slope. */
function roof(k, x, y, w, wall, ridge) {
  const [dx, dy] = BACK
  const m = x + w / 2
  fill(
    k,
    '#94a848',
    rough(
      [
        [x - 1, y - wall + 0.5],
        [m, y - ridge],
        [m + dx, y - ridge + dy],
        [x + dx - 1, y - wall + dy + 0.5],
      ],
      0.15,
      w,
    ),
  )
  fill(k, '#ccc860', [
    [m - 0.6, y - ridge + 0.7],
    [m, y - ridge],
    [m + dx, y - ridge + dy],
    [m + dx - 1.6, y - ridge + dy + 2],
    [m + dx * 0.4 - 1.2, y - ridge + dy * 0.4 + 1.4],
  ])
  fill(k, '#7c9444', [
    [x - 1, y - wall + 0.5],
    [x + dx - 1, y - wall + dy + 0.5],
    [x + dx + 1.4, y - wall + dy - 2],
    [x + dx * 0.5, y - wall + dy * 0.5 - 1.2],
    [x + 0.8, y - wall - 1.4],
  ])
}

/** One gable: x of its left foot, breadth, height of the wall and of the ridge; boards, trim, what is in it. */
function gable(k, x, y, w, wall, ridge, [board, shade, trim], front) {
  const m = x + w / 2
  fill(k, board, [
    [x, y],
    [x, y - wall],
    [m, y - ridge],
    [x + w, y - wall],
    [x + w, y],
  ])
  fill(k, shade, [
    [m + w * 0.16, y],
    [m + w * 0.16, y - ridge + (ridge - wall) * 0.32],
    [x + w, y - wall],
    [x + w, y],
  ])
  for (let i = 1; i < 7; i++) {
    const bx = x + (w * i) / 7
    stroke(
      k,
      shade,
      0.14,
      `M${bx} ${y}V${y - wall - (ridge - wall) * (1 - Math.abs((i / 7) * 2 - 1))}`,
    )
  }
  // A thick edge of turf over the boards, with a white board under it.
  stroke(
    k,
    trim,
    0.42,
    `M${x + 0.2} ${y - wall + 0.7}L${m} ${y - ridge + 1.1}L${x + w - 0.2} ${y - wall + 0.7}`,
  )
  fill(
    k,
    '#7c9440',
    rough(
      [
        [x - 1.2, y - wall + 0.8],
        [m, y - ridge - 0.7],
        [m, y - ridge + 0.7],
        [x, y - wall + 1.4],
      ],
      0.12,
      3,
    ),
  )
  fill(
    k,
    '#4c6444',
    rough(
      [
        [m, y - ridge - 0.7],
        [x + w + 1.2, y - wall + 0.8],
        [x + w, y - wall + 1.4],
        [m, y - ridge + 0.7],
      ],
      0.12,
      4,
    ),
  )
  const pane = (px, py, pw, ph) => {
    path(k, trim, `M${px - 0.25} ${py - 0.25}h${pw + 0.5}v${ph + 0.5}h${-pw - 0.5}Z`)
    path(k, '#34405c', `M${px} ${py}h${pw}v${ph}h${-pw}Z`)
    path(k, '#ffd890', `M${px} ${py}h${pw * 0.46}v${ph * 0.44}h${-pw * 0.46}Z`)
    stroke(k, trim, 0.2, `M${px + pw / 2} ${py}v${ph}M${px} ${py + ph / 2}h${pw}`)
  }
  if (front === 'door') {
    path(k, trim, `M${m - 1.3} ${y}v-4.400h2.600v4.400Z`)
    path(k, '#3c4c6c', `M${m - 1} ${y}v-4.100h2v4.100Z`)
    pane(m - 0.8, y - ridge + 3.4, 1.6, 1.5)
  } else if (front === 'two') {
    pane(x + w * 0.2, y - wall + 0.6, w * 0.2, 2)
    pane(x + w * 0.6, y - wall + 0.6, w * 0.2, 2)
    pane(m - 0.8, y - ridge + 3.6, 1.6, 1.6)
  } else pane(m - 1, y - wall + 0.2, 2, 2.2)
}

/** The row of gables on its bank; the turf walls between them, stone at their feet. */
export function farm(k) {
  path(k, 'rgba(52,64,72,.55)', 'M90 66C104 63 140 64 168 66V72C140 70 110 69 90 66Z')
  fill(k, '#7c8c48', rough(points('86 63.500 88.500 53 96 52.600 98 65.400'), 0.2, 2))
  for (let i = 0; i < 5; i++)
    stroke(
      k,
      i % 2 ? '#a8b058' : '#5c7444',
      0.4,
      `M${88.4 - i * 0.4} ${54.6 + i * 1.8}l2.600 0.800l2.600 -0.500l2.400 0.700`,
    )
  const gables = [
    [96, 10.5, 7, 15.5, ['#c04838', '#84304c', '#fff4dc'], 'two', 3.4],
    [110, 9, 6.4, 13.6, ['#f0e4cc', '#b4a8b0', '#fffaf0'], 'door', 3.2],
    [122.4, 10, 6.8, 15, ['#c04838', '#84304c', '#fff4dc'], 'two', 3.2],
    [135.8, 8.4, 6, 12.6, ['#4c4454', '#302c48', '#fff4dc'], 'one', 3],
    [147.4, 7.6, 5.2, 11, ['#4c4454', '#302c48', '#f4e4cc'], 'one', 5],
  ]
  const foot = (x) => 66 - (x - 96) * 0.012
  for (const [x, w, wall, ridge] of [...gables].reverse()) roof(k, x, foot(x), w, wall, ridge)
  for (const [x, w, wall, ridge, tone, front, wide] of gables) {
    const y = foot(x)
    // The turf wall on its right, stones below.
    fill(
      k,
      '#5c7444',
      rough(
        [
          [x + w - 0.5, y + 0.3],
          [x + w - 0.3, y - wall + 0.3],
          [x + w + wide, y - wall + 0.2],
          [x + w + wide + 0.6, y + 0.3],
        ],
        0.15,
        6,
      ),
    )
    for (let j = 0; j < 4; j++)
      stroke(
        k,
        '#8c9c50',
        0.34,
        `M${x + w + 0.3} ${y - wall + 1.6 + j * 1.3}l${wide * 0.45} 0.600l${wide * 0.45} -0.700`,
      )
    gable(k, x, y, w, wall, ridge, tone, front)
    for (let j = 0; j < 5; j++) {
      const sx = x + w - 0.4 + (j * (wide + 0.8)) / 5
      path(k, j % 2 ? '#8c8488' : '#5c5868', `M${sx} ${y + 0.5}v-1.200q0.500 -0.600 1.100 0v1.200Z`)
    }
  }
  // The bank of grass that they stand in.
  fill(
    k,
    '#8ca044',
    rough(
      points(
        '82 66 88 63.800 96 65.700 108 66 120 65.800 134 65.600 150 65.400 168 65 168 71 140 70 110 70 90 69',
      ),
      0.25,
      9,
    ),
  )
}
