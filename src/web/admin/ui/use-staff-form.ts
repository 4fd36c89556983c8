import { zodResolver } from '@hookform/resolvers/zod'
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { useWithdrawnErrors } from '../../ui/use-withdrawn-errors.ts'

/** What is typed, and what the schema turns it into. */
export type StaffForm<Typed extends FieldValues, Checked extends FieldValues> = UseFormReturn<
  Typed,
  unknown,
  Checked
>

/** Validates with the schema of the call: at submit, then at every change. */
export function useStaffForm<Typed extends FieldValues, Checked extends FieldValues>(
  schema: z.ZodType<Checked, Typed>,
  defaultValues: DefaultValues<Typed>,
): StaffForm<Typed, Checked> {
  const form = useForm<Typed, unknown, Checked>({ resolver: zodResolver(schema), defaultValues })
  useWithdrawnErrors(form)
  return form
}

/**
 * Name, event handlers and error of one control: `<Input label="Nome" {...staffField(form, 'name')} />`.
 * Staff forms are short and known to their users: nothing is validated before submit.
 */
export function staffField<
  Typed extends FieldValues,
  Checked extends FieldValues,
  Name extends FieldPath<Typed>,
>(form: StaffForm<Typed, Checked>, name: Name, options?: RegisterOptions<Typed, Name>) {
  const error = form.getFieldState(name, form.formState).error?.message
  return { ...form.register(name, options), error }
}

/** For values that the form sets by itself: a field with an error is validated again. */
export function fillIn<
  Typed extends FieldValues,
  Checked extends FieldValues,
  Name extends FieldPath<Typed>,
>(form: StaffForm<Typed, Checked>, name: Name, value: FieldPathValue<Typed, Name>): void {
  form.setValue(name, value, { shouldValidate: form.getFieldState(name).invalid })
}
