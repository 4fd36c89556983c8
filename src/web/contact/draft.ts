import { tabStore } from '../browser/storage.ts'
import { type EnquiryLink, optionOf } from './enquiry.ts'

export type ContactValues = {
  firstName: string
  lastName: string
  email: string
  phone: string
  destination: string
  message: string
}

export type ContactField = keyof ContactValues

/** `written` is the message that the page itself wrote: it may be replaced, the visitor's may not. */
type Draft = { values: ContactValues; written: string }

const key = 'contact_draft'

const emptyValues: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  destination: '',
  message: '',
}

export const emptyDraft: Draft = { values: emptyValues, written: '' }

function isDraft(value: unknown): value is Draft {
  const draft = value as Partial<Draft> | null
  const values: unknown = draft?.values
  return (
    typeof draft?.written === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    Object.keys(emptyValues).every((name) => typeof Reflect.get(values, name) === 'string')
  )
}

function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(tabStore.read(key) ?? 'null')
    return isDraft(stored) ? stored : emptyDraft
  } catch {
    return emptyDraft
  }
}

/** The values typed before, overridden by those in the address; only a message of the visitor's own stays. */
export function initialDraft(enquiry: EnquiryLink, offered?: readonly string[]): Draft {
  const { values, written } = readDraft()
  const isOwnText = values.message !== '' && values.message !== written
  return {
    values: {
      ...values,
      destination: optionOf(enquiry, offered) || values.destination,
      message: enquiry.message && !isOwnText ? enquiry.message : values.message,
    },
    written: enquiry.message || written,
  }
}

export function writeDraft(draft: Draft): void {
  tabStore.write(key, JSON.stringify(draft))
}

export function removeDraft(): void {
  tabStore.remove(key)
}
