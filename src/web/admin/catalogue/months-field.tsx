import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
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
            isFactor={field.isFactor}
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

type MonthProps = { month: string; name: string; messageId: string; isFactor?: boolean }

function Month({ month, name, messageId, isFactor }: MonthProps) {
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
        inputMode={isFactor ? 'decimal' : 'numeric'}
        disabled={readOnly}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? messageId : undefined}
        className={classNames('field figures text-center', isWrong && 'border-bad')}
      />
      {isFactor && <InPercent name={name} />}
    </label>
  )
}

/** A price factor in words: `+20 %`. */
function InPercent({ name }: { name: string }) {
  const typed: unknown = useWatch({ name })
  const factor = typeof typed === 'string' ? Number(typed.trim().replace(',', '.') || 'x') : NaN
  const percent = Math.round((factor - 1) * 100)
  if (Number.isNaN(percent)) return <span className="text-center">–</span>
  const isPlain = percent === 0
  return (
    <span className={classNames('figures text-center', !isPlain && 'font-semibold text-ink')}>
      {isPlain ? 'prezzo base' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`}
    </span>
  )
}
