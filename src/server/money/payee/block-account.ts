import { inArray } from 'drizzle-orm'
import { DomainError } from '../../../domain/errors.ts'
import { readSetting, writeSetting } from '../../access/settings/store.ts'
import { auditAccount } from '../../accounts/audit-account.ts'
import { defaultNumber } from '../../accounts/bank-account.ts'
import { listByNumber, lockIbanNumber, type SavedIban, updateIban } from '../../accounts/store.ts'
import { drawReference } from '../../booking/bookings/draw-reference.ts'
import { type Booking, updateBooking } from '../../booking/bookings/store.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { bookingLinks } from '../../platform/db/schema/links.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { isDeclared, lockOpenBookingsOf } from './blocked-bookings.ts'
import type { Applied, Applying, ChangeOf } from './change.ts'
import { travellerMail } from './mails.ts'
import { requireAccount, requireUnblocked } from './switch-account.ts'

/**
 * Stops all payments to this IBAN, under every account holder it was saved with: its links, its unpaid
 * bookings and the default move to the replacement, in one transaction.
 */
export async function blockAccount(
  tx: Tx,
  deps: Applying,
  { accountId, version, replacementId }: ChangeOf<'block'>,
): Promise<Applied> {
  const account = await requireAccount(tx, accountId)
  requireUnblocked(account)
  if (account.version !== version) throw new DomainError('VERSION_CONFLICT')
  const replacement = await requireReplacement(tx, account, replacementId)
  await lockIbanNumber(tx, account.iban)
  const rows = await listByNumber(tx, account.iban)
  const wasDefault = (await defaultNumber(tx)).iban === account.iban
  const bookings = await lockOpenBookingsOf(tx, rows, { iban: account.iban, wasDefault })
  const blocked = await blockRows(tx, deps, rows, replacement)
  const links = await moveLinks(tx, rows, replacement)
  const declared = bookings.filter(isDeclared)
  for (const booking of bookings) await moveBooking(tx, deps, booking, account, replacement)
  await moveDefault(tx, deps, rows, replacement)
  const row = blocked.find(({ id }) => id === accountId) ?? account
  await auditAccount(tx, deps.actor, 'blocked', row, account, {
    replacement: replacement.iban,
    links,
    bookings: bookings.length,
  })
  return { account: row, replacement, moved: { links, bookings: bookings.length, declared } }
}

async function requireReplacement(tx: Tx, account: SavedIban, id: string): Promise<SavedIban> {
  if (id === account.id) throw new DomainError('SAME_ACCOUNT')
  const row = await requireAccount(tx, id)
  if (row.iban === account.iban) throw new DomainError('SAME_ACCOUNT')
  requireUnblocked(row)
  if (!row.isActive) throw new DomainError('IBAN_INACTIVE')
  return row
}

async function blockRows(tx: Tx, { now }: Applying, rows: SavedIban[], replacement: SavedIban) {
  const blocked: SavedIban[] = []
  for (const row of rows) {
    const change = { isActive: false, blockedAt: now(), replacedById: replacement.id }
    const updated = await updateIban(tx, row.id, row.version, change)
    if (!updated) throw new DomainError('VERSION_CONFLICT')
    blocked.push(updated)
  }
  return blocked
}

async function moveLinks(tx: Tx, rows: SavedIban[], replacement: SavedIban): Promise<number> {
  const ids = rows.map(({ id }) => id)
  const moved = await tx
    .update(bookingLinks)
    .set({ ibanId: replacement.id })
    .where(inArray(bookingLinks.ibanId, ids))
    .returning({ id: bookingLinks.id })
  return moved.length
}

/** Keeps the causale if it is free under the new account, because a transfer with it may be on its way. */
async function moveBooking(
  tx: Tx,
  deps: Applying,
  booking: Booking,
  account: SavedIban,
  replacement: SavedIban,
): Promise<void> {
  const wanted = booking.paymentReference
  const paymentReference = wanted ? await drawReference(tx, replacement.id, wanted) : null
  const moved = await updateBooking(
    tx,
    booking.id,
    {
      ibanId: replacement.id,
      configuredAccount: null,
      previousIban: account.iban,
      accountChangedAt: deps.now(),
      paymentReference,
    },
    deps.now(),
  )
  await writeAudit(tx, {
    actor: deps.actor,
    action: 'account_changed',
    entity: 'booking',
    entityId: booking.id,
    before: { iban: account.iban, paymentReference: wanted },
    after: { iban: replacement.iban, paymentReference },
  })
  await queueEmail(tx, travellerMail(deps, moved, account))
}

async function moveDefault(tx: Tx, deps: Applying, rows: SavedIban[], replacement: SavedIban) {
  const { value, version } = await readSetting(tx, 'bank', { defaultIbanId: null })
  if (!rows.some(({ id }) => id === value.defaultIbanId)) return
  const after = { defaultIbanId: replacement.id }
  if (!(await writeSetting(tx, 'bank', after, version, deps.now()))) {
    throw new DomainError('VERSION_CONFLICT')
  }
  await writeAudit(tx, {
    actor: deps.actor,
    action: 'changed',
    entity: 'setting',
    entityId: 'bank',
    before: value,
    after: { ...after, iban: replacement.iban },
  })
}
