import { Check, Plane, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { path } from '../../contract/pages.ts'
import { isAdsPath } from '../../domain/catalogue/ads.ts'
import { companyFacts } from '../../domain/catalogue/company-facts.ts'
import { useFigures } from '../browser/figures.ts'
import { useHydrated, useToday } from '../browser/hydration.ts'
import { site } from '../browser/site.ts'
import { tripPath } from '../browser/trip-address.ts'
import { openConsentPreferences } from '../consent/consent-store.ts'
import { FacebookIcon, InstagramIcon, TwitterIcon } from '../ui/brand-icons.tsx'
import { Link } from '../ui/link.tsx'
import { StarMark } from '../ui/rating.tsx'
import { newTabHint } from '../ui/text-link.tsx'
import { Logo } from './logo.tsx'

const socialLinks = () => {
  const { instagram, facebook, twitter } = site().brand.socialLinks
  return [
    { name: 'Instagram', href: instagram, Icon: InstagramIcon },
    { name: 'Facebook', href: facebook, Icon: FacebookIcon },
    { name: 'Twitter', href: twitter, Icon: TwitterIcon },
  ].filter(({ href }) => href)
}

const companyLinks = [
  { label: 'Chi Siamo', to: path('about') },
  { label: 'Il Team', to: path('team') },
  { label: 'Contattaci', to: path('contact') },
  { label: 'Viaggi di gruppo', to: path('groupTrips') },
  { label: 'Domande frequenti', to: path('faq') },
]

const verification = { label: 'Verifica Prenotazioni', to: path('verifyBookings') }

const legalLinks = [
  { label: 'Privacy Policy', to: path('privacyPolicy') },
  { label: 'Cookie Policy', to: path('cookiePolicy') },
  { label: 'Condizioni Generali', to: path('terms') },
]

/**
 * Shown only with real data and after hydration, because the prerendered pages have no room for it. The
 * other legal texts link to it too.
 */
const accessibility = { label: 'Accessibilità', to: path('accessibility') }

/** In the order of the brand's four guarantees. */
const guaranteeKeys = ['iata', 'guarantee-fund', 'insurance', 'assistance'] as const

/** The main site and the advertising pages have different footers, with other numbers and other links. */
export function Footer() {
  const { brand } = site()
  const { pathname } = useLocation()
  const isAds = isAdsPath(pathname)
  const { mode, claims } = useFigures()
  const isSample = mode === 'sample'
  const isHydrated = useHydrated()
  const sampleClients = isAds ? brand.claims.adsFooterClients : brand.claims.mainFooterClients
  const clients = isSample ? sampleClients : claims.clients?.value
  const guarantees = brand.guarantees.filter(
    (_, index) => isSample || claims[guaranteeKeys[index] ?? 'iata'],
  )
  const company = isAds ? companyLinks : [...companyLinks, verification]
  return (
    <footer className="on-dark bg-navy-dark pt-14 pb-[calc(36px+var(--covered,0px))] text-base text-mist md:pt-20">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-[minmax(209px,1.35fr)_1fr_.95fr_1.15fr_1.25fr] lg:gap-10">
          <div className="max-lg:col-span-2">
            <Logo size="large" variant="light" className="text-white" lazy />
            <p className="mt-5 max-w-[24em]">
              Viaggi di gruppo esclusivi
              {clients ? `. ${clients} sono già partiti con noi` : ''}, in gruppi di massimo
              10&nbsp;persone.
            </p>
            <ul className="mt-6 flex gap-2.5">
              {socialLinks().map(({ name, href, Icon }) => (
                <li key={name}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    title={newTabHint}
                    className="grid size-11.5 place-items-center rounded-full text-white shadow-[inset_0_0_0_1.5px_#47607c] hover:bg-navy-light"
                  >
                    <Icon className="size-5" />
                    <span className="sr-only">{name}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <FooterList title="Destinazioni popolari" className="wrap-anywhere">
            {site().footerTrips.map(({ id, title }) => (
              <FooterLink key={id} to={tripPath(id)} label={title} />
            ))}
          </FooterList>
          <FooterList title="Azienda" className="wrap-anywhere">
            {company.map((link) => (
              <FooterLink key={link.label} {...link} />
            ))}
          </FooterList>
          <FooterList title="Contatti" className="max-lg:col-span-2">
            <li>
              <address className="not-italic">
                {brand.address.street}, {brand.address.postalCode} {brand.address.city}
              </address>
            </li>
            <li>
              <a
                href={`mailto:${brand.contactEmail}`}
                className="inline-block py-1 hover:text-white hover:underline"
              >
                {brand.contactEmail}
              </a>
            </li>
          </FooterList>
          {guarantees.length > 0 && (
            <FooterList title="Garanzie" className="max-lg:col-span-2">
              {guarantees.map((guarantee) => (
                <li key={guarantee} className="flex gap-2.25">
                  <Check className="mt-0.5 size-5 flex-none text-gold" aria-hidden />
                  {guarantee}
                </li>
              ))}
            </FooterList>
          )}
        </div>
        <TrustRow />
        <div className="mt-7 grid gap-x-15 gap-y-3 text-small md:grid-cols-2">
          <p>
            © {useToday().slice(0, 4)} {brand.legalName} · P. IVA {brand.vatNumber}
            <br />
            Sede legale: {brand.registeredOffice.city}
            {companyFacts(brand)}
          </p>
          <p>
            {brand.footerNotes.images} {brand.footerNotes.prices}
          </p>
          <ul className="flex flex-wrap gap-x-6 md:col-span-2">
            {(isSample || !isHydrated ? legalLinks : [...legalLinks, accessibility]).map((link) => (
              <FooterLink key={link.label} {...link} />
            ))}
            <li>
              <button
                type="button"
                onClick={openConsentPreferences}
                className="py-1 hover:text-white hover:underline"
              >
                Preferenze cookie
              </button>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}

type FooterListProps = { title: string; className?: string; children: ReactNode }

function FooterList({ title, className, children }: FooterListProps) {
  return (
    <section className={className}>
      <h2 className="mb-3.5 font-text text-[1.0625rem] font-[650] tracking-normal text-white">
        {title}
      </h2>
      <ul className="grid gap-2 leading-snug">{children}</ul>
    </section>
  )
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link to={to} className="inline-block py-1 hover:text-white hover:underline">
        {label}
      </Link>
    </li>
  )
}

/** Trust badges in one row. */
function TrustRow() {
  const { brand } = site()
  const { mode, claims } = useFigures()
  const { reviews, verification: verified, accreditation } = brand.trustBadges
  const isSample = mode === 'sample'
  const rating = isSample ? `${brand.ratings.badge.value}/5` : claims['trust-view']?.value
  const badges = [
    { Icon: StarMark, text: `${reviews.title} ${rating}`, shown: rating },
    {
      Icon: ShieldCheck,
      text: `SiteScanner, ${verified.title}`,
      shown: isSample || claims['site-scanner'],
    },
    { Icon: Plane, text: accreditation.title, shown: isSample || claims.iata },
  ].filter(({ shown }) => shown)
  if (badges.length === 0) return null
  return (
    <ul className="mt-11 grid gap-x-10 gap-y-3.5 border-y border-navy-line py-6.5 font-[550] text-white md:mt-15 md:flex md:flex-wrap">
      {badges.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-2.5">
          <Icon className="size-5.5 text-gold" aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  )
}
