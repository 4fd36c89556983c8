import { field, fill } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { acacia, grass } from '../../nature/foliage.js'
import { groundLine } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { storm } from '../../nature/storm.js'
import { giraffe } from '../../things/africa.js'
import { herder } from '../../things/herders.js'
import { wildebeest } from '../../things/safari.js'
import { rainbow } from '../../things/shaped-land.js'
import { standingZebra } from '../../things/zebra.js'

// A storm in the east, the low sun behind the viewer's left shoulder.
const stormLight = {
  ...moods.golden,
  sky: [
    [0, '#35527f'],
    [0.4, '#6f8aa6'],
    [0.75, '#d2bd9c'],
    [1, '#ffe2a4'],
  ],
  haze: '#dcc096',
  front: 0.82,
  disc: 0,
}

/** A band of the plain: its edge rolls a little, cloud shadows lie across it in long stripes. */
function plain(k, { y, colour, dark, seed }) {
  const edge = (x) => y + noise(x * 0.05, seed) * 0.9
  const line = Array.from({ length: 58 }, (_, i) => [-40 + i * 4.2, edge(-40 + i * 4.2)])
  fill(k, colour, [...line, [204, 130], [-40, 130]])
  const r = random(seed)
  for (let i = 0; i < 7; i++) {
    const x = -20 + r() * 180
    const long = 14 + r() * 26
    const yy = edge(x) + 1.2 + r() * 6
    k.fillStyle = dark
    k.beginPath()
    k.ellipse(x, yy, long, 0.24 + r() * 0.5, 0, 0, 7)
    k.fill()
  }
}

const shadow = (s, x, y, rx) => {
  s.k.fillStyle = 'rgba(74,48,60,.5)'
  s.k.beginPath()
  s.k.ellipse(x + rx * 0.8, y, rx * 1.5, rx * 0.13, 0, 0, 7)
  s.k.fill()
}

export default {
  alt: 'Tre pastori in rosso guardano la colonna degli gnu e delle zebre nel Masai Mara, e le giraffe all’acacia, mentre il temporale se ne va sotto un arcobaleno',
  focus: 0.36,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: stormLight,
      sun: [0.02, 0.42],
      horizon: h > w ? 0.62 : 0.535,
    })
    sky(s, { clouds: 0, glowPower: 0.5 })
    const f = field(s, { centre: 92, zoom: 0.86, foot: 1.03 })
    const at = (x, y) => {
      const [px, py] = f.at([x, y])
      return { x: px / w, y: py / h }
    }
    f.draw(s.k, storm)
    const foot = at(128, 48)
    rainbow(s, { x: foot.x, y: foot.y, radius: s.pick(52, 62), width: 4.4, power: 0.75 })
    f.draw(s.k, (k) => {
      // The Oloololo escarpment closes the plain: one long level wall.
      const wall = Array.from({ length: 60 }, (_, i) => {
        const x = -40 + i * 4
        return [x, 44.6 - Math.min(2.6, Math.max(0, (96 - x) * 0.05)) + noise(x * 0.16, 3) * 0.5]
      })
      fill(k, '#a9a4ae', [...wall, [200, 52], [-40, 52]])
      for (let i = 0; i < 20; i++) {
        const x = -30 + i * 8.4 + noise(i * 1.7, 4) * 7
        const [, y] = wall[Math.floor((x + 40) / 4)]
        const wide = 1 + 3.4 * (noise(i * 2.3, 6) + 0.5)
        fill(k, '#9895a8', [
          [x, y + 0.5],
          [x + wide * 0.7, y + 1.4],
          [x + wide + 1.6, 49],
          [x + 1.2, 49],
          [x + 0.2, y + 2],
        ])
      }
      plain(k, { y: 47.6, colour: '#d9bd86', dark: '#b9a078', seed: 2 })
    })
    for (const [x, y, height, seed] of [
      [8, 48.4, 4.6, 3],
      [22, 48.2, 3.4, 5],
      [41, 48.4, 4, 8],
      [62, 48.2, 3.2, 4],
      [74, 48.3, 4.4, 2],
      [143, 48.6, 4.8, 6],
      [153, 48.3, 3.4, 9],
    ])
      acacia(s, { ...at(x, y), height, seed, haze: 0.42, rim: 0, colour: '#7d8244' })
    f.draw(s.k, (k) => {
      plain(k, { y: 50.4, colour: '#cfa75c', dark: '#a98a54', seed: 5 })
      plain(k, { y: 56, colour: '#c99b48', dark: '#9c7a44', seed: 9 })
    })
    acacia(s, {
      ...at(122, 62),
      height: s.pick(46, 50),
      width: 1.3,
      lean: -0.1,
      seed: 8,
      colour: '#5c6a36',
      trunk: '#4a3030',
      front: 0.56,
      rim: 0.6,
      detail: 1.4,
    })
    f.draw(s.k, (k) => {
      k.fillStyle = 'rgba(70,46,62,.55)'
      k.beginPath()
      k.ellipse(136, 62.6, 20, 1.3, 0, 0, 7)
      k.fill()
      fill(k, 'rgba(70,46,62,.55)', [
        [120.6, 61.6],
        [123, 61.6],
        [134, 63],
        [130, 63.2],
      ])
    })
    for (const [x, y, size, flip] of [
      [108.4, 61.4, 24, false],
      [143, 60.4, 21, true],
    ]) {
      const p = at(x, y)
      shadow(s, s.x(p.x), s.y(p.y), size * s.u * 0.2)
      place(s, giraffe(), { ...p, size, flip, front: 0.26, rim: 0.8, rimWidth: 2, shadow: false })
    }
    // The column of the migration: it winds from the foot of the rain to the viewer.
    const column = []
    const r = random(3)
    for (let i = 0; i < 118; i++) {
      const t = (i / 117) ** 1.3
      column.push({
        x: 78 + 30 * Math.sin(5.1 - t * 4.9) * (1 - t * 0.1) + (r() - 0.5) * (2 + t * 12),
        y: 50.6 + t * 23 + (r() - 0.5) * (0.6 + t * 1.6),
        t,
        zebra: r() < 0.2,
      })
    }
    column.sort((a, b) => a.y - b.y)
    for (const { x, y, t, zebra } of column) {
      const size = 1.2 + t * 7.6
      const p = at(x, y)
      if (size > 1.8) shadow(s, s.x(p.x), s.y(p.y), size * s.u * 0.45)
      place(s, zebra ? standingZebra() : wildebeest(), {
        ...p,
        size,
        flip: !zebra === Math.cos(5.1 - t * 4.9) > 0,
        haze: 0.34 * (1 - t),
        front: 0.6,
        rim: size > 4 ? 0.5 : 0,
        shadow: false,
      })
    }
    // The knoll of red earth where the three have come to look.
    f.draw(s.k, (k) => {
      const knoll = Array.from({ length: 44 }, (_, i) => {
        const x = -30 + i * 4.6
        return [x, 77 + ((x - 30) / 44) ** 2 * 3.4 + noise(x * 0.2, 7) * 0.8]
      })
      fill(k, '#9a6a36', [...knoll, [200, 130], [-30, 130]])
      fill(k, '#7a4e30', [
        ...knoll.map(([x, y], i) => [x, y + 2 + (i % 3) * 0.5]),
        [200, 130],
        [-30, 130],
      ])
      fill(k, '#5d3a2c', [
        ...knoll.map(([x, y], i) => [x, y + 6.4 + (i % 2) * 0.8]),
        [200, 130],
        [-30, 130],
      ])
    })
    for (const [x, y, size, pose] of s.pick(
      [
        [22, 80, 37, 'stick'],
        [35.6, 79.6, 35, 'stork'],
        [47, 80.2, 36, 'spear'],
      ],
      [
        [64, 80, 40, 'stick'],
        [77.6, 79.6, 38, 'stork'],
        [88, 80.2, 39, 'spear'],
      ],
    )) {
      const p = at(x, y)
      s.k.fillStyle = 'rgba(44,24,40,.6)'
      s.k.beginPath()
      s.k.ellipse(
        s.x(p.x) + size * s.u * 0.22,
        s.y(p.y) + 2,
        size * s.u * 0.32,
        size * s.u * 0.022,
        0,
        0,
        7,
      )
      s.k.fill()
      place(s, herder({ pose }), { ...p, size, front: 0.86, rim: 0.5, shadow: false })
    }
    const tuft = at(0, 84.5)
    grass(s, {
      top: groundLine(s, { at: tuft.y, bumps: 0.02, seed: 9 }),
      height: 7,
      count: s.pick(700, 460),
      colours: ['#c99a48', '#7a5630', '#e8c878', '#4f3a2a'],
      seed: 8,
      jitter: 9,
    })
    return finish(s)
  },
}
