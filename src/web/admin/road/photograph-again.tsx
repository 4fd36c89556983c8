import { useRef, useState } from 'react'
import { StaffButton } from '../ui/staff-button.tsx'
import { photographAgain } from './road-state.ts'

/** For an expense whose photograph was not accepted: another one takes its place. */
export function PhotographAgain({
  departureId,
  receipt,
}: {
  departureId: string
  receipt: string
}) {
  const input = useRef<HTMLInputElement>(null)
  const [isKeeping, setKeeping] = useState(false)
  const keep = async (photo: File | undefined) => {
    if (!photo) return
    setKeeping(true)
    await photographAgain(departureId, receipt, photo).finally(() => setKeeping(false))
  }
  return (
    <div className="mt-1.5 mb-2">
      <p className="text-bad">La fotografia della ricevuta non è arrivata.</p>
      <StaffButton className="mt-1.5" busy={isKeeping} onClick={() => input.current?.click()}>
        Fotografa di nuovo
      </StaffButton>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/heic"
        capture="environment"
        aria-label="Fotografia della ricevuta"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void keep(event.target.files?.[0])
          // Reset, so that the same file can be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
