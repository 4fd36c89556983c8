import { adminApi } from '../../http/admin-api.ts'
import { systemState } from '../../platform/watch/system-state.ts'

export const watchHandlers = {
  state: adminApi.watch.state.handler(({ context }) => systemState(context)),
}
