import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { acaciaFlat } from '../../things/acacia-flat.js'
import { closed, lens } from '../../things/curves.js'
import { tuft } from '../../things/grass-tuft.js'
import { hut, kidGoat, lengai, plain, steam, thorns, zebu } from '../../things/lengai-evening.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const evening = {
  ...moods.golden,
  sky: [
    [0, '#3c7c9c'],
    [0.4, '#8cb8b4'],
    [0.75, '#f4dcb0'],
    [1, '#ffcc94'],
  ],
  disc: 0,
}
const FALL = { fall: [1.35, 0.26], shade: 'rgba(84,44,84,.62)' }
const CLOTHS = [
  ['#e8482c', '#8c2440'],
  ['#c83048', '#782044'],
  ['#f06c34', '#9c3440'],
  ['#b02c50', '#682048'],
]

/** A young man in his shuka: beads on the neck, a staff or none. */
const warrior = (i, pose, more = {}) => ({
  ...POSES[pose],
  skin: SKINS[3],
  top: CLOTHS[i % 4],
  low: CLOTHS[(i + 1) % 4],
  hair: ['#8c3830', '#5c2438'],
  shoe: '#4c2c34',
  dress: 'skirt',
  bare: true,
  ...more,
  after: (c, j, flat) => {
    const [x, y] = j.chest
    if (!flat) {
      path(
        c,
        '#fff0d8',
        `M${x - 0.56} ${y + 0.1}Q${x} ${y + 0.6} ${x + 0.56} ${y + 0.1}L${x + 0.4} ${y - 0.15}Q${x} ${y + 0.15} ${x - 0.4} ${y - 0.15}Z`,
      )
      path(
        c,
        '#2c7cb0',
        `M${x - 0.4} ${y - 0.05}Q${x} ${y + 0.3} ${x + 0.4} ${y - 0.05}L${x + 0.3} ${y - 0.2}Q${x} ${y + 0.05} ${x - 0.3} ${y - 0.2}Z`,
      )
      // The toga goes over one shoulder.
      stroke(c, CLOTHS[(i + 2) % 4][0], 0.22, `M${x - 0.5} ${y + 0.2}L${x + 0.4} ${y + 1.9}`)
    }
    if (more.staff) {
      const [hx, hy] = j.armFar.hand
      stroke(c, flat ?? '#5c3438', 0.15, `M${hx} ${hy - 3.4}L${hx + 0.3} ${hy + 3.2}`)
    }
  },
})

const woman = (i, pose) => ({
  ...POSES[pose],
  skin: SKINS[3],
  top: [
    ['#3c6cb4', '#28407c'],
    ['#7c3c8c', '#4c2868'],
    ['#e88c34', '#984c3c'],
  ][i % 3],
  low: [
    ['#e8583c', '#94304c'],
    ['#3c78b4', '#28487c'],
    ['#b83458', '#70244c'],
  ][i % 3],
  hair: SKINS[3],
  shoe: '#4c2c34',
  dress: 'sarong',
  after: (c, j, flat) => {
    const [x, y] = j.chest
    for (const [rx, ry, col] of [
      [0.78, 0.3, '#fff4e0'],
      [0.6, 0.22, '#e8483c'],
      [0.44, 0.15, '#fff4e0'],
    ]) {
      c.fillStyle = flat ?? col
      c.beginPath()
      c.ellipse(x + 0.05, y + 0.06, rx, ry, 0, 0, 7)
      c.fill()
    }
  },
})

/** High flakes of cloud in rows that lead to the mountain, smaller and closer towards the horizon, the sun below them. */
function flakes(k) {
  const r = random(31)
  for (let row = 0; row < 8; row++) {
    const t = row / 7
    const y0 = 4 + t ** 0.75 * 37
    const q = 4.6 - t * 3.5
    for (let x = -8 + r() * 6; x < 84 - row * 2; x += q * (1.3 + r() * 1.9)) {
      const fade = Math.min(1, Math.max(0, (86 - row * 3 - x) / 26))
      if (r() > 0.35 + fade * 0.6) continue
      const y = y0 + (r() - 0.5) * q * 0.7 - x * 0.035
      const w = q * (0.55 + r() * 0.6) * (0.5 + fade * 0.5)
      const h = w * (0.2 + r() * 0.1)
      path(
        k,
        'rgba(206,196,204,.6)',
        closed(
          [
            [x - w, y + h * 0.2],
            [x - w * 0.3, y - h],
            [x + w * 0.5, y - h * 0.8],
            [x + w, y],
            [x + w * 0.3, y + h * 0.7],
            [x - w * 0.5, y + h * 0.8],
          ],
          1,
        ),
      )
      path(
        k,
        'rgba(255,236,204,.75)',
        closed(
          [
            [x - w, y + h * 0.2],
            [x - w * 0.55, y - h * 0.3],
            [x + w * 0.2, y - h * 0.1],
            [x + w * 0.7, y + h * 0.2],
            [x + w * 0.2, y + h * 0.62],
            [x - w * 0.5, y + h * 0.76],
          ],
          1,
        ),
      )
    }
  }
}

export default {
  alt: 'La sera davanti al cono ripido di un vulcano, bianco di cenere e con un filo di vapore: i giovani masai danzano in cerchio, uno salta altissimo e un capretto salta con lui, mentre le vacche tornano al villaggio nella polvere d’oro',
  paint(w, h) {
    const s = new Scene(w, h, { mood: evening, sun: [-0.06, 0.5], horizon: 58 / 90 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.7 })
    const f = field(s)
    f.draw(s.k, (k) => {
      flakes(k)
      steam(k)
      lengai(k)
      plain(k)
      for (const [x, y, q] of points(
        '44 59.500 3.400 58 59.300 2.600 64 59.800 4 146 60 4.400 154 59.600 3 136 59.400 2.400',
        3,
      ))
        acaciaFlat(k, x, y, q, ['#8c8468', '#c4ac70', '#745c68'], -1)
      // The village in its ring of thorns.
      for (const [x, y, q] of points(
        '6 63 1 13 62.300 0.900 20 63.200 1.050 27.500 62.500 0.900 33 63.600 1',
        3,
      ))
        at(k, x, y, q, (c) => hut(c, ['#e0a878', '#a87860', '#543444']))
      const r = random(4)
      for (let i = 0; i < 70; i++) {
        const x = -2 + i * 0.6
        stroke(
          k,
          ['#84584c', '#a8785c', '#6c4450'][i % 3],
          0.2,
          `M${x} ${65.2 + Math.sin(x * 0.2) * 0.4}l${(r() - 0.5) * 1.8} ${-0.8 - r()}`,
        )
      }
    })
    // Dust of the herd that comes home, with the sun in it.
    s.layer(
      (k) =>
        f.draw(k, (q) => {
          for (const [x, y, half, up] of points(
            '126 64.500 32 2.600 140 65.500 24 2.200 108 66 18 1.400',
            4,
          ))
            lens(q, 'rgba(255,222,164,.8)', x, y, half, up, up * 0.5)
        }),
      { lit: false, blur: (9 * s.w) / 1600 },
    )
    f.draw(s.k, (k) => {
      const COATS = [
        ['#e8d4bc', '#fff4e0', '#8c6c78'],
        ['#a0604c', '#dc9468', '#5c3848'],
        ['#6c4850', '#b0805c', '#402c44'],
        ['#c8a080', '#f4d4a8', '#7c5864'],
      ]
      const herd = points(
        '96 67.300 0.900 101.500 66.700 0.820 106 67.800 0.950 112.500 67 0.880 118 68.300 1 124.500 67.200 0.880 130 68.800 1.020 137.500 67.800 0.920 143 69.200 1.050',
        3,
      )
      for (const [i, [x, y, q]] of herd.entries()) {
        lens(k, 'rgba(84,44,84,.4)', x + 4 * q, y + 0.1, 5 * q, 0.26, 0.2)
        at(k, x, y, q, (c) => zebu(c, COATS[(i * 3 + 1) % 4], i % 2))
      }
      stand(k, 150.5, 70, 6, warrior(1, 'walk', { staff: true }), { flip: true, ...FALL })
      // The ring of the dance: they sing in a close half circle.
      const ring = [
        [29, 75.2, 9.6, 1, 'stand', 1, true],
        [34, 74.2, 9.4, 3, 'stand', 1, false],
        [38.6, 74.4, 9.8, 0, 'hips', 1, false],
        [43, 74, 9.5, 2, 'stand', 1, true],
        [70.5, 74.6, 9.5, 1, 'stand', -1, true],
        [75, 75.2, 9.7, 3, 'stand', -1, false],
        [24.5, 78.2, 10, 2, 'stand', 1, false],
        [31, 78.8, 10, 0, 'point', 1, false],
        [36.5, 78.4, 9.9, 1, 'stand', 1, true],
        [80.5, 77.2, 9.9, 0, 'stand', -1, true],
      ]
      for (const [j, [x, y, high, i, pose, way, staff]] of ring.entries())
        stand(
          k,
          x,
          y,
          high,
          warrior(i, pose, {
            staff,
            nod: [-10, 6, -4, 8][j % 4],
            lean: [3, 9, 0, 5][j % 4],
            ...(pose === 'point' ? { armFar: [38, 70], armNear: [30, 84] } : {}),
          }),
          { flip: way < 0, ...FALL },
        )
      // He leaps: straight as a spear, his shadow left behind on the ground.
      const leap = warrior(0, 'stand', {
        near: [3, 6],
        far: [-2, 4],
        armNear: [-8, 6],
        armFar: [8, 6],
        nod: -8,
      })
      k.save()
      k.translate(55, 79.2)
      k.transform(1, 0, -FALL.fall[0], -FALL.fall[1], 0, 0)
      k.translate(0, -6.2)
      stand(k, 0, 0, 10, { ...leap, flat: FALL.shade })
      k.restore()
      stand(k, 57, 71.4, 10.2, leap, {})
      for (const [x, y, q] of points('54.500 79 0.900 57.500 79.300 1.300 60.500 79 0.800', 3))
        lens(k, '#f0cc94', x, y, q * 1.6, q * 0.34, q * 0.1)
      for (const [x, y, high, i, pose, way] of [
        [86, 78.5, 9.2, 0, 'stand', -1],
        [90, 79.8, 9.4, 1, 'hips', -1],
        [94.2, 80.6, 9.2, 2, 'stand', -1],
      ])
        stand(k, x, y, high, woman(i, pose), { flip: way < 0, ...FALL })
      // A child tries it too, and so does the kid.
      stand(
        k,
        43,
        85.4,
        5.6,
        { ...warrior(2, 'stand'), armNear: [-14, 10], armFar: [16, 10] },
        { ...FALL },
      )
      path(k, FALL.shade, 'M54 87.200q3 -0.600 5.600 0q-2.600 0.700 -5.600 0Z')
      at(k, 51, 85.4, 0.86, (c) => {
        c.rotate(-0.3)
        kidGoat(c)
      })
      const g = random(8)
      for (let i = 0; i < 70; i++)
        tuft(
          k,
          -4 + i * 2.5 + g() * 2,
          91.5 + g(),
          2.4 + g() * 3,
          ['#6c4038', '#8c5840', '#54303c'],
          g,
        )
      thorns(k, points('-2 92 15 10 93 13 21 94 10 2 80 8', 3), 5, [
        '#3c2438',
        '#54303c',
        '#6c4044',
      ])
    })
    return finish(s, { vignette: 0.12 })
  },
}
