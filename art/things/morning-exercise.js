import { fill, path, stroke } from '../core/field.js'

/** A limb that narrows, with round ends. */
function limb(k, c, [x0, y0], [x1, y1], w0, w1) {
  const l = Math.hypot(x1 - x0, y1 - y0)
  const [nx, ny] = [-(y1 - y0) / l, (x1 - x0) / l]
  fill(k, c, [
    [x0 + nx * w0, y0 + ny * w0],
    [x1 + nx * w1, y1 + ny * w1],
    [x1 - nx * w1, y1 - ny * w1],
    [x0 - nx * w0, y0 - ny * w0],
  ])
  for (const [x, y, r] of [
    [x0, y0, w0],
    [x1, y1, w1],
  ])
    path(k, c, `M${x} ${y - r}a${r} ${r} 0 1 0 0.010 0Z`)
}

/** Joints of the two who practise; ten high, feet at 0, facing right. */
export const FORMS = {
  bow: {
    legs: [
      [
        [-0.3, -4.3],
        [-1.5, -2.4],
        [-3, -0.4],
        [-2.3, 0],
      ],
      [
        [0.3, -4.3],
        [1.9, -2.9],
        [1.8, -0.4],
        [2.7, 0],
      ],
    ],
    arms: [
      [
        [-0.5, -7.1],
        [-1.7, -7.9],
        [-1.9, -9.4],
      ],
      [
        [0.6, -7.1],
        [1.9, -6.7],
        [3.2, -7.2],
      ],
    ],
    palm: [3.5, -7.9],
    head: [0.45, -8.5],
    fan: [-1.9, -9.6],
  },
  rooster: {
    legs: [
      [
        [0.2, -4.9],
        [1.9, -4.9],
        [1.6, -3.1],
        [2.3, -2.6],
      ],
      [
        [-0.2, -4.9],
        [0, -2.6],
        [-0.2, -0.4],
        [0.6, 0],
      ],
    ],
    arms: [
      [
        [-0.6, -7.7],
        [-1.7, -6.6],
        [-2.7, -5.7],
      ],
      [
        [0.6, -7.7],
        [1.7, -7.2],
        [1.9, -8.8],
      ],
    ],
    palm: [2.1, -9.5],
    head: [0.15, -9.2],
  },
}

function body(k, f, cloth, skin, hair) {
  const [[shoulder]] = [f.arms[1]]
  const hip = f.legs[1][0]
  const [back, front] = f.legs
  for (const [a, b, c, toe] of [back, front]) {
    limb(k, skin, c, [c[0] + 0.1, c[1] + 0.1], 0.2, 0.2)
    limb(k, hair, [c[0] - 0.05, c[1] + 0.2], [toe[0], toe[1] - 0.15], 0.2, 0.14)
    limb(k, cloth[1], a, b, 0.72, 0.56)
    limb(k, cloth[1], b, c, 0.56, 0.46)
  }
  limb(k, skin, [f.head[0] - 0.15, f.head[1] + 0.9], f.head, 0.26, 0.3)
  // The tunic hangs loose over the hip and is tied with a sash.
  path(
    k,
    cloth[0],
    `M${shoulder[0] - 1.5} ${shoulder[1] - 0.1}Q${shoulder[0] - 0.6} ${shoulder[1] - 0.7} ${shoulder[0] + 0.3} ${shoulder[1] - 0.2}C${shoulder[0] + 0.5} ${shoulder[1] + 1.2} ${hip[0] + 0.6} ${hip[1] - 1.2} ${hip[0] + 1} ${hip[1] + 0.75}Q${hip[0] - 0.2} ${hip[1] + 1.2} ${hip[0] - 1.5} ${hip[1] + 0.7}C${hip[0] - 1.1} ${hip[1] - 1} ${shoulder[0] - 1.6} ${shoulder[1] + 1.2} ${shoulder[0] - 1.5} ${shoulder[1] - 0.1}Z`,
  )
  for (const [a, b, c] of f.arms) {
    limb(k, skin, b, c, 0.24, 0.2)
    limb(k, cloth[0], a, b, 0.46, 0.42)
    limb(k, cloth[0], b, [b[0] + (c[0] - b[0]) * 0.72, b[1] + (c[1] - b[1]) * 0.72], 0.42, 0.5)
  }
  limb(k, skin, f.arms[1][2], f.palm, 0.2, 0.13)
  const [x, y] = f.head
  path(k, skin, `M${x + 0.05} ${y - 0.62}a0.560 0.640 0 1 0 0.010 0Z`)
  path(
    k,
    hair,
    `M${x + 0.4} ${y - 0.55}C${x} ${y - 0.95} ${x - 0.75} ${y - 0.7} ${x - 0.7} ${y + 0.1}C${x - 0.66} ${y + 0.5} ${x - 0.4} ${y + 0.55} ${x - 0.25} ${y + 0.5}C${x - 0.2} ${y - 0.1} ${x + 0.1} ${y - 0.25} ${x + 0.4} ${y - 0.55}Z`,
  )
}

/** Somebody at morning exercise against the sun: a glowing edge towards it, the rest in shade. */
export function practise(k, f, { cloth, skin, hair, rim, bun, sun = 1 }) {
  if (f.fan) {
    const [x, y] = f.fan
    const rib = (a, r) => `${x + Math.sin(a) * r} ${y - Math.cos(a) * r}`
    path(k, '#ff7048', `M${x} ${y}L${rib(-1.35, 2.3)}A2.3 2.3 0 0 1 ${rib(1.15, 2.3)}Z`)
    path(k, '#e0283c', `M${x} ${y}L${rib(-1.35, 2)}A2 2 0 0 1 ${rib(1.15, 2)}Z`)
    for (let a = -1.1; a < 1.1; a += 0.36)
      stroke(k, '#a0183c', 0.1, `M${rib(a, 0.5)}L${rib(a, 2.1)}`)
  }
  k.save()
  k.translate(0.15 * sun, -0.1)
  body(k, f, [rim, rim], rim, rim)
  k.restore()
  body(k, f, cloth, skin, hair)
  if (bun) {
    const [x, y] = f.head
    path(k, hair, `M${x - 0.75} ${y - 0.75}a0.340 0.340 0 1 0 0.010 0Z`)
  }
}
