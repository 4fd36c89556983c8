import { useLocation } from 'react-router'
import { formatLongDate } from '../../domain/dates.ts'
import type { LegalText } from '../../domain/legal.ts'
import { LegalBody } from '../ui/legal-body.tsx'
import { Link } from '../ui/link.tsx'
import { Meta } from '../ui/meta.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { RichInline } from '../ui/rich-text.tsx'
import { breadcrumbData } from '../ui/structured-data.ts'

type LegalPageProps = { document: LegalText }

/** A long text that must be found one's way in: contents beside it, a date, one column to read. */
export function LegalPage({ document }: LegalPageProps) {
  const { pathname } = useLocation()
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
            Versione {version}, in vigore dal{' '}
            <time dateTime={inForceFrom}>{formatLongDate(inForceFrom)}</time>
          </>
        }
      />
      <div className="wrap grid gap-x-16 gap-y-10 pb-16 md:pb-26 lg:grid-cols-[300px_minmax(0,1fr)]">
        <Contents sections={sections} path={pathname} />
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
    <nav
      aria-label="Indice"
      className="self-start border-t-2 border-navy pt-4 lg:sticky lg:top-28 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto"
    >
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
