import { Button } from './button.tsx'

type TryAgainProps = {
  tryAgain: () => void
  /** Given if this replaces something that the visitor opened: it then lies over the page and can be closed. */
  onClose?: () => void
}

/** Shown in place of a part whose code could not be loaded. */
export function TryAgain({ tryAgain, onClose }: TryAgainProps) {
  return (
    <div
      role="alert"
      className={
        onClose
          ? 'fixed inset-x-0 bottom-0 z-45 flex flex-wrap items-center gap-3 bg-white px-5 py-4 text-ink shadow-e2'
          : 'flex flex-wrap items-center gap-3'
      }
    >
      <p>Questa parte non si è caricata.</p>
      <Button size="small" kind="outline" onClick={tryAgain}>
        Riprova
      </Button>
      {onClose && (
        <Button size="small" kind="quiet" onClick={onClose}>
          Chiudi
        </Button>
      )}
    </div>
  )
}
