import { sql } from 'drizzle-orm'
import { addDays } from '../../src/domain/dates.ts'
import { accounts } from './acts/bank.ts'
import { type Agency, departuresOf, today } from './agency.ts'
import { selectRows } from './house.ts'

/** How an agency stands on the first of January: two accounts, three small departures and a link for each. */
export async function openAgency(agency: Agency): Promise<void> {
  for (const [index, iban] of accounts.entries()) {
    await agency.db.execute(
      sql`insert into saved_ibans (account_holder, iban, bank_name) values (${`Ondalta Viaggi ${index + 1}`}, ${iban}, 'Banca')`,
    )
  }
  const [account, other] = await selectRows<{ id: string }>(
    agency.db,
    sql`select id from saved_ibans order by account_holder`,
  )
  await agency.db.execute(
    sql`insert into settings (key, value, version) values ('bank', ${JSON.stringify({ defaultIbanId: account?.id })}::jsonb, 2)`,
  )
  const { departures, links } = agency.administrator
  const planned = [
    { tripId: 'grecia', days: 40, totalSpots: 3 },
    { tripId: 'tokyo-kyoto', days: 120, totalSpots: 4 },
    { tripId: 'grecia', days: 250, totalSpots: 6 },
  ]
  for (const { tripId, days, totalSpots } of planned) {
    const startDate = addDays(today(agency), days)
    await departures.create({ tripId, startDate, totalSpots, minimumGroup: 2 })
  }
  const made = (await departuresOf(agency)).toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  for (const [index, { destinationId: tripId, startDate }] of made.entries()) {
    await links.create({
      ibanId: (index === 1 ? other?.id : account?.id) ?? '',
      tripId,
      startDate,
      endDate: addDays(startDate, 6),
      price: 50_000 + 10_000 * index,
      paymentType: 'deposit',
      childDiscountEnabled: true,
      childDiscountPercentage: 50,
      depositPercentage: 40,
      // One of them in instalments, as families like it.
      ...(index === 2
        ? {
            instalments: [
              { percentage: 30, dueOn: addDays(startDate, -120) },
              { percentage: 30, dueOn: addDays(startDate, -60) },
            ],
          }
        : {}),
    })
  }
}
