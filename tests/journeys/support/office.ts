import { type APIRequestContext, test as base, expect } from '@playwright/test'
import { addDays, todayInRome } from '../../../src/domain/dates.ts'
import { signIn } from './staff.ts'

const address = `http://localhost:${process.env.JOURNEYS_PORT ?? 4390}`

/** Far enough ahead for deposit and balance, and a different day for every number. */
export function dayFromNow(days: number): string {
  return addDays(todayInRome(new Date()), days)
}

type LinkTerms = {
  tripId?: string
  startDate?: string
  price?: number
  paymentType?: 'full' | 'deposit'
  coordinatorNames?: string[]
  ibanId?: string
}

type Link = { id: string; token: string; bookingCount: number }
export type Account = { id: string; iban: string; accountHolder: string; version: number }

/** Prepares what a consultant would, through the same calls as the back office. */
export class Office {
  readonly request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.request = request
  }

  async call<T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> {
    const answer = await this.request.fetch(`/api/admin${path}`, {
      method,
      // A journey may pause for longer than the server keeps an idle connection open.
      headers: { Origin: address, Connection: 'close' },
      ...(data ? { data } : {}),
    })
    if (!answer.ok())
      throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  /** One account per holder; the number is a published example. */
  async account(accountHolder = 'Ondalta Viaggi S.r.l.'): Promise<Account> {
    const { ibans } = await this.call<{ ibans: Account[] }>('GET', '/ibans')
    const known = ibans.find((account) => account.accountHolder === accountHolder)
    if (known) return known
    const data = { accountHolder, iban: 'IT60X0542811101000000123456', bankName: "Banca d'Esempio" }
    const saved = await this.call<{ iban: Account }>('POST', '/ibans', data).catch(() => undefined)
    return saved?.iban ?? this.account(accountHolder)
  }

  async link(terms: LinkTerms = {}): Promise<Link> {
    const startDate = terms.startDate ?? dayFromNow(150)
    const { link } = await this.call<{ link: Link }>('POST', '/links', {
      tripId: 'tokyo-kyoto',
      startDate,
      endDate: addDays(startDate, 9),
      price: 240_000,
      coordinatorNames: ['Marco', 'Sara'],
      ...terms,
      ibanId: terms.ibanId ?? (await this.account()).id,
    })
    return link
  }

  async bookingsOf(link: Link): Promise<number> {
    return (await this.call<Link>('GET', `/links/${link.id}`)).bookingCount
  }

  booking(id: string): Promise<{ status: string; paymentStatus: string }> {
    return this.call('GET', `/bookings/${id}`)
  }

  async verificationToken(): Promise<string> {
    const data = { customerName: 'Chiara Rinaldi', sumsubUrl: 'https://in.sumsub.com/prova' }
    const made = await this.call<{ link?: { token: string }; token?: string }>(
      'POST',
      '/verification-links',
      data,
    )
    return made.link?.token ?? made.token ?? ''
  }
}

/**
 * One sign-in per worker, because sign-ins are rate-limited. Journeys that need no office use this fixture as
 * well: Playwright starts another worker, with its browser, for tests with other worker fixtures.
 */
export const test = base.extend<object, { office: Office }>({
  office: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: address })
      await signIn(request)
      await use(new Office(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

export { expect }
