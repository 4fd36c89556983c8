import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatEuro } from '../../domain/money.ts'
import { calls } from '../api.ts'
import { messageOf } from '../api-errors.ts'
import { randomId } from '../browser/random-id.ts'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'

type VoucherBoxProps = { bookingId: string; amountPaid: number }

/** A code that pays part of the price; asked for only while the agency has vouchers in circulation. */
export default function VoucherBox({ bookingId, amountPaid }: VoucherBoxProps) {
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const [submissionId, setSubmissionId] = useState(randomId)
  const spend = useMutation(
    calls.payments.useVoucher.mutationOptions({
      onSuccess: async (booking) => {
        const paid = formatEuro(booking.amountPaid - amountPaid)
        toast({ title: 'Buono accettato', description: `Abbiamo scalato ${paid} da quanto devi.` })
        setCode('')
        setSubmissionId(randomId())
        await queryClient.invalidateQueries()
      },
      onError: (failure) => {
        setError(messageOf(failure, 'Non siamo riusciti a usare il buono. Riprova tra poco.'))
        // Another window may have paid meanwhile: the amounts shown here follow.
        void queryClient.invalidateQueries()
      },
    }),
    queryClient,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = code.trim()
    setError(typed ? undefined : 'Inserisci il codice del buono')
    if (typed) spend.mutate({ id: bookingId, code: typed, submissionId })
  }
  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])
  if (!isOpen) {
    return (
      <button
        type="button"
        className="mt-6 inline-flex min-h-11 items-center"
        onClick={() => setOpen(true)}
      >
        <span className="underlined">Hai un buono viaggio?</span>
      </button>
    )
  }
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
      <Input
        label="Codice del buono"
        hint="Lo trovi nell'email che ti abbiamo mandato: BV- e dodici lettere o cifre."
        ref={input}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={code}
        error={error}
        onChange={(event) => {
          setCode(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" kind="outline" busy={spend.isPending} busyLabel="Un momento…">
        Usa il buono
      </Button>
    </form>
  )
}
