import { DomainError } from '../../../domain/errors.ts'
import {
  readSetting,
  type SettingKey,
  type SettingValue,
  writeSetting,
} from '../../access/settings/store.ts'
import { lockIban } from '../../accounts/store.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Applied, Applying, ChangeOf } from './change.ts'
import { requireAccount, requireUnblocked } from './switch-account.ts'

/** Chooses the account for all bookings without a link. */
export async function chooseDefault(
  tx: Tx,
  deps: Applying,
  { accountId, version }: ChangeOf<'default'>,
): Promise<Applied> {
  const account = accountId === null ? null : await requireAccount(tx, accountId)
  if (account) {
    requireUnblocked(account)
    if (!account.isActive) throw new DomainError('IBAN_INACTIVE')
  }
  const { value } = await readSetting(tx, 'bank', { defaultIbanId: null })
  const before = value.defaultIbanId ? await lockIban(tx, value.defaultIbanId) : undefined
  await write(tx, deps, 'bank', { defaultIbanId: accountId }, version, {
    before: { ...value, iban: before?.iban ?? null },
    after: { defaultIbanId: accountId, iban: account?.iban ?? null },
  })
  return { account }
}

/** Whether a second administrator must approve; switching it off needs that approval too. */
export async function chooseApproval(
  tx: Tx,
  deps: Applying,
  { required, version }: ChangeOf<'approval'>,
): Promise<Applied> {
  const { value } = await readSetting(tx, 'accounts', { secondApproval: null })
  const after = { secondApproval: required }
  await write(tx, deps, 'accounts', after, version, { before: value, after })
  return { account: null }
}

async function write<Key extends SettingKey>(
  tx: Tx,
  { actor, now }: Applying,
  key: Key,
  value: SettingValue<Key>,
  version: number,
  facts: { before: object; after: object },
) {
  if (!(await writeSetting(tx, key, value, version, now()))) {
    throw new DomainError('VERSION_CONFLICT')
  }
  await writeAudit(tx, { actor, action: 'changed', entity: 'setting', entityId: key, ...facts })
}
