import { fill } from '../core/field.js'
import { near } from './oslo-opera.js'

/** A sauna on its raft, of dark boards; the sun reaches its side, the stove lights its window. */
export function sauna(k, m = 1) {
  const face = (c, ...list) =>
    fill(
      k,
      c,
      list.map(([a, y, d]) => near(a, y * m, d)),
    )
  const [l, r, n, f] = [8.6, 22, 30, 36]
  // The raft, and the box on it.
  face('#2c2c54', [l - 1, 0, n - 1], [r, 0, n - 1], [r, 0.5, n - 1], [l - 1, 0.5, n - 1])
  face('#6c4458', [l - 1, 0, n - 1], [l - 1, 0, f], [l - 1, 0.5, f], [l - 1, 0.5, n - 1])
  face('#8c6068', [l - 1, 0.5, n - 1], [r, 0.5, n - 1], [r, 0.5, f], [l - 1, 0.5, f])
  face('#d9824c', [l, 0.5, n], [l, 0.5, f], [l, 3.1, f], [l, 3.1, n])
  for (let i = 1; i < 8; i++) {
    const d = n + ((f - n) * i) / 8
    face('#b4663f', [l, 0.5, d], [l, 0.5, d + 0.14], [l, 3.1, d + 0.14], [l, 3.1, d])
  }
  face('#43304f', [l, 0.5, n], [r, 0.5, n], [r, 3.1, n], [l, 3.1, n])
  for (let i = 1; i < 34; i++) {
    const a = l + i * 0.4
    face('#372744', [a, 0.5, n], [a + 0.07, 0.5, n], [a + 0.07, 3.1, n], [a, 3.1, n])
  }
  face('#241c38', [l + 1.4, 1.1, n], [l + 4.6, 1.1, n], [l + 4.6, 2.7, n], [l + 1.4, 2.7, n])
  face(
    '#ffb85c',
    [l + 1.52, 1.22, n],
    [l + 4.48, 1.22, n],
    [l + 4.48, 2.58, n],
    [l + 1.52, 2.58, n],
  )
  face('#ffd88c', [l + 1.52, 1.22, n], [l + 2.6, 1.22, n], [l + 2.2, 2.58, n], [l + 1.52, 2.58, n])
  face('#c8743c', [l + 1.52, 1.22, n], [l + 4.48, 1.22, n], [l + 4.48, 1.5, n], [l + 1.52, 1.5, n])
  // Somebody sits inside.
  const arc = (x, y, rx, ry, from, to) =>
    Array.from({ length: 17 }, (_, i) => {
      const t = from + ((to - from) * i) / 16
      return [l + x + Math.cos(t) * rx, y + Math.sin(t) * ry, n]
    })
  face('#7c3c40', ...arc(3.5, 1.22, 0.5, 0.56, 0, Math.PI))
  face('#7c3c40', ...arc(3.46, 2, 0.17, 0.22, 0, 6.29))
  // The roof is a deck of planks.
  face('#f0c49c', [l - 0.3, 3.1, n - 0.3], [r, 3.1, n - 0.3], [r, 3.1, f], [l - 0.3, 3.1, f])
  for (let i = 1; i < 9; i++) {
    const d = n - 0.3 + ((f - n) * i) / 9
    face('#d0a088', [l - 0.3, 3.1, d], [r, 3.1, d], [r, 3.1, d + 0.1], [l - 0.3, 3.1, d + 0.1])
  }
  face(
    '#5c3f58',
    [l - 0.3, 2.86, n - 0.3],
    [r, 2.86, n - 0.3],
    [r, 3.1, n - 0.3],
    [l - 0.3, 3.1, n - 0.3],
  )
  face(
    '#ffdcb0',
    [l - 0.3, 2.86, n - 0.3],
    [l - 0.3, 2.86, f],
    [l - 0.3, 3.1, f],
    [l - 0.3, 3.1, n - 0.3],
  )
  // The stove's pipe.
  face('#2c2848', [18, 3.1, 35], [18.34, 3.1, 35], [18.34, 5, 35], [18, 5, 35])
  face('#e0a080', [18, 3.1, 35], [18.1, 3.1, 35], [18.1, 5, 35], [18, 5, 35])
  face('#2c2848', [17.8, 5, 35], [18.54, 5, 35], [18.36, 5.3, 35], [17.98, 5.3, 35])
}
