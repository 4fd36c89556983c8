/** A stave church: steep shingle roofs one above the other, gables with dragon heads, a slim spire. */
export const staveChurch = () => ({
  width: 130,
  height: 158,
  draw(pen) {
    const wood = '#6a4630'
    const roof = '#453540'
    const shingles = (d, y0, y1) => {
      pen.path(roof, d)
      pen.clip(d, () => {
        for (let y = y0; y < y1; y += 3)
          pen.line(
            'rgba(240,190,150,.2)',
            [
              [-60, y],
              [60, y],
            ],
            0.8,
          )
        for (let x = -60; x < 60; x += 3)
          pen.line(
            'rgba(20,8,30,.16)',
            [
              [x, y0],
              [x, y1],
            ],
            0.6,
          )
      })
    }
    const wall = (half, y0, y1) => {
      pen.rect(wood, -half, y1, half * 2, y0 - y1)
      for (let x = -half + 3; x < half; x += 4)
        pen.line(
          'rgba(20,8,20,.35)',
          [
            [x, y0],
            [x, y1],
          ],
          0.7,
        )
    }
    const dragon = (x, y, m) =>
      pen.stroke(roof, `M${x} ${y}q${m * 6} -3 ${m * 7} -9q${m * 1} -3 ${m * 4} -3`, 1.8)
    pen.rect('#8a8488', -54, -4, 108, 7)
    wall(48, -3, -18)
    pen.both((m) => pen.window(m * 34 - 2.5, -14, 5, 6))
    shingles('M-56 -14L-40 -40L40 -40L56 -14Z', -40, -14)
    wall(36, -39, -47)
    shingles('M-44 -44L-29 -66L29 -66L44 -44Z', -66, -44)
    wall(25, -65, -74)
    pen.path(wood, 'M-25 -72L0 -112L25 -72Z')
    for (let x = -20; x < 24; x += 4)
      pen.line(
        'rgba(20,8,20,.35)',
        [
          [x, -72],
          [x, -110 + Math.abs(x) * 1.6],
        ],
        0.7,
      )
    pen.path(roof, 'M0 -118L31 -69L25 -68L0 -108L-25 -68L-31 -69Z')
    pen.both((m) => dragon(m * 29, -70, m))
    wall(9, -100, -116)
    shingles('M-14 -113L-5 -128L5 -128L14 -113Z', -128, -113)
    wall(5, -127, -133)
    shingles('M-9 -131L0 -154L9 -131Z', -154, -131)
    pen
      .line(
        roof,
        [
          [0, -152],
          [0, -162],
        ],
        1.2,
      )
      .line(
        roof,
        [
          [-3, -158],
          [3, -158],
        ],
        1,
      )
    pen
      .path(wood, 'M-20 2L-20 -20L0 -46L20 -20L20 2Z')
      .path(roof, 'M0 -52L27 -17L22 -15L0 -43L-22 -15L-27 -17Z')
    pen.both((m) => dragon(m * 25, -17, m))
    pen
      .line(
        roof,
        [
          [0, -50],
          [0, -58],
        ],
        1.4,
      )
      .line(
        roof,
        [
          [-3, -55],
          [3, -55],
        ],
        1.1,
      )
    pen
      .path('#2c1c22', 'M-8 2L-8 -16C-8 -25 8 -25 8 -16L8 2Z')
      .light('M-6 2L-6 -15C-6 -23 6 -23 6 -15L6 2Z', '#ffc67a', 0.9)
    pen.round(-60, -160, 120, 162, { light: 0.22, shade: 0.42 })
  },
})
