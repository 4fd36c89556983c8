import { contactMessageSchema } from '../../domain/contact/contact-schema.ts'
import type { ContactField, ContactValues } from './draft.ts'

export type ContactErrors = Partial<Record<ContactField, string>>

/** The server's own rules, loaded once the visitor starts to fill in the form. */
export function validate(values: ContactValues): ContactErrors {
  const result = contactMessageSchema.safeParse(values)
  if (result.success) return {}
  const errors: ContactErrors = {}
  for (const { path, message } of result.error.issues) {
    const field = path[0]
    if (isContactField(field)) errors[field] ??= message
  }
  return errors
}

export function isContactField(name: unknown): name is ContactField {
  return typeof name === 'string' && name in contactMessageSchema.shape
}
