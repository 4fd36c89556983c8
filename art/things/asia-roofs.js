/**
 * A steep Thai temple roof seen from its gable end: tiers that telescope out, gold edges,
 * a chofa finial on each tip.
 */
export function thaiGable(
  pen,
  {
    x = 0,
    y,
    half,
    height,
    colour = '#c8612c',
    border = '#2f7a52',
    gold = '#e8b23c',
    face = '#b3222c',
    tiers = 3,
  },
) {
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers
    const h = height * (1 - t * 0.2)
    const b = half * (1 - t * 0.2)
    const top = y - h
    const curve = (k, o = 0) =>
      `M${x - b * k} ${y + o}Q${x - b * k * 0.34} ${y - h * 0.36} ${x} ${top + o}Q${x + b * k * 0.34} ${y - h * 0.36} ${x + b * k} ${y + o}`
    pen.path(i % 2 ? border : colour, `${curve(1)}Z`)
    pen.stroke(gold, curve(1), half * 0.05)
    pen.stroke(border, curve(0.9, half * 0.03), half * 0.05)
    chofa(pen, x, top, half * 0.26, gold)
    pen.both((m) =>
      pen.stroke(
        gold,
        `M${x + m * b} ${y}q${m * half * 0.1} ${-half * 0.02} ${m * half * 0.09} ${-half * 0.14}`,
        half * 0.045,
      ),
    )
  }
  const b = half * 0.56
  const h = height * 0.52
  pen.path(
    face,
    `M${x - b} ${y}Q${x - b * 0.34} ${y - h * 0.36} ${x} ${y - h}Q${x + b * 0.34} ${y - h * 0.36} ${x + b} ${y}Z`,
  )
  pen.stroke(
    gold,
    `M${x - b} ${y}Q${x - b * 0.34} ${y - h * 0.36} ${x} ${y - h}Q${x + b * 0.34} ${y - h * 0.36} ${x + b} ${y}Z`,
    half * 0.04,
  )
  pen.stroke(
    gold,
    `M${x} ${y - h * 0.12}q${-b * 0.3} ${-h * 0.1} 0 ${-h * 0.44}q${b * 0.3} ${h * 0.34} 0 ${h * 0.44}`,
    half * 0.03,
  )
  return pen
}

/** The horn-like finial of Thai roofs. */
export function chofa(pen, x, y, size, gold = '#e8b23c') {
  return pen.path(
    gold,
    `M${x - size * 0.12} ${y + size * 0.14}Q${x - size * 0.1} ${y - size * 0.3} ${x + size * 0.1} ${y - size * 0.5}Q${x + size * 0.04} ${y - size * 0.8} ${x - size * 0.1} ${y - size}Q${x + size * 0.26} ${y - size * 0.8} ${x + size * 0.2} ${y - size * 0.42}Q${x + size * 0.06} ${y - size * 0.16} ${x + size * 0.14} ${y + size * 0.14}Z`,
  )
}
