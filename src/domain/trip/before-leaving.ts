import type { Flight } from '../booking/flights.ts'
import type { Trip } from '../catalogue/catalogue.ts'
import { dayPlanOf, type PlanDay } from '../catalogue/day-plan.ts'
import { officialAdvice } from '../catalogue/official-advice.ts'
import type { TripInfo } from '../catalogue/trip-info.ts'
import { addDays, type IsoDate, monthOf, monthTitle } from '../dates.ts'

type BeforeLeaving = {
  /** The climate there in that month; null if no measurements exist. */
  climate: string | null
  checklist: string[]
  entry: {
    rules: string[]
    checkedOn: IsoDate | null
    advice: { country: string; address: string }[]
  } | null
  emergencyPhone: string
  meeting: { time: string | null; title: string; place: string } | null
  /** With the day of arrival, if the programme names it. */
  hotels: { name: string; text: string | null; from: IsoDate | null }[]
  coordinators: string[]
  fellows: string[]
  groupLink: string | null
  flights: Flight[]
  /** The programme; empty until the group is on the road. */
  plan: PlanDay[]
}

type Leaving = {
  /** The trip in the current edition; undefined for a trip without a page. */
  trip: Pick<Trip, 'days' | 'hotels' | 'itinerary' | 'info'> | undefined
  startDate: IsoDate
  tripDays: number
  today: IsoDate
  coordinators: readonly string[]
  /** First names of the fellow travellers who consented to be named. */
  fellows: readonly string[]
  groupLink: string | null
  /** The flights from the traveller's airport. */
  flights: readonly Flight[]
  emergencyPhone: string
}

/** What a traveller needs just before leaving, taken only from the catalogue and the departure. */
export function beforeLeaving(leaving: Leaving): BeforeLeaving {
  const { trip, startDate, coordinators, fellows, groupLink, emergencyPhone } = leaving
  const info = trip?.info
  const month = monthOf(startDate) - 1
  return {
    climate: info ? climateText(info, month, startDate) : null,
    checklist: checklistOf(info, month),
    entry: info
      ? {
          rules: [...info.entry.rules],
          checkedOn: info.entry.checkedOn,
          advice: info.entry.countries.map(({ name, code }) => ({
            country: name,
            address: officialAdvice(code),
          })),
        }
      : null,
    emergencyPhone,
    meeting: trip ? meetingOf(trip) : null,
    hotels: trip ? hotelsOf(trip, leaving) : [],
    coordinators: [...coordinators],
    fellows: [...fellows],
    groupLink,
    flights: [...leaving.flights],
    plan: trip && leaving.today >= startDate ? planOf(trip, leaving) : [],
  }
}

function climateText({ climate }: TripInfo, month: number, startDate: IsoDate): string | null {
  const high = climate.highs[month]
  const rainy = climate.rainyDays[month]
  if (high === undefined || rainy === undefined) return null
  const rain = rainy === 1 ? 'un giorno di pioggia' : `${rainy} giorni di pioggia`
  return `${monthTitle(startDate).split(' ')[0]} a ${climate.place}: di giorno in media ${high} °C, ${rainy === 0 ? 'quasi mai pioggia' : `${rain} nel mese`}.`
}

const always = [
  'Documento valido per l’ingresso, e una copia a parte',
  'Medicine personali nel bagaglio a mano',
  'Caricabatterie e, se serve, adattatore per le prese',
]

/** Clothes by the mean high of the month; the first entry whose bound is reached applies. */
const clothes: readonly { from: number; pack: readonly string[] }[] = [
  { from: 27, pack: ['Vestiti leggeri e cappello', 'Crema solare', 'Borraccia'] },
  { from: 20, pack: ['Vestiti leggeri e una felpa per la sera', 'Crema solare'] },
  { from: 11, pack: ['Maglione e giacca leggera'] },
  { from: -60, pack: ['Giacca pesante, guanti e berretto', 'Maglia termica'] },
]

const rainyMonth = 8

function checklistOf(info: TripInfo | undefined, month: number): string[] {
  if (!info) return always
  const { climate, effort } = info
  const high = climate.highs[month] ?? 0
  return [
    ...always,
    ...(clothes.find(({ from }) => high >= from)?.pack ?? []),
    ...((climate.rainyDays[month] ?? 0) >= rainyMonth ? ['Impermeabile leggero'] : []),
    effort.level === 'facile' ? 'Scarpe comode' : 'Scarpe da cammino già usate',
  ]
}

/** Where and when the programme begins. */
function meetingOf({ itinerary }: Pick<Trip, 'itinerary'>): BeforeLeaving['meeting'] {
  const first = itinerary.find(({ day }) => day === 1)?.activities[0]
  if (!first?.location) return null
  return { time: first.time ?? null, title: first.title, place: first.location }
}

/** If the trip was sold with another length, its days can't be matched to the programme. */
function hasItsLength({ days }: Pick<Trip, 'days'>, { tripDays }: Leaving): boolean {
  return days === tripDays
}

function planOf(trip: Pick<Trip, 'days' | 'itinerary'>, leaving: Leaving): PlanDay[] {
  return hasItsLength(trip, leaving) ? dayPlanOf(trip, leaving.startDate) : []
}

function hotelsOf(
  trip: Pick<Trip, 'days' | 'hotels' | 'itinerary'>,
  leaving: Leaving,
): BeforeLeaving['hotels'] {
  const { hotels, itinerary } = trip
  const arrivals = itinerary.flatMap(({ day, activities }) =>
    activities.flatMap(({ type, location }) =>
      type === 'hotel' && location ? [{ day, location: plain(location) }] : [],
    ),
  )
  return hotels.map((hotel) => {
    const { name, description } = typeof hotel === 'string' ? { name: hotel } : hotel
    const plainName = plain(name)
    const arrival = arrivals.find(({ location }) => location.includes(plainName))
    const isKnown = arrival !== undefined && hasItsLength(trip, leaving)
    return {
      name,
      text: description ?? null,
      from: isKnown ? addDays(leaving.startDate, arrival.day - 1) : null,
    }
  })
}

/** Normalises apostrophes: names keep the typed one, running text has the typographic one. */
function plain(text: string): string {
  return text.replaceAll('’', "'").toLowerCase()
}
