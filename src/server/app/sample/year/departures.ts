import { addDays, type IsoDate, todayInRome } from '../../../../domain/dates.ts'
import { randomInt } from '../../../../domain/random.ts'
import { isShownTrip, offeredTrips } from '../../../catalogue/editions/trips.ts'
import { dayMs, inHundred, type Life } from './life.ts'

export type PlannedDeparture = {
  tripId: string
  startDate: IsoDate
  spots: number
  /** About how many people will have asked for it by the end of the year. */
  people: number
  isCancelled: boolean
}

const trips = 5
const daysBetween = 61
const firstDay = -280
const lastDay = 270
/** How many days before it leaves a departure is put on sale. */
const onSaleDays = 210

/** A year of departures, past and future: the sooner they leave, the fuller they are. */
export function planDepartures(life: Life, taken: ReadonlySet<string>): PlannedDeparture[] {
  const { deps, random } = life
  const today = todayInRome(new Date(life.end))
  const offered = offeredTrips(deps).filter(({ id, isTest }) => !isTest && isShownTrip(deps, id))
  const chosen = offered.filter((_, index) => index % Math.ceil(offered.length / trips) === 0)
  const planned: PlannedDeparture[] = []
  for (const [index, { id: tripId }] of chosen.entries()) {
    for (let day = firstDay + index * 10; day <= lastDay; day += daysBetween) {
      const startDate = addDays(today, day)
      if (taken.has(`${tripId} ${startDate}`)) continue
      const isCancelled = index === 1 && day > -120 && day < -50
      planned.push({ tripId, startDate, spots: 10, people: demandOf(day, random()), isCancelled })
    }
  }
  // One of the next departures is small and sold out, with more customers than spots.
  const next = planned.find(({ startDate }) => startDate > addDays(today, 25))
  if (next) Object.assign(next, { spots: 6, people: 7 })
  return planned
}

function demandOf(day: number, chance: number): number {
  if (day < 45) return 4 + Math.floor(chance * 5)
  return Math.max(0, Math.round((1 - day / (lastDay + 60)) * 8 * (0.6 + chance)))
}

export function scheduleDepartures(life: Life, planned: readonly PlannedDeparture[]): void {
  const { agenda, random, attempt, administrator, deps } = life
  const members = deps.catalogue.current().catalogue.members.map(({ name }) => name)
  const first = life.end - 365 * dayMs
  for (const [index, departure] of planned.entries()) {
    const { tripId, startDate, spots } = departure
    const leaves = Date.parse(`${startDate}T09:00:00Z`)
    const coordinator = members[index % Math.max(1, members.length)] ?? null
    agenda.add(Math.max(first + index * 60_000, leaves - onSaleDays * dayMs), async () => {
      await attempt(() =>
        administrator.departures.create({
          tripId,
          startDate,
          totalSpots: spots,
          minimumGroup: 4,
          coordinator1: coordinator,
        }),
      )
    })
    agenda.add(leaves - 26 * dayMs, () => decide(life, departure))
    if (departure.isCancelled) continue
    agenda.add(leaves + randomInt(random, 2, 9) * dayMs, async () => {
      const costs = [
        { label: 'Alberghi', amount: randomInt(random, 1_900, 3_400) * 100 },
        { label: 'Trasporti', amount: randomInt(random, 600, 1_300) * 100 },
      ]
      for (const cost of costs) {
        await attempt(() => administrator.cassa.addCost({ tripId, startDate, ...cost }))
      }
    })
  }
}

async function decide(life: Life, { tripId, startDate, isCancelled }: PlannedDeparture) {
  const { attempt, administrator } = life
  const found = await attempt(() =>
    administrator.departures.list({
      tripId,
      from: startDate,
      to: startDate,
      page: 1,
      pageSize: 20,
    }),
  )
  const departure = found?.items[0]
  if (!departure || (!isCancelled && departure.peoplePaid < 3)) return
  // Some departures stay undecided, for the list of today.
  if (!isCancelled && inHundred(life.random, 15)) return
  const { id, version } = departure
  await attempt(() =>
    administrator.departures.decide(
      isCancelled
        ? {
            id,
            version,
            decision: 'cancelled',
            reason: 'Il volo di andata è stato soppresso dalla compagnia',
          }
        : { id, version, decision: 'confirmed' },
    ),
  )
}
