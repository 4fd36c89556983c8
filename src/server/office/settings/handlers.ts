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

const api = adminApi.settings

export const settingsHandlers = {
  get: api.get.handler(({ context }) => readSettings(context)),
  saveCampaign: api.saveCampaign.handler(({ input, context }) => saveCampaign(context, input)),
  saveFigures: api.saveFigures.handler(({ input, context }) => saveFigures(context, input)),
  saveBank: api.saveBank.handler(async ({ input, context }) => {
    const { defaultIbanId: accountId, version } = input
    const outcome = await changeAccount(askingFrom(context), {
      kind: 'default',
      accountId,
      version,
    })
    return 'waiting' in outcome ? waitingAnswer(context, outcome) : readSettings(context)
  }),
  saveRetention: api.saveRetention.handler(({ input: { version, ...retention }, context }) =>
    saveSetting(context, 'retention', retention, version),
  ),
  saveSessions: api.saveSessions.handler(({ input: { version, ...sessions }, context }) =>
    saveSetting(context, 'sessions', sessions, version),
  ),
  saveHolding: api.saveHolding.handler(({ input: { version, ...holding }, context }) =>
    saveSetting(context, 'holding', holding, version),
  ),
  savePayments: api.savePayments.handler(({ input: { version, ...payments }, context }) =>
    saveSetting(context, 'payments', payments, version),
  ),
  saveReminders: api.saveReminders.handler(({ input: { version, ...reminders }, context }) =>
    saveSetting(context, 'reminders', reminders, version),
  ),
  saveUploads: api.saveUploads.handler(({ input: { version, ...uploads }, context }) =>
    saveSetting(context, 'uploads', uploads, version),
  ),
}
