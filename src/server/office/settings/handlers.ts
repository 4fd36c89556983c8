import { adminApi } from '../../http/admin-api.ts'
import { publicApi } from '../../http/context.ts'
import { askingFrom, waitingAnswer } from '../../money/payee/asking.ts'
import { changeAccount } from '../../money/payee/change-account.ts'
import {
  publicSettings,
  readSettings,
  saveCampaign,
  saveFigures,
  saveSetting,
} from './agency-settings.ts'

export const siteHandlers = {
  settings: publicApi.site.settings.handler(({ context }) => publicSettings(context)),
}

export const settingsHandlers = {
  get: adminApi.settings.get.handler(({ context }) => readSettings(context)),
  saveCampaign: adminApi.settings.saveCampaign.handler(({ input, context }) =>
    saveCampaign(context, input),
  ),
  saveFigures: adminApi.settings.saveFigures.handler(({ input, context }) =>
    saveFigures(context, input),
  ),
  saveBank: adminApi.settings.saveBank.handler(async ({ input, context }) => {
    const { defaultIbanId: accountId, version } = input
    const outcome = await changeAccount(askingFrom(context), {
      kind: 'default',
      accountId,
      version,
    })
    return 'waiting' in outcome ? waitingAnswer(context, outcome) : readSettings(context)
  }),
  saveRetention: adminApi.settings.saveRetention.handler(
    ({ input: { version, ...retention }, context }) =>
      saveSetting(context, 'retention', retention, version),
  ),
  saveSessions: adminApi.settings.saveSessions.handler(
    ({ input: { version, ...sessions }, context }) =>
      saveSetting(context, 'sessions', sessions, version),
  ),
  saveHolding: adminApi.settings.saveHolding.handler(
    ({ input: { version, ...holding }, context }) =>
      saveSetting(context, 'holding', holding, version),
  ),
  savePayments: adminApi.settings.savePayments.handler(
    ({ input: { version, ...payments }, context }) =>
      saveSetting(context, 'payments', payments, version),
  ),
  saveReminders: adminApi.settings.saveReminders.handler(
    ({ input: { version, ...reminders }, context }) =>
      saveSetting(context, 'reminders', reminders, version),
  ),
  saveUploads: adminApi.settings.saveUploads.handler(
    ({ input: { version, ...uploads }, context }) =>
      saveSetting(context, 'uploads', uploads, version),
  ),
}
