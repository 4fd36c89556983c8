import { outlookText } from '../../../domain/catalogue/price-history.ts'
import type { Cents } from '../../../domain/money.ts'
import { daysText, useOutlook } from './use-outlook.ts'

type TripOutlookProps = { tripId: string; price: Cents | undefined }

/** Below the price field of a trip: the discount that could be advertised with this price. */
export function TripOutlook({ tripId, price }: TripOutlookProps) {
  const outlook = useOutlook()
  if (!outlook) return null
  const known = outlook.trips.find(({ id }) => id === tripId) ?? { reference: null, since: null }
  return (
    <span className="block">
      {outlookText(known, price, daysText(outlook))}{' '}
      {outlook.campaign.state !== 'running' && 'Si vedrà mentre è in corso una campagna.'}
      {!outlook.isReal && ' Vale con «Dati reali»: adesso il sito mostra uno sconto di esempio.'}
    </span>
  )
}
