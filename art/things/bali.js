/** A thatched roof of sugar-palm fibre with thick round eaves. */
function fibreRoof(pen, y, half, height, colour = '#3f3a44') {
  pen.path(
    colour,
    `M${-half} ${y}C${-half * 0.62} ${y - height * 0.42} ${-half * 0.4} ${y - height * 0.8} ${-half * 0.34} ${y - height}L${half * 0.34} ${y - height}C${half * 0.4} ${y - height * 0.8} ${half * 0.62} ${y - height * 0.42} ${half} ${y}C${half * 0.6} ${y + height * 0.14} ${-half * 0.6} ${y + height * 0.14} ${-half} ${y}Z`,
  )
  for (let i = -6; i <= 6; i++)
    pen.stroke(
      i % 2 ? 'rgba(255,225,180,.16)' : 'rgba(10,8,40,.22)',
      `M${(i / 6) * half * 0.33} ${y - height}Q${(i / 6) * half * 0.5} ${y - height * 0.5} ${(i / 6) * half * 0.94} ${y}`,
      half * 0.02,
    )
  pen.stroke(
    'rgba(255,214,150,.5)',
    `M${-half} ${y}C${-half * 0.6} ${y + height * 0.14} ${half * 0.6} ${y + height * 0.14} ${half} ${y}`,
    half * 0.035,
  )
}

/** A meru: the many-roofed tower of a Balinese temple on its stone foot. */
export const meru = ({ tiers = 11, wood = '#b5562f' } = {}) => ({
  width: 120,
  height: 60 + tiers * 17,
  draw(pen) {
    pen.path(
      '#9a938c',
      'M-46 2L-46 -8L-38 -8L-38 -16L-32 -16L-32 -26L32 -26L32 -16L38 -16L38 -8L46 -8L46 2Z',
    )
    for (const y of [-8, -16, -25])
      pen.rect(
        'rgba(255,240,215,.35)',
        -46 + (Math.abs(y) - 8) * 0.8,
        y,
        92 - (Math.abs(y) - 8) * 1.6,
        1.6,
      )
    pen.rect('#6f6a70', -8, -24, 16, 26)
    pen
      .rect(wood, -22, -52, 44, 27)
      .rect('#e8b23c', -22, -33, 44, 2)
      .rect('#e8b23c', -22, -51, 44, 2)
    pen.rect('#5a2f26', -8, -49, 16, 23).light('M-6 -47h12v20h-12Z', '#ffc070', 0.9)
    pen.both((m) => pen.rect('#e0a848', m * 18 - 2, -52, 4, 27))
    for (let i = 0; i < tiers; i++) {
      const t = i / Math.max(1, tiers - 1)
      const half = 46 - t * 27
      const y = -50 - i * 16.5
      if (i) {
        pen
          .rect(wood, -half * 0.36, y - 3, half * 0.72, 7)
          .rect('#e8b23c', -half * 0.38, y + 1.5, half * 0.76, 1.6)
      }
      fibreRoof(pen, y, half, 15 + (i === tiers - 1 ? 5 : 0))
    }
    const top = -50 - (tiers - 1) * 16.5 - 20
    pen.path(
      '#e8b23c',
      `M-5 ${top + 2}C-6 ${top - 4} -2 ${top - 6} 0 ${top - 14}C2 ${top - 6} 6 ${top - 4} 5 ${top + 2}Z`,
    )
    pen.round(-48, top - 16, 96, 60 - top, { light: 0.22, shade: 0.34 })
  },
})
