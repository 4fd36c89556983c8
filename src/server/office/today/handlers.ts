import { adminApi } from '../../http/admin-api.ts'
import { charts } from './charts.ts'
import { attention, summary } from './today.ts'

export const dashboardHandlers = {
  summary: adminApi.dashboard.summary.handler(({ input, context }) =>
    summary(context, input.period),
  ),
  attention: adminApi.dashboard.attention.handler(({ context }) => attention(context)),
  charts: adminApi.dashboard.charts.handler(({ input, context }) => charts(context, input.period)),
}
