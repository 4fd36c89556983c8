import { answerApi } from '../app/api.ts'
import type { Booking } from '../booking/bookings/store.ts'
import { passToken } from '../trip/access/keys.ts'
import { currentPass } from '../trip/access/store.ts'
import { book, person, type TestDeps } from './test-deps.ts'

/** What nobody but its owner may ever read; none of it can be part of an id or a hash. */
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

/** Everybody who may come to the place of a booking, rightly or not, by their cookies. */
export function tripVisitors(deps: () => TestDeps) {
  let calls = 0

  async function call(
    method: string,
    path: string,
    cookie: string,
    body?: object,
  ): Promise<Answer> {
    const request = new Request(`http://localhost/api${path}`, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { headers } = request
    // From another network each time: how much one may ask is tested elsewhere.
    calls += 1
    const address = `10.${calls >> 8}.${calls & 255}.1`
    const context = { ...deps(), requestId: 'test', address, headers }
    const response = await answerApi(request, context)
    if (!response) throw new Error('no such call')
    const text = await response.text()
    const session = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    return { status: response.status, text, body: JSON.parse(text), session }
  }

  const enter = async (token: string) =>
    (await call('POST', '/trip/session', '', { token })).session

  async function leaderOf(booking: Booking): Promise<string> {
    const pass = await currentPass(deps().db, deps(), booking, 0)
    if (!pass) throw new Error('no way in')
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
