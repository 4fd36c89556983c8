import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { path } from '../../contract/pages.ts'
import type { GroupTripsContent } from '../../domain/catalogue/page-contents.ts'
import { whatsAppMessages } from '../../domain/contact/whatsapp.ts'
import { formatDateRange } from '../../domain/dates.ts'
import { euros, formatEuro } from '../../domain/money.ts'
import { useToday } from '../browser/hydration.ts'
import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { Stars } from '../ui/rating.tsx'
import { Seats } from '../ui/seats.tsx'
import { ChatLink } from '../whatsapp/chat-link.tsx'

type ShownGroupTrip = GroupTripsContent['trips'][number]

type ArticleProps = { trip: ShownGroupTrip; priceNote: string; priority: boolean }

/** One sample trip, from poster to departures. */
export function GroupTripArticle({ trip, priceNote, priority }: ArticleProps) {
  const titleId = `viaggio-${trip.id}`
  return (
    <article aria-labelledby={titleId} className="wrap py-12 md:py-19">
      <Picture
        picture={trip.picture}
        priority={priority}
        sizes="(width >= 1440px) 1240px, 100vw"
        className="h-65 rounded-picture md:h-115"
      />
      <div className="mt-7 grid gap-x-16 gap-y-10 md:mt-10 lg:grid-cols-[minmax(0,1fr)_392px] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-1">
          <h2 id={titleId} className="text-section">
            {trip.title}
          </h2>
          <p className="mt-4 max-w-[38em] text-lead">{trip.description}</p>
        </div>
        <PriceCard trip={trip} note={priceNote} />
        <div className="grid content-start gap-x-8 gap-y-10 md:grid-cols-2 lg:col-start-1">
          <Fact title="La quota comprende">
            {trip.included.map((item) => (
              <Ticked key={item}>{item}</Ticked>
            ))}
          </Fact>
          <div className="grid content-start gap-y-10">
            <Fact title="Hotel">
              {trip.hotels.map(({ name, stars, description }) => (
                <li key={name}>
                  <p className="flex flex-wrap items-center gap-x-3 font-semibold">
                    {name} {stars && <Stars count={stars} of={stars} label={`${stars} stelle`} />}
                  </p>
                  <p className="text-ink-2">{description}</p>
                </li>
              ))}
            </Fact>
            <Fact title="Esperienze">
              {trip.experiences.map((item) => (
                <Ticked key={item}>{item}</Ticked>
              ))}
            </Fact>
          </div>
        </div>
      </div>
    </article>
  )
}

function PriceCard({ trip, note }: { trip: ShownGroupTrip; note: string }) {
  const { id, title, price, duration, difficulty } = trip
  const message = whatsAppMessages.trip(title)
  return (
    <section
      aria-label={`Prezzo e date, ${title}`}
      className="self-start rounded-panel bg-white p-6 shadow-e2 md:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <p>
        <span className="text-ink-2">da</span> <Price amount={euros(price)} size="large" />
      </p>
      <p className="mt-1 text-ink-2">{note}</p>
      <dl className="mt-5 grid gap-3 border-y border-line py-4">
        <Row label="Durata" value={duration} />
        <Row label="Gruppo" value="massimo 10 persone" />
        <Row label="Impegno" value={difficulty} />
      </dl>
      <Departures trip={trip} />
      <div className="mt-6 grid gap-2.5">
        <ButtonLink to={path('contact', undefined, { destination: id, message })} wide>
          Richiedi Informazioni
        </ButtonLink>
        <ChatLink message={message} kind="outline" wide>
          <WhatsAppIcon className="size-5.5" />
          Scrivici su WhatsApp
        </ChatLink>
      </div>
    </section>
  )
}

function Departures({ trip }: { trip: ShownGroupTrip }) {
  const today = useToday()
  const dates = trip.dates.filter(({ startDate }) => startDate > today)
  return (
    <div className="mt-5">
      <h3 className="text-small-title">Partenze</h3>
      {dates.length === 0 && (
        <p className="mt-2 text-ink-2">Le prossime date escono a breve: chiedile a noi.</p>
      )}
      <ul>
        {dates.map(({ id, startDate, endDate, spotsAvailable, coordinators, price }) => (
          <li key={id} className="border-b border-line py-3">
            <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
              {formatDateRange(startDate, endDate)} <span>{formatEuro(euros(price))}</span>
            </p>
            <p className="mt-1 text-ink-2">con {coordinators.join(' e ')}</p>
            <p className="mt-1 flex items-center gap-3">
              <Seats free={spotsAvailable} />
              <span className="font-[650] text-accent-ink">{spotsAvailable} posti liberi</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid grid-cols-[6em_minmax(0,1fr)] gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-[550]">{value}</dd>
    </div>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-2 border-navy pt-4.5">
      <h3 className="text-small-title">{title}</h3>
      <ul className="mt-3 grid gap-3">{children}</ul>
    </section>
  )
}

function Ticked({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Check className="mt-1 size-4.5 flex-none text-ok" aria-hidden />
      {children}
    </li>
  )
}
