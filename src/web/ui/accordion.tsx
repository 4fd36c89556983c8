import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'

export type AccordionItem = { key: string; title: ReactNode; content: ReactNode }

type AccordionProps = {
  items: readonly AccordionItem[]
  /** The item that starts open. */
  initial?: string
  /** Which heading level the titles are, so that the outline of the page stays whole. */
  level?: 2 | 3 | 4
}

/** One item open at a time, and that one can be closed. Closed texts stay in the HTML. */
export function Accordion({ items, initial, level = 3 }: AccordionProps) {
  const [open, setOpen] = useState(initial)
  const group = useId()
  const Heading = `h${level}` as const
  return (
    <ul className="border-t border-line-2">
      {items.map(({ key, title, content }) => {
        const isOpen = key === open
        const id = `${group}-${key}`
        return (
          <li key={key} className="border-b border-line-2" data-state={isOpen ? 'open' : 'closed'}>
            <Heading className="font-text text-body font-normal tracking-normal">
              <button
                type="button"
                id={`${id}-titolo`}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setOpen(isOpen ? undefined : key)}
                className="flex w-full items-center gap-4 py-4.25 text-left md:py-5"
              >
                <span className="min-w-0 flex-1">{title}</span>
                <ChevronDown
                  className={classNames(
                    'size-5.5 flex-none transition-transform duration-200',
                    isOpen && 'rotate-180',
                  )}
                  aria-hidden
                />
              </button>
            </Heading>
            <section
              id={id}
              aria-labelledby={`${id}-titolo`}
              className="accordion-panel"
              data-open={isOpen || undefined}
            >
              <div>{content}</div>
            </section>
          </li>
        )
      })}
    </ul>
  )
}
