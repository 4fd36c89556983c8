import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { path } from '../../contract/pages.ts'
import { formatDate } from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'
import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/field.tsx'
import { useWhatsApp } from '../whatsapp/use-whatsapp.ts'
import type { OpenLink } from './open-link.ts'

const tokenInAddress = /\/prenotazione\/([\w-]+)/

/** The token of a pasted link, or what is wrong with the text. */
function readPasted(text: string, ended: string): { token: string } | { problem: string } {
  const token = tokenInAddress.exec(text)?.[1]
  if (!token) return { problem: 'Incolla il link intero, come te lo ha mandato il consulente' }
  return token === ended ? { problem: 'È lo stesso link: ne serve uno nuovo' } : { token }
}

/** The link expired while the form was being filled in. A new link continues here, with what was typed. */
export function EndedMeanwhile({ token, link }: { token: string; link: OpenLink }) {
  const openWhatsApp = useWhatsApp()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const [pasted, setPasted] = useState('')
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // Centred, because on a phone the notification of the refusal covers the top.
    heading.current?.parentElement?.scrollIntoView({ block: 'center' })
  }, [])
  const goOn = () => {
    const read = readPasted(pasted, token)
    if ('problem' in read) setProblem(read.problem)
    else void navigate(path('bookingLink', { token: read.token }))
  }
  return (
    <section
      aria-labelledby="link-scaduto"
      className="mb-5 grid gap-4 rounded-panel bg-gold-light px-5 py-5 md:px-6"
    >
      <h2 id="link-scaduto" ref={heading} tabIndex={-1} className="text-small-title">
        Il link è scaduto mentre compilavi
      </h2>
      <p>
        Non è stato prenotato nulla, e quello che hai scritto resta in questa scheda: non chiuderla.
        Chiedi un link nuovo al tuo consulente e incollalo qui.
      </p>
      <Button
        kind="outline"
        onClick={() =>
          openWhatsApp(
            `Ciao! Il link per il viaggio «${link.travelTitle}» ${elidedDays(`del ${formatDate(link.startDate)}`)} è scaduto mentre compilavo: me ne mandate uno nuovo?`,
          )
        }
      >
        <WhatsAppIcon className="size-5.5" />
        Chiedi un link nuovo
      </Button>
      <Input
        label="Il link nuovo"
        autoComplete="off"
        inputMode="url"
        value={pasted}
        error={problem}
        onChange={(event) => {
          setPasted(event.target.value)
          setProblem(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The field is inside the booking form, which Enter must not submit.
          event.preventDefault()
          goOn()
        }}
      />
      <Button kind="navy" onClick={goOn}>
        Continua con il link nuovo
      </Button>
    </section>
  )
}
