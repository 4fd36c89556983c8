import { z } from 'zod'
import { ibanEditSchema, newIbanSchema } from './iban-schema.ts'

const known = { accountId: z.uuid(), version: z.int().min(1) }

/**
 * All changes that redirect customers' money to another account. A requested change is stored unchanged
 * while a second administrator reviews it.
 */
export const accountChangeSchema = z.discriminatedUnion('kind', [
  newIbanSchema.extend({ kind: z.literal('create') }),
  ibanEditSchema.extend({ kind: z.literal('edit'), ...known }),
  z.object({ kind: z.literal('duplicate'), accountId: z.uuid(), accountHolder: z.string() }),
  z.object({ kind: z.literal('activate'), ...known }),
  z.object({ kind: z.literal('deactivate'), ...known }),
  z.object({ kind: z.literal('block'), ...known, replacementId: z.uuid() }),
  z.object({ kind: z.literal('unblock'), ...known }),
  z.object({
    kind: z.literal('default'),
    accountId: z.uuid().nullable().describe('null: the account of the configuration'),
    version: z.int().min(1),
  }),
  z.object({ kind: z.literal('approval'), required: z.boolean(), version: z.int().min(1) }),
])

export type AccountChange = z.infer<typeof accountChangeSchema>
export type AccountChangeKind = AccountChange['kind']
