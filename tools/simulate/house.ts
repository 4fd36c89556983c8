import type { StaffRole } from '../../src/domain/access/rights.ts'
import { sendDueMail, slowJobs } from '../../src/server/app/jobs/loop.ts'
import {
  type Office,
  openHouse as openRooms,
  type House as Rooms,
  type Visitor,
} from '../../src/server/app/sample/house.ts'
import { tellOfNewDates } from '../../src/server/booking/date-alerts/tell.ts'
import { tendWaitingLists } from '../../src/server/booking/waiting-list/tend.ts'
import { followEditions } from '../../src/server/catalogue/editions/follow-editions.ts'
import { settleFromNotice } from '../../src/server/money/payments/settle-checkout.ts'
import type { Db } from '../../src/server/platform/db/client.ts'
import type { Deps } from '../../src/server/platform/deps.ts'
import { readEnv } from '../../src/server/platform/env.ts'
import { createLog } from '../../src/server/platform/log.ts'
import type { Mailer } from '../../src/server/platform/mail/mailer.ts'
import { memoryStore } from '../../src/server/testing/test-deps.ts'

export { findBooking } from '../../src/server/booking/bookings/store.ts'
export { publishEdition } from '../../src/server/catalogue/editions/publish-edition.ts'
export { listVouchers } from '../../src/server/money/vouchers/store.ts'
export { selectRows } from '../../src/server/platform/db/rows.ts'
export { openToken } from '../../src/server/platform/db/sealed-tokens.ts'
export { bankFiles } from '../../src/server/testing/statement-files.ts'
export { currentPass } from '../../src/server/trip/access/store.ts'
export { askRequest, withdrawRequest } from '../../src/server/trip/requests/ask.ts'
export { setShares } from '../../src/server/trip/shares/set-shares.ts'
export { viewShares } from '../../src/server/trip/shares/view.ts'
export type { Db, Office, Visitor }

/** The server's parts, and what the card provider and time do to them. */
export type House = Rooms & {
  deps: Deps
  staff: (role: StaffRole) => Office
  /** A notice of the card provider whose signature was valid. */
  notice: (event: Parameters<typeof settleFromNotice>[1]) => Promise<void>
  jobs: readonly (readonly [name: string, run: () => Promise<unknown>])[]
  sendMail: (send: Mailer['send']) => Promise<void>
}

const publicUrl = 'https://www.ondalta.example'

export async function openHouse(options: {
  db: Db
  now: () => Date
  source: Record<string, string>
  /** Receives what the server logs as errors. */
  onError: (told: unknown) => void
}): Promise<House> {
  const { db, now, source, onError } = options
  const env = readEnv({ DATA_DIR: '/tmp/ondalta-simulation', LOG_LEVEL: 'silent', ...source })
  const log = createLog(env)
  log.error = (told: unknown) => onError(told)
  const catalogue = await followEditions({ db, log })
  const deps: Deps = {
    db,
    env,
    now,
    log,
    files: memoryStore(),
    catalogue,
    publicUrl,
    signingKey: 'a key for simulated years',
  }
  return {
    ...openRooms(deps),
    deps,
    notice: (event) => settleFromNotice(deps, event),
    jobs: jobsOf(deps),
    sendMail: (send) =>
      sendDueMail(deps, { send, close: () => undefined }, undefined, async () => []),
  }
}

type Job = (deps: Deps) => Promise<unknown>

/** What the clock does by itself: frequent jobs, then the slow ones. */
const jobs: readonly (readonly [name: string, job: Job])[] = [
  ['waiting lists', tendWaitingLists],
  ...slowJobs,
  ['new dates', tellOfNewDates],
]

export const jobsOf = (deps: Deps): House['jobs'] =>
  jobs.map(([name, job]) => [name, () => job(deps)] as const)
