import { z } from 'zod'
import { currencies } from './supplier-costs.ts'

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
