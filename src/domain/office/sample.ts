import { exampleIbans } from '../accounts/example-ibans.ts'

/** Nobody has an address there: what is written to it never leaves the house. */
export const sampleMailDomain = 'viaggiatori-di-prova.example'

export function isSampleAddress(address: string): boolean {
  return address.toLowerCase().endsWith(`@${sampleMailDomain}`)
}

/** The account into which the sample's customers pay. A bank's own example: no money ever arrives there. */
export const sampleAccount = {
  iban: exampleIbans[0],
  holder: 'Conto di prova',
  bank: 'Banca di prova',
} as const
