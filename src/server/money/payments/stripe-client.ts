import type Stripe from 'stripe'
import { DomainError } from '../../../domain/errors.ts'
import type { Env } from '../../platform/env.ts'

const clients = new Map<string, Promise<Stripe>>()

/** The card provider's client, if configured. Its library is loaded only then. */
export function stripeClient(env: Env): Promise<Stripe> {
  if (!env.STRIPE_SECRET_KEY) throw new DomainError('CARD_PAYMENTS_UNAVAILABLE')
  const key = `${env.STRIPE_SECRET_KEY} ${env.STRIPE_API_BASE ?? ''}`
  const client = clients.get(key) ?? createClient(env, env.STRIPE_SECRET_KEY)
  clients.set(key, client)
  return client
}

async function createClient(env: Env, secretKey: string): Promise<Stripe> {
  const { default: Provider } = await import('stripe')
  return new Provider(secretKey, settings(env))
}

/** The parsed notice; throws unless the provider has signed it. */
export async function verifiedNotice(
  body: string,
  signature: string,
  secret: string,
): Promise<Stripe.Event | undefined> {
  const { default: Provider } = await import('stripe')
  try {
    return Provider.webhooks.constructEvent(body, signature, secret)
  } catch {
    return undefined
  }
}

function settings({ STRIPE_API_BASE }: Env) {
  const limits = { maxNetworkRetries: 1, timeout: 10_000, telemetry: false }
  if (!STRIPE_API_BASE) return limits
  const url = new URL(STRIPE_API_BASE)
  const protocol = url.protocol === 'http:' ? ('http' as const) : ('https' as const)
  const port = url.port || (protocol === 'http' ? 80 : 443)
  return { ...limits, host: url.hostname, port, protocol }
}
