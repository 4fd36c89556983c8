import { type Cents, formatEuro } from '../../domain/money.ts'
import { classNames } from './class-names.ts'

type PriceProps = {
  amount: Cents
  struck?: Cents | undefined
  /** Other days may cost more. */
  isFrom?: boolean | undefined
  size?: 'card' | 'large'
  className?: string
}

/** The price in the display typeface, after the struck-through one if there is one. */
export function Price({ amount, struck, isFrom, size = 'card', className }: PriceProps) {
  return (
    <span className={classNames('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      {struck !== undefined && <StruckPrice amount={struck} />}
      <span
        className={classNames(
          'display whitespace-nowrap',
          size === 'large' ? 'text-price-lg tracking-[-.02em]' : 'text-price',
        )}
      >
        <span className="sr-only">Prezzo </span>
        {isFrom && <small className="text-base font-normal">da </small>}
        <span className={isFrom ? 'ml-1' : undefined}>{formatEuro(amount)}</span>
      </span>
    </span>
  )
}

export function StruckPrice({ amount, className }: { amount: Cents; className?: string }) {
  return (
    <s className={classNames('text-base whitespace-nowrap text-ink-2', className)}>
      <span className="sr-only">Prima </span>
      <span>{formatEuro(amount)}</span>
    </s>
  )
}
