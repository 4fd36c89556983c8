/** Words that are cut short before a space: po', mo', di', va', fa', da', sta', be', to'. */
const cutShort = /(?<=(?<!\p{L})(?:po|mo|di|va|fa|da|sta|be|to))'(?!\p{L})/giu

/** An apostrophe between letters, or before a number, a quotation or an accent: l'alba, dell'11, un'«altra». */
const elision = /(?<=\p{L})'(?=[\p{L}\d«])/gu

/**
 * Prose with the apostrophes of print. Texts are typed with the straight key; quotation marks, which in
 * Italian are « », and straight marks that open or close something are left as they are.
 */
export function typographic(prose: string): string {
  return prose.replace(elision, '’').replace(cutShort, '’')
}
