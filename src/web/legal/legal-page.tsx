import { useLocation } from 'react-router'
import type { LegalDocument } from '../../domain/catalogue.ts'
import { formatLongDate } from '../../domain/dates.ts'
import { Link } from '../ui/link.tsx'
import { Meta } from '../ui/meta.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { breadcrumbData } from '../ui/structured-data.ts'

type LegalPageProps = { document: LegalDocument }
type Body = LegalDocument['sections'][number]['body']

/** A long text that must be found one's way in: contents beside it, a date, one column to read. */
export function LegalPage({ document }: LegalPageProps) {
  const { pathname } = useLocation()
  const { title, metaDescription, updated, notice, intro, sections } = document
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
            Ultimo aggiornamento: <time dateTime={updated}>{formatLongDate(updated)}</time>
          </>
        }
      />
      <div className="wrap grid gap-x-16 gap-y-10 pb-16 md:pb-26 lg:grid-cols-[300px_minmax(0,1fr)]">
        <Contents sections={sections} path={pathname} />
        <div className="max-w-[44em]">
          <p className="border-l-3 border-gold bg-gold-light px-5 py-4 text-base">{notice}</p>
          <div className="mt-7 grid gap-4 text-lead">
            {intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
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

function Contents({ sections, path }: { sections: LegalDocument['sections']; path: string }) {
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

function LegalBody({ body }: { body: Body }) {
  return (
    <div className="mt-4 grid gap-4">
      {body.map((part, index) =>
        typeof part === 'string' ? (
          <p key={index}>{part}</p>
        ) : (
          <ul key={index} className="grid list-disc gap-2 pl-5.5 marker:text-control">
            {part.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
