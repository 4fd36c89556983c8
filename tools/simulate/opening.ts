import { sql } from 'drizzle-orm'
import { addDays } from '../../src/domain/dates.ts'
import { accounts } from './acts/bank.ts'
import { offerExtras } from './acts/extras.ts'
import { customers, leader } from './acts/people.ts'
import { type Agency, departuresOf, today } from './agency.ts'
import { drawnUuid } from './chance.ts'
import { selectRows } from './house.ts'

/**
 * The state at the start of every year: two accounts, three small departures with a link and a first booking
 * each (one is full), the coordinator, the extras, and a voucher.
 */
export async function openAgency(agency: Agency): Promise<void> {
  await openAccounts(agency)
  await openCoordinator(agency)
  await offerExtras(agency, 5_000)
  const links = await openDepartures(agency)
  for (const [index, { token, people }] of links.entries()) {
    const customer = customers[index] ?? customers[0]
    const travelers = Array.from({ length: people }, (_, place) => ({
      firstName: place === 0 ? (customer?.firstName ?? '') : `Amico${'abcd'.charAt(place)}`,
      lastName: customer?.lastName ?? '',
      birthDate: '1990-05-20',
      address: 'Via Roma 1, Ancona',
      passportNumber: `YA${1_000_000 + place}`,
      email: place === 0 ? (customer?.email ?? '') : null,
      phone: place === 0 ? (customer?.phone ?? '') : null,
    }))
    await agency.wait(60_000)
    await agency.visitor().bookings.create({ token, submissionId: drawnUuid(), travelers })
  }
  await agency.administrator.cassa.issueVoucher({
    holderName: 'Giulia Rossi',
    holderEmail: customers[0]?.email ?? '',
    amount: 30_000,
    expiresOn: addDays(today(agency), 300),
    submissionId: drawnUuid(),
  })
}

async function openAccounts(agency: Agency): Promise<void> {
  for (const [index, iban] of accounts.entries()) {
    await agency.db.execute(
      sql`insert into saved_ibans (account_holder, iban, bank_name) values (${`Ondalta Viaggi ${index + 1}`}, ${iban}, 'Banca')`,
    )
  }
  const [account] = await accountsOf(agency)
  await agency.db.execute(
    sql`insert into settings (key, value, version) values ('bank', ${JSON.stringify({ defaultIbanId: account?.id })}::jsonb, 2)`,
  )
}

/** Departures are led by the account linked to that coordinator's name. */
async function openCoordinator({ db }: Agency): Promise<void> {
  await db.execute(
    sql`insert into staff_users (id, name, email, role, leads_as) values ('coordinator', ${leader}, 'coordinator@ondalta.example', 'coordinator', ${leader})`,
  )
}

function accountsOf({ db }: Agency): Promise<{ id: string }[]> {
  return selectRows<{ id: string }>(db, sql`select id from saved_ibans order by account_holder`)
}

async function openDepartures(agency: Agency): Promise<{ token: string; people: number }[]> {
  const [account, other] = await accountsOf(agency)
  const { departures, links } = agency.administrator
  const planned = [
    { tripId: 'grecia', days: 40, totalSpots: 3 },
    { tripId: 'tokyo-kyoto', days: 120, totalSpots: 4 },
    { tripId: 'grecia', days: 250, totalSpots: 6 },
  ]
  for (const { tripId, days, totalSpots } of planned) {
    const startDate = addDays(today(agency), days)
    await departures.create({
      tripId,
      startDate,
      totalSpots,
      minimumGroup: 2,
      coordinator1: leader,
    })
  }
  const made = (await departuresOf(agency)).toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  const opened: { token: string; people: number }[] = []
  for (const [index, { destinationId: tripId, startDate }] of made.entries()) {
    const { link } = await links.create({
      ibanId: (index === 1 ? other?.id : account?.id) ?? '',
      tripId,
      startDate,
      endDate: addDays(startDate, 6),
      price: 50_000 + 10_000 * index,
      paymentType: 'deposit',
      childDiscountEnabled: true,
      childDiscountPercentage: 50,
      depositPercentage: 40,
      // One of them in instalments, as families often ask.
      ...(index === 2
        ? {
            instalments: [
              { percentage: 30, dueOn: addDays(startDate, -120) },
              { percentage: 30, dueOn: addDays(startDate, -60) },
            ],
          }
        : {}),
    })
    opened.push({ token: link.token, people: 3 - index })
  }
  return opened
}
