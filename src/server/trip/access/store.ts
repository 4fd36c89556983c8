import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { leaderSeat } from '../../../domain/trip/place.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { gathered } from '../../platform/db/gathered.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { tripPasses, tripPasskeys, tripSessions } from '../../platform/db/schema/trip.ts'
import type { Deps } from '../../platform/deps.ts'
import { hashOf, isHeldBy, passToken } from './keys.ts'

export type Pass = typeof tripPasses.$inferSelect
type KeyDeps = Pick<Deps, 'signingKey' | 'now'>

/** Enough browsers for a family; the oldest session is removed first. */
const mostSessions = 20

export async function findPass(db: Db | Tx, bookingId: string, seat: number) {
  const [row] = await db
    .select()
    .from(tripPasses)
    .where(and(eq(tripPasses.bookingId, bookingId), eq(tripPasses.seat, seat)))
  return row
}

async function firstPass(tx: Db | Tx, deps: KeyDeps, booking: Booking, seat: number) {
  const pass = { id: randomUUID(), bookingId: booking.id, seat, generation: 1 }
  const tokenHash = hashOf(passToken(deps, pass, booking))
  const [row] = await tx
    .insert(tripPasses)
    .values({ ...pass, tokenHash })
    .onConflictDoNothing({ target: [tripPasses.bookingId, tripPasses.seat] })
    .returning()
  return row
}

/** The current link; created where there is none, renewed where the seat has another holder by now. */
export async function currentPass(
  tx: Db | Tx,
  deps: KeyDeps,
  booking: Booking,
  seat: number,
): Promise<Pass | undefined> {
  const found =
    (await findPass(tx, booking.id, seat)) ??
    (await firstPass(tx, deps, booking, seat)) ??
    (await findPass(tx, booking.id, seat))
  if (!found || isHeldBy(deps, found, booking)) return found
  return advance(tx, deps, booking, found)
}

/**
 * Renews the link; the previous one and its sessions end. The contact's passkeys stay, because the new link
 * goes to the same mailbox; those of other travellers are deleted, because the first link may have reached
 * the wrong person.
 */
export async function renewPass(
  tx: Tx,
  deps: KeyDeps,
  booking: Booking,
  seat: number,
): Promise<Pass | undefined> {
  const found = await findPass(tx, booking.id, seat)
  if (!found) return firstPass(tx, deps, booking, seat)
  if (seat !== leaderSeat) await tx.delete(tripPasskeys).where(eq(tripPasskeys.passId, found.id))
  return advance(tx, deps, booking, found)
}

/** An invitation works once: it is exchanged for a session, and a forwarded link no longer works. */
export async function claimPass(
  tx: Tx,
  deps: KeyDeps,
  booking: Booking,
  pass: Pass,
): Promise<Pass | undefined> {
  return advanceFrom(tx, deps, booking, pass)
}

async function advance(tx: Db | Tx, deps: KeyDeps, booking: Booking, pass: Pass) {
  // A concurrent request was faster: its link is the new one.
  return (await advanceFrom(tx, deps, booking, pass)) ?? findPass(tx, booking.id, pass.seat)
}

async function advanceFrom(tx: Db | Tx, deps: KeyDeps, booking: Booking, pass: Pass) {
  const generation = pass.generation + 1
  const [row] = await tx
    .update(tripPasses)
    .set({
      generation,
      tokenHash: hashOf(passToken(deps, { ...pass, generation }, booking)),
      feedHash: null,
      endedAt: null,
      updatedAt: deps.now(),
    })
    .where(and(eq(tripPasses.id, pass.id), eq(tripPasses.generation, pass.generation)))
    .returning()
  return row
}

export async function endPass(tx: Tx, bookingId: string, seat: number, now: Date) {
  const rows = await tx
    .update(tripPasses)
    .set({ endedAt: now, feedHash: null, updatedAt: now })
    .where(and(eq(tripPasses.bookingId, bookingId), eq(tripPasses.seat, seat)))
    .returning({ id: tripPasses.id })
  const ids = rows.map(({ id }) => id)
  await tx.delete(tripSessions).where(inArray(tripSessions.passId, ids))
  await tx.delete(tripPasskeys).where(inArray(tripPasskeys.passId, ids))
  return rows.length > 0
}

export async function passByToken(db: Db, token: string) {
  const [row] = await db
    .select({ pass: tripPasses, booking: travelBookings })
    .from(tripPasses)
    .innerJoin(travelBookings, eq(travelBookings.id, tripPasses.bookingId))
    .where(eq(tripPasses.tokenHash, hashOf(token)))
  return row
}

/** Stores a new calendar address, only while the link by which it was requested is still valid. */
export async function keepFeed(tx: Tx, pass: Pass, token: string): Promise<boolean> {
  const rows = await tx
    .update(tripPasses)
    .set({ feedHash: hashOf(token) })
    .where(
      and(
        eq(tripPasses.id, pass.id),
        eq(tripPasses.tokenHash, pass.tokenHash),
        isNull(tripPasses.endedAt),
      ),
    )
    .returning({ id: tripPasses.id })
  return rows.length > 0
}

export async function passByFeed(db: Db, token: string) {
  const [row] = await db
    .select({ pass: tripPasses, booking: travelBookings })
    .from(tripPasses)
    .innerJoin(travelBookings, eq(travelBookings.id, tripPasses.bookingId))
    .where(eq(tripPasses.feedHash, hashOf(token)))
  return row
}

const sessionsByHash = prepared('trip sessions by hash', ['hashes'], (db, { hashes }) =>
  db
    .select({ session: tripSessions, pass: tripPasses, booking: travelBookings })
    .from(tripSessions)
    .innerJoin(tripPasses, eq(tripPasses.id, tripSessions.passId))
    .innerJoin(travelBookings, eq(travelBookings.id, tripPasses.bookingId))
    .where(sql`${tripSessions.tokenHash} = any(${hashes}::text[])`),
)

const sessionByHash = gathered(async (db, hashes: readonly string[]) => {
  const rows = await sessionsByHash(db, { hashes })
  const byHash = new Map(rows.map((row) => [row.session.tokenHash, row]))
  return new Map(
    hashes.flatMap((hash, place) => {
      const row = byHash.get(hash)
      return row ? [[place, row] as const] : []
    }),
  )
})

/** The session of a cookie with all needed data of its booking, in one query that concurrent callers share. */
export async function sessionByToken(db: Db, token: string) {
  return sessionByHash(db, hashOf(token))
}

/** Also deletes sessions of an older link, and the oldest beyond the limit. */
export async function insertSession(tx: Tx, pass: Pass, token: string): Promise<void> {
  const { id: passId, tokenHash: passHash } = pass
  await tx.insert(tripSessions).values({ passId, passHash, tokenHash: hashOf(token) })
  const newest = tx
    .select({ id: tripSessions.id })
    .from(tripSessions)
    .where(eq(tripSessions.passId, passId))
    .orderBy(desc(tripSessions.createdAt))
    .limit(mostSessions)
  const own = eq(tripSessions.passId, passId)
  await tx.delete(tripSessions).where(and(own, ne(tripSessions.passHash, passHash)))
  await tx.delete(tripSessions).where(and(own, notInArray(tripSessions.id, newest)))
}

export async function deleteSession(db: Db, token: string): Promise<void> {
  await db.delete(tripSessions).where(eq(tripSessions.tokenHash, hashOf(token)))
}
