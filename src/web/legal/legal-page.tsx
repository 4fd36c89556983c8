import { Printer } from 'lucide-react'
import { useLocation } from 'react-router'
import { path } from '../../contract/pages.ts'
import { formatLongDate } from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'
import { useContent } from '../browser/content.ts'
import { Button } from '../ui/button.tsx'
import { LegalBody } from '../ui/legal-body.tsx'
import { Link } from '../ui/link.tsx'
import { Meta } from '../ui/meta.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { RichInline } from '../ui/rich-text.tsx'
import { breadcrumbData } from '../ui/structured-data.ts'
import { legalNames } from './legal-names.ts'

const titles = [
  { to: path('informationForm'), label: 'Modulo informativo standard' },
  { to: path('terms'), label: 'Condizioni generali di contratto' },
  { to: path('privacyPolicy'), label: 'Privacy policy' },
  { to: path('cookiePolicy'), label: 'Cookie e memoria locale' },
  { to: path('accessibility'), label: 'Dichiarazione di accessibilità' },
]

/** In print only the text: no header, no footer and nothing that floats over the page. */
const onPaper = '@media print{main~*,:has(~main),.not-on-paper{display:none!important}}'

/** A long text made easy to navigate: a table of contents beside it, a date, one column to read. */
export function Component() {
  const { pathname } = useLocation()
  const document = useContent(`legal/${legalNames[pathname.replace(/\/$/, '')] ?? 'conditions'}`)
  const { title, metaDescription, version, inForceFrom, intro, sections } = document
  return (
    <>
      <Meta
        title={title}
        description={metaDescription}
        path={pathname}
        structuredData={[breadcrumbData([{ name: title, path: pathname }])]}
      />
      <PageHead
        title={title}
        lead={
          <>
            Versione {version}, in vigore{' '}
            <time dateTime={inForceFrom}>{elidedDays(`dal ${formatLongDate(inForceFrom)}`)}</time>
          </>
        }
      />
      <style>{onPaper}</style>
      <div className="wrap grid gap-x-16 gap-y-10 pb-16 md:pb-26 lg:grid-cols-[300px_minmax(0,1fr)]">
        <div className="not-on-paper self-start lg:sticky lg:top-28 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto">
          <Contents sections={sections} path={pathname} />
          <Others path={pathname} />
          <Button kind="outline" size="small" className="mt-5" onClick={() => window.print()}>
            <Printer className="size-5" aria-hidden />
            Stampa
          </Button>
        </div>
        <div className="max-w-[44em]">
          <div className="grid gap-4 text-lead">
            {intro.map((paragraph) => (
              <p key={paragraph}>
                <RichInline text={paragraph} />
              </p>
            ))}
          </div>
          {sections.map(({ id, heading, body }) => (
            <section key={id} aria-labelledby={id} className="mt-11">
              <h2 id={id} className="scroll-mt-28 text-card">
                {heading}
              </h2>
              <LegalBody body={body} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

type ContentsProps = { sections: { id: string; heading: string }[]; path: string }

function Contents({ sections, path }: ContentsProps) {
  return (
    <nav aria-label="Indice" className="border-t-2 border-navy pt-4">
      <p className="display text-small-title">Indice</p>
      <ul className="mt-2 text-base">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link
              to={`${path}#${id}`}
              className="block py-1.5 text-ink-2 hover:text-ink hover:underline"
            >
              {heading}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Others({ path }: { path: string }) {
  return (
    <nav aria-label="Altri testi" className="mt-6 border-t border-line-2 pt-4">
      <ul className="text-base">
        {titles
          .filter(({ to }) => to !== path)
          .map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="block py-1.5 text-ink-2 hover:text-ink hover:underline">
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
