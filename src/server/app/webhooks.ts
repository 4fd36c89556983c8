import { Hono } from 'hono'
import { isDomainError } from '../../domain/errors.ts'
import { isSignedBySumsub, recordReview } from '../booking/verification/record-review.ts'
import { settleFromNotice } from '../money/payments/settle-checkout.ts'
import { verifiedNotice } from '../money/payments/stripe-client.ts'
import type { Deps } from '../platform/deps.ts'

/** Notices of the card and identity providers: accepted only with a valid signature. */
export function webhookRoutes(deps: Deps): Hono {
  const app = new Hono()
  app.post('/api/webhooks/stripe', async (c) => {
    const secret = deps.env.STRIPE_WEBHOOK_SECRET
    if (!secret) return c.json({ received: false }, 404)
    const body = await c.req.text()
    const signature = c.req.header('stripe-signature') ?? ''
    const event = await verifiedNotice(body, signature, secret)
    if (!event) return c.json({ received: false }, 400)
    try {
      await settleFromNotice(deps, event)
    } catch (error) {
      if (!isDomainError(error, 'CARD_PAYMENTS_UNAVAILABLE')) throw error
      // With this status, the provider sends its notice again later.
      deps.log.warn({ event: event.id }, 'the card provider could not be asked about a refund')
      return c.json({ received: false }, 503)
    }
    return c.json({ received: true })
  })
  app.post('/api/webhooks/sumsub', async (c) => {
    const secret = deps.env.SUMSUB_WEBHOOK_SECRET
    if (!secret) return c.json({ received: false }, 404)
    const body = new Uint8Array(await c.req.arrayBuffer())
    const digest = c.req.header('x-payload-digest') ?? ''
    const algorithm = c.req.header('x-payload-digest-alg') ?? ''
    if (!isSignedBySumsub(body, secret, { digest, algorithm })) {
      return c.json({ received: false }, 401)
    }
    const result = await recordReview(deps, body)
    return c.json({ received: result !== 'unreadable' }, result === 'unreadable' ? 400 : 200)
  })
  return app
}
