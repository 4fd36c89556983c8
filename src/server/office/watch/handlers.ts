import { adminApi } from '../../http/admin-api.ts'
import { systemState } from '../../platform/watch/system-state.ts'

export const systemHandlers = {
  state: adminApi.system.state.handler(({ context }) => systemState(context)),
}
