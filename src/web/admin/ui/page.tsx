import { Plus, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { Meta } from '../../ui/meta.tsx'
import { staffPaths } from '../pages.ts'
import { useMay } from '../session.tsx'
import { useCommand } from '../shell/command.tsx'

type PageProps = {
  title: string
  /** Beside the title: a date or a number. */
  note?: ReactNode
  /** Buttons at the right; on a phone in a row below the title. */
  actions?: ReactNode
  /** False where the plus button on a phone already does the same. */
  actionsOnPhone?: boolean
  /** The header stays visible while a long page scrolls; not on a phone, which has no room for it. */
  stays?: boolean
  children: ReactNode
  className?: string
}

/** The header of every page of the back office: title, actions, search. */
export function Page(props: PageProps) {
  const { title, note, actions, actionsOnPhone = true, stays = false, children, className } = props
  const { pathname } = useLocation()
  const command = useCommand()
  const may = useMay()
  return (
    <div className={className}>
      <Meta title={title} description="Area riservata." path={pathname} noindex />
      <header
        className={classNames(
          'px-page flex flex-wrap items-center gap-x-3.5 gap-y-2 pt-3.5 pb-2.5 md:pt-6 md:pb-4.5',
          stays &&
            'md:sticky md:top-0 md:z-10 md:border-b md:border-line md:bg-white md:pt-4 md:pb-3',
        )}
      >
        <h1 className="min-w-0 text-[1.875rem] leading-[1.1] max-md:flex-1 max-md:basis-0">
          {title}
        </h1>
        {note && <p className="text-[0.96875rem] text-ink-2 max-md:hidden md:pt-1.5">{note}</p>}
        {may('search', 'everything') && (
          <div className="flex flex-none self-start md:hidden">
            <IconButton aria-label="Cerca" onClick={command.open}>
              <Search className="size-5.75" aria-hidden />
            </IconButton>
            <Link
              to={staffPaths.generator}
              aria-label="Nuovo link"
              className="grid size-11.5 place-items-center rounded-full"
            >
              <Plus className="size-5.75" aria-hidden />
            </Link>
          </div>
        )}
        {actions && (
          <div
            className={classNames(
              'flex flex-wrap items-center gap-2.5 max-md:w-full md:ml-auto',
              !actionsOnPhone && 'max-md:hidden',
            )}
          >
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  )
}

/** A part of a page under its own small heading. */
export function Section({
  title,
  note,
  action,
  children,
  className,
  id,
}: {
  title: ReactNode
  note?: ReactNode
  action?: ReactNode
  children: ReactNode
  className?: string
  id?: string
}) {
  return (
    <section className={className} id={id}>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <h2 className="font-text text-[1.1875rem] leading-[1.2] font-[650] tracking-normal md:text-[1.0625rem]">
          {title}
        </h2>
        {note && <span className="font-medium text-ink-2">{note}</span>}
        {action && <div className="ml-auto">{action}</div>}
      </div>
      {children}
    </section>
  )
}
