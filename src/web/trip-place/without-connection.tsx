import { CloudOff } from 'lucide-react'
import { momentInSentence } from '../../domain/dates.ts'
import { Button } from '../ui/button.tsx'

/** Above what the phone holds: how old it is, and a way to ask again. */
export function WithoutConnection({ keptAt, onRetry }: { keptAt: string; onRetry: () => void }) {
  return (
    <div data-says-offline className="border-b border-line bg-white">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p role="status" className="flex items-center gap-3">
          <CloudOff className="size-5 flex-none text-ink-2" aria-hidden />
          <span>Senza connessione: vedi il viaggio com’era il {momentInSentence(keptAt)}.</span>
        </p>
        <Button kind="outline" size="small" onClick={onRetry}>
          Aggiorna
        </Button>
      </div>
    </div>
  )
}
