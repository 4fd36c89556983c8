import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isLive, placesText, waitingLabels } from '../../../domain/booking/waiting-list.ts'
import { formatMoment } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { type Answers, admin } from '../api.ts'
import { notifyDone } from '../notify.ts'
import { askAgain } from '../query.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffConfirm } from '../ui/staff-dialog.tsx'

type Party = Answers['departures']['waiting']['items'][number]

/** The parties on the waiting list, in the order in which they will be asked. */
export function WaitingParties({ departureId }: { departureId: string }) {
  const { data } = useQuery(admin.departures.waiting.queryOptions({ input: { id: departureId } }))
  const [removing, setRemoving] = useState<Party>()
  if (!data) return null
  return (
    <section aria-labelledby="lista-attesa" className="mt-6">
      <h3 id="lista-attesa" className="text-[1.125rem]">
        Lista d'attesa
      </h3>
      <ol className="mt-1">
        {data.items
          .filter(({ state }) => isLive(state))
          .map((party) => (
            <li
              key={party.id}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-2.5"
            >
              <span className="min-w-0">
                <b className="font-[650]">{party.contactName}</b>, {placesText(party.people)}
                <span className="block text-ink-2 [overflow-wrap:anywhere]">
                  {party.contactEmail} · {party.contactPhone}
                </span>
                <span className="block text-ink-2">{stateOf(party)}</span>
              </span>
              <StaffButton onClick={() => setRemoving(party)}>
                Togli<span className="sr-only"> {party.contactName} dalla lista</span>
              </StaffButton>
            </li>
          ))}
      </ol>
      {removing && <RemoveParty party={removing} onClose={() => setRemoving(undefined)} />}
    </section>
  )
}

function stateOf({ state, offerExpiresAt, createdAt }: Party): string {
  if (state === 'offered')
    return elidedDays(`${waitingLabels.offered} fino al ${formatMoment(offerExpiresAt)}`)
  return elidedDays(`${waitingLabels[state]}, dal ${formatMoment(createdAt)}`)
}

function RemoveParty({ party, onClose }: { party: Party; onClose: () => void }) {
  const remove = useMutation(
    admin.departures.removeWaiting.mutationOptions({
      onSuccess: () => notifyDone("Tolto dalla lista d'attesa"),
      onSettled: () => {
        onClose()
        return askAgain(admin.departures.key())
      },
    }),
  )
  return (
    <StaffConfirm
      onCancel={onClose}
      onConfirm={() => remove.mutate({ id: party.id })}
      title="Togliere dalla lista?"
      confirmLabel="Togli"
      busy={remove.isPending}
    >
      {party.contactName} perde il suo turno. I posti che gli erano offerti passano a chi viene
      dopo.
    </StaffConfirm>
  )
}
