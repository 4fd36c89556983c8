import { useRef } from 'react'
import { useTodayHere } from '../browser/hydration.ts'
import { Button } from '../ui/button.tsx'
import { DayPlan } from '../ui/day-plan.tsx'
import type { PlaceView } from './place-view.ts'

type Plan = NonNullable<PlaceView['before']>['plan']

/** The programme on the road. On the first day today stands at the top anyway. */
export function Programme({ plan }: { plan: Plan }) {
  const today = useTodayHere()
  const todayRef = useRef<HTMLLIElement>(null)
  const isUnderWay = plan.some(({ day, date }) => date === today && day > 1)
  const goToToday = () => {
    todayRef.current?.scrollIntoView({ block: 'start' })
    todayRef.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="programma">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="programma" className="text-card">
          Programma
        </h2>
        {isUnderWay && (
          <Button kind="outline" size="small" onClick={goToToday}>
            Vai a oggi
          </Button>
        )}
      </div>
      <DayPlan
        days={plan}
        today={today}
        todayRef={todayRef}
        frame="rounded-panel border border-line bg-white p-4.5 md:p-6"
      />
    </section>
  )
}
