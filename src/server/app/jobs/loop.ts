import { setTimeout as wait } from 'node:timers/promises'
import { releaseUnpaidSpots } from '../../booking/bookings/release-unpaid-spots.ts'
import { type AttachDeps, attachContract } from '../../booking/contract-pack/attach-contract.ts'
import { tellOfNewDates } from '../../booking/date-alerts/tell.ts'
import { namesFollowed } from '../../booking/departures/follow-names.ts'
import { warnUndecided } from '../../booking/departures/warn-undecided.ts'
import { deleteExpiredDocuments } from '../../booking/documents/delete-expired-documents.ts'
import { askForReviews } from '../../booking/reviews/invite.ts'
import { tendWaitingLists } from '../../booking/waiting-list/tend.ts'
import { publishDueEditions } from '../../catalogue/editions/schedule-edition.ts'
import { recordPrices } from '../../catalogue/figures/price-ledger.ts'
import { drawSharePictures } from '../../catalogue/pictures/draw-share-pictures.ts'
import { removeUnusedPictures } from '../../catalogue/pictures/remove-unused.ts'
import { workOnPictures } from '../../catalogue/pictures/work-on-pictures.ts'
import { settleChanges } from '../../money/payee/settle-changes.ts'
import { queueBalanceReminders } from '../../money/payments/queue-balance-reminders.ts'
import { attachReceipt } from '../../money/receipts/attach-receipt.ts'
import { deleteExpiredRecords } from '../../office/retention/delete-expired-records.ts'
import { forgetTravellers } from '../../office/retention/forget-travellers.ts'
import { sealFieldsAnew } from '../../office/seal-anew.ts'
import { sealTokensAnew } from '../../office/seal-tokens-anew.ts'
import { manyTries, retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/describe-error.ts'
import { removeDueFiles } from '../../platform/files/removals.ts'
import { type Attachment, createMailer, type Mailer } from '../../platform/mail/mailer.ts'
import {
  claimMail,
  giveBack,
  markFailed,
  markSent,
  type QueuedMail,
} from '../../platform/mail/outbox.ts'
import { withSecrets } from '../../platform/mail/secrets.ts'
import type { JobName } from '../../platform/watch/job-names.ts'
import { noteJob } from '../../platform/watch/observations.ts'
import { traced } from '../../platform/watch/traces.ts'
import { forgetRoad } from '../../road/forget-road.ts'
import { type LinkDeps, withPlaceLink } from '../../trip/access/mails.ts'
import { staysInTheHouse } from '../sample/mails.ts'

/** Free places are set aside for the waiting list at once; only the mail about them may take this long. */
const waitingMs = 10_000
const minutesMs = 600_000
/** A mail server that hangs may delay a shutdown by this long and no longer. */
const stopLimitMs = 5_000
const noteLimitMs = 1_000

type Job = (deps: Deps) => Promise<unknown>
export type NamedJob = readonly [name: JobName, job: Job]

/** These jobs run every ten minutes. */
export const slowJobs: readonly NamedJob[] = [
  ['unpaid spots', releaseUnpaidSpots],
  ['account changes', settleChanges],
  ['balance reminders', queueBalanceReminders],
  ['departures to decide', warnUndecided],
  ['reviews', askForReviews],
  ['expired documents', deleteExpiredDocuments],
  ['expired records', deleteExpiredRecords],
  ['travellers to be forgotten', forgetTravellers],
  ['road records', forgetRoad],
  ['unused pictures', removeUnusedPictures],
]

/**
 * The last step of a booking: `departures/spots.ts` has changed what is left of a departure, and the pages
 * that show it are rendered again. New editions and other changed figures are found by the same job.
 */
const redrawChangedPages: Job = ({ catalogue }) => catalogue.follow({ isRound: true })

/** Starts the background jobs: each has its own loop, so that none waits for another. */
export function startJobs(
  deps: Deps,
  {
    quickJobs = [],
    secondsMs = 2_000,
    attach = attachPapers,
  }: { quickJobs?: readonly NamedJob[]; secondsMs?: number; attach?: typeof attachPapers } = {},
): { stop: () => Promise<void> } {
  const mailer = createMailer(deps)
  const stopping = new AbortController()
  const every = (pauseMs: number, name: JobName, job: Job) =>
    repeat(deps, { name, job, pauseMs, signal: stopping.signal })
  const loops = [
    attempt(deps, 'older fields', () => sealFieldsAnew(deps.db)),
    attempt(deps, 'older tokens', () => sealTokensAnew(deps.db)),
    every(secondsMs, 'file removals', removeDueFiles),
    every(secondsMs, 'scheduled editions', publishDueEditions),
    every(secondsMs, 'editions', redrawChangedPages),
    every(secondsMs, 'names of coordinators', namesFollowed()),
    every(secondsMs, 'prices on offer', recordPrices),
    every(secondsMs, 'share pictures', (own) => drawSharePictures(own, stopping.signal)),
    every(secondsMs, 'pictures', (own) => workOnPictures(own, stopping.signal)),
    ...quickJobs.map(([name, job]) => every(secondsMs, name, job)),
    every(waitingMs, 'waiting lists', tendWaitingLists),
    every(waitingMs, 'new dates', tellOfNewDates),
    ...slowJobs.map(([name, job]) => every(minutesMs, name, job)),
  ]
  if (mailer) {
    loops.push(every(secondsMs, 'mail', () => sendDueMail(deps, mailer, stopping.signal, attach)))
  }
  return {
    stop: async () => {
      stopping.abort()
      const finished = Promise.all(loops)
      await within(stopLimitMs, finished)
      mailer?.close()
      // Time to record a hanging mail as not sent, before the database is closed.
      await within(noteLimitMs, finished)
    },
  }
}

async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  const limit = new AbortController()
  const tooLong = wait(limitMs, undefined, { signal: limit.signal }).catch(() => undefined)
  await Promise.race([work, tooLong])
  limit.abort()
}

type Repeated = { name: JobName; job: Job; pauseMs: number; signal: AbortSignal }

/** A failed run (the database may be down) is logged and repeated. */
async function repeat(deps: Deps, { name, job, pauseMs, signal }: Repeated): Promise<void> {
  while (!signal.aborted) {
    await attempt(deps, name, job)
    await wait(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}

async function attempt(deps: Deps, name: JobName, job: Job): Promise<void> {
  const begun = performance.now()
  const note = (failed: boolean) =>
    noteJob(name, { at: new Date(), seconds: (performance.now() - begun) / 1000, failed })
  try {
    await job(deps)
    note(false)
  } catch (error) {
    note(true)
    deps.log.error({ job: name, err: describeError(error) }, 'job failed')
  }
}

/** The shutdown began before the mail was handed to the mail server. */
class Stopped extends Error {
  override name = 'Stopped'
}

/** Drawing a PDF may take longer than a shutdown may: then it is not awaited. */
function unlessStopped<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  let stop = () => {}
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => reject(new Stopped())
  })
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  return Promise.race([work, stopped]).finally(() => signal.removeEventListener('abort', stop))
}

async function failureOf(work: () => Promise<void>): Promise<Error | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error('unknown')
  }
}

/** The documents that the law or a mail's subject requires as attachments. */
async function attachPapers(deps: AttachDeps, mail: QueuedMail): Promise<Attachment[]> {
  return [...(await attachContract(deps, mail)), ...(await attachReceipt(deps, mail))]
}

export async function sendDueMail(
  deps: AttachDeps & LinkDeps,
  mailer: Mailer,
  signal?: AbortSignal,
  attach = attachPapers,
): Promise<void> {
  const { db, log } = deps
  while (!signal?.aborted) {
    const mail = await claimMail(db)
    if (!mail) return
    if (await staysInTheHouse(db, mail)) {
      await markSent(db, mail.id)
      continue
    }
    const failure = await failureOf(() =>
      traced('send mail', { 'mail.kind': mail.kind }, async () =>
        mailer.send(
          await withPlaceLink(deps, withSecrets(mail)),
          await unlessStopped(attach(deps, mail), signal),
        ),
      ),
    )
    if (failure instanceof Stopped) {
      // The next process can send it at once instead of waiting for the claim to expire.
      await giveBack(db, mail)
    } else if (failure === undefined) {
      // The mail was sent: even a database outage of minutes must not make it go out a second time.
      await retrying(() => markSent(db, mail.id), manyTries)
    } else {
      log.warn({ mail: mail.id, kind: mail.kind, attempts: mail.attempts }, 'mail not sent')
      await markFailed(db, mail, failure.message)
    }
  }
}
