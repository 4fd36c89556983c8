import { fill, path, stroke } from '../core/field.js'

/** The veranda we stand on: post, rail with turned bars, a board to lean on. Its edges catch the light of the street. */
export function veranda(k) {
  const rail = (x) => 70 + (x - 96) * 0.06
  for (let x = 101; x < 166; x += 4.4) {
    path(
      k,
      '#182b47',
      `M${x - 0.7} ${rail(x)}C${x - 1.6} ${rail(x) + 6} ${x - 0.3} ${rail(x) + 9} ${x - 0.9} 92H${x + 1}C${x + 0.5} ${rail(x) + 9} ${x + 1.7} ${rail(x) + 6} ${x + 0.8} ${rail(x)}Z`,
    )
    path(
      k,
      '#8c4860',
      `M${x - 0.7} ${rail(x) + 1.8}C${x - 1.5} ${rail(x) + 6} ${x - 0.3} ${rail(x) + 9} ${x - 0.9} 92H${x - 0.4}C${x + 0.2} ${rail(x) + 9} ${x - 1} ${rail(x) + 6} ${x - 0.2} ${rail(x) + 1.8}Z`,
    )
  }
  fill(k, '#182b47', [
    [95, rail(95)],
    [168, rail(168)],
    [168, rail(168) + 3.4],
    [95, rail(95) + 3],
  ])
  fill(k, '#c8705c', [
    [95, rail(95) - 0.9],
    [168, rail(168) - 0.9],
    [168, rail(168) + 0.1],
    [95, rail(95) + 0.1],
  ])
  fill(k, '#182b47', [
    [98.4, rail(98) - 2.4],
    [101, rail(98) - 2.4],
    [101, 94],
    [98.4, 94],
  ])
  fill(k, '#c8705c', [
    [98.4, rail(98) - 2.4],
    [99, rail(98) - 2.4],
    [99, 94],
    [98.4, 94],
  ])
  path(k, '#182b47', 'M97.800 67.900H101.600V66.700L99.700 64.600L97.800 66.700Z')
}

/** The window over the way, somebody is still up: it shows who sits on our rail. */
export function litWindow(k) {
  fill(k, '#213658', [
    [124.6, 56.6],
    [136.4, 56.6],
    [136.4, 69],
    [124.6, 69],
  ])
  fill(k, '#ffc468', [
    [125.6, 57.6],
    [135.4, 57.6],
    [135.4, 69],
    [125.6, 69],
  ])
  fill(k, '#ffe49c', [
    [125.6, 60],
    [135.4, 62.5],
    [135.4, 69],
    [125.6, 69],
  ])
  fill(k, '#213658', [
    [125.6, 59.9],
    [135.4, 59.9],
    [135.4, 60.5],
    [125.6, 60.5],
  ])
}

/** A cat on the rail looks down on it all; 8 high, its tail hangs. */
export function cat(k) {
  path(
    k,
    '#182b47',
    'M-2.400 0C-3 -2.200 -1.800 -3.800 -0.900 -4.700C-1.700 -5.700 -1.700 -6.600 -1.300 -8L-0.500 -7.200H0.700L1.500 -8C1.900 -6.800 1.800 -5.700 1.100 -4.800C2 -3.600 2.500 -2 2.300 0Z',
  )
  stroke(
    k,
    '#182b47',
    0.85,
    'M1.800 -0.400C3.200 0 3.600 1.800 3 3.400C2.600 4.500 3.200 5.200 4 5',
  )
  stroke(
    k,
    '#f0a064',
    0.32,
    'M-1.250 -7.600C-1.600 -6.500 -1.500 -5.600 -0.900 -4.700C-1.800 -3.800 -2.800 -2.200 -2.300 -0.200',
  )
}
