import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { DomainError } from '../../../domain/errors.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { retrying } from '../../platform/db/retry.ts'
import { providerEvents } from '../../platform/db/schema/bookings.ts'
import type { Deps } from '../../platform/deps.ts'
import { findMovement } from '../movements/write-movement.ts'
import { type CardRefund, settleRefund } from './settle-refund.ts'
import { stripeClient } from './stripe-client.ts'

const refundEvents = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
]

export function isRefundNotice({ type }: Stripe.Event): boolean {
  return refundEvents.includes(type)
}

/**
 * A notice only says that something about a payment changed; the current refunds are read from the provider.
 * So notices may arrive in any order, repeatedly, or get lost.
 */
export async function bookRefundNotice(deps: Deps, event: Stripe.Event, actor: Actor) {
  const { payment_intent: intent } = event.data.object as Stripe.Charge | Stripe.Refund
  const paymentId = typeof intent === 'string' ? intent : intent?.id
  if (paymentId) await recordRefunds(deps, paymentId, actor)
}

/** Called after a payment was recorded, because its refund may have been reported before it. */
export async function bookWaitingRefunds(deps: Deps, paymentId: string, actor: Actor) {
  const [waiting] = await deps.db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(eq(providerEvents.id, waitingKey(paymentId)))
    .limit(1)
  if (waiting) await recordRefunds(deps, paymentId, actor)
}

async function recordRefunds(deps: Deps, paymentId: string, actor: Actor) {
  const refunds = await askForRefunds(deps, paymentId)
  const book = () =>
    retrying(() => deps.db.transaction((tx) => bookAll(tx, deps, { paymentId, refunds, actor })))
  const isOurs = await book()
  // Avoids a race: the payment looks for a waiting refund after its commit, and this code looks for the
  // payment, so the later of the two finds the other.
  if (!isOurs && (await findPayment(deps.db, paymentId))) await book()
}

type Told = { paymentId: string; refunds: CardRefund[]; actor: Actor }

/** False when no booking has this payment: not recorded yet, or not ours. */
async function bookAll(tx: Tx, deps: Deps, { paymentId, refunds, actor }: Told): Promise<boolean> {
  const payment = await findPayment(tx, paymentId)
  const id = waitingKey(paymentId)
  if (!payment) {
    await tx
      .insert(providerEvents)
      .values({ id, provider: 'stripe', type: 'refund.waiting' })
      .onConflictDoNothing()
    return false
  }
  for (const refund of refunds) await settleRefund(tx, deps, { payment, refund, actor })
  await tx.delete(providerEvents).where(eq(providerEvents.id, id))
  return true
}

const waitingKey = (paymentId: string) => `refund-waiting:${paymentId}`

const findPayment = (db: Db | Tx, paymentId: string) => findMovement(db, { externalId: paymentId })

async function askForRefunds({ env }: Deps, paymentId: string): Promise<CardRefund[]> {
  const provider = await stripeClient(env)
  const { data } = await provider.refunds
    .list({ payment_intent: paymentId, limit: 100 })
    .catch((error: unknown) => {
      throw new DomainError('CARD_PAYMENTS_UNAVAILABLE', {}, { cause: error })
    })
  return data
    .filter(({ currency }) => !currency || currency === 'eur')
    .toSorted((a, b) => a.created - b.created)
    .map(({ id, amount, status, created }) => ({
      id,
      amount,
      outcome: outcomeOf(status),
      madeAt: new Date(created * 1000),
    }))
}

function outcomeOf(status: string | null): CardRefund['outcome'] {
  if (status === 'succeeded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'open'
}
