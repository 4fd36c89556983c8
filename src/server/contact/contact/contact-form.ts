import { errorCatalogue } from '../../../contract/errors.ts'
import { isDomainError } from '../../../domain/errors.ts'
import type { RequestContext } from '../../http/context.ts'
import { requireWithinLimit } from '../../http/rate-limit.ts'
import { readSignedTime, signTime } from '../../http/signed-time.ts'
import { confirmPage, formPage, proofField, thanksPage } from './contact-form-page.ts'
import { readContactForm } from './read-contact-form.ts'
import { receiveMessage } from './send-message.ts'

/**
 * The contact form without JavaScript: posted by the browser itself and answered with a page. `page` is the
 * prerendered contact page, whose header and footer the answer uses.
 */
export async function answerContactForm(
  request: Request,
  context: RequestContext,
  page: string | undefined,
): Promise<Response> {
  const frame = { page, catalogue: context.catalogue.current().catalogue }
  // Forms on other sites are refused.
  const origin = request.headers.get('sec-fetch-site')
  if (origin && origin !== 'same-origin' && origin !== 'none') return html('', 403)
  const form = await request.formData().catch(() => undefined)
  const {
    typed,
    isTrapped,
    request: message,
    errors,
  } = readContactForm(form ?? new FormData(), context.now())
  if (!message) return html(formPage(frame, { typed, errors }), 400)
  try {
    await requireWithinLimit(context, 'message', context.address)
  } catch (error) {
    if (!isDomainError(error, 'RATE_LIMITED')) throw error
    const { message: reason } = errorCatalogue.RATE_LIMITED
    return html(formPage(frame, { typed, errors, reason }), 429)
  }
  // A bot gets the same thanks, so that it learns nothing.
  if (isTrapped) return html(thanksPage(frame), 200)
  // Without JavaScript the form can't measure how long it was open, so the sender must confirm once.
  if (!isConfirmed(context, message.submissionId, proofIn(form))) {
    const proof = signTime(context.signingKey, message.submissionId, context.now())
    return html(confirmPage(frame, { typed, proof }), 200)
  }
  await receiveMessage(context, message)
  return html(thanksPage(frame), 200)
}

/** Only a script confirms sooner; after two hours the sender is asked again. */
const confirmation = { soonestMs: 100, latestMs: 2 * 3_600_000 }

function isConfirmed(context: RequestContext, subject: string, proof: string): boolean {
  const askedAt = readSignedTime(context.signingKey, subject, proof)
  if (!askedAt) return false
  const waited = context.now().getTime() - askedAt.getTime()
  return waited >= confirmation.soonestMs && waited <= confirmation.latestMs
}

function proofIn(form: FormData | undefined): string {
  const proof = form?.get(proofField)
  return typeof proof === 'string' ? proof : ''
}

function html(page: string, status: number): Response {
  return new Response(page, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  })
}
