import { useController } from 'react-hook-form'
import { type MomentField, textOf } from '../../../domain/catalogue/form-shape.ts'
import { instantOf, localMoment } from '../../../domain/local-moment.ts'
import { Input } from '../../ui/field.tsx'
import { useEditing } from './editor-context.ts'
import { useFocusWhenWanted } from './fold.tsx'

/** An instant in the document, a day and an hour of the agency's clock in the field. */
export function MomentInput({ field, name }: { field: MomentField; name: string }) {
  const { problems, readOnly } = useEditing()
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name })
  useFocusWhenWanted(name)
  return (
    <Input
      type="datetime-local"
      label={field.label}
      hint={field.hint}
      optional={field.optional}
      error={problems.get(name)?.message}
      disabled={readOnly}
      name={name}
      ref={ref}
      value={localMoment(textOf(value))}
      onChange={(event) => onChange(instantOf(event.target.value))}
      onBlur={onBlur}
    />
  )
}
