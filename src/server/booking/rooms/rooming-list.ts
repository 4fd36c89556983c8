import type { Row } from 'write-excel-file/node'
import { nightsText } from '../../../domain/booking/hotel-nights.ts'
import { roomKind } from '../../../domain/booking/rooms.ts'
import { formatDate, type IsoDate } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireStay } from './arrange.ts'
import { roomsOf } from './board.ts'

/** What a hotel receives: who sleeps in which room, and for which nights. No other data about the guests. */
export type RoomingList = {
  departureId: string
  agency: string
  hotel: string
  arrival: IsoDate
  leaving: IsoDate
  nights: string
  rooms: { number: number; kind: string; names: string[] }[]
}

type Reading = Pick<Deps, 'db' | 'catalogue' | 'signingKey'>

/** Leaves out travellers who are no longer expected, and empty rooms. */
export async function roomingList(deps: Reading, stayId: string): Promise<RoomingList> {
  const { departureId } = await requireStay(deps, stayId)
  const { stays } = await roomsOf(deps, departureId)
  const stay = stays.find(({ id }) => id === stayId)
  if (!stay) throw new DomainError('ROOM_NOT_FOUND')
  const rooms = stay.rooms.flatMap(({ sleepers, beds, hasDoubleBed }) => {
    const here = sleepers.filter(({ attention }) => attention === null || attention === 'renamed')
    return here.length > 0
      ? [{ kind: roomKind(beds, hasDoubleBed), names: here.map(({ name }) => name) }]
      : []
  })
  return {
    departureId,
    agency: deps.catalogue.current().catalogue.brand.name,
    hotel: stay.hotel,
    arrival: stay.arrival,
    leaving: stay.leaving,
    nights: nightsText(stay),
    rooms: rooms.map((room, at) => ({ number: at + 1, ...room })),
  }
}

export const listHeadings = ['Camera', 'Ospiti', 'Arrivo', 'Partenza', 'Notti'] as const

/** One line per guest, so that the hotel can sort them. */
export async function roomingXlsx(list: RoomingList): Promise<Buffer> {
  const { default: writeExcel } = await import('write-excel-file/node')
  const text = (value: string) => ({ value, type: String })
  const [arrival, leaving] = [formatDate(list.arrival), formatDate(list.leaving)]
  const rows: Row[] = [listHeadings.map((value) => ({ value, type: String, fontWeight: 'bold' }))]
  for (const { number, kind, names } of list.rooms) {
    for (const name of names) {
      rows.push([`${number}, ${kind}`, name, arrival, leaving, list.nights].map(text))
    }
  }
  return writeExcel(rows).toBuffer()
}

/** `camere-caldera-meltemi-suites-2027-04-14`. */
export function listName({ hotel, arrival }: RoomingList): string {
  const plain = hotel.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '')
  return ['camere', words, arrival].filter(Boolean).join('-')
}
