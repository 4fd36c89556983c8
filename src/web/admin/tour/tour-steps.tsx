import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink, FileUp, PenLine, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { path } from '../../../contract/pages.ts'
import { classNames } from '../../ui/class-names.ts'
import { admin } from '../api.ts'
import { documentPath } from '../catalogue/document-path.ts'
import { useTrips } from '../links/use-trips.ts'
import { staffPaths } from '../pages.ts'
import { useSample } from '../sample/use-sample.ts'
import { useMay } from '../session.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { StaffButtonAnchor, StaffButtonLink } from '../ui/staff-button.tsx'
import { withWantedField } from '../ui/wanted-field.ts'
import { useForPhone } from '../use-for-phone.ts'

type Placed = { className?: string }

const toGenerator = (
  <StaffButtonLink icon={Plus} to={staffPaths.generator}>
    Crea un link
  </StaffButtonLink>
)

export function LinkStep({ className }: Placed) {
  return (
    <TourCard step={1} title="Crea un link" action={toGenerator} {...placed(className)}>
      Scegli viaggio e partenza: ne esce un indirizzo privato, con prezzo e conto, da mandare a chi
      vuole prenotare.
    </TourCard>
  )
}

/** A QR code of the newest link, for the reader's own phone. `alone`: without step 1 beside it. */
export function PhoneStep({ className, alone = false }: Placed & { alone?: boolean }) {
  const { data } = useQuery(
    admin.links.list.queryOptions({ input: { page: 1, pageSize: 10, state: 'active' } }),
  )
  const link = data?.items[0]
  const forPhone = useForPhone()
  const isNearby = link !== undefined && forPhone(link.url) !== link.url
  return (
    <TourCard
      step={2}
      title="Prenota dal telefono"
      action={
        link ? (
          <QrCode
            value={forPhone(link.url)}
            label={`Codice QR del link per ${link.travelTitle}: inquadralo con il telefono`}
            size={168}
          />
        ) : (
          alone && toGenerator
        )
      }
      {...placed(className)}
    >
      {link
        ? `Inquadra il codice e prenota ${link.travelTitle} come farebbe un cliente: la prenotazione compare qui.${isNearby ? ' Il telefono deve stare nella stessa rete di questo computer.' : ''}`
        : 'Serve prima un link: qui ne compare il codice QR, da inquadrare per prenotare come un cliente.'}
    </TourCard>
  )
}

export function BankStep({ className }: Placed) {
  const sample = useSample()
  const file = sample?.bankFiles[0]
  return (
    <TourCard
      step={3}
      title="Trascina il file della banca"
      action={
        file ? (
          <StaffButtonAnchor
            icon={Download}
            href={adminDownloads.sampleBankFile(file)}
            download={file}
          >
            Scarica {file}
          </StaffButtonAnchor>
        ) : (
          <StaffButtonLink icon={FileUp} to={staffPaths.cassa}>
            Apri la Cassa
          </StaffButtonLink>
        )
      }
      {...placed(className)}
    >
      {file
        ? 'Scarica questo file di prova e lascialo cadere nel riquadro della Cassa: i bonifici trovano da soli la loro prenotazione.'
        : 'La lista dei movimenti, come la banca la fa scaricare: i bonifici trovano da soli la loro prenotazione.'}
    </TourCard>
  )
}

export function PriceStep({ className }: Placed) {
  const trip = useTrips().trips[0]
  const page = trip ? documentPath(`trip/${trip.id}`) : staffPaths.catalogue
  return (
    <TourCard
      step={4}
      title="Cambia un prezzo"
      action={
        <StaffButtonLink icon={PenLine} to={withWantedField(page, 'price')}>
          {trip ? `Prezzo: ${trip.title}` : 'Apri Redazione'}
        </StaffButtonLink>
      }
      {...placed(className)}
    >
      Scrivilo in bozza, guarda la pagina accanto e pubblica: il sito lo mostra in pochi secondi, e
      si torna indietro quando si vuole.
    </TourCard>
  )
}

export function PageStep({ className }: Placed) {
  const trip = useTrips().trips[0]
  return (
    <TourCard
      step={5}
      title="Guarda la pagina"
      action={
        <StaffButtonAnchor
          icon={ExternalLink}
          href={trip ? path('trip', { id: trip.id }) : path('home')}
          target="_blank"
          rel="noopener"
        >
          {trip ? trip.title : 'Apri il sito'}
        </StaffButtonAnchor>
      }
      {...placed(className)}
    >
      Così la vede chi sta per partire, dal telefono o dal computer. Si apre in un’altra scheda.
    </TourCard>
  )
}

/** All five steps, for an agency without data: each does something real, in any order. */
export function Tour() {
  const may = useMay()
  return (
    <div className="mt-5 grid gap-3 sm:grid-cols-2">
      <LinkStep />
      <PhoneStep />
      {may('cassa', 'entries') && <BankStep />}
      {may('catalogue', 'list') && <PriceStep />}
      <PageStep className="sm:col-span-2" />
    </div>
  )
}

const placed = (className: string | undefined) => (className ? { className } : {})

const tourLength = 5

type Props = {
  step: number
  title: string
  /** The button that does the step; empty where another step must come first. */
  action: ReactNode
  children: ReactNode
  className?: string
}

/** One step of the tour, shown where something is missing and gone as soon as it is there. */
function TourCard({ step, title, action, children, className }: Props) {
  return (
    <div
      className={classNames('rounded-control border border-line bg-paper px-4.5 py-4', className)}
    >
      <p className="text-staff-small font-semibold text-ink-2">
        Passo {step} di {tourLength}
      </p>
      <p className="font-[650]">{title}</p>
      <p className="mt-1 text-ink-2">{children}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
