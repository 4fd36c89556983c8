import { ibanHolderKey } from '../../../domain/accounts/iban.ts'
import { DomainError, wrapErrorAs } from '../../../domain/errors.ts'
import { auditAccount } from '../../accounts/audit-account.ts'
import {
  insertIban,
  listByNumber,
  lockIbanNumber,
  type SavedIban,
  updateIban,
} from '../../accounts/store.ts'
import type { Tx } from '../../platform/db/client.ts'
import { makeAutomaticLinks } from './automatic-links.ts'
import type { Applied, Applying, ChangeOf } from './change.ts'
import { requireAccount, requireUnblocked } from './switch-account.ts'

/** An IBAN that was never saved before gets one link per catalogue trip, in the same transaction. */
export async function createAccount(
  tx: Tx,
  deps: Applying,
  { accountHolder, iban, bankName }: ChangeOf<'create'>,
): Promise<Applied> {
  await lockIbanNumber(tx, iban)
  const known = await sameNumber(tx, iban)
  refuseDuplicate(known, iban, accountHolder, 'DUPLICATE_IBAN')
  known.forEach(requireUnblocked)
  const account = await insertIban(tx, { accountHolder, iban, bankName, lastUsedAt: deps.now() })
  const linksCreated =
    known.length === 0
      ? await wrapErrorAs('AUTOMATIC_LINKS_FAILED', () => makeAutomaticLinks(tx, deps, account))
      : 0
  await auditAccount(tx, deps.actor, 'created', account, undefined, { linksCreated })
  return { account, linksCreated }
}

export async function editAccount(
  tx: Tx,
  { actor }: Applying,
  { accountId, version, accountHolder, bankName }: ChangeOf<'edit'>,
): Promise<Applied> {
  const before = await requireAccount(tx, accountId)
  requireUnblocked(before)
  await lockIbanNumber(tx, before.iban)
  const others = (await sameNumber(tx, before.iban)).filter((row) => row.id !== accountId)
  refuseDuplicate(others, before.iban, accountHolder, 'DUPLICATE_IBAN_HOLDER')
  const account = await updateIban(tx, accountId, version, { accountHolder, bankName })
  if (!account) throw new DomainError('VERSION_CONFLICT')
  await auditAccount(tx, actor, 'edited', account, before)
  return { account }
}

/** The same IBAN under another holder: no links are made. */
export async function duplicateAccount(
  tx: Tx,
  { actor }: Applying,
  { accountId, accountHolder }: ChangeOf<'duplicate'>,
): Promise<Applied> {
  const original = await requireAccount(tx, accountId)
  requireUnblocked(original)
  const { iban, bankName } = original
  await lockIbanNumber(tx, iban)
  refuseDuplicate(await sameNumber(tx, iban), iban, accountHolder, 'DUPLICATE_IBAN')
  const account = await insertIban(tx, { accountHolder, iban, bankName })
  await auditAccount(tx, actor, 'duplicated', account, undefined, { from: original.id })
  return { account }
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
