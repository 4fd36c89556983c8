import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { path } from '../../contract/pages.ts'
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
} from '../../domain/money/payments.ts'
import { type Cents, formatAmountPlain } from '../../domain/money.ts'
import { calls } from '../api.ts'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/field.tsx'
import { fieldOf } from '../ui/form.ts'
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

/** Everything that is ever sent about a card. A card number typed into the name field is not sent either. */
function attemptOf(card: CardFields) {
  return {
    cardHolderName: card.holder.replace(/\d/g, '').replace(/\s+/g, ' ').trim(),
    cardBrand: cardBrand(card.number),
    cardLastFour: lastFour(card.number),
  }
}

/** The next page is the same whether or not the attempt could be recorded. */
function useCardAttempt(bookingId: string) {
  const navigate = useNavigate()
  const record = useMutation(calls.payments.attemptCard.mutationOptions(), queryClient)
  return async (card: CardFields) => {
    const attempt = attemptOf(card)
    if (attempt.cardHolderName) {
      await record.mutateAsync({ id: bookingId, ...attempt }).catch(() => {})
    }
    await navigate(path('paymentAssistance'), { state: { bookingId } })
  }
}

/** The card rules as a form resolver; no card data is stored anywhere. */
const resolver: Resolver<CardFields> = (card) => {
  const invalid = invalidCardFields(card)
  if (invalid.length === 0) return { values: card, errors: {} }
  const errors = Object.fromEntries(
    invalid.map((field) => [field, { type: 'validate', message: problems[field] }]),
  )
  return { values: {}, errors }
}

export function CardForm({ bookingId, amount }: { bookingId: string; amount: Cents }) {
  const form = useForm({ defaultValues: emptyCard, resolver })
  const send = useCardAttempt(bookingId)
  // Preloaded, so that the next page opens even if the connection is lost meanwhile.
  useEffect(() => preloadPage(path('paymentAssistance')), [])
  const card = useWatch({ control: form.control, compute: (typed: CardFields) => typed })
  const { isSubmitting: isBusy } = form.formState
  const isValid = invalidCardFields(card).length === 0
  const submit = form.handleSubmit(send)
  const bind = (field: CardField) =>
    fieldOf(form, field, { mask: (_before, now) => masks[field](now) })
  const brand = card.number.length >= 4 ? cardBrand(card.number) : undefined
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-7 grid grid-cols-2 gap-x-4 gap-y-5 md:gap-x-5"
    >
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
        disabled={!isValid || isBusy}
        busy={isBusy}
        className="col-span-2 mt-2 md:justify-self-start"
      >
        {isBusy ? 'Elaborazione...' : `Paga €${formatAmountPlain(amount)}`}
      </Button>
    </form>
  )
}
