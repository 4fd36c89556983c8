import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { shownWords } from '../../domain/booking/shown-to-group.ts'
import { travellerFields } from '../../domain/booking/traveller-fields.ts'
import { calls } from '../api.ts'
import { tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Checkbox } from '../ui/field.tsx'
import { InviteForm } from './invite-form.tsx'
import { Opened, useFocusBack } from './opened.tsx'
import { OwnForm } from './own-form.tsx'
import { showPlace } from './place-changes.ts'
import type { PartyMember, PlaceView } from './place-view.ts'

const linkWords = { none: '', invited: 'Invito mandato', in: 'Accesso fatto' } as const

function dataText({ isDone, missing }: PartyMember): string {
  if (isDone) return 'Fatto'
  return missing.length > 0 ? `Manca: ${missing.join(', ')}` : 'Manca'
}

/** Once the trip has begun, travellers are no longer told which data is missing. */
function stateText(member: PartyMember, isOnTheRoad: boolean): string {
  const parts = [isOnTheRoad ? '' : dataText(member), member.isYou ? '' : linkWords[member.link]]
  return parts.filter((part) => part !== '').join(' · ')
}

type MemberProps = { member: PartyMember; isOnTheRoad: boolean }

function TakeBack({ member }: { member: PartyMember }) {
  const takeBack = useMutation(
    calls.trip.takeBack.mutationOptions({
      onSuccess: (view) => showPlace(view, 'Invito ritirato'),
      onError: (error) => tellFailure(error),
    }),
    queryClient,
  )
  return (
    <Button
      kind="ghost"
      size="small"
      busy={takeBack.isPending}
      aria-label={`Ritira l'invito di ${member.name}`}
      onClick={() => takeBack.mutate({ seat: member.seat })}
    >
      Ritira l'invito
    </Button>
  )
}

function Member({ member, isOnTheRoad }: MemberProps) {
  const [open, setOpen] = useState<'own' | 'invite'>()
  const close = () => setOpen(undefined)
  const ownButton = useFocusBack(open === 'own')
  const inviteButton = useFocusBack(open === 'invite')
  const { name, isDone, isYou, mayFill, mayInvite, mayTakeBack, link } = member
  const state = stateText(member, isOnTheRoad)
  return (
    <li className="border-b border-line py-4 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">{isYou ? `${name} (tu)` : name}</p>
          {state && (
            <p
              className={classNames(
                'text-small',
                isOnTheRoad ? 'text-ink-2' : isDone ? 'text-ok' : 'text-accent-ink',
              )}
            >
              {state}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {mayFill && open !== 'own' && (
            <Button
              kind={isDone ? 'outline' : 'navy'}
              size="small"
              aria-label={`${isDone ? 'Cambia' : 'Completa'} i dati di ${name}`}
              ref={ownButton}
              onClick={() => setOpen('own')}
            >
              {isDone ? 'Cambia' : 'Completa'}
            </Button>
          )}
          {mayInvite && open !== 'invite' && (
            <Button
              kind="outline"
              size="small"
              aria-label={`${link === 'none' ? 'Invita' : 'Invita di nuovo'} ${name}`}
              ref={inviteButton}
              onClick={() => setOpen('invite')}
            >
              {link === 'none' ? 'Invita' : 'Invita di nuovo'}
            </Button>
          )}
          {mayTakeBack && <TakeBack member={member} />}
        </div>
      </div>
      {member.isShown !== null && <ShownToGroup isShown={member.isShown} />}
      {open === 'own' && (
        <Opened label={`Dati di ${name}`}>
          <OwnForm member={member} onDone={close} />
        </Opened>
      )}
      {open === 'invite' && (
        <Opened label={`Invito per ${name}`}>
          <InviteForm member={member} onDone={close} />
        </Opened>
      )}
    </li>
  )
}

/** Each traveller enters their own data; the person who booked sees who is done. */
export function Party({ party, isOnTheRoad }: { party: PlaceView['party']; isOnTheRoad: boolean }) {
  return (
    <section id="viaggiatori" aria-labelledby="chi-parte">
      <h2 id="chi-parte" className="text-card">
        {party.length === 1 ? 'I tuoi dati' : isOnTheRoad ? 'Chi è in viaggio' : 'Chi parte'}
      </h2>
      <ul className="mt-6">
        {party.map((member) => (
          <Member key={member.seat} member={member} isOnTheRoad={isOnTheRoad} />
        ))}
      </ul>
    </section>
  )
}

/** Each traveller decides for themselves; the answer is saved at once and can be withdrawn right here. */
function ShownToGroup({ isShown }: { isShown: boolean }) {
  const save = useMutation(
    calls.trip.setShown.mutationOptions({
      onSuccess: (view, input) =>
        showPlace(view, input.isShown ? 'Da ora il gruppo ti vede' : 'Il gruppo non ti vede più'),
      onError: (error) => tellFailure(error),
    }),
    queryClient,
  )
  return (
    <Checkbox
      className="mt-3"
      label={travellerFields.shownToGroup.label}
      hint={shownWords}
      checked={save.isPending ? save.variables.isShown : isShown}
      aria-busy={save.isPending}
      onChange={({ target }) => {
        if (!save.isPending) save.mutate({ isShown: target.checked })
      }}
    />
  )
}
