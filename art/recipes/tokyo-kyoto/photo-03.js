import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { drinks, eater } from '../../things/tokyo-roof.js'

const GROUND = 74
const [GOLD, PALE] = ['#ffce78', '#fff0c8']

/** A block of the city: its dark side, its face, the side that still has the evening; few lit windows in bars. */
function block(k, x, wide, high, [shade, face, lit], seed, share) {
  const r = random(seed)
  const top = GROUND - high
  path(k, face, `M${x} 92V${top}h${wide}V92Z`)
  path(k, lit, `M${x} 92V${top}h${wide * 0.3}V92Z`)
  path(k, shade, `M${x + wide * 0.76} 92V${top}h${wide * 0.24}V92Z`)
  if (seed % 3 === 0) path(k, face, `M${x + wide * 0.3} ${top}v-2h${wide * 0.36}v2Z`)
  if (seed % 4 === 1) stroke(k, face, 0.4, `M${x + wide * 0.5} ${top}v-5`)
  if (!share) return
  for (let y = top + 1.8; y < 90; y += 2.2)
    for (let a = x + 0.7; a < x + wide - 1; a += 2) {
      if (r() > share) continue
      k.fillStyle = r() < 0.3 ? PALE : GOLD
      k.fillRect(a, y, 1.1, 0.8)
    }
}

/** Half the width of the tower at a height in metres: legs that flare, a slim waist, a mast. */
function half(m) {
  if (m <= 150) return 7 + 40 * (1 - m / 150) ** 1.9
  if (m <= 250) return 7 - ((m - 150) / 100) * 3.6
  return 1.6 - ((m - 250) / 83) * 1
}

/** Tokyo Tower, 333 metres: four legs, two decks, orange and white; the sunset on its left. Foot at 0, 0; `q` per metre. */
function tower(k, q) {
  const y = (m) => -m * q
  const part = (colour, from, to, a, b) => {
    const steps = Array.from({ length: 13 }, (_, i) => from + ((to - from) * i) / 12)
    fill(k, colour, [
      ...steps.map((m) => [half(m) * a * q, y(m)]),
      ...steps.toReversed().map((m) => [half(m) * b * q, y(m)]),
    ])
  }
  const [LIT, ORANGE, DARK, WHITE] = ['#ff9a54', '#e8552c', '#a8303c', '#fff2dc']
  // Braces first, then the legs over them.
  const rungs = [0, 22, 42, 60, 76, 90, 103, 115, 126, 137, 150, 170, 186, 202, 218, 234, 250]
  for (let i = 0; i < rungs.length - 1; i++) {
    const [a, b] = [rungs[i], rungs[i + 1]]
    const [p, n] = [half(a) * 0.86 * q, half(b) * 0.86 * q]
    const white = a >= 60 && a < 90 ? WHITE : a >= 186 && a < 218 ? WHITE : ORANGE
    if (a > 0) stroke(k, white, 1.6 * q, `M${-p} ${y(a)}L${n} ${y(b)}M${p} ${y(a)}L${-n} ${y(b)}`)
    stroke(k, white, 2 * q, `M${-n} ${y(b)}H${n}`)
  }
  for (const [from, to, l, m, d] of [
    [0, 60, LIT, ORANGE, DARK],
    [60, 90, WHITE, '#e8d2c8', '#b89aa4'],
    [90, 150, LIT, ORANGE, DARK],
    [150, 186, LIT, ORANGE, DARK],
    [186, 218, WHITE, '#e8d2c8', '#b89aa4'],
    [218, 250, LIT, ORANGE, DARK],
  ]) {
    const thick = (t) => (t < 150 ? 0.8 : 0.6)
    part(l, from, to, -1, -thick(from))
    part(d, from, to, thick(from), 1)
    part(m, from, to, -thick(from) * 0.42, -thick(from) * 0.24)
    part(m, from, to, thick(from) * 0.24, thick(from) * 0.42)
  }
  part(ORANGE, 250, 290, -1, 1)
  part(WHITE, 290, 312, -1, 1)
  part(ORANGE, 312, 333, -1, 1)
  // The arch between the feet, the two decks with their windows.
  stroke(k, ORANGE, 3 * q, `M${-40 * q} 0C${-30 * q} ${-30 * q} ${30 * q} ${-30 * q} ${40 * q} 0`)
  for (const [m, wide, high] of [
    [145, 17, 16],
    [247, 8.5, 9],
  ]) {
    path(k, WHITE, `M${-wide * q} ${y(m)}h${wide * 2 * q}v${-high * q}h${-wide * 2 * q}Z`)
    path(
      k,
      '#b89aa4',
      `M${wide * 0.4 * q} ${y(m)}h${wide * 0.6 * q}v${-high * q}h${-wide * 0.6 * q}Z`,
    )
    path(
      k,
      GOLD,
      `M${-wide * 0.9 * q} ${y(m + high * 0.28)}h${wide * 1.8 * q}v${-high * 0.34 * q}h${-wide * 1.8 * q}Z`,
    )
  }
}

export default {
  alt: "Lo skyline di Tokyo al tramonto con la torre rossa accesa e il profilo del Fuji all'orizzonte",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#232a6c'],
          [0.38, '#5f5a9c'],
          [0.66, '#d87f90'],
          [0.86, '#ffa874'],
          [1, '#ffd890'],
        ],
        disc: 0.06,
        discColour: '#fff0c0',
      },
      sun: [0.16, 0.58],
      horizon: 0.68,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#6a5a9e', 'M20 15C36 12.800 64 13 82 15.600C64 17.600 38 17.800 20 15Z'],
        ['#f29a98', 'M26 16C42 17.200 64 17 78 16C64 18.600 40 18.600 26 16Z'],
        ['#a06a98', 'M126 22C138 20.600 156 20.800 168 22.600V24.400C152 24.600 138 24 126 22Z'],
        ['#c07a94', 'M-6 33C8 31.600 26 31.800 38 33.400C24 35 8 35 -6 34.400Z'],
      ])
        path(k, c, d)
      // Fuji, far and small and above everything.
      path(
        k,
        '#8a6a9a',
        'M22 62C38 58 48 50 53 41.500C55 40.800 58.500 40.800 60.500 41.400C66 50 77 58 94 62Z',
      )
      path(
        k,
        '#b0809c',
        'M22 62C38 58 48 50 53 41.500C54 41.200 55.400 41 56.600 41L54 48L56 53L50 62Z',
      )
      path(
        k,
        '#fff0e4',
        'M53 41.500C55 40.800 58.500 40.800 60.500 41.400C61.600 43.200 62.900 45 64.400 46.800L62 49.500L60.400 46.800L58 51L56 47L53.600 50.500L51.600 47.500L49.200 48.200C50.600 46 51.900 43.700 53 41.500Z',
      )
      path(
        k,
        '#d8c4dc',
        'M57 41C58.400 40.900 59.600 41.100 60.500 41.400C61.600 43.200 62.900 45 64.400 46.800L62 49.500L60.400 46.800L58 51L56.600 47.500Z',
      )
      path(k, '#b0789a', 'M-6 61H168V92H-6Z')
      const r = random(3)
      for (let x = -6; x < 166; x += 4 + r() * 3)
        block(
          k,
          x,
          4 + r() * 4,
          9 + r() * 8,
          ['#9a6a94', '#b0789a', '#d88e94'],
          Math.round(x) + 20,
          0,
        )
      for (let x = -6; x < 166; x += 6 + r() * 4) {
        const high = 12 + r() * 14 - (x > 30 && x < 74 ? 7 : 0) - (x > 92 && x < 124 ? 6 : 0)
        block(k, x, 6 + r() * 4, high, ['#54488a', '#6a589a', '#a0709a'], Math.round(x) + 40, 0.22)
      }
      k.save()
      k.translate(110, GROUND + 3)
      tower(k, 0.216)
      k.restore()
      for (const [i, [x, wide, high]] of points(
        '-4 12 30 9 10 21 20 9 14 32 12 8 47 11 11 61 10 7 74 12 12 88 9 6 124 11 15 136 12 28 148 14 20 119 7 5',
        3,
      ).entries())
        block(k, x, wide, high, ['#262456', '#363272', '#5f4a86'], 61 + i, 0.3)
      // The trees of its park close over the feet of the tower.
      leafMass(k, {
        box: [93, 68, 128, 82],
        inside: (x, y) => y > 73 - 2 * Math.sin(x * 0.7),
        light: (x, y) => 0.9 - (x - 93) / 60 - (y - 71) / 16,
        size: 4,
        tones: [
          ['#1c2a4c', '#24385a', '#2c4660'],
          ['#24385a', '#34586a', '#4c7a74'],
          ['#2c4660', '#5a8478', '#a8a07c'],
        ],
        seed: 5,
      })
    })
    s.glow(0.69, 0.6, 30, '#ff8a48', 0.34)
    f.draw(s.k, (k) => {
      // A roof of their own: parapet, tank, the red machine.
      path(k, '#1a1840', 'M-6 96V82H168V96Z')
      path(k, '#3c3468', 'M-6 82H168V84H-6Z')
      path(k, '#8a5f80', 'M-6 82H168V82.500H-6Z')
      path(k, 'rgba(226,90,70,.25)', 'M60 84C50 86 40 90 36 96H96C92 90 80 86 72 84Z')
      at(k, 66, 83.6, 0.98, drinks)
      at(k, 22, 87.5, 1.16, (c) =>
        eater(c, {
          top: '#b83a4c',
          lit: '#f0785c',
          skin: '#f0bc94',
          hair: '#2c1c30',
          legs: '#3a4070',
          long: true,
          lift: true,
        }),
      )
      at(
        k,
        46,
        87.5,
        1.16,
        (c) =>
          eater(c, {
            top: '#3f9a9c',
            lit: '#2c6c80',
            skin: '#e0a67c',
            hair: '#3a2630',
            legs: '#2c2c50',
          }),
        true,
      )
      path(k, '#2a2654', 'M134 83V70H156V83Z')
      path(k, '#4a4078', 'M134 83V70H141V83Z')
      stroke(k, '#6a5a8c', 0.5, 'M134 74H156M134 78.500H156')
      path(k, '#2a2654', 'M133 70L137 66.500H153L157 70Z')
      // Somebody's cat has smelt the noodles.
      path(
        k,
        '#f4e6d0',
        'M30.500 87.600C30 84.600 31.400 82.800 33 82.400C32.600 81 32.800 79.600 33 78.800L34.200 79.600H35.600L36.800 78.800C37 79.800 37.200 81 36.800 82.400C38.200 83.400 38.600 85.600 38 87.600Z',
      )
      path(
        k,
        '#e0904c',
        'M34.900 79.600H35.600L36.800 78.800C37 79.800 37.200 81 36.800 82.400C38.200 83.400 38.600 85.600 38 87.600H36.400C36.800 85 36 83 34.900 82Z',
      )
      stroke(k, '#e0904c', 0.8, 'M38 87C40 87 40.600 85.600 40.200 84.400')
      path(
        k,
        '#2c1c28',
        'M34 80.700a0.300 0.350 0 1 0 0.010 0ZM35.800 80.700a0.300 0.350 0 1 0 0.010 0Z',
      )
    })
    s.glow(0.4, 0.83, 12, '#ff7a58', 0.3)
    return finish(s)
  },
}
