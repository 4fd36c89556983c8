import { ellipse } from '../core/shape.js'

/** An airboat with its great fan, heading left, one passenger row. */
export const airboat = () => ({
  width: 150,
  height: 70,
  draw(pen) {
    pen
      .path('#5f7a6a', 'M-66 -14L-52 -4L58 -4L60 -12L-40 -12Z')
      .path('#3f5a54', 'M-62 -10L-50 2L56 2L59 -8L-42 -8Z')
    for (const [x, c] of [
      [-26, '#d9573f'],
      [-12, '#f0e2c4'],
      [2, '#2f7d8a'],
    ])
      pen
        .path(c, `M${x - 5} -12L${x - 5} -24C${x - 4} -29 ${x + 4} -29 ${x + 5} -24L${x + 5} -12Z`)
        .ellipse('#c89470', x - 0.6, -33, 3.6, 4.2)
        .path('#e6d3a3', `M${x - 7} -34.500C${x - 3} -40 ${x + 3} -40 ${x + 6} -34.500Z`)
    pen
      .rect('#4a4a58', 12, -34, 12, 3)
      .line(
        '#4a4a58',
        [
          [14, -32],
          [12, -10],
        ],
        1.6,
      )
      .line(
        '#4a4a58',
        [
          [23, -32],
          [26, -10],
        ],
        1.6,
      )
    pen
      .path('#c9a24a', 'M13 -34L13 -48C14 -54 23 -54 24 -48L24 -34Z')
      .ellipse('#a8704c', 18, -57, 3.8, 4.4)
      .path('#f4efe4', 'M11 -58.500C14 -64 22 -64 24 -58.500Z')
    pen
      .stroke('#c8ccd4', ellipse(46, -36, 15, 30), 1.6)
      .ellipse('rgba(225,232,242,.35)', 46, -36, 15, 30)
    for (let i = -2; i <= 2; i++)
      pen.line(
        'rgba(90,96,120,.7)',
        [
          [46 + i * 6, -36 - 29 * Math.sqrt(1 - (i / 2.5) ** 2)],
          [46 + i * 6, -36 + 29 * Math.sqrt(1 - (i / 2.5) ** 2)],
        ],
        0.6,
      )
    pen
      .line(
        '#3a3a4a',
        [
          [46, -62],
          [46, -10],
        ],
        2,
      )
      .rect('#3a3f52', 34, -42, 13, 12)
      .rect('#e8a33d', 60, -62, 3, 44)
  },
})

/** An alligator lying at the water's edge, facing left. */
export const alligator = () => ({
  width: 150,
  height: 24,
  draw(pen) {
    const skin = '#78805c'
    pen.path(
      skin,
      'M-70 -5C-62 -10 -52 -9 -46 -11C-42 -16 -36 -16 -33 -13C-22 -18 0 -20 20 -15C40 -11 58 -6 74 -1C58 2 36 3 20 3L-30 3C-46 1 -62 1 -70 -1Z',
    )
    pen
      .path('#9a9a74', 'M-70 -2C-60 1 -40 2 -26 3L16 3C4 0 -24 0 -34 -3C-46 -5 -60 -4 -70 -2Z')
      .ellipse('#d9c46a', -38.5, -13, 1.5)
      .ellipse('#1a1626', -38.5, -13, 0.7)
    for (let x = -24; x < 62; x += 5)
      pen.poly('#454c38', [
        [x - 2.4, -15 + Math.abs(x) * 0.1],
        [x, -20 + Math.abs(x) * 0.14],
        [x + 2.4, -15 + Math.abs(x) * 0.1],
      ])
    pen
      .limb('#4d543e', [-22, -4], [-26, 0], [-32, 3], 6, 3)
      .limb('#4d543e', [18, -4], [24, 0], [18, 4], 7, 3)
      .line(
        '#3a4032',
        [
          [-68, -3.5],
          [-44, -4.5],
        ],
        0.8,
      )
  },
})

/** A great egret standing, facing left. */
export const egret = ({ feeding = false } = {}) => ({
  width: 56,
  height: 84,
  draw(pen) {
    pen
      .line(
        '#33304a',
        [
          [-2, -34],
          [-3, -16],
          [-2, 1],
        ],
        1.5,
      )
      .line(
        '#33304a',
        [
          [4, -34],
          [7, -17],
          [4, 1],
        ],
        1.5,
      )
    pen
      .path('#fbfaf4', 'M-12 -44C-6 -52 10 -48 24 -32C14 -28 0 -28 -8 -33C-12 -36 -14 -40 -12 -44Z')
      .path('rgba(110,120,170,.3)', 'M-6 -40C4 -42 14 -38 24 -32C14 -29 2 -29 -6 -34Z')
    if (feeding)
      pen
        .stroke('#fbfaf4', 'M-10 -42C-22 -46 -26 -34 -21 -26C-18 -20 -22 -16 -25 -13', 3.4)
        .path('#e8a82c', 'M-27 -14L-31 -1L-23.500 -11Z')
    else
      pen
        .stroke('#fbfaf4', 'M-10 -41C-20 -48 -6 -58 -9 -68C-10 -74 -14 -76 -17 -76', 3.4)
        .path('#e8a82c', 'M-16 -78.500L-29 -74L-16 -73.500Z')
        .ellipse('#1a1626', -16, -76.5, 0.7)
  },
})

/** A brown pelican on a post, facing left. */
export const pelican = ({ post = 40 } = {}) => ({
  width: 70,
  height: 60 + post,
  draw(pen) {
    pen
      .rect('#7a6456', -7, -post, 14, post + 3)
      .rect('#96806c', -7.6, -post, 15.2, 4)
      .round(-7, -post, 14, post + 3)
    pen.k.save()
    pen.k.translate(0, -post)
    pen
      .path(
        '#8a7a74',
        'M-10 -10C-14 -24 -4 -34 6 -31C18 -28 26 -14 30 -2C18 -1 8 -2 0 -3C-6 -4 -9 -7 -10 -10Z',
      )
      .path('#6a5c64', 'M2 -25C14 -24 24 -12 30 -2C18 -4 6 -8 2 -25Z')
    pen
      .stroke('#f4e9d6', 'M-6 -22C-14 -30 -2 -38 -6 -48', 6)
      .ellipse('#f7ecd4', -7, -50, 5.4, 4.8)
      .ellipse('#1a1626', -8.5, -51, 0.9)
    pen
      .path('#d9a05c', 'M-10 -52L-30 -30C-24 -28 -14 -34 -9 -44Z')
      .path('#b8745c', 'M-11 -48L-29 -30C-20 -24 -10 -34 -8 -43Z')
      .line(
        '#4a3a44',
        [
          [-3, -4],
          [-3, 0],
        ],
        2,
      )
      .line(
        '#4a3a44',
        [
          [4, -4],
          [4, 0],
        ],
        2,
      )
    pen.k.restore()
  },
})
