import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'

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
  return useForm<Typed, unknown, Checked>({ resolver: zodResolver(schema), defaultValues })
}
