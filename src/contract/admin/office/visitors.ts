import { z } from 'zod'
import {
  deviceKinds,
  measuredKinds,
  pageKinds,
  vitalNames,
  vitalRatings,
} from '../../../domain/office/vitals.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoDay, isoInstant, uuid } from '../../values.ts'
import { done, pageInput, pageOf } from '../values.ts'

const today = staffCalls('oggi')
const system = staffCalls('stato del sistema')

export const vitalSchema = z.object({
  name: z.enum(vitalNames),
  /** The number of visits in which it was measured. */
  count: z.int(),
  /** The 75th percentile: milliseconds, or thousandths for CLS. */
  value: z.number().nullable(),
  /** The percentage of visits within the good limit. */
  goodShare: z.number().nullable(),
  rating: z.enum(vitalRatings).nullable(),
})

export const visitorVitalsSchema = z.object({
  from: isoDay,
  to: isoDay,
  devices: z.array(z.object({ device: z.enum(deviceKinds), vitals: z.array(vitalSchema) })),
  /** Only pages with measurements. */
  pages: z.array(z.object({ page: z.enum(measuredKinds), vitals: z.array(vitalSchema) })),
})

export const vitalPeriods = ['7d', '28d'] as const
export type VitalPeriod = (typeof vitalPeriods)[number]

/** Web vitals from real visitors' browsers, only from visitors who agreed to statistics. */
export const visitorVitalsCall = today
  .get('/dashboard/vitals')
  .input(
    z.object({
      period: z.enum(vitalPeriods).default('28d'),
      /** Only measurements of the build that is served now. */
      thisBuild: z.boolean().default(false),
    }),
  )
  .output(visitorVitalsSchema)

export const pageErrorSchema = z.object({
  id: uuid,
  message: z.string(),
  /** Functions and files of the stack, innermost first. */
  places: z.array(z.string()),
  page: z.enum(pageKinds),
  count: z.int(),
  firstSeenAt: isoInstant,
  lastSeenAt: isoInstant,
  browsers: z.array(z.object({ name: z.string(), count: z.int() })),
  /** Whether it occurred in the build that is served now, not in an earlier one. */
  isThisBuild: z.boolean(),
  build: z.string(),
  /** Marked as resolved in an earlier build, but occurred again. */
  isBack: z.boolean(),
  resolvedAt: isoInstant.nullable(),
  resolvedBy: z.string().nullable(),
})

export const pageErrorsCalls = {
  pageErrors: system
    .get('/system/page-errors')
    .input(z.object({ ...pageInput, state: z.enum(['open', 'resolved']).default('open') }))
    .output(pageOf(pageErrorSchema)),
  /** Marks an error as resolved in all builds seen so far; it reappears if a later build reports it. */
  resolvePageError: system
    .post('/system/page-errors/{id}/resolve')
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(done),
}
