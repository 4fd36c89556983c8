import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Session = {
  id: string
  object: 'checkout.session'
  url: string
  currency: 'eur'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string
  amount_total: number
  client_reference_id: string
  metadata: { bookingId: string }
}

type CardRefund = {
  id: string
  amount: number
  currency: 'eur'
  status: 'succeeded' | 'failed' | 'pending'
  created: number
  payment_intent: string
}

/** The state of a fake card provider, which is called over HTTP like the real one. */
export type CardProvider = {
  settings: Record<string, string>
  sessions: Session[]
  refunds: CardRefund[]
  close: () => Promise<void>
}

export async function openCardProvider(): Promise<CardProvider> {
  const sessions: Session[] = []
  const refunds: CardRefund[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://localhost')
      const key = String(request.headers['idempotency-key'] ?? '')
      const answer = answerTo(url, new URLSearchParams(text), key)
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? { error: { message: 'unknown' } }))
    })
  })

  function answerTo(url: URL, body: URLSearchParams, key: string): object | undefined {
    if (url.pathname === '/v1/refunds') {
      const intent = url.searchParams.get('payment_intent')
      const data = refunds.filter(({ payment_intent: own }) => own === intent).toReversed()
      return { object: 'list', data, has_more: false }
    }
    if (url.pathname === '/v1/checkout/sessions') return sessionFor(body, key)
    const id = url.pathname.split('/').at(-1)
    return sessions.find((session) => session.id === id)
  }

  const keys = new Map<string, Session>()

  /** Idempotent: the same key returns the same page. */
  function sessionFor(body: URLSearchParams, key: string): Session {
    const known = keys.get(key)
    if (known && sessions.includes(known)) return known
    const id = `cs_test_${sessions.length + 1}`
    const bookingId = body.get('client_reference_id') ?? ''
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.example/${id}`,
      currency: 'eur',
      payment_status: 'unpaid',
      payment_intent: `pi_${bookingId.slice(0, 8)}_${sessions.length + 1}`,
      amount_total: Number(body.get('line_items[0][price_data][unit_amount]')),
      client_reference_id: bookingId,
      metadata: { bookingId },
    }
    sessions.push(session)
    keys.set(key, session)
    return session
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_simulation',
      STRIPE_WEBHOOK_SECRET: 'whsec_simulation',
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    sessions,
    refunds,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
