/** The same joints with their corners cut, so that a limb bends instead of breaking. */
export function bent(joints) {
  const out = [joints[0]]
  for (let i = 0; i < joints.length - 1; i++)
    for (const t of [0.25, 0.75]) out.push(joints[i].map((v, n) => v + (joints[i + 1][n] - v) * t))
  return [...out, joints.at(-1)]
}

/** A tapering limb through joints [x, y, width]. */
export function limb(k, colour, joints) {
  k.fillStyle = colour
  k.beginPath()
  k.arc(joints[0][0], joints[0][1], joints[0][2] / 2, 0, 7)
  k.fill()
  for (let i = 0; i < joints.length - 1; i++) {
    const [[ax, ay, aw], [bx, by, bw]] = [joints[i], joints[i + 1]]
    const l = Math.hypot(bx - ax, by - ay) || 1
    const [nx, ny] = [(ay - by) / l / 2, (bx - ax) / l / 2]
    k.beginPath()
    k.moveTo(ax + nx * aw, ay + ny * aw)
    k.lineTo(bx + nx * bw, by + ny * bw)
    k.lineTo(bx - nx * bw, by - ny * bw)
    k.lineTo(ax - nx * aw, ay - ny * aw)
    k.fill()
    k.beginPath()
    k.arc(bx, by, bw / 2, 0, 7)
    k.fill()
  }
}
