import { addDays, formatDayMonth, type IsoDate } from './dates.ts'
import type { Departure } from './departures.ts'
import { type DestinationId, resolveTripId } from './ids.ts'
import { drawInt } from './random.ts'

const defaultRating = 4.6
const defaultReviewCount = 95
const daysToNextDeparture = 21

export const cardTagLimits = { desktop: 3, mobile: 2 } as const

const figures: Readonly<Record<DestinationId, { rating: number; reviews: number }>> = {
  'tokyo-kyoto': { rating: 4.9, reviews: 198 },
  thailandia: { rating: 4.8, reviews: 176 },
  'tanzania-zanzibar': { rating: 4.9, reviews: 142 },
  'maldive-dubai': { rating: 4.8, reviews: 187 },
  'bali-singapore': { rating: 4.7, reviews: 163 },
  'newyork-miami': { rating: 4.7, reviews: 154 },
  'islanda-norvegia': { rating: 4.9, reviews: 131 },
  hawaii: { rating: 4.6, reviews: 88 },
  grecia: { rating: 4.5, reviews: 119 },
  'seychelles-dubai': { rating: 4.7, reviews: 97 },
  'peru-machuPicchu': { rating: 4.8, reviews: 104 },
  'losAngeles-lasVegas': { rating: 4.6, reviews: 112 },
  'australia-nuova-zelanda': { rating: 4.8, reviews: 61 },
  'canada-vancouver-rockies': { rating: 4.7, reviews: 73 },
  'india-triangolo-oro': { rating: 4.5, reviews: 82 },
  'cina-pechino-xian-shanghai': { rating: 4.6, reviews: 67 },
  'kenya-safari-experience': { rating: 4.8, reviews: 91 },
  'sharm-el-sheikh': { rating: 4.4, reviews: 126 },
  'egitto-completo': { rating: 4.7, reviews: 54 },
}

function figuresOf(id: string): { rating: number; reviews: number } | undefined {
  const tripId = resolveTripId(id)
  return tripId === undefined
    ? undefined
    : (figures as Readonly<Record<string, { rating: number; reviews: number }>>)[tripId]
}

export function rating(id: string): number {
  return figuresOf(id)?.rating ?? defaultRating
}

export function reviewCount(id: string): number {
  return figuresOf(id)?.reviews ?? defaultReviewCount
}

/** "Posti rimasti" on cards and detail pages: 2 to 6, the same for everyone on the same day. */
export function advertisedSpots(id: string, day: IsoDate): number {
  return drawInt(`${resolveTripId(id) ?? id}/${day}/left`, 2, 6)
}

export function advertisedSpotsText(spots: number): string {
  return spots === 1 ? 'Solo 1 posto rimasto!' : `Solo ${spots} posti rimasti!`
}

/** The first departure still to come as dd/MM, or three weeks from today when there is none. */
export function nextDeparture(departures: readonly Departure[], today: IsoDate): string {
  const starts = departures.map((departure) => departure.startDate).filter((date) => date > today)
  return formatDayMonth(starts.toSorted()[0] ?? addDays(today, daysToNextDeparture))
}
