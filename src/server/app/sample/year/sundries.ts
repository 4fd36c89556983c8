import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { addDays, todayInRome } from '../../../../domain/dates.ts'
import { randomInt } from '../../../../domain/random.ts'
import { releaseUnpaidSpots } from '../../../booking/bookings/release-unpaid-spots.ts'
import { askForReviews } from '../../../booking/reviews/invite.ts'
import { tendWaitingLists } from '../../../booking/waiting-list/tend.ts'
import { queueBalanceReminders } from '../../../money/payments/queue-balance-reminders.ts'
import { selectRows } from '../../../platform/db/rows.ts'
import { openToken } from '../../../platform/db/sealed-tokens.ts'
import { dayMs, inHundred, type Life } from './life.ts'
import { aCustomer } from './people.ts'
import { answers, questions, reviews } from './words.ts'

const roundDays = 9
const messages = 26

/** Plans the server's own jobs, and the reactions of people to them. */
export function scheduleRounds(life: Life): void {
  const { agenda, end } = life
  for (let at = end - 340 * dayMs; at < end; at += roundDays * dayMs) {
    agenda.add(at, () => round(life))
  }
}

export async function round(life: Life): Promise<void> {
  const { deps, attempt } = life
  for (const job of [releaseUnpaidSpots, queueBalanceReminders, askForReviews, tendWaitingLists]) {
    await attempt<unknown>(() => job(deps))
  }
  await writeReviews(life)
  await postMail(life)
}

/** No mail is sent: what would have gone out is marked as sent. */
async function postMail({ deps }: Life): Promise<void> {
  await deps.db.execute(
    sql`update outbox set state = 'sent', attempts = 1, sent_at = greatest(due_at, created_at) where state <> 'sent'`,
  )
}

type Invited = { token: string }

async function writeReviews(life: Life): Promise<void> {
  const { deps, random, attempt, visitor } = life
  const invited = await selectRows<Invited>(
    deps.db,
    sql`select token from traveller_reviews where state = 'invited' and token is not null and reminded_at is null order by created_at, id`,
  )
  for (const { token: stored } of invited) {
    if (!inHundred(random, 40)) continue
    const token = openToken('traveller_reviews', stored)
    const review = reviews[randomInt(random, 0, reviews.length - 1)] ?? reviews[0]
    await attempt(() => visitor('10.7.0.1').reviews.send({ token, ...review }))
  }
  await publishReviews(life)
}

/** The latest reviews stay unread. */
async function publishReviews({ clock, end, attempt, administrator, random }: Life): Promise<void> {
  if (end - clock.now().getTime() < 8 * dayMs) return
  const received = await attempt(() =>
    administrator.reviews.list({ state: 'received', page: 1, pageSize: 20 }),
  )
  for (const { id, version } of received?.items ?? []) {
    const shown = await attempt(() => administrator.reviews.publish({ id, version }))
    const answer = answers[randomInt(random, 0, answers.length - 1)] ?? answers[0]
    if (!shown || !inHundred(random, 30)) continue
    await attempt(() => administrator.reviews.answer({ id, version: shown.version, answer }))
  }
}

export function scheduleMessages(life: Life): void {
  const { agenda, random, end, attempt, visitor } = life
  for (let number = 0; number < messages; number += 1) {
    const at = end - random() * (number < 5 ? 3 : 300) * dayMs - 600_000
    const customer = aCustomer(random, 900 + number)
    const { firstName, lastName, email, phone } = customer
    const person = { firstName, lastName, email, phone }
    agenda.add(at, async () => {
      await attempt(() =>
        visitor(customer.address).contact.send({
          ...person,
          message: questions[number % questions.length] ?? questions[0],
          submissionId: randomUUID(),
          filledInMs: 40_000,
        }),
      )
    })
  }
  agenda.add(end - 4 * dayMs, () => answerMessages(life))
}

async function answerMessages({ attempt, consultant, random }: Life): Promise<void> {
  const page = await attempt(() => consultant.contact.list({ page: 1, pageSize: 50 }))
  for (const { id, version } of page?.items ?? []) {
    if (inHundred(random, 10)) continue
    const state = inHundred(random, 70) ? 'answered' : 'archived'
    const staffNote = inHundred(random, 30)
      ? 'Richiamato, manda una mail la settimana prossima'
      : null
    await attempt(() => consultant.contact.update({ id, version, state, staffNote }))
  }
}

export function scheduleVouchers({
  agenda,
  end,
  attempt,
  administrator,
  clock,
  random,
}: Life): void {
  for (const daysAgo of [200, 90, 15]) {
    const customer = aCustomer(random, 950 + daysAgo)
    agenda.add(end - daysAgo * dayMs, async () => {
      await attempt(() =>
        administrator.cassa.issueVoucher({
          holderName: customer.name,
          holderEmail: customer.email,
          amount: 15_000,
          expiresOn: addDays(todayInRome(clock.now()), 365),
          submissionId: randomUUID(),
        }),
      )
    })
  }
}
