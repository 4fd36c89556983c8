import { ShieldCheck } from 'lucide-react'
import { site } from '../browser/site.ts'
import { Stars } from '../ui/rating.tsx'
import { ExternalLink } from '../ui/text-link.tsx'

/** What two outside services say about the agency. */
export function TrustBadges() {
  const { trustBadges, ratings } = site().brand
  const { reviews, verification } = trustBadges
  const { badge } = ratings
  return (
    <ul className="mt-9 grid border-y border-line-2 md:mt-14 lg:grid-cols-2">
      <li className="flex flex-wrap items-center gap-x-5.5 gap-y-3 py-5.5 md:py-7.5">
        <p className="figures text-[2.75rem] leading-none whitespace-nowrap">
          {badge.value}
          <span className="text-[1.5rem]">/5</span>
        </p>
        <p className="leading-normal">
          <Stars count={5} label={`${badge.value} su 5`} />
          <span className="block">
            <span className="sr-only">Valutazione media </span>
            <span>su {badge.reviews} recensioni</span>
          </span>
        </p>
        <ExternalLink href={reviews.link.href} className="max-md:w-full md:ml-auto lg:mr-12">
          {reviews.link.label}
        </ExternalLink>
      </li>
      <li className="flex flex-wrap items-center gap-x-5.5 gap-y-3 border-line-2 py-5.5 max-lg:border-t md:py-7.5 lg:border-l lg:pl-12">
        <ShieldCheck className="size-9.5 flex-none text-ok" aria-hidden />
        <p className="leading-normal">
          <b className="block font-[650]">{verification.title}</b>{' '}
          <span>{verification.status}</span>
        </p>
        <ExternalLink href={verification.link.href} className="max-md:w-full md:ml-auto">
          {verification.link.label}
        </ExternalLink>
      </li>
    </ul>
  )
}
