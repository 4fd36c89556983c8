import { path } from '../../contract/pages.ts'
import { campaignOn, hasCountdown, type SiteFigures } from '../../domain/catalogue/figures.ts'
import type { HomeContent } from '../../domain/catalogue/page-contents.ts'
import { formatMoment } from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'
import { useFigures } from '../browser/figures.ts'
import { site } from '../browser/site.ts'
import { agencyClaims } from '../ui/agency-data.ts'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Countdown } from '../ui/countdown.tsx'
import { HeroPicture } from './hero-picture.tsx'
import { IntroVideo } from './intro-video.tsx'

/** The campaign: headline, two buttons, the film, the countdown and the agency's numbers. */
export function Hero({ home }: { home: HomeContent }) {
  const stored = useFigures()
  const figures = { ...stored, campaign: campaignOn(stored, path('home')) }
  const { texts } = home
  const { lead, emphasis } = headlineOf(figures, texts)
  return (
    <section aria-labelledby="campagna" className="on-dark hero">
      <HeroPicture home={home} />
      <div className="hero-scrim" />
      <div className="wrap relative isolate flex min-h-[inherit] flex-col pt-(--header)">
        <div className="my-auto max-w-165 pt-8.5 md:py-10">
          <div className="hero-words relative w-fit">
            <h1 id="campagna" className="text-hero tracking-[-.018em] text-wrap">
              {lead.split(' ').map((word) => (
                <span key={word} className="block whitespace-nowrap">
                  {word}{' '}
                </span>
              ))}
              <em className="block whitespace-nowrap text-gold not-italic">{emphasis}</em>
            </h1>
            <p className="mt-4 max-w-135 text-lead text-balance md:mt-6">{texts.heroLead}</p>
          </div>
          <div className="hero-gap" />
          <div className="grid gap-2.5 md:mt-8 md:flex md:flex-wrap md:gap-3.5">
            <ButtonLink kind="orange" to={path('trips')}>
              Scopri le Destinazioni
            </ButtonLink>
            <ButtonLink kind="outline-light" to={path('contact')}>
              Richiedi Informazioni
            </ButtonLink>
          </div>
          <IntroVideo texts={texts.introVideo} poster={home.filmPoster} />
        </div>
        <HeroFoot figures={figures} label={texts.countdownLabel} />
      </div>
    </section>
  )
}

type Texts = HomeContent['texts']

/** A trial's campaign uses the specified text; a real one names the largest discount that there is. */
function headlineOf({ campaign, mode }: SiteFigures, texts: Texts): Texts['headline'] {
  if (!campaign) return texts.headline
  const { headline } = site().brand.campaign
  if (mode === 'sample') return headline
  return {
    lead: headline.lead,
    emphasis: campaign.discount ? `fino al -${campaign.discount}%` : texts.headline.emphasis,
  }
}

function validityOf({ campaign, mode }: SiteFigures): string | undefined {
  if (campaign?.endsAt)
    return elidedDays(`Offerta valida fino al ${formatMoment(campaign.endsAt)}.`)
  const { validity, urgency } = site().brand.campaign
  return campaign && mode === 'sample' ? `${validity}. ${urgency}.` : undefined
}

function HeroFoot({ figures, label }: { figures: SiteFigures; label: string }) {
  const { heroDesktop, heroMobile } = site().brand.claims
  const validity = validityOf(figures)
  const desk = agencyClaims(figures, heroDesktop)
  const hasClock = hasCountdown(figures)
  if (!hasClock && desk.length === 0) return null
  return (
    <div className="mt-6.5 border-t border-white/28 pt-5 pb-7.5 md:mt-0 md:pt-6 md:pb-7 lg:flex lg:flex-wrap lg:items-center">
      {hasClock && <Countdown label={label} />}
      {validity && (
        <p className="mt-3.5 basis-full text-base font-semibold lg:order-last">{validity}</p>
      )}
      <Claims claims={desk} className="gap-11 max-md:hidden md:max-lg:mt-6 lg:ml-auto" />
      <Claims
        claims={agencyClaims(figures, heroMobile)}
        className={classNames(
          'justify-between gap-3 md:hidden',
          hasClock && 'mt-5.5 border-t border-white/28 pt-5',
        )}
      />
    </div>
  )
}

type ClaimsProps = { claims: readonly { value: string; label: string }[]; className: string }

function Claims({ claims, className }: ClaimsProps) {
  if (claims.length === 0) return null
  return (
    <ul className={classNames('flex', className)}>
      {claims.map(({ value, label }) => (
        <li key={label}>
          <b className="figures block text-[1.6875rem] leading-none md:text-[1.875rem]">{value}</b>{' '}
          <span className="mt-1 block text-base leading-snug md:mt-1.5">{label}</span>
        </li>
      ))}
    </ul>
  )
}
