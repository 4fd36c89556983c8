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
  /** Visits in which it was measured. */
  count: z.int(),
  /** What three visitors out of four stayed below: milliseconds, or thousandths for CLS. */
  value: z.number().nullable(),
  /** Visits out of a hundred within the good limit. */
  goodShare: z.number().nullable(),
  rating: z.enum(vitalRatings).nullable(),
})

export const visitorVitalsSchema = z.object({
  from: isoDay,
  to: isoDay,
  devices: z.array(z.object({ device: z.enum(deviceKinds), vitals: z.array(vitalSchema) })),
  /** Only pages of which something was measured. */
  pages: z.array(z.object({ page: z.enum(measuredKinds), vitals: z.array(vitalSchema) })),
})

export const vitalPeriods = ['7d', '28d'] as const
export type VitalPeriod = (typeof vitalPeriods)[number]

/** How the site behaves in real visitors' browsers, from those who agreed to statistics. */
export const visitorVitalsCall = today
  .get('/dashboard/vitals')
  .input(
    z.object({
      period: z.enum(vitalPeriods).default('28d'),
      /** Only what was measured with the build that is served now. */
      thisBuild: z.boolean().default(false),
    }),
  )
  .output(visitorVitalsSchema)

export const pageErrorSchema = z.object({
  id: uuid,
  message: z.string(),
  /** Functions and files, the nearest first. */
  places: z.array(z.string()),
  page: z.enum(pageKinds),
  count: z.int(),
  firstSeenAt: isoInstant,
  lastSeenAt: isoInstant,
  browsers: z.array(z.object({ name: z.string(), count: z.int() })),
  /** The build that is served now, or an earlier one. */
  isThisBuild: z.boolean(),
  build: z.string(),
  /** Marked as solved in an earlier build, and here again. */
  isBack: z.boolean(),
  resolvedAt: isoInstant.nullable(),
  resolvedBy: z.string().nullable(),
})

export const pageErrorsCalls = {
  pageErrors: system
    .get('/system/page-errors')
    .input(z.object({ ...pageInput, state: z.enum(['open', 'resolved']).default('open') }))
    .output(pageOf(pageErrorSchema)),
  /** In all builds in which it was seen so far; in a later one it comes back. */
  resolvePageError: system
    .post('/system/page-errors/{id}/resolve')
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(done),
}
