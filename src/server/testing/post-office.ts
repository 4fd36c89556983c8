import { sql } from 'drizzle-orm'
import { sendDueMail } from '../app/jobs/loop.ts'
import type { attachContract } from '../booking/contract-pack/attach-contract.ts'
import type { Db } from '../platform/db/client.ts'
import { travelBookings } from '../platform/db/schema/bookings.ts'
import { outbox } from '../platform/db/schema/operations.ts'
import { createMailer, type Mailer } from '../platform/mail/mailer.ts'
import { openMailServer } from './mail-server.ts'
import { testDeps } from './test-deps.ts'

/** An outbox with a mail server behind it, both empty before each test. */
export async function openPostOffice(db: Db) {
  const mailbox = await openMailServer()
  const deps = testDeps(db, { SMTP_URL: mailbox.url, AGENCY_EMAIL: 'ufficio@ondalta.example' })
  return {
    deps,
    mailbox,
    empty: async () => {
      mailbox.empty()
      await db.delete(travelBookings)
      await db.delete(outbox)
    },
    /** Drawing a contract takes a second, so only tests that check it attach it. */
    send: async (workers = 1, attach: typeof attachContract = async () => []) => {
      const mailers = Array.from({ length: workers }, () => createMailer(deps) as Mailer)
      await Promise.all(mailers.map((mailer) => sendDueMail(deps, mailer, undefined, attach)))
      for (const mailer of mailers) mailer.close()
    },
    /** The database's clock can't be changed, so the due times are moved back instead. */
    letPass: async (seconds: number) => {
      const back = sql`make_interval(secs => ${seconds})`
      await db.update(outbox).set({
        dueAt: sql`${outbox.dueAt} - ${back}`,
        claimedAt: sql`${outbox.claimedAt} - ${back}`,
      })
    },
  }
}
