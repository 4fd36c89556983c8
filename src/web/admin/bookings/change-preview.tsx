import { stepLabel } from '../../../domain/booking/payment-plan.ts'
import { formatEuro } from '../../../domain/money.ts'
import { useToday } from '../../browser/hydration.ts'
import type { Answers } from '../api.ts'

type Preview = Answers['bookings']['previewChange']

/** What the change does to money and spots, shown before it is saved. */
export function ChangePreview({ preview }: { preview: Preview | undefined }) {
  const today = useToday()
  if (!preview) return null
  return (
    <section
      aria-label="Cosa cambia"
      aria-live="polite"
      className="grid gap-1 rounded-tag bg-paper px-3.5 py-3"
    >
      <p>
        <b className="font-[650]">{differenceText(preview)}</b>
      </p>
      {preview.difference !== 0 && (
        <p className="text-ink-2">
          {formatEuro(preview.totalBefore)} → {formatEuro(preview.totalPrice)}
          {preview.next?.dueOn && `; ${stepLabel(preview.next, today)}`}
        </p>
      )}
      {preview.toGiveBack > 0 && (
        <p className="font-semibold text-accent-ink">
          {formatEuro(preview.toGiveBack)} già versati sono da restituire.
        </p>
      )}
      {isFull(preview) && (
        <p className="font-semibold text-bad">
          {preview.spotsLeft === 0
            ? 'La partenza è completa.'
            : preview.spotsLeft === 1
              ? "C'è un solo posto libero."
              : `I posti liberi sono ${preview.spotsLeft}.`}
        </p>
      )}
    </section>
  )
}

export function isFull({ spotsLeft, spotsNeeded }: Preview): boolean {
  return spotsLeft !== null && spotsNeeded > spotsLeft
}

function differenceText({ difference, totalPrice }: Preview): string {
  if (difference === 0) return `Il totale resta ${formatEuro(totalPrice)}.`
  return difference > 0
    ? `${formatEuro(difference)} in più da versare.`
    : `${formatEuro(-difference)} in meno.`
}
