import { z } from 'zod'

/** Building blocks shared by the calls. Amounts are integer euro cents everywhere. */
/** As large as the tables can hold. */
const largestCents = 999_999_999_999
export const cents = z.int().min(-largestCents).max(largestCents).describe('euro cents')
export const isoDay = z.iso.date().describe('calendar day, YYYY-MM-DD')
export const isoInstant = z.iso.datetime({ offset: true }).describe('instant in UTC')
export const uuid = z.uuid()
/** No token of ours carries a control character, and the database refuses some of them. */
export const token = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]{1,200}$/u)
export const tripIdParam = z.string().trim().min(1).max(80)
export const paymentType = z.enum(['full', 'deposit'])
export const referralSource = z.enum(['ads', 'organic'])
