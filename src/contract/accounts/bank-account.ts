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

/** The account of the configuration has no id: quotes and bookings name it by this word. */
export const configuredAccountId = 'configuration'

/** Which account a quote has shown, to be sent back with the booking. */
export const quotedAccountId = z.union([z.uuid(), z.literal(configuredAccountId)])
