import { CreditCard, Info } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { path } from '../../contract/pages.ts'
import { api } from '../api.ts'
import { errorCode } from '../api-errors.ts'
import { bookingKey } from '../checkout/booking-query.tsx'
import { declarationFailed } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { preloadPage } from '../ui/preload.ts'
import { TextLink } from '../ui/text-link.tsx'
import { toast } from '../ui/toast.ts'
import { DeclareTransferDialog } from './declare-transfer-dialog.tsx'
import { type PaymentView, paymentKey } from './payment-query.ts'
import { TransferDetails } from './transfer-details.tsx'

type BankTransferProps = { view: PaymentView; causale: string; onCard: () => void }

function useDeclareTransfer(bookingId: string, onFailed: () => void) {
  const navigate = useNavigate()
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const declare = async () => {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    try {
      const booking = await api.payments.declareTransfer({ id: bookingId })
      queryClient.setQueryData(bookingKey(bookingId), booking)
      await navigate(path('transferConfirmation', { bookingId }))
    } catch (error) {
      toast(declarationFailed(error, 'update'))
      onFailed()
      // A refusal means that the booking has changed meanwhile: the page shows how it stands.
      if (errorCode(error)) await queryClient.invalidateQueries({ queryKey: paymentKey(bookingId) })
    }
    isSending.current = false
    setIsBusy(false)
  }
  return { declare, isBusy }
}

/** The main way to pay: data to copy, a code to scan, a word when it is done. */
export function BankTransfer({ view, causale, onCard }: BankTransferProps) {
  const { booking, account, epcPayload } = view
  const [isAsking, setIsAsking] = useState(false)
  const { declare, isBusy } = useDeclareTransfer(booking.id, () => setIsAsking(false))
  const next = path('transferConfirmation', { bookingId: booking.id })
  useEffect(() => preloadPage(next), [next])
  return (
    <section
      aria-labelledby="bonifico"
      className="rounded-panel border border-line bg-white p-5 pt-6 md:p-9"
    >
      <h2 id="bonifico" className="text-card">
        Bonifico bancario
      </h2>
      {booking.paymentStatus === 'bank_transfer_pending' && (
        <AlreadyDeclared bookingId={booking.id} />
      )}
      <TransferDetails
        account={account}
        amount={booking.amountDue}
        amountLabel={booking.paymentType === 'full' ? 'Importo totale' : 'Importo acconto'}
        causale={causale}
        epcPayload={epcPayload}
      />
      <div className="mt-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <Button kind="orange" className="max-md:w-full" onClick={() => setIsAsking(true)}>
          Bonifico Effettuato
        </Button>
        <button
          type="button"
          onClick={onCard}
          className="mx-auto inline-flex min-h-11 items-center gap-2.5 md:mx-0"
        >
          <CreditCard className="size-5" aria-hidden />
          <span className="underlined">Pagamento con Carta</span>
        </button>
      </div>
      <DeclareTransferDialog
        open={isAsking}
        isBusy={isBusy}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void declare()}
      />
    </section>
  )
}

function AlreadyDeclared({ bookingId }: { bookingId: string }) {
  return (
    <p className="mt-5 flex items-start gap-3.5 rounded-control bg-primary-light px-5 py-4">
      <Info className="mt-0.5 size-5.5 flex-none text-primary" aria-hidden />
      <span>
        Ci hai già detto di aver fatto il bonifico: lo stiamo verificando.{' '}
        <TextLink to={path('transferConfirmation', { bookingId })}>Vedi i prossimi passi</TextLink>
      </span>
    </p>
  )
}
