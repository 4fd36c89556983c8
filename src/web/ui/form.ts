import type {
  FieldPath,
  FieldValues,
  FormState,
  RegisterOptions,
  UseFormGetFieldState,
  UseFormGetValues,
  UseFormRegister,
  UseFormSetError,
} from 'react-hook-form'
import type { FieldProblem } from '../api-errors.ts'

type Registering<Values extends FieldValues> = {
  register: UseFormRegister<Values>
  getFieldState: UseFormGetFieldState<Values>
  formState: FormState<Values>
}

/** Name, events and error of one control: `<Input label="Nome" {...fieldOf(form, 'firstName')} />`. */
export function fieldOf<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: Registering<Values>,
  name: Name,
  options?: RegisterOptions<Values, Name>,
) {
  const error = form.getFieldState(name, form.formState).error?.message
  return { ...form.register(name, options), error }
}

/** The same for a control that helps with the typing, such as the slashes of a date. */
export function maskedFieldOf<Values extends FieldValues>(
  form: Registering<Values> & { getValues: UseFormGetValues<Values> },
  name: FieldPath<Values>,
  mask: (before: string, now: string) => string,
) {
  const field = fieldOf(form, name)
  return {
    ...field,
    onChange: (event: { target: { value: string } }) => {
      event.target.value = mask(String(form.getValues(name) ?? ''), event.target.value)
      return field.onChange(event)
    },
  }
}

/** Puts what the server did not accept at its fields and moves to the first; true if any was known. */
export function showProblems<Values extends FieldValues>(
  form: { setError: UseFormSetError<Values> },
  problems: readonly FieldProblem[],
  known: (name: string) => name is FieldPath<Values>,
): boolean {
  const found = problems.flatMap(({ path, message }) => {
    const name = path.join('.')
    return known(name) ? [{ name, message }] : []
  })
  for (const [index, { name, message }] of found.entries()) {
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return found.length > 0
}
