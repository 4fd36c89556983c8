import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { contactMessageSchema } from '../../../domain/contact/contact-schema.ts'
import { todayInRome } from '../../../domain/dates.ts'
import type { ContactRequest } from './send-message.ts'

export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'destination',
  'message',
] as const

export type ContactField = (typeof contactFields)[number]
export type TypedContact = Record<ContactField, string>

export type ReadForm = {
  typed: TypedContact
  /** The hidden field was filled in. */
  isTrapped: boolean
  /** Undefined where a field is invalid; see `errors`. */
  request: ContactRequest | undefined
  errors: Partial<Record<ContactField, string>>
}

/** The form as browsers send it without JavaScript: all values are text. */
export function readContactForm(form: FormData, now: Date): ReadForm {
  const typed = Object.fromEntries(
    contactFields.map((field) => [field, textOf(form, field)]),
  ) as TypedContact
  const checked = contactMessageSchema.safeParse(typed)
  return {
    typed,
    isTrapped: textOf(form, 'website').trim() !== '',
    request: checked.success
      ? { ...checked.data, submissionId: submissionOf(typed, now) }
      : undefined,
    errors: checked.success ? {} : errorsOf(checked.error),
  }
}

/** Removes NUL bytes, which the database refuses and no person types. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\0', '') : ''
}

/**
 * Without JavaScript there is no random form id, so it is derived: the same words on one day are one message.
 */
function submissionOf(typed: TypedContact, now: Date): string {
  const text = JSON.stringify([todayInRome(now), ...contactFields.map((field) => typed[field])])
  const hex = createHash('sha256').update(text).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return `${parts.join('-')}-${hex.slice(20, 32)}`
}

function errorsOf({ issues }: z.ZodError): ReadForm['errors'] {
  const errors: ReadForm['errors'] = {}
  for (const { path, message } of issues) {
    const field = contactFields.find((known) => known === path[0])
    if (field) errors[field] ??= message
  }
  return errors
}
