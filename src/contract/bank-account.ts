import { z } from 'zod'

/** The account that a booking is paid into. */
export const bankAccountSchema = z.object({
  accountHolder: z.string(),
  iban: z.string().describe('without spaces'),
  bankName: z.string(),
  isActive: z.boolean().describe('false: deactivated since, but still working for this booking'),
  isDefault: z
    .boolean()
    .describe('true: the account of the link could not be read, show the warning'),
})
