import { Plus, Trash2 } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { NamedKind, TextsField as Shape } from '../../../domain/catalogue/form-shape.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldMessage } from '../../ui/field.tsx'
import { notifyUndo } from '../notify.ts'
import { IconAction } from '../ui/icon-buttons.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { useEditing } from './editor-context.ts'
import { useFocusWhenWanted } from './fold.tsx'
import { useNamedOptions } from './named-field.tsx'
import { Sortable, SortableEntry } from './sortable.tsx'

/** A list of short texts, one per row. */
export function TextsField({ field, name }: { field: Shape; name: string }) {
  const { control, getValues } = useFormContext()
  const { fields: rows, append, insert, move, remove } = useFieldArray({ control, name })
  const { problems, readOnly } = useEditing()
  const labelId = useId()
  const nameOf = (index: number) => `${field.label}, voce ${index + 1}`
  useFocusWhenWanted(name)
  return (
    <div role="group" aria-labelledby={labelId}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <span id={labelId} className="font-semibold">
          {field.label}
        </span>
        {field.optional && <span className="text-ink-2">(facoltativo)</span>}
        <span className="text-ink-2">{field.hint}</span>
      </div>
      <Sortable ids={rows.map(({ id }) => id)} nameOf={nameOf} onMove={move}>
        <ol className="grid gap-2">
          {rows.map((row, index) => (
            <SortableEntry key={row.id} id={row.id} name={nameOf(index)}>
              {(handle) => (
                <div className="flex items-start gap-1">
                  {!readOnly && handle}
                  <OneText field={field} name={`${name}.${index}.value`} label={nameOf(index)} />
                  {!readOnly && !field.fixed && (
                    <IconAction
                      label={`Elimina ${nameOf(index)}`}
                      onClick={() => {
                        const removed = getValues(`${name}.${index}`) as { value: string }
                        remove(index)
                        notifyUndo('Voce eliminata', () => insert(index, removed))
                      }}
                    >
                      <Trash2 aria-hidden />
                    </IconAction>
                  )}
                </div>
              )}
            </SortableEntry>
          ))}
        </ol>
      </Sortable>
      <FieldMessage error={problems.get(name)?.message} />
      {!readOnly && (!field.fixed || rows.length === 0) && (
        <StaffButton
          icon={Plus}
          id={`campo-${name}`}
          className="mt-3"
          onClick={() => append({ value: '' })}
        >
          Aggiungi {field.one}
        </StaffButton>
      )}
    </div>
  )
}

type OneProps = { field: Shape; name: string; label: string }

function OneText({ field, name, label }: OneProps) {
  const { register } = useFormContext()
  const { problems, readOnly } = useEditing()
  const error = problems.get(name)?.message
  const noteId = useId()
  useFocusWhenWanted(name)
  const common = {
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? noteId : undefined,
    disabled: readOnly,
    className: classNames(
      'field',
      field.long && 'field-sizing-content min-h-[calc(2lh+1.375rem)]!',
    ),
    ...register(name),
  }
  return (
    <div className="min-w-0 flex-1">
      {field.of ? (
        <NamedText of={field.of} common={common} />
      ) : field.long ? (
        <textarea rows={2} {...common} />
      ) : (
        <input {...common} />
      )}
      <FieldMessage id={noteId} error={error} />
    </div>
  )
}

type NamedProps = { of: NamedKind; common: ComponentProps<'select'> & { name: string } }

function NamedText({ of, common }: NamedProps) {
  const { drawnAnew, options } = useNamedOptions(of, common.name)
  return (
    <select key={drawnAnew} {...common}>
      {options}
    </select>
  )
}
