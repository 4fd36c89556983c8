import { Button } from '../ui/button.tsx'

/** The two buttons that end a form of this page. */
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
