/** Unicode 'tag' characters, one for each ASCII character; they are invisible. */
export const firstTag = 0xe0000
export const tags = /[\u{E0001}-\u{E007F}]+/gu

export function withoutMarks(text: string): string {
  return text.replaceAll(tags, '')
}
