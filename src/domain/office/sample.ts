import { exampleIbans } from '../accounts/example-ibans.ts'

/** No real address has this domain; mail to it is never sent out. */
export const sampleMailDomain = 'viaggiatori-di-prova.example'

export function isSampleAddress(address: string): boolean {
  return address.toLowerCase().endsWith(`@${sampleMailDomain}`)
}

/** The account for the sample's payments. An example IBAN: money sent to it never arrives. */
export const sampleAccount = {
  iban: exampleIbans[0],
  holder: 'Conto di prova',
  bank: 'Banca di prova',
} as const
