import { sql } from 'drizzle-orm'
import { sampleAccount } from '../../../../domain/office/sample.ts'
import { seededRandom } from '../../../../domain/random.ts'
import { selectRows } from '../../../platform/db/rows.ts'
import type { Deps } from '../../../platform/deps.ts'
import { openClock } from '../clock.ts'
import { setSessionClock } from '../database-clock.ts'
import { openHouse } from '../house.ts'
import { openAgenda } from './agenda.ts'
import { type BankFile, bankFiles, scheduleBank } from './bank.ts'
import { bookToday, scheduleBookings } from './bookings.ts'
import { planDepartures, scheduleDepartures } from './departures.ts'
import { attemptOn, dayMs, hourMs, type Life } from './life.ts'
import { round, scheduleMessages, scheduleRounds, scheduleVouchers } from './sundries.ts'

export type YearOptions = {
  deps: Omit<Deps, 'now'>
  /** The simulated year ends here. */
  end: Date
  /** `trip day` of departures that exist already. */
  taken: ReadonlySet<string>
  report: (share: number) => void
}

/**
 * Simulates a year of an agency on an empty database, from a year ago until now: everything is done through
 * the calls that people use, at the times at which they would use them. The same day gives the same year,
 * except for ids.
 */
export async function liveYear({
  deps: given,
  end,
  taken,
  report,
}: YearOptions): Promise<BankFile[]> {
  const last = end.getTime()
  const first = last - 366 * dayMs
  const clock = openClock(first, (now) => setSessionClock(given.db, now))
  await clock.wait(0)
  const deps: Deps = { ...given, now: clock.now }
  const house = openHouse(deps)
  const life: Life = {
    deps,
    clock,
    random: seededRandom('agenzia di prova'),
    agenda: openAgenda(),
    end: last,
    accountId: await openAccount(deps),
    visitor: house.visitor,
    consultant: house.staff('consultant'),
    administrator: house.staff('administrator'),
    attempt: attemptOn(clock),
  }
  const planned = planDepartures(life, taken)
  scheduleDepartures(life, planned)
  const customers = scheduleBookings(life, planned, scheduleBank(life))
  scheduleMessages(life)
  scheduleVouchers(life)
  scheduleRounds(life)
  await life.agenda.liveUntil(last - 8 * hourMs, async (at) => {
    await clock.wait(Math.max(0, at - clock.now().getTime()))
    report((clock.now().getTime() - first) / (last - first))
  })
  await bookToday(life, planned, customers)
  await round(life)
  return bankFiles(life)
}

/** The sample's own account, chosen for direct bookings, so that no real account is ever shown. */
async function openAccount({ db }: Deps): Promise<string> {
  const { holder, iban, bank } = sampleAccount
  const [row] = await selectRows<{ id: string }>(
    db,
    sql`insert into saved_ibans (account_holder, iban, bank_name) values (${holder}, ${iban}, ${bank}) returning id`,
  )
  const id = row?.id ?? ''
  await db.execute(
    sql`insert into settings (key, value, version) values ('bank', ${JSON.stringify({ defaultIbanId: id })}::jsonb, 2)`,
  )
  return id
}
