import { answerApi } from '../app/api.ts'
import { type Booking, findBooking } from '../booking/bookings/store.ts'
import type { Deps } from '../platform/deps.ts'
import { currentPass } from '../trip/access/store.ts'

/** The stored state of a booking. */
export async function reread(deps: Deps, { id }: { id: string }): Promise<Booking> {
  const booking = await findBooking(deps.db, id)
  if (!booking) throw new Error('no booking')
  return booking
}

/** The session in 'Il mio viaggio' of the traveller in that seat. */
export async function visitOf(deps: Deps, booking: Booking, seat = 0) {
  const pass = await currentPass(deps.db, deps, booking, seat)
  if (!pass) throw new Error('no way in')
  return { pass, booking }
}

/** A call like that of a browser with this cookie; the returned `cookie` is the one it is told to store. */
export async function callAs(
  deps: Deps,
  who: string,
  [method, path, body]: readonly [method: string, path: string, body?: object | undefined],
  address = '127.0.0.1',
) {
  const request = new Request(`http://localhost/api${path}`, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), cookie: who },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const context = { requestId: 'test', address, headers: request.headers }
  const response = await answerApi(request, { build: 'dev', ...deps, ...context })
  if (!response) throw new Error('no such call')
  const text = await response.text()
  return {
    status: response.status,
    text,
    body: JSON.parse(text) as Record<string, unknown>,
    cookie: response.headers.get('set-cookie') ?? '',
  }
}
