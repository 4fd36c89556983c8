import { adminApi } from '../../http/admin-api.ts'
import { charts } from './charts.ts'
import { attention, summary } from './today.ts'

export const todayHandlers = {
  summary: adminApi.today.summary.handler(({ input, context }) => summary(context, input.period)),
  attention: adminApi.today.attention.handler(({ context }) => attention(context)),
  charts: adminApi.today.charts.handler(({ input, context }) => charts(context, input.period)),
}
