import { type Act, type Agency, aDeparture, bookingsOf } from '../agency.ts'
import type { Dice } from '../dice.ts'
import { Violation } from '../violation.ts'

type Board = Awaited<ReturnType<Agency['consultant']['rooms']['board']>>
type Stay = Board['stays'][number]

/** Read before the board, because other acts may cancel bookings meanwhile. */
async function whoHasLeft(agency: Agency): Promise<ReadonlySet<string>> {
  const bookings = await bookingsOf(agency)
  return new Set(bookings.filter(({ status }) => status === 'cancelled').map(({ id }) => id))
}

/** A cancelled guest who still has a bed must be marked on the board. */
function checkBoard({ departureId, stays }: Board, left: ReadonlySet<string>): void {
  const unseen = stays
    .flatMap(({ rooms }) => rooms.flatMap(({ sleepers }) => sleepers))
    .filter(({ bookingId, attention }) => left.has(bookingId) && attention === null)
  if (unseen.length > 0) {
    const details = unseen.map(({ bookingId, seat }) => `booking ${bookingId} seat ${seat}`)
    throw new Violation(`rooms of ${departureId} show who has left`, details)
  }
}

/** One of the changes that a consultant makes on the rooming list. */
async function change(
  { consultant: { rooms } }: Agency,
  dice: Dice,
  { departureId, guests, stays }: Board,
  { firstNight: night, rooms: own }: Stay,
): Promise<unknown> {
  const room = dice.oneOf(own)
  const guest = dice.oneOf(guests)
  const beds = 1 + dice.roll(4)
  // Without rooms there is little else to do, so usually one is added.
  switch (own.length === 0 && !dice.onceIn(4) ? 2 : dice.roll(7)) {
    case 0:
      return rooms.propose({ departureId, nights: stays.map((stay) => stay.firstNight) })
    case 1:
      return rooms.copy({ departureId, night })
    case 2:
      return rooms.add({ departureId, night, beds })
    case 3:
      return room && rooms.change({ departureId, roomId: room.id, beds, hasDoubleBed: beds > 1 })
    case 4:
      return room && dice.onceIn(3) && rooms.remove({ departureId, roomId: room.id })
    case 5: {
      if (!guest) return undefined
      const { bookingId, seat } = guest
      const wishes = {
        sex: dice.oneOf(['', 'sesso-f', 'sesso-m']) ?? '',
        roomMate: dice.onceIn(3) ? `con ${dice.oneOf(guests)?.name ?? ''}` : '',
        bed: dice.onceIn(4) ? 'letto-matrimoniale' : '',
        mixedRoom: dice.onceIn(4) ? 'camera-mista-va-bene' : '',
      }
      return rooms.saveWishes({ departureId, bookingId, seat, wishes })
    }
    default: {
      if (!guest) return undefined
      const { bookingId, seat } = guest
      const roomId = dice.onceIn(5) ? null : (room?.id ?? null)
      return rooms.place({ departureId, night, bookingId, seat, roomId })
    }
  }
}

async function arrangeRooms(agency: Agency, dice: Dice): Promise<void> {
  const departure = await aDeparture(agency, dice)
  if (!departure) return
  const look = () => agency.consultant.rooms.board({ departureId: departure.id })
  const left = await whoHasLeft(agency)
  let board: Board | undefined
  await agency.attempt('rooms.board', async () => {
    board = await look()
  })
  const stay = board && dice.oneOf(board.stays)
  if (!board || !stay) return
  checkBoard(board, left)
  const shown = board
  await agency.attempt('rooms', () => change(agency, dice, shown, stay))
}

export const roomsActs: readonly Act[] = [
  { name: 'a consultant arranges rooms', weight: 6, run: arrangeRooms },
]
