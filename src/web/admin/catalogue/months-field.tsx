import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { type MonthsField as Shape } from '../../../domain/catalogue/form-shape.ts'
import { italianMonths } from '../../../domain/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldMessage } from '../../ui/field.tsx'
import { useEditing } from './editor-context.ts'
import { useFocusWhenWanted } from './fold.tsx'

/** Twelve numbers in a row, each under the name of its month. */
export function MonthsField({ field, name }: { field: Shape; name: string }) {
  const { problems } = useEditing()
  const labelId = useId()
  const wrong = italianMonths.find((_, month) => problems.has(`${name}.${month}`))
  const first = wrong && problems.get(`${name}.${italianMonths.indexOf(wrong)}`)
  return (
    <div role="group" aria-labelledby={labelId}>
      <span id={labelId} className="mb-2 block font-semibold">
        {field.label} ({field.unit})
      </span>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-6">
        {italianMonths.map((month, index) => (
          <Month
            key={month}
            month={month}
            name={`${name}.${index}`}
            messageId={`${labelId}-nota`}
          />
        ))}
      </div>
      <FieldMessage
        id={`${labelId}-nota`}
        error={problems.get(name)?.message ?? (first && `${first.message}: ${wrong}`)}
      />
    </div>
  )
}

function Month({ month, name, messageId }: { month: string; name: string; messageId: string }) {
  const { register } = useFormContext()
  const { problems, readOnly } = useEditing()
  const isWrong = problems.has(name)
  useFocusWhenWanted(name)
  return (
    <label className="grid gap-1 text-staff-small text-ink-2">
      <span>
        <span aria-hidden>{month.slice(0, 3)}</span>
        <span className="sr-only">{month}</span>
      </span>
      <input
        {...register(name)}
        inputMode="numeric"
        disabled={readOnly}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? messageId : undefined}
        className={classNames('field figures text-center', isWrong && 'border-bad')}
      />
    </label>
  )
}
