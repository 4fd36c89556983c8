import { adminApi } from '../../http/admin-api.ts'
import { addNumber, editNumber, listNumbers, removeNumber } from './manage-numbers.ts'

export const whatsappNumberHandlers = {
  list: adminApi.whatsappNumbers.list.handler(async ({ context }) => ({
    numbers: await listNumbers(context),
  })),
  create: adminApi.whatsappNumbers.create.handler(({ input, context }) =>
    addNumber(context, input),
  ),
  edit: adminApi.whatsappNumbers.edit.handler(({ input, context }) => editNumber(context, input)),
  remove: adminApi.whatsappNumbers.remove.handler(async ({ input, context }) => {
    await removeNumber(context, input)
    return { ok: true as const }
  }),
}
