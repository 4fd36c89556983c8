import { ArrowDown, ArrowUp, ChevronDown, CopyPlus, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type { FormField, ListField } from '../../../domain/catalogue/form-shape.ts'
import { toTyped } from '../../../domain/catalogue/typed-document.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldMessage } from '../../ui/field.tsx'
import { notifyUndo } from '../notify.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { problemsWithin, useEditing } from './editor-context.ts'
import { ProblemCount, useFocusWhenWanted, useOpenForTarget } from './fold.tsx'
import { Sortable, SortableEntry, useIsDragging } from './sortable.tsx'

type Entry = Record<string, unknown>

type EntriesProps = {
  field: ListField
  name: string
  /** Renders the fields of an entry. */
  fieldsAt: (fields: readonly FormField[], prefix: string) => ReactNode
}

/** A list of days, activities, hotels or questions: to add, move, duplicate, and remove with undo. */
export function EntriesField({ field, name, fieldsAt }: EntriesProps) {
  const { control, getValues } = useFormContext()
  const { fields: rows, append, insert, move, remove } = useFieldArray({ control, name })
  const { problems, readOnly } = useEditing()
  const nameOf = (index: number) => `${field.entry} ${index + 1}`
  const valueAt = (index: number) => structuredClone(getValues(`${name}.${index}`)) as Entry
  const labelId = useId()
  useFocusWhenWanted(name)
  return (
    <div role="group" aria-labelledby={labelId}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <span id={labelId} className="font-semibold">
          {field.label}
        </span>
        <span className="text-ink-2">{field.hint}</span>
      </div>
      <Sortable ids={rows.map(({ id }) => id)} nameOf={nameOf} onMove={move}>
        <ol className={classNames(rows.length > 0 && 'border-t border-line')}>
          {rows.map((row, index) => (
            <SortableEntry
              key={row.id}
              id={row.id}
              name={nameOf(index)}
              className="border-b border-line"
            >
              {(handle) => (
                <EntryRow
                  field={field}
                  path={`${name}.${index}`}
                  name={nameOf(index)}
                  handle={readOnly ? null : handle}
                  startsOpen={isEmpty(field, row)}
                  content={(prefix) => fieldsAt(field.fields, prefix)}
                >
                  {!readOnly && (
                    <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
                      <Act
                        label="Su"
                        full={`Sposta su ${nameOf(index)}`}
                        disabled={index === 0}
                        onClick={() => move(index, index - 1)}
                        icon={<ArrowUp />}
                      />
                      <Act
                        label="Giù"
                        full={`Sposta giù ${nameOf(index)}`}
                        disabled={index === rows.length - 1}
                        onClick={() => move(index, index + 1)}
                        icon={<ArrowDown />}
                      />
                      <Act
                        label="Duplica"
                        full={`Duplica ${nameOf(index)}`}
                        onClick={() => insert(index + 1, copyOf(field, valueAt(index)))}
                        icon={<CopyPlus />}
                      />
                      <Act
                        label="Elimina"
                        full={`Elimina ${nameOf(index)}`}
                        onClick={() => {
                          const removed = valueAt(index)
                          remove(index)
                          notifyUndo(`${nameOf(index)} eliminato`, () => insert(index, removed))
                        }}
                        icon={<Trash2 />}
                      />
                    </div>
                  )}
                </EntryRow>
              )}
            </SortableEntry>
          ))}
        </ol>
      </Sortable>
      <FieldMessage error={problems.get(name)?.message} />
      {!readOnly && (
        <StaffButton
          icon={Plus}
          id={`campo-${name}`}
          className="mt-3"
          onClick={() => append(toTyped(field.fields, {}))}
        >
          Aggiungi {field.one}
        </StaffButton>
      )}
    </div>
  )
}

function isEmpty(field: ListField, row: Entry): boolean {
  return row[field.titleOf] === ''
}

/** A copy is a new entry, so it gets an id of its own. */
function copyOf(field: ListField, entry: Entry): Entry {
  return field.idOf ? { ...entry, [field.idOf]: '' } : entry
}

type ActProps = {
  label: string
  full: string
  onClick: () => void
  disabled?: boolean
  icon: ReactNode
}

function Act({ label, full, onClick, disabled, icon }: ActProps) {
  return (
    <StaffButton onClick={onClick} disabled={disabled} aria-label={full}>
      <span className="[&_svg]:size-4.25" aria-hidden>
        {icon}
      </span>
      {label}
    </StaffButton>
  )
}

type RowProps = {
  field: ListField
  path: string
  name: string
  handle: ReactNode
  startsOpen: boolean
  content: (prefix: string) => ReactNode
  children: ReactNode
}

function EntryRow({ field, path, name, handle, startsOpen, content, children }: RowProps) {
  const { problems } = useEditing()
  const title: unknown = useWatch({ name: `${path}.${field.titleOf}` })
  const [open, setOpen] = useOpenForTarget(startsOpen, (wanted) => wanted.startsWith(`${path}.`))
  const isDragging = useIsDragging()
  const id = useId()
  return (
    <>
      <div className="flex items-center gap-1">
        {handle}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-tag text-left"
        >
          <span className="flex-none text-ink-2">{name}</span>
          <span className="min-w-0 flex-1 truncate font-semibold">
            {typeof title === 'string' && title ? title : 'Senza titolo'}
          </span>
          <ProblemCount count={problemsWithin(problems, path)} />
          <ChevronDown
            className={classNames(
              'size-4.5 flex-none text-ink-2 transition-transform',
              open && 'rotate-180',
            )}
            aria-hidden
          />
        </button>
      </div>
      <div id={id} hidden={!open || isDragging} className="pt-2 pb-6 md:pl-10">
        {open && (
          <>
            {content(`${path}.`)}
            {children}
          </>
        )}
      </div>
    </>
  )
}
