const opening =
  /\b(?:ordinante|ord\.?|mittente|mitt\.?|disposto da|da parte di|a v(?:ost|s\.?)\w* fav\w*\.? da|bonifico (?:\w+ )?da|\bda) ?[:.]? /i
const closing =
  /\s(?:causale|caus\.?|per\b|rif\.?\b|note?\b|trn\b|cro\b|iban\b|data\b|banca\b|bic\b|info\b|descrizione|benef|coord|val(?:uta)?\b|ri1\b|id\b|eur\b|ricev|abi\b|-\s)/i

/** No bank writes more in one line. */
const longest = 2_000

/** Some tables contain the payer in the description: `BONIFICO DA ROSSI MARIO CAUSALE …`. For display only. */
export function payerInText(text: string): string {
  // Runs of blanks become one, so that the patterns below can't backtrack over them.
  const plain = text.slice(0, longest).replace(/\s+/g, ' ')
  const start = opening.exec(plain)
  if (!start) return ''
  const rest = plain.slice(start.index + start[0].length)
  const end = closing.exec(rest)
  const [letters = ''] = /^[\p{L}'’. ]*/u.exec(end ? rest.slice(0, end.index) : rest) ?? []
  const name = letters.trim()
  return name.length >= 3 && name.length <= 70 ? name : ''
}
