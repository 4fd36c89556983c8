import { ORPCError } from '@orpc/client'
import { api } from '../api.ts'
import { referralSource } from '../browser/referral.ts'
import { recordStep } from '../tracking/funnel.ts'
import { trackFunnel, trackLead } from '../tracking/track.ts'
import type { ContactValues } from './draft.ts'
import type { EnquiryLink } from './enquiry.ts'
import { type ContactErrors, isContactField } from './validate.ts'

type Outcome =
  | { state: 'sent' }
  | { state: 'invalid'; errors: ContactErrors }
  | { state: 'failed'; reason: string }

type Sending = {
  values: ContactValues
  enquiry: EnquiryLink
  submissionId: string
  website: string
  filledInMs: number
}

/** Sends the form; every outcome is a return value, none is an exception. */
export async function sendMessage({ values, enquiry, ...rest }: Sending): Promise<Outcome> {
  try {
    await api.contact.send({
      ...rest,
      ...values,
      destination: destinationOf(values.destination),
      airport: enquiry.airport || null,
      travelDate: enquiry.date || null,
      referralSource: referralSource() === 'ads' ? 'ads' : 'organic',
    })
  } catch (error) {
    return failure(error)
  }
  recordStep('contact')
  trackLead()
  trackFunnel('ContactSent')
  return { state: 'sent' }
}

type Destination = Parameters<typeof api.contact.send>[0]['destination']

/** The server checks the list; here the text of the select only gets its type. */
function destinationOf(value: string): Destination {
  return value === '' ? null : (value as Destination)
}

function failure(error: unknown): Outcome {
  // The form has its own message for a failure without a reason.
  const fallback = ''
  if (!(error instanceof ORPCError)) return { state: 'failed', reason: fallback }
  const errors = fieldErrors(error.data)
  if (Object.keys(errors).length > 0) return { state: 'invalid', errors }
  return { state: 'failed', reason: error.defined ? error.message : fallback }
}

function fieldErrors(data: unknown): ContactErrors {
  const fields: unknown = (data as { fields?: unknown } | undefined)?.fields
  const errors: ContactErrors = {}
  if (!Array.isArray(fields)) return errors
  for (const { path, message } of fields) {
    const field: unknown = Array.isArray(path) ? path[0] : path
    if (isContactField(field) && typeof message === 'string') errors[field] ??= message
  }
  return errors
}
