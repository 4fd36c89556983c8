const leastLetters = 4

/**
 * The words by which a movement is known again: fees and taxes come every month with another number and day.
 * Null where too little is left to tell it from others.
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
