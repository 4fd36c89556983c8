import { auditEntities } from '../../../contract/admin/audit.ts'
import { adminApi } from '../../http/admin-api.ts'
import { listActions, listActors } from '../../platform/audit/store.ts'
import { pageOfEntries } from './list-entries.ts'

export const auditHandlers = {
  list: adminApi.audit.list.handler(({ input: { page, pageSize, ...filters }, context }) =>
    pageOfEntries(context, filters, { page, pageSize }),
  ),
  filters: adminApi.audit.filters.handler(async ({ context }) => ({
    actors: await listActors(context.db),
    actions: await listActions(context.db),
    entities: [...auditEntities],
  })),
}
