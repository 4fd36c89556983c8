// A humpback from above, swimming to the right just under clear water: a dark back, long pale flippers, broad flukes.
// `k` is already turned and foreshortened.

/** A smooth closed form through points; `bend` curves everything behind the flippers, as the tail beats. */
function form(k, colour, list, bend) {
  const p = list.map(([x, y]) => [x, y + (x < 3 ? bend * ((3 - x) / 10) ** 2 : 0)])
  const n = p.length
  const mid = (i) => [(p[i % n][0] + p[(i + 1) % n][0]) / 2, (p[i % n][1] + p[(i + 1) % n][1]) / 2]
  k.fillStyle = colour
  k.beginPath()
  k.moveTo(...mid(0))
  for (let i = 1; i <= n; i++) k.quadraticCurveTo(...p[i % n], ...mid(i))
  k.fill()
}

const flip = (list, m) => list.map(([x, y]) => [x, y * m])

/** Half of the body, from the snout along one flank into the fluke and back to the notch between the two. */
const HALF = [
  [7.3, 0.4],
  [6.9, 0.85],
  [5.8, 1.15],
  [4.4, 1.45],
  [2.8, 1.66],
  [1, 1.56],
  [-1, 1.16],
  [-3, 0.72],
  [-4.8, 0.42],
  [-5.8, 0.4],
  [-6.4, 0.9],
  [-7.1, 2],
  [-8.1, 3],
  [-8.4, 3.1],
  [-8.3, 2.4],
  [-7.8, 1.2],
  [-7.5, 0.5],
  [-7.2, 0.1],
]
const BODY = [...HALF, ...flip(HALF, -1).reverse()]

/** A flipper is a third as long as the whale; its front edge has knobs. */
const FLIPPER = [
  [4, 1.2],
  [3.7, 2.1],
  [3, 3.2],
  [2.6, 3.5],
  [1.9, 4.5],
  [1.4, 4.8],
  [0.4, 5.7],
  [-0.2, 5.8],
  [0, 5.2],
  [0.8, 4.1],
  [1.4, 3],
  [1.8, 2],
  [2, 1.2],
]

export function humpback(k, bend) {
  // Its shadow in the depth below it.
  k.save()
  k.translate(-1.2, -2.4)
  form(k, 'rgba(6,32,92,.28)', BODY, bend)
  k.restore()
  for (const m of [1, -1]) {
    form(k, m > 0 ? '#5aa2d0' : '#86c4e0', flip(FLIPPER, m), bend)
  }
  form(k, '#0c2a5c', BODY, bend)
  // The side of the back that the sun meets, and the ridge with its small fin.
  form(
    k,
    '#2a5c98',
    [
      [6.6, -0.4],
      [5.4, -0.95],
      [3, -1.36],
      [1, -1.28],
      [-1, -0.94],
      [-3.2, -0.5],
      [-4.6, -0.16],
      [-3, -0.2],
      [-0.6, -0.42],
      [1.4, -0.5],
      [3.4, -0.42],
      [5, -0.2],
    ],
    bend,
  )
  form(
    k,
    '#7cb4d8',
    [
      [-1.2, -0.1],
      [-2, -0.34],
      [-3, -0.1],
      [-2.2, 0.06],
    ],
    bend,
  )
}

/** Its breath: a tall soft cloud that leans with the wind and has no edge. */
export function breath(k, x, y) {
  for (const [dx, dy, r, a] of [
    [0.2, -0.8, 1.4, 1],
    [0.5, -2.6, 2.1, 0.85],
    [1.2, -4.9, 2.9, 0.75],
    [2.7, -7, 3.5, 0.62],
    [0.2, -6.8, 2.5, 0.5],
    [5.4, -8.3, 2.8, 0.36],
  ]) {
    const g = k.createRadialGradient(x + dx, y + dy, 0, x + dx, y + dy, r)
    g.addColorStop(0, `rgba(244,252,252,${a})`)
    g.addColorStop(0.5, `rgba(232,246,250,${a * 0.62})`)
    g.addColorStop(1, 'rgba(220,240,248,0)')
    k.fillStyle = g
    k.fillRect(x + dx - r, y + dy - r, r * 2, r * 2)
  }
}
