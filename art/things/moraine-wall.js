// The wall over Lake Moraine: one broken crest, ribs and couloirs, scree; and a canoe with two who paddle.
import { fill, path, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/**
 * A wall of limestone under its crest. tones: body, light (towards the morning, on the left), dark, snow, snowShade.
 * Ribs run down from every tooth and from between them; snow lies in the couloirs.
 */
export function brokenWall(k, crest, base, [body, light, dark, snow, snowShade], seed, depth = 1) {
  const r = random(seed)
  const line = rough(crest, 0.55 * depth, seed)
  fill(k, body, [...line, [crest.at(-1)[0], base], [crest[0][0], base]])
  k.save()
  k.beginPath()
  for (const p of [...line, [crest.at(-1)[0], base], [crest[0][0], base]]) k.lineTo(...p)
  k.clip()
  for (let i = 1; i < crest.length - 1; i++) {
    const [[lx, ly], [x, y], [rx, ry]] = [crest[i - 1], crest[i], crest[i + 1]]
    const tooth = y <= ly && y <= ry
    const dip = y >= ly && y >= ry
    const n = 7
    const drop = (base - y) * (tooth ? 0.66 + r() * 0.2 : 0.4 + r() * 0.24)
    const path1 = [[x, y]]
    let px = x
    for (let j = 1; j <= n; j++) {
      px += (r() - 0.5) * 3 * depth + (tooth ? 0 : (r() - 0.3) * 0.8)
      path1.push([px, y + (drop * j) / n])
    }
    const wide = (j, way) =>
      Math.min(1, (j + 0.3) / 2) *
      (1 - j / n) *
      (way < 0 ? x - lx + 2.6 * depth : rx - x + 2 * depth) *
      (0.62 + ((i * 3 + j * 5) % 4) * 0.2)
    if (dip) {
      // A couloir: snow that narrows, bends and opens into a fan.
      const w = (0.7 + r() * 0.7) * depth
      const side = (m, f) =>
        path1.map(([a, b], j) => [
          a + m * w * (1 - j / n) ** 0.7 * (0.45 + Math.abs(Math.sin(j * f + i)) * 0.7),
          b,
        ])
      const right = side(1, 1.3)
      fill(k, snow, [...side(-1, 1.7), ...[...right].reverse()])
      fill(k, snowShade, [...side(0.25, 1.1), ...right.reverse()])
      continue
    }
    fill(k, light, [
      ...path1,
      ...path1.map(([a, b], j) => [a - wide(j, -1), b + j * 0.5 * depth]).reverse(),
    ])
    fill(k, dark, [
      ...path1,
      ...path1.map(([a, b], j) => [a + wide(j, 1), b + j * 0.4 * depth]).reverse(),
    ])
  }
  k.restore()
}

/** The apron of scree under the wall: one slope to the water that reaches up where a gully feeds it; each run's far side in shade. */
export function scree(k, base, [left, right], runs, [light, shade]) {
  const top = [[left, base]]
  for (const [x, high, a, b] of runs)
    top.push(
      [x - a, base - high * 0.42],
      [x - 0.7, base - high],
      [x + 0.8, base - high * 0.97],
      [x + b, base - high * 0.36],
    )
  fill(k, light, [
    ...rough([...top, [right, base]], 0.4, 6),
    [right, base + 0.5],
    [left, base + 0.5],
  ])
  for (const [x, high, , b] of runs)
    fill(
      k,
      shade,
      rough(
        [
          [x + 0.8, base - high * 0.97],
          [x + b, base - high * 0.36],
          [x + b * 1.7, base + 0.4],
          [x + b * 0.7, base + 0.4],
          [x + b * 0.3, base - high * 0.4],
          [x + 0.8, base - high * 0.97],
        ],
        0.3,
        x,
      ),
    )
}

/** A red canoe that goes right, two who paddle on our side; 20 long. */
export function canoe(k) {
  const body = (x, [coat, shade, hat, skin, skinDark]) => {
    path(
      k,
      coat,
      `M${x - 1} -1.200C${x - 1.3} -2.800 ${x - 1} -4.200 ${x - 0.2} -4.600C${x + 0.6} -4.700 ${x + 1.1} -4.200 ${x + 1.2} -3.200L${x + 1.1} -1.200Z`,
    )
    path(
      k,
      shade,
      `M${x - 1} -1.200C${x - 1.3} -2.800 ${x - 1} -4.200 ${x - 0.2} -4.600C${x - 0.4} -3.600 ${x - 0.4} -2.200 ${x - 0.1} -1.200Z`,
    )
    path(k, skinDark, `M${x - 0.1} -4.500V-5h0.600v0.500Z`)
    path(
      k,
      skin,
      `M${x - 0.4} -5.600C${x - 0.4} -6.300 ${x + 0.9} -6.300 ${x + 0.9} -5.600L${x + 1.1} -5.250L${x + 0.88} -5.150C${x + 0.88} -4.700 ${x + 0.5} -4.600 ${x + 0.2} -4.650C${x - 0.2} -4.800 ${x - 0.4} -5.100 ${x - 0.4} -5.600Z`,
    )
    path(
      k,
      hat,
      `M${x - 0.6} -5.300C${x - 0.8} -6.600 ${x} -6.900 ${x + 0.4} -6.800C${x + 0.9} -6.700 ${x + 1.1} -6.200 ${x + 0.95} -5.800L${x - 0.05} -5.700Z`,
    )
  }
  const arms = (x, [coat, shade, , skin], reach) => {
    const [hx, hy] = [x + 1.5 + reach, -4.1]
    const [bx, by] = [x + 2.6 + reach * 1.5, 0.5]
    stroke(k, '#f0d8a0', 0.26, `M${hx} ${hy}L${bx} ${by}`)
    path(
      k,
      '#ffe8b8',
      `M${bx - 0.3} ${by - 0.5}L${bx + 0.35} ${by - 0.6}L${bx + 0.7} ${by + 0.9}L${bx + 0.1} ${by + 1.1}Z`,
    )
    path(
      k,
      'rgba(240,252,248,.9)',
      `M${bx - 0.9} ${by + 0.9}q1.200 -0.500 2.600 0q-1.300 0.500 -2.600 0Z`,
    )
    const [lx, ly] = [hx + (bx - hx) * 0.52, hy + (by - hy) * 0.52]
    stroke(k, shade, 0.55, `M${x + 0.3} -4L${x + 1 + reach * 0.5} -4.300L${hx - 0.1} ${hy}`)
    stroke(k, coat, 0.62, `M${x + 0.1} -3.700L${x + 0.8 + reach * 0.5} -2.500L${lx - 0.1} ${ly}`)
    path(
      k,
      skin,
      `M${hx - 0.25} ${hy}a0.250 0.250 0 1 0 0.500 0a0.250 0.250 0 1 0 -0.500 0ZM${lx - 0.26} ${ly}a0.260 0.260 0 1 0 0.520 0a0.260 0.260 0 1 0 -0.520 0Z`,
    )
  }
  path(k, '#5c2038', 'M-10 -2.600C-7 -1.400 7 -1.400 10 -2.600L9 -1H-9Z')
  const stern = ['#f4c044', '#a87848', '#2c7c8c', '#f0b890', '#b07860']
  const bow = ['#4c94c4', '#2c5c8c', '#f8f0e0', '#b47858', '#7c4c40']
  body(-5, stern)
  body(3.4, bow)
  path(
    k,
    '#d8383c',
    'M-10 -2.600C-9.600 -0.900 -8.600 0.400 -7 0.700H7C8.600 0.400 9.600 -0.900 10 -2.600C7 -1 -7 -1 -10 -2.600Z',
  )
  path(
    k,
    '#ff7858',
    'M-10 -2.600C-7 -1 7 -1 10 -2.600C9.950 -2.300 9.850 -2 9.750 -1.750C7 -0.500 -7 -0.500 -9.750 -1.750C-9.850 -2 -9.950 -2.300 -10 -2.600Z',
  )
  path(
    k,
    '#982840',
    'M-8.700 -0.300C-4 0.300 4 0.300 8.700 -0.300C8.200 0.300 7.700 0.600 7 0.700H-7C-7.700 0.600 -8.200 0.300 -8.700 -0.300Z',
  )
  arms(-5, stern, 0)
  arms(3.4, bow, 0.3)
}

/** A drifted trunk, silver, its end round, its foot in the water with a wet edge. */
export function drift(k, x0, y0, x1, y1, q) {
  const [l, a] = [Math.hypot(x1 - x0, y1 - y0), Math.atan2(y1 - y0, x1 - x0)]
  k.save()
  k.translate(x0, y0)
  k.rotate(a)
  path(
    k,
    'rgba(8,56,92,.5)',
    `M-0.600 ${q * 0.7}C${l * 0.3} ${q * 1.9} ${l * 0.8} ${q * 1.7} ${l + q} ${q * 0.9}L${l} 0H0Z`,
  )
  path(
    k,
    '#8c7c8c',
    `M0 ${-q * 0.8}C${l * 0.4} ${-q * 0.95} ${l * 0.8} ${-q * 0.66} ${l} ${-q * 0.5}C${l + q * 0.4} ${-q * 0.3} ${l + q * 0.4} ${q * 0.4} ${l} ${q * 0.56}C${l * 0.7} ${q * 0.8} ${l * 0.3} ${q * 0.95} 0 ${q * 0.8}Z`,
  )
  path(
    k,
    '#f0cca8',
    `M0 ${-q * 0.8}C${l * 0.4} ${-q * 0.95} ${l * 0.8} ${-q * 0.66} ${l} ${-q * 0.5}C${l + q * 0.2} ${-q * 0.4} ${l + q * 0.2} ${-q * 0.1} ${l} ${-q * 0.06}C${l * 0.7} 0 ${l * 0.3} ${-q * 0.2} 0 0Z`,
  )
  path(
    k,
    '#ffe0bc',
    `M${-q * 0.42} 0a${q * 0.42} ${q * 0.8} 0 1 0 ${q * 0.84} 0a${q * 0.42} ${q * 0.8} 0 1 0 ${-q * 0.84} 0Z`,
  )
  path(
    k,
    '#b8988c',
    `M${-q * 0.2} 0a${q * 0.2} ${q * 0.4} 0 1 0 ${q * 0.4} 0a${q * 0.2} ${q * 0.4} 0 1 0 ${-q * 0.4} 0Z`,
  )
  k.restore()
}
