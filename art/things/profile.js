// What people seen from the side have in common.

export const disc = (k, c, x, y, rx, ry = rx) => {
  k.fillStyle = c
  k.beginPath()
  k.ellipse(x, y, rx, ry, 0, 0, 7)
  k.fill()
}
