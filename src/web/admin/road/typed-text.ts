/** The value of a text field, whatever type the form holds. */
export function typedText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
