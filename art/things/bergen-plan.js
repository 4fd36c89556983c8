// The ground plan of Bergen in metres, as seen from Mount Fløyen, and what fills it: plots for houses, garden trees.
import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { air, metre, spot } from './bergen-houses.js'

const plan = (text) => points(text)
export const seen = (list) => list.map(([x, z]) => spot(x, z))

/** Land in metres. The town with its peninsula; the near shore; the far shore of Laksevåg. */
export const TOWN = plan(
  '-1500 820 -330 800 -215 820 -200 858 0 968 250 1120 400 1260 520 1390 640 1540 600 1590 470 1560 300 1500 60 1440 -180 1430 -420 1500 -620 1480 -900 1600 -1500 1700',
)
export const NEAR = plan(
  '-1500 560 -330 800 -215 820 -190 806 -60 826 200 905 410 1000 520 1040 600 1030 660 960 760 900 980 860 980 560',
)
export const FAR = plan(
  '-1500 1990 -900 1960 -640 1900 -300 1960 100 1940 420 2050 640 2200 900 2260 1200 2500 1500 2600 1700 2900 2600 3400 3200 9000 -4000 9000',
)

export const inside = ([x, y], list) => {
  let hit = false
  for (let i = 0, j = list.length - 1; i < list.length; j = i++) {
    const [[a, b], [c, d]] = [list[i], list[j]]
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) hit = !hit
  }
  return hit
}

export const grid = (
  land,
  { x0, x1, z0, z1, step, seed, keep = () => true, base = () => 0, size = 1, lamps = 1 },
) => {
  const r = random(seed)
  const list = []
  for (let z = z1; z > z0; z -= step * (0.9 + r() * 0.3))
    for (let x = x0 + r() * step; x < x1; x += step * (0.86 + r() * 0.4)) {
      const [px, pz] = [x, z + (r() - 0.5) * step * 0.4]
      const [a, b, h, v, g] = [r(), r(), r(), r(), r()]
      if (
        !inside([px - 14, pz - 13], land) ||
        !inside([px + 14, pz - 13], land) ||
        !inside([px, pz + 12], land)
      )
        continue
      if (!keep(px, pz)) continue
      list.push({
        x: px,
        z: pz,
        a: (7 + a * 6) * size,
        b: (6 + b * 4) * size,
        h: (9 + h * 9) * size,
        r: (5 + h * 3) * size,
        wall: Math.floor(v * 7),
        gable: g > 0.5,
        lamps,
        base: base(px, pz),
      })
    }
  return list
}

export const snowField = (k, list, tone) => fill(k, tone, seen(list))

/** Garden trees between the houses. */
export const trees = (k, land, n, seed, [x0, x1, z0, z1]) => {
  const r = random(seed)
  return Array.from({ length: n }, () => [x0 + r() * (x1 - x0), z0 + r() * (z1 - z0), 7 + r() * 9])
    .filter(([x, z]) => inside([x, z - 24], land) && Math.hypot(x + 560, z - 1060) > 120)
    .map(([x, z, h]) => [
      z,
      () => {
        const [px, py] = spot(x, z, 4)
        const q = metre(z) * h
        path(
          k,
          air('#48609c', z),
          `M${px - q * 0.42} ${py}L${px - q * 0.16} ${py - q * 0.7}L${px} ${py - q * 1.5}L${px + q * 0.2} ${py - q * 0.6}L${px + q * 0.42} ${py}Z`,
        )
        path(
          k,
          air('#e8e8f4', z),
          `M${px - q * 0.3} ${py - q * 0.3}L${px - q * 0.16} ${py - q * 0.7}L${px} ${py - q * 1.5}L${px - q * 0.04} ${py - q * 0.5}Z`,
        )
      },
    ])
}
