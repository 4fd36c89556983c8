import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

export const tourLength = 5

type Props = {
  step: number
  title: string
  /** One press, and it is done for real; none where another step comes first. */
  action: ReactNode
  children: ReactNode
  className?: string
}

/** One step of the tour. It stands where something is still missing, and is gone as soon as that is there. */
export function TourCard({ step, title, action, children, className }: Props) {
  return (
    <div
      className={classNames('rounded-control border border-line bg-paper px-4.5 py-4', className)}
    >
      <p className="text-staff-small font-semibold text-ink-2">
        Passo {step} di {tourLength}
      </p>
      <p className="font-[650]">{title}</p>
      <p className="mt-1 text-ink-2">{children}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
