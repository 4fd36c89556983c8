/** A red double-decker seen from its side. */
export const redBus = () => ({
  width: 80,
  height: 46,
  draw(pen) {
    pen.path('#c9252c', 'M-36 -4L-36 -40Q-36 -45 -30 -45L32 -45Q37 -44 37 -36L38 -4Z')
    for (let i = 0; i < 6; i++) pen.window(-31 + i * 11, -41, 9, 9)
    for (let i = 0; i < 5; i++) pen.window(-31 + i * 11, -24, 9, 10)
    pen.rect('#8f1a26', 25, -25, 9, 21).rect('#f4e6c4', -36, -30, 73, 2)
    pen
      .ellipse('#22243c', -22, -3, 6)
      .ellipse('#22243c', 20, -3, 6)
      .ellipse('#9aa0ac', -22, -3, 2.4)
      .ellipse('#9aa0ac', 20, -3, 2.4)
  },
})
