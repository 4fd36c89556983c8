import { isOutOfSeason } from '../../../domain/catalogue/campaign-season.ts'
import type { Figures } from '../../../domain/catalogue/figures.ts'
import type { CampaignDocument } from '../../../domain/catalogue/page-documents.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { readSetting, type SettingValue } from '../../access/settings/store.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'

export type RunningCampaign = {
  /** Null: unknown; without a start no earlier price can be shown. */
  startsAt: string | null
  endsAt: string | null
  /** Null: all trips. */
  trips: readonly string[] | null
  /** The pages that show it; undefined: all of them. */
  pages: readonly string[] | undefined
}

export const campaignDefaults = { enabled: true, startsAt: null, endsAt: null }

/** The setting switches the campaign on and off; the catalogue's document may set its days and its pages. */
export async function campaignNow(
  db: Db | Tx,
  document: CampaignDocument,
  now: Date,
): Promise<RunningCampaign | null> {
  const { value } = await readSetting(db, 'campaign', campaignDefaults)
  return runningCampaign(value, document, now)
}

/** The campaign as it would be if its switch were pressed now. */
export async function campaignSwitched(
  deps: Pick<Deps, 'db' | 'catalogue' | 'now'>,
  document: CampaignDocument,
  mode: Figures['mode'],
): Promise<RunningCampaign | null> {
  const { value } = await readSetting(deps.db, 'campaign', campaignDefaults)
  const now = deps.now()
  const enabled = !isCampaignOn(deps, value, mode === 'real')
  const startsAt = enabled ? now.toISOString() : value.startsAt
  return runningCampaign({ ...value, enabled, startsAt }, document, now)
}

function runningCampaign(
  value: SettingValue<'campaign'>,
  { from, to, pages = [] }: CampaignDocument,
  now: Date,
): RunningCampaign | null {
  const startsAt = laterOf(from, value.startsAt)
  const endsAt = value.endsAt ?? to ?? null
  const hasBegun = startsAt === null || new Date(startsAt) <= now
  const isOver = endsAt !== null && new Date(endsAt) <= now
  if (!value.enabled || !hasBegun || isOver) return null
  const named = pages.flatMap((page) => /^\/travel\/([^/]+)$/.exec(page)?.[1] ?? [])
  return {
    startsAt,
    endsAt,
    trips: named.length > 0 ? named : null,
    pages: pages.length > 0 ? pages : undefined,
  }
}

/** A campaign switched on after its first day begins when it is switched on: it was not visible before. */
function laterOf(from: string | undefined, switchedOn: string | null): string | null {
  if (!from || !switchedOn) return from ?? switchedOn
  return new Date(from) > new Date(switchedOn) ? from : switchedOn
}

type Said = { campaign: RunningCampaign | null; document: CampaignDocument; now: Date }

/**
 * With real data the sample campaign does not count until staff switch it on, and a campaign whose season has
 * passed is not shown.
 */
export function sayable(mode: Figures['mode'], { campaign, document, now }: Said) {
  if (mode === 'sample' || campaign === null) return campaign
  return isSwitchedOn(campaign) && !isOutOfSeason(document, todayInRome(now)) ? campaign : null
}

export function isSwitchedOn({ startsAt, endsAt }: RunningCampaign): boolean {
  return startsAt !== null || endsAt !== null
}

/** With real data the sample campaign is off until staff switch it on. */
export function isCampaignOn(
  { catalogue }: Pick<Deps, 'catalogue'>,
  { enabled, startsAt, endsAt }: SettingValue<'campaign'>,
  isReal: boolean,
): boolean {
  const { from, to } = catalogue.current().catalogue.campaign
  return enabled && (!isReal || Boolean(startsAt ?? endsAt ?? from ?? to))
}
