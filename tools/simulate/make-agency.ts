import { ORPCError } from '@orpc/server'
import { isDomainError } from '../../src/domain/errors.ts'
import { openClock } from '../../src/server/app/sample/clock.ts'
import type { Agency } from './agency.ts'
import type { CardProvider } from './card-provider.ts'
import { type Db, openHouse } from './house.ts'

type Attempt = Agency['attempt']

/** Creates an agency on a database and a clock; `around` wraps every call. */
export async function makeAgency(options: {
  db: Db
  card: CardProvider
  /** The moment at which the simulation starts. */
  firstMoment: number
  setClock: (now: Date) => Promise<unknown>
  onError?: (told: unknown) => void
  around?: Attempt
}): Promise<Agency> {
  const { db, card, setClock, around = orRefused } = options
  const { now, wait, during } = openClock(options.firstMoment, setClock)
  await wait(0)
  const onError = options.onError ?? (() => undefined)
  const house = await openHouse({ db, now, source: card.settings, onError })
  return {
    ...house,
    db,
    now,
    wait,
    attempt: (what, call) => during(() => around(what, call)),
    visitor: (address = '10.2.0.1') => house.visitor(address),
    consultant: house.staff('consultant'),
    administrator: house.staff('administrator'),
    coordinator: house.staff('coordinator'),
    card,
    notices: [],
    files: [],
    delivered: new Map(),
  }
}

async function orRefused<T>(_what: string, call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call()
  } catch (error) {
    if (refusalOf(error)) return undefined
    throw error
  }
}

/** The code of a refusal in the contract; undefined for errors that must not happen. */
export function refusalOf(error: unknown): string | undefined {
  if (isDomainError(error)) return error.code
  if (!(error instanceof ORPCError)) return undefined
  const { code, defined } = error as ORPCError<string, unknown>
  return defined || code === 'VALIDATION' ? code : undefined
}
