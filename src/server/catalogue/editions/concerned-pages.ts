import { path } from '../../../contract/pages.ts'
import { addressOf } from '../../../domain/catalogue/addresses.ts'
import { prefixAdsPath } from '../../../domain/catalogue/ads.ts'
import { type Catalogue, shownTrips } from '../../../domain/catalogue/catalogue.ts'
import type { Edition } from '../../../domain/catalogue/edition.ts'
import { type Figures, sampleFigures } from '../../../domain/catalogue/figures.ts'
import { previewPath } from './preview-path.ts'
import { hashesOf } from './versions.ts'

export type ShownState = { edition: Edition; figures: Figures | undefined }

/**
 * The pages that show what has changed: the lists, the pages of documents that differ, and those of trips
 * with different figures. All other pages only contain it indirectly, such as the addresses of trips.
 */
export async function concernedPages(before: ShownState, now: ShownState): Promise<string[]> {
  const documents = await changedDocuments(before.edition, now.edition)
  const trips = shownTrips(now.edition.catalogue).filter(
    ({ id }) => toldOf(before, id) !== toldOf(now, id),
  )
  return inBothFrames([
    path('home'),
    path('trips'),
    ...documents.map((key) => previewPath(key, now.edition.documents[key])),
    ...trips.map(pageOf),
  ])
}

/**
 * Whether a change appears on every page: the campaign, the agency's own data, documents shared by several
 * pages.
 */
export async function isToldEverywhere(
  before: ShownState | undefined,
  now: ShownState,
): Promise<boolean> {
  if (campaignOf(before?.figures) !== campaignOf(now.figures)) return true
  const documents = before ? await changedDocuments(before.edition, now.edition) : []
  return documents.some((key) => !/^(?:trip|page)\//.test(key))
}

function campaignOf(figures: Figures = sampleFigures): string {
  return JSON.stringify(figures.campaign)
}

/** Pages of trips and people that are no longer shown, or have another address now. */
export function gonePages(before: Catalogue, now: Catalogue): string[] {
  const left = new Set(ownPages(now))
  return inBothFrames(ownPages(before).filter((page) => !left.has(page)))
}

async function changedDocuments(before: Edition, now: Edition): Promise<string[]> {
  if (before === now) return []
  const [was, is] = [await hashesOf(before.documents), await hashesOf(now.documents)]
  return Object.keys(is).filter((key) => was[key] !== is[key])
}

function toldOf({ figures }: ShownState, id: string): string | undefined {
  return JSON.stringify(figures?.trips[id])
}

function ownPages(catalogue: Catalogue): string[] {
  const people = catalogue.members.map(({ id }) => path('teamMember', { id }))
  return [...shownTrips(catalogue).map(pageOf), ...people]
}

function pageOf(trip: Parameters<typeof addressOf>[0]): string {
  return path('trip', { id: addressOf(trip) })
}

function inBothFrames(pages: readonly string[]): string[] {
  return [...new Set(pages.flatMap((page) => [page, prefixAdsPath(page, true)]))]
}
