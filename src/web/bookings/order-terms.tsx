import { type Terms, TermsNotice } from '../checkout/terms-notice.tsx'
import { classNames } from '../ui/class-names.ts'
import type { TermsArrival } from './use-order-terms.ts'

type OrderTermsProps = { terms: Terms | undefined; arrival: TermsArrival }

/**
 * The texts that the customer agrees to with the order; a customer who pressed before they had loaded is
 * told once they are there.
 */
export function OrderTerms({ terms, arrival: { place, waiting } }: OrderTermsProps) {
  return (
    <div ref={place}>
      <p
        role="status"
        className={classNames('text-small font-semibold', waiting !== 'none' && 'mb-3.5')}
      >
        {waiting === 'under way' && 'Un momento: le condizioni del viaggio stanno arrivando.'}
        {waiting === 'over' &&
          'Le condizioni sono appena arrivate: leggile qui sotto, poi premi di nuovo il pulsante.'}
      </p>
      {terms && (
        <TermsNotice terms={terms}>
          Inviando il modulo ordini il viaggio: riserviamo subito i posti e poi ti mostriamo come
          versare l'acconto.
        </TermsNotice>
      )}
    </div>
  )
}
