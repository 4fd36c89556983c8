import type { z } from 'zod'
import type { activeIbanSchema, savedIbanSchema } from '../../contract/admin/ibans.ts'
import { DomainError, wrapErrorAs } from '../../domain/errors.ts'
import { ibanCountryName, ibanHolderKey, maskIban } from '../../domain/iban.ts'
import { type Actor, writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { makeAutomaticLinks } from './automatic-links.ts'
import {
  type CountedIban,
  findIban,
  insertIban,
  listActiveIbans,
  listByNumber,
  listIbans,
  lockIban,
  lockIbanNumber,
  type SavedIban,
  touchIban,
  updateIban,
} from './store.ts'

type Managing = Pick<Deps, 'db' | 'now'> & { actor: Actor }

export async function allIbans({ db }: Pick<Deps, 'db'>) {
  return (await listIbans(db)).map(ibanView)
}

export async function activeIbans({ db }: Pick<Deps, 'db'>) {
  return (await listActiveIbans(db)).map(activeIbanView)
}

/** A number that was never saved before brings one link per catalogue trip, in the same transaction. */
export async function saveIban(
  deps: Managing,
  input: { accountHolder: string; iban: string; bankName: string },
) {
  const { id, linksCreated } = await deps.db.transaction(async (tx) => {
    await lockIbanNumber(tx, input.iban)
    const known = await sameNumber(tx, input.iban)
    refuseDuplicate(known, input.iban, input.accountHolder, 'DUPLICATE_IBAN')
    const saved = await insertIban(tx, { ...input, lastUsedAt: deps.now() })
    const linksCreated =
      known.length === 0
        ? await wrapErrorAs('AUTOMATIC_LINKS_FAILED', () => makeAutomaticLinks(tx, deps, saved))
        : 0
    await note(tx, deps.actor, 'created', saved, undefined, { linksCreated })
    return { id: saved.id, linksCreated }
  })
  return { iban: await requireView(deps, id), linksCreated }
}

export async function editIban(
  deps: Managing,
  input: { id: string; version: number; accountHolder: string; bankName: string },
) {
  await deps.db.transaction(async (tx) => {
    const before = await requireIban(tx, input.id)
    await lockIbanNumber(tx, before.iban)
    const others = (await sameNumber(tx, before.iban)).filter((row) => row.id !== input.id)
    refuseDuplicate(others, before.iban, input.accountHolder, 'DUPLICATE_IBAN_HOLDER')
    const { accountHolder, bankName } = input
    const after = await updateIban(tx, input.id, input.version, { accountHolder, bankName })
    if (!after) throw new DomainError('VERSION_CONFLICT')
    await note(tx, deps.actor, 'edited', after, before)
  })
  return requireView(deps, input.id)
}

/** The same number under another holder: no links are made. */
export async function duplicateIban(deps: Managing, input: { id: string; accountHolder: string }) {
  const id = await deps.db.transaction(async (tx) => {
    const original = await requireIban(tx, input.id)
    await lockIbanNumber(tx, original.iban)
    const known = await sameNumber(tx, original.iban)
    refuseDuplicate(known, original.iban, input.accountHolder, 'DUPLICATE_IBAN')
    const copy = await insertIban(tx, {
      accountHolder: input.accountHolder,
      iban: original.iban,
      bankName: original.bankName,
    })
    await note(tx, deps.actor, 'duplicated', copy, undefined, { from: original.id })
    return copy.id
  })
  return requireView(deps, id)
}

export async function toggleIban(
  deps: Managing,
  input: { id: string; isActive: boolean; version: number },
) {
  await deps.db.transaction(async (tx) => {
    const before = await requireIban(tx, input.id)
    const after = await updateIban(tx, input.id, input.version, { isActive: input.isActive })
    if (!after) throw new DomainError('VERSION_CONFLICT')
    await note(tx, deps.actor, input.isActive ? 'activated' : 'deactivated', after, before)
  })
  return requireView(deps, input.id)
}

export async function markIbanUsed(deps: Pick<Deps, 'db' | 'now'>, id: string) {
  const row = await touchIban(deps.db, id, deps.now())
  if (!row) throw new DomainError('IBAN_NOT_FOUND')
  return activeIbanView(row)
}

function sameNumber(tx: Tx, iban: string): Promise<SavedIban[]> {
  return wrapErrorAs('IBAN_CHECK_FAILED', () => listByNumber(tx, iban))
}

function refuseDuplicate(
  known: SavedIban[],
  iban: string,
  holder: string,
  code: 'DUPLICATE_IBAN' | 'DUPLICATE_IBAN_HOLDER',
) {
  const key = ibanHolderKey(iban, holder)
  if (known.some((row) => ibanHolderKey(row.iban, row.accountHolder) === key)) {
    throw new DomainError(code)
  }
}

async function requireIban(tx: Tx, id: string): Promise<SavedIban> {
  const row = await lockIban(tx, id)
  if (!row) throw new DomainError('IBAN_NOT_FOUND')
  return row
}

async function requireView({ db }: Pick<Deps, 'db'>, id: string) {
  const row = await findIban(db, id)
  if (!row) throw new DomainError('IBAN_NOT_FOUND')
  return ibanView(row)
}

function ibanView(row: CountedIban): z.input<typeof savedIbanSchema> {
  return {
    ...row,
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

function note(
  tx: Tx,
  actor: Actor,
  action: string,
  row: SavedIban,
  before?: SavedIban,
  more: Record<string, unknown> = {},
) {
  const facts = ({ accountHolder, iban, bankName, isActive }: SavedIban) => ({
    accountHolder,
    iban: maskIban(iban),
    bankName,
    isActive,
  })
  return writeAudit(tx, {
    actor,
    action,
    entity: 'iban',
    entityId: row.id,
    before: before && facts(before),
    after: { ...facts(row), ...more },
  })
}
