import { requireFreshSignIn } from '../../access/staff/require-fresh-sign-in.ts'
import { adminApi } from '../../http/admin-api.ts'
import { describePerson } from './describe-person.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { dataOf } from './store.ts'

export const peopleHandlers = {
  find: adminApi.people.find.handler(async ({ input, context }) =>
    describePerson(await dataOf(context.db, input.email.toLowerCase()), context.now()),
  ),
  export: adminApi.people.export.handler(async ({ input, context }) => {
    await requireFreshSignIn(context)
    return exportPerson(context, input.email)
  }),
  erase: adminApi.people.erase.handler(async ({ input, context }) => {
    await requireFreshSignIn(context)
    return erasePerson(context, input.email)
  }),
}
