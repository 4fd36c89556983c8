import { classNames } from './class-names.ts'

type DiscountTagProps = { percentage: number; tone?: 'accent' | 'navy'; className?: string }

export function DiscountTag({ percentage, tone = 'accent', className }: DiscountTagProps) {
  return (
    <span
      className={classNames(
        'figures inline-block flex-none rounded-tag px-2.5 pt-2 pb-1.75 text-base leading-none',
        tone === 'navy' ? 'bg-navy text-white' : 'bg-accent text-navy',
        className,
      )}
    >
      -{percentage}%
    </span>
  )
}
