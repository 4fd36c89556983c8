import { adminApi } from '../../http/admin-api.ts'
import { launchItems } from './checks.ts'

export const launchHandlers = {
  list: adminApi.launch.list.handler(async ({ context }) => ({
    items: await launchItems(context),
  })),
}
