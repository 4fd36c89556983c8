import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { acaciaFlat } from '../../things/acacia-flat.js'
import { hut, kidGoat, thorns, zebu } from '../../things/boma-life.js'
import { lens } from '../../things/curves.js'
import { tuft } from '../../things/grass-tuft.js'
import { clouds, hills, lengai, plain, steam } from '../../things/lengai-evening.js'
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

/** How they sing and sway: nobody stands like the next one. */
const CLAP = { near: [3, 3], far: [-6, 8], armNear: [30, 72], armFar: [36, 66] }
const BOW = { near: [8, 14], far: [-4, 12], armNear: [-16, 10], armFar: [14, 12], lean: 15 }
const PROUD = { near: [2, 1], far: [-9, 3], armNear: [-20, 30], armFar: [30, 50], lean: -6 }
const SPRING = { near: [38, 66], far: [30, 60], armNear: [-26, 12], armFar: [4, 14], lean: 14 }
const STEP = { near: [26, 22], far: [-12, 10], armNear: [-24, 16], armFar: [22, 24], lean: 5 }
const CRY = { near: [4, 2], far: [-7, 5], armNear: [-8, 12], armFar: [146, 16], lean: -4 }

export default {
  alt: 'La sera davanti al largo cono di un vulcano, bianco di cenere e con un filo di vapore: i giovani masai danzano in cerchio, uno salta altissimo e un capretto salta con lui, mentre le vacche tornano al villaggio nella polvere d’oro',
  paint(w, h) {
    const s = new Scene(w, h, { mood: evening, sun: [-0.06, 0.5], horizon: 65 / 90 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.7 })
    const f = field(s)
    f.draw(s.k, (k) => {
      clouds(k)
      steam(k)
      hills(k)
      lengai(k)
      plain(k)
      for (const [x, y, q] of points(
        '50 66.200 2.600 57 66 1.900 66 66.600 3.600 146 66.800 4 155 66.200 2.700 137 66 2',
        3,
      ))
        acaciaFlat(k, x, y, q, ['#8c8468', '#c4ac70', '#745c68'], -1)
      // The village in its ring of thorns.
      for (const [x, y, q] of points(
        '3 68.600 1 9.500 68 0.850 17.500 68.800 1.100 24.500 68.200 0.800 31.500 69 0.950',
        3,
      ))
        at(k, x, y, q, (c) => hut(c, ['#e0a878', '#a87860', '#543444']))
      const r = random(4)
      for (let i = 0; i < 70; i++) {
        const x = -2 + i * 0.56 + r() * 0.3
        stroke(
          k,
          ['#84584c', '#a8785c', '#6c4450'][i % 3],
          0.2,
          `M${x} ${70.3 + Math.sin(x * 0.2) * 0.4}l${(r() - 0.5) * 1.8} ${-0.6 - r() * 0.9}`,
        )
      }
    })
    // Dust of the herd that comes home, with the sun in it.
    s.layer(
      (k) =>
        f.draw(k, (q) => {
          for (const [x, y, half, up] of points(
            '126 69.500 32 2.400 140 70 24 2 108 70.500 18 1.400',
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
        '100 71.400 0.780 104.500 70.800 0.700 107.500 71.900 0.840 116 71.200 0.760 119.500 72.300 0.880 128.500 71.400 0.780 132 72.700 0.920 135.500 71.800 0.820 145 73 0.960',
        3,
      )
      for (const [i, [x, y, q]] of herd.entries()) {
        lens(k, 'rgba(84,44,84,.4)', x + 4 * q, y + 0.1, 5 * q, 0.26, 0.2)
        at(k, x, y, q, (c) => zebu(c, COATS[(i * 3 + 1) % 4], i % 2))
      }
      stand(k, 152.5, 73.8, 5.4, warrior(1, 'walk', { staff: true }), { flip: true, ...FALL })
      // The ring of the dance: they sing in a close half circle, some from behind.
      const ring = [
        [31.5, 78.6, 8.6, 3, PROUD, 1, true],
        [34.6, 78.2, 8.3, 0, CLAP, 1],
        [38.8, 77.9, 8.7, 2, BOW, 1],
        [48, 77.6, 8.4, 1, STEP, 1, true],
        [64.2, 77.2, 8.1, 2, CLAP, -1],
        [67.9, 78, 8.6, 3, PROUD, -1],
        [70.4, 78.2, 8.8, 0, CRY, -1, true],
        [77.2, 78.8, 8.6, 2, BOW, -1],
        [27, 81.2, 9.3, 1, STEP, 1],
        [30.8, 82, 9, 2, CRY, 1, true],
        [37, 81.8, 9.3, 0, SPRING, 1],
        [81, 80.4, 9.1, 1, PROUD, -1, true],
      ]
      for (const [j, [x, y, high, i, pose, way, staff]] of ring.entries())
        stand(
          k,
          x,
          y,
          high * 1.1,
          warrior(i, 'stand', { staff, nod: [-12, 6, -4, 10, -8][j % 5], ...pose }),
          { flip: way < 0, ...FALL },
        )
      // He leaps: straight as a spear; below his feet the ground, his shadow and the dust of the take-off.
      const leap = warrior(0, 'stand', {
        near: [7, 42],
        far: [2, 38],
        armNear: [-13, 4],
        armFar: [10, 6],
        lean: -3,
        nod: -16,
      })
      lens(k, '#cc945a', 58.4, 81.8, 9, 0.6, 0.5)
      lens(k, '#e4b880', 53.6, 81.5, 1.9, 0.5, 0.1)
      lens(k, '#e4b880', 62.2, 81.6, 1.5, 0.36, 0.1)
      k.save()
      k.translate(58, 81.9)
      k.transform(1, 0, -FALL.fall[0], -FALL.fall[1], 0, 0)
      stand(k, 0, 0, 9.9, { ...leap, flat: FALL.shade })
      k.restore()
      lens(k, '#6c3848', 57.8, 81.9, 2.5, 0.32, 0.32)
      stand(k, 57.4, 75.4, 10.2, leap, {})
      for (const [x, y, high, i, pose, way] of [
        [86.4, 80.6, 8.4, 0, CLAP, -1],
        [89.4, 81.6, 8.7, 1, PROUD, -1],
        [94.2, 82, 8.2, 2, STEP, -1],
        [97, 82.6, 5.8, 0, CLAP, -1],
      ])
        stand(k, x, y, high * 1.08, { ...woman(i, 'stand'), ...pose }, { flip: way < 0, ...FALL })
      // A kid tries it too.
      path(k, FALL.shade, 'M46.500 87.300q3 -0.600 5.600 0q-2.600 0.700 -5.600 0Z')
      at(k, 48.6, 85.2, 0.74, (c) => {
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
