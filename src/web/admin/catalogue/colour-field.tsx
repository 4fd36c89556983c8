import { useController } from 'react-hook-form'
import { passes, proposedColour } from '../../../domain/catalogue/brand-colours.ts'
import { hexColour } from '../../../domain/catalogue/colours.ts'
import { type ColourField as Field, textOf } from '../../../domain/catalogue/form-shape.ts'
import { Input } from '../../ui/field.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { useEditing } from './editor-context.ts'
import { useFocusWhenWanted } from './fold.tsx'

/** A colour picker that says whether the colour is readable everywhere, and which similar one is. */
export function ColourField({ field, name }: { field: Field; name: string }) {
  const { readOnly, problems } = useEditing()
  const { field: control } = useController({ name })
  useFocusWhenWanted(name)
  const typed = textOf(control.value)
  const colour = hexColour(typed)
  const isReadable = colour !== undefined && passes(field.role, colour)
  const proposed = colour && !isReadable ? proposedColour(field.role, colour) : undefined
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          type="color"
          aria-label={`${field.label}: scegli dalla tavolozza`}
          value={colour ?? '#000000'}
          disabled={readOnly}
          onChange={(event) => control.onChange(event.target.value.toUpperCase())}
          className="mt-7.5 h-11.5 w-14 flex-none rounded-control border border-control bg-white p-1"
        />
        <Input
          {...control}
          value={typed}
          label={field.label}
          hint={field.hint}
          notice={isReadable ? 'Si legge ovunque' : undefined}
          error={proposed ? undefined : problems.get(name)?.message}
          disabled={readOnly}
          fieldClassName="flex-1"
        />
      </div>
      {proposed && (
        <div role="status" className="mt-2 flex flex-wrap items-center gap-3">
          <p className="font-medium text-bad">
            Con questo colore qualcosa non si legge. Il più vicino che va bene è {proposed}.
          </p>
          {!readOnly && (
            <StaffButton onClick={() => control.onChange(proposed)}>
              <i className="size-4.25 rounded-full" style={{ background: proposed }} aria-hidden />
              Usa {proposed}
            </StaffButton>
          )}
        </div>
      )}
    </div>
  )
}
