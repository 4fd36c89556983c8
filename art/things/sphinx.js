const STONE = '#dcae6c'

/** The great sphinx from the front: striped headdress, worn face without a nose, long paws. */
export const greatSphinx = () => ({
  width: 130,
  height: 104,
  below: 4,
  draw(pen) {
    const way = pen.fromLeft ? 1 : -1
    const deep = pen.blend(STONE, '#4a3468', 0.5)
    const mid = pen.blend(STONE, '#5a3f66', 0.26)
    const pale = pen.blend(STONE, '#fff0cc', 0.4)
    // Haunches and back, worn into layers.
    pen.path(mid, 'M-56 2L-58 -26Q-54 -44 -34 -50L34 -50Q54 -44 58 -26L56 2Z')
    pen.path(way > 0 ? deep : mid, 'M20 2L24 -50L34 -50Q54 -44 58 -26L56 2Z')
    pen.path(way > 0 ? mid : deep, 'M-20 2L-24 -50L-34 -50Q-54 -44 -58 -26L-56 2Z')
    for (let i = 0; i < 5; i++)
      pen.both((m) =>
        pen.stroke(
          'rgba(70,44,84,.35)',
          `M${m * 25} ${-8 - i * 8.4}Q${m * 42} ${-11 - i * 8} ${m * (57 - i * 2)} ${-7 - i * 8}`,
          1.4,
        ),
      )
    // Chest between the paws, with the dream stele.
    pen.path(mid, 'M-24 2L-26 -46L26 -46L24 2Z')
    pen.path(deep, way > 0 ? 'M4 2L6 -46L26 -46L24 2Z' : 'M-4 2L-6 -46L-26 -46L-24 2Z')
    pen
      .path('#b98a72', 'M-6 2L-6 -14Q0 -19 6 -14L6 2Z')
      .path('#8a5f66', 'M-4 2L-4 -13Q0 -16 4 -13L4 2Z')
    // Headdress: crown, cheeks and the two lappets.
    pen.path(
      STONE,
      'M-20 -96Q0 -107 20 -96Q30 -80 36 -54L28 -40L15 -44L-15 -44L-28 -40L-36 -54Q-30 -80 -20 -96Z',
    )
    pen.path(
      deep,
      way > 0
        ? 'M10 -101Q16 -100 20 -96Q30 -80 36 -54L28 -40L15 -44L14 -60Z'
        : 'M-10 -101Q-16 -100 -20 -96Q-30 -80 -36 -54L-28 -40L-15 -44L-14 -60Z',
    )
    for (let i = 0; i < 8; i++) {
      const y = -90 + i * 6
      const out = 22 + i * 1.9
      pen.both((m) =>
        pen.stroke(
          'rgba(84,52,84,.5)',
          `M${m * out} ${y}Q${m * (out - 6)} ${y + 3} ${m * 15.6} ${y + 3.4}`,
          1.5,
        ),
      )
    }
    // Face.
    pen.path(
      pale,
      'M-15 -88Q0 -94 15 -88Q18 -72 14 -58Q8 -47 0 -46Q-8 -47 -14 -58Q-18 -72 -15 -88Z',
    )
    pen.path(
      mid,
      way > 0
        ? 'M3 -91Q10 -91 15 -88Q18 -72 14 -58Q8 -47 0 -46Q6 -66 3 -91Z'
        : 'M-3 -91Q-10 -91 -15 -88Q-18 -72 -14 -58Q-8 -47 0 -46Q-6 -66 -3 -91Z',
    )
    pen.path(STONE, 'M-17 -90Q0 -98 17 -90L16 -86Q0 -93 -16 -86Z')
    pen.both((m) => {
      pen.path('#6b4360', `M${m * 3} -76Q${m * 8} -80 ${m * 12.4} -76Q${m * 8} -73.4 ${m * 3} -76Z`)
      pen.stroke('#7a5064', `M${m * 2.6} -81Q${m * 8} -84.6 ${m * 13} -81`, 1.6)
      pen.path(mid, `M${m * 16} -80Q${m * 21} -80 ${m * 19} -70L${m * 16} -68Z`)
    })
    pen.path('#a87a62', 'M-3.4 -66Q0 -70 3.4 -66L2.6 -63.6L-2.6 -63.6Z')
    pen
      .stroke('#7a5064', 'M-6 -57Q0 -57.8 6 -57', 1.7)
      .stroke('#a87a62', 'M-4 -53.4Q0 -52.4 4 -53.4', 1)
    // Paws reach towards us.
    pen.both((m) => {
      const lit = m === -way
      pen.path(
        lit ? STONE : mid,
        `M${m * 20} -26Q${m * 32} -34 ${m * 44} -26L${m * 50} 3L${m * 16} 3Z`,
      )
      pen.path(
        lit ? pale : STONE,
        `M${m * 15} 4Q${m * 13} -13 ${m * 24} -15L${m * 42} -15Q${m * 52} -13 ${m * 51} 4Z`,
      )
      pen.path(
        lit ? mid : deep,
        `M${m * 33} 4Q${m * 35} -12 ${m * 42} -15Q${m * 52} -13 ${m * 51} 4Z`,
      )
      for (const x of [24, 33, 42]) pen.stroke('#8a5f66', `M${m * x} 3L${m * x} -7`, 1.2)
    })
  },
})
