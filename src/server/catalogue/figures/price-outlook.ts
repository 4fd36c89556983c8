import type { z } from 'zod'
import type { priceOutlookSchema } from '../../../contract/admin/catalogue/figures.ts'
import { isOutOfSeason } from '../../../domain/catalogue/campaign-season.ts'
import { lowestBefore, reductionDay, reductionOf } from '../../../domain/catalogue/price-history.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { readSetting } from '../../access/settings/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { campaignDefaults, campaignNow, isCampaignOn } from './campaign-now.ts'
import { figuresMode } from './mode.ts'
import { priceHistories } from './price-ledger.ts'

type Outlook = z.input<typeof priceOutlookSchema>
type Looking = Pick<Deps, 'db' | 'env' | 'catalogue' | 'now'>

/** How every price would be shown in the running campaign, or in one that begins at that moment. */
export async function priceOutlook(deps: Looking, at: string | undefined): Promise<Outlook> {
  const { db, catalogue, now } = deps
  const { trips } = catalogue.current().catalogue
  const campaign = await campaignOf(deps)
  const running = campaign.state === 'running' ? campaign.startsAt : null
  const startsAt = new Date(at ?? running ?? now())
  const reducedAt = reductionDay(startsAt)
  const histories = await priceHistories(db, { before: reducedAt })
  return {
    isReal: (await figuresMode(db)) === 'real',
    campaign,
    startsAt: startsAt.toISOString(),
    trips: trips
      .filter(({ state }) => state !== 'archived')
      .map(({ id, title, price }) => {
        const history = histories.get(id) ?? []
        return {
          id,
          title,
          price,
          reference: lowestBefore(history, reducedAt) ?? null,
          since: history[0]?.from ?? null,
          discount: reductionOf(history, price, reducedAt)?.discount ?? 0,
        }
      }),
  }
}

/** The campaign as visitors see it now, or the reason why they don't. */
async function campaignOf(deps: Looking): Promise<Outlook['campaign']> {
  const { db, catalogue, now } = deps
  const document = catalogue.current().catalogue.campaign
  const { value: setting } = await readSetting(db, 'campaign', campaignDefaults)
  const enabled = isCampaignOn(deps, setting, (await figuresMode(db)) === 'real')
  const running = enabled ? await campaignNow(db, document, now()) : null
  const startsAt = running?.startsAt ?? document.from ?? setting.startsAt
  const endsAt = setting.endsAt ?? document.to ?? null
  const stateOf = () => {
    if (!enabled) return 'off'
    if (!running) return endsAt && new Date(endsAt) <= now() ? 'over' : 'waiting'
    return isOutOfSeason(document, todayInRome(now())) ? 'out-of-season' : 'running'
  }
  return { state: stateOf(), name: document.name, startsAt, endsAt }
}
