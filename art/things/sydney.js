const TILE = '#fffaf0'
const GLASS = '#5b5068'

/** One shell: a curved back, a pointed tip that leans forward, bronze glass in its mouth. */
function shell(pen, x, w, h, dir, tone) {
  const p = (u, v) => `${x + dir * w * u} ${-14 - h * v}`
  const shade = pen.blend(tone, '#5a68a8', 0.42)
  const glass = `M${p(0.62, 1)}C${p(0.66, 0.62)} ${p(0.78, 0.26)} ${p(0.84, 0)}L${p(0.24, 0)}C${p(0.2, 0.3)} ${p(0.34, 0.66)} ${p(0.62, 1)}Z`
  pen.path(GLASS, glass).light(glass, '#ffc27a', 0.9)
  for (let i = 1; i < 5; i++) {
    const q = 0.24 + i * 0.12
    pen.stroke('#8a7a88', `M${p(q, 0)}Q${p(q - 0.02, 0.4)} ${p(0.6, 0.94)}`, 0.5)
  }
  const body = `M${p(-1, 0)}C${p(-0.84, 0.56)} ${p(-0.24, 0.94)} ${p(0.62, 1)}C${p(0.34, 0.68)} ${p(0.18, 0.32)} ${p(0.28, 0)}Z`
  const towards = dir < 0 === pen.fromLeft
  pen.path(towards ? tone : shade, body)
  // The vault turns: its far half takes the other tone.
  const turn = `M${p(-1, 0)}C${p(-0.84, 0.56)} ${p(-0.24, 0.94)} ${p(0.62, 1)}C${p(0.06, 0.78)} ${p(-0.32, 0.4)} ${p(-0.34, 0)}Z`
  pen.path(towards ? shade : tone, turn)
  for (let i = 1; i < 6; i++)
    pen.stroke(
      'rgba(110,110,160,.35)',
      `M${p(0.28 - i * 0.22, 0)}Q${p(0.1 - i * 0.16, 0.55)} ${p(0.62, 1)}`,
      0.5,
    )
  pen.stroke('#ffffff', `M${p(0.62, 1)}C${p(0.34, 0.68)} ${p(0.18, 0.32)} ${p(0.28, 0)}`, 1.2)
}

/** The opera house on its point: two halls of nested shells and the small restaurant, on a granite podium. */
export const sailHouse = () => ({
  width: 290,
  height: 92,
  below: 4,
  draw(pen) {
    const far = pen.blend(TILE, '#b9c4e0', 0.35)
    for (const [x, w, h, d] of [
      [-22, 20, 34, -1],
      [20, 30, 68, 1],
      [50, 25, 50, 1],
      [74, 18, 34, 1],
    ])
      shell(pen, x, w, h, d, far)
    for (const [x, w, h, d] of [
      [-112, 9, 16, -1],
      [-98, 11, 21, 1],
      [-64, 24, 38, -1],
      [-20, 36, 76, 1],
      [18, 30, 57, 1],
      [48, 22, 38, 1],
    ])
      shell(pen, x, w, h, d, TILE)
    const granite = '#cfa48c'
    pen.poly(granite, [
      [-138, 4],
      [-130, -15],
      [104, -15],
      [122, -8],
      [136, 4],
    ])
    pen.poly(pen.blend(granite, '#4a3a6a', 0.34), [
      [-138, 4],
      [-134, -5],
      [132, -3],
      [136, 4],
    ])
    pen.rect(pen.blend(granite, '#ffffff', 0.3), -130, -16, 234, 2.2)
    for (let x = -122; x < 100; x += 6) pen.window(x, -11, 4, 2.6, { glass: '#6c5068' })
    // The broad stairs at its southern end.
    for (let i = 0; i < 5; i++)
      pen.rect(
        pen.blend(granite, '#ffffff', 0.12 + i * 0.06),
        -138 + i * 1.6,
        2 - i * 3.2,
        22 - i * 1.6,
        1.4,
      )
  },
})

/** A white cockatoo with its yellow crest up, sitting. */
export const cockatoo = ({ crest = true } = {}) => ({
  width: 40,
  height: 50,
  below: 14,
  draw(pen) {
    pen.path('#d8dcec', 'M-8 -8L-12 13L-6 14L0 -6Z')
    pen.path('#ffffff', 'M-9 -2Q-15 -22 -4 -34Q4 -40 9 -32Q13 -18 6 0Q-2 3 -9 -2Z')
    pen.path('#d3d8ea', 'M-9 -2Q-14 -18 -7 -28Q0 -20 -1 -2Q-5 1 -9 -2Z')
    pen.ellipse('#ffffff', 4, -37, 7.4)
    if (crest)
      for (const [dx, dy] of [
        [-12, -55],
        [-7, -57],
        [-14, -51],
      ])
        pen.limb('#f6cf3a', [1, -42], [dx * 0.5, -50], [dx, dy], 3.4, 1)
    pen.path('#4a4a5c', 'M10 -40Q16 -38 12 -31Q9 -33 9 -36Z').ellipse('#22243c', 6, -38.6, 1.2)
    pen.rect('#6a6478', -3, -1, 2, 5).rect('#6a6478', 2, -1, 2, 5)
  },
})
