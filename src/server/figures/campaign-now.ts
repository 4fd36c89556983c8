import type { CampaignDocument } from '../../domain/catalogue/page-documents.ts'
import type { Db, Tx } from '../db/client.ts'
import { readSetting } from '../settings/store.ts'

export type RunningCampaign = {
  /** Null: nobody knows since when; without it no earlier price can be named. */
  startsAt: string | null
  endsAt: string | null
  /** Null: all of them. */
  trips: readonly string[] | null
}

export const campaignDefaults = { enabled: true, startsAt: null, endsAt: null }

/** The setting switches it on and off; the catalogue's document may name its days and its pages. */
export async function campaignNow(
  db: Db | Tx,
  { from, to, pages }: CampaignDocument,
  now: Date,
): Promise<RunningCampaign | null> {
  const { value } = await readSetting(db, 'campaign', campaignDefaults)
  const startsAt = from ?? value.startsAt
  const endsAt = value.endsAt ?? to ?? null
  const hasBegun = startsAt === null || new Date(startsAt) <= now
  const isOver = endsAt !== null && new Date(endsAt) <= now
  if (!value.enabled || !hasBegun || isOver) return null
  const named = (pages ?? []).flatMap((page) => /\/travel\/([^/]+)$/.exec(page)?.[1] ?? [])
  return { startsAt, endsAt, trips: named.length > 0 ? named : null }
}
