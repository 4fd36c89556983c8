import { classNames } from '../../ui/class-names.ts'

type Props = { label: string; percent: number | undefined; text?: string }

/** Progress in percent; without a number the bar is indeterminate. */
export function ProgressBar({ label, percent, text }: Props) {
  const width = percent === undefined ? '100%' : `${percent}%`
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuetext={text}
      aria-valuemin={0}
      aria-valuemax={100}
      className="mt-1 block h-1.5 overflow-hidden rounded-full bg-paper-2"
    >
      <span
        className={classNames('block h-full bg-primary', percent === undefined && 'animate-pulse')}
        style={{ width }}
      />
    </span>
  )
}
