import type { Cents } from './money.ts'

/** `1.440,50`, `1440.5` or `1440` as cents; undefined when the text is not an amount. */
export function centsFromText(text: string): Cents | undefined {
  const compact = text.replace(/[\s€]/g, '')
  const plain = compact.includes(',')
    ? compact.replaceAll('.', '').replace(',', '.')
    : compact.replace(/\.(?=\d{3}(?:\D|$))/g, '')
  if (!/^\d+(?:\.\d{1,2})?$/.test(plain)) return undefined
  return Math.round(Number(plain) * 100)
}

/** An amount as shown in a form field: `1440` or `1440,50`. */
export function textFromCents(cents: Cents): string {
  const euros = Math.trunc(cents / 100)
  const rest = cents % 100
  return rest === 0 ? String(euros) : `${euros},${String(rest).padStart(2, '0')}`
}
