import type {
  FieldError,
  FieldPath,
  FieldValues,
  RegisterOptions,
  UseFormReturn,
} from 'react-hook-form'
import type { FieldProblem } from '../api-errors.ts'

// Pressing a button blurs the field first. The error appears only after the press has landed, or it would
// move the button from under the finger.
const leavingDelayMs = 200

const refusedByServer = 'server'

type FieldOptions<Values extends FieldValues> = {
  /** Formats the text while the visitor types, such as the slashes of a date. */
  mask?: (before: string, now: string) => string
  /** The field's name when it is checked: rows of a list may have moved or been removed. */
  nameNow?: () => FieldPath<Values> | undefined
  /** For a small form without a schema. */
  rules?: RegisterOptions<Values>
}

/**
 * The server may have rejected this value in the meantime. The field's own check does not know that error
 * and would clear it, but it must stay until the value changes.
 */
function isSaidOfAnswer(error: FieldError | undefined): boolean {
  return error !== undefined && (error.type === undefined || error.type === refusedByServer)
}

type TextEvent = { target: { value: string } }

/**
 * Name, events and error of one control: `<Input label="Nome" {...fieldOf(form, 'firstName')} />`. A value
 * is checked after the field is left, and from then on at every key while it is wrong; an empty field is no
 * error before sending.
 */
export function fieldOf<Values extends FieldValues, Context, Ready>(
  form: UseFormReturn<Values, Context, Ready>,
  name: FieldPath<Values>,
  { mask, nameNow = () => name, rules }: FieldOptions<Values> = {},
) {
  const field = form.register(name, rules)
  const typed = (now: FieldPath<Values>) => String(form.getValues(now) ?? '')
  return {
    ...field,
    error: form.getFieldState(name, form.formState).error?.message,
    onChange: async (event: TextEvent) => {
      if (mask) event.target.value = mask(typed(name), event.target.value)
      await field.onChange(event)
      if (form.getFieldState(name).error) await form.trigger(name)
    },
    onBlur: async (event: TextEvent) => {
      await field.onBlur(event)
      setTimeout(() => {
        const now = nameNow()
        if (now && typed(now) !== '' && !isSaidOfAnswer(form.getFieldState(now).error))
          void form.trigger(now)
      }, leavingDelayMs)
    },
  }
}

/** Shows the server's errors at their fields and focuses the first; returns false if no field is known. */
export function showProblems<Values extends FieldValues, Context, Ready>(
  form: UseFormReturn<Values, Context, Ready>,
  problems: readonly FieldProblem[],
  fieldOfPath: (path: readonly string[]) => FieldPath<Values> | undefined,
): boolean {
  const found = problems.flatMap(({ path, message }) => {
    const name = fieldOfPath(path)
    return name ? [{ name, message }] : []
  })
  for (const [index, { name, message }] of found.entries()) {
    form.setError(name, { type: refusedByServer, message }, { shouldFocus: index === 0 })
  }
  return found.length > 0
}
