import { useMutation, useQuery } from '@tanstack/react-query'
import { buildWhatsAppUrl } from '../../../domain/contact/whatsapp.ts'
import { formatMoment } from '../../../domain/dates.ts'
import { WhatsAppIcon } from '../../ui/brand-icons.tsx'
import { admin, adminApi, hasCode } from '../api.ts'
import { copyValue } from '../copy.ts'
import { useTrips } from '../links/use-trips.ts'
import { notifyDone, notifyError, notifyUndo } from '../notify.ts'
import { askAgain, staffQueries } from '../query.ts'
import { Segmented } from '../ui/controls.tsx'
import { CopyIcon } from '../ui/icon-buttons.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { SharedNote } from '../ui/shared-note.tsx'
import { StaffButtonAnchor } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { type Message, messageStates } from './states.ts'

type Props = { id: string; preview: Message | undefined; onClose: () => void }

export function MessageDialog({ id, preview, onClose }: Props) {
  const query = useQuery({
    ...admin.contact.find.queryOptions({ input: { id } }),
    placeholderData: preview,
  })
  const message = query.data
  return (
    <StaffDialog
      onClose={onClose}
      title={message ? `${message.firstName} ${message.lastName}` : 'Messaggio'}
      description={message && `Ricevuto ${formatMoment(message.createdAt)}`}
      width={600}
    >
      <Loaded query={query} rows={4} height={40} onlyFresh>
        {(message) => <Content message={message} />}
      </Loaded>
    </StaffDialog>
  )
}

function Content({ message }: { message: Message }) {
  const update = useUpdate(message)
  const { all: trips } = useTrips()
  const facts = [
    ['Destinazione', destinationOf(message, trips)],
    ['Periodo', message.travelDate],
    ['Aeroporto', message.airport],
    ['Provenienza', message.referralSource === 'ads' ? 'Pubblicità' : null],
  ].filter(([, value]) => value)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="rounded-tag bg-paper px-4 py-3.5 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {message.message}
      </p>
      <dl className="grid grid-cols-[110px_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        <dt className="text-ink-2">Email</dt>
        <dd className="flex items-center gap-1 [overflow-wrap:anywhere]">
          {message.email}
          <CopyIcon
            label="Copia l'email"
            className="md:size-6!"
            onCopy={() => copyValue(message.email, message.email)}
          />
        </dd>
        {message.phone && (
          <>
            <dt className="text-ink-2">Telefono</dt>
            <dd className="flex items-center gap-1">
              {message.phone}
              <CopyIcon
                label="Copia il telefono"
                className="md:size-6!"
                onCopy={() => copyValue(message.phone ?? '', message.phone ?? '')}
              />
            </dd>
          </>
        )}
        {facts.map(([name, value]) => (
          <Fact key={name} name={name ?? ''} value={value ?? ''} />
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <StaffButtonAnchor
          href={`mailto:${message.email}?subject=${encodeURIComponent('La tua richiesta')}`}
          kind="primary"
        >
          Rispondi per email
        </StaffButtonAnchor>
        {message.phone && (
          <StaffButtonAnchor
            href={buildWhatsAppUrl(
              message.phone,
              `Ciao ${message.firstName}! Grazie per averci scritto.`,
            )}
            target="_blank"
            rel="noopener noreferrer"
          >
            <WhatsAppIcon className="size-4.25" />
            WhatsApp
            <span className="sr-only"> (nuova scheda)</span>
          </StaffButtonAnchor>
        )}
      </div>
      <div>
        <p className="mb-1.75 font-semibold">Stato</p>
        <Segmented
          label="Stato del messaggio"
          value={message.state}
          tabs={Object.entries(messageStates).map(([value, { label }]) => ({ value, label }))}
          onChange={(state) => update.setState(state as Message['state'])}
        />
      </div>
      <div>
        <SharedNote
          label="Nota interna"
          optional
          stored={message.staffNote ?? ''}
          saveLabel="Salva la nota"
          conflict="Un collega ha modificato la nota nel frattempo."
          busy={update.isPending}
          onSave={update.setNote}
        />
      </div>
    </div>
  )
}

type Trips = ReturnType<typeof useTrips>['all']

function destinationOf({ destination }: Message, trips: Trips): string | null {
  if (destination === 'altro') return 'Altra destinazione'
  return trips.find(({ id }) => id === destination)?.title ?? destination
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

type Change = { state: Message['state']; staffNote: string | null; version: number }

/** The state changes at once and can be undone; a colleague's conflicting change is reported. */
function useUpdate(message: Message) {
  const key = admin.contact.find.queryKey({ input: { id: message.id } })
  const update = useMutation({
    mutationFn: (change: Change) => adminApi.contact.update({ id: message.id, ...change }),
    onMutate: ({ state }) => {
      const before = staffQueries.getQueryData(key)
      staffQueries.setQueryData(key, { ...message, state })
      return { before }
    },
    onSuccess: (saved) => staffQueries.setQueryData(key, saved),
    onError: (error, _change, context) => {
      staffQueries.setQueryData(key, context?.before)
      notifyError(error)
      if (hasCode(error, 'VERSION_CONFLICT')) void askAgain(key)
    },
    onSettled: () => {
      void askAgain(admin.contact.list.key(), admin.contact.counts.key())
    },
  })
  const { staffNote, version, state: before } = message
  return {
    isPending: update.isPending,
    setState: (state: Message['state']) => {
      if (state === before || update.isPending) return
      update.mutate(
        { state, staffNote, version },
        {
          onSuccess: (saved) =>
            notifyUndo(`Messaggio: ${messageStates[state].label.toLowerCase()}`, () =>
              update.mutate({ state: before, staffNote, version: saved.version }),
            ),
        },
      )
    },
    setNote: async (note: string) => {
      try {
        const saved = await update.mutateAsync({ state: before, staffNote: note || null, version })
        notifyDone('Nota salvata')
        return saved.staffNote ?? ''
      } catch {
        // The error is already reported in `onError`.
        return undefined
      }
    },
  }
}
