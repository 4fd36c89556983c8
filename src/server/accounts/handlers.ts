import { adminApi } from '../http/admin-api.ts'
import { requireFreshSignIn } from '../staff/require-fresh-sign-in.ts'
import {
  activeIbans,
  allIbans,
  duplicateIban,
  editIban,
  markIbanUsed,
  saveIban,
  toggleIban,
} from './manage-accounts.ts'

export const ibanHandlers = {
  list: adminApi.ibans.list.handler(async ({ context }) => ({ ibans: await allIbans(context) })),
  active: adminApi.ibans.active.handler(async ({ context }) => ({
    ibans: await activeIbans(context),
  })),
  save: adminApi.ibans.save.handler(async ({ input, context }) => {
    await requireFreshSignIn(context)
    return saveIban(context, input)
  }),
  edit: adminApi.ibans.edit.handler(async ({ input, context }) => {
    await requireFreshSignIn(context)
    return editIban(context, input)
  }),
  duplicate: adminApi.ibans.duplicate.handler(async ({ input, context }) => {
    await requireFreshSignIn(context)
    return duplicateIban(context, input)
  }),
  toggle: adminApi.ibans.toggle.handler(async ({ input, context }) => {
    await requireFreshSignIn(context)
    return toggleIban(context, input)
  }),
  markUsed: adminApi.ibans.markUsed.handler(({ input, context }) =>
    markIbanUsed(context, input.id),
  ),
}
