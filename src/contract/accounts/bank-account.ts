import { z } from 'zod'

/** The account into which a booking is paid. */
export const bankAccountSchema = z.object({
  accountHolder: z.string(),
  iban: z.string().describe('without spaces'),
  bankName: z.string(),
  isActive: z.boolean().describe('false: deactivated since, but still working for this booking'),
  isDefault: z
    .boolean()
    .describe('true: the account of the link could not be read, show the warning'),
})

/** The account of the configuration has no id; quotes and bookings refer to it by this word. */
export const configuredAccountId = 'configuration'

/** The account shown by a quote; it is sent back with the booking. */
export const quotedAccountId = z.union([z.uuid(), z.literal(configuredAccountId)])
