import { useState } from 'react'
import { Checkbox, RadioRow } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import type { Answers } from '../api.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { ChangesList } from './changes-list.tsx'
import { documentPath } from './document-path.ts'

type Pending = Answers['catalogue']['pending']['documents'][number]

const shownAtFirst = 4
/** More would be slow to draw, and nobody reads them all. */
const documentsAtOnce = 30

type QuestionProps = {
  name: string
  title: string
  isShown: boolean
  onChange: (isShown: boolean) => void
}

/** New documents are hidden: at the first publication somebody chooses whether they go on the site. */
export function ShowQuestion({ name, title, isShown, onChange }: QuestionProps) {
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

/** Chooses which drafts are published, each with what it changes. */
export function PendingList({ documents, left, onLeft }: ListProps) {
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
          <StaffButton onClick={() => onLeft(new Set(broken))}>Scegli tutti</StaffButton>
          <StaffButton onClick={() => onLeft(new Set(documents.map(({ key }) => key)))}>
            Nessuno
          </StaffButton>
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
        <StaffButton className="mt-2.5" onClick={() => setRoom(room + documentsAtOnce)}>
          Mostra altri {Math.min(hidden, documentsAtOnce)} (ne restano {hidden})
        </StaffButton>
      )}
    </>
  )
}

export function toggled(keys: ReadonlySet<string>, key: string, has: boolean): ReadonlySet<string> {
  const next = new Set(keys)
  if (has) next.add(key)
  else next.delete(key)
  return next
}

type OneProps = { pending: Pending; chosen: boolean; onChoose: (chosen: boolean) => void }

function OnePending({ pending, chosen, onChoose }: OneProps) {
  const { key, title, kind, changes, changeCount, problems, uses, isNew, editedBy } = pending
  const staysHidden = pending.noticed === 'nothing' && !pending.asksToShow
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
        {staysHidden && (
          <p className="mb-2 text-ink-2">È nascosto, e lo resta: i visitatori non lo vedono.</p>
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
          <StaffButton className="mt-2.5" onClick={() => setAll(true)}>
            Mostra tutto ({changeCount})
          </StaffButton>
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
