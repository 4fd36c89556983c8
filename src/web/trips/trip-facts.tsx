import { BedDouble, Check, Compass, type LucideIcon, Plane, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Destination, Experience } from '../../domain/catalogue/shapes.ts'
import { Stars } from '../ui/rating.tsx'
import { hotelsOf } from './hotels.ts'

/** What the price includes: flights, hotels, experiences, and the rest. */
export function TripFacts({ trip }: { trip: Destination }) {
  return (
    <section aria-labelledby="incluso">
      <h2 id="incluso" className="mt-14 mb-4.5 text-sub md:mt-19 md:mb-6.5">
        Cosa è incluso
      </h2>
      <div className="grid gap-x-14 gap-y-9 md:grid-cols-2 md:gap-y-12">
        <InfoCard title="Voli" Icon={Plane}>
          <p>{trip.flights}</p>
        </InfoCard>
        <InfoCard title="Hotel" Icon={BedDouble}>
          <ul className="grid gap-4">
            {hotelsOf(trip).map(({ name, stars, description }) => (
              <li key={name}>
                <p className="flex flex-wrap items-center gap-x-2.5 font-semibold">
                  {name} {stars && <Stars count={stars} of={stars} label={`${stars} stelle`} />}
                </p>
                <p className="mt-0.5 text-base text-ink-2">{description}</p>
              </li>
            ))}
          </ul>
        </InfoCard>
        <InfoCard title="Esperienze Incluse" Icon={Compass}>
          <ul>
            {trip.experiences.map((experience) => (
              <ExperienceItem key={nameOf(experience)} experience={experience} />
            ))}
          </ul>
        </InfoCard>
        <InfoCard title="La quota comprende" Icon={Ticket}>
          <ul>
            {trip.package.includes.map((item) => (
              <CheckedItem key={item}>{item}</CheckedItem>
            ))}
          </ul>
        </InfoCard>
      </div>
    </section>
  )
}

type InfoCardProps = { title: string; Icon: LucideIcon; children: ReactNode }

function InfoCard({ title, Icon, children }: InfoCardProps) {
  return (
    <article aria-label={title}>
      <h3 className="mb-3 flex items-center gap-3 border-t-2 border-navy pt-4.5 text-[1.625rem]">
        <Icon className="size-6.5 text-primary" aria-hidden />
        {title}
      </h3>
      {children}
    </article>
  )
}

function CheckedItem({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3 py-1.25">
      <Check className="mt-1 size-5 flex-none text-ok" aria-hidden />
      <span>{children}</span>
    </li>
  )
}

function nameOf(experience: Experience): string {
  return typeof experience === 'string' ? experience : experience.title
}

function ExperienceItem({ experience }: { experience: Experience }) {
  if (typeof experience === 'string') return <CheckedItem>{experience}</CheckedItem>
  return (
    <CheckedItem>
      <span className="font-semibold">{experience.title}</span>
      <span className="block text-base text-ink-2">{experience.description}</span>
    </CheckedItem>
  )
}
