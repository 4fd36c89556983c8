import { Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { mostBeds, roomKind } from '../../../domain/booking/rooms.ts'
import { classNames } from '../../ui/class-names.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { attentionText } from './guest-card.tsx'
import type { Guest, Room, Sleeper } from './use-board.ts'

type RoomCardProps = {
  room: Room
  guests: readonly Guest[]
  /** The guest to be put in a room. */
  chosen: Guest | undefined
  card: (guest: Guest) => ReactNode
  onPut: () => void
  onChange: (change: { beds: number; hasDoubleBed: boolean }) => void
  onRemove: () => void
  onSeen: (sleeper: Sleeper) => void
  onTakeOut: (sleeper: Sleeper) => void
}

export function RoomCard(props: RoomCardProps) {
  const { room, guests, chosen, card, onPut, onChange, onRemove, onSeen, onTakeOut } = props
  const { position, beds, hasDoubleBed, sleepers } = room
  const [isOver, setIsOver] = useState(false)
  const title = useId()
  const guestOf = (one: Sleeper) =>
    guests.find(({ bookingId, seat }) => bookingId === one.bookingId && seat === one.seat)
  const isIn = sleepers.some((one) => chosen && guestOf(one)?.id === chosen.id)
  const isOpen = chosen !== undefined && !isIn && sleepers.length < beds
  return (
    <div
      onDragOver={(event) => {
        if (!isOpen) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        if (isOpen) onPut()
      }}
      className={classNames('rounded-picture p-3.5', isOver ? 'bg-primary-light' : 'bg-paper-2')}
    >
      <section aria-labelledby={title} className="flex flex-col gap-2.5">
        <div className="flex items-center gap-2">
          <h3 id={title} className="min-w-0 flex-1 font-text text-[1rem] leading-[1.3] font-[650]">
            Camera {position}
            <span className="block text-small font-medium text-ink-2">
              {roomKind(beds, hasDoubleBed)}, {sleepers.length} di {beds}
            </span>
          </h3>
          <button
            type="button"
            aria-label={`Togli la camera ${position}`}
            title="Togli la camera"
            onClick={onRemove}
            className="grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:text-bad"
          >
            <Trash2 className="size-4.25" aria-hidden />
          </button>
        </div>
        {sleepers.map((one) => {
          const guest = guestOf(one)
          return (
            <div key={`${one.bookingId}:${one.seat}`} className="grid gap-1.5">
              {guest ? (
                card(guest)
              ) : (
                <p className="rounded-control border border-bad bg-white px-3 py-2 font-[650]">
                  {one.name || 'Posto di chi non viaggia più'}
                </p>
              )}
              {one.attention && (
                <div className="flex flex-wrap items-center gap-2">
                  <p className="min-w-0 flex-1 text-small font-semibold text-bad">
                    Da guardare: {attentionText(one.attention).toLowerCase()}
                  </p>
                  {guest && (
                    <StaffButton onClick={() => onSeen(one)}>
                      Va bene così<span className="sr-only"> per {one.name}</span>
                    </StaffButton>
                  )}
                  <StaffButton onClick={() => onTakeOut(one)}>
                    Togli
                    <span className="sr-only">
                      {' '}
                      {one.name} dalla camera {position}
                    </span>
                  </StaffButton>
                </div>
              )}
            </div>
          )
        })}
        {isOpen && chosen && (
          <StaffButton kind="outline" data-target="" onClick={onPut}>
            Metti qui {chosen.name}
            <span className="sr-only">, camera {position}</span>
          </StaffButton>
        )}
        {!isOpen && sleepers.length < beds && (
          <p className="rounded-control border border-dashed border-control px-3 py-2.5 text-small text-ink-2">
            {freeText(beds - sleepers.length)}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <select
            aria-label={`Letti della camera ${position}`}
            value={beds}
            onChange={(event) => onChange({ beds: Number(event.target.value), hasDoubleBed })}
            className="field w-auto!"
          >
            {Array.from({ length: mostBeds }, (_, at) => at + 1).map((count) => (
              <option key={count} value={count} disabled={count < sleepers.length}>
                {count === 1 ? '1 letto' : `${count} letti`}
              </option>
            ))}
          </select>
          <label className="flex min-h-11 items-center gap-2.5 text-small">
            <input
              type="checkbox"
              checked={hasDoubleBed}
              disabled={beds < 2}
              onChange={(event) => onChange({ beds, hasDoubleBed: event.target.checked })}
              className="size-5 accent-navy"
            />
            Letto matrimoniale<span className="sr-only"> nella camera {position}</span>
          </label>
        </div>
      </section>
    </div>
  )
}

function freeText(free: number): string {
  return free === 1 ? '1 letto libero' : `${free} letti liberi`
}
