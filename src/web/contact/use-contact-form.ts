import { useEffect, useMemo, useState } from 'react'
import { useHydrated } from '../browser/hydration.ts'
import { randomId } from '../browser/random-id.ts'
import { typedValues } from '../browser/typed-values.ts'
import {
  type ContactField,
  type ContactValues,
  emptyDraft,
  initialDraft,
  removeDraft,
  writeDraft,
} from './draft.ts'
import type { EnquiryLink } from './enquiry.ts'
import type { ContactErrors } from './validate.ts'

type FormState = 'editing' | 'sending' | 'sent' | 'failed'

export const formName = 'contatto'

/** The field that only robots fill in. */
export const trapField = 'website'

const loadRules = () => import('./validate.ts')
const loadSender = () => import('./send-message.ts')

const fieldOrder: readonly ContactField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'destination',
  'message',
]

/** The same submission sent again (a lost answer, a second press) counts as one message for the server. */
function newSession() {
  return { submissionId: randomId() }
}

function trapText(form: HTMLFormElement): string {
  const text = new FormData(form).get(trapField)
  return typeof text === 'string' ? text : ''
}

/** What is typed is kept in the tab until the server has received it: no error and no reload loses it. */
export function useContactForm(enquiry: EnquiryLink, offered: readonly string[]) {
  const hydrated = useHydrated()
  const names = offered.join()
  const start = useMemo(
    () => (hydrated ? initialDraft(enquiry, names.split(',')) : emptyDraft),
    [hydrated, enquiry, names],
  )
  const [edits, setEdits] = useState<Partial<ContactValues>>(() =>
    typedValues(formName, fieldOrder),
  )
  const [errors, setErrors] = useState<ContactErrors>({})
  const [state, setState] = useState<FormState>('editing')
  const [reason, setReason] = useState('')
  const [session, setSession] = useState(newSession)
  const values: ContactValues = { ...start.values, ...edits }

  useEffect(() => {
    if (state !== 'sent' && Object.keys(edits).length > 0) {
      writeDraft({ ...start, values: { ...start.values, ...edits } })
    }
  }, [state, start, edits])

  const change = (field: ContactField, value: string) => {
    // Browsers fill in several fields at once, so each change builds on the one before.
    setEdits((current) => ({ ...current, [field]: value }))
    setErrors((current) => ({ ...current, [field]: undefined }))
  }

  const check = async (field: ContactField) => {
    const { validate } = await loadRules().catch(() => ({ validate: () => ({}) as ContactErrors }))
    setErrors((known) => ({ ...known, [field]: validate(values)[field] }))
  }

  const showErrors = (form: HTMLFormElement, found: ContactErrors) => {
    setErrors(found)
    setState('editing')
    const first = fieldOrder.find((field) => found[field])
    const control = first && form.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }

  const fail = (message: string) => {
    setReason(message)
    setState('failed')
  }

  const submit = async (form: HTMLFormElement) => {
    if (state === 'sending') return
    setState('sending')
    try {
      const [{ validate }, { sendMessage }] = await Promise.all([loadRules(), loadSender()])
      const found = validate(values)
      if (Object.keys(found).length > 0) return showErrors(form, found)
      const outcome = await sendMessage({
        values,
        enquiry,
        submissionId: session.submissionId,
        website: trapText(form),
        // Counted from when the page was opened, because browsers fill in whole forms at once.
        filledInMs: performance.now(),
      })
      if (outcome.state === 'invalid') return showErrors(form, outcome.errors)
      if (outcome.state === 'failed') return fail(outcome.reason)
      removeDraft()
      setState('sent')
    } catch {
      // Not even the code for sending could be loaded: there is no connection.
      fail('')
    }
  }

  const restart = () => {
    setSession(newSession())
    setEdits({ ...values, destination: '', message: '' })
    setErrors({})
    setState('editing')
  }

  return { values, errors, state, reason, change, check, submit, restart, isTakenOver: hydrated }
}

export type ContactForm = ReturnType<typeof useContactForm>

/** Loads rules and sender in advance, as soon as the visitor touches the form. */
export function warmUp(): void {
  loadRules().catch(() => {})
  loadSender().catch(() => {})
}
