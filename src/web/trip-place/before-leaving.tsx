import type { ReactNode } from 'react'
import { formatDate, formatLongDate } from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'
import { FlightList } from '../ui/flight-list.tsx'
import { ExternalLink } from '../ui/text-link.tsx'
import type { PlaceView } from './place-view.ts'

type Before = NonNullable<PlaceView['before']>

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-5">
      <h3 className="text-small-title">{title}</h3>
      <div className="mt-2 grid gap-2">{children}</div>
    </div>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="list-disc pl-5">
      {points.map((point) => (
        <li key={point} className="py-0.5">
          {point}
        </li>
      ))}
    </ul>
  )
}

function Entry({ rules, checkedOn, advice }: NonNullable<Before['entry']>) {
  return (
    <Part title="Documenti per entrare">
      <Points points={rules} />
      <p className="text-small text-ink-2">
        {checkedOn
          ? `${elidedDays(`Controllato il ${formatDate(checkedOn)}`)}: le regole cambiano, verifica prima di partire su Viaggiare Sicuri.`
          : 'Indicazioni da verificare: le regole cambiano, fa fede Viaggiare Sicuri.'}
      </p>
      <p className="flex flex-wrap gap-x-5">
        {advice.map(({ country, address }) => (
          <ExternalLink key={address} href={address}>
            {country} su Viaggiare Sicuri
          </ExternalLink>
        ))}
      </p>
    </Part>
  )
}

function Hotels({ hotels }: Pick<Before, 'hotels'>) {
  return (
    <Part title="Dove si dorme">
      <ul className="grid gap-3">
        {hotels.map(({ name, text, from }) => (
          <li key={name}>
            <b className="font-semibold">{name}</b>
            {from && (
              <span className="block text-small">{elidedDays(`Dal ${formatLongDate(from)}`)}</span>
            )}
            {text && <span className="block text-ink-2">{text}</span>}
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-2">Sistemazioni previste, o di pari categoria.</p>
    </Part>
  )
}

function Meeting({ time, title, place }: NonNullable<Before['meeting']>) {
  return (
    <Part title="Da dove si comincia">
      <p>
        <b className="font-semibold">{place}</b>
        {time && ` · ${time}`}
      </p>
      <p className="text-ink-2">{title}. L'orario è quello del programma: fa fede il biglietto.</p>
    </Part>
  )
}

function Flights({ flights }: Pick<Before, 'flights'>) {
  return (
    <Part title="I voli">
      <FlightList flights={flights} />
    </Part>
  )
}

function Fellows({ fellows }: Pick<Before, 'fellows'>) {
  return (
    <Part title="Chi parte con voi">
      <p>{new Intl.ListFormat('it').format(fellows)}</p>
      <p className="text-small text-ink-2">Solo chi ha scelto di mostrarsi al gruppo.</p>
    </Part>
  )
}

function GroupChat({ address }: { address: string }) {
  return (
    <Part title="Il gruppo WhatsApp">
      <p className="text-ink-2">
        Chi parte con voi e chi vi accompagna si scrivono qui. Entrando, il gruppo vede il tuo
        numero: è una scelta tua.
      </p>
      <p>
        <ExternalLink href={address}>Entra nel gruppo</ExternalLink>
      </p>
    </Part>
  )
}

function Emergency({ phone }: { phone: string }) {
  return (
    <Part title="In caso di emergenza">
      <p>
        Il telefono dell'agenzia per chi è in viaggio:{' '}
        <a
          className="underlined font-semibold whitespace-nowrap"
          href={`tel:${phone.replace(/\s/g, '')}`}
        >
          {phone}
        </a>
      </p>
    </Part>
  )
}

function Coordinators({ coordinators }: Pick<Before, 'coordinators'>) {
  return (
    <Part title="Chi vi accompagna">
      <p>{coordinators.join(' e ')}</p>
    </Part>
  )
}

/** During the trip, emergency contacts and hotels come first, and packing advice is left out. */
function OnTheRoad({ before }: { before: Before }) {
  const { entry, emergencyPhone, hotels, coordinators, fellows, groupLink, flights } = before
  return (
    <>
      <Emergency phone={emergencyPhone} />
      {coordinators.length > 0 && <Coordinators coordinators={coordinators} />}
      {groupLink && <GroupChat address={groupLink} />}
      {hotels.length > 0 && <Hotels hotels={hotels} />}
      {flights.length > 0 && <Flights flights={flights} />}
      {fellows.length > 0 && <Fellows fellows={fellows} />}
      {entry && <Entry {...entry} />}
    </>
  )
}

function StillAtHome({ before }: { before: Before }) {
  const { climate, checklist, entry, emergencyPhone, meeting, hotels } = before
  const { coordinators, fellows, groupLink, flights } = before
  return (
    <>
      {meeting && <Meeting {...meeting} />}
      {flights.length > 0 && <Flights flights={flights} />}
      {coordinators.length > 0 && <Coordinators coordinators={coordinators} />}
      {fellows.length > 0 && <Fellows fellows={fellows} />}
      {groupLink && <GroupChat address={groupLink} />}
      {hotels.length > 0 && <Hotels hotels={hotels} />}
      {entry && <Entry {...entry} />}
      <Part title="In valigia">
        {climate && <p className="text-ink-2">{climate}</p>}
        <Points points={checklist} />
      </Part>
      <Emergency phone={emergencyPhone} />
    </>
  )
}

/** Information to have at hand before leaving and during the trip; what is not known is left out. */
export function BeforeLeaving({
  before,
  isOnTheRoad = false,
}: {
  before: Before
  isOnTheRoad?: boolean
}) {
  return (
    <section aria-labelledby="prima-di-partire">
      <h2 id="prima-di-partire" className="mb-6 text-card">
        {isOnTheRoad ? 'In viaggio' : 'Prima di partire'}
      </h2>
      {isOnTheRoad ? <OnTheRoad before={before} /> : <StillAtHome before={before} />}
    </section>
  )
}
