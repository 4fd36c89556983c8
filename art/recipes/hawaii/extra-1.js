import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { clump } from '../../nature/leaf-mass.js'
import { birds, sky } from '../../nature/sky.js'

const SEA = 57

/** A point on a line of points, 0 at its start and 1 at its end. */
function along(list, t) {
  const n = list.length - 1
  const i = Math.min(n - 1, Math.floor(t * n))
  const u = t * n - i
  return [0, 1].map((j) => list[i][j] + (list[i + 1][j] - list[i][j]) * u)
}

/**
 * A wall of the windward coast: knife edges that run down from the crest, one side of each in the low sun,
 * the other in blue shade. tones: sun, half, shade, deep, apron in the sun, apron in shade.
 */
function pali(k, { crest, foot, flutes, tones, seed }) {
  const r = random(seed)
  const [top, low] = [points(crest), points(foot)]
  const [sun, half, shade, deep, meadow, wood] = tones
  // Knife edges at unlike distances.
  const knife = (i) =>
    i <= 0 ? 0 : i >= flutes ? 1 : (i + 0.42 * Math.sin(i * 2.4 + seed)) / flutes
  const line = Array.from({ length: flutes * 6 + 1 }, (_, i) => {
    const t = i / (flutes * 6)
    const [x, y] = along(top, t)
    // Every knife edge is a small summit of its own.
    const n = Array.from({ length: flutes }, (_, j) => j).findLast((j) => knife(j) <= t)
    const u = (t - knife(n)) / (knife(n + 1) - knife(n))
    const tooth = Math.abs(Math.min(1, u) - 0.45) * 2
    return [x, y + tooth * (0.6 + 2 * Math.sin(n * 1.9 + seed) ** 2)]
  })
  fill(k, shade, [...line, ...low.toReversed()])
  k.save()
  k.beginPath()
  for (const [x, y] of [...line, ...low.toReversed()]) k.lineTo(x, y)
  k.clip()
  for (let i = 0; i < flutes; i++) {
    const [a, b] = [knife(i), knife(i + 1)]
    const m = a + (b - a) * (0.4 + 0.2 * Math.sin(i * 3.1 + seed))
    const [p, q] = [along(top, m), along(low, m + (r() - 0.5) * 0.02)]
    const [l0, l1] = [along(top, a), along(low, a)]
    const [r0, r1] = [along(top, b), along(low, b)]
    const down = (from, to, v) => [0, 1].map((j) => from[j] + (to[j] - from[j]) * v)
    const stop = 0.62 + r() * 0.16
    fill(k, half, [l0, p, down(p, q, stop), down(l0, l1, stop * 0.9)])
    fill(k, sun, [
      down(p, q, -0.02),
      down(p, q, stop),
      down(l0, l1, stop * 0.62),
      down(l0, p, 0.62),
    ])
    fill(k, deep, [
      down(r0, r1, 0.04),
      down(r0, r1, stop),
      down(p, q, stop * 0.7),
      down(p, r0, 0.7),
    ])
    // A rib on each face.
    fill(k, sun, [
      down(down(p, q, 0.2), r0, 0.45),
      down(down(p, q, stop * 0.8), r1, 0.3),
      down(down(p, q, stop * 0.85), r1, 0.22),
      down(down(p, q, 0.24), r0, 0.36),
    ])
  }
  // Slopes of fallen earth below, in green fans.
  const fan = (c, up, seedOf) => {
    const list = Array.from({ length: flutes * 4 + 1 }, (_, i) => {
      const t = i / (flutes * 4)
      const [u, v] = [along(top, t), along(low, t)]
      const s = up + 0.07 * Math.sin(t * flutes * 6.283 + 1.6) + 0.04 * Math.sin(i * 2.3 + seedOf)
      return [u[0] + (v[0] - u[0]) * s, u[1] + (v[1] - u[1]) * s]
    })
    fill(k, c, [...list, ...low.toReversed()])
  }
  fan(wood, 0.66, 2)
  fan(meadow, 0.76, 5)
  k.restore()
}

/** A sailing canoe with its float and a claw of a sail; to the left, 34 units long. */
function canoe(k) {
  path(
    k,
    'rgba(16,52,84,.45)',
    'M-20 1.600C-8 3.600 12 3.600 22 1.400C14 5.600 -12 5.800 -20 1.600Z',
  )
  path(
    k,
    '#6a3f34',
    'M-21 -4.600C-17 -2 -8 -1.400 0 -1.400C9 -1.400 16 -2 21.500 -5C20 -0.500 15 2 9 2.200H-9C-15 2 -19.500 -0.500 -21 -4.600Z',
  )
  path(
    k,
    '#b9754a',
    'M-21 -4.600C-17 -2 -8 -1.400 0 -1.400C9 -1.400 16 -2 21.500 -5L20.800 -3.300C14 -0.600 -13 -0.400 -20 -2.600Z',
  )
  // The claw: dark seen through against the sun, bright along its edge.
  path(k, '#e2573c', 'M2 -3C-8 -16 -10 -30 -5 -41C-2 -34 4 -28 14 -27C12 -18 8 -9 2 -3Z')
  path(k, '#f6a24c', 'M2 -3C-8 -16 -10 -30 -5 -41C-4.500 -28 -2 -14 2 -3Z')
  path(
    k,
    '#b83a44',
    'M2 -3C6 -10 9 -18 10 -27.600C11.400 -27.200 12.700 -27 14 -27C12 -18 8 -9 2 -3Z',
  )
  stroke(k, '#5a3a30', 0.8, 'M2 -1.500C-9 -16 -11 -30 -5 -42M2 -1.500C9 -9 13 -18 14.500 -28')
  stroke(k, '#5a3a30', 0.6, 'M-12 -1.500C-10 2 -8 4.500 -5 6M8 -1.500C10 2 12 4.500 14 6')
  path(k, '#8a5a40', 'M-14 6C-8 5 14 5 22 6.400C16 7.800 -8 7.800 -14 6Z')
  path(k, '#e8b47c', 'M-14 6C-8 5 14 5 22 6.400C12 5.900 -4 5.800 -14 6Z')
  for (const [x, c] of [
    [-13, '#f2c23c'],
    [-7, '#2f8f8a'],
    [14, '#f4efe2'],
  ]) {
    path(
      k,
      c,
      `M${x - 1.9} -1.600C${x - 2.3} -5 ${x - 1.3} -7 ${x} -7.200C${x + 1.3} -7 ${x + 2.3} -5 ${x + 1.9} -1.600Z`,
    )
    path(
      k,
      'rgba(60,24,60,.3)',
      `M${x + 0.3} -7.200C${x + 1.4} -6.800 ${x + 2.2} -5 ${x + 1.9} -1.600H${x + 0.6}Z`,
    )
    path(k, '#8a5640', `M${x} -11a1.600 1.800 0 1 0 0.010 0Z`)
    path(
      k,
      '#2f2230',
      `M${x - 1.7} -9.200C${x - 1.9} -12 ${x + 1.9} -12 ${x + 1.7} -9C${x + 0.8} -10 ${x - 0.8} -10 ${x - 1.7} -9.200Z`,
    )
  }
  stroke(k, '#5a3a30', 0.7, 'M15.500 -4L20 2.500')
  stroke(k, '#8a5640', 1, 'M-11.600 -5.500L-9.500 -2.400L-9 1.500')
}

export default {
  alt: 'Le creste verdi e affilate di Kualoa, sulla costa sopravvento di Oahu, nella luce radente della sera con una barca a vela',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        sky: [
          [0, '#2f6a9c'],
          [0.4, '#7fb0b8'],
          [0.72, '#fbd08c'],
          [1, '#ffe6a4'],
        ],
        disc: 0.045,
      },
      sun: [0.13, 0.5],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points(
      '0.42 0.16 44 7 3 0.22 0.3 24 4 6 0.63 0.09 22 4 9',
      5,
    ))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff0c8', dark: '#d99a80' })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The coast, one wall after another, each nearer one clearer.
      pali(k, {
        crest: '44 56 54 51 62 46 70 43 80 39 92 36 104 34',
        foot: '44 58 54 58 62 58 70 58 80 58 92 58 104 58',
        flutes: 13,
        seed: 3,
        tones: ['#e6cf98', '#cfc29a', '#a9b3a4', '#98a8a4', '#c9c48c', '#a9b28c'],
      })
      pali(k, {
        crest: '70 57 78 48 86 40 93 31 100 27 107 31 116 26 126 29 138 22',
        foot: '70 58.500 78 58.500 86 58.500 93 58.500 100 58.500 107 58.500 116 58.500 126 58.500 138 58.500',
        flutes: 14,
        seed: 7,
        tones: ['#d3c468', '#a6b268', '#6f9478', '#557f78', '#a3b25c', '#6f965c'],
      })
      pali(k, {
        crest: '104 58 111 46 118 36 124 26 131 15 138 8 144 13 151 6 158 10 170 2',
        foot: '104 60 111 60 118 60 124 60 131 60 138 60 144 60 151 60 158 60 170 60',
        flutes: 12,
        seed: 11,
        tones: ['#c8c850', '#86a84c', '#3f7a5c', '#2a5f5c', '#86a848', '#3f7a4c'],
      })
      const r = random(9)
      // Shore with its palms and a line of sand.
      for (let x = 72; x < 168; x += 1.2)
        clump(
          k,
          x,
          SEA - 0.2 - r() * (x - 66) * 0.016,
          1 + (x - 70) * 0.012,
          [
            ['#2a5f50', '#4a8450', '#a3b850'],
            ['#235450', '#3a744c', '#86a84c'],
          ][Math.floor(r() * 2)],
          r() * 6,
        )
      for (const [x, tall, lean] of points(
        '100 6 1 106 7 -1 118 8 1.400 126 9 -1 140 10 1.500 147 12 -1.200 155 11 1.600 163 13 -1',
        3,
      )) {
        stroke(
          k,
          '#6a4a3c',
          0.4 + tall * 0.02,
          `M${x} ${SEA}q${lean * 0.3} ${-tall * 0.6} ${lean} ${-tall}`,
        )
        for (let i = 0; i < 9; i++) {
          const a = -3.3 + (i / 8) * 3.4
          const l = tall * 0.36
          stroke(
            k,
            i < 5 ? '#8fa84a' : '#2f6450',
            0.85,
            `M${x + lean} ${SEA - tall}q${Math.cos(a) * l * 0.6} ${Math.sin(a) * l * 0.8 - 0.4} ${Math.cos(a) * l} ${Math.sin(a) * l * 0.4 + l * 0.34}`,
          )
        }
      }
      path(
        k,
        '#f8dca4',
        `M64 ${SEA + 0.4}C90 ${SEA - 0.6} 130 ${SEA - 0.8} 168 ${SEA - 0.4}V${SEA + 1.6}C130 ${SEA + 1.2} 90 ${SEA + 1} 64 ${SEA + 0.4}Z`,
      )
      // Sea in bands; the sun's road on the left.
      for (const [c, y] of [
        ['#f8d08c', SEA + 0.8],
        ['#c9b890', SEA + 3],
        ['#7fa69c', SEA + 7],
        ['#4a8a98', SEA + 13],
        ['#2f7088', SEA + 21],
      ])
        path(k, c, `M-6 ${y}C40 ${y + 1} 100 ${y - 0.8} 168 ${y + 0.5}V96H-6Z`)
      for (let i = 0; i < 60; i++) {
        const t = (i / 59) ** 1.2
        const [x, y, l] = [r() * 168 - 4, SEA + 3 + t * 30, 1.4 + t * 6]
        path(
          k,
          i % 3 ? 'rgba(20,72,104,.35)' : 'rgba(255,236,190,.6)',
          `M${x - l} ${y}q${l} ${-0.3 - t * 0.5} ${l * 2} 0q${-l} ${0.3 + t * 0.4} ${-l * 2} 0Z`,
        )
      }
      for (let i = 0; i < 26; i++) {
        const [y, l] = [SEA + 1.6 + i * 1.3, 3 + r() * 4 + i * 0.14]
        path(
          k,
          'rgba(255,238,178,.9)',
          `M${20.8 - l + (r() - 0.5) * 6} ${y}q${l} -0.600 ${l * 2} 0q${-l} 0.600 ${-l * 2} 0Z`,
        )
      }
      // Mokoliʻi, the pointed islet off the shore, foam round its foot.
      const islet = rough(
        points(
          '38 59.500 43 56.500 47 52 50 47.500 53 43 55 42 57.500 46 60 51 64 55 70 58 76 59.500',
        ),
        0.4,
        5,
      )
      fill(k, '#3f6a58', islet)
      fill(
        k,
        '#b9b852',
        rough(
          points('38 59.500 43 56.500 47 52 50 47.500 53 43 54.500 44 53 49 51 52 52 56 48 59.500'),
          0.3,
          6,
        ),
      )
      fill(
        k,
        '#7d9a50',
        rough(points('54.500 44 53 49 51 52 52 56 48 59.500 57 59.500 57 54 55.500 50'), 0.3, 7),
      )
      fill(
        k,
        '#8a7058',
        rough(points('38 59.500 43 57.600 52 58.400 62 57.800 70 58.600 76 59.500'), 0.3, 8),
      )
      path(
        k,
        '#fff3d4',
        'M35 60C42 58.900 50 60.200 57 59.500C64 59 72 59.400 79 60C72 61.200 42 61.400 35 60Z',
      )
      // A whale shows its tail.
      k.save()
      k.translate(36, 3)
      path(k, '#fff3d4', 'M84 70.600C88 69.600 96 69.600 100 70.600C96 71.800 88 71.800 84 70.600Z')
      path(
        k,
        '#2a4a66',
        'M90.800 70.800C91.600 67 91.400 65.500 90.500 64C88 63.800 85 62.500 83.500 60C87 60 90.500 60.800 92 62.600C93.500 60.800 97 60 100.500 60C99 62.500 96 63.800 93.500 64C92.600 65.500 92.400 67 93.200 70.800Z',
      )
      path(
        k,
        '#6f92a4',
        'M90.500 64C88 63.800 85 62.500 83.500 60C86.500 61.600 89.500 62.600 91.400 63.400C91.400 66 91.600 68 91.600 70.800H90.800C91.600 67 91.400 65.500 90.500 64Z',
      )
      k.restore()
      at(k, 84, 79, 0.8, canoe)
      stroke(
        k,
        'rgba(255,244,214,.8)',
        0.5,
        'M102 80.400C111 82 121 82.400 131 82M100 82.400C109 84.800 117 85.400 125 85.400M67 80C65 81 63 81.500 60 81.700',
      )
    })
    birds(s, { x: 0.5, y: 0.3, count: 6, seed: 3 })
    return finish(s, { rays: 0.08 })
  },
}
