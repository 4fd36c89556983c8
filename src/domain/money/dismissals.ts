const leastLetters = 4

/**
 * The words that identify a recurring movement: fees and taxes come every month with another number and day.
 * Null if too few words are left to identify it.
 */
export function dismissalWords({ payer, text }: { payer: string; text: string }): string | null {
  const words = `${payer} ${text}`
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !/\d/.test(word))
  return words.some((word) => word.length >= leastLetters) ? words.join(' ') : null
}
