import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox, Input, RadioRow } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { type Answers, admin } from '../api.ts'
import { publishingText } from '../tell-when-shown.ts'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { LoadFailed, Nothing, RowsSkeleton } from '../ui/states.tsx'
import { ChangesList } from './changes-list.tsx'
import { documentPath } from './document-path.ts'
import { instantOf } from './local-moment.ts'
import { usePublish } from './use-publish.ts'

type Pending = Answers['catalogue']['pending']['documents'][number]

const shownAtFirst = 4
/** More would be slow to draw, and nobody reads them all. */
const documentsAtOnce = 30

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

type Left = ReadonlySet<string>
type ListProps = { documents: readonly Pending[]; left: Left; onLeft: (left: Left) => void }

function PendingList({ documents, left, onLeft }: ListProps) {
  const [room, setRoom] = useState(documentsAtOnce)
  const hidden = documents.length - room
  const broken = documents.flatMap(({ key, problems }) => (problems.length > 0 ? [key] : []))
  const chosen = documents.length - left.size
  return (
    <>
      {documents.length > shownAtFirst && (
        <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <p role="status" className="w-full text-ink-2 sm:w-auto">
            {chosen} di {documents.length} scelti
          </p>
          <Button kind="quiet" size="staff" onClick={() => onLeft(new Set(broken))}>
            Scegli tutti
          </Button>
          <Button
            kind="quiet"
            size="staff"
            onClick={() => onLeft(new Set(documents.map(({ key }) => key)))}
          >
            Nessuno
          </Button>
        </div>
      )}
      <ul className="border-t border-line">
        {documents.slice(0, room).map((one) => (
          <OnePending
            key={one.key}
            pending={one}
            chosen={!left.has(one.key)}
            onChoose={(isChosen) => onLeft(toggled(left, one.key, !isChosen))}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          kind="quiet"
          size="staff"
          className="mt-2.5"
          onClick={() => setRoom(room + documentsAtOnce)}
        >
          Mostra altri {Math.min(hidden, documentsAtOnce)} (ne restano {hidden})
        </Button>
      )}
    </>
  )
}

function toggled(keys: ReadonlySet<string>, key: string, has: boolean): ReadonlySet<string> {
  const next = new Set(keys)
  if (has) next.add(key)
  else next.delete(key)
  return next
}

type OneProps = { pending: Pending; chosen: boolean; onChoose: (chosen: boolean) => void }

function OnePending({ pending, chosen, onChoose }: OneProps) {
  const { key, title, kind, changes, changeCount, problems, uses, isNew, editedBy } = pending
  const [all, setAll] = useState(false)
  const shown = all ? changes : changes.slice(0, shownAtFirst)
  return (
    <li className="border-b border-line py-3">
      <Checkbox
        label={
          <>
            <b className="font-[650]">{title}</b>{' '}
            <span className="text-ink-2">
              {isNew ? 'nuovo, ' : ''}
              {kind.toLowerCase()}, bozza di {editedBy}
            </span>
          </>
        }
        checked={chosen}
        disabled={problems.length > 0}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <div className="pl-8.5">
        {problems.length > 0 && (
          <p className="mb-2 text-bad">
            {problems.length === 1 ? 'Una cosa' : `${problems.length} cose`} da sistemare prima:{' '}
            <Link to={documentPath(key)} className="font-semibold underline">
              apri {title}
            </Link>
          </p>
        )}
        {uses.length > 0 && (
          <p className="mb-2 rounded-control bg-gold-light px-3 py-2">
            Esce dal sito, ed è ancora nominato in: {uses.join('; ')}.
          </p>
        )}
        {changes.length === 0 ? (
          <p className="text-ink-2">Nessuna differenza.</p>
        ) : isNew && !all ? null : (
          <ChangesList changes={shown} />
        )}
        {changes.length > shown.length || (isNew && !all && changes.length > 0) ? (
          <Button kind="quiet" size="staff" className="mt-2.5" onClick={() => setAll(true)}>
            Mostra tutto ({changeCount})
          </Button>
        ) : null}
        {all && changeCount > changes.length && (
          <p className="mt-2.5 text-ink-2">
            Altre {changeCount - changes.length}:{' '}
            <Link to={documentPath(key)} className="font-semibold underline">
              apri {title}
            </Link>
          </p>
        )}
      </div>
    </li>
  )
}
