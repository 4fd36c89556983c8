import type { z } from 'zod'
import type {
  activeIbanSchema,
  savedIbanSchema,
} from '../../../contract/admin/accounts/accounts.ts'
import { ibanCountryName, maskIban } from '../../../domain/accounts/iban.ts'
import { DomainError } from '../../../domain/errors.ts'
import { defaultNumber } from '../../accounts/bank-account.ts'
import {
  type CountedIban,
  countLinks,
  findIban,
  listActiveIbans,
  listByNumber,
  listIbans,
  type SavedIban,
  touchIban,
} from '../../accounts/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { countOpenBookingsOf } from './blocked-bookings.ts'

type Reading = Pick<Deps, 'db'>

export async function allIbans({ db }: Reading) {
  const [rows, { ibanId }] = await Promise.all([listIbans(db), defaultNumber(db)])
  return rows.map((row) => ibanView(row, ibanId))
}

export async function activeIbans({ db }: Reading) {
  return (await listActiveIbans(db)).map(activeIbanView)
}

export async function oneIban({ db }: Reading, id: string) {
  const row = await findIban(db, id)
  if (!row) throw new DomainError('IBAN_NOT_FOUND')
  return ibanView(row, (await defaultNumber(db)).ibanId)
}

/** The number of links and bookings that blocking an account would move. */
export async function previewBlock({ db }: Reading, id: string) {
  const row = await findIban(db, id)
  if (!row) throw new DomainError('IBAN_NOT_FOUND')
  const rows = await listByNumber(db, row.iban)
  const wasDefault = (await defaultNumber(db)).iban === row.iban
  return {
    links: await countLinks(
      db,
      rows.map((one) => one.id),
    ),
    ...(await countOpenBookingsOf(db, rows, { iban: row.iban, wasDefault })),
    isDefault: wasDefault,
    otherHolders: rows.filter((one) => one.id !== id).map((one) => one.accountHolder),
  }
}

/** Stored for the order of staff's lists only: customers see no effect. */
export async function markIbanUsed(deps: Pick<Deps, 'db' | 'now'>, id: string) {
  const row = await touchIban(deps.db, id, deps.now())
  if (!row) throw new DomainError('IBAN_NOT_FOUND')
  return activeIbanView(row)
}

function ibanView(row: CountedIban, defaultId: string | null): z.input<typeof savedIbanSchema> {
  return {
    ...row,
    isBlocked: row.blockedAt !== null,
    isDefault: row.id === defaultId,
    countryName: ibanCountryName(row.iban) ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}

function activeIbanView(row: SavedIban): z.input<typeof activeIbanSchema> {
  return {
    id: row.id,
    accountHolder: row.accountHolder,
    bankName: row.bankName,
    maskedIban: maskIban(row.iban),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}
