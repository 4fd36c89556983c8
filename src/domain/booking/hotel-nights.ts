import type { Trip } from '../catalogue/catalogue.ts'
import { addDays, type IsoDate } from '../dates.ts'

/** Nights in one hotel, both included; 1 is the night of the day of departure. */
export type HotelNights = { hotel: string; firstNight: number; lastNight: number }

type Programme = Pick<Trip, 'days' | 'hotels' | 'itinerary'> & Partial<Pick<Trip, 'route'>>

type House = { name: string; words: string }

/**
 * Derives the hotel of each night from the hotels, the route and the programme. A stop without its own
 * hotel is an excursion; returning to a hotel makes a second stay. Staff correct what the texts do not say.
 */
export function hotelNights({ days, hotels, itinerary, route = [] }: Programme): HotelNights[] {
  const houses = hotels.map((hotel): House => {
    const { name, description = '' } = typeof hotel === 'string' ? { name: hotel } : hotel
    return { name, words: plain(`${name} ${description}`) }
  })
  const nights = days - 1
  const arrivals = new Map<number, House>()
  for (const { place, from } of route.toSorted((a, b) => a.from - b.from)) {
    const house = houses.find(({ words }) => words.includes(plain(place)))
    if (house) arrivals.set(from, house)
  }
  for (const { day, activities } of itinerary) {
    const named = activities.find(({ type, location }) => type === 'hotel' && location)
    const house = houses.find(({ name }) => plain(named?.location ?? '').includes(plain(name)))
    if (house) arrivals.set(day, house)
  }
  if (arrivals.size === 0) return inTurns(houses, nights)
  const first = Math.min(...arrivals.keys(), ...route.map(({ from }) => from))
  const [house] = houses
  if (house && !arrivals.has(first)) arrivals.set(first, house)
  return staysFrom(arrivals, nights)
}

function staysFrom(arrivals: ReadonlyMap<number, House>, nights: number): HotelNights[] {
  const stays: HotelNights[] = []
  const days = [...arrivals.keys()].toSorted((a, b) => a - b)
  for (const day of days.filter((one) => one <= nights)) {
    const hotel = arrivals.get(day)?.name ?? ''
    const before = stays.at(-1)
    if (before?.hotel === hotel) continue
    if (before) before.lastNight = day - 1
    stays.push({ hotel, firstNight: day, lastNight: nights })
  }
  return stays
}

/** When no text names a day, divides the nights evenly, in the order of the hotels. */
function inTurns(houses: readonly House[], nights: number): HotelNights[] {
  const count = Math.min(houses.length, nights)
  return houses.slice(0, count).map(({ name }, at) => ({
    hotel: name,
    firstNight: Math.floor((at * nights) / count) + 1,
    lastNight: Math.floor(((at + 1) * nights) / count),
  }))
}

function plain(text: string): string {
  return text.replaceAll('’', "'").toLowerCase()
}

/** The days of a hotel stay: the arrival, and the morning after the last night. */
export function stayDays(
  { firstNight, lastNight }: Pick<HotelNights, 'firstNight' | 'lastNight'>,
  startDate: IsoDate,
): { arrival: IsoDate; leaving: IsoDate } {
  return { arrival: addDays(startDate, firstNight - 1), leaving: addDays(startDate, lastNight) }
}

export type StayProblem = { index: number; text: string }

/** Finds stays that overlap, or that lie outside the trip. */
export function stayProblems(stays: readonly HotelNights[], nights: number): StayProblem[] {
  return stays.flatMap((stay, index) => {
    const { firstNight, lastNight } = stay
    if (firstNight > lastNight) return [{ index, text: "L'ultima notte viene prima della prima" }]
    if (lastNight > nights) return [{ index, text: `Il viaggio ha ${nights} notti` }]
    const other = stays.find(
      (one, at) => at < index && one.firstNight <= lastNight && firstNight <= one.lastNight,
    )
    return other ? [{ index, text: `Alcune notti sono già di ${other.hotel}` }] : []
  })
}

/** `1 notte`, `3 notti`. */
export function nightsText({
  firstNight,
  lastNight,
}: Pick<HotelNights, 'firstNight' | 'lastNight'>) {
  const nights = lastNight - firstNight + 1
  return nights === 1 ? '1 notte' : `${nights} notti`
}
