import { ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

/** Read by screen readers after the link's name, and shown as its tooltip. */
export const newTabHint = 'Si apre in una nuova scheda'

const look = 'underlined inline-flex items-center gap-2'

/** Underlined navigation; `arrow` adds the arrow of "Scopri di più". */
export function TextLink({
  arrow = false,
  className,
  children,
  ...rest
}: LinkProps & { arrow?: boolean }) {
  return (
    <Link {...rest} className={classNames(look, className)}>
      {children}
      {arrow && <ArrowRight className="size-4.5" aria-hidden />}
    </Link>
  )
}

/** The same for an outside address: it opens in a new tab, and screen readers say so. */
export function ExternalLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      title={newTabHint}
      {...rest}
      className={classNames(look, className)}
    >
      {children}
      <ArrowUpRight className="size-4.5" aria-hidden />
    </a>
  )
}
