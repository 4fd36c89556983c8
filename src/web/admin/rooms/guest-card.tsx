import { Baby, BedDouble, BedSingle, PenLine, UserRound, Users } from 'lucide-react'
import { travellerFields } from '../../../domain/booking/traveller-fields.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Guest, Sleeper } from './use-board.ts'

const words: Readonly<Record<NonNullable<Sleeper['attention']>, string>> = {
  cancelled: 'Prenotazione annullata',
  moved: "Spostata su un'altra partenza",
  released: 'Ha perso i posti',
  left: 'Non è più nella prenotazione',
  renamed: 'Il nome è cambiato',
}

export function attentionText(attention: Sleeper['attention']): string {
  return attention ? words[attention] : ''
}

/** What is known about a guest, as short lines under the name. */
function FactsOf({ guest, partySize }: { guest: Guest; partySize: number }) {
  const line = 'flex items-start gap-1.5'
  const icon = 'mt-0.75 size-3.75 flex-none'
  const bed = travellerFields.bed.choices[guest.bed as keyof typeof travellerFields.bed.choices]
  const sex = travellerFields.sex.choices[guest.sex as keyof typeof travellerFields.sex.choices]
  const about = [sex, guest.mixedRoom && 'camera mista va bene'].filter(Boolean).join(', ')
  return (
    <span className="mt-0.5 block text-small text-ink-2">
      {partySize > 1 && (
        <span className={line}>
          <Users className={icon} aria-hidden />
          Gruppo di {guest.contactName}
        </span>
      )}
      {guest.isMinor && (
        <span className={line}>
          <Baby className={icon} aria-hidden />
          Minore
        </span>
      )}
      {guest.singles > 0 && (
        <span className={classNames(line, 'font-semibold text-accent-ink')}>
          <BedSingle className={icon} aria-hidden />
          {guest.singles === 1 ? 'Singola comprata' : `${guest.singles} singole comprate`}
        </span>
      )}
      {about && (
        <span className={line}>
          <UserRound className={icon} aria-hidden />
          {about}
        </span>
      )}
      {(bed || guest.roomMate) && (
        <span className={line}>
          <BedDouble className={icon} aria-hidden />
          <span className="[overflow-wrap:anywhere]">
            {[bed, guest.roomMate && `«${guest.roomMate}»`].filter(Boolean).join(', ')}
          </span>
        </span>
      )}
    </span>
  )
}

type GuestCardProps = {
  guest: Guest
  partySize: number
  isChosen: boolean
  onChoose: () => void
  onDrag: () => void
  onWishes: () => void
}

/** Pressing or dragging the card selects the guest, so that a room can be chosen. */
export function GuestCard(props: GuestCardProps) {
  const { guest, partySize, isChosen, onChoose, onDrag, onWishes } = props
  return (
    <div
      className={classNames(
        'flex items-start rounded-control border bg-white',
        isChosen ? 'border-navy shadow-[inset_0_0_0_1px_var(--color-navy)]' : 'border-line-2',
      )}
    >
      <button
        type="button"
        data-person={guest.id}
        aria-pressed={isChosen}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', guest.name)
          event.dataTransfer.effectAllowed = 'move'
          onDrag()
        }}
        onClick={onChoose}
        className="min-h-11 min-w-0 flex-1 cursor-grab rounded-control px-3 py-2 text-left"
      >
        <span className="block font-[650] [overflow-wrap:anywhere]">{guest.name}</span>
        <FactsOf guest={guest} partySize={partySize} />
      </button>
      <button
        type="button"
        aria-label={`Desideri di ${guest.name}`}
        title="Desideri"
        onClick={onWishes}
        className="grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:text-ink"
      >
        <PenLine className="size-4.25" aria-hidden />
      </button>
    </div>
  )
}
