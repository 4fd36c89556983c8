import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Section } from '../ui/page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { Nothing } from '../ui/states.tsx'
import { GuestCard } from './guest-card.tsx'
import { RoomCard } from './room-card.tsx'
import { useArrows } from './use-arrows.ts'
import {
  type Board,
  type BoardActions,
  type Guest,
  type Room,
  roomCalls,
  type Sleeper,
  type Stay,
} from './use-board.ts'

type StayBoardProps = {
  board: Board
  stay: Stay
  actions: BoardActions
  onWishes: (guest: Guest) => void
}

/** One hotel: guests without a room, the rooms, and what is still open. */
export function StayBoard({ board, stay, actions, onWishes }: StayBoardProps) {
  const [chosenId, setChosenId] = useState<string>()
  const { departureId, guests } = board
  const { firstNight: night, rooms } = stay
  const arrows = useArrows(chosenId !== undefined, () => setChosenId(undefined))
  const moved = useRef<string>(undefined)
  // The pressed button is gone after the move: keyboard users get the focus on the guest's new card.
  useEffect(() => {
    if (!moved.current || document.activeElement !== document.body) return
    const card = `[data-person="${moved.current}"]`
    moved.current = undefined
    arrows.current?.querySelector<HTMLElement>(card)?.focus()
  }, [board, arrows])
  const chosen = guests.find(({ id }) => id === chosenId)
  const inRooms = new Set(
    rooms.flatMap(({ sleepers }) => sleepers.map(({ bookingId, seat }) => `${bookingId}:${seat}`)),
  )
  const without = guests.filter(({ id }) => !inRooms.has(id))
  const put = (
    { bookingId, seat, name }: Pick<Sleeper, 'bookingId' | 'seat' | 'name'>,
    room: Room | null,
  ) => {
    const said = room ? `${name} è nella camera ${room.position}` : `${name} è senza camera`
    const where = { departureId, night, bookingId, seat, roomId: room?.id ?? null }
    moved.current = `${bookingId}:${seat}`
    actions.change(said, () => roomCalls.place(where))
    setChosenId(undefined)
  }
  const choose = (guest: Guest) => {
    const isOff = guest.id === chosenId
    setChosenId(isOff ? undefined : guest.id)
    actions.say(isOff ? 'Nessuno scelto' : `${guest.name}: scegli la camera, con le frecce o Tab`)
  }
  const card = (guest: Guest) => (
    <GuestCard
      key={guest.id}
      guest={guest}
      partySize={guests.filter(({ bookingId }) => bookingId === guest.bookingId).length}
      isChosen={guest.id === chosenId}
      onChoose={() => choose(guest)}
      onDrag={() => setChosenId(guest.id)}
      onWishes={() => onWishes(guest)}
    />
  )
  const add = (beds: number) =>
    actions.change('Camera aggiunta', () => roomCalls.add({ departureId, night, beds }))
  if (guests.length === 0 && inRooms.size === 0) {
    return (
      <Nothing title="Nessuno viaggia ancora su questa partenza">
        Le camere si sistemano quando ci sono prenotazioni con i posti.
      </Nothing>
    )
  }
  return (
    <div ref={arrows} className="grid gap-6 lg:grid-cols-[300px_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <Section title="Senza camera" note={String(without.length)}>
          <div
            className="mt-2.5 grid gap-2"
            onDragOver={(event) => chosen && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (chosen && inRooms.has(chosen.id)) put(chosen, null)
            }}
          >
            {without.map(card)}
            {without.length === 0 && !chosen && (
              <p className="text-ink-2">Tutti hanno una camera.</p>
            )}
            {chosen && inRooms.has(chosen.id) && (
              <StaffButton kind="outline" data-target="" onClick={() => put(chosen, null)}>
                Togli {chosen.name} dalla camera
              </StaffButton>
            )}
          </div>
        </Section>
        <OpenNotes stay={stay} />
      </div>
      <Section
        title="Camere"
        note={String(rooms.length)}
        action={
          <span className="flex flex-wrap gap-2">
            {[1, 2, 3].map((beds) => (
              <StaffButton icon={Plus} key={beds} onClick={() => add(beds)}>
                {['Singola', 'Doppia', 'Tripla'][beds - 1]}
              </StaffButton>
            ))}
          </span>
        }
      >
        {rooms.length === 0 && (
          <Nothing title="Ancora nessuna camera">
            Premi «Proponi» per averle tutte insieme, o aggiungile una per una.
          </Nothing>
        )}
        <div className="mt-3 grid items-start gap-3.5 sm:grid-cols-2 xl:grid-cols-3">
          {rooms.map((room) => (
            <RoomCard
              key={room.id}
              room={room}
              guests={guests}
              chosen={chosen}
              card={card}
              onPut={() => chosen && put(chosen, room)}
              onSeen={(sleeper) => put(sleeper, room)}
              onTakeOut={(sleeper) => put(sleeper, null)}
              onChange={(change) =>
                actions.change(`Camera ${room.position} cambiata`, () =>
                  roomCalls.change({ departureId, roomId: room.id, ...change }),
                )
              }
              onRemove={() =>
                actions.change(`Camera ${room.position} tolta`, () =>
                  roomCalls.remove({ departureId, roomId: room.id }),
                )
              }
            />
          ))}
        </div>
      </Section>
    </div>
  )
}

/** Broken rules first, then wishes and other needs that are not met. */
function OpenNotes({ stay }: { stay: Stay }) {
  const broken = stay.notes.filter(({ weight }) => weight === 'broken')
  const open = stay.notes.filter(({ weight, kind }) => weight === 'open' && kind !== 'not_placed')
  if (stay.rooms.length === 0) return null
  return (
    <Section title="Che cosa resta aperto">
      {broken.length + open.length === 0 ? (
        <p className="mt-2 text-ink-2">Niente: regole e desideri sono rispettati.</p>
      ) : (
        <ul className="mt-2 grid gap-2">
          {broken.map(({ text }) => (
            <li key={text} className="rounded-control bg-bad-soft px-3 py-2 font-semibold text-bad">
              {text}
            </li>
          ))}
          {open.map(({ text }) => (
            <li key={text} className="border-b border-line pb-2">
              {text}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
