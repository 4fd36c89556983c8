import type { UseFormReturn } from 'react-hook-form'
import { Input } from '../ui/field.tsx'
import { fieldOf } from '../ui/form.ts'
import { maskTyped, typedDay } from './typed-day.ts'

type Person = { firstName: string; lastName: string; birthDate: string }
type FieldsProps = {
  form: UseFormReturn<Person>
  /** Whose data it is, appended to every label. */
  of?: string
}

export function NameFields({ form, of = '' }: FieldsProps) {
  return (
    <>
      <Input
        label={`Nome${of}`}
        required
        autoComplete="off"
        maxLength={80}
        {...fieldOf(form, 'firstName', { rules: { required: 'Inserisci il nome' } })}
      />
      <Input
        label={`Cognome${of}`}
        required
        autoComplete="off"
        maxLength={80}
        {...fieldOf(form, 'lastName', { rules: { required: 'Inserisci il cognome' } })}
      />
    </>
  )
}

type BirthDateProps = FieldsProps & { hint: string; shouldUnregister?: boolean }

export function BirthDateField({ form, of = '', hint, shouldUnregister }: BirthDateProps) {
  const validate = (text: unknown) =>
    typedDay(String(text)) !== null || 'Inserisci la data di nascita'
  return (
    <Input
      label={`Data di nascita${of}`}
      required
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      {...fieldOf(form, 'birthDate', { mask: maskTyped, rules: { validate, shouldUnregister } })}
    />
  )
}
