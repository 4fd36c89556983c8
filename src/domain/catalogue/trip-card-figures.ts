import { addDays, formatDayMonth, type IsoDate } from '../dates.ts'
import { type DestinationId, tripIdOf } from '../ids.ts'
import { drawInt } from '../random.ts'

const defaultRating = 4.6
const defaultReviewCount = 95
const daysToNextDeparture = 21

export const cardTagLimits = { desktop: 3, mobile: 2 } as const

/** Rating and number of reviews. */
const figures: Readonly<Record<DestinationId, readonly [number, number]>> = {
  'tokyo-kyoto': [4.9, 198],
  thailandia: [4.8, 176],
  'tanzania-zanzibar': [4.9, 142],
  'maldive-dubai': [4.8, 187],
  'bali-singapore': [4.7, 163],
  'newyork-miami': [4.7, 154],
  'islanda-norvegia': [4.9, 131],
  hawaii: [4.6, 88],
  grecia: [4.5, 119],
  'seychelles-dubai': [4.7, 97],
  'peru-machuPicchu': [4.8, 104],
  'losAngeles-lasVegas': [4.6, 112],
  'australia-nuova-zelanda': [4.8, 61],
  'canada-vancouver-rockies': [4.7, 73],
  'india-triangolo-oro': [4.5, 82],
  'cina-pechino-xian-shanghai': [4.6, 67],
  'kenya-safari-experience': [4.8, 91],
  'sharm-el-sheikh': [4.4, 126],
  'egitto-completo': [4.7, 54],
}

function figuresOf(id: string): readonly [number, number] {
  const tripId = tripIdOf(id)
  return Object.hasOwn(figures, tripId)
    ? figures[tripId as DestinationId]
    : [defaultRating, defaultReviewCount]
}

export function rating(id: string): number {
  return figuresOf(id)[0]
}

export function reviewCount(id: string): number {
  return figuresOf(id)[1]
}

/** "Posti rimasti" on cards and detail pages: 2 to 6, the same for all visitors on the same day. */
export function advertisedSpots(id: string, day: IsoDate): number {
  return drawInt(`${tripIdOf(id)}/${day}/left`, 2, 6)
}

export function advertisedSpotsText(spots: number): string {
  return spots === 1 ? 'Solo 1 posto rimasto!' : `Solo ${spots} posti rimasti!`
}

/** The next departure as dd/MM, or three weeks from today if there is none. */
export function nextDeparture(starts: readonly IsoDate[], today: IsoDate): string {
  const toCome = starts.filter((date) => date > today).toSorted()
  return formatDayMonth(toCome[0] ?? addDays(today, daysToNextDeparture))
}
