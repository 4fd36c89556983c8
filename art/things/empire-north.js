import { fill, path } from '../core/field.js'

/** The eye that looks at it from the north is 250 m high and 1500 m away. */
const EYE = 250

/** The Empire State Building in metres, foot at 0: true boxes one upon the other, the north front in shade, the west side in the sun. */
export function empire(k) {
  const [shade, bay, lit, litBay, top] = ['#8c6494', '#664a82', '#ffc488', '#e89c74', '#e0a498']
  const put = (x, y, z) => [x + 0.44 * z, -y - (z * (EYE - y)) / 1500]
  const box = (half, deep, from, to, bays, sideBays) => {
    const [a, b] = [-deep / 2, deep / 2]
    if (to < EYE)
      fill(k, top, [put(-half, to, a), put(half, to, a), put(half, to, b), put(-half, to, b)])
    fill(k, lit, [put(half, from, a), put(half, to, a), put(half, to, b), put(half, from, b)])
    fill(k, shade, [put(-half, from, a), put(half, from, a), put(half, to, a), put(-half, to, a)])
    for (let i = 0; i < bays; i++) {
      const x = -half + ((i + 0.3) * half * 2) / bays
      const v = (half * 0.84) / bays
      fill(k, bay, [put(x, from, a), put(x + v, from, a), put(x + v, to - 5, a), put(x, to - 5, a)])
    }
    for (let i = 0; i < sideBays; i++) {
      const z = a + ((i + 0.32) * deep) / sideBays
      const v = (deep * 0.36) / sideBays
      fill(k, litBay, [
        put(half, from, z),
        put(half, from, z + v),
        put(half, to - 5, z + v),
        put(half, to - 5, z),
      ])
    }
  }
  box(62, 57, 0, 26, 13, 5)
  box(50, 52, 26, 80, 11, 4)
  box(40, 48, 80, 108, 9, 4)
  // The shaft with its shoulders: the ends lower, the middle to the roof.
  box(31, 42, 108, 262, 8, 4)
  box(26, 36, 262, 294, 7, 3)
  box(20, 30, 294, 320, 5, 3)
  box(11, 18, 320, 333, 0, 0)
  box(7, 12, 333, 366, 2, 1)
  box(8.4, 13, 366, 371, 0, 0)
  // The lantern, its cap, the aerial.
  const [cx, cy] = put(0, 371, 0)
  path(
    k,
    shade,
    `M${cx - 6} ${cy}C${cx - 6} ${cy - 7} ${cx - 3} ${cy - 10} ${cx} ${cy - 10}C${cx + 3} ${cy - 10} ${cx + 6} ${cy - 7} ${cx + 6} ${cy}Z`,
  )
  path(
    k,
    lit,
    `M${cx + 1.6} ${cy}V${cy - 10}C${cx + 4} ${cy - 9} ${cx + 6} ${cy - 6} ${cx + 6} ${cy}Z`,
  )
  path(
    k,
    shade,
    `M${cx - 2.4} ${cy - 9}V${cy - 34}H${cx - 1.2}V${cy - 54}H${cx - 0.5}V${cy - 72}H${cx + 0.6}V${cy - 54}H${cx + 1.2}V${cy - 34}H${cx + 2.4}V${cy - 9}Z`,
  )
  path(k, lit, `M${cx + 0.6} ${cy - 9}V${cy - 54}H${cx + 1.2}V${cy - 34}H${cx + 2.4}V${cy - 9}Z`)
  // A few rooms with the lamp on.
  for (const [i, y] of [
    [1, 236],
    [5, 214],
    [3, 180],
    [6, 158],
    [2, 138],
    [4, 252],
  ]) {
    const x = -31 + ((i + 0.3) * 62) / 8
    fill(k, '#ffd88c', [
      put(x, y, -21),
      put(x + 3.2, y, -21),
      put(x + 3.2, y + 6, -21),
      put(x, y + 6, -21),
    ])
  }
}
