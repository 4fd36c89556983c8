import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

type FactProps = {
  label: ReactNode
  children: ReactNode
  strong?: boolean
  /** Highlights good news, such as a discount. */
  good?: boolean
  /** Draws a line above: a new part of the summary begins. */
  ruled?: boolean
}

/** One line of a summary: what it is on the left, the value on the right. */
export function Fact({ label, children, strong, good, ruled }: FactProps) {
  const isAmount = typeof children === 'string' && children.endsWith('€')
  return (
    <div
      className={classNames(
        // With text twice as large, the value wraps onto the next line.
        'flex items-baseline justify-between gap-6 py-2 max-[20rem]:flex-wrap max-[20rem]:gap-y-0',
        good && 'font-semibold text-ok',
        ruled && 'mt-2 border-t border-line pt-4',
      )}
    >
      <dt className={strong ? 'font-semibold' : good ? undefined : 'text-ink-2'}>{label}</dt>
      <dd
        className={classNames(
          'text-right font-semibold max-[20rem]:text-left',
          isAmount && 'whitespace-nowrap',
        )}
      >
        {children}
      </dd>
    </div>
  )
}

export function Facts({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={className}>{children}</dl>
}

type AmountBoxProps = { title: ReactNode; note: ReactNode; amount: string }

/** The amount to pay now, on gold. */
export function AmountBox({ title, note, amount }: AmountBoxProps) {
  return (
    <div className="my-3.5 flex items-center justify-between gap-4 max-[20rem]:flex-wrap rounded-control bg-gold-light px-5 py-4">
      <p className="leading-snug">
        <b className="block font-semibold">{title}</b>
        <span className="text-small">{note}</span>
      </p>
      <p className="figures text-[2rem] leading-none whitespace-nowrap" aria-live="polite">
        {amount}
      </p>
    </div>
  )
}
