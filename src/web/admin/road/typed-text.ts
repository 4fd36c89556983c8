/** What stands in a field of words, whatever else the form holds. */
export function typedText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
