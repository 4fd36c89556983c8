import { todayInRome } from '../../domain/dates.ts'
import type { Db } from '../platform/db/client.ts'
import { type Answer, openOffice } from './test-staff.ts'

export type BookingDetail = {
  id: string
  version: number
  travelers: Record<string, unknown>[]
  timeline: { action: string; actorName: string; before: unknown; after: unknown }[]
} & Record<string, unknown>

/** Bookings as an administrator opens and changes them. */
export async function openBookingDesk(db: Db) {
  const office = await openOffice(db)
  const ask = (method: string, path: string, body?: object): Promise<Answer> =>
    office.call(office.cookies.administrator, method, `/bookings/${path}`, body)
  return {
    ...office,
    ask,
    detail: async (id: string) => (await ask('GET', id)).body as BookingDetail,
    /** Sends the version that the page shows. */
    change: ({ id, version }: BookingDetail, method: string, what: string, body: object = {}) =>
      ask(method, `${id}/${what}`, { version, ...body }),
    pay: async ({ id, version }: BookingDetail, kind: 'deposit' | 'full', amount: number) => {
      const receivedOn = todayInRome(new Date())
      const { body } = await ask('POST', `${id}/payments`, { version, kind, amount, receivedOn })
      return body as BookingDetail
    },
  }
}
