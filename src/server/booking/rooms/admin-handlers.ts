import type { z } from 'zod'
import type { roomBoardSchema } from '../../../contract/admin/booking/rooms.ts'
import { adminApi } from '../../http/admin-api.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireDeparture } from '../departures/admin-manage.ts'
import {
  addRoom,
  changeRoom,
  copyRooms,
  placeGuest,
  proposeForStays,
  removeRoom,
  saveStays,
} from './arrange.ts'
import { type RoomBoard, roomsOf } from './board.ts'
import { saveWishes } from './save-wishes.ts'

type View = z.input<typeof roomBoardSchema>

async function view(deps: Pick<Deps, 'db' | 'catalogue'>, board: RoomBoard): Promise<View> {
  const { tripTitle, startDate, endDate } = await requireDeparture(deps, board.departureId)
  const guests = board.guests.map(
    ({ id, bookingId, seat, name, contactName, isMinor, singles, wishes }) => ({
      ...wishes,
      id,
      bookingId,
      seat,
      name,
      contactName,
      isMinor,
      singles,
    }),
  )
  const stays = board.stays.map((stay) => ({
    ...stay,
    notes: stay.notes.map((note) => ({ ...note, people: [...note.people] })),
  }))
  return { ...board, tripTitle, startDate, endDate, guests, stays }
}

const api = adminApi.rooms

export const roomHandlers = {
  board: api.board.handler(async ({ input, context }) =>
    view(context, await roomsOf(context, input.departureId)),
  ),
  propose: api.propose.handler(async ({ input: { departureId, nights }, context }) =>
    view(context, await proposeForStays(context, departureId, nights)),
  ),
  copy: api.copy.handler(async ({ input: { departureId, night }, context }) =>
    view(context, await copyRooms(context, departureId, night)),
  ),
  place: api.place.handler(async ({ input: { departureId, ...placing }, context }) =>
    view(context, await placeGuest(context, departureId, placing)),
  ),
  add: api.add.handler(async ({ input: { departureId, night, beds }, context }) =>
    view(context, await addRoom(context, departureId, night, beds)),
  ),
  change: api.change.handler(async ({ input: { departureId, ...room }, context }) =>
    view(context, await changeRoom(context, departureId, room)),
  ),
  remove: api.remove.handler(async ({ input: { departureId, roomId }, context }) =>
    view(context, await removeRoom(context, departureId, roomId)),
  ),
  saveStays: api.saveStays.handler(async ({ input: { departureId, stays }, context }) =>
    view(context, await saveStays(context, departureId, stays)),
  ),
  saveWishes: api.saveWishes.handler(async ({ input, context }) =>
    view(context, await saveWishes(context, input)),
  ),
}
