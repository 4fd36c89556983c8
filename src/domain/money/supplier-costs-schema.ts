import { z } from 'zod'
import { currencies } from './supplier-costs.ts'

const number = (error: string) =>
  z.number({ error }).positive({ error }).max(1_000_000_000, { error })

/** The supplier, the due day, the currency, and where the service is provided. */
export const supplierSchema = z.object({
  supplier: z.string().trim().max(80, { error: 'Al massimo 80 caratteri' }).optional(),
  /** The amount of an invoice in another currency, and that day's exchange rate as typed. */
  foreign: z
    .object({
      currency: z.enum(currencies, { error: 'Scegli la valuta' }).exclude(['EUR']),
      amount: number('Inserisci un importo'),
      rate: number('Scrivi il cambio del giorno: quanto vale un euro'),
    })
    .optional(),
  dueOn: z.iso.date({ error: 'Inserisci una data valida' }).optional(),
  /** Inside or outside the European Union: the margin scheme treats them differently. */
  isInUnion: z.boolean().optional(),
})

export type Supplier = z.output<typeof supplierSchema>
