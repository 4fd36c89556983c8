/** Tokyo's red lattice tower. */
export const latticeTower = () => ({
  width: 70,
  height: 168,
  draw(pen) {
    const at = (y) => 4.2 + 27 * Math.max(0, 1 - y / 118) ** 2.1
    const bands = [0, 22, 40, 56, 70, 82, 92, 101, 109, 118]
    for (let i = 0; i < bands.length - 1; i++) {
      const [a, b] = [bands[i], bands[i + 1]]
      const c = i % 3 === 1 ? '#f6eee4' : '#e5562e'
      pen.both((m) =>
        pen.poly(c, [
          [m * at(a), -a],
          [m * (at(a) - 4.4 + i * 0.34), -a],
          [m * (at(b) - 4.2 + i * 0.34), -b],
          [m * at(b), -b],
        ]),
      )
      pen
        .line(
          c,
          [
            [-at(a), -a],
            [at(b), -b],
          ],
          1.1,
        )
        .line(
          c,
          [
            [at(a), -a],
            [-at(b), -b],
          ],
          1.1,
        )
      pen.line(
        c,
        [
          [-at(b), -b],
          [at(b), -b],
        ],
        1.3,
      )
      pen.light(`M${-at(a)} ${-a}L${-at(b)} ${-b}L${at(b)} ${-b}L${at(a)} ${-a}Z`, '#ff9a4a', 0.2)
    }
    pen.path('#e5562e', `M${-at(6)} -4Q0 -44 ${at(6)} -4L${at(6) - 5} -4Q0 -34 ${-at(6) + 5} -4Z`)
    pen.rect('#f6eee4', -11, -80, 22, 9).light('M-11 -78h22v5h-22Z', '#ffe2a8')
    pen.rect('#f6eee4', -6, -126, 12, 8).light('M-6 -124h12v4h-12Z', '#ffe2a8')
    pen.poly('#e5562e', [
      [-2.2, -126],
      [2.2, -126],
      [0.7, -166],
      [-0.7, -166],
    ])
    pen.rect('#f6eee4', -1.6, -146, 3.2, 8)
    pen.light('M-1.2 -166h2.4v3h-2.4Z', '#ff5a4a')
  },
})
