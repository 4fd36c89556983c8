import type { ReactNode } from 'react'

export const mainId = 'contenuto'

/** The target of the skip link, and where focus goes after a navigation. */
export function Main({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <main id={mainId} tabIndex={-1} className={className ?? 'min-h-[70vh]'}>
      {children}
    </main>
  )
}

/** The hash router would take a plain `#id` for a route, so the link moves the focus itself. */
export function SkipLink() {
  return (
    <div role="region" aria-label="Scorciatoia">
      <a
        href={`#${mainId}`}
        onClick={(event) => {
          event.preventDefault()
          document.getElementById(mainId)?.focus()
        }}
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-navy px-5 py-3 font-semibold text-white focus:translate-y-0"
      >
        Vai al contenuto
      </a>
    </div>
  )
}
