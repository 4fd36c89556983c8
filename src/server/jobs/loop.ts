import { retrying } from '../db/retry.ts'
import type { Deps } from '../deps.ts'
import { deleteExpiredDocuments } from '../documents/delete-expired-documents.ts'
import { removeDueFiles } from '../files/removals.ts'
import { createMailer, type Mailer } from '../mail/mailer.ts'
import { claimMail, markFailed, markSent } from '../mail/outbox.ts'
import { queueBalanceReminders } from '../payments/queue-balance-reminders.ts'
import { deleteExpiredRecords } from '../retention/delete-expired-records.ts'
import { forgetTravellers } from '../retention/forget-travellers.ts'
import { sealFieldsAnew } from '../seal-anew.ts'

const pauseMs = 2_000
const roundMs = 600_000

/** The one loop of background work: mail that is due, and the tidying of what has served. */
export function startJobs(deps: Deps): { stop: () => Promise<void> } {
  const mailer = createMailer(deps.env)
  let stopping = false
  let wake = () => undefined as void
  const finished = (async () => {
    let roundAt = 0
    await attempt(deps, () => sealFieldsAnew(deps.db))
    while (!stopping) {
      if (deps.now().getTime() - roundAt > roundMs) {
        roundAt = deps.now().getTime()
        for (const job of slowJobs) await attempt(deps, () => job(deps))
      }
      await attempt(deps, () => removeDueFiles(deps))
      if (mailer) await attempt(deps, () => sendDueMail(deps, mailer, () => stopping))
      if (!stopping) await new Promise<void>((resolve) => pause(resolve))
    }
  })()

  function pause(resolve: () => void) {
    const timer = setTimeout(resolve, pauseMs)
    wake = () => {
      clearTimeout(timer)
      resolve()
    }
  }

  return {
    stop: async () => {
      stopping = true
      wake()
      await finished
      mailer?.close()
    },
  }
}

/** Every ten minutes is often enough for these. */
const slowJobs: ((deps: Deps) => Promise<unknown>)[] = [
  queueBalanceReminders,
  deleteExpiredDocuments,
  deleteExpiredRecords,
  forgetTravellers,
]

/** One job that fails (the database may be away) holds up none of the others; all come again. */
async function attempt({ log }: Deps, job: () => Promise<unknown>): Promise<void> {
  try {
    await job()
  } catch (error) {
    log.error({ type: error instanceof Error ? error.name : 'unknown' }, 'job failed')
  }
}

async function failureOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown'
  }
}

export async function sendDueMail(
  { db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>,
  mailer: Mailer,
  shouldStop: () => boolean = () => false,
): Promise<void> {
  while (!shouldStop()) {
    const mail = await claimMail(db, now())
    if (!mail) return
    const reason = await failureOf(() => mailer.send(mail))
    if (reason === undefined) {
      // It is gone: a database that is away for a moment must not make it go out a second time.
      await retrying(() => markSent(db, mail.id, now()))
    } else {
      log.warn({ mail: mail.id, kind: mail.kind, attempts: mail.attempts }, 'mail not sent')
      await markFailed(db, mail, reason, now())
    }
  }
}
