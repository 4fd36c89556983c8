import {
  BedDouble,
  Bus,
  Compass,
  Footprints,
  type LucideIcon,
  Map as MapIcon,
  Plane,
  Ship,
  TreePalm,
  Utensils,
} from 'lucide-react'
import type { Activity, ActivityType, ItineraryDay } from '../../domain/catalogue/shapes.ts'
import { formatEuro } from '../../domain/money.ts'
import { Accordion } from '../ui/accordion.tsx'
import { StarMark } from '../ui/rating.tsx'

const activityIcons: Readonly<Record<ActivityType, LucideIcon>> = {
  flight: Plane,
  hotel: BedDouble,
  food: Utensils,
  tour: MapIcon,
  activity: Compass,
  free: Footprints,
  transfer: Bus,
  ship: Ship,
  beach: TreePalm,
}

/** Day by day; one day is open at a time. */
export function Itinerary({ days }: { days: readonly ItineraryDay[] }) {
  return (
    <section aria-labelledby="itinerario">
      <h2 id="itinerario" className="mt-14 mb-4.5 text-sub md:mt-19 md:mb-6.5">
        Itinerario
      </h2>
      <Accordion
        items={days.map((day) => ({
          key: String(day.day),
          title: <DayTitle day={day} />,
          content: <DayContent day={day} />,
        }))}
      />
    </section>
  )
}

function DayTitle({ day }: { day: ItineraryDay }) {
  return (
    <span className="grid grid-cols-[46px_1fr] items-center md:grid-cols-[64px_1fr]">
      <span className="figures text-card text-primary md:text-[2.125rem]">
        <span className="sr-only">Giorno </span>
        {day.day}
      </span>
      <span className="flex flex-wrap items-center gap-x-3.5">
        <span className="text-[1.125rem] leading-snug font-[650] md:text-[1.1875rem]">
          {day.title}
        </span>
        {day.highlight && (
          <span className="inline-flex items-center gap-1.5 text-small text-gold-dark">
            <StarMark className="size-4" />
            Da non perdere
          </span>
        )}
      </span>
    </span>
  )
}

function DayContent({ day }: { day: ItineraryDay }) {
  return (
    <div className="pb-6 md:pb-7.5 md:pl-16">
      <p className="max-w-[36em] text-ink-2">{day.description}</p>
      <ol className="mt-5.5">
        {day.activities.map((activity) => (
          <ActivityRow key={`${activity.time} ${activity.title}`} activity={activity} />
        ))}
      </ol>
    </div>
  )
}

function ActivityRow({ activity }: { activity: Activity }) {
  const { time, title, type, location, cover, price } = activity
  const Icon = activityIcons[type]
  return (
    <li className="activity">
      {time && <span className="activity-time font-[650] max-md:text-primary-dark">{time}</span>}
      <span className="activity-icon grid size-11 place-items-center rounded-full bg-primary-light text-primary-dark">
        <Icon className="size-5.5" aria-hidden />
      </span>
      <span className="activity-text leading-[1.4]">
        <span className="font-semibold">{title}</span>
        {cover && ` (${cover}${price ? `, ${formatEuro(price)}` : ''})`}
        {location && <span className="block text-base text-ink-2">{location}</span>}
      </span>
    </li>
  )
}
