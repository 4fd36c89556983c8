import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { cancelDepartureFormSchema } from '../../../contract/admin/booking/departure-forms.ts'
import { callOffParagraphs, callOffReasons, reasonsFor } from '../../../domain/booking/call-off.ts'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { Options, Select, Textarea } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { askAgain } from '../query.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import { useMeanwhile } from '../ui/use-meanwhile.ts'
import { fillIn, staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { bookingsText, type Departure } from './departure-list.tsx'
import { useTellDepartures } from './use-tell-departures.ts'

export type Deciding = 'confirm' | 'call-off'

type Props = { departure: Departure; step: Deciding; onClose: () => void }

/** Decides whether the departure takes place; all travellers are told at the same time. */
export function DecideDialog({ step, ...props }: Props) {
  return step === 'confirm' ? <Confirm {...props} /> : <CallOff {...props} />
}

type StepProps = Omit<Props, 'step'>

function Confirm({ departure, onClose }: StepProps) {
  const decide = useDecide(departure.tripId, {
    done: 'Partenza confermata',
    onDone: onClose,
    onRefused: (error) => {
      notifyError(error)
      onClose()
    },
  })
  const { id, version } = departure
  return (
    <StaffConfirm
      kind="primary"
      onCancel={onClose}
      onConfirm={() => decide.mutate({ id, version, decision: 'confirmed' })}
      title="Confermare la partenza?"
      confirmLabel="Conferma e scrivi a tutti"
      busy={decide.isPending}
    >
      {departure.tripTitle} {elidedDays(`del ${formatDate(departure.startDate)}`)}:{' '}
      {writesTo(departure)} che si parte e che possono comprare i treni per l'aeroporto.
    </StaffConfirm>
  )
}

function writesTo({ bookingCount }: Departure): string {
  return bookingCount === 0
    ? 'non ci sono ancora prenotazioni; chi prenoterà saprà'
    : `scriviamo a ${bookingsText(bookingCount)}`
}

const nothing = { reason: '' }

function CallOff({ departure, onClose }: StepProps) {
  const form = useStaffForm(cancelDepartureFormSchema, nothing)
  const meanwhile = useMeanwhile(form, { version: departure.version, values: nothing }, {})
  const decide = useDecide(departure.tripId, {
    done: 'Partenza annullata',
    onDone: onClose,
    onRefused: (error) => meanwhile.refused(error) || notifyError(error),
  })
  const [kind, setKind] = useState('')
  const reason = useWatch({ control: form.control, name: 'reason' })
  const choose = (value: string) => {
    setKind(value)
    fillIn(form, 'reason', callOffReasons.find((one) => one.value === value)?.text ?? '')
  }
  return (
    <FormDialog
      form={form}
      onSubmit={(checked) => {
        const { version } = meanwhile
        decide.mutate({ id: departure.id, version, decision: 'cancelled', reason: checked.reason })
      }}
      onClose={onClose}
      title="Annullare la partenza?"
      description={elidedDays(
        `${departure.tripTitle} del ${formatDate(departure.startDate)}: ${bookingsText(departure.bookingCount)}.`,
      )}
      submitLabel="Annulla la partenza e scrivi a tutti"
      cancelLabel="No, torna indietro"
      kind="danger"
      width={620}
      busy={decide.isPending}
      meanwhile={meanwhile}
    >
      <Select label="Motivo" value={kind} onChange={(event) => choose(event.target.value)}>
        <option value="">Scegli il motivo</option>
        <Options of={reasonsFor(departure.barometer)} />
      </Select>
      <Textarea label="Motivo per i viaggiatori" rows={3} {...staffField(form, 'reason')} />
      <Consequences departure={departure} reason={reason} />
    </FormDialog>
  )
}

/** Which bookings are affected, what is refunded to each, and the words that travellers will read. */
function Consequences({ departure, reason }: { departure: Departure; reason: string }) {
  const query = useQuery(
    admin.bookings.list.queryOptions({ input: { departureId: departure.id, pageSize: 100 } }),
  )
  return (
    <Loaded query={query} rows={2}>
      {({ items }) => {
        const hit = items.filter(({ status }) => status !== 'cancelled' && status !== 'completed')
        const people = hit.reduce((sum, one) => sum + one.adultCount + one.childCount, 0)
        const paid = hit.reduce((sum, { amountPaid }) => sum + amountPaid, 0)
        const [first] = hit
        return (
          <>
            <section>
              <h3 className="font-text text-base font-[650] tracking-normal md:text-staff">
                {people === 1 ? '1 persona' : `${people} persone`}, {formatEuro(paid)} da restituire
              </h3>
              <ul className="mt-1 max-h-44 overflow-y-auto border-y border-line">
                {hit.map((one) => (
                  <li key={one.id} className="flex justify-between gap-3 py-1.5">
                    <span className="min-w-0 truncate">
                      {one.contactName}, {partyText(one.adultCount + one.childCount)}
                    </span>
                    <span className="tabular-nums">{formatEuro(one.amountPaid)}</span>
                  </li>
                ))}
              </ul>
              <p className="mt-2 text-ink-2">
                Le prenotazioni vengono annullate, i rimborsi si trovano in Cassa. Non si può
                tornare indietro.
              </p>
            </section>
            {first && (
              <section className="rounded-tag bg-paper px-4 py-3.5">
                <h3 className="font-text text-base font-[650] tracking-normal md:text-staff">
                  L'email che parte, qui per {first.contactName}
                </h3>
                {callOffParagraphs(
                  first.contactName.split(' ')[0] ?? '',
                  reason.trim() || '[motivo]',
                  first.amountPaid,
                ).map((paragraph) => (
                  <p key={paragraph} className="mt-1.5">
                    {paragraph}
                  </p>
                ))}
              </section>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function partyText(people: number): string {
  return people === 1 ? '1 persona' : `${people} persone`
}

type Deciders = { done: string; onDone: () => void; onRefused: (error: unknown) => void }

function useDecide(tripId: string, { done, onDone, onRefused }: Deciders) {
  const tell = useTellDepartures()
  return useMutation(
    admin.departures.decide.mutationOptions({
      onSuccess: () => {
        notifyDone(done, 'Le email ai viaggiatori stanno partendo.')
        tell(tripId)
        onDone()
      },
      onError: onRefused,
      onSettled: () =>
        askAgain(
          admin.departures.key(),
          admin.bookings.key(),
          admin.today.key(),
          admin.links.dates.key(),
        ),
    }),
  )
}
