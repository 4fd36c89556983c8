import { road } from './road.ts'
import { rooms } from './rooms.ts'

/** A rule is broken if its query returns rows; each row says where. Amounts are in euro. */
export type Rule = { rule: string; query: string }

const peopleOf = 'b.adult_count + b.child_count'

const spots: Rule[] = [
  {
    rule: 'free, taken and set aside make up every departure',
    query: `select format('departure of %s: %s free, %s taken, %s set aside, %s elsewhere, %s in all', d.start_date, d.spots_available, t.taken, w.held, d.spots_elsewhere, d.total_spots)
      from travel_dates d
      cross join lateral (select coalesce(sum(b.spots_taken), 0) as taken from travel_bookings b where b.departure_id = d.id) t
      cross join lateral (select coalesce(sum(e.people), 0) as held from waiting_entries e
        where e.departure_id = d.id and e.state in ('held', 'offered')) w
      where d.spots_available < 0 or d.spots_elsewhere < 0 or d.spots_available + t.taken + w.held + d.spots_elsewhere <> d.total_spots`,
  },
  {
    rule: 'a booking holds its whole party or nothing',
    query: `select format('booking %s (%s, %s, released %s): holds %s of %s', left(b.id::text, 8), b.status, b.payment_status,
        b.spots_released_at is not null, b.spots_taken, ${peopleOf})
      from travel_bookings b
      where b.spots_taken <> case when b.status = 'cancelled' or b.spots_released_at is not null or b.departure_id is null
        then 0 else ${peopleOf} end`,
  },
  {
    rule: 'a booking stands on the list of its own departure',
    query: `select format('booking %s of %s on the departure of %s', left(b.id::text, 8), b.start_date, d.start_date)
      from travel_bookings b join travel_dates d on d.id = b.departure_id
      where b.start_date <> d.start_date and b.status <> 'cancelled'`,
  },
  {
    rule: 'nothing holds spots of a departure that was called off',
    query: `select format('booking %s (%s)', left(b.id::text, 8), b.status) from travel_bookings b
      join travel_dates d on d.id = b.departure_id
      where d.decision = 'cancelled' and b.status not in ('cancelled', 'completed') and b.spots_taken > 0`,
  },
]

const extras: Rule[] = [
  {
    rule: 'no departure sells more of an extra than it has',
    query: `select format('departure %s: %s of %s, limit %s', left(b.departure_id::text, 8), sum((e->>'units')::int), e->>'id', max((e->>'limit')::int))
      from travel_bookings b cross join lateral jsonb_array_elements(b.extras) e
      where b.spots_taken > 0 and b.departure_id is not null and e->>'limit' is not null
      group by b.departure_id, e->>'id' having sum((e->>'units')::int) > max((e->>'limit')::int)`,
  },
  {
    rule: 'a booking costs its party and what it takes along',
    query: `select format('booking %s: %s for %s at %s, discount %s, extras %s', left(b.id::text, 8), b.total_price, ${peopleOf}, b.price,
        b.child_discount_amount, x.sum)
      from travel_bookings b
      cross join lateral (select coalesce(sum((e->>'units')::int * (e->>'price')::int), 0) / 100.0 as sum
        from jsonb_array_elements(b.extras) e) x
      where b.total_price <> b.price * (${peopleOf}) - b.child_discount_amount + x.sum`,
  },
]

const money: Rule[] = [
  {
    rule: 'what a booking shows as paid is the sum of its movements',
    query: `select format('booking %s shows %s, its movements %s', left(b.id::text, 8), b.amount_paid, m.sum)
      from travel_bookings b cross join lateral (select coalesce(sum(p.amount), 0) as sum from booking_payments p where p.booking_id = b.id) m
      where m.sum <> b.amount_paid`,
  },
  {
    rule: 'what a booking shows as paid is what the ledger says',
    query: `select format('booking %s shows %s, the ledger %s', left(b.id::text, 8), b.amount_paid, m.sum)
      from travel_bookings b cross join lateral (select -coalesce(sum(l.amount), 0) as sum from ledger_entries l
        where l.booking_id = b.id and l.account = 'customer') m
      where m.sum <> b.amount_paid`,
  },
  {
    rule: 'every posting balances',
    query: `select format('posting %s: %s lines, %s', left(posting_id::text, 8), count(*), sum(amount)) from ledger_entries
      group by posting_id having sum(amount) <> 0 or count(*) <> 2`,
  },
  {
    rule: 'every movement has its posting, of the same day',
    query: `select format('movement %s of %s', left(p.id::text, 8), p.amount) from booking_payments p
      where p.amount <> 0 and not exists (select 1 from ledger_entries l
        where l.posting_id = p.id and l.account = 'customer' and l.amount = -p.amount and l.posted_on = p.received_on)`,
  },
  {
    rule: 'what is booked from a line of the bank is the sum of its parts',
    query: `select format('line of %s: %s booked, parts of %s', e.amount, e.allocated, a.sum) from statement_entries e
      cross join lateral (select coalesce(sum(x.amount), 0) as sum from entry_allocations x where x.entry_id = e.id) a
      where a.sum <> e.allocated`,
  },
  {
    rule: 'a state says whether money is there',
    query: `select format('booking %s: %s, %s with %s of %s', left(b.id::text, 8), b.status, b.payment_status, b.amount_paid, b.total_price)
      from travel_bookings b
      where (b.payment_status = 'refunded' and b.amount_paid <> 0)
        or (b.payment_status in ('deposit_paid', 'paid') and b.amount_paid <= 0 and b.total_price > 0)`,
  },
  {
    rule: 'nobody has paid in full and nothing at once',
    query: `select format('booking %s (%s, %s): %s of %s', left(b.id::text, 8), b.status, b.payment_status, b.amount_paid, b.total_price)
      from travel_bookings b
      where b.payment_status = 'pending' and b.status = 'pending' and b.total_price > 0
        and b.amount_paid >= b.total_price and b.spots_released_at is null`,
  },
]

const shares: Rule[] = [
  {
    rule: 'what is taken back is of the same share',
    query: `select format('movement %s: share %s, taken back from %s', left(p.id::text, 8), p.share_seat, r.share_seat)
      from booking_payments r join booking_payments p on p.id = r.reverses_id where p.share_seat is distinct from r.share_seat`,
  },
  {
    rule: 'a share is paid by somebody of a party that shares',
    query: `select format('movement %s of %s', left(p.id::text, 8), p.amount) from booking_payments p join travel_bookings b on b.id = p.booking_id
      where p.share_seat is not null and p.reverses_id is null and not b.pays_by_share
        and not exists (select 1 from booking_payments r where r.reverses_id = p.id)`,
  },
]

const papers: Rule[] = [
  {
    rule: 'receipts and credit notes are numbered without a gap',
    query: `select format('%s of %s: %s numbers up to %s, the counter at %s', r.kind, r.year, r.count, r.max, c.last)
      from (select kind, year, count(*), max(number), min(number) from receipts group by kind, year) r
      full join receipt_counters c on c.kind = r.kind and c.year = r.year
      where r.count is distinct from r.max or c.last is distinct from r.max or r.min <> 1`,
  },
  {
    rule: 'every movement has one paper, of its amount',
    query: `select format('movement %s of %s', left(p.id::text, 8), p.amount) from booking_payments p
      left join receipts r on r.payment_id = p.id
      where p.amount <> 0 and (r.id is null or r.amount <> abs(p.amount) or r.kind <> case when p.amount > 0 then 'receipt' else 'credit_note' end)`,
  },
  {
    rule: 'nothing is posted into a closed month',
    query: `select format('%s of %s into %s', l.account, l.amount, c.month) from ledger_entries l
      join closed_months c on c.month = to_char(l.posted_on, 'YYYY-MM') where l.created_at > c.closed_at`,
  },
]

/** The voucher's value was put back on the booking, as if the voucher had never been issued. */
const isTakenBack = `exists (select 1 from booking_payments m join booking_payments r on r.reverses_id = m.id
  where m.external_id = 'refund:' || x.submission_id)`

const vouchers: Rule[] = [
  {
    rule: 'what is left of a voucher follows from its uses',
    query: `select format('voucher %s of %s: %s left, used %s', left(v.id::text, 6), v.amount, v.remaining, u.sum) from vouchers v
      cross join lateral (select coalesce(sum(x.amount), 0) as sum from voucher_uses x where x.voucher_id = v.id) u
      where v.remaining <> v.amount - u.sum`,
  },
  {
    rule: 'what vouchers paid for a booking is what they lost to it',
    query: `select format('booking %s: movements %s, uses %s, given %s', left(b.id::text, 8), p.sum, u.sum, g.sum) from travel_bookings b
      cross join lateral (select coalesce(sum(x.amount), 0) as sum from booking_payments x where x.booking_id = b.id and x.provider = 'voucher') p
      cross join lateral (select coalesce(sum(x.amount), 0) as sum from voucher_uses x where x.booking_id = b.id) u
      cross join lateral (select coalesce(sum(x.amount), 0) as sum from vouchers x where x.origin_booking_id = b.id and not ${isTakenBack}) g
      where p.sum <> u.sum - g.sum`,
  },
]

const waiting: Rule[] = [
  {
    rule: 'an entry of a waiting list says what it stands for',
    query: `select format('%s, %s people', e.state, e.people) from waiting_entries e
      where (e.state = 'offered' and (e.booking_link_id is null or e.offer_expires_at is null))
        or (e.state = 'booked' and e.booking_id is null)`,
  },
]

/** Only the last 20 days, because older mails are deleted in time. */
const recently = (column: string) => `${column} > simulation.now() - interval '20 days'`

/**
 * Per booking there must be as many mails of these kinds as events with these actions; an erased person has
 * none.
 */
function mailsOf(kinds: string[], actions: string[], sign: '=' | '<=' = '='): Rule {
  const list = (names: string[]) => names.map((name) => `'${name}'`).join(', ')
  const isWrong = sign === '=' ? 'm.count <> a.count' : 'm.count > a.count'
  return {
    rule: `one mail per event: ${kinds.join(', ')}`,
    query: `select format('booking %s: %s mails, %s events', left(b.id::text, 8), m.count, a.count) from travel_bookings b
      cross join lateral (select count(*) from outbox o where o.booking_id = b.id and o.kind in (${list(kinds)})
        and o.dedupe_key not like '%:again:%' and ${recently('o.created_at')}) m
      cross join lateral (select count(*) from audit_log l where l.entity = 'booking' and l.entity_id = b.id::text
        and l.action in (${list(actions)}) and ${recently('l.at')}) a
      where ${isWrong} and not exists (select 1 from audit_log where action = 'person_erased')`,
  }
}

const mails: Rule[] = [
  mailsOf(['booking_received'], ['created']),
  mailsOf(['agency_new_booking'], ['created']),
  mailsOf(['agency_transfer_declared'], ['transfer_declared', 'older_payment_declared']),
  mailsOf(['agency_card_attempted'], ['card_attempted']),
  mailsOf(['agency_unexpected_payment'], ['payment_unexpected']),
  mailsOf(['spots_released'], ['spots_released'], '<='),
  mailsOf(['booking_cancelled', 'departure_cancelled'], ['cancelled'], '<='),
  mailsOf(['booking_reinstated'], ['reinstated'], '<='),
  {
    rule: 'one mail per event: voucher_issued',
    query: `select format('%s vouchers, %s mails', v.count, m.count) from
      (select count(*) from vouchers x where ${recently('x.created_at')}) v,
      (select count(*) from outbox o where o.kind = 'voucher_issued' and ${recently('o.created_at')}) m
      where v.count <> m.count and not exists (select 1 from audit_log where action = 'person_erased')`,
  },
  {
    rule: 'one mail per event: waiting lists',
    query: `select format('%s: %s events, %s mails', k.action, a.count, m.count)
      from (values ('waiting_joined', 'waiting_joined'), ('waiting_offered', 'waiting_offer'), ('waiting_expired', 'waiting_expired'),
        ('waiting_closed', 'waiting_closed')) k (action, kind)
      cross join lateral (select count(*) from audit_log l where l.action = k.action and ${recently('l.at')}) a
      cross join lateral (select count(*) from outbox o where o.kind = k.kind and ${recently('o.created_at')}) m
      where a.count <> m.count and not exists (select 1 from audit_log where action = 'person_erased')`,
  },
]

export const rules: readonly Rule[] = [
  ...spots,
  ...extras,
  ...rooms,
  ...road,
  ...money,
  ...shares,
  ...papers,
  ...vouchers,
  ...waiting,
  ...mails,
]

/** All rules as one database function, which caches their query plans: they run after every step. */
export function rulesAsFunction(chosen: readonly Rule[]): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
  const queries = chosen.map(
    ({ rule, query }) =>
      `return query select ${quoted(rule)}::text, broken.* from (${query}) broken;`,
  )
  return `create or replace function simulation.broken_rules() returns table (rule text, detail text) language plpgsql as $rules$
    begin ${queries.join('\n')} end $rules$`
}
