import {
  adminLinkDefaults,
  dateBasedReuse,
  defaultSpecialNotes,
  ibanBasedReuse,
  type LinkKind,
  linkExpiry,
  linkToken,
} from '../../../domain/booking/links.ts'
import { type InstalmentShare, shareProblem } from '../../../domain/booking/payment-plan.ts'
import type { PaymentType } from '../../../domain/booking/pricing.ts'
import type { Departure } from '../../../domain/catalogue/departures.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError, wrapErrorAs } from '../../../domain/errors.ts'
import { lockIban, touchIban } from '../../accounts/store.ts'
import { linkPrice, requireChosenTrip, tripTitle } from '../../catalogue/editions/trips.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { secureRandom } from '../../platform/random.ts'
import { listDepartures } from '../departures/list-departures.ts'
import { findFreeLink, findIbanLink, findListedLink, lockLinkKey } from './admin-store.ts'
import { adminLinkView } from './admin-view.ts'
import { type BookingLink, insertLink, type NewBookingLink } from './store.ts'

export type Generating = Deps & { actor: Actor }
type Generated = { id: string; reused: boolean }

/** The date-based generator: free, permanent links, one per trip and day. */
export async function generateFreeLink(
  deps: Generating,
  { tripId, startDate }: { tripId: string; startDate: string },
) {
  const departure = await requireDeparture(deps, tripId, startDate)
  return loadGeneratedLink(
    deps,
    await deps.db.transaction(async (tx): Promise<Generated> => {
      await lockLinkKey(tx, `date:${tripId}:${startDate}`)
      const reuse = dateBasedReuse(tripId, startDate)
      const known = await wrapErrorAs('LINK_SEARCH_FAILED', () =>
        findFreeLink(tx, reuse, deps.now()),
      )
      if (known) return { id: known.id, reused: true }
      return makeLink(tx, deps, 'date', {
        travelId: tripId,
        startDate,
        endDate: departure.endDate,
        price: 0,
        specialNotes: defaultSpecialNotes(departure.spotsAvailable),
        coordinatorNames: departure.coordinators,
      })
    }),
  )
}

/**
 * The customer a link is made for: such a link is never reused for others, nor another one given out instead.
 */
type Customer = Pick<NewBookingLink, 'customerName' | 'customerEmail' | 'customerPhone'>

export type IbanLinkRequest = Customer & {
  ibanId: string
  tripId: string
  startDate: string
  paymentType: PaymentType
  price?: number | undefined
  instalments?: InstalmentShare[] | undefined
}

/** /generatore: an existing open link is given out again, with its own price. */
export async function generateIbanLink(deps: Generating, request: IbanLinkRequest) {
  const { ibanId, tripId, startDate, paymentType } = request
  const customer = customerOf(request)
  const instalments = plannedShares(deps, { ...adminLinkDefaults, ...request })
  const departure = await requireDeparture(deps, tripId, startDate)
  return loadGeneratedLink(
    deps,
    await deps.db.transaction(async (tx): Promise<Generated> => {
      const { iban } = await useIban(tx, deps, ibanId)
      await lockLinkKey(tx, `iban:${tripId}:${startDate}:${ibanId}:${paymentType}`)
      const reuse = ibanBasedReuse(tripId, startDate, ibanId, paymentType, instalments)
      const known = customer
        ? undefined
        : await wrapErrorAs('LINK_SEARCH_FAILED', () => findIbanLink(tx, reuse, deps.now()))
      if (known) return { id: known.id, reused: true }
      const fields = {
        ...adminLinkDefaults,
        travelId: tripId,
        startDate,
        endDate: departure.endDate,
        price: request.price ?? proposedPrice(deps, departure),
        paymentType,
        instalments,
        ibanId,
        specialNotes: defaultSpecialNotes(departure.spotsAvailable),
        coordinatorNames: departure.coordinators,
        ...customer,
      }
      return makeLink(tx, deps, 'iban', fields, iban)
    }),
  )
}

export type AdminLinkRequest = Customer & {
  ibanId: string
  tripId: string
  startDate: string
  endDate: string
  price: number
  paymentType: PaymentType
  childDiscountEnabled: boolean
  childDiscountPercentage: number
  depositPercentage: number
  instalments?: InstalmentShare[] | undefined
  specialNotes?: string | undefined
  coordinatorNames?: string[] | undefined
}

/** The administrators' form: dates are typed, and every submission makes a new link. */
export async function createAdminLink(deps: Generating, request: AdminLinkRequest) {
  requireOffered(deps, request.tripId)
  const instalments = plannedShares(deps, request)
  return loadGeneratedLink(
    deps,
    await deps.db.transaction(async (tx): Promise<Generated> => {
      const { iban } = await useIban(tx, deps, request.ibanId)
      const { tripId, specialNotes, coordinatorNames, ...rest } = request
      const fields = {
        ...rest,
        instalments,
        travelId: tripId,
        specialNotes: specialNotes || null,
        coordinatorNames: coordinatorNames ?? [],
      }
      return makeLink(tx, deps, 'admin', fields, iban)
    }),
  )
}

function customerOf(request: Customer): Customer | undefined {
  const { customerName = null, customerEmail = null, customerPhone = null } = request
  const isNamed = customerName ?? customerEmail ?? customerPhone
  return isNamed ? { customerName, customerEmail, customerPhone } : undefined
}

type Terms = Pick<
  AdminLinkRequest,
  'paymentType' | 'depositPercentage' | 'startDate' | 'instalments'
>

/** The validated plan of the form; a full payment has none. */
function plannedShares({ now }: Generating, terms: Terms): InstalmentShare[] | null {
  const { instalments: shares, startDate: departure } = terms
  if (!shares || shares.length === 0 || terms.paymentType === 'full') return null
  const days = { today: todayInRome(now()), departure }
  const problem = shareProblem(terms.depositPercentage, shares, days)
  if (problem) throw new DomainError('PLAN_INVALID', { problem })
  return shares
}

/** Choosing an account for a link counts as using it. */
export async function useIban(tx: Tx, { now }: Pick<Deps, 'now'>, id: string) {
  const iban = await lockIban(tx, id)
  if (!iban) throw new DomainError('IBAN_NOT_FOUND')
  if (!iban.isActive) throw new DomainError('IBAN_INACTIVE')
  await touchIban(tx, id, now())
  return iban
}

/** A stored departure has one price everywhere; for a sample the generators' price is proposed. */
function proposedPrice(deps: Generating, { source, price, tripId }: Departure): number {
  return source === 'stored' ? price : (linkPrice(deps, tripId) ?? 0)
}

function requireOffered(deps: Generating, named: string) {
  const tripId = requireChosenTrip(deps, named)
  if (linkPrice(deps, tripId) === undefined) throw new DomainError('TRIP_NOT_FOUND', { tripId })
}

export async function requireDeparture(
  deps: Generating,
  tripId: string,
  startDate: string,
): Promise<Departure> {
  requireOffered(deps, tripId)
  const departures = await listDepartures(deps, tripId)
  const departure = departures.find((option) => option.startDate === startDate)
  if (!departure) throw new DomainError('DEPARTURE_NOT_FOUND', { tripId, startDate })
  return departure
}

type LinkFields = Omit<NewBookingLink, 'token' | 'kind' | 'travelTitle' | 'expiresAt'>

export async function makeLink(
  tx: Tx,
  deps: Generating,
  kind: LinkKind,
  fields: LinkFields,
  /** The account to be paid into: the log keeps the whole IBAN. */
  iban?: string,
): Promise<Generated> {
  const { now, actor } = deps
  const link: BookingLink = await insertLink(tx, {
    ...fields,
    kind,
    token: linkToken(kind, now(), secureRandom),
    travelTitle: tripTitle(deps, fields.travelId),
    expiresAt: linkExpiry(kind, now()),
    createdBy: actor.name,
  })
  await writeAudit(tx, {
    actor,
    action: 'created',
    entity: 'link',
    entityId: link.id,
    after: {
      kind,
      travelTitle: link.travelTitle,
      startDate: link.startDate,
      price: link.price,
      paymentType: link.paymentType,
      depositPercentage: link.depositPercentage,
      childDiscountPercentage: link.childDiscountEnabled ? link.childDiscountPercentage : null,
      ...(link.customerName ? { customerName: link.customerName } : {}),
      ...(iban ? { iban } : {}),
      ...(link.instalments ? { instalments: link.instalments } : {}),
    },
  })
  return { id: link.id, reused: false }
}

async function loadGeneratedLink(deps: Generating, { id, reused }: Generated) {
  const link = await findListedLink(deps.db, id)
  if (!link) throw new DomainError('LINK_NOT_FOUND')
  return { link: adminLinkView(deps, link), reused }
}
