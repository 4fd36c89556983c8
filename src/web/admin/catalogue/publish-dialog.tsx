import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Input, RadioRow } from '../../ui/field.tsx'
import { type Answers, admin } from '../api.ts'
import { publishingText } from '../tell-when-shown.ts'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { LoadFailed, Nothing, RowsSkeleton } from '../ui/states.tsx'
import { instantOf } from './local-moment.ts'
import { PendingList, toggled } from './pending-list.tsx'
import { usePublish } from './use-publish.ts'

/** Before anything becomes public: what changes, document by document, in words and prices. */
export function PublishDialog({
  onClose,
  onPublished,
}: {
  onClose: () => void
  onPublished?: () => void
}) {
  const query = useQuery({
    ...admin.catalogue.pending.queryOptions(),
    staleTime: 0,
    gcTime: 0,
  })
  const data = query.data
  // As it was when it opened: a list that changes under the hand would publish what nobody chose.
  const [opened, setOpened] = useState<Answers['catalogue']['pending']>()
  if (!opened && data && data.documents.length > 0 && !query.isFetching) setOpened(data)
  if (opened && opened.documents.length > 0) {
    return (
      <Ready
        key={opened.documents.map(({ key, revision }) => `${key} ${revision}`).join()}
        pending={opened}
        onClose={onClose}
        onPublished={onPublished}
        onRefused={async () => setOpened((await query.refetch()).data)}
      />
    )
  }
  return (
    <StaffDialog open onClose={onClose} title="Pubblica" width={720}>
      {query.isError ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : data && !query.isFetching ? (
        <Nothing title="Niente da pubblicare">Non ci sono bozze: il sito è già aggiornato.</Nothing>
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </StaffDialog>
  )
}

type ReadyProps = {
  pending: Answers['catalogue']['pending']
  onClose: () => void
  onPublished: (() => void) | undefined
  /** A colleague may have been quicker: what is pending now has to be read anew. */
  onRefused: () => void
}

function Ready({ pending, onClose, onPublished, onRefused }: ReadyProps) {
  const { documents, together } = pending
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(documents.filter(({ problems }) => problems.length > 0).map(({ key }) => key)),
  )
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState('')
  const [later, setLater] = useState(false)
  const [moment, setMoment] = useState('')
  const chosen = documents.filter(({ key }) => !left.has(key))
  const publish = usePublish({
    onDone: () => {
      onClose()
      onPublished?.()
    },
    onRefused,
  })
  const needsMoment = later && !moment
  return (
    <StaffDialog
      open
      onClose={onClose}
      title="Pubblica"
      description="Quello che i visitatori vedranno di diverso."
      width={720}
      onSubmit={() => {
        if (chosen.length === 0 || needsMoment) return
        publish.mutate({
          documents: chosen.map(({ key, revision, asksToShow }) => ({
            key,
            revision,
            ...(asksToShow && { show: !kept.has(key) }),
          })),
          note,
          at: later ? instantOf(moment) : null,
        })
      }}
      footer={
        <>
          <Button
            type="submit"
            kind="primary"
            size="staff"
            busy={publish.isPending}
            busyLabel={later ? 'Un momento…' : publishingText}
            disabled={chosen.length === 0}
          >
            {later ? 'Programma' : 'Pubblica adesso'}
          </Button>
          <Button kind="quiet" size="staff" onClick={onClose}>
            Annulla
          </Button>
        </>
      }
    >
      <PendingList documents={documents} left={left} onLeft={setLeft} />
      {chosen
        .filter(({ asksToShow }) => asksToShow)
        .map(({ key, title }) => (
          <ShowQuestion
            key={key}
            name={key}
            title={title}
            isShown={!kept.has(key)}
            onChange={(isShown) => setKept(toggled(kept, key, !isShown))}
          />
        ))}
      {together.length > 0 && (
        <div role="alert" className="mt-4 rounded-control bg-gold-light px-4 py-3">
          <p className="font-semibold">Queste bozze non si possono ancora pubblicare insieme</p>
          <ul className="mt-1 grid gap-1">
            {together.map(({ key, title, message }, index) => (
              <li key={`${key}${index}`}>
                {title}: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-5 grid gap-4.5">
        <Input
          label="Nota"
          optional
          hint="Resta nella storia: fra un anno dice perché."
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-1.75 font-semibold">Quando</legend>
          <RadioRow
            name="quando"
            label="Adesso"
            checked={!later}
            onChange={() => setLater(false)}
          />
          <RadioRow
            name="quando"
            label="Più tardi"
            hint="Da sola, all’ora che scegli."
            checked={later}
            onChange={() => setLater(true)}
          />
        </fieldset>
        {later && (
          <Input
            label="Giorno e ora"
            type="datetime-local"
            value={moment}
            onChange={(event) => setMoment(event.target.value)}
            fieldClassName="max-w-72"
          />
        )}
      </div>
    </StaffDialog>
  )
}

type QuestionProps = {
  name: string
  title: string
  isShown: boolean
  onChange: (isShown: boolean) => void
}

/** Everything new is hidden: whoever publishes it for the first time says whether it goes on the site. */
function ShowQuestion({ name, title, isShown, onChange }: QuestionProps) {
  return (
    <fieldset className="mt-4 grid gap-2 rounded-control bg-primary-light px-4 py-3.5">
      <legend className="float-left mb-1 font-semibold">{title}: mostrare ai visitatori?</legend>
      <RadioRow
        name={`mostra-${name}`}
        label="Sì, mostralo"
        hint="In tutte le pagine che lo riguardano, ricerca e mappa del sito comprese."
        checked={isShown}
        onChange={() => onChange(true)}
      />
      <RadioRow
        name={`mostra-${name}`}
        label="No, resta nascosto"
        hint={
          name.startsWith('trip/')
            ? 'La sua pagina non risponde a nessuno; lo vendete con i link.'
            : 'Lo vede solo lo staff.'
        }
        checked={!isShown}
        onChange={() => onChange(false)}
      />
    </fieldset>
  )
}
