import { sql } from 'drizzle-orm'
import { type Act, type Agency, today } from '../agency.ts'
import { drawnUuid } from '../chance.ts'
import type { Dice } from '../dice.ts'
import { selectRows } from '../house.ts'
import { Violation } from '../violation.ts'
import { createDepartureSoon } from './administrators.ts'

type View = Awaited<ReturnType<Agency['coordinator']['road']['open']>>
type Entry = Parameters<Agency['coordinator']['road']['write']>[0]['entries'][number]
type Words = Pick<Entry, 'kind' | 'body'>

/** Two coordinators lead together, and write without asking each other. */
const phones = ['0a000000-0000-4000-8000-000000000001', '0a000000-0000-4000-8000-000000000002']

/** Rates at which no amount lies exactly between two cents. */
const rates = [
  { currency: 'EUR', rate: '1' },
  { currency: 'JPY', rate: '161.5' },
  { currency: 'USD', rate: '1.08' },
]

/** Texts contain the entry's id, so that its results can be found again. */
function words(agency: Agency, dice: Dice, view: View, id: string): Words {
  const amount = 100 * (1 + dice.roll(900)) + dice.roll(100)
  const people = view.group.map(({ key }) => key)
  const person = dice.oneOf(people)
  switch (dice.roll(6)) {
    case 0:
      if (person) return { kind: 'kitty_in', body: { person, amount } }
      return { kind: 'notice', body: { text: 'Ci vediamo alle nove' } }
    case 1:
      if (!person) return { kind: 'roll_call', body: { title: 'In pullman' } }
      return {
        kind: 'kitty_out',
        body: { what: `Cena ${id}`, amount, paidBy: dice.onceIn(2) ? person : null, people },
      }
    case 2: {
      const entry = dice.oneOf(view.entries)?.id
      if (entry) return { kind: 'struck', body: { entry, reason: 'Scritta due volte' } }
      return { kind: 'notice', body: { text: 'Si cambia albergo' } }
    }
    default:
      return anExpense(agency, dice, id, amount)
  }
}

function anExpense(agency: Agency, dice: Dice, id: string, amount: number): Words {
  const body = {
    paidOn: today(agency),
    what: `Pranzo ${id}`,
    category: 'meals' as const,
    amount,
    ...(dice.oneOf(rates) ?? { currency: 'EUR', rate: '1' }),
    receipt: null,
  }
  return { kind: 'expense', body }
}

/** A departure open today; if there is none, one that leaves soon is created first. */
async function anOpenDeparture(agency: Agency, dice: Dice): Promise<View | undefined> {
  const { road } = agency.coordinator
  const list = () => agency.attempt('road.mine', () => road.mine())
  if ((await list())?.departures.length === 0) await createDepartureSoon(agency, dice)
  const chosen = dice.oneOf((await list())?.departures ?? [])
  return chosen && agency.attempt('road.open', () => road.open({ id: chosen.id }))
}

/** Sends an entry, sometimes twice: it must be stored once. */
async function writeOnTheRoad(agency: Agency, dice: Dice, wanted?: 'expense'): Promise<void> {
  const view = await anOpenDeparture(agency, dice)
  if (!view) return
  const id = drawnUuid()
  const counter = view.entries.reduce((most, one) => Math.max(most, one.counter), 0) + 1
  const entry = {
    id,
    phone: dice.oneOf(phones) ?? '',
    counter,
    writtenAt: agency.now().toISOString(),
    ...(wanted ? anExpense(agency, dice, id, 4_200) : words(agency, dice, view, id)),
  } as Entry
  const send = () => agency.coordinator.road.write({ id: view.id, entries: [entry] })
  const answer = await agency.attempt('road.write', send)
  if (!answer || !dice.onceIn(3)) return
  const again = await agency.attempt('road.write', send)
  if (again && again.kept.join() !== answer.kept.join()) {
    throw new Violation('what a phone sends twice is kept once', [JSON.stringify(again)])
  }
}

type Expense = { id: string; decision: string | null }

/** Expenses with this decision first; null: not decided yet. */
function expensesOf({ db }: Agency, decision: string | null): Promise<Expense[]> {
  return selectRows<Expense>(
    db,
    sql`select e.id, d.decision from road_entries e left join road_expense_decisions d on d.entry_id = e.id
      where e.kind = 'expense' order by d.decision is not distinct from ${decision} desc, e.arrival desc`,
  )
}

/** Usually an undecided expense. */
async function decideExpense(agency: Agency, dice: Dice): Promise<void> {
  if ((await expensesOf(agency, null)).every(({ decision }) => decision !== null))
    await writeOnTheRoad(agency, dice, 'expense')
  const expense = dice.oneOfTheFirst(await expensesOf(agency, null))
  if (!expense) return
  const decision = dice.onceIn(4) ? ('refused' as const) : ('approved' as const)
  await agency.attempt('diary.decideExpense', () =>
    agency.administrator.diary.decideExpense({ id: expense.id, decision }),
  )
}

/** Usually an approved expense. */
async function takeBackExpense(agency: Agency, dice: Dice): Promise<void> {
  const approved = 'approved'
  if ((await expensesOf(agency, approved)).every(({ decision }) => decision !== approved))
    await decideExpense(agency, dice)
  const expense = dice.oneOfTheFirst(await expensesOf(agency, approved))
  if (!expense) return
  await agency.attempt('diary.takeBackExpense', () =>
    agency.administrator.diary.takeBackExpense({ id: expense.id, reason: 'Per errore' }),
  )
}

export const roadActs: readonly Act[] = [
  {
    name: 'a coordinator writes on the road',
    weight: 5,
    run: (agency, dice) => writeOnTheRoad(agency, dice),
  },
  { name: 'an administrator decides on an expense', weight: 4, run: decideExpense },
  { name: 'an administrator takes an approval back', weight: 2, run: takeBackExpense },
]
