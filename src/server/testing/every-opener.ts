import { randomUUID } from 'node:crypto'
import { addDays, todayInRome } from '../../domain/dates.ts'
import { drawStop, requireStop } from '../access/staff/stops.ts'
import { findAlert, findOrInsert } from '../booking/date-alerts/store.ts'
import { findLinkByToken } from '../booking/links/store.ts'
import { findByToken as findReviewByToken, insertReview } from '../booking/reviews/store.ts'
import { createVerificationLink } from '../booking/verification/admin-links.ts'
import { findVerificationLink } from '../booking/verification/store.ts'
import { findByToken as findEntryByToken, insertEntry } from '../booking/waiting-list/store.ts'
import { issueVoucher } from '../money/vouchers/issue-voucher.ts'
import { lockVoucher } from '../money/vouchers/store.ts'
import { system } from '../platform/audit/write-audit.ts'
import { departureOfKitty, keepKittyLink } from '../road/purses/store.ts'
import { drawToken, hashOf, passToken } from '../trip/access/keys.ts'
import {
  currentPass,
  insertSession,
  keepFeed,
  passByFeed,
  passByToken,
  sessionByToken,
} from '../trip/access/store.ts'
import { addDeparture, addLink, book, person, type TestDeps } from './test-deps.ts'

/** A token that opens something for its holder, and a check whether it works. */
export type Opener = { token: string; opens: (token: string) => Promise<boolean> }

/**
 * One of each kind, stored as the site stores it: links, travellers' pages, vouchers, rights to stop a
 * change.
 */
export async function everyOpener(deps: TestDeps): Promise<Record<string, Opener>> {
  return { ...(await keptLinks(deps)), ...(await ownPlace(deps)), ...(await rights(deps)) }
}

const isFound = async (answer: Promise<unknown>) => (await answer) !== undefined

/** Links that are drawn once and sent or shown again. */
async function keptLinks(deps: TestDeps): Promise<Record<string, Opener>> {
  const { db } = deps
  const groupLink = `https://chat.whatsapp.com/${drawn('gruppo')}`
  const departure = await addDeparture(db, { destinationId: 'peru', groupLink })
  const { url } = await createVerificationLink(
    { ...deps, actor: system },
    {
      customerName: 'Giulia Rossi',
      sumsubUrl: 'https://in.sumsub.com/websdk/p/sbx_WRqoZ5mK2vTn8yLb',
    },
  )
  const [waiting, review, alert] = ['attesa', 'recensione', 'avviso'].map(drawn)
  const kitty = drawToken()
  await db.transaction(async (tx) => {
    const tokenHash = hashOf(kitty)
    await keepKittyLink(tx, { departureId: departure.id, generation: 1, tokenHash })
    await insertEntry(tx, {
      departureId: departure.id,
      token: waiting ?? '',
      contactName: 'Giulia Rossi',
      contactEmail: 'giulia@example.com',
      contactPhone: '+39 333 000 0000',
      people: 1,
    })
    const day = todayInRome(deps.now())
    const told = { source: 'collected', tripId: 'peru', shownName: 'Giulia R.' } as const
    await insertReview(tx, { ...told, token: review ?? '', endDate: day, invitedAt: deps.now() })
    await findOrInsert(tx, { tripId: 'peru', email: 'giulia@example.com', token: alert ?? '' })
  })
  return {
    'booking link': {
      token: (await addLink(db, { token: drawn('prenota') })).token,
      opens: (token) => isFound(findLinkByToken(db, token)),
    },
    'verification link': {
      token: new URL(url.replace('#/', '')).searchParams.get('token') ?? '',
      opens: (token) => isFound(findVerificationLink(db, token)),
    },
    'waiting list': {
      token: waiting ?? '',
      opens: (token) => isFound(findEntryByToken(db, token)),
    },
    review: { token: review ?? '', opens: (token) => isFound(findReviewByToken(db, token)) },
    kitty: { token: kitty, opens: (token) => isFound(departureOfKitty(db, hashOf(token))) },
    'date alert': { token: alert ?? '', opens: (token) => isFound(findAlert(db, token)) },
  }
}

/** As long as a real token, with a recognisable beginning. */
function drawn(word: string): string {
  return `${word}${drawToken().replace(/[^a-z0-9]/g, '0')}`.slice(0, 24)
}

async function ownPlace(deps: TestDeps): Promise<Record<string, Opener>> {
  const { db } = deps
  const booking = await book(deps, {}, [person(), person({ firstName: 'Marco', email: null })])
  const own = await currentPass(db, deps, booking, 0)
  const invited = await currentPass(db, deps, booking, 1)
  if (!own || !invited) throw new Error('no way in')
  const [feed, session] = [drawToken(), drawToken()]
  await db.transaction(async (tx) => {
    await keepFeed(tx, own, feed)
    await insertSession(tx, own, session)
  })
  const byPass = (token: string) => isFound(passByToken(db, token))
  return {
    'traveller’s place': { token: passToken(deps, own, booking), opens: byPass },
    invitation: { token: passToken(deps, invited, booking), opens: byPass },
    calendar: { token: feed, opens: (token) => isFound(passByFeed(db, token)) },
    'traveller’s session': { token: session, opens: (token) => isFound(sessionByToken(db, token)) },
  }
}

async function rights(deps: TestDeps): Promise<Record<string, Opener>> {
  const { db } = deps
  const now = deps.now()
  const made = await db.transaction(async (tx) => ({
    stop: await drawStop(tx, {
      accessChangeId: randomUUID(),
      recipient: 'amina@ondalta.example',
      now,
    }),
    voucher: await issueVoucher(tx, deps, {
      amount: 50_000,
      expiresOn: addDays(todayInRome(now), 30),
      holderName: 'Giulia Rossi',
      holderEmail: 'giulia@example.com',
      submissionId: randomUUID(),
      actor: system,
    }),
  }))
  return {
    brake: {
      token: made.stop,
      opens: (token) =>
        requireStop(db, token, now).then(
          () => true,
          () => false,
        ),
    },
    voucher: {
      token: made.voucher?.code ?? '',
      opens: (code) => db.transaction((tx) => isFound(lockVoucher(tx, { code }))),
    },
  }
}
