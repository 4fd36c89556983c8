import { useLocation } from 'react-router'
import { withoutAdsPrefix } from '../../domain/catalogue/ads.ts'
import { campaignOn, hasCountdown } from '../../domain/catalogue/figures.ts'
import { useFigures } from '../browser/figures.ts'
import { site } from '../browser/site.ts'
import { DiscountTag } from '../ui/discount-tag.tsx'
import { useOfferCountdown } from '../ui/use-offer-countdown.ts'

/** Shown at the top of every page for visitors from advertising, as long as there is an offer. */
export function AdsBanner() {
  const figures = useFigures()
  const left = useOfferCountdown()
  const campaign = campaignOn(figures, withoutAdsPrefix(useLocation().pathname))
  const hasClock = hasCountdown(figures)
  if (!campaign || (hasClock && left === null)) return null
  const { banner } = site().brand.campaign
  const time = left ? `${left.days}g ${left.hours}h ${left.minutes}m` : '--g --h --m'
  return (
    <aside data-banner aria-label="Offerta Speciale" className="bg-gold-light text-navy">
      <div className="wrap flex min-h-13.5 flex-wrap items-center gap-x-5.5 gap-y-1 py-2 md:min-h-15">
        <p className="display text-[1.25rem] leading-none md:text-[1.375rem]">Offerta Speciale</p>{' '}
        {campaign.discount > 0 && <DiscountTag percentage={campaign.discount} tone="navy" />}{' '}
        {banner && <p className="leading-tight max-md:sr-only">{banner}</p>}
        {hasClock && (
          <p className="ml-auto flex items-center gap-3 font-semibold max-md:hidden">
            Scade tra <b className="figures text-[1.375rem] leading-none">{time}</b>
          </p>
        )}
      </div>
    </aside>
  )
}
