import { useLocation } from 'react-router'
import { path } from '../../contract/pages.ts'
import type { AboutContent } from '../../domain/catalogue/page-contents.ts'
import { useContent } from '../browser/content.ts'
import { useFigures } from '../browser/figures.ts'
import { site } from '../browser/site.ts'
import { agencyClaims, agencyData } from '../ui/agency-data.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Picture } from '../ui/picture.tsx'
import { PictureBand } from '../ui/picture-band.tsx'
import { breadcrumbData } from '../ui/structured-data.ts'

export function Component() {
  const { pathname } = useLocation()
  const about = useContent('about')
  const figures = useFigures()
  return (
    <>
      <Meta
        title={about.metaTitle}
        description={about.metaDescription}
        path={pathname}
        structuredData={[
          agencyData(figures),
          breadcrumbData([{ name: about.metaTitle, path: path('about') }]),
        ]}
      />
      <PageHead title={about.title} lead={about.lead} />
      <div className="wrap">
        <Picture
          picture={about.picture}
          alt=""
          priority
          sizes="(width >= 1440px) 1240px, 100vw"
          className="h-65 rounded-picture md:h-115"
        />
      </div>
      <Mission about={about} />
      <Numbers about={about} />
      <Values about={about} />
      <PictureBand picture={about.band} title={about.closing.title} text={about.closing.text}>
        <ButtonLink to={path('trips')} kind="orange">
          Scopri le Destinazioni
        </ButtonLink>
        <ButtonLink to={path('contact')} kind="outline-light">
          Contattaci
        </ButtonLink>
      </PictureBand>
    </>
  )
}

type Part = { about: AboutContent }

function Mission({ about }: Part) {
  return (
    <section aria-labelledby="missione" className="wrap section">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[392px_minmax(0,1fr)]">
        <h2 id="missione" className="text-section">
          {about.mission.title}
        </h2>
        <div className="grid max-w-[40em] gap-5 text-lead">
          {about.mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}

function Numbers({ about }: Part) {
  const figures = useFigures()
  const samples = site().brand.claims
  const { claims, mode } = figures
  const since = mode === 'sample' ? samples.since : claims.since?.value
  const numbers = agencyClaims(figures, samples.about)
  const places = claims.destinations && { value: claims.destinations.value, label: 'destinazioni' }
  const shown = places ? [...numbers, places] : numbers
  if (shown.length === 0 && !since) return null
  return (
    <section aria-labelledby="numeri" className="on-dark bg-primary-dark text-white">
      <div className="wrap py-14 md:py-20">
        <h2 id="numeri" className="text-sub">
          {about.numbersTitle}
        </h2>
        {since && (
          <p className="mt-2 text-lead">
            Dal <b className="figures">{since}</b>, un gruppo alla volta.
          </p>
        )}
        <ul className="mt-9 grid grid-cols-2 gap-x-6 gap-y-8 md:mt-12 lg:grid-cols-4">
          {shown.map(({ value, label }) => (
            <li key={label} className="border-t-2 border-gold pt-4">
              <b className="figures block text-[2.75rem] leading-none md:text-[3.75rem]">{value}</b>{' '}
              <span className="mt-2 block text-lead">{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Values({ about }: Part) {
  return (
    <section aria-labelledby="valori" className="wrap section">
      <h2 id="valori" className="text-section">
        {about.valuesTitle}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 md:mt-12 lg:grid-cols-3">
        {about.values.map(({ id, title, description }) => (
          <li key={id} className="border-t-2 border-navy pt-5">
            <h3 className="text-card">{title}</h3>
            <p className="mt-3 text-ink-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
