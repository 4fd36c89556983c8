/** A small tent that glows from inside at night. */
export const tent = ({ colour = '#d97a3a' } = {}) => ({
  width: 120,
  height: 60,
  draw(pen) {
    const outer = 'M-58 0C-44 -30 -22 -56 0 -58C22 -56 44 -30 58 0Z'
    pen.path(colour, outer)
    pen.light(outer, '#ffb45c', 0.62)
    pen.path('rgba(60,30,40,.35)', 'M0 -58C22 -56 44 -30 58 0L26 0C22 -24 12 -44 0 -58Z')
    pen.light('M-14 0C-10 -20 -4 -34 0 -40C6 -32 12 -18 14 0Z', '#ffe6b0', 0.9)
    pen.path('#7a4a2c', 'M-15 0C-11 -20 -4 -35 0 -42C-2 -28 -4 -12 -3 0Z')
  },
})
