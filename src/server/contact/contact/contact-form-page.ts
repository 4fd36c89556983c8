import { contactFormAction } from '../../../contract/contact/contact-form.ts'
import { type Catalogue, shownTrips } from '../../../domain/catalogue/catalogue.ts'
import {
  contactDestination,
  contactLimits,
  contactOptions,
} from '../../../domain/contact/contact.ts'
import { escapeHtml } from '../../platform/mail/layout.ts'
import type { ContactField, TypedContact } from './read-contact-form.ts'

/** The prerendered contact page and its edition. */
export type Frame = { page: string | undefined; catalogue: Catalogue }

type WrongForm = {
  typed: TypedContact
  errors: Partial<Record<ContactField, string>>
  /** The reason for refusing the form, where no field is to blame. */
  reason?: string
}

export function thanksPage(frame: Frame): string {
  const { title, text } = frame.catalogue.contact.form.success
  return inFrame(
    frame,
    title,
    `<h1 class="text-page">${escapeHtml(title)}</h1>
<p class="mt-4 max-w-[36em] text-lead text-ink-2">${escapeHtml(text)}</p>
<p class="mt-8"><a class="button" data-kind="navy" data-size="normal" href="/">Torna alla Home</a></p>`,
  )
}

/** Contains the signed time at which the page below was sent. */
export const proofField = 'conferma'

/** Asks for one more press: the message is shown for checking, and nothing is lost. */
export function confirmPage(
  frame: Frame,
  { typed, proof }: { typed: TypedContact; proof: string },
): string {
  const title = "Confermi l'invio?"
  const { message, ...short } = typed
  const fields = Object.entries({ ...short, [proofField]: proof }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  // A hidden input would lose the line breaks. Browsers drop the first line break of a text area.
  fields.push(`<textarea name="message" hidden>\n${escapeHtml(message)}</textarea>`)
  const lines = message.split('\n').map(escapeHtml).join('<br>')
  return inFrame(
    frame,
    title,
    `<h1 class="text-page">${title}</h1>
<p class="mt-4 max-w-[36em] text-lead text-ink-2">Il tuo messaggio è pronto. Premi il pulsante e arriva a un nostro consulente, che risponde a ${escapeHtml(typed.email)}.</p>
<blockquote class="mt-6 max-w-[38em] rounded-control bg-paper-2 px-5 py-4">${lines}</blockquote>
<form method="post" action="${contactFormAction}" aria-label="Conferma del messaggio" class="mt-8">
${fields.join('\n')}
<p><button class="button" data-kind="navy" data-size="normal">Sì, invia il messaggio</button></p>
</form>`,
  )
}

/** The form with the typed values and an error at each invalid field. */
export function formPage(frame: Frame, { typed, errors, reason }: WrongForm): string {
  const control = (field: ContactField, label: string, attributes: string) =>
    row(field, label, errors[field], (id, aria) =>
      field === 'message'
        ? `<textarea class="field" id="${id}" name="${field}" rows="6" ${attributes}${aria}>${escapeHtml(typed[field])}</textarea>`
        : `<input class="field" id="${id}" name="${field}" value="${escapeHtml(typed[field])}" ${attributes}${aria}>`,
    )
  const name = `required maxlength="${contactLimits.name}"`
  const rows = [
    control('firstName', 'Nome', `autocomplete="given-name" ${name}`),
    control('lastName', 'Cognome', `autocomplete="family-name" ${name}`),
    control('email', 'Email', 'type="email" autocomplete="email" required'),
    control('phone', 'Telefono', 'type="tel" autocomplete="tel"'),
    row('destination', 'Destinazione', errors.destination, (id, aria) =>
      destinationSelect(frame.catalogue, id, aria, typed.destination),
    ),
    control('message', 'Messaggio', 'required'),
  ]
  const { title } = frame.catalogue.contact.form.failure
  return inFrame(
    frame,
    title,
    `<h1 class="text-page">${escapeHtml(title)}</h1>
<p role="alert" class="mt-4 max-w-[36em] text-lead text-ink-2">${escapeHtml(reason ?? 'Quello che hai scritto è ancora qui: controlla i campi segnati in rosso e invia di nuovo.')}</p>
<form method="post" action="${contactFormAction}" aria-label="Modulo di contatto" class="relative mt-8 grid max-w-[38em] gap-5">
${rows.join('\n')}
<p><button class="button" data-kind="navy" data-size="normal">Invia messaggio</button></p>
</form>`,
  )
}

function row(
  field: ContactField,
  label: string,
  error: string | undefined,
  control: (id: string, aria: string) => string,
): string {
  const id = `contatto-${field}`
  const aria = error ? ` aria-invalid="true" aria-describedby="${id}-nota"` : ''
  const note = error
    ? `<p id="${id}-nota" class="font-medium text-bad">${escapeHtml(error)}</p>`
    : ''
  return `<div><label for="${id}" class="font-semibold">${label}</label>${control(id, aria)}${note}</div>`
}

function destinationSelect(catalogue: Catalogue, id: string, aria: string, chosen: string): string {
  const titles = Object.fromEntries(shownTrips(catalogue).map((trip) => [trip.id, trip.title]))
  const isOfTrial = contactDestination(chosen) === chosen
  const mode = chosen && !isOfTrial ? 'real' : 'sample'
  const options = contactOptions(titles, mode).map(({ value, label }) => {
    const selected = value === chosen ? ' selected' : ''
    return `<option value="${value}"${selected}>${escapeHtml(label)}</option>`
  })
  return `<select class="field" id="${id}" name="destination"${aria}><option value="">Scegli una destinazione</option>${options.join('')}</select>`
}

/** Puts other content between the contact page's header and footer, with its style but without its scripts. */
function inFrame({ page, catalogue }: Frame, title: string, content: string): string {
  const heading = `<title>${escapeHtml(title)} | ${escapeHtml(catalogue.brand.name)}</title><meta name="robots" content="noindex">`
  const body = `<div class="wrap pt-10 pb-20">${content}</div>`
  if (!page) {
    return `<!doctype html><html lang="it"><head><meta charset="utf-8">${heading}</head><body><main>${body}</main></body></html>`
  }
  return page
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<title[\s\S]*?<\/title>/, '')
    .replace(/<(?:meta|link) data-page=""[^>]*>/g, '')
    .replace('</head>', () => `${heading}</head>`)
    .replace(/(<main\b[^>]*>)[\s\S]*<\/main>/, (_, main: string) => `${main}${body}</main>`)
}
