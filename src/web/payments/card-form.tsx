import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { path } from '../../contract/pages.ts'
import { type Cents, formatAmountPlain } from '../../domain/money.ts'
import {
  type CardField,
  type CardFields,
  cardBrand,
  cardBrandLabels,
  formatCardHolder,
  formatCardNumber,
  formatCvv,
  formatExpiry,
  invalidCardFields,
  lastFour,
} from '../../domain/payments.ts'
import { api } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/field.tsx'
import { preloadPage } from '../ui/preload.ts'

const masks: Readonly<Record<CardField, (typed: string) => string>> = {
  number: formatCardNumber,
  holder: formatCardHolder,
  expiry: formatExpiry,
  cvv: formatCvv,
}

const problems: Readonly<Record<CardField, string>> = {
  number: 'Controlla il numero: ha da 13 a 16 cifre',
  holder: 'Inserisci il nome come sulla carta',
  expiry: 'Inserisci mese e anno, MM/AA',
  cvv: 'Inserisci le 3 o 4 cifre del CVV',
}

const emptyCard: CardFields = { number: '', holder: '', expiry: '', cvv: '' }

/** All that is ever sent of a card. A number typed into the wrong field stays here too. */
function attemptOf(card: CardFields) {
  return {
    cardHolderName: card.holder.replace(/\d/g, '').replace(/\s+/g, ' ').trim(),
    cardBrand: cardBrand(card.number),
    cardLastFour: lastFour(card.number),
  }
}

function useCardAttempt(bookingId: string) {
  const navigate = useNavigate()
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const send = async (card: CardFields) => {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    const attempt = attemptOf(card)
    try {
      if (attempt.cardHolderName) await api.payments.attemptCard({ id: bookingId, ...attempt })
    } catch {
      // Recorded or not, the next page says what to do: it is the same.
    }
    await navigate(path('paymentAssistance'), { state: { bookingId } })
  }
  return { send, isBusy }
}

export function CardForm({ bookingId, amount }: { bookingId: string; amount: Cents }) {
  const [card, setCard] = useState(emptyCard)
  const [left, setLeft] = useState<readonly CardField[]>([])
  const { send, isBusy } = useCardAttempt(bookingId)
  // The next page opens even when the connection is lost meanwhile.
  useEffect(() => preloadPage(path('paymentAssistance')), [])
  const invalid = invalidCardFields(card)
  const bind = (field: CardField) => ({
    value: card[field],
    error: left.includes(field) && invalid.includes(field) ? problems[field] : undefined,
    onChange: (event: { target: { value: string } }) =>
      setCard((current) => ({ ...current, [field]: masks[field](event.target.value) })),
    onBlur: () => setLeft((fields) => (card[field] ? [...fields, field] : fields)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (invalid.length === 0) void send(card)
  }
  const brand = card.number.length >= 4 ? cardBrand(card.number) : undefined
  return (
    <form noValidate onSubmit={submit} className="mt-7 grid grid-cols-2 gap-x-4 gap-y-5 md:gap-x-5">
      <Input
        {...bind('number')}
        label="Numero carta"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        hint={brand && brand !== 'altro' ? cardBrandLabels[brand] : undefined}
        fieldClassName="col-span-2"
      />
      <Input
        {...bind('holder')}
        label="Nome intestatario"
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        fieldClassName="col-span-2"
      />
      <Input
        {...bind('expiry')}
        label="Scadenza (MM/AA)"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM/AA"
      />
      <Input
        {...bind('cvv')}
        label="CVV"
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder="000"
      />
      <Button
        type="submit"
        kind="orange"
        disabled={invalid.length > 0 || isBusy}
        busy={isBusy}
        className="col-span-2 mt-2 md:justify-self-start"
      >
        {isBusy ? 'Elaborazione...' : `Paga €${formatAmountPlain(amount)}`}
      </Button>
    </form>
  )
}
