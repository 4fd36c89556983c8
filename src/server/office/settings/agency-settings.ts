import type { z } from 'zod'
import type { settingsSchema } from '../../../contract/admin/office/settings.ts'
import { sessionDefaults } from '../../../domain/access/sign-in.ts'
import { holdingDefaults } from '../../../domain/booking/holding.ts'
import { nearDefaults } from '../../../domain/booking/pricing.ts'
import { DomainError } from '../../../domain/errors.ts'
import { reminderDefaults } from '../../../domain/money/reminders.ts'
import { uploadDefaults } from '../../../domain/upload-allowance.ts'
import { fullWithinDays } from '../../access/settings/agency-rules.ts'
import { isSampleThere } from '../../access/settings/sample-there.ts'
import {
  readSetting,
  type SettingKey,
  type SettingValue,
  writeSetting,
} from '../../access/settings/store.ts'
import { requireFreshSignIn } from '../../access/staff/require-fresh-sign-in.ts'
import { campaignDefaults, isCampaignOn } from '../../catalogue/figures/campaign-now.ts'
import { loadFigures } from '../../catalogue/figures/load-figures.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'

type Settings = z.input<typeof settingsSchema>
type Changing = Deps & { actor: Actor }

function defaults({ env }: Pick<Deps, 'env'>): { [Key in SettingKey]: SettingValue<Key> } {
  return {
    campaign: campaignDefaults,
    figures: { real: false },
    bank: { defaultIbanId: null },
    accounts: { secondApproval: null },
    retention: { documentsDays: env.DOCUMENTS_RETENTION_DAYS },
    holding: holdingDefaults,
    payments: nearDefaults,
    reminders: reminderDefaults,
    uploads: uploadDefaults,
    launch: { readyAt: null },
    sessions: sessionDefaults,
  }
}

export async function readSettings(
  deps: Pick<Deps, 'db' | 'env' | 'catalogue'>,
): Promise<Settings> {
  const fallback = defaults(deps)
  const [campaign, bank, retention, sessions, holding, uploads, payments, reminders, figures] =
    await Promise.all([
      readSetting(deps.db, 'campaign', fallback.campaign),
      readSetting(deps.db, 'bank', fallback.bank),
      readSetting(deps.db, 'retention', fallback.retention),
      readSetting(deps.db, 'sessions', fallback.sessions),
      readSetting(deps.db, 'holding', fallback.holding),
      readSetting(deps.db, 'uploads', fallback.uploads),
      readSetting(deps.db, 'payments', fallback.payments),
      readSetting(deps.db, 'reminders', fallback.reminders),
      readSetting(deps.db, 'figures', fallback.figures),
    ])
  return {
    campaign: {
      ...campaign.value,
      enabled: isCampaignOn(deps, campaign.value, figures.value.real),
      version: campaign.version,
    },
    bank: { ...bank.value, version: bank.version },
    retention: { ...retention.value, version: retention.version },
    holding: { ...holding.value, version: holding.version },
    uploads: { ...uploads.value, version: uploads.version },
    sessions: { ...sessions.value, version: sessions.version },
    payments: { ...payments.value, version: payments.version },
    reminders: { ...reminders.value, version: reminders.version },
    figures: { ...figures.value, version: figures.version },
  }
}

/** The public settings: whether the campaign is running, until when, and its discount. */
export async function publicSettings(deps: Pick<Deps, 'db' | 'catalogue' | 'now'>) {
  const { campaign, mode } = await loadFigures(deps)
  const days = await fullWithinDays(deps)
  const usual =
    mode === 'sample' ? deps.catalogue.current().catalogue.campaign.discountPercentage : 0
  return {
    campaign: {
      active: campaign !== null,
      endsAt: campaign?.endsAt ?? null,
      discountPercentage: campaign?.discount ?? usual,
    },
    ...(days === null ? {} : { fullWithinDays: days }),
  }
}

/** A campaign begins when it is switched on: that moment is stored, for comparing with the prices before it. */
export async function saveCampaign(
  deps: Changing,
  { version, ...wanted }: { enabled: boolean; endsAt: string | null; version: number },
): Promise<Settings> {
  const { value: before } = await readSetting(deps.db, 'campaign', campaignDefaults)
  const isReal = (await figuresMode(deps.db)) === 'real'
  const end = before.endsAt ?? deps.catalogue.current().catalogue.campaign.to
  const wasOver = end !== undefined && new Date(end) <= deps.now()
  const begins = wanted.enabled && (!isCampaignOn(deps, before, isReal) || wasOver)
  const startsAt = begins ? deps.now().toISOString() : before.startsAt
  return saveSetting(deps, 'campaign', { ...wanted, startsAt }, version)
}

/** Switches between sample and stored data: every page changes with it. */
export async function saveFigures(
  deps: Changing & { staff: { sessionId: string } },
  { version, real }: { real: boolean; version: number },
): Promise<Settings> {
  await requireFreshSignIn(deps)
  if (real && (await isSampleThere(deps.db))) throw new DomainError('SAMPLE_THERE')
  return saveSetting(deps, 'figures', { real }, version)
}

export async function saveSetting<Key extends SettingKey>(
  deps: Changing,
  key: Key,
  value: SettingValue<Key>,
  version: number,
): Promise<Settings> {
  await deps.db.transaction(async (tx) => {
    const before = await readSetting(tx, key, defaults(deps)[key])
    if (!(await writeSetting(tx, key, value, version, deps.now()))) {
      throw new DomainError('VERSION_CONFLICT')
    }
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'changed',
      entity: 'setting',
      entityId: key,
      before: before.value,
      after: value,
    })
  })
  return readSettings(deps)
}
