import type { ReactNode } from 'react'
import type { PaymentType, Quote } from '../../domain/booking/pricing.ts'
import type { IsoDate } from '../../domain/dates.ts'
import { formatEuro } from '../../domain/money.ts'
import { dueTitle } from '../checkout/amounts.ts'
import { AmountBox, Fact, Facts } from '../checkout/facts.tsx'
import { LaterPayments, unpaidSteps } from '../checkout/later-payments.tsx'

type PriceSummaryProps = {
  quote: Quote
  paymentType: PaymentType
  today: IsoDate
  /** The button, with the texts around it. */
  children: ReactNode
}

/** A minus sign as wide as the digits, and no line break before the euro sign. */
function signed(amount: number): string {
  return amount < 0 ? `−${formatEuro(-amount)}` : formatEuro(amount)
}

/** The price, the amount due now and the later payments, computed again at every key. */
export function PriceSummary({ quote, paymentType, today, children }: PriceSummaryProps) {
  return (
    <section
      aria-labelledby="riepilogo-prezzi"
      className="rounded-panel bg-white p-6 shadow-e2 md:p-8"
    >
      <h2 id="riepilogo-prezzi" className="text-[2rem] md:text-card">
        Riepilogo Prezzi
      </h2>
      <Facts className="mt-3">
        {quote.lines.map(({ label, amount }) => (
          <Fact key={label} label={label} good={amount < 0}>
            {signed(amount)}
          </Fact>
        ))}
        <Fact label="Totale" strong ruled>
          {formatEuro(quote.total)}
        </Fact>
      </Facts>
      {quote.free ? (
        <AmountBox title="Nessun pagamento" note="da versare ora" amount={formatEuro(0)} />
      ) : (
        <AmountBox
          title={dueTitle(paymentType, quote.depositPercentage)}
          note="da versare ora"
          amount={formatEuro(quote.amountDue)}
        />
      )}
      {quote.balanceDueDate && (
        <Facts>
          <LaterPayments
            steps={unpaidSteps(quote.instalments)}
            balance={quote.balance}
            balanceDueDate={quote.balanceDueDate}
            today={today}
          />
        </Facts>
      )}
      <div className="mt-3.5">{children}</div>
    </section>
  )
}
