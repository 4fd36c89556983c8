import type { DocumentProblem } from './check-documents.ts'
import { type DocumentOf, type Documents, documentKinds, kindOf } from './documents.ts'
import { mealStems, numberOf, numberWord } from './meal-words.ts'
import { includedMeals, type Meal, mealNames } from './meals.ts'

type Trip = DocumentOf<'trip'>

/**
 * Compares the meals that a package promises with the meals included in every trip it sells. Trips that do
 * not list meals by day, and hidden trips, are not checked.
 */
export function packagePromises(documents: Documents): DocumentProblem[] {
  return Object.entries(documents).flatMap(([key, value]) => {
    if (kindOf(key)?.kind !== 'package') return []
    const parsed = documentKinds.package.safeParse(value).data
    if (!parsed) return []
    const promises = [
      ...parsed.includes.map((text, at) => ({
        path: `includes.${at}`,
        text,
        of: parsed.destinations,
      })),
      ...parsed.destinations.map((one, at) => ({
        path: `destinations.${at}.description`,
        text: one.description,
        of: [one],
      })),
    ].filter(({ text }) => speaksOfMeals(text))
    return promises.flatMap(({ path, text, of }) =>
      of
        .flatMap(({ id }) => soldTrip(documents, id) ?? [])
        .flatMap((trip) => unkept(text, trip))
        .map((message) => ({ key, path, message })),
    )
  })
}

function soldTrip(documents: Documents, id: string): Trip | undefined {
  const trip = documentKinds.trip.safeParse(documents[`trip/${id}`]).data
  return trip?.state === 'shown' ? trip : undefined
}

/** Only the problems that a change introduces: existing ones must not block publishing. */
export function newPackagePromises(before: Documents, after: Documents): DocumentProblem[] {
  const told = new Set(packagePromises(before).map((one) => JSON.stringify(one)))
  return packagePromises(after).filter((one) => !told.has(JSON.stringify(one)))
}

const anyMeal = 'past[oi]'
const notPromised = /\b(?:liber[aeio]|esclus[aeio]|facoltativ\p{L}+|non compres[aeio])\b/iu
const occasion = /\bdi (?:benvenuto|apertura|saluto|addio|fine viaggio)\b/i
const manyNames: Readonly<Record<Meal, string>> = {
  breakfast: 'colazioni',
  lunch: 'pranzi',
  dinner: 'cene',
}

function unkept(text: string, trip: Trip): string[] {
  const counted = includedMeals(trip.itinerary)
  if (!counted || notPromised.test(text)) return []
  const few = (said: string | undefined, has: number, name: string) => {
    const wanted = said ? Math.max(1, numberOf(said)) : 1
    if (has >= wanted) return []
    return [
      has === 0
        ? `Nella quota di «${trip.title}» non ci sono ${name}`
        : `«${trip.title}»: ${name} nella quota ${has}, qui se ne promettono ${wanted}`,
    ]
  }
  const meals = mealNames.flatMap((meal) => {
    const found = saidIn(text, mealStems[meal])
    return found ? few(found[1], counted[meal].length, manyNames[meal]) : []
  })
  const any = saidIn(text, anyMeal)
  const either = counted.lunch.length + counted.dinner.length
  return [
    ...meals,
    ...(any ? few(any[1], either, 'pranzi o cene') : []),
    ...(meals.length === 0 ? unnamed(text, trip) : []),
  ]
}

function speaksOfMeals(text: string): boolean {
  return [...Object.values(mealStems), anyMeal].some((stem) => saidIn(text, stem))
}

function saidIn(text: string, stem: string): RegExpExecArray | null {
  return new RegExp(`(?<!\\p{L})(?:${numberWord} )?${stem}(?!\\p{L})`, 'iu').exec(text)
}

/** `Una cena di benvenuto` must be named so on some day of the programme and be included in the price. */
function unnamed(text: string, { itinerary, title }: Trip): string[] {
  const [name] = occasion.exec(text) ?? []
  if (!name) return []
  const isGiven = itinerary.some(({ activities }) =>
    activities.some(
      (one) => one.cover === 'incluso' && one.title.toLowerCase().includes(name.toLowerCase()),
    ),
  )
  return isGiven ? [] : [`Nessun giorno di «${title}» include un pasto «${name}»`]
}
