import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** What must add up at the end. */

async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function addAccounts(url) {
  return withClient(url, (client) =>
    client.query(
      `insert into saved_ibans (account_holder, iban)
       select 'Prova ' || n, 'IT60X0542811101000000' || lpad(n::text, 6, '0') from generate_series(1, 20) n`,
    ),
  )
}

/** Later than earlier departures, with fewer spots than visitors want; each with a link. */
export function addDepartures(url, { departures, spots }) {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `with added as (
         insert into travel_dates (destination_id, start_date, spots_available, total_spots)
         select 'tokyo-kyoto', (select coalesce(max(start_date), current_date + 59) from travel_dates where destination_id = 'tokyo-kyoto') + n, $2, $2
         from generate_series(1, $1) n returning start_date
       )
       insert into booking_links (token, kind, travel_id, travel_title, start_date, end_date, price, expires_at, iban_id)
       select 'soak-' || start_date, 'iban', 'tokyo-kyoto', 'Prova', start_date, start_date + 9, 2400,
         now() + interval '30 days', (select id from saved_ibans order by iban offset (extract(doy from start_date)::int % 20) limit 1)
       from added returning token`,
      [departures, spots],
    )
    return rows.map(({ token }) => token)
  })
}

export function balance(url, { tally, mail, kills, files }) {
  return withClient(url, async (client) => {
    await untilMailHasLeft(client)
    const wrong = []
    const one = async (query) => Number((await client.query(query)).rows[0].n)
    const expectEqual = (what, found, wanted) => {
      if (found !== wanted) wrong.push(`${what}: ${found} instead of ${wanted}`)
    }
    const rows = (await client.query('select id, submission_id from travel_bookings')).rows
    const known = new Map(rows.map((row) => [row.submission_id, row.id]))
    const lost = [...tally.booked].filter(([submission, id]) => known.get(submission) !== id)
    expectEqual('acknowledged bookings that are not there', lost.length, 0)
    expectEqual('bookings', rows.length, tally.booked.size)
    expectEqual(
      'departures whose spots do not add up',
      await one(`select count(*) n from travel_dates d where destination_id = 'tokyo-kyoto'
        and (spots_available < 0 or total_spots - spots_available <> (select coalesce(sum(spots_taken), 0) from travel_bookings b where b.departure_id = d.id))`),
      0,
    )
    expectEqual('ledger', await one('select coalesce(sum(amount), 0) n from ledger_entries'), 0)
    const documents = await one('select count(*) n from document_uploads')
    const waiting = await one('select count(*) n from file_removals')
    // A photograph whose answer was lost may be stored, too; no acknowledged one may be missing.
    if (documents < tally.documents * 2)
      wrong.push(`documents: ${documents} of ${tally.documents * 2}`)
    if (files() < documents) wrong.push(`files: ${files()} for ${documents} documents`)
    if (files() > documents + waiting)
      wrong.push(`files that nobody speaks for: ${files() - documents - waiting}`)
    const sent = await one(`select count(*) n from outbox where state = 'sent'`)
    const unsent = await one(`select count(*) n from outbox where state not in ('sent', 'held')`)
    expectEqual('mails that have not left', unsent, 0)
    expectEqual('mails received', mail.received.size, sent)
    const again = [...mail.received.values()].filter((times) => times > 1).length
    // A kill between sending a mail and recording it sends the mail again: same id, at most once per kill.
    if (again > kills) wrong.push(`mails received twice: ${again}`)
    for (const [status, times] of tally.failures) wrong.push(`${times} answers ${status}`)
    return {
      facts: [
        ['bookings, documents, mails at the end', `${rows.length}, ${documents}, ${sent}`],
        ['mails received twice under one id', again],
      ],
      wrong,
    }
  })
}

/**
 * A mail claimed by a killed process is retried after five minutes; here after 15 seconds, because no mail
 * takes that long. Waits as long as mails are still leaving, because each has its contract drawn.
 */
async function untilMailHasLeft(client) {
  let left = Number.POSITIVE_INFINITY
  for (let quietSeconds = 0; left > 0 && quietSeconds < 60; quietSeconds += 1) {
    await client.query(
      `update outbox set due_at = now(), claimed_at = null where state = 'queued'
        and (due_at > now() or claimed_at < now() - interval '15 seconds')`,
    )
    const { rows } = await client.query(`select count(*) n from outbox where state = 'queued'`)
    const now = Number(rows[0].n)
    if (now < left) quietSeconds = 0
    left = Math.min(left, now)
    await wait(1_000)
  }
}
