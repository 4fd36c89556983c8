import { CreditCard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { path } from '../../contract/pages.ts'
import { TransferDetails } from '../checkout/transfer-details.tsx'
import { Button } from '../ui/button.tsx'
import { preloadPage } from '../ui/preload.ts'
import { AccountChanged } from './account-changed.tsx'
import { DeclareTransferDialog } from './declare-transfer-dialog.tsx'
import type { PayableView } from './payment-query.ts'
import { useDeclareTransfer } from './use-declare-transfer.ts'
import { Voucher } from './voucher.tsx'

type BankTransferProps = { view: PayableView; causale: string; onCard: () => void }

/** The main way to pay: data to copy, a code to scan, and a button to declare the transfer. */
export function BankTransfer({ view, causale, onCard }: BankTransferProps) {
  const { booking, account, epcPayload } = view
  const [isAsking, setIsAsking] = useState(false)
  const declare = useDeclareTransfer(booking.id, () => setIsAsking(false))
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
      <AccountChanged change={view.accountChange} />
      <TransferDetails
        account={account}
        amount={booking.amountDue}
        amountLabel={booking.paymentType === 'full' ? 'Importo totale' : 'Importo acconto'}
        causale={causale}
        epcPayload={epcPayload}
        promise={booking.promise}
      />
      <div className="mt-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <Button kind="orange" className="max-md:w-full" onClick={() => setIsAsking(true)}>
          Bonifico Effettuato
        </Button>
        {view.cardMode !== 'none' && (
          <button
            type="button"
            onClick={onCard}
            className="mx-auto inline-flex min-h-11 items-center gap-2.5 md:mx-0"
          >
            <CreditCard className="size-5" aria-hidden />
            <span className="underlined">Pagamento con Carta</span>
          </button>
        )}
      </div>
      <Voucher view={view} />
      <DeclareTransferDialog
        open={isAsking}
        isBusy={declare.isPending}
        promise={booking.promise}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => declare.mutate({ id: booking.id })}
      />
    </section>
  )
}
