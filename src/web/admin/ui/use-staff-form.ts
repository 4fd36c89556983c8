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

/** What is typed, and what the schema makes of it. */
export type StaffForm<Typed extends FieldValues, Checked extends FieldValues> = UseFormReturn<
  Typed,
  unknown,
  Checked
>

/** A form is checked by the schema of its call; it complains when sent, then while it is mended. */
export function useStaffForm<Typed extends FieldValues, Checked extends FieldValues>(
  schema: z.ZodType<Checked, Typed>,
  defaultValues: DefaultValues<Typed>,
): StaffForm<Typed, Checked> {
  const form = useForm<Typed, unknown, Checked>({ resolver: zodResolver(schema), defaultValues })
  useWithdrawnErrors(form)
  return form
}

/**
 * Name, events and error of one control: `<Input label="Nome" {...staffField(form, 'name')} />`.
 * Staff forms are short and filled in by people who know them: nothing is checked before sending.
 */
export function staffField<
  Typed extends FieldValues,
  Checked extends FieldValues,
  Name extends FieldPath<Typed>,
>(form: StaffForm<Typed, Checked>, name: Name, options?: RegisterOptions<Typed, Name>) {
  const error = form.getFieldState(name, form.formState).error?.message
  return { ...form.register(name, options), error }
}

/** For what the form fills in by itself: a field that was complained about is looked at again. */
export function fillIn<
  Typed extends FieldValues,
  Checked extends FieldValues,
  Name extends FieldPath<Typed>,
>(form: StaffForm<Typed, Checked>, name: Name, value: FieldPathValue<Typed, Name>): void {
  form.setValue(name, value, { shouldValidate: form.getFieldState(name).invalid })
}
