import { z } from 'zod'
import { staffCalls } from '../calls.ts'
import { isoDay, isoInstant, uuid } from '../values.ts'
import { pageInput, pageOf } from './values.ts'

const call = staffCalls('registro')

export const auditEntities = [
  'booking',
  'link',
  'iban',
  'departure',
  'message',
  'staff',
  'document',
  'setting',
  'whatsapp_number',
  'verification_link',
  'mail',
  'statement',
  'ledger',
  'person',
  'review',
  'waiting_entry',
  'catalogue',
  'claim',
  'page_error',
] as const
export type AuditEntity = (typeof auditEntities)[number]

export const auditEntrySchema = z.object({
  id: uuid,
  at: isoInstant,
  actorId: z.string().nullable(),
  actorName: z.string(),
  action: z.string(),
  entity: z.enum(auditEntities),
  entityId: z.string(),
  /** The subject of the entry: a customer, a trip with its day, a colleague. */
  subject: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
})

export const auditContract = {
  list: call
    .get('/audit')
    .input(
      z.object({
        ...pageInput,
        from: isoDay.optional(),
        to: isoDay.optional(),
        actorId: z.string().max(100).optional(),
        entity: z.enum(auditEntities).optional(),
        entityId: z.string().max(100).optional(),
        action: z.string().max(60).optional(),
      }),
    )
    .output(pageOf(auditEntrySchema)),
  /** The options of the filters. */
  filters: call.get('/audit/filters').output(
    z.object({
      actors: z.array(z.object({ id: z.string(), name: z.string() })),
      actions: z.array(z.string()),
      entities: z.array(z.enum(auditEntities)),
    }),
  ),
}
