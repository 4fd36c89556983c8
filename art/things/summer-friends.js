// Friends of a summer evening, seen against the light: plain shapes, the rim comes from the scene.

const SKIN = '#b07a5c'

const head = (pen, x, y, hair, long) => {
  pen.rect(SKIN, x - 2, y + 3, 4, 6)
  pen.ellipse(hair, x, y, 5, 6)
  if (long)
    pen.path(
      hair,
      `M${x - 5} ${y}Q${x - 7} ${y + 10} ${x - 4} ${y + 15}L${x + 4} ${y + 15}Q${x + 7} ${y + 10} ${x + 5} ${y}Z`,
    )
}

/** Someone on the edge of a jetty, seen from behind, leaning on one arm. */
export const onTheEdge = ({
  shirt = '#c4543c',
  hair = '#3a2620',
  long = false,
  lean = 1,
} = {}) => ({
  width: 50,
  height: 60,
  draw(pen) {
    pen.path('#3a4560', 'M-12 0Q-13 -9 -7 -12L7 -12Q13 -9 12 0Z')
    pen.path(shirt, 'M-9 -8Q-9 -24 -11 -34Q-9 -40 -3 -41L3 -41Q9 -40 11 -34Q9 -24 9 -8Z')
    pen.limb(SKIN, [lean * 10, -35], [lean * 16, -20], [lean * 17, -1], 5, 3.4)
    pen.limb(SKIN, [-lean * 10, -35], [-lean * 14, -22], [-lean * 6, -12], 5, 3.4)
    head(pen, lean * 1.4, -50, hair, long)
  },
})

/** In the air between the jetty and the sea: knees up, arms wide. */
export const jumper = ({ shorts = '#e8a33d' } = {}) => ({
  floats: true,
  width: 80,
  height: 90,
  draw(pen) {
    pen.limb(SKIN, [-4, -34], [-20, -38], [-21, -24], 9, 6.4)
    pen.limb(SKIN, [-21, -25], [-22, -14], [-28, -8], 6, 3.6)
    pen.limb(SKIN, [5, -34], [20, -34], [17, -18], 9, 6.4)
    pen.limb(SKIN, [17, -19], [14, -8], [19, 0], 6, 3.6)
    pen.path(SKIN, 'M-8 -34Q-9 -52 -10 -62Q-6 -67 0 -67Q6 -67 10 -62Q9 -52 8 -34Z')
    pen.path(shorts, 'M-9 -40L9 -40L20 -34Q18 -27 12 -27L4 -32L-4 -32L-14 -29Q-20 -32 -16 -39Z')
    pen.limb(SKIN, [-8, -61], [-22, -66], [-33, -80], 6, 3.4)
    pen.limb(SKIN, [8, -61], [22, -64], [34, -76], 6, 3.4)
    head(pen, 0, -76, '#2c2030', false)
  },
})

/** A dog that watches, sitting, from behind. */
export const dog = () => ({
  width: 30,
  height: 36,
  draw(pen) {
    pen.path('#6b4a36', 'M-8 0Q-10 -14 -5 -20L5 -20Q10 -14 8 0Z')
    pen.ellipse('#6b4a36', 0, -25, 5.4, 6)
    pen.path('#4a3226', 'M-5 -29L-8.500 -33L-2 -31ZM5 -29L8.500 -33L2 -31Z')
    pen.limb('#6b4a36', [6, -1], [13, -1], [15, -8], 2.4, 1.2)
  },
})
