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
