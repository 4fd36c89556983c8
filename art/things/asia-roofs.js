import { alpha } from '../core/colour.js'

/**
 * A tiled roof with swept-up eaves, seen from the front.
 * y: row of the eaves; half: half its width; ridge: half the width of the ridge;
 * lift: how far the corners rise; ribs: number of tile rows.
 */
export function curvedRoof(
  pen,
  {
    x = 0,
    y,
    half,
    height,
    ridge = half * 0.5,
    lift = height * 0.22,
    colour,
    edge,
    ribs = 14,
    under,
  },
) {
  const knee = ridge + (half - ridge) * 0.4
  if (under) pen.rect(under, x - half * 0.8, y - height * 0.1, half * 1.6, height * 0.26)
  pen.path(
    colour,
    `M${x - half} ${y - lift}Q${x - knee} ${y - height * 0.3} ${x - ridge} ${y - height}L${x + ridge} ${y - height}Q${x + knee} ${y - height * 0.3} ${x + half} ${y - lift}Q${x + half * 0.82} ${y} ${x + half * 0.5} ${y}L${x - half * 0.5} ${y}Q${x - half * 0.82} ${y} ${x - half} ${y - lift}Z`,
  )
  for (let i = 0; i <= ribs; i++) {
    const t = (i / ribs) * 2 - 1
    pen.stroke(
      alpha('#0d1636', 0.28),
      `M${x + ridge * t} ${y - height}Q${x + knee * t} ${y - height * 0.3} ${x + half * 0.97 * t} ${y - lift * Math.abs(t) ** 3}`,
      height * 0.035,
    )
  }
  const trim = edge ?? pen.blend(colour, '#ffffff', 0.22)
  pen.stroke(
    trim,
    `M${x - half} ${y - lift}Q${x - half * 0.82} ${y} ${x - half * 0.5} ${y}L${x + half * 0.5} ${y}Q${x + half * 0.82} ${y} ${x + half} ${y - lift}`,
    height * 0.09,
  )
  pen.stroke(trim, `M${x - ridge} ${y - height}L${x + ridge} ${y - height}`, height * 0.12)
  return pen
}

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
