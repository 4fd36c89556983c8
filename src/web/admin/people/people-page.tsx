import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { statusLabels } from '../../../domain/booking/booking-texts.ts'
import { formatDate } from '../../../domain/dates.ts'
import { Input } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { type Answers, adminApi } from '../api.ts'
import { withFreshSignIn } from '../fresh-sign-in.ts'
import { notifyDone } from '../notify.ts'
import { Page, Section } from '../ui/page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import { Nothing } from '../ui/states.tsx'

type Person = Answers['people']['find']
type Found = { email: string; person: Person }

const erasureTexts: Readonly<Record<Person['bookings'][number]['erasure'], string>> = {
  kept: 'resta: il viaggio deve ancora finire',
  details: 'restano nome e importi, per la contabilità',
  everything: 'si cancella tutto',
}

/** The personal data stored about one person: a copy for them, and their erasure. */
export function Component() {
  const form = useForm({ defaultValues: { email: '' } })
  const [found, setFound] = useState<Found>()
  const find = useMutation({
    mutationFn: ({ email }: { email: string }) => adminApi.people.find({ email: email.trim() }),
    onSuccess: (person, { email }) => setFound({ email: email.trim(), person }),
  })
  return (
    <Page title="Dati personali">
      <div className="px-page max-w-[760px] pb-12">
        <p className="max-w-[42em] text-ink-2">
          Per chi chiede una copia dei propri dati o la loro cancellazione. Verifica prima che la
          richiesta arrivi davvero da quell'indirizzo.
        </p>
        <form
          noValidate
          className="mt-4 flex flex-wrap items-start gap-3"
          onSubmit={form.handleSubmit((values) => find.mutate(values))}
        >
          <Input
            label="Email della persona"
            type="email"
            autoComplete="off"
            fieldClassName="min-w-60 flex-1"
            {...fieldOf(form, 'email', {
              rules: {
                validate: (email) =>
                  /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(email.trim()) || "Inserisci un'email valida",
              },
            })}
          />
          <StaffButton
            type="submit"
            kind="primary"
            className="mt-8"
            busy={find.isPending}
            busyLabel="Ricerca…"
          >
            Cerca
          </StaffButton>
        </form>
        {found && <Result key={found.email} found={found} onErased={setFound} />}
      </div>
    </Page>
  )
}

function isEmpty({ bookings, ...person }: Person): boolean {
  const { messages, mails, documents, waiting, dateAlerts, links, vouchers } = person
  const others = messages + mails + documents + waiting + dateAlerts + links + vouchers
  return bookings.length + others === 0
}

function Result({ found, onErased }: { found: Found; onErased: (found: Found) => void }) {
  const { email, person } = found
  const [asking, setAsking] = useState(false)
  const save = useMutation({
    mutationFn: () => withFreshSignIn(() => adminApi.people.export({ email })),
    onSuccess: ({ fileName, data }) => saveAs(fileName, JSON.stringify(data, null, 2)),
  })
  const erase = useMutation({
    mutationFn: () => withFreshSignIn(() => adminApi.people.erase({ email })),
    onSuccess: (left) => {
      notifyDone('Dati cancellati', 'La cancellazione è annotata nel registro.')
      onErased({ email, person: left })
    },
    onSettled: () => setAsking(false),
  })
  if (isEmpty(person)) {
    return <Nothing title="Nessun dato">Con questo indirizzo non c'è nulla.</Nothing>
  }
  const counts = [
    { label: 'Messaggi', value: person.messages },
    { label: 'Email inviate o in coda', value: person.mails },
    { label: 'Foto di documenti', value: person.documents },
    { label: 'Dati di carta', value: person.cardAttempts },
    { label: 'Recensioni', value: person.reviews },
    { label: "Liste d'attesa", value: person.waiting },
    { label: 'Avvisi sulle nuove date', value: person.dateAlerts },
    { label: 'Link di prenotazione a suo nome', value: person.links },
    { label: 'Buoni viaggio', value: person.vouchers },
  ]
  return (
    <Section title={email} className="mt-6 border-t border-line py-6">
      <ul className="mt-3">
        {person.bookings.map((booking) => (
          <li key={booking.id} className="border-b border-line py-2.5">
            <b className="font-[650]">{booking.destinationTitle}</b>,{' '}
            {formatDate(booking.startDate)}
            <span className="block text-ink-2">
              {booking.reference} · {statusLabels[booking.status]} · {erasureTexts[booking.erasure]}
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5 sm:max-w-80">
        {counts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <StaffButton kind="primary" busy={save.isPending} onClick={() => save.mutate()}>
          Esporta una copia
        </StaffButton>
        <StaffButton className="text-bad" onClick={() => setAsking(true)}>
          Cancella i dati
        </StaffButton>
      </div>
      <StaffConfirm
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => erase.mutate()}
        title="Cancellare i dati di questa persona?"
        confirmLabel="Cancella per sempre"
        busy={erase.isPending}
      >
        {email}: messaggi, email, documenti e dati dei viaggi conclusi vengono cancellati e non si
        recuperano. Restano i viaggi ancora da fare e, per dieci anni, nomi e importi della
        contabilità.
      </StaffConfirm>
    </Section>
  )
}

function saveAs(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
