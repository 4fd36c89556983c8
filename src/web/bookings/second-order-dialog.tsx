import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type SecondOrderDialogProps = {
  open: boolean
  onCancel: () => void
  onConfirm: () => unknown
  isFree: boolean
}

/** Someone in the party is already on this departure, so a second order must be confirmed explicitly. */
export function SecondOrderDialog({ open, onCancel, onConfirm, isFree }: SecondOrderDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onCancel={onCancel}
      onConfirm={() => void onConfirm()}
      title="Hai già prenotato?"
      confirmLabel="Sì, prenota di nuovo"
      cancelLabel="No, torna indietro"
    >
      <p>
        Con questi contatti almeno una di queste persone ha già un posto su questa partenza. La
        prenotazione di prima resta valida.
      </p>
      <p className="mt-3">
        {isFree
          ? 'Se confermi, fai una seconda prenotazione.'
          : 'Se confermi, fai un secondo ordine con obbligo di pagare.'}
      </p>
    </ConfirmDialog>
  )
}
