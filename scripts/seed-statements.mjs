import { ibanCheckDigits } from '../src/domain/accounts/iban.ts'
import { bookableTrips } from '../src/domain/catalogue/bookable-trips.ts'
import { durationDays } from '../src/domain/catalogue/trips.ts'
import { firstEdition } from '../src/server/catalogue/editions/first-edition.ts'

const firstNames =
  `Giulia Marco Chiara Luca Elena Davide Sara Paolo Marta Andrea Francesca Matteo Alessia
Simone Valentina Stefano Martina Lorenzo Federica Giorgio Silvia Riccardo Irene Tommaso Nadia Filippo
Ilaria Alberto Beatrice Nicola Camilla Edoardo Giada Pietro Noemi Daniele Laura Gabriele Roberta Fabio
Cristina Antonio Monica Emanuele Teresa Vincenzo Lucia Salvatore Angela Massimo Zoe Ettore Miriam Leone
Aurora Dario Ginevra Carlo Viola Enrico`.split(/\s+/)

const lastNames =
  `Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti
De·Luca Mancini Costa Giordano Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso
Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola De·Santis D'Angelo
Marchetti Parisi Villa Conte Ferraro Ferri Fabbri Bianco Marini Grasso Valentini Messina Sala De·Angelis
Gatti Pellegrini Palumbo Sanna Farina Rizzi Monti Cattaneo Morelli Amato Silvestri Mazza Testa Grassi
Pellegrino Carbone Giuliani Benedetti Barone Rossetti Caputo Montanari Guerra Palmieri Bernardi Martino
Fiore De·Rosa Ferretti Bellini Basile Riva Donati Piras Vitali Battaglia Sartori Neri Costantini Milani
Pagano Ruggiero Sorrentino D'Amico Orlando Damico Negri Mantovani Sartori Lodi Riva Moroni Càrdini Niccolò`
    .split(/\s+/)
    .map((name) => name.replace('·', ' '))

const titleOf = (id) => firstEdition[`trip/${id}`]?.title

const trips = bookableTrips.map(({ id, price }) => ({
  id,
  title: titleOf(id) ?? 'Viaggio di prova',
  euros: price / 100,
  nights: durationDays(id) - 1,
}))

const years = 9

/** Fills all tables; refuses a database that already has bookings. */
export async function fillDatabase(client, { bookings, links, report }) {
  const { rows } = await client.query('select 1 from travel_bookings limit 1')
  if (rows.length > 0) throw new Error('This database has bookings already: seed an empty one.')
  await client.query('set synchronous_commit = off')
  await client.query("set maintenance_work_mem = '512MB'")
  await client.query("set work_mem = '128MB'")
  await client.query('select setseed(0.42)')
  await makeChoices(client, Math.max(1, Math.ceil(bookings / 10_000)))
  const step = async (name, work) => {
    const started = Date.now()
    await work()
    report(name, (Date.now() - started) / 1_000)
  }
  await step('departures', () => client.query(departuresSql))
  await step(`${links} links`, () => filling(client, 'booking_links', linksSql, [links]))
  await step(`${bookings} bookings`, () =>
    filling(client, 'travel_bookings', bookingsSql, [bookings, links]),
  )
  await step('spots', async () => {
    for (const statement of spotsSql) await client.query(statement)
  })
  await step('links in use', () => client.query(usedLinksSql))
  await step('payments', () => filling(client, 'booking_payments', paymentsSql))
  await step('audit log', () => filling(client, 'audit_log', auditSql))
  await step('outbox', () => filling(client, 'outbox', outboxSql))
  await step('messages and clicks', async () => {
    await filling(client, 'contact_messages', messagesSql, [Math.ceil(bookings / 20)])
    await filling(client, 'whatsapp_clicks', clicksSql, [Math.ceil(bookings / 3)])
    await client.query(funnelSql)
  })
  await step('documents and verification', async () => {
    await client.query(documentsSql)
    await client.query(verificationSql, [Math.ceil(links / 10)])
  })
  await step('vacuum and statistics', () => client.query('vacuum analyze'))
}

/** Trips, names and accounts as small temporary tables that the statements select from. */
async function makeChoices(client, accounts) {
  await client.query(
    'create temp table trip as select * from jsonb_to_recordset($1) as t(n int, id text, title text, euros int, nights int)',
    [JSON.stringify(trips.map((trip, n) => ({ n, ...trip })))],
  )
  await client.query(
    'create temp table first_name as select ordinality::int - 1 as n, name from unnest($1::text[]) with ordinality as t(name, ordinality)',
    [firstNames],
  )
  await client.query(
    'create temp table last_name as select ordinality::int - 1 as n, name from unnest($1::text[]) with ordinality as t(name, ordinality)',
    [lastNames],
  )
  const ibans = Array.from({ length: accounts }, (_, index) => {
    const bban = `X0542811101${String(index).padStart(12, '0')}`
    return `IT${ibanCheckDigits('IT', bban)}${bban}`
  })
  await client.query(
    `insert into saved_ibans (account_holder, iban, bank_name, is_active, last_used_at)
     select 'Ondalta Viaggi S.r.l.', iban, 'Banca d''Esempio', ordinality % 10 <> 0, now() - ordinality * interval '1 hour'
     from unnest($1::text[]) with ordinality as t(iban, ordinality) on conflict do nothing`,
    [ibans],
  )
  await client.query(
    'create temp table account as select row_number() over (order by iban)::int - 1 as n, id from saved_ibans',
  )
  for (const table of ['trip', 'first_name', 'last_name', 'account']) {
    await client.query(`create unique index on ${table} (n)`)
    await client.query(`analyze ${table}`)
  }
}

/** Non-unique indexes are created after the rows, which is many times faster. */
async function filling(client, table, statement, values = []) {
  const { rows } = await client.query(
    `select i.indexname, i.indexdef from pg_indexes i
     join pg_class c on c.relname = i.indexname
     join pg_index x on x.indexrelid = c.oid
     where i.tablename = $1 and i.schemaname = 'public' and not x.indisunique`,
    [table],
  )
  for (const { indexname } of rows) await client.query(`drop index "${indexname}"`)
  try {
    await client.query(statement, values)
  } finally {
    for (const { indexdef } of rows) await client.query(indexdef)
  }
}

const departuresSql = `
insert into travel_dates (destination_id, start_date, total_spots, spots_available, coordinator1, coordinator2)
select t.id, d::date, 10, case when d < now() then floor(random() * 3) else floor(random() * 11) end, 'Marco', 'Amina'
from trip t, generate_series(current_date - ${years * 365}, current_date + 365, interval '10 days') d
on conflict do nothing`

const linksSql = `
insert into booking_links (token, kind, travel_id, travel_title, start_date, end_date, price, special_notes,
  child_discount_enabled, child_discount_percentage, deposit_percentage, expires_at, iban_id, payment_type, created_by, created_at)
select substr(md5(random()::text || i), 1, 24), k.kind, t.id, t.title, d.start_date, d.start_date + t.nights,
  case when k.kind = 'date' then 0 else t.euros end, '5 posti disponibili', true, 50, 40,
  case when k.kind = 'date' then c.created_at + interval '100 years' else c.created_at + interval '30 days' end,
  case when k.kind = 'date' then null else a.id end, case when i % 5 = 0 then 'full' else 'deposit' end, 'Amina Diallo', c.created_at
from generate_series(1, $1::int) i
cross join lateral (select (array['iban','iban','iban','admin','auto','date'])[1 + i % 6] as kind) k
cross join lateral (select now() - (1 - i / $1::float8) * interval '${years * 365} days' as created_at) c
cross join lateral (select (c.created_at + interval '60 days')::date as start_date) d
join trip t on t.n = (i / 6) % (select count(*) from trip)
join account a on a.n = i % (select count(*) from account)`

const bookingsSql = `
insert into travel_bookings (id, submission_id, trip_id, destination_title, start_date, end_date, trip_days, nights, price, total_price,
  deposit_amount, amount_paid, payment_type, adult_count, child_count, contact_name, contact_email, contact_phone, travelers,
  status, payment_status, payment_reference, payment_provider, payment_expires_at, balance_due_date, booking_source, referral_source,
  booking_link_id, iban_id, departure_id, spots_taken, created_at, updated_at)
select gen_random_uuid(), gen_random_uuid(), t.id, t.title, s.start_date, s.start_date + t.nights, t.nights + 1, t.nights, t.euros,
  m.total, m.deposit,
  case when p.payment_status = 'paid' then m.total when p.payment_status = 'deposit_paid' then m.deposit else 0 end,
  'deposit', p.people, 0, f.name || ' ' || l.name, lower(f.name || '.' || replace(replace(l.name, ' ', ''), '''', '') || i) || '@posta.example',
  '+39 000 ' || lpad((i % 10000000)::text, 7, '0'),
  (select jsonb_agg(jsonb_build_object('firstName', f.name, 'lastName', l.name, 'birthDate', '1985-06-15T12:00:00.000Z', 'address',
     'Via dell''Esempio ' || g, 'passportNumber', 'YA' || lpad((i % 10000000)::text, 7, '0'), 'email', '', 'phone', '', 'type', 'adult'))
   from generate_series(1, p.people) g),
  p.status, p.payment_status, 'Ricevuta ' || lpad((i % 10000)::text, 4, '0'), 'bank_transfer', c.created_at + interval '5 hours',
  s.start_date - 30, case when k.kind = 'date' then 'link' else 'admin_link' end, case when (i / 5) % 4 = 0 then 'ads' else 'organic' end,
  k.id, a.id, d.id, 0, c.created_at, c.created_at + interval '2 hours'
from generate_series(0, $1::int - 1) i
cross join lateral (select now() - (1 - i / $1::float8) * interval '${years * 365} days' as created_at) c
cross join lateral (select (c.created_at + interval '20 days' + random() * interval '220 days')::date as start_date) s
cross join lateral (select random() as chance, 1 + (i % 4) as people) r
cross join lateral (select r.people,
  case when r.chance < 0.08 then 'cancelled' when s.start_date < current_date then 'completed'
       when r.chance < 0.14 then 'pending' else 'confirmed' end as status,
  case when r.chance < 0.05 then 'refunded' when r.chance < 0.08 then 'pending'
       when s.start_date < current_date then 'paid'
       when r.chance < 0.082 then 'bank_transfer_pending' when r.chance < 0.083 then 'requires_assistance'
       when r.chance < 0.14 then 'pending' when s.start_date < current_date + 20 then 'paid'
       when r.chance < 0.55 then 'deposit_paid' else 'paid' end as payment_status) p
join trip t on t.n = (i / 7) % (select count(*) from trip)
-- Scattered: a name says nothing about the price of the trip.
join first_name f on f.n = abs(hashint4(i)) % (select count(*) from first_name)
join last_name l on l.n = abs(hashint4(i + 1000003)) % (select count(*) from last_name)
join account a on a.n = i / 10000
cross join lateral (select t.euros * r.people as total, greatest(least(1, t.euros), round(t.euros * r.people * 0.4)) as deposit) m
left join (select row_number() over () - 1 as n, id, kind from booking_links) k on k.n = i % (1 + $2::int * 9 / 10)
left join travel_dates d on i % 3 = 0 and d.destination_id = t.id and d.start_date = s.start_date`

/**
 * First come, first served: bookings without room lose their stored departure. Remaining differences count as
 * sold elsewhere.
 */
const spotsSql = [
  'alter table travel_bookings disable trigger travel_bookings_spots_add_up',
  'alter table travel_dates disable trigger travel_dates_spots_add_up',
  `with queue as (
  select id, sum(adult_count) over (partition by departure_id order by created_at, id) as upto
  from travel_bookings where departure_id is not null and status <> 'cancelled')
update travel_bookings b set spots_taken = case when q.upto <= 10 then b.adult_count else 0 end,
  departure_id = case when q.upto <= 10 then b.departure_id end
from queue q where q.id = b.id`,
  `with gone as (select departure_id, sum(spots_taken)::int as taken from travel_bookings where spots_taken > 0 group by departure_id)
update travel_dates d set spots_available = least(d.spots_available, d.total_spots - g.taken),
  spots_elsewhere = d.total_spots - g.taken - least(d.spots_available, d.total_spots - g.taken)
from gone g where g.departure_id = d.id`,
  'alter table travel_bookings enable trigger travel_bookings_spots_add_up',
  'alter table travel_dates enable trigger travel_dates_spots_add_up',
]

const usedLinksSql = `
update booking_links set used = true where id in (select booking_link_id from travel_bookings)`

const paymentsSql = `
insert into booking_payments (booking_id, amount, kind, received_on, provider, recorded_by, created_at)
select b.id, v.amount, v.kind, v.received_on, 'bank_transfer', null, v.received_on
from travel_bookings b
cross join lateral (values
  (b.deposit_amount, 'deposit', (b.created_at + interval '2 days')::date),
  (b.total_price - b.deposit_amount, 'full', least(b.balance_due_date, current_date))) v(amount, kind, received_on)
where b.amount_paid > 0 and v.amount > 0 and (v.kind = 'deposit' or b.payment_status = 'paid')`

const auditSql = `
insert into audit_log (at, actor_name, action, entity, entity_id, after)
select created_at, 'Viaggiatore', 'created', 'booking', id::text, jsonb_build_object('status', status) from travel_bookings
union all
select created_at + interval '2 hours', 'Amina Diallo', 'full_payment_confirmed', 'booking', id::text, jsonb_build_object('status', 'confirmed')
from travel_bookings where amount_paid > 0 and adult_count < 3`

const outboxSql = `
insert into outbox (kind, dedupe_key, booking_id, recipient, subject, html, text, state, attempts, due_at, sent_at, created_at)
select 'booking_received', 'booking_received:' || id, id, contact_email, destination_title || ': prenotazione', '<p>Riepilogo</p>', 'Riepilogo',
  case when random() < 0.0001 then 'failed' else 'sent' end, 1, created_at, created_at, created_at
from travel_bookings where created_at > now() - interval '3 years'`

const messagesSql = `
insert into contact_messages (submission_id, first_name, last_name, email, message, state, created_at)
select gen_random_uuid(), f.name, l.name, lower(f.name || i) || '@posta.example', 'Vorrei informazioni sul prossimo viaggio.',
  case when i <= 12 then 'new' when i % 3 = 0 then 'archived' else 'answered' end, now() - i * interval '1 hour'
from generate_series(1, $1::int) i
join first_name f on f.n = i % (select count(*) from first_name)
join last_name l on l.n = (i * 13) % (select count(*) from last_name)`

const clicksSql = `
insert into whatsapp_clicks (phone_number, clicked_at, user_agent, destination, referral_source)
select '+39 000 000 000' || (1 + i % 3), now() - (1 - i / $1::float8) * interval '${years * 365} days', 'Mozilla/5.0', t.title, 'organic'
from generate_series(1, $1::int) i join trip t on t.n = i % (select count(*) from trip)`

const funnelSql = `
insert into funnel_events (day, source, step, count)
select to_char(d, 'YYYY-MM-DD'), s.source, p.step, (p.base * (0.5 + random()))::int
from generate_series(current_date - ${years * 365}, current_date, interval '1 day') d,
  (values ('ads'), ('organic')) s(source),
  (values ('visit', 900), ('trip', 400), ('dates', 150), ('contact', 30), ('whatsapp', 60)) p(step, base)
on conflict do nothing`

const documentsSql = `
insert into document_uploads (batch_id, booking_id, document_type, file_path, mime_type, size_bytes, viewed_at, delete_after, created_at)
select b.id, b.id, v.type, 'docs-' || b.id || '/' || v.type, 'image/jpeg', 240000,
  case when b.created_at > now() - interval '3 days' then null else b.created_at end, b.end_date + 90, b.created_at
from travel_bookings b, (values ('passport'), ('selfie')) v(type)
where b.end_date > current_date - 90 and b.status = 'confirmed'`

const verificationSql = `
insert into passport_verification_links (token, used, used_at, sumsub_url, customer_name, created_by, created_at)
select substr(md5(random()::text || i), 1, 24), i % 2 = 0, case when i % 2 = 0 then now() end, 'https://in.sumsub.com/websdk/p/' || i,
  f.name || ' Rossi', 'Amina Diallo', now() - i * interval '3 hours'
from generate_series(1, $1::int) i join first_name f on f.n = i % (select count(*) from first_name)`
