import type { Trip } from './catalogue.ts'
import type { Activity, ItineraryDay } from './shapes.ts'

export const mealNames = ['breakfast', 'lunch', 'dinner'] as const
export type Meal = (typeof mealNames)[number]

const words: Readonly<Record<Meal, readonly [one: string, many: string]>> = {
  breakfast: ['colazione', 'colazioni'],
  lunch: ['pranzo', 'pranzi'],
  dinner: ['cena', 'cene'],
}

type Days = readonly Pick<ItineraryDay, 'day' | 'meals'>[]

/** The days on which each meal is included; undefined if the trip does not list meals by day. */
export function includedMeals(days: Days): Readonly<Record<Meal, number[]>> | undefined {
  if (days.every(({ meals }) => meals === undefined)) return undefined
  const daysWith = (meal: Meal) => days.filter(({ meals }) => meals?.[meal]).map(({ day }) => day)
  return {
    breakfast: daysWith('breakfast'),
    lunch: daysWith('lunch'),
    dinner: daysWith('dinner'),
  }
}

/** `Otto colazioni, 2 pranzi (giorni 6 e 7) …`: counted from the days, so that it can't contradict them. */
export function mealsText({ itinerary, info }: Pick<Trip, 'itinerary' | 'info'>): string {
  const note = info?.meals ?? ''
  const included = includedMeals(itinerary)
  if (!included) return note
  const counted = mealNames.flatMap((meal) => countText(meal, included[meal]))
  const sentence = counted.length
    ? `Nella quota: ${joined(counted)}. Gli altri pasti sono liberi.`
    : 'Tutti i pasti sono liberi.'
  return note ? `${sentence} ${note}` : sentence
}

function countText(meal: Meal, days: readonly number[]): string[] {
  if (days.length === 0) return []
  const [one, many] = words[meal]
  const count = days.length === 1 ? `1 ${one}` : `${days.length} ${many}`
  if (meal === 'breakfast') return [count]
  return [`${count} (${days.length === 1 ? 'giorno' : 'giorni'} ${joined(days.map(String))})`]
}

function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`
}

const periods: Readonly<Record<string, Meal>> = {
  Colazione: 'breakfast',
  Pranzo: 'lunch',
  Mezzogiorno: 'lunch',
  Sera: 'dinner',
}

/** Which meal a food activity is, by its time; undefined for snacks and tastings in between. */
export function mealOf({ type, time }: Pick<Activity, 'type' | 'time'>): Meal | undefined {
  if (type !== 'food' || time === undefined) return undefined
  if (time in periods) return periods[time]
  if (!/^\d/.test(time)) return undefined
  if (time >= '12:00' && time < '15:00') return 'lunch'
  return time >= '18:00' ? 'dinner' : undefined
}
