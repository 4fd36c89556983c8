import type { PaymentType } from '../../domain/booking/pricing.ts'

/** `1 adulto, 2 bambini`. */
export function partyText(adults: number, children: number): string {
  const parts = [
    adults > 0 && `${adults} ${adults === 1 ? 'adulto' : 'adulti'}`,
    children > 0 && `${children} ${children === 1 ? 'bambino' : 'bambini'}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** What the amount due is called. */
export function dueTitle(paymentType: PaymentType, depositPercentage: number): string {
  return paymentType === 'full' ? 'Importo totale' : `Acconto ${depositPercentage}%`
}
