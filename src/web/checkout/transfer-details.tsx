import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { path } from '../../contract/pages.ts'
import { isNamedBank, normaliseIban } from '../../domain/accounts/iban.ts'
import { copyExactlyText, type PaymentPromise } from '../../domain/money/payment-promise.ts'
import { type Cents, locale } from '../../domain/money.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { IbanGroups } from '../ui/iban-groups.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { toast } from '../ui/toast.ts'
import { PaymentQr } from './payment-qr.tsx'

const copyToastMs = 1500

type TransferDetailsProps = {
  account: { accountHolder: string; iban: string; bankName: string; isActive: boolean }
  amount: number
  /** 'Importo acconto', 'Importo totale' … */
  amountLabel: string
  causale: string
  epcPayload: string | null
  promise: PaymentPromise
}

type RowProps = { label: string; what: string; value: string; copied: string; children: ReactNode }

function Row({ label, what, copied, children, value }: RowProps) {
  const confirm = () =>
    toast({ title: 'Copiato!', description: copied, variant: 'success', duration: copyToastMs })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3.75 first:pt-0 max-[20rem]:block">
      <dt className="text-ink-2">{label}</dt>
      <dd data-value={what} className="leading-snug">
        {children}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <CopyButton value={value} what={what} onCopied={confirm} />
      </dd>
    </div>
  )
}

/** Everything that the customer enters in the bank's form, ready to be copied or scanned. */
export function TransferDetails(props: TransferDetailsProps) {
  const { account, amount, amountLabel, causale, epcPayload, promise } = props
  return (
    <>
      <p className="mt-6 flex items-start gap-3.5 max-[20rem]:flex-wrap rounded-control bg-gold-light px-5 py-4">
        <TriangleAlert className="mt-0.5 size-5.5 flex-none text-gold-dark" aria-hidden />
        <span>
          <b className="font-semibold">Importante.</b> {copyExactlyText(promise, 'come indicati')}
        </span>
      </p>
      <div className="mt-7 grid grid-cols-1 gap-7 md:grid-cols-[minmax(0,1fr)_auto]">
        <dl>
          <Row
            label="Intestatario"
            what="intestatario"
            value={account.accountHolder}
            copied="Intestatario copiato negli appunti"
          >
            <b className="text-[1.125rem] font-semibold">{account.accountHolder}</b>
          </Row>
          <Row
            label="IBAN"
            what="IBAN"
            value={normaliseIban(account.iban)}
            copied="IBAN copiato negli appunti"
          >
            <b className="block text-[1.0625rem] font-bold text-balance md:text-[1.125rem]">
              <IbanGroups iban={account.iban} />
            </b>
            {isNamedBank(account.bankName) && (
              <span className="text-small text-ink-2">{account.bankName}</span>
            )}
          </Row>
          <Row
            label={amountLabel}
            what="importo"
            value={pastedAmount(amount)}
            copied="Importo copiato negli appunti"
          >
            <b className="figures text-[1.6875rem] leading-tight">{exactAmount(amount)}</b>
          </Row>
          <Row
            label="Causale"
            what="causale"
            value={causale}
            copied="Causale copiata negli appunti"
          >
            <b className="figures text-[1.6875rem] leading-tight">{causale}</b>
          </Row>
        </dl>
        {epcPayload && <PaymentQr payload={epcPayload} />}
      </div>
      <p className="mt-5 text-small text-ink-2">
        Prima di inviare, la tua banca confronta il beneficiario con il titolare del conto. Il nome
        che ti mostra deve essere <b className="font-semibold text-ink">{account.accountHolder}</b>:
        se è diverso, fermati e scrivici.
        {account.isActive && (
          <>
            {' '}
            Puoi anche confrontare l'IBAN con quelli che pubblichiamo in{' '}
            <TextLink to={path('officialAccounts')}>I nostri conti</TextLink>.
          </>
        )}
      </p>
    </>
  )
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
const shown = new Intl.NumberFormat(locale, { ...twoDecimals, useGrouping: 'always' })
const pasted = new Intl.NumberFormat(locale, { ...twoDecimals, useGrouping: false })

/** `1.440,00 €`: an amount to be typed elsewhere shows its cents. */
function exactAmount(amount: Cents): string {
  return `${shown.format(amount / 100)} €`
}

/** `1440,00`: what the forms of Italian banks accept. */
function pastedAmount(amount: Cents): string {
  return pasted.format(amount / 100)
}
