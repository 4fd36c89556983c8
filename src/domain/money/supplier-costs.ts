import { z } from 'zod'
import { type Cents, formatEuro } from '../money.ts'

/** Currencies in which suppliers write invoices; the euro is what all else is counted in. */
export const currencies = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'JPY',
  'THB',
  'AED',
  'EGP',
  'KES',
  'TZS',
] as const
export type Currency = (typeof currencies)[number]

/** What an invoice in another currency comes to, at so much of it for one euro. */
export function inEuro(amount: number, rate: number): Cents {
  return Math.round((amount * 100) / rate)
}

const number = (error: string) =>
  z.number({ error }).positive({ error }).max(1_000_000_000, { error })

/** Who is to be paid, when, in which money, and where the service is given. */
export const supplierSchema = z.object({
  supplier: z.string().trim().max(80, { error: 'Al massimo 80 caratteri' }).optional(),
  /** What the invoice says, where it is not in euro, and the day's rate as it was typed. */
  foreign: z
    .object({
      currency: z.enum(currencies, { error: 'Scegli la valuta' }).exclude(['EUR']),
      amount: number('Inserisci un importo'),
      rate: number('Scrivi il cambio del giorno: quanto vale un euro'),
    })
    .optional(),
  dueOn: z.iso.date({ error: 'Inserisci una data valida' }).optional(),
  /** Inside the European Union or outside: the margin scheme treats them apart. */
  isInUnion: z.boolean().optional(),
})

export type Supplier = z.output<typeof supplierSchema>

/** `400,00 USD a 1,1 = 363,64 €`. */
export function foreignText({ currency, amount, rate }: NonNullable<Supplier['foreign']>): string {
  const plain = (value: number) => value.toLocaleString('it-IT', { maximumFractionDigits: 6 })
  return `${plain(amount)} ${currency} al cambio di ${plain(rate)}: ${formatEuro(inEuro(amount, rate))}`
}
