import { CircleAlert, CircleCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { contactFormAction } from '../../contract/contact/contact-form.ts'
import { path } from '../../contract/pages.ts'
import { contactLimits, contactOptions, offeredDestinations } from '../../domain/contact/contact.ts'
import { useContent } from '../browser/content.ts'
import { useFigures } from '../browser/figures.ts'
import { site } from '../browser/site.ts'
import { Button } from '../ui/button.tsx'
import { Input, Options, Select, Textarea } from '../ui/field.tsx'
import { TextLink } from '../ui/text-link.tsx'
import type { ContactField } from './draft.ts'
import type { EnquiryLink } from './enquiry.ts'
import {
  type ContactForm as Form,
  formName,
  trapField,
  useContactForm,
  warmUp,
} from './use-contact-form.ts'

export function ContactForm({ enquiry }: { enquiry: EnquiryLink }) {
  const { titles } = useContent('contact')
  const { mode } = useFigures()
  const form = useContactForm(enquiry, offeredDestinations(titles, mode))
  return form.state === 'sent' ? <Sent onRestart={form.restart} /> : <Fields form={form} />
}

function Fields({ form }: { form: Form }) {
  const { state, reason, submit } = form
  const { texts, titles } = useContent('contact')
  const { mode } = useFigures()
  const hasErrors = Object.values(form.errors).some(Boolean)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget)
  }
  return (
    <form
      name={formName}
      method="post"
      action={contactFormAction}
      // Until the code is loaded, the browser itself validates and sends.
      noValidate={form.isTakenOver}
      aria-label="Modulo di contatto"
      onSubmit={onSubmit}
      onFocusCapture={warmUp}
    >
      <h2 className="text-card">{texts.form.title}</h2>
      <p className="mt-2 text-base text-ink-2">{texts.form.hint}</p>
      <div className="mt-6 grid gap-x-4.5 gap-y-5.5 md:grid-cols-2">
        <Input
          {...control(form, 'firstName')}
          label="Nome"
          autoComplete="given-name"
          maxLength={contactLimits.name}
        />
        <Input
          {...control(form, 'lastName')}
          label="Cognome"
          autoComplete="family-name"
          maxLength={contactLimits.name}
        />
        <Input
          {...control(form, 'email')}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <Input
          {...control(form, 'phone')}
          label="Telefono"
          optional
          type="tel"
          autoComplete="tel"
          maxLength={contactLimits.phone}
        />
        <Select
          {...control(form, 'destination')}
          label="Destinazione"
          optional
          fieldClassName="md:col-span-2"
        >
          <option value="">Scegli una destinazione</option>
          <Options of={contactOptions(titles, mode)} />
        </Select>
        <Textarea
          {...control(form, 'message')}
          label="Messaggio"
          rows={6}
          fieldClassName="md:col-span-2"
        />
      </div>
      <Trap />
      <p className="mt-5 text-base text-ink-2">
        Trattiamo i tuoi dati come spiegato nella{' '}
        <TextLink to={path('privacyPolicy')} className="text-ink">
          Privacy Policy
        </TextLink>
        .
      </p>
      <div role="alert">
        {state === 'failed' && <Failure reason={reason} />}
        {state === 'editing' && hasErrors && (
          <p className="mt-5 font-semibold text-bad">Controlla i campi segnati in rosso.</p>
        )}
      </div>
      <Button
        type="submit"
        busy={state === 'sending'}
        busyLabel="Invio in corso..."
        className="mt-5 max-md:w-full"
      >
        Invia messaggio
      </Button>
    </form>
  )
}

const requiredFields = new Set<ContactField>(['firstName', 'lastName', 'email', 'message'])

function control({ values, errors, change, check }: Form, field: ContactField) {
  return {
    name: field,
    id: `contatto-${field}`,
    value: values[field],
    error: errors[field],
    required: requiredFields.has(field),
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
    onBlur: () => {
      // An untouched field is not a mistake yet; sending reports what is missing.
      if (values[field] !== '') void check(field)
    },
  }
}

/** A field that people neither see nor reach; robots fill it in. */
function Trap() {
  return (
    <div aria-hidden className="absolute -left-[9999px] h-0 overflow-hidden">
      <label>
        Sito web
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function Failure({ reason }: { reason: string }) {
  const { failure } = useContent('contact').texts.form
  const { contactEmail } = site().brand
  return (
    <div className="mt-5 flex gap-3 rounded-control bg-bad-soft p-4.5">
      <CircleAlert className="mt-0.5 size-5.5 flex-none text-bad" aria-hidden />
      <div>
        <p className="font-semibold text-bad">{failure.title}</p>
        <p className="mt-1">{reason || failure.text}</p>
        <p className="mt-2">
          <a href={`mailto:${contactEmail}`} className="underlined">
            {contactEmail}
          </a>
        </p>
      </div>
    </div>
  )
}

function Sent({ onRestart }: { onRestart: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { success } = useContent('contact').texts.form
  return (
    <div role="status">
      <CircleCheck className="size-12 text-ok" aria-hidden />
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-card">
        {success.title}
      </h2>
      <p className="mt-3 max-w-[34em] text-lead text-ink-2">{success.text}</p>
      <Button kind="outline" className="mt-6" onClick={onRestart}>
        Scrivi un altro messaggio
      </Button>
    </div>
  )
}
