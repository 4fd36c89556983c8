import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { instantOf } from '../../../domain/local-moment.ts'
import { Input, RadioRow } from '../../ui/field.tsx'
import { type Answers, admin } from '../api.ts'
import { publishingText } from '../tell-when-shown.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { LoadFailed, Nothing, RowsSkeleton } from '../ui/states.tsx'
import { PendingList, ShowQuestion, toggled } from './pending-list.tsx'
import { type Bundle, useNewBundle } from './use-bundles.ts'
import { usePublish } from './use-publish.ts'

type PublishDialogProps = {
  /** Publish only the drafts of this bundle, under its name. */
  bundle?: Bundle
  onClose: () => void
  onPublished?: () => void
}

/** The last step before publishing: what changes, document by document, in words and prices. */
export function PublishDialog({ bundle, onClose, onPublished }: PublishDialogProps) {
  const query = useQuery({
    ...admin.catalogue.pending.queryOptions(),
    staleTime: 0,
    gcTime: 0,
  })
  const data = query.data && pendingOf(query.data, bundle)
  // The list as it was at opening: drafts that arrive later would be published without being chosen.
  const [opened, setOpened] = useState<PendingDrafts>()
  if (!opened && data && data.documents.length > 0 && !query.isFetching) setOpened(data)
  if (opened && opened.documents.length > 0) {
    return (
      <Ready
        key={opened.documents.map(({ key, revision }) => `${key} ${revision}`).join()}
        pending={opened}
        bundle={bundle}
        onClose={onClose}
        onPublished={onPublished}
        onRefused={async () => {
          const { data: again } = await query.refetch()
          setOpened(again && pendingOf(again, bundle))
        }}
      />
    )
  }
  return (
    <StaffDialog onClose={onClose} title="Pubblica" width={720}>
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

type PendingDrafts = Answers['catalogue']['pending']

function pendingOf(pending: PendingDrafts, bundle: Bundle | undefined): PendingDrafts {
  if (!bundle) return pending
  const keys = new Set(bundle.documents.map(({ key }) => key))
  return {
    documents: pending.documents.filter(({ key }) => keys.has(key)),
    together: pending.together.filter(({ key }) => keys.has(key)),
  }
}

type When = 'now' | 'later' | 'bundle'

type ReadyProps = {
  pending: PendingDrafts
  bundle: Bundle | undefined
  onClose: () => void
  onPublished: (() => void) | undefined
  /** A colleague may have published first: the pending drafts must be refetched. */
  onRefused: () => void
}

const submitLabels: Readonly<Record<When, string>> = {
  now: 'Pubblica adesso',
  later: 'Programma',
  bundle: 'Crea la raccolta',
}

function Ready({ pending, bundle, onClose, onPublished, onRefused }: ReadyProps) {
  const { documents, together } = pending
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(documents.filter(({ problems }) => problems.length > 0).map(({ key }) => key)),
  )
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState(bundle?.name ?? '')
  const [name, setName] = useState('')
  const [when, setWhen] = useState<When>('now')
  const later = when === 'later'
  const [moment, setMoment] = useState('')
  const chosen = documents.filter(({ key }) => !left.has(key))
  const publish = usePublish({
    onDone: () => {
      onClose()
      onPublished?.()
    },
    onRefused,
  })
  const gather = useNewBundle(onClose)
  const needsMoment = later && !moment
  return (
    <StaffDialog
      onClose={onClose}
      title="Pubblica"
      description={
        documents.some(({ noticed, asksToShow }) => asksToShow || noticed !== 'nothing')
          ? 'Quello che i visitatori vedranno di diverso.'
          : 'Quello che cambia: i visitatori non lo vedono.'
      }
      width={720}
      onSubmit={() => {
        if (chosen.length === 0 || needsMoment) return
        if (when === 'bundle') {
          gather.mutate({ name, keys: chosen.map(({ key }) => key) })
          return
        }
        publish.mutate({
          documents: chosen.map(({ key, revision, asksToShow, noticed }) => ({
            key,
            revision,
            noticed,
            ...(asksToShow && { show: !kept.has(key) }),
          })),
          note,
          at: later ? instantOf(moment) : null,
          ...(bundle && { bundle: bundle.id }),
        })
      }}
      footer={
        <>
          <StaffButton
            type="submit"
            kind="primary"
            busy={publish.isPending || gather.isPending}
            busyLabel={when === 'now' ? publishingText : 'Un momento…'}
            disabled={chosen.length === 0}
          >
            {submitLabels[when]}
          </StaffButton>
          <StaffButton onClick={onClose}>Annulla</StaffButton>
        </>
      }
    >
      <PendingList documents={documents} left={left} onLeft={setLeft} />
      {chosen
        .filter(({ asksToShow }) => asksToShow && when !== 'bundle')
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
        {when !== 'bundle' && (
          <Input
            label="Nota"
            optional
            hint="Resta nella storia: fra un anno dice perché."
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
        <fieldset className="grid gap-2">
          <legend className="mb-1.75 font-semibold">Quando</legend>
          <RadioRow
            name="quando"
            label="Adesso"
            checked={when === 'now'}
            onChange={() => setWhen('now')}
          />
          <RadioRow
            name="quando"
            label="Più tardi"
            hint="Da sola, all’ora che scegli."
            checked={later}
            onChange={() => setWhen('later')}
          />
          {!bundle && (
            <RadioRow
              name="quando"
              label="Insieme, sotto un nome"
              hint="Una raccolta con un link di anteprima: la pubblichi, o la ritiri, tutta in una volta."
              checked={when === 'bundle'}
              onChange={() => setWhen('bundle')}
            />
          )}
        </fieldset>
        {when === 'bundle' && (
          <Input
            label="Nome della raccolta"
            hint="Per esempio «Campagna di Natale»."
            maxLength={80}
            value={name}
            error={gather.problem}
            onChange={(event) => setName(event.target.value)}
            fieldClassName="max-w-96"
          />
        )}
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
