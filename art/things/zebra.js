const COAT =
  'M-58 -66Q-64 -62 -63 -57Q-60 -54 -55 -56L-47 -59Q-44 -50 -38 -44Q-36 -34 -33 -30L-34 -16L-36 -1L-31 -1L-28 -15L-25 -29Q-6 -25 14 -30L20 -27L19 -14L20 -1L25 -1L26 -14L29 -29Q40 -38 40 -52Q38 -64 24 -66Q0 -68 -20 -64Q-30 -72 -38 -82L-41 -90L-44 -83L-47 -88L-48 -81Q-54 -76 -58 -66Z'
const FAR_LEGS =
  'M-29 -31L-24 -16L-22 -1L-17 -1L-18 -16L-17 -30ZM12 -31L11 -16L9 -1L14 -1L17 -16L22 -30Z'
const INK = '#2a2636'

/** A zebra standing, facing left: stripes that bend over rump and shoulder, rings on the legs. */
export const standingZebra = () => ({
  width: 120,
  height: 92,
  draw(pen) {
    pen.path('#b9b0b0', FAR_LEGS)
    pen.clip(FAR_LEGS, () => {
      for (let y = -29; y < 0; y += 4.4) pen.stroke(INK, `M-34 ${y}q40 1.6 60 0`, 1.4)
    })
    pen.path('#fbf5ea', COAT)
    pen.clip(COAT, () => {
      pen.path('rgba(70,70,120,.24)', 'M-40 -38Q0 -32 40 -46L40 0L-40 0Z')
      // Flanks: from upright on the shoulder to slanting on the rump.
      for (let i = 0; i < 11; i++) {
        const x = -28 + i * 5.2
        const lean = Math.max(0, i - 5) * 2.6
        pen.path(
          INK,
          `M${x} -70Q${x + 3} -52 ${x - 1 - lean} -28L${x + 1.2 - lean} -28Q${x + 6} -52 ${x + 3.2} -70Z`,
        )
      }
      for (let i = 0; i < 3; i++)
        pen.stroke(INK, `M${14 + i * 2} ${-34 - i * 7}Q30 ${-40 - i * 7} 44 ${-36 - i * 8}`, 2.4)
      // Neck and head.
      for (let i = 0; i < 6; i++)
        pen.stroke(
          INK,
          `M${-24 - i * 3.6} ${-68 - i * 3}Q${-36 - i * 2.4} ${-58 - i * 2} ${-42 - i * 1.6} ${-46 - i * 3}`,
          2.1,
        )
      for (let i = 0; i < 4; i++)
        pen.stroke(
          INK,
          `M${-49 - i * 2.2} ${-80 + i * 4}Q${-52 - i} ${-70 + i * 2} ${-48 - i * 2.4} ${-60 + i}`,
          1.3,
        )
      for (let y = -26; y < 0; y += 4.4)
        pen.stroke(INK, `M-38 ${y}q7 2 14 0`, 1.6).stroke(INK, `M16 ${y}q7 2 14 0`, 1.6)
      pen.path(INK, 'M-56 -67Q-66 -62 -64 -56Q-60 -53 -54 -56Q-58 -60 -56 -67Z')
      for (const x of [-35, 20]) pen.rect(INK, x - 3, -4, 9, 5)
    })
    pen.path(INK, 'M-19 -65Q-30 -74 -38 -84L-41.5 -88Q-34 -87 -27 -78Q-20 -71 -15 -66Z')
    pen.ellipse(INK, -50, -73, 1.5).path('#fbf5ea', 'M-41 -90L-44 -83L-39.5 -84Z')
    pen.stroke(INK, 'M39 -58Q45 -48 42 -34', 2).path(INK, 'M40 -36Q44 -28 41 -22Q38 -28 40 -36Z')
  },
})
