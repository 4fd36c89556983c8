import { Button } from '../ui/button.tsx'

/** The two ways out of a form of the place. */
export function SaveOrLeave({ busy, onLeave }: { busy: boolean; onLeave: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy} busyLabel="Un momento…">
        Salva
      </Button>
      <Button kind="outline" onClick={onLeave}>
        Annulla
      </Button>
    </div>
  )
}
