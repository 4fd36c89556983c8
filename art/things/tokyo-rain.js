import { path, stroke } from '../core/field.js'

// The signs of Tokyo's lanes, written in strokes.

/** Kana and one character, each in strokes of a field of 10 × 10. */
const GLYPHS = {
  ra: 'M2.500 2H7.500M1.500 4.200H8.400C8 7 6.400 8.800 4 9.600',
  bar: 'M5 1.200V8.800',
  me: 'M7.400 1.400C6.400 5 4.400 7.800 1.800 9.400M2.600 3.600L8 8.400',
  n: 'M1.800 2.400L4 4M1.800 9C5 8.400 7.400 6.200 8.600 3',
  ka: 'M1.400 3.400H8C8 6 7.600 8 7 9.200L5.600 8.600M4.600 1C4.600 5 3.600 7.600 1.600 9.200',
  o: 'M1.400 3.400H8.600M5.800 1V9.200L4.400 8.600M5.600 3.600C4.600 5.800 3 7.400 1.400 8.400',
  ke: 'M3.200 1C2.800 3 2 4.600 1 5.600M2.600 3.400H9M6.200 3.400C6.200 6.200 5.400 8 3.600 9.400',
  su: 'M2 2.200H7.600C6.800 5 4.600 7.600 1.600 9.200M5.400 5.800L8.600 9.200',
  shi: 'M2.200 1.800L4 2.800M1.400 4.400L3.200 5.400M2 9C5.200 8.200 7.400 6.200 8.600 3.200',
  ko: 'M2 2H8V8.400H1.800',
  hi: 'M2.600 1.400V7.600C2.600 9 4 9 8.400 8.800M2.600 4.800C4.600 4.600 6.400 4 7.600 3.200',
  book: 'M1 3.200H9M5 0.800V9.400M5 3.400C4 5.600 2.600 7 1 8M5 3.400C6 5.600 7.400 7 9 8M3.400 7.200H6.600',
}

/** A sign that hangs from a wall: box, bright rim, its word from top to bottom. Upper left corner at x, y. */
export function sign(k, x, y, wide, word, { box, rim, ink }) {
  const q = wide / 10
  const high = (word.length * 9.6 + 3) * q
  path(k, 'rgba(8,8,40,.55)', `M${x + q} ${y + q}h${wide * 1.2}v${high}h${-wide * 1.2}Z`)
  path(k, box, `M${x} ${y}h${wide * 1.2}v${high}h${-wide * 1.2}Z`)
  stroke(
    k,
    rim,
    0.55 * q,
    `M${x + 0.6 * q} ${y + 0.6 * q}h${10.8 * q}v${high - 1.2 * q}h${-10.8 * q}Z`,
  )
  word.forEach((name, i) => {
    k.save()
    k.translate(x + 1.3 * q, y + (1.6 + i * 9.6) * q)
    k.scale(q * 0.94, q * 0.94)
    stroke(k, ink, 1.25, GLYPHS[name])
    k.restore()
  })
  return high
}
