import { Check } from 'lucide-react'
import { tripFigures } from '../../domain/catalogue/figures.ts'
import type { ShownPackage, TripsContent } from '../../domain/catalogue/page-contents.ts'
import { euros, formatEuro, toEuros } from '../../domain/money.ts'
import { useFiguresOf } from '../browser/figures.ts'
import { useToday } from '../browser/hydration.ts'
import { tripPath } from '../browser/trip-address.ts'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { TextLink } from '../ui/text-link.tsx'

type PackagesSectionProps = Pick<TripsContent, 'texts' | 'packages'>

/** The five offer groups: their prices, contents and destinations. */
export function PackagesSection({ texts, packages }: PackagesSectionProps) {
  return (
    <section aria-labelledby="pacchetti" className="border-t border-line-2">
      <div className="wrap section">
        <h2 id="pacchetti" className="text-section">
          {texts.packagesTitle}
        </h2>
        <p className="mt-3 max-w-[34em] text-lead text-ink-2">{texts.packagesLead}</p>
        <ul className="mt-10 grid gap-16 md:mt-14 md:gap-24">
          {packages.map((category) => (
            <li key={category.id}>
              <PackageArticle category={category} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function rangeText(prices: readonly number[]): string {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)].map((price) =>
    formatEuro(euros(price)),
  )
  return lowest === highest
    ? `Si parte da ${lowest} a persona.`
    : `I viaggi vanno da ${lowest} a ${highest} a persona.`
}

function PackageArticle({ category }: { category: ShownPackage }) {
  const { title, duration, destinations, includes } = category
  const figures = useFiguresOf('')
  const { campaign, mode } = figures
  const today = useToday()
  const priceOf = ({ id, price }: { id: string; price: number }) =>
    tripFigures(figures, id, euros(price), today)
  const isSample = mode === 'sample'
  // With real data, only prices of trips that can be booked, so that no visitor is attracted by an
  // unavailable price.
  const prices = isSample
    ? [category.minPrice, category.maxPrice]
    : destinations
        .map(priceOf)
        .flatMap(({ price, isUnbookable }) => (isUnbookable ? [] : toEuros(price)))
  return (
    <article
      aria-label={title}
      className="grid gap-x-14 gap-y-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <Picture
          picture={category.picture}
          alt=""
          sizes="(width >= 1024px) 500px, 100vw"
          className="h-60 rounded-picture md:h-90"
        />
        <h3 className="mt-5 text-card">{title}</h3>
        <p className="mt-1.5 text-ink-2">{duration}</p>
        {campaign && isSample && (
          <p className="mt-3">
            <span className="text-ink-2">In offerta a </span>
            <Price
              amount={euros(category.discountedPrice)}
              struck={euros(category.originalPrice)}
            />
          </p>
        )}
        {prices.length > 0 && <p className="mt-1 text-base text-ink-2">{rangeText(prices)}</p>}
      </div>
      <div className="grid content-start gap-x-10 gap-y-8 md:grid-cols-[3fr_2fr]">
        <ul className="border-t-2 border-navy">
          {destinations.map((destination) => (
            <li key={destination.id} className="relative border-b border-line-2 py-4">
              <div className="flex items-baseline justify-between gap-4">
                <TextLink to={tripPath(destination.id)} className="stretched">
                  {destination.title}
                </TextLink>
                <span className="figures whitespace-nowrap">
                  {priceOf(destination).isFrom && 'da '}
                  {formatEuro(priceOf(destination).price)}
                </span>
              </div>
              <p className="mt-1 text-base text-ink-2">{destination.description}</p>
            </li>
          ))}
        </ul>
        <div>
          <h4 className="font-text text-base font-[650] tracking-normal">La quota comprende</h4>
          <ul className="mt-2 text-base">
            {includes.map((item) => (
              <li key={item} className="flex gap-3 py-1.25">
                <Check className="mt-0.5 size-5 flex-none text-ok" aria-hidden />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  )
}
