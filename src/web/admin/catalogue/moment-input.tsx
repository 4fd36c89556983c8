import { useController } from 'react-hook-form'
import type { MomentField } from '../../../domain/catalogue/form-shape.ts'
import { Input } from '../../ui/field.tsx'
import { useEditing } from './editor-context.ts'
import { useFocusWhenWanted } from './fold.tsx'
import { instantOf, localMoment } from './local-moment.ts'

/** An instant in the document, a day and an hour of this browser's clock in the field. */
export function MomentInput({ field, name }: { field: MomentField; name: string }) {
  const { problems, readOnly } = useEditing()
  const { field: control } = useController({ name })
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
      ref={control.ref}
      value={localMoment(String(control.value ?? ''))}
      onChange={(event) => control.onChange(instantOf(event.target.value))}
      onBlur={control.onBlur}
    />
  )
}
