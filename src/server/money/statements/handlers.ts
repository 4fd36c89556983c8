import { z } from 'zod'
import { isValidIban, normaliseIban } from '../../../domain/accounts/iban.ts'
import { DomainError } from '../../../domain/errors.ts'
import { exampleAccounts } from '../../accounts/example-accounts.ts'
import { listEveryIban } from '../../accounts/store.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import { adminApi, type StaffContext } from '../../http/admin-api.ts'
import { toAnswer } from '../../http/context.ts'
import { withProgress } from '../../http/with-progress.ts'
import { addCost, payCost } from '../ledger/costs.ts'
import { listMissing } from '../ledger/missing.ts'
import { closeMonth } from '../ledger/months.ts'
import { cassaOverview } from '../ledger/overview.ts'
import { remind } from '../ledger/remind.ts'
import { sharesToChoose } from '../shares/open-shares.ts'
import { bookEntry } from './book-entry.ts'
import { dismissEntries } from './dismiss.ts'
import { type ImportProgress, storeStatement } from './import-statement.ts'
import { pageOfLines } from './list-entries.ts'
import { bookCertain } from './plan-entries.ts'
import { readStatement } from './read-statement.ts'
import { recordOutgoingRefund, setAside } from './set-aside.ts'
import { entriesByIds } from './store.ts'
import { trialTransfers } from './trial-statement.ts'
import { undoAllocation } from './undo-allocation.ts'

const ok = { ok: true } as const

const place = z.int().min(0).max(60)
const mappingSchema = z.object({
  headerRow: place,
  date: place,
  valueDate: place.nullable().default(null),
  amount: place.nullable().default(null),
  credit: place.nullable().default(null),
  debit: place.nullable().default(null),
  payer: place.nullable().default(null),
  payerIban: place.nullable().default(null),
  currency: place.nullable().default(null),
  state: place.nullable().default(null),
  texts: z.array(place).max(10),
})

function readMapping(text: string | null | undefined) {
  if (!text) return undefined
  try {
    return mappingSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new DomainError('VALIDATION', {}, { cause: error })
  }
}

type Upload = { file: File; account: string; mapping?: string | null | undefined }

/** An invalid file is refused at once; the rest of the import reports its progress. */
async function takeFile(context: StaffContext, input: Upload) {
  const account = normaliseIban(input.account)
  if (!isValidIban(account)) throw new DomainError('INVALID_IBAN')
  const mapping = readMapping(input.mapping)
  const file = {
    account,
    fileName: input.file.name.slice(0, 200) || 'estratto conto',
    bytes: new Uint8Array(await input.file.arrayBuffer()),
  }
  const read = await readStatement(context.db, file, mapping)
  return withProgress(async (report: (progress: ImportProgress) => void) => {
    try {
      const { actor } = context
      const imported = await storeStatement(context, read, { actor, mapping }, report)
      const { format, lines, newLines, skipped } = imported
      return { format, lines, newLines, skipped }
    } catch (error) {
      throw toAnswer(error, context)
    }
  })
}

async function listAccounts(context: StaffContext) {
  const saved = await listEveryIban(context.db)
  const awaited = await trialTransfers(context)
  const isTrial = (await figuresMode(context.db)) === 'sample'
  const examples = isTrial ? exampleAccounts(context) : []
  const all = [...saved, ...examples].map((account) => {
    const iban = normaliseIban(account.iban)
    return {
      iban,
      holder: account.accountHolder,
      bank: account.bankName,
      trialTransfers: awaited.get(iban) ?? 0,
    }
  })
  return {
    accounts: [...new Map(all.toReversed().map((one) => [one.iban, one])).values()].toReversed(),
  }
}

export const cassaHandlers = {
  accounts: adminApi.cassa.accounts.handler(({ context }) => listAccounts(context)),
  import: adminApi.cassa.import.handler(({ input, context }) => takeFile(context, input)),
  entries: adminApi.cassa.entries.handler(({ input: { view, ...page }, context }) =>
    pageOfLines(context.db, view, page),
  ),
  bookCertain: adminApi.cassa.bookCertain.handler(async ({ input, context }) => {
    const entries = await entriesByIds(context.db, input.entryIds)
    const booked = await bookCertain(context, entries, context.actor)
    const count = booked.filter(({ isBooked }) => isBooked).length
    return { booked: count, left: input.entryIds.length - count }
  }),
  dismiss: adminApi.cassa.dismiss.handler(({ input, context }) =>
    dismissEntries(context, { ...input, actor: context.actor }),
  ),
  book: adminApi.cassa.book.handler(async ({ input, context }) => {
    await bookEntry(context, {
      entryId: input.id,
      allocations: input.allocations,
      actor: context.actor,
      automatic: false,
      reasons: ['Abbinato a mano'],
      expectedAllocated: input.expectedAllocated,
    })
    return ok
  }),
  shares: adminApi.cassa.shares.handler(async ({ input, context }) => ({
    shares: await sharesToChoose(context.db, input.bookingId),
  })),
  setAside: adminApi.cassa.setAside.handler(async ({ input, context }) => {
    const { id: entryId, expectedAllocated } = input
    await setAside(context, { entryId, expectedAllocated, actor: context.actor })
    return ok
  }),
  recordRefund: adminApi.cassa.recordRefund.handler(async ({ input, context }) => {
    const { id: entryId, expectedAllocated, bookingId } = input
    await recordOutgoingRefund(context, {
      entryId,
      expectedAllocated,
      bookingId,
      actor: context.actor,
    })
    return ok
  }),
  undo: adminApi.cassa.undo.handler(async ({ input, context }) => {
    await undoAllocation(context, input.id, context.actor)
    return ok
  }),
  missing: adminApi.cassa.missing.handler(({ context }) => listMissing(context)),
  remind: adminApi.cassa.remind.handler(async ({ input, context }) => {
    await remind(context, { bookingId: input.id, channel: input.channel, actor: context.actor })
    return ok
  }),
  overview: adminApi.cassa.overview.handler(({ context }) => cassaOverview(context)),
  addCost: adminApi.cassa.addCost.handler(async ({ input, context }) => {
    await addCost(context, input, context.actor)
    return ok
  }),
  payCost: adminApi.cassa.payCost.handler(async ({ input, context }) => {
    await payCost(context, input, context.actor)
    return ok
  }),
  closeMonth: adminApi.cassa.closeMonth.handler(async ({ input, context }) => {
    await closeMonth(context, input.month, context.actor)
    return ok
  }),
}
