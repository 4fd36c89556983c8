import { lt } from 'drizzle-orm'
import { rateLimits } from '../db/schema/operations.ts'
import type { Deps } from '../deps.ts'
import { createMailer, type Mailer } from '../email/mailer.ts'
import { claimMail, markFailed, markSent } from '../email/outbox.ts'

const pauseMs = 2_000
const dayMs = 86_400_000

/** The one loop of background work: mail that is due, and the tidying of what has served. */
export function startJobs(deps: Deps): { stop: () => Promise<void> } {
  const mailer = createMailer(deps.env)
  let stopping = false
  let wake = () => undefined as void
  const finished = (async () => {
    let tidiedAt = 0
    while (!stopping) {
      try {
        if (mailer) await sendDueMail(deps, mailer, () => stopping)
        if (deps.now().getTime() - tidiedAt > 600_000) {
          tidiedAt = deps.now().getTime()
          await forgetOldLimits(deps)
        }
      } catch (error) {
        deps.log.error({ type: error instanceof Error ? error.name : 'unknown' }, 'job failed')
      }
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

export async function sendDueMail(
  { db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>,
  mailer: Mailer,
  shouldStop: () => boolean = () => false,
): Promise<void> {
  while (!shouldStop()) {
    const mail = await claimMail(db, now())
    if (!mail) return
    try {
      await mailer.send(mail)
      await markSent(db, mail.id, now())
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      log.warn({ mail: mail.id, kind: mail.kind, attempts: mail.attempts }, 'mail not sent')
      await markFailed(db, mail, reason, now())
    }
  }
}

async function forgetOldLimits({ db, now }: Deps) {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now().getTime() - dayMs)))
}
