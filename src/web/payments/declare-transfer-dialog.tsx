import type { ReactNode } from 'react'
import { bookingTexts } from '../../domain/booking/booking-texts.ts'
import type { PaymentPromise } from '../../domain/money/payment-promise.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type DeclareTransferDialogProps = {
  open: boolean
  isBusy: boolean
  promise: PaymentPromise
  onCancel: () => void
  onConfirm: () => void
  children?: ReactNode
}

function afterwards({ receiptHours }: PaymentPromise): string {
  return receiptHours === null
    ? "Dopo la conferma i posti restano tuoi mentre la banca lavora: appena l'importo arriva te lo scriviamo."
    : `Dopo la conferma, manda la ricevuta al tuo consulente entro ${receiptHours} ore: quando l'abbiamo verificata la prenotazione è confermata.`
}

/** Asks whether the money is really on its way. */
export function DeclareTransferDialog(props: DeclareTransferDialogProps) {
  const { open, isBusy, promise, onCancel, onConfirm, children } = props
  return (
    <ConfirmDialog
      open={open}
      onCancel={onCancel}
      onConfirm={onConfirm}
      title="Conferma Pagamento"
      confirmLabel={isBusy ? 'Elaborazione...' : bookingTexts.confirmAnswer}
      cancelLabel="Non ancora"
      busy={isBusy}
      role="dialog"
    >
      <p>Hai già inviato il bonifico dalla tua banca? {children}</p>
      <p className="mt-3">{afterwards(promise)}</p>
    </ConfirmDialog>
  )
}
