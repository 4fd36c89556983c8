import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export type AccordionItem = { key: string; title: ReactNode; content: ReactNode }

type AccordionProps = {
  items: readonly AccordionItem[]
  /** The item that starts open. */
  initial?: string
  /** Heading level of the titles, so that the page's outline has no gaps. */
  level?: 2 | 3 | 4
}

/** At most one item is open, and it can be closed again: the browser does this, with or without code. */
export function Accordion({ items, initial, level = 3 }: AccordionProps) {
  const group = useId()
  const Heading = `h${level}` as const
  return (
    <div className="border-t border-line-2">
      {items.map(({ key, title, content }) => {
        const titleId = `${group}-${key}`
        return (
          <details
            key={key}
            name={group}
            open={key === initial}
            className="accordion border-b border-line-2"
          >
            <summary className="flex cursor-pointer items-center gap-4 py-4.25 md:py-5">
              <Heading
                id={titleId}
                className="min-w-0 flex-1 font-text text-body font-normal tracking-normal"
              >
                {title}
              </Heading>
              <ChevronDown className="accordion-arrow size-5.5 flex-none" aria-hidden />
            </summary>
            <section aria-labelledby={titleId}>{content}</section>
          </details>
        )
      })}
    </div>
  )
}
