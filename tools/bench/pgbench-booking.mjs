import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** The average lengths of the texts that a booking writes. */
async function lengthsIn(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `select (select avg(length(html))::int from outbox) as html, (select avg(length(text))::int from outbox) as text,
            (select avg(length(facts::text))::int from contract_packs) as facts, (select array_agg(hash) from legal_texts) as hashes`,
  )
  await client.end()
  return rows[0]
}

/**
 * The statements of one booking, sent in the same batches as far as pgbench can: a statement whose result is
 * needed is sent alone. Mails and contract have real sizes. pgbench takes a colon before a name for a
 * variable even inside a text, so it is written as \x3a there.
 */
export async function pgbenchBooking({ url, bin }, { departures, clients, seconds, folder }) {
  const { html, text, facts, hashes } = await lengthsIn(url)
  const mail = (kind, key, recipient) =>
    `('${kind}', '${key}' || :booking, :booking, '${recipient}', 'Prova', repeat('x', ${html}), repeat('x', ${text}))`
  const script = path.join(folder, 'booking.sql')
  writeFileSync(
    script,
    `\\set n random(1, ${departures})
\\set code random(0, 9999)
\\set caller random(1, 60000)
insert into rate_limits (key, window_start, count) values ('bench:' || :caller, now(), 1) on conflict (key) do update set count = rate_limits.count + 1 returning count;
\\startpipeline
begin;
select * from travel_bookings where submission_id = gen_random_uuid() limit 1;
select * from settings where key = any('{figures,holding,payments}');
\\endpipeline
select id as link, travel_id as trip, start_date as start, end_date as finish, iban_id as iban from booking_links where (case when starts_with(token, E'enc\\x3av1:') then split_part(token, ':', 5) else 'clear:' || token end) = any(array[E'clear\\x3abench-' || :n, 'x']) limit 1 \\gset
\\startpipeline
select * from saved_ibans where id = :iban for key share;
select * from waiting_entries where booking_link_id = :link and state = 'offered' and offer_expires_at > now();
select payment_reference from travel_bookings where coalesce(iban_id, '00000000-0000-0000-0000-000000000000'::uuid) = :iban and payment_reference = any(array['Ricevuta ' || :code, 'a', 'b', 'c', 'd', 'e', 'f', 'g']) and payment_reference is not null and status <> 'cancelled' and payment_status not in ('paid', 'not_required', 'refunded');
select hash from legal_texts where hash = any('{${hashes.join(',')}}');
\\endpipeline
select id as departure, spots_available as spots from travel_dates where destination_id = any(array[:trip, 'x', 'y']) and start_date = :start limit 1 for update \\gset
insert into travel_bookings (submission_id, trip_id, destination_title, start_date, end_date, trip_days, nights, price, total_price, deposit_amount, adult_count, contact_name, contact_email, contact_phone, travelers, status, payment_status, payment_expires_at, booking_source, booking_link_id, iban_id, departure_id, spots_taken, balance_due_date) values (gen_random_uuid(), :trip, 'Prova', :start, :finish, 10, 9, 2400, 2400, 960, 1, 'Prova Banco', 'prova@ondalta.example', '+39 000 000 0000', '[{"firstName":"Prova","lastName":"Banco","birthDate":"1990-05-17","address":"Via della Misura 1, Ancona","passportNumber":"YA0000000","email":"prova@ondalta.example","phone":"+39 000 000 0000","type":"adult"}]', 'pending', 'pending', now(), 'admin_link', :link, :iban, :departure, least(:spots, 1), :start) returning id as booking \\gset
\\startpipeline
update travel_dates set spots_available = greatest(spots_available - 1, 0), updated_at = now() where id = :departure;
update booking_links set used = true where id = :link and used = false;
insert into contract_packs (booking_id, number, facts, created_at) values (:booking, 1, jsonb_build_object('text', repeat('x', ${facts})), now());
insert into audit_log (actor_name, action, entity, entity_id, after) values ('Viaggiatore', 'created', 'booking', :booking, '{"status":"pending","paymentStatus":"pending"}');
insert into outbox (kind, dedupe_key, booking_id, recipient, subject, html, text) values ${mail('booking_received', 'a', 'prova@ondalta.example')}, ${mail('agency_booking', 'b', 'info@ondalta.example')} on conflict (dedupe_key) do nothing;
commit;
\\endpipeline
`,
  )
  const output = execFileSync(
    path.join(bin, 'pgbench'),
    [
      '-n',
      '-c',
      String(clients),
      '-j',
      '1',
      '-T',
      String(seconds),
      '-M',
      'prepared',
      '-f',
      script,
      url,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return {
    rate: Number(/tps = ([\d.]+)/.exec(output)?.[1]),
    count: Number(/actually processed: (\d+)/.exec(output)?.[1]),
  }
}
