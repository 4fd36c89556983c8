const opening =
  /\b(?:ordinante|ord\.?|mittente|mitt\.?|disposto da|da parte di|a v(?:ost|s\.?)\w* fav\w*\.? da|bonifico (?:\w+ )?da|\bda)\s*[:.]?\s+/i
const closing =
  /\s(?:causale|caus\.?|per\b|rif\.?\b|note?\b|trn\b|cro\b|iban\b|data\b|banca\b|bic\b|info\b|descrizione|benef|coord|val(?:uta)?\b|ri1\b|id\b|eur\b|ricev|abi\b|-\s)/i

/** Tables keep the payer inside the description: `BONIFICO DA ROSSI MARIO CAUSALE …`. For the eye. */
export function payerInText(text: string): string {
  const start = opening.exec(text)
  if (!start) return ''
  const rest = text.slice(start.index + start[0].length)
  const end = closing.exec(rest)
  const name = (end ? rest.slice(0, end.index) : rest).replace(/[^\p{L}'’. ]+.*$/u, '').trim()
  return name.length >= 3 && name.length <= 70 ? name : ''
}
