export const ibanTexts = {
  requiredFields: 'Compila almeno i campi obbligatori (Intestatario e IBAN)',
  duplicate: 'Questa combinazione IBAN + Intestatario esiste già',
  holderRequired: "Il nome dell'intestatario è obbligatorio",
  duplicateHolder: 'Esiste già un IBAN con questa intestazione',
  invalid: "L'IBAN non è valido: controlla le cifre",
  wrongLength: "L'IBAN non ha la lunghezza prevista per il suo paese",
  unknownCountry: "L'IBAN non appartiene a un paese dell'area SEPA",
} as const

export const unspecifiedBank = 'Non specificato'
export const defaultIbanBankName = 'IBAN di Default (Errore nel recupero)'
export const defaultIbanWarning =
  "Attenzione: Problema nel recupero dell'IBAN specifico. Utilizzando IBAN di default."
export const copySuffix = ' - Copia'

/** Countries of the SEPA area: the length of their IBANs and their Italian names. */
const countries: Readonly<Record<string, readonly [length: number, name: string]>> = {
  AD: [24, 'Andorra'],
  AL: [28, 'Albania'],
  AT: [20, 'Austria'],
  BE: [16, 'Belgio'],
  BG: [22, 'Bulgaria'],
  CH: [21, 'Svizzera'],
  CY: [28, 'Cipro'],
  CZ: [24, 'Repubblica Ceca'],
  DE: [22, 'Germania'],
  DK: [18, 'Danimarca'],
  EE: [20, 'Estonia'],
  ES: [24, 'Spagna'],
  FI: [18, 'Finlandia'],
  FO: [18, 'Isole Fær Øer'],
  FR: [27, 'Francia'],
  GB: [22, 'Regno Unito'],
  GI: [23, 'Gibilterra'],
  GL: [18, 'Groenlandia'],
  GR: [27, 'Grecia'],
  HR: [21, 'Croazia'],
  HU: [28, 'Ungheria'],
  IE: [22, 'Irlanda'],
  IS: [26, 'Islanda'],
  IT: [27, 'Italia'],
  LI: [21, 'Liechtenstein'],
  LT: [20, 'Lituania'],
  LU: [20, 'Lussemburgo'],
  LV: [21, 'Lettonia'],
  MC: [27, 'Monaco'],
  MD: [24, 'Moldavia'],
  ME: [22, 'Montenegro'],
  MK: [19, 'Macedonia del Nord'],
  MT: [31, 'Malta'],
  NL: [18, 'Paesi Bassi'],
  NO: [15, 'Norvegia'],
  PL: [28, 'Polonia'],
  PT: [25, 'Portogallo'],
  RO: [24, 'Romania'],
  RS: [22, 'Serbia'],
  SE: [24, 'Svezia'],
  SI: [19, 'Slovenia'],
  SK: [24, 'Slovacchia'],
  SM: [27, 'San Marino'],
  VA: [22, 'Città del Vaticano'],
}

/** Undefined for countries outside the SEPA area. */
export function ibanLength(country: string): number | undefined {
  return Object.hasOwn(countries, country) ? countries[country]?.[0] : undefined
}

/** Capitals, without the spaces, dots and dashes that people put between the groups. */
export function normaliseIban(text: string): string {
  return text.replace(/[\s.\-\u200b\u200e\u202a-\u202e]/g, '').toUpperCase()
}

/** `IT60 X054 2811 1010 0000 0123 456`. */
export function formatIban(text: string): string {
  return normaliseIban(text).replace(/(.{4})(?=.)/g, '$1 ')
}

/** ISO 7064: moves the check digits to the end, reads letters as numbers, returns the remainder of ÷ 97. */
export function mod97(iban: string): number {
  const rearranged = iban.slice(4) + iban.slice(0, 4)
  let rest = 0
  for (const character of rearranged) {
    for (const digit of Number.parseInt(character, 36).toString()) {
      rest = (rest * 10 + Number(digit)) % 97
    }
  }
  return rest
}

/** The two check digits that make a national account number an IBAN. */
export function ibanCheckDigits(country: string, bban: string): string {
  return String(98 - mod97(`${country}00${bban}`)).padStart(2, '0')
}

export type IbanProblem = 'unknownCountry' | 'wrongLength' | 'invalid'

export type IbanResult = { ok: true; iban: string } | { ok: false; reason: IbanProblem }

// Italy and San Marino: a control letter, ABI and CAB in digits, a 12-character account number.
const italianShape = /^(?:IT|SM)\d{2}[A-Z]\d{10}[A-Z0-9]{12}$/

function ibanProblem(iban: string): IbanProblem | undefined {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return 'invalid'
  const country = countries[iban.slice(0, 2)]
  if (!country) return 'unknownCountry'
  if (iban.length !== country[0]) return 'wrongLength'
  if (/^(?:IT|SM)/.test(iban) && !italianShape.test(iban)) return 'invalid'
  return mod97(iban) === 1 ? undefined : 'invalid'
}

export function parseIban(text: string): IbanResult {
  const iban = normaliseIban(text)
  const reason = ibanProblem(iban)
  return reason === undefined ? { ok: true, iban } : { ok: false, reason }
}

export function isValidIban(text: string): boolean {
  return parseIban(text).ok
}

export function ibanCountryName(text: string): string | undefined {
  return countries[normaliseIban(text).slice(0, 2)]?.[1]
}

export type ItalianBankCodes = { cin: string; abi: string; cab: string; account: string }

export function italianBankCodes(text: string): ItalianBankCodes | undefined {
  const iban = normaliseIban(text)
  if (!italianShape.test(iban)) return undefined
  return {
    cin: iban.slice(4, 5),
    abi: iban.slice(5, 10),
    cab: iban.slice(10, 15),
    account: iban.slice(15),
  }
}

/** A key to compare accounts: equal number and holder, however they were typed. */
export function ibanHolderKey(iban: string, holder: string): string {
  const name = holder.trim().replace(/\s+/g, ' ').toLocaleLowerCase('it-IT')
  return `${normaliseIban(iban)}|${name}`
}

export function copiedHolder(holder: string): string {
  return `${holder}${copySuffix}`
}

/** For lists and logs, where the whole number is not needed: `IT60 … 3456`. */
export function maskIban(text: string): string {
  const iban = normaliseIban(text)
  return `${iban.slice(0, 4)} … ${iban.slice(-4)}`
}

/** Whether a bank name was given; otherwise the bank is not mentioned. */
export function isNamedBank(bankName: string): boolean {
  return bankName.trim() !== '' && bankName !== unspecifiedBank
}
