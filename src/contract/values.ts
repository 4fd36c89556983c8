import { z } from 'zod'
import { isIsoDate, isTypedDay } from '../domain/dates.ts'

/** Building blocks shared by the calls. Amounts are integer euro cents everywhere. */
/** The largest amount the tables can store. */
const largestCents = 999_999_999_999
export const cents = z.int().min(-largestCents).max(largestCents).describe('euro cents')
export const isoDay = z.iso.date().refine(isIsoDate).describe('calendar day, YYYY-MM-DD')
/** A typed day; typing errors in the year (0202, 20226) are rejected. */
export const typedDay = (error: string) => z.iso.date({ error }).refine(isTypedDay, { error })
export const isoInstant = z.iso.datetime({ offset: true }).describe('instant in UTC')
export const uuid = z.uuid()
/** Tokens never contain control characters, and the database refuses some of them. */
export const token = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]{1,200}$/u)
export const tripIdParam = z.string().trim().min(1).max(80)
export const paymentType = z.enum(['full', 'deposit'])
export const referralSource = z.enum(['ads', 'organic'])
