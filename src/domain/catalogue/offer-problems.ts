import { mealStems, numberOf, numberWord } from './meal-words.ts'
import { includedMeals, type Meal, mealNames, mealOf } from './meals.ts'
import type { SenseProblem } from './sense-problem.ts'
import type { Activity } from './shapes.ts'
import { smallestAge } from './smallest-age.ts'
import type { TripDocument } from './trip-document.ts'

/**
 * Contradictions between the texts of one trip, which all become part of the contract. Each kind of contradiction
 * has its own rule; a trip whose data do not say who pays for what is checked by its texts only.
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

/** 1. Every meal must say who pays for it. */
function untold(trip: TripDocument): SenseProblem[] {
  return activitiesOf(trip)
    .filter(({ activity: { type, cover } }) => type === 'food' && cover === undefined)
    .map(({ path }) => ({
      path: [...path, 'cover'],
      message: 'Di’ se questo pasto è incluso, libero o facoltativo',
    }))
}

/** 2. and 3. A promised experience is part of a day and included in the price. */
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

/** 4. A meal marked as included is also counted among the meals of its day. */
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

/** 5. The number of meals in the texts equals the number in the days. */
function mealNumbers(trip: TripDocument): SenseProblem[] {
  const counted = includedMeals(trip.itinerary)
  if (!counted) return []
  return trip.includes.flatMap((line, at) =>
    mealNames.flatMap((meal) => {
      const said = new RegExp(`\\b${numberWord} ${mealStems[meal]}\\b`, 'i').exec(line)?.[1]
      const isOne = said?.toLowerCase() === 'un' || said?.toLowerCase() === 'una'
      // 'Una cena' may mean one of several dinners.
      if (said === undefined || isOne || numberOf(said) === counted[meal].length) return []
      const message = `Qui se ne contano ${numberOf(said)}, nei giorni ${counted[meal].length}`
      return [{ path: ['includes', at], message }]
    }),
  )
}

/** 6. An optional activity is also marked as optional, and has a price. */
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

/** 7. A dinner announced as part of the trip must not have to be paid for by travellers. */
function unpaidDinners(trip: TripDocument): SenseProblem[] {
  return activitiesOf(trip).flatMap(({ activity: { title, cover }, day, path }) =>
    cover === 'libero' && announced.test(title)
      ? [{ path: [...path, 'title'], message: `Il giorno ${day} la annuncia, ma nessuno la paga` }]
      : [],
  )
}

const common = /^(?:Ingress[oi]|Bigliett[oi]|Lago|Grande|Museo|Parco|Centro|Palazzo|Due|Tre)$/

/** 8. An included ticket is for a place that is visited on some day. */
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

/** 9. An included activity is not also listed as excluded. */
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

/** 10. No text promises anything to children below the minimum age. */
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

/** 11. The listed nights do not exceed those of the trip, and a stated total equals their sum. */
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

/** 12. The coordinator is described as present from check-in on, as the team's page promises. */
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
