/** Shortened words that end in an apostrophe: po', mo', di', va', fa', da', sta', be', to'. */
const cutShort = /(?<=(?<!\p{L})(?:po|mo|di|va|fa|da|sta|be|to))'(?!\p{L})/giu

/** An apostrophe between letters, or before a number, a quotation or an accent: l'alba, dell'11, un'«altra». */
const elision = /(?<=\p{L})'(?=[\p{L}\d«])/gu

/**
 * Replaces straight apostrophes with typographic ones. Quotation marks, which in Italian are « », and
 * straight marks that open or close a quotation are left as they are.
 */
export function typographic(prose: string): string {
  return prose.replace(elision, '’').replace(cutShort, '’')
}

const articles: Readonly<Record<string, string>> = {
  il: 'l’',
  Il: 'L’',
  al: 'all’',
  del: 'dell’',
  dal: 'dall’',
  Dal: 'Dall’',
}
/** Matches an article before a date whose day begins with a vowel: otto, undici. */
const articleOfDay = new RegExp(
  `(?<!\\p{L})(${Object.keys(articles).join('|')}) (?=(?:0?8|11)(?:/\\d| \\p{Ll}{5,9} \\d{4}))`,
  'gu',
)

/** `entro l’11/03/2027`, `fino all’8 aprile 2027`: fixes articles written before the date was known. */
export function elidedDays(prose: string): string {
  return prose.replace(articleOfDay, (_, article: string) => articles[article] ?? article)
}

/** Ends the text with a full stop, unless it has one already, like the name 'S.r.l.'. */
export function asSentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`
}
