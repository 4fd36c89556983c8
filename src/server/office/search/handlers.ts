import { adminApi } from '../../http/admin-api.ts'
import { searchEverything } from './search-everything.ts'

export const searchHandlers = {
  everything: adminApi.search.everything.handler(({ input, context }) =>
    searchEverything(context, input.q),
  ),
}
