import type {
  FieldError,
  FieldPath,
  FieldValues,
  RegisterOptions,
  UseFormReturn,
} from 'react-hook-form'
import type { FieldProblem } from '../api-errors.ts'

// A press on a button leaves the field first. The sentence appears after the press has landed, or
// the button would slip away from under the finger.
const leavingDelayMs = 200

const refusedByServer = 'server'

type FieldOptions<Values extends FieldValues> = {
  /** Helps with the typing, such as the slashes of a date. */
  mask?: (before: string, now: string) => string
  /** The field's name by the time it is checked: rows of a list may have moved or gone. */
  nameNow?: () => FieldPath<Values> | undefined
  /** For a small form without a schema. */
  rules?: RegisterOptions<Values>
}

/** The server may have answered meanwhile: what it said of these words, no check of the field knows; it stays until they change. */
function isSaidOfAnswer(error: FieldError | undefined): boolean {
  return error !== undefined && (error.type === undefined || error.type === refusedByServer)
}

type TextEvent = { target: { value: string } }

/**
 * Name, events and error of one control: `<Input label="Nome" {...fieldOf(form, 'firstName')} />`.
 * What is typed is checked after the field is left, and again at every key once it was wrong; what is
 * still empty is no mistake before sending.
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

/** Puts what the server did not accept at its fields and moves to the first; false if none is known. */
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
