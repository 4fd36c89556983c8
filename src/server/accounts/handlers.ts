import { adminApi } from '../http/admin-api.ts'
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
  save: adminApi.ibans.save.handler(({ input, context }) => saveIban(context, input)),
  edit: adminApi.ibans.edit.handler(({ input, context }) => editIban(context, input)),
  duplicate: adminApi.ibans.duplicate.handler(({ input, context }) =>
    duplicateIban(context, input),
  ),
  toggle: adminApi.ibans.toggle.handler(({ input, context }) => toggleIban(context, input)),
  markUsed: adminApi.ibans.markUsed.handler(({ input, context }) =>
    markIbanUsed(context, input.id),
  ),
}
