import { type ReactNode, useState } from 'react'
import { mainPictures } from '../../content/pictures/main.ts'
import { euros } from '../../domain/money.ts'
import { Accordion } from '../ui/accordion.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Badge, StatusDot, Verified } from '../ui/badge.tsx'
import { Button, type ButtonKind } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { DiscountTag } from '../ui/discount-tag.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Checkbox, Input, RadioRow, Select, Textarea } from '../ui/field.tsx'
import { LazyImage } from '../ui/lazy-image.tsx'
import { Meta } from '../ui/meta.tsx'
import { part } from '../ui/optional.tsx'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { Rating, Stars } from '../ui/rating.tsx'
import { Seats } from '../ui/seats.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { ExternalLink, TextLink } from '../ui/text-link.tsx'
import { toast } from '../ui/toast.ts'
import { Tooltip, TooltipProvider } from '../ui/tooltip.tsx'

const Dialog = part(() => import('../ui/dialog.tsx').then((module) => ({ default: module.Dialog })))

const colours = [
  'bg-paper',
  'bg-paper-2',
  'bg-line',
  'bg-line-2',
  'bg-control',
  'bg-ink-2',
  'bg-navy',
  'bg-navy-dark',
  'bg-navy-light',
  'bg-primary',
  'bg-primary-dark',
  'bg-primary-light',
  'bg-accent',
  'bg-accent-ink',
  'bg-gold',
  'bg-gold-light',
  'bg-star',
  'bg-ok',
  'bg-bad',
]

const scale = [
  'text-hero',
  'text-page',
  'text-section',
  'text-sub',
  'text-card',
  'text-small-title',
]
const kinds: ButtonKind[] = ['orange', 'navy', 'primary', 'outline', 'quiet', 'ghost', 'danger']

/** Every part of the design system on one page, for `npm run dev` only. */
export function Component() {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  return (
    <TooltipProvider>
      <div className="wrap section">
        <Meta
          title="Fondamenta"
          description="Il sistema visivo del sito."
          path="/sviluppo"
          noindex
        />
        <h1 className="text-page">Fondamenta</h1>
        <p className="mt-4">
          <a className="underline" href="/sviluppo/testi">
            Tutte le email, i documenti e i messaggi di errore
          </a>
        </p>
        <Part title="Colore">
          {colours.map((colour) => (
            <div key={colour} className="w-32 text-small">
              <div className={`h-20 rounded-control border border-line ${colour}`} />
              {colour.slice(3)}
            </div>
          ))}
        </Part>
        <Part title="Caratteri">
          <div className="grid gap-4">
            {scale.map((size) => (
              <p key={size} className={`display ${size}`}>
                Destinazioni da Sogno
              </p>
            ))}
            <p className="text-lead">Templi all'alba, mercati di quartiere e treni veloci.</p>
            <p>Figtree: cifre tabellari per prezzi e date. 0123456789 € àèéìòù</p>
            <p className="figures text-price-lg">2.400 €</p>
          </div>
        </Part>
        <Part title="Azioni">
          {kinds.map((kind) => (
            <Button key={kind} kind={kind}>
              Prenota Ora
            </Button>
          ))}
          <Button
            kind="orange"
            busy={busy}
            busyLabel="Elaborazione..."
            onClick={() => setBusy(true)}
          >
            Procedi
          </Button>
          <Button disabled>Non disponibile</Button>
          <Button kind="outline" size="small">
            Piccolo
          </Button>
          <TextLink to="/travels" arrow>
            Scopri di più
          </TextLink>
          <ExternalLink href="https://example.com">Fuori dal sito</ExternalLink>
          <CopyButton value="IT60X0542811101000000123456" what="IBAN" />
          <Tooltip text="Si apre dopo 700 millisecondi">
            <Button kind="quiet">Suggerimento</Button>
          </Tooltip>
        </Part>
        <Part title="Segni">
          <Seats free={4} />
          <Seats free={6} size="large" />
          <Seats free={3} tone="staff" />
          <Rating value={4.8} />
          <Stars count={4} />
          <DiscountTag percentage={30} />
          <Price amount={euros(2400)} struck={euros(3500)} />
          <Badge tone="ok">Pagato</Badge>
          <Badge tone="gold">In attesa</Badge>
          <StatusDot tone="bad">Serve assistenza</StatusDot>
          <Verified>Recensione verificata</Verified>
          <Avatar image="f01" className="size-13" />
        </Part>
        <Part title="Moduli">
          <div className="grid w-full gap-5 md:grid-cols-2">
            <Input label="Nome" placeholder="Chiara" />
            <Input label="Numero di passaporto" error="Inserisci il numero di passaporto" />
            <Input label="Data di nascita" notice="Sotto i 12 anni: sconto bambino del 50%" />
            <Input label="Telefono" optional hint="Solo se vuoi essere richiamato" />
            <Select label="Destinazione">
              <option>Tokyo e Kyoto</option>
            </Select>
            <Textarea label="Messaggio" />
            <Checkbox label="Ho letto l'informativa" />
            <RadioRow label="Milano Malpensa" name="airport" />
          </div>
        </Part>
        <Part title="Finestre e notifiche">
          <Button onClick={() => setOpen(true)}>Apri la finestra</Button>
          <Button
            kind="outline"
            onClick={() => toast({ title: 'Copiato', description: 'Il codice è negli appunti.' })}
          >
            Notifica
          </Button>
          <Button
            kind="outline"
            onClick={() =>
              toast({ title: 'Errore', description: 'Riprova.', variant: 'destructive' })
            }
          >
            Notifica di errore
          </Button>
          {open && (
            <Dialog
              open
              onClose={() => setOpen(false)}
              title="Date di partenza disponibili"
              footer="Piede"
            >
              <p>Contenuto</p>
            </Dialog>
          )}
        </Part>
        <Part title="Liste">
          <div className="w-full">
            <Accordion
              items={[
                { key: '1', title: 'Primo giorno', content: <p className="pb-5">Si parte.</p> },
                { key: '2', title: 'Secondo giorno', content: <p className="pb-5">Si arriva.</p> },
              ]}
            />
          </div>
          <div className="w-full">
            <Tabs
              label="Esempio"
              tabs={[
                { key: 'a', label: 'Prenotazioni', content: 'Prima scheda' },
                { key: 'b', label: 'Verifiche', content: 'Seconda scheda' },
              ]}
            />
          </div>
        </Part>
        <Part title="Immagini e stati">
          <Picture
            picture={mainPictures['tokyo-kyoto']}
            sizes="320px"
            className="h-50 w-80 rounded-picture"
          />
          <LazyImage src="/manca.webp" alt="" className="h-50 w-80 rounded-picture" />
          <Skeleton className="h-50 w-80" />
          <div className="w-full">
            <EmptyState title="Nessuna prenotazione">
              Quando arriva la prima, la vedi qui.
            </EmptyState>
          </div>
        </Part>
        <div className="on-dark mt-10 rounded-panel bg-navy-dark p-10 text-white">
          <Countdown label="L'offerta scade tra" />
        </div>
      </div>
    </TooltipProvider>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-14 border-t-2 border-navy pt-5">
      <h2 className="text-small-title">{title}</h2>
      <div className="mt-6 flex flex-wrap items-center gap-5">{children}</div>
    </section>
  )
}
