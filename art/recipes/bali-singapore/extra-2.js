import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump } from '../../nature/leaf-mass.js'
import { birds, sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { meru } from '../../things/bali.js'

const SHORE = 62

/** A narrow canoe with somebody who poles it, to the left; 30 units long. */
function canoe(k) {
  path(k, 'rgba(30,56,90,.4)', 'M-17 1.400C-8 3 10 3 18 1.200C10 4.600 -10 4.800 -17 1.400Z')
  path(
    k,
    '#5a3a34',
    'M-18 -3.400C-12 -1.400 10 -1.400 18.500 -4C16 0.600 12 2 8 2H-8C-13 2 -16.500 0 -18 -3.400Z',
  )
  path(
    k,
    '#b0764c',
    'M-18 -3.400C-12 -1.400 10 -1.400 18.500 -4L17.600 -2.500C10 -0.200 -10 -0.200 -17 -1.800Z',
  )
  path(k, '#3a3450', 'M4 -1.400L4.400 -8H7.600L8 -1.400Z')
  path(k, '#c8543c', 'M3.600 -14C4.600 -15.200 7.400 -15.200 8.400 -14L8.200 -7.400H3.800Z')
  path(k, '#8a3440', 'M6.600 -15C7.400 -14.900 8 -14.600 8.400 -14L8.200 -7.400H6.700Z')
  stroke(k, '#8a5a44', 1.1, 'M4.200 -13.400L0.600 -11.500M7.600 -13.200L2 -9')
  stroke(k, '#4a3430', 0.5, 'M2.600 -22L-2.400 3')
  path(k, '#8a5a44', 'M6 -18.800a1.700 1.900 0 1 0 0.010 0Z')
  path(
    k,
    '#e8c06a',
    'M1.600 -16.800L6 -20.800L10.400 -16.800C7.600 -17.700 4.400 -17.700 1.600 -16.800Z',
  )
  path(k, '#fbe4a4', 'M1.600 -16.800L6 -20.800L5 -17.500Z')
  path(k, '#c99a54', 'M-12 -2.400C-11 -5 -7 -5 -6 -2.400Z')
}

/** An islet of the temple: wall of stone, bushes and flowers along it. */
function islet(k, from, to, y, r) {
  fill(
    k,
    '#5a6274',
    rough(
      points(
        `${from} ${y + 0.6} ${from + 1.5} ${y - 2.4} ${(from + to) / 2} ${y - 3} ${to - 1.5} ${y - 2.4} ${to} ${y + 0.6}`,
      ),
      0.3,
      from,
    ),
  )
  fill(
    k,
    '#a89c94',
    rough(
      points(
        `${from} ${y + 0.6} ${from + 1.5} ${y - 2.4} ${(from + to) / 2} ${y - 3} ${(from + to) / 2 - 2} ${y - 1.4} ${from + 5} ${y - 1}`,
      ),
      0.3,
      from + 3,
    ),
  )
  for (let x = from + 1; x < to - 0.5; x += 1.2)
    clump(
      k,
      x + (r() - 0.5),
      y - 2.4 - r() * 0.8,
      1.1 + r() * 0.6,
      [
        ['#2a5f50', '#3f7f54', '#86b060'],
        ['#2f6a54', '#4c8c58', '#9cbc64'],
        ['#a83a54', '#dc6480', '#f8a4b4'],
        ['#b8802c', '#e8b440', '#fbe08a'],
      ][Math.floor(r() * 4)],
      r() * 6,
    )
}

export default {
  alt: "Il tempio Ulun Danu sul lago Beratan, con i suoi meru specchiati nell'acqua tra le nebbie dell'alba",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#4a6cac'],
          [0.4, '#94a8cc'],
          [0.7, '#f4c8b4'],
          [1, '#ffe2b4'],
        ],
        front: 0.66,
        disc: 0.05,
      },
      sun: [0.86, 0.5],
      horizon: SHORE / 90,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [x, y, l, c] of [
        [96, 9, 40, '#8296c4'],
        [108, 11.4, 46, '#f4c0b4'],
        [8, 20, 24, '#93a4cc'],
        [2, 22.4, 22, '#f8d0bc'],
      ])
        stroke(k, c, 1.3, `M${x} ${y}h${l}`)
      // The rim of the old crater in four depths, mist between them.
      for (const [c, lit, line, seed] of [
        ['#b4b4cc', '#dcc4c0', '-6 44 16 36 34 30 52 35 70 40 92 36 116 31 138 38 168 34', 3],
        [
          '#8f9cb8',
          '#c4b0b0',
          '-6 50 12 43 26 40 44 46 64 51 90 49 112 43 130 40 150 46 168 44',
          6,
        ],
        ['#66849c', '#94989c', '-6 54 10 50 30 49 50 54 74 57 100 55 124 51 146 52 168 50', 9],
      ]) {
        const top = rough(points(line), 0.6, seed)
        fill(k, c, [...top, ...points('168 64 -6 64')])
        const p = points(line)
        for (let i = 1; i < p.length - 1 && seed < 9; i++)
          if (p[i][1] < p[i - 1][1] && p[i][1] < p[i + 1][1] + 2)
            fill(
              k,
              lit,
              rough(
                [
                  p[i],
                  [p[i + 1][0], p[i + 1][1]],
                  [p[i][0] + 10, p[i][1] + 7],
                  [p[i][0] + 4, p[i][1] + 4.5],
                ],
                0.3,
                seed + i,
              ),
            )
        path(
          k,
          'rgba(255,238,222,.6)',
          `M-6 ${52 + seed * 0.7}C30 ${49 + seed * 0.7} 60 ${54 + seed * 0.7} 96 ${51 + seed * 0.7}C124 ${49 + seed * 0.7} 146 ${53 + seed * 0.7} 168 ${51 + seed * 0.7}V64H-6Z`,
        )
      }
      path(
        k,
        '#5c7c84',
        `M-6 ${SHORE + 0.6}V59C20 57.600 40 60 64 60.600C90 61.200 120 59.600 168 58V${SHORE + 0.6}Z`,
      )
      const r = random(4)
      for (let x = -5; x < 168; x += 2)
        clump(
          k,
          x,
          SHORE - 0.6 - Math.abs(x - 84) * 0.022 - r(),
          1.1 + r() * 0.7,
          [
            ['#4c7478', '#5f8880', '#a4a890'],
            ['#547c7c', '#6a9084', '#b4b094'],
          ][Math.floor(r() * 2)],
          r() * 6,
        )
      islet(k, 35, 64, SHORE + 1.4, r)
      islet(k, 74, 98, SHORE + 1.4, r)
      path(k, '#6a6a78', `M62 ${SHORE + 1.6}h14v-0.900h-14Z`)
    })
    const spot = (x, y) => {
      const [px, py] = f.at([x, y])
      return { x: px / s.w, y: py / s.h }
    }
    place(s, meru({ tiers: 11 }), {
      ...spot(49.5, SHORE - 0.6),
      size: 56,
      rim: 0.7,
      front: 0.66,
      shadow: false,
    })
    place(s, meru({ tiers: 3 }), {
      ...spot(86, SHORE - 0.6),
      size: 27,
      rim: 0.7,
      front: 0.66,
      shadow: false,
    })
    f.draw(s.k, (k) => {
      const r = random(14)
      for (const [from, to] of points('37 63 76 97'))
        for (let x = from; x < to; x += 1.5)
          clump(
            k,
            x + (r() - 0.5),
            SHORE - 0.2 - r() * 0.4,
            0.8 + r() * 0.5,
            [
              ['#2a5f50', '#3f7f54', '#86b060'],
              ['#2f6a54', '#4c8c58', '#9cbc64'],
              ['#a83a54', '#dc6480', '#f8a4b4'],
              ['#b8802c', '#e8b440', '#fbe08a'],
            ][Math.floor(r() * 4)],
            r() * 6,
          )
    })
    stillWater(s, {
      y: (SHORE + 1.8) / 90,
      sway: 0.9,
      veil: [
        [0, '#a4b0c4', 0.2],
        [0.5, '#6a86b0', 0.45],
        [1, '#38588c', 0.8],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(6)
      for (let i = 0; i < 44; i++) {
        const t = (i / 43) ** 1.2
        const [x, y, l] = [r() * 168 - 4, SHORE + 4 + t * 22, 1.4 + t * 6]
        path(
          k,
          i % 2 ? 'rgba(255,232,210,.5)' : 'rgba(44,76,128,.35)',
          `M${x - l} ${y}q${l} ${-0.25 - t * 0.4} ${l * 2} 0q${-l} ${0.25 + t * 0.3} ${-l * 2} 0Z`,
        )
      }
      for (let i = 0; i < 17; i++) {
        const [y, l] = [SHORE + 2.4 + i * 1.5, 3 + r() * 4]
        path(
          k,
          'rgba(255,236,190,.9)',
          `M${137.6 - l + (r() - 0.5) * 5} ${y}q${l} -0.600 ${l * 2} 0q${-l} 0.600 ${-l * 2} 0Z`,
        )
      }
      path(
        k,
        'rgba(255,240,226,.5)',
        `M-6 ${SHORE + 3}C20 ${SHORE + 2} 44 ${SHORE + 4.5} 70 ${SHORE + 3.4}C96 ${SHORE + 2.6} 120 ${SHORE + 4} 150 ${SHORE + 3}C120 ${SHORE + 6} 60 ${SHORE + 6.5} -6 ${SHORE + 5}Z`,
      )
      at(k, 116, 78, 0.84, canoe)
      stroke(
        k,
        'rgba(255,244,230,.75)',
        0.35,
        'M132 79.600C138 80.600 146 80.800 152 80.400M100 79.600C98 80.200 96 80.400 93 80.500',
      )
      // Leaves and frangipani close to us.
      for (let i = 0; i < 70; i++)
        clump(
          k,
          -4 + (i % 10) * 3 + r() * 3,
          84.5 + Math.floor(i / 10) * 1.3 + (i % 10) ** 2 * 0.06 + r(),
          2.2 + r() * 1.6,
          [
            ['#17404c', '#22565a', '#34706a'],
            ['#1a4850', '#28605c', '#3f7d6c'],
          ][i % 2],
          r() * 6,
          { side: 1 },
        )
      for (const [x, y, q] of points('4 86 1 12 86.500 1.200 20 88.500 1 8 90 1.100', 3))
        for (let i = 0; i < 5; i++) {
          const a = (i / 5) * 6.283 - 0.6
          const [px, py] = [x + Math.cos(a) * 1.5 * q, y + Math.sin(a) * 1.2 * q]
          path(
            k,
            i % 2 ? '#fff6ea' : '#f4e2dc',
            `M${x} ${y}Q${px - Math.sin(a) * 1.3 * q} ${py + Math.cos(a) * q} ${x + Math.cos(a) * 2.6 * q} ${y + Math.sin(a) * 2.1 * q}Q${px + Math.sin(a) * 0.9 * q} ${py - Math.cos(a) * 0.8 * q} ${x} ${y}Z`,
          )
          if (i === 4)
            path(k, '#f6c23c', `M${x} ${y - 0.6 * q}a${0.65 * q} ${0.6 * q} 0 1 0 0.010 0Z`)
        }
    })
    birds(s, { x: 0.72, y: 0.3, count: 6, seed: 5 })
    return finish(s, { rays: 0.06 })
  },
}
