import type { Booking } from '../booking/bookings/store.ts'
import { passToken } from '../trip/access/keys.ts'
import { callAs, visitOf } from './place-visitors.ts'
import { book, person, type TestDeps } from './test-deps.ts'

/** A text that only its owner may ever read; it can't be part of an id or a hash. */
export const secretOf = (who: string) => `Via Segreta di ${who}`

const companion = (firstName: string, lastName: string) =>
  person({
    firstName,
    lastName,
    email: null,
    phone: null,
    address: secretOf(firstName),
    passportNumber: `${firstName.toUpperCase()}-PASS`,
  })

export const secretParty = [
  person({ address: secretOf('Giulia'), passportNumber: 'GIULIA-PASS' }),
  companion('Marco', 'Bianchi'),
  { ...companion('Lia', 'Rossi'), birthDate: null },
]

export const everySecret = ['Giulia', 'Marco', 'Lia'].flatMap((name) => [
  secretOf(name),
  `${name.toUpperCase()}-PASS`,
])

export type Answer = {
  status: number
  text: string
  body: Record<string, unknown>
  session: string
}

/** All visitors who may open a booking's private pages, with or without permission, by their cookies. */
export function tripVisitors(deps: () => TestDeps) {
  let calls = 0

  async function call(
    method: string,
    path: string,
    cookie: string,
    body?: object,
  ): Promise<Answer> {
    // From another network each time, because limits are tested elsewhere.
    calls += 1
    const address = `10.${calls >> 8}.${calls & 255}.1`
    const answer = await callAs(deps(), cookie, [method, path, body], address)
    return { ...answer, session: answer.cookie.split(';')[0] ?? '' }
  }

  const enter = async (token: string) =>
    (await call('POST', '/trip/session', '', { token })).session

  async function leaderOf(booking: Booking): Promise<string> {
    const { pass } = await visitOf(deps(), booking)
    return enter(passToken(deps(), pass, booking))
  }

  async function invited(leader: string, seat: number): Promise<string> {
    const { body } = await call('POST', `/trip/seats/${seat}/invitation`, leader, {})
    return /viaggio\/([\w-]+)/.exec(String(body['message']))?.[1] ?? ''
  }

  async function everybody() {
    const booking = await book(deps(), {}, secretParty)
    const stranger = person({ firstName: 'Otto', email: 'otto@example.com' })
    const other = await book(deps(), {}, [stranger])
    const leader = await leaderOf(booking)
    const sessions = {
      leader,
      companion: await enter(await invited(leader, 1)),
      stranger: await leaderOf(other),
      ended: await enter(await invited(leader, 2)),
      consultant: 'better-auth.session_token=abc',
    }
    await call('POST', '/trip/seats/2/invitation/end', leader, {})
    return { booking, other, sessions }
  }

  return { call, enter, leaderOf, invited, everybody }
}
