import { DomainError } from '../../../domain/errors.ts'
import { officialAccounts } from '../../accounts/official-accounts.ts'
import { adminApi, type StaffContext } from '../../http/admin-api.ts'
import { publicApi } from '../../http/context.ts'
import { approvalRule } from './approval.ts'
import { askingFrom, waitingAnswer } from './asking.ts'
import { changeAccount, type Outcome } from './change-account.ts'
import { activeIbans, allIbans, markIbanUsed, oneIban, previewBlock } from './manage-accounts.ts'
import { approveChange, pendingChanges, refuseChange } from './pending-changes.ts'
import { lookAtStop, pressStop } from './press-stop.ts'

export const accountsHandlers = {
  official: publicApi.accounts.official.handler(async ({ context }) => ({
    accounts: await officialAccounts(context),
  })),
  lookAtStop: publicApi.accounts.lookAtStop.handler(async ({ input, context }) => {
    return lookAtStop(context, input.token)
  }),
  stop: publicApi.accounts.stop.handler(async ({ input, context }) => {
    return pressStop(context, input.token)
  }),
}

/** The changed account, or the change that waits for a second administrator. */
async function accountAnswer(context: StaffContext, outcome: Outcome) {
  if ('waiting' in outcome) return waitingAnswer(context, outcome)
  const { account } = outcome.applied
  if (!account) throw new DomainError('IBAN_NOT_FOUND')
  return oneIban(context, account.id)
}

const { accounts } = adminApi

export const accountChangeHandlers = {
  list: accounts.list.handler(async ({ context }) => ({ ibans: await allIbans(context) })),
  active: accounts.active.handler(async ({ context }) => ({ ibans: await activeIbans(context) })),
  save: accounts.save.handler(async ({ input, context }) => {
    const outcome = await changeAccount(askingFrom(context), { kind: 'create', ...input })
    if ('waiting' in outcome) return waitingAnswer(context, outcome)
    const { account, linksCreated = 0 } = outcome.applied
    return { iban: await oneIban(context, account?.id ?? ''), linksCreated }
  }),
  edit: accounts.edit.handler(async ({ input: { id, ...edit }, context }) =>
    accountAnswer(
      context,
      await changeAccount(askingFrom(context), { kind: 'edit', accountId: id, ...edit }),
    ),
  ),
  duplicate: accounts.duplicate.handler(async ({ input: { id, accountHolder }, context }) =>
    accountAnswer(
      context,
      await changeAccount(askingFrom(context), { kind: 'duplicate', accountId: id, accountHolder }),
    ),
  ),
  toggle: accounts.toggle.handler(async ({ input: { id, version, isActive }, context }) => {
    const kind = isActive ? 'activate' : 'deactivate'
    const change = { kind, accountId: id, version } as const
    return accountAnswer(context, await changeAccount(askingFrom(context), change))
  }),
  previewBlock: accounts.previewBlock.handler(({ input, context }) =>
    previewBlock(context, input.id),
  ),
  block: accounts.block.handler(async ({ input: { id, version, replacementId }, context }) => {
    const change = { kind: 'block', accountId: id, version, replacementId } as const
    return accountAnswer(context, await changeAccount(askingFrom(context), change))
  }),
  unblock: accounts.unblock.handler(async ({ input: { id, version }, context }) => {
    const change = { kind: 'unblock', accountId: id, version } as const
    return accountAnswer(context, await changeAccount(askingFrom(context), change))
  }),
  changes: accounts.changes.handler(async ({ context }) => ({
    changes: await pendingChanges(context),
    approval: await approvalRule(context, context.staff.id),
  })),
  approve: accounts.approve.handler(async ({ input, context }) => {
    await approveChange(askingFrom(context), input.id)
    return { ok: true as const }
  }),
  refuse: accounts.refuse.handler(async ({ input, context }) => {
    await refuseChange(askingFrom(context), input.id)
    return { ok: true as const }
  }),
  chooseApproval: accounts.chooseApproval.handler(async ({ input, context }) => {
    const outcome = await changeAccount(askingFrom(context), { kind: 'approval', ...input })
    return 'waiting' in outcome
      ? waitingAnswer(context, outcome)
      : approvalRule(context, context.staff.id)
  }),
  markUsed: accounts.markUsed.handler(({ input, context }) => markIbanUsed(context, input.id)),
}
