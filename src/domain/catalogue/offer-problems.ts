import { mealStems, numberOf, numberWord } from './meal-words.ts'
import { includedMeals, type Meal, mealNames, mealOf } from './meals.ts'
import type { SenseProblem } from './sense-problem.ts'
import type { Activity } from './shapes.ts'
import { smallestAge } from './smallest-age.ts'
import type { TripDocument } from './trip-document.ts'

/**
 * What the texts of one trip say against each other: all of them are part of the contract. Each kind of
 * contradiction is a rule of its own; a trip that does not say who pays for what is judged by its words alone.
 */
export function offerProblems(trip: TripDocument): SenseProblem[] {
  const isTold = trip.itinerary.some(({ meals }) => meals !== undefined)
  return [
    ...(isTold
      ? [...untold(trip), ...experiences(trip), ...meals(trip), ...mealNumbers(trip)]
      : []),
    ...optionals(trip),
    ...unpaidDinners(trip),
    ...entrances(trip),
    ...excluded(trip),
    ...children(trip),
    ...nights(trip),
    ...coordinators(trip),
  ]
}

type Placed = { activity: Activity; day: number; path: readonly (string | number)[] }

function activitiesOf({ itinerary }: TripDocument): Placed[] {
  return itinerary.flatMap(({ day, activities }, at) =>
    activities.map((activity, index) => ({
      activity,
      day,
      path: ['itinerary', at, 'activities', index],
    })),
  )
}

/** 1. Whoever eats must know who pays. */
function untold(trip: TripDocument): SenseProblem[] {
  return activitiesOf(trip)
    .filter(({ activity: { type, cover } }) => type === 'food' && cover === undefined)
    .map(({ path }) => ({
      path: [...path, 'cover'],
      message: 'Di’ se questo pasto è incluso, libero o facoltativo',
    }))
}

/** 2. and 3. What is promised is offered by a day, and the price holds it. */
function experiences(trip: TripDocument): SenseProblem[] {
  return trip.experiences.flatMap((experience, at) => {
    const path = ['experiences', at, 'offered']
    if (typeof experience === 'string' || !experience.offered) {
      return [{ path, message: 'Di’ quale giorno offre questa esperienza, e con quale attività' }]
    }
    const { day, activity: title } = experience.offered
    const found = activitiesOf(trip).find(
      (placed) => placed.day === day && placed.activity.title === title,
    )
    if (!found) return [{ path, message: `Il giorno ${day} non ha un’attività «${title}»` }]
    const { cover } = found.activity
    return cover === 'libero' || cover === 'facoltativo'
      ? [{ path, message: `Qui è inclusa, il giorno ${day} la dice «${cover}»` }]
      : []
  })
}

const mealWords: Readonly<Record<Meal, string>> = {
  breakfast: 'la colazione',
  lunch: 'il pranzo',
  dinner: 'la cena',
}

/** 4. A meal that the programme calls included is counted among the meals of its day. */
function meals(trip: TripDocument): SenseProblem[] {
  return activitiesOf(trip).flatMap(({ activity, day, path }) => {
    const meal = activity.cover === 'incluso' ? mealOf(activity) : undefined
    const ofDay = trip.itinerary.find((one) => one.day === day)?.meals
    const isInFlight = trip.itinerary.at(-1)?.day === day
    if (!meal || ofDay?.[meal] || isInFlight) return []
    const message = `È incluso, ma ${mealWords[meal]} non è tra i pasti del giorno ${day}`
    return [{ path: [...path, 'cover'], message }]
  })
}

/** 5. Meals counted in words are as many as the days say. */
function mealNumbers(trip: TripDocument): SenseProblem[] {
  const counted = includedMeals(trip.itinerary)
  if (!counted) return []
  return trip.includes.flatMap((line, at) =>
    mealNames.flatMap((meal) => {
      const said = new RegExp(`\\b${numberWord} ${mealStems[meal]}\\b`, 'i').exec(line)?.[1]
      const isOne = said?.toLowerCase() === 'un' || said?.toLowerCase() === 'una'
      // One of them may be named among many.
      if (said === undefined || isOne || numberOf(said) === counted[meal].length) return []
      const message = `Qui se ne contano ${numberOf(said)}, nei giorni ${counted[meal].length}`
      return [{ path: ['includes', at], message }]
    }),
  )
}

/** 6. What is optional says so in the data too, and has a price. */
function optionals(trip: TripDocument): SenseProblem[] {
  return activitiesOf(trip).flatMap(({ activity: { title, cover, price }, path }) => {
    if (cover === 'facoltativo') {
      const message = 'Scrivi quanto costa quello che è facoltativo'
      return price === undefined ? [{ path: [...path, 'price'], message }] : []
    }
    return cover !== undefined && /facoltativ/i.test(title)
      ? [{ path: [...path, 'cover'], message: `Il titolo dice «facoltativo», qui è «${cover}»` }]
      : []
  })
}

const announced =
  /\b(?:cena|pranzo)\b.*\b(?:benvenuto|gruppo|apertura|presentazione|salut[oi]|addio|fine viaggio)\b/i

/** 7. Nobody is invited to a dinner for which he is then asked to pay. */
function unpaidDinners(trip: TripDocument): SenseProblem[] {
  return activitiesOf(trip).flatMap(({ activity: { title, cover }, day, path }) =>
    cover === 'libero' && announced.test(title)
      ? [{ path: [...path, 'title'], message: `Il giorno ${day} la annuncia, ma nessuno la paga` }]
      : [],
  )
}

const common = /^(?:Ingress[oi]|Bigliett[oi]|Lago|Grande|Museo|Parco|Centro|Palazzo|Due|Tre)$/

/** 8. A ticket is for a place that a day visits. */
function entrances(trip: TripDocument): SenseProblem[] {
  if (trip.itinerary.length === 0) return []
  const visited = JSON.stringify(trip.itinerary)
  return trip.includes.flatMap((line, at) => {
    if (!/^(?:Ingressi|Biglietti)/.test(line)) return []
    const [list = ''] = line.split(/, con |; /)
    const names = (list.match(/\p{Lu}[\p{L}’'-]{3,}/gu) ?? []).filter((name) => !common.test(name))
    const missing = names.filter((name) => !visited.includes(name))
    return missing.map((name) => ({
      path: ['includes', at],
      message: `L’ingresso a «${name}» non è in nessun giorno`,
    }))
  })
}

const stems = (text: string) =>
  new Set([...text.toLowerCase().matchAll(/\p{L}{5,}/gu)].map(([word]) => word.slice(0, 6)))

/** 9. What the trip holds is not in the list of what it does not hold. */
function excluded(trip: TripDocument): SenseProblem[] {
  const included = activitiesOf(trip).filter(
    ({ activity: { cover, type } }) => cover === 'incluso' && type !== 'transfer',
  )
  const lines = trip.info?.notIncluded ?? []
  return lines.flatMap((line, at) => {
    const words = stems(line)
    const both = included.find(({ activity: { title } }) => {
      const shared = [...stems(title)].filter((stem) => words.has(stem))
      return shared.length >= 2
    })
    return both
      ? [
          {
            path: ['info', 'notIncluded', at],
            message: `Il giorno ${both.day} lo include: «${both.activity.title}»`,
          },
        ]
      : []
  })
}

/** 10. Nothing is promised to those who are too young to come. */
function children(trip: TripDocument): SenseProblem[] {
  const smallest = smallestAge(trip.info?.ages)
  if (smallest === undefined) return []
  const young = new RegExp(`(?:minori di|under|sotto i) ${numberWord}\\b`, 'i')
  return trip.includes.flatMap((line, at) => {
    const age = young.exec(line)?.[1]
    const isTooYoung =
      (age !== undefined && numberOf(age) <= smallest) ||
      (smallest >= 12 && /(?:sconto|riduzione)\S* (?:per i )?bambin/i.test(line))
    const message = `Si parte dai ${smallest} anni: qui si promette qualcosa a chi non può venire`
    return isTooYoung ? [{ path: ['includes', at], message }] : []
  })
}

/** 11. The nights that are listed are those of the trip, at most; a sum that is said is their sum. */
function nights(trip: TripDocument): SenseProblem[] {
  return trip.includes.flatMap((line, at) => {
    if (!/nott[ei]\b|pernottament/i.test(line)) return []
    const total = new RegExp(`${numberWord} (?:nott|pernottament)`, 'i').exec(line)?.[1]
    const [, listed = line] = /:(.+)$/.exec(line) ?? []
    const parts = [
      ...listed.matchAll(
        new RegExp(`${numberWord}(?: notti?)? (?:a|ad|nel|nella|sulla|vicino)\\b`, 'gi'),
      ),
    ]
    const sum = parts.reduce((before, [, word = '']) => before + numberOf(word), 0)
    const said = total === undefined ? sum : numberOf(total)
    const path = ['includes', at]
    if (Math.max(said, sum) > trip.days - 1) {
      return [{ path, message: `Il viaggio ha ${trip.days - 1} notti: qui se ne leggono di più` }]
    }
    const isSum = line.includes(':') && parts.length > 1
    return isSum && sum !== said
      ? [{ path, message: `Le notti elencate sono ${sum}, il totale dice ${said}` }]
      : []
  })
}

/** 12. The team's page promises a coordinator from the check-in on. */
function coordinators(trip: TripDocument): SenseProblem[] {
  return trip.includes.flatMap((line, at) =>
    /coordinator/i.test(line) &&
    !/Italia|check-in|Malpensa|Fiumicino/.test(line) &&
    /coordinator\S*[^,;]*?\bda(?:l|lla|ll’)? ?\p{Lu}/u.test(line)
      ? [
          {
            path: ['includes', at],
            message: 'La pagina del team promette i coordinatori dal check-in in Italia',
          },
        ]
      : [],
  )
}
