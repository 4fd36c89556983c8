import { readEnv } from '../../src/server/platform/env.ts'

const search = { tab: 'all', sort: 'created_desc' }
const first = { page: 1, pageSize: 25 }
const deep = { page: 190, pageSize: 25 }

const pick = (list, round) => list[round % list.length]

/** What staff search for: common and rare prefixes, two words, no match, an e-mail, a causale. */
const typed = [
  'mar',
  'rossi',
  'giulia ros',
  'D’Angelo',
  'cardini zoe',
  'qwxz',
  'nessuno con questo nome',
  'giulia.rossi',
  'Ricevuta 0042',
  '7311',
  'al',
  'de luca',
]

/** Every list, search and dashboard call of the back office, as its handlers make it. */
export async function adminQueries(db) {
  const { listBookings, countTabs } = await import(
    '../../src/server/booking/bookings/admin-list.ts'
  )
  const { bookingDetail } = await import('../../src/server/booking/bookings/admin-detail.ts')
  const { bookingParts } = await import('../../src/server/booking/bookings/admin-store.ts')
  const { listLinks } = await import('../../src/server/booking/links/admin-list.ts')
  const { pageOfDepartures, departuresOfMonth } = await import(
    '../../src/server/booking/departures/admin-store.ts'
  )
  const { allIbans, activeIbans } = await import('../../src/server/money/payee/manage-accounts.ts')
  const { listVerificationLinks } = await import(
    '../../src/server/booking/verification/admin-links.ts'
  )
  const { pageOfBatches } = await import('../../src/server/booking/documents/admin-store.ts')
  const { listMessages, countMessages } = await import(
    '../../src/server/contact/contact/manage-messages.ts'
  )
  const { listNumbers } = await import('../../src/server/contact/whatsapp/manage-numbers.ts')
  const { pageOfMails } = await import('../../src/server/platform/mail/store.ts')
  const { pageOfEntries, listActions } = await import('../../src/server/platform/audit/store.ts')
  const { searchEverything } = await import('../../src/server/office/search/search-everything.ts')
  const { summary, attention } = await import('../../src/server/office/today/today.ts')
  const { charts } = await import('../../src/server/office/today/charts.ts')
  const { travellersCsv } = await import('../../src/server/office/exports/travellers-csv.ts')

  const env = readEnv({ DATA_DIR: '.' })
  const { builtEditions: catalogue } = await import(
    '../../src/server/catalogue/editions/edition.ts'
  )
  const now = () => new Date()
  const deps = { db, env, now, catalogue, publicUrl: 'http://localhost:3000' }
  const sample = await sampleIds(db)
  const bookings = (change, page = first) => listBookings(deps, { ...search, ...page, ...change })
  const links = (change, page = first) => listLinks(deps, { state: 'all', ...page, ...change })
  const withBoth = ['all', 'to_verify', 'assistance', 'waiting', 'confirmed', 'cancelled']

  return [
    ['bookings: newest', () => bookings({})],
    ['bookings: page 190', () => bookings({}, deep)],
    ['bookings: each tab', (n) => bookings({ tab: pick(withBoth, n) })],
    ['bookings: tab counts', () => countTabs(deps, {})],
    ['bookings: tab counts of a trip', () => countTabs(deps, { tripId: 'grecia' })],
    ['bookings: tab counts of a search', (n) => countTabs(deps, { search: pick(typed, n) })],
    ...['start_asc', 'start_desc', 'name_asc', 'name_desc', 'total_desc', 'total_asc'].map(
      (sort) => [
        `bookings: sort ${sort}`,
        (n) => bookings({ sort, ...(n % 2 ? { tab: 'confirmed' } : {}) }),
      ],
    ),
    ['bookings: search', (n) => bookings({ search: pick(typed, n) })],
    [
      'bookings: search, page 190',
      (n) => bookings({ search: pick(['mar', 'rossi', 'al'], n) }, deep),
    ],
    ['bookings: search by reference', (n) => bookings({ search: pick(sample.references, n) })],
    ['bookings: search in a trip', (n) => bookings({ search: pick(typed, n), tripId: 'grecia' })],
    [
      'bookings: search by name, sorted by total',
      (n) => bookings({ search: pick(typed, n), sort: 'total_desc' }),
    ],
    ['bookings: status and trip', () => bookings({ status: 'cancelled', tripId: 'hawaii' })],
    [
      'bookings: status, source, sorted by name',
      () =>
        bookings({ status: 'pending', source: 'link', referralSource: 'ads', sort: 'name_asc' }),
    ],
    [
      'bookings: payment refunded, sorted by start',
      () => bookings({ paymentStatus: 'refunded', sort: 'start_desc' }),
    ],
    [
      'bookings: declared transfers of a trip',
      () =>
        bookings({ paymentStatus: 'bank_transfer_pending', tripId: 'grecia', sort: 'total_desc' }),
    ],
    ['bookings: of a departure', (n) => bookings({ departureId: pick(sample.departures, n) })],
    ['bookings: of a link', (n) => bookings({ linkId: pick(sample.links, n) })],
    [
      'bookings: of a span of days',
      () => bookings({ startFrom: '2026-12-01', startTo: '2026-12-31', sort: 'start_asc' }),
    ],
    [
      'bookings: from ads, sorted by total',
      () => bookings({ referralSource: 'ads', sort: 'total_desc' }),
    ],
    ['booking: the whole page', (n) => bookingDetail(deps, pick(sample.bookings, n))],
    ['export: first part of the list', () => firstOf(bookingParts(db, search))],
    [
      'export: travellers of a departure',
      (n) => lastOf(travellersCsv(db, pick(sample.departures, n))),
    ],
    ['links: newest', () => links({})],
    ['links: page 190', () => links({}, deep)],
    [
      'links: each state',
      (n) => links({ state: pick(['active', 'expired', 'used', 'unused'], n) }),
    ],
    [
      'links: search',
      (n) => links({ search: pick(['tokyo', 'perù', 'grecia', 'nulla', 'al', 'book_'], n) }),
    ],
    ['links: of a trip and kind', () => links({ tripId: 'grecia', kind: 'iban' })],
    ['links: of an account', (n) => links({ ibanId: pick(sample.ibans, n) })],
    ['bank accounts: all with counts', () => allIbans(deps)],
    ['bank accounts: active', () => activeIbans(deps)],
    [
      'departures: coming',
      () => pageOfDepartures(deps, { state: 'all', order: 'start_asc', from: '2026-11-15' }, first),
    ],
    [
      'departures: each state',
      (n) =>
        pageOfDepartures(
          deps,
          { state: pick(['few', 'full', 'empty'], n), order: 'start_desc' },
          first,
        ),
    ],
    ['departures: a month', () => departuresOfMonth(deps, '2026-12')],
    [
      'verification links',
      (n) => listVerificationLinks(deps, { state: pick(['all', 'used', 'unused'], n), ...first }),
    ],
    [
      'verification links: search',
      (n) =>
        listVerificationLinks(deps, {
          state: 'all',
          search: pick(['giulia', 'nulla'], n),
          ...first,
        }),
    ],
    [
      'documents',
      (n) => pageOfBatches(db, { state: pick(['all', 'to_view', 'viewed'], n) }, first),
    ],
    [
      'messages',
      (n) => listMessages(deps, { state: pick(['all', 'new', 'archived'], n), ...first }),
    ],
    [
      'messages: search',
      (n) =>
        listMessages(deps, { state: 'all', search: pick(['mar', 'rossi', 'nulla'], n), ...first }),
    ],
    ['messages: counts', () => countMessages(deps)],
    ['WhatsApp numbers', () => listNumbers(deps)],
    [
      'outbox',
      (n) => pageOfMails(db, { state: pick(['all', 'sent', 'failed', 'queued'], n) }, first),
    ],
    [
      'outbox: search',
      (n) =>
        pageOfMails(db, { state: 'all', search: pick(['giulia.r', 'nulla', 'mar'], n) }, first),
    ],
    ['audit log', () => pageOfEntries(deps, {}, first)],
    [
      'audit log: filtered',
      (n) =>
        pageOfEntries(
          deps,
          pick(
            [
              { entity: 'booking' },
              { action: 'created' },
              { entity: 'iban' },
              { from: '2026-01-01', to: '2026-01-31', action: 'created' },
            ],
            n,
          ),
          first,
        ),
    ],
    ['audit log: actions', () => listActions(db)],
    ['Ctrl-K', (n) => searchEverything(deps, pick(typed, n))],
    ['dashboard: numbers, 30 days', () => summary(deps, '30d')],
    ['dashboard: numbers, 12 months', () => summary(deps, '12m')],
    ['dashboard: attention', () => attention({ ...deps, staff: { role: 'administrator' } })],
    ['dashboard: charts, 30 days', () => charts(deps, '30d')],
    ['dashboard: charts, 12 months', () => charts(deps, '12m')],
  ]
}

async function sampleIds(db) {
  const ids = async (query) => (await db.execute(query)).rows.map((row) => row.id)
  const bookings = await ids('select id from travel_bookings order by id limit 20')
  return {
    bookings,
    references: bookings.map((id) => id.slice(0, 8).toUpperCase()),
    departures: await ids(
      'select departure_id as id from travel_bookings where departure_id is not null limit 20',
    ),
    links: await ids(
      'select booking_link_id as id from travel_bookings where booking_link_id is not null limit 20',
    ),
    ibans: await ids('select id from saved_ibans limit 20'),
  }
}

async function firstOf(iterable) {
  for await (const value of iterable) return value
  return undefined
}

async function lastOf(iterable) {
  let last
  for await (const value of iterable) last = value
  return last
}
