import type { ReactNode } from 'react'

type PageHeadProps = { title: ReactNode; lead?: ReactNode; children?: ReactNode }

/** The start of every text page: a large, left-aligned heading with space above. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className="wrap pt-12 pb-10 md:pt-20 md:pb-14">
      {children}
      <h1 className="max-w-[16em] text-page">{title}</h1>
      {lead && <p className="mt-5 max-w-[38em] text-lead text-ink-2 md:mt-6">{lead}</p>}
    </div>
  )
}
