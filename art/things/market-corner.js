import { path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** A myna that flies off with a stick of satay; wings 10 wide. */
export function myna(k) {
  path(
    k,
    '#2c2040',
    'M-4.600 0.400C-3 -0.800 -0.800 -1 1 -0.800C2 -1.600 3.400 -1.500 4 -0.600L5.200 -0.300L4 0.200C3 1 0.600 1.400 -1.400 0.900L-4.200 1.400Z',
  )
  path(
    k,
    '#3c2c54',
    'M0.800 -0.600C-0.400 -2.800 -2.400 -4.600 -5 -5.400C-4.400 -3 -3 -0.800 -0.800 0.200Z',
  )
  path(
    k,
    '#5c4470',
    'M1.600 -0.700C2.200 -2.800 3.600 -4.600 5.600 -5.400C5.400 -3.200 4 -1.200 2.400 0Z',
  )
  path(
    k,
    '#fff4dc',
    'M-2.400 -2.600L-1 -1.200L-0.600 -1.800L-1.900 -3.200ZM3 -2.900L3.600 -2.300L2.800 -1.400L2.400 -1.800Z',
  )
  path(k, '#ffc44c', 'M4.100 -0.700L5.600 -0.300L4.100 0.100Z')
  stroke(k, '#ffe4a8', 0.3, 'M4.900 -1.800L5.300 2.200')
  stroke(k, '#a85038', 0.8, 'M4.950 -1.500L5.150 0.600')
}

/** Frangipani in a tub at our corner, dark against the lamps. */
export function corner(k) {
  const r = random(4)
  k.save()
  k.translate(0, 5)
  path(k, '#2c2048', 'M-6 96V80H9L7 96Z')
  path(k, '#4c3060', 'M-6 79.500H10.500V81.600H-6Z')
  for (const d of [
    'M1 80C2 74 5 70 9 66',
    'M2 79C3 72 1 66 -2 61',
    'M5 72C8 70 13 69 16 66',
    'M9 66C10 62 9 59 7 56',
  ])
    stroke(k, '#2c2048', 0.9, d)
  for (const [x, y, q] of points('10 64 5 -2 60 5.500 17 65 4 7 55 5 3 68 4 -4 70 5', 3))
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * 6.28 + r()
      const l = q * (0.8 + r() * 0.5)
      const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.8]
      path(
        k,
        ['#1c2c4c', '#24385c', '#344468'][i % 3],
        `M${x} ${y}Q${x + Math.cos(a - 0.5) * l * 0.7} ${y + Math.sin(a - 0.5) * l * 0.6} ${ex} ${ey}Q${x + Math.cos(a + 0.5) * l * 0.7} ${y + Math.sin(a + 0.5) * l * 0.6} ${x} ${y}Z`,
      )
    }
  for (const [x, y] of points('11 62 8 57 15 66 4 66.500'))
    for (let i = 0; i < 5; i++) {
      const a = i * 1.257
      path(
        k,
        '#fff0dc',
        `M${x} ${y}q${Math.cos(a) * 0.3 - Math.sin(a) * 0.6} ${Math.sin(a) * 0.3 + Math.cos(a) * 0.6} ${Math.cos(a) * 1.3} ${Math.sin(a) * 1.3}q${-Math.cos(a) * 0.7 + Math.sin(a) * 0.5} ${-Math.sin(a) * 0.7 - Math.cos(a) * 0.5} ${-Math.cos(a) * 1.3} ${-Math.sin(a) * 1.3}Z`,
      )
    }
  k.restore()
}
