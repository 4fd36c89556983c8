import { agreedKey, type PackText, paperState } from '../../../domain/booking/contract-pack.ts'
import { legalValues } from '../../../domain/catalogue/legal.ts'
import { keepTexts } from '../../catalogue/legal/accept-terms.ts'
import { acceptancesOf } from '../../catalogue/legal/store.ts'
import { currentTerms, type Terms } from '../../catalogue/legal/terms.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { placeUrl } from '../../platform/pdf/issuer.ts'
import type { Booking } from '../bookings/store.ts'
import { acceptedTexts, agreedFacts, soldTrip, textsInForce } from './facts.ts'
import { type ContractPack, insertFirstPack, insertPack, latestPack } from './store.ts'

type PackDeps = Pick<Deps, 'now' | 'catalogue' | 'publicUrl'>

/**
 * The current contract of a booking: the stored one, or a new one when booking or texts differ from it, or
 * when the proposal has been accepted.
 */
export async function keepPack(
  db: Db | Tx,
  deps: PackDeps,
  booking: Booking,
): Promise<ContractPack> {
  const before = await latestPack(db, booking.id)
  // The agreed note of an earlier contract stays, even if the link's note changes.
  const agreed = agreedFacts(booking, before?.facts.agreed.note)
  const texts = await textsOf(db, deps, booking.id, before)
  const state = paperState(booking, before?.facts)
  const stated = state && { state }
  if (before && agreedKey(before.facts) === agreedKey({ ...stated, agreed, texts })) return before
  const kept = await insertPack(db, {
    bookingId: booking.id,
    number: (before?.number ?? 0) + 1,
    facts: { ...stated, agreed, texts, ...offeredNow(deps, booking) },
    createdAt: deps.now(),
  })
  if (!kept) throw new Error('The contract was not kept')
  return kept
}

/** For a new booking, after its texts were stored: `acceptedAt` is when they were agreed to. */
export async function keepFirstPack(
  tx: Tx,
  deps: PackDeps,
  booking: Booking,
  { terms, acceptedAt, note }: { terms: Terms; acceptedAt: Date | null; note?: string | undefined },
): Promise<void> {
  const facts = {
    state: paperState(booking, undefined) ?? 'proposal',
    agreed: agreedFacts(booking, note),
    texts: textsInForce(terms, acceptedAt),
    ...offeredNow(deps, booking),
  }
  await insertFirstPack(tx, {
    bookingId: booking.id,
    facts,
    createdAt: deps.now(),
  })
}

function offeredNow(deps: PackDeps, { tripId }: Booking) {
  const { catalogue } = deps.catalogue.current()
  const agency = legalValues(catalogue.brand, catalogue.organiser)
  return { trip: soldTrip(catalogue, tripId), agency, place: placeUrl(deps) }
}

async function textsOf(
  db: Db | Tx,
  deps: PackDeps,
  bookingId: string,
  before: ContractPack | undefined,
): Promise<PackText[]> {
  const accepted = await acceptancesOf(db, bookingId)
  if (accepted.length > 0) return acceptedTexts(accepted)
  if (before) return before.facts.texts
  const terms = currentTerms(deps)
  await keepTexts(db, terms)
  return textsInForce(terms)
}
