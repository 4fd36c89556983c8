/** A sailing boat with two sails, heading right. */
export const sailboat = ({ sail = '#fbf4e4', hull = '#f4f1ea', stripe = '#c9503c' } = {}) => ({
  width: 96,
  height: 112,
  draw(pen) {
    pen.path(sail, 'M-3 -108C14 -84 22 -50 24 -16L-3 -14Z')
    pen.path('rgba(90,80,120,.2)', 'M-3 -108C4 -80 8 -46 8 -15L-3 -14Z')
    pen.path(sail, 'M-7 -98C-22 -70 -36 -40 -42 -16L-7 -14Z')
    pen.path('rgba(255,240,210,.4)', 'M-7 -98C-14 -70 -22 -40 -24 -15L-7 -14Z')
    pen
      .line(
        '#6a5a4c',
        [
          [-5, -6],
          [-5, -111],
        ],
        1.5,
      )
      .line(
        '#6a5a4c',
        [
          [-5, -12],
          [26, -14],
        ],
        1.2,
      )
    pen.path(hull, 'M-44 -10C-20 -7 24 -7 46 -12C42 -4 36 2 30 5L-30 5C-38 2 -42 -4 -44 -10Z')
    pen.path(stripe, 'M-43 -6C-20 -3 24 -3 44 -8L42 -5C24 0 -20 0 -41 -3Z')
    pen.path('#8a6a4c', 'M-16 -9C-14 -14 8 -14 12 -9Z')
  },
})

/** A Bosphorus ferry with lit decks. */
export const ferry = () => ({
  width: 180,
  height: 62,
  draw(pen) {
    pen
      .path('#f4efe4', 'M-84 -12L-80 -2L78 -2L88 -16L60 -16L-84 -14Z')
      .path('#3a4a5c', 'M-82 -6L-78 5L70 5L80 -7Z')
    pen
      .rect('#f7f2e6', -66, -30, 120, 15)
      .rect('#efe8d8', -54, -42, 92, 12)
      .rect('#f7f2e6', 4, -50, 26, 9)
    for (let x = -62; x < 50; x += 8) pen.window(x, -27, 5, 8, { glass: '#5c7488' })
    for (let x = -50; x < 34; x += 8) pen.window(x, -40, 5, 7, { glass: '#5c7488' })
    pen.path('#e8b23c', 'M-22 -42L-20 -60L-6 -60L-4 -42Z').rect('#2f3a48', -20.5, -60, 15, 4)
    pen
      .line(
        '#5a5048',
        [
          [40, -42],
          [40, -58],
        ],
        0.9,
      )
      .line(
        '#5a5048',
        [
          [-60, -30],
          [-60, -48],
        ],
        0.9,
      )
  },
})

/** A wooden canoe, seen from the side. */
export const canoe = ({ colour = '#b8442f' } = {}) => ({
  width: 130,
  height: 22,
  draw(pen) {
    pen.path(colour, 'M-62 -18C-50 -10 50 -10 62 -18C58 -4 46 4 36 5L-36 5C-46 4 -58 -4 -62 -18Z')
    pen.path('#5a3324', 'M-62 -18C-50 -10 50 -10 62 -18L59 -12C44 -5 -44 -5 -59 -12Z')
    pen.path('rgba(255,225,180,.35)', 'M-60 -13C-46 -6 46 -6 60 -13L58 -10C44 -3 -44 -3 -58 -10Z')
  },
})
