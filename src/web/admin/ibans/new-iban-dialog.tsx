import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  formatIban,
  ibanCountryName,
  ibanTexts,
  italianBankCodes,
  normaliseIban,
  parseIban,
  unspecifiedBank,
} from '../../../domain/iban.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { notifyDone, notifyError, notifyProblem } from '../notify.ts'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { tellLinksCreated, useIbansChanged } from './saved-iban.ts'

const shortestIban = 15

/** What can be said about a number while it is being typed. */
function ibanFeedback(text: string): { error?: string; notice?: string; hint?: string } {
  const typed = normaliseIban(text)
  const country = ibanCountryName(typed)
  if (typed.length < 2) return { hint: 'Lo controlliamo mentre scrivi.' }
  const result = parseIban(typed)
  if (result.ok) {
    const codes = italianBankCodes(typed)
    const bank = codes ? `, ABI ${codes.abi}, CAB ${codes.cab}` : ''
    return { notice: `IBAN valido: ${country}${bank}` }
  }
  if (!country) return { error: ibanTexts.unknownCountry }
  if (result.reason === 'wrongLength' || typed.length < shortestIban) {
    return { hint: `Banca in ${country}, ${typed.length} caratteri finora` }
  }
  return { error: ibanTexts[result.reason] }
}

export function NewIbanDialog({ onClose }: { onClose: () => void }) {
  const [accountHolder, setHolder] = useState('')
  const [iban, setIban] = useState('')
  const [bankName, setBank] = useState('')
  const [left, setLeft] = useState(false)
  const [tried, setTried] = useState(false)
  const changed = useIbansChanged()
  const feedback = ibanFeedback(iban)
  const parsed = parseIban(iban)
  const save = useMutation({
    mutationFn: () => adminApi.ibans.save({ accountHolder, iban, bankName: bankName || null }),
    onSuccess: ({ linksCreated }) => {
      notifyDone('IBAN salvato con successo')
      tellLinksCreated(linksCreated)
      changed()
      onClose()
    },
    onError: (error) => notifyError(error, "Errore nel salvataggio dell'IBAN"),
  })
  const submit = () => {
    setLeft(true)
    setTried(true)
    if (!accountHolder.trim() || !iban.trim()) return notifyProblem(ibanTexts.requiredFields)
    if (!parsed.ok) return notifyProblem(ibanTexts[parsed.reason])
    save.mutate()
  }
  const late = left && iban && !parsed.ok ? { error: ibanTexts[parsed.reason] } : {}
  const missing = tried && !iban.trim() ? { error: "Inserisci l'IBAN" } : {}
  return (
    <StaffDialog
      open
      onClose={onClose}
      onSubmit={submit}
      title="Aggiungi IBAN"
      description="Per un numero nuovo nascono subito 20 link, uno per viaggio del catalogo."
      footer={
        <>
          <Button
            type="submit"
            kind="primary"
            size="staff"
            busy={save.isPending}
            busyLabel="Salvataggio…"
          >
            Salva IBAN
          </Button>
          <Button kind="quiet" size="staff" onClick={onClose}>
            Annulla
          </Button>
        </>
      }
    >
      <div className="grid gap-4.5 pt-1">
        <Input
          label="Intestatario"
          maxLength={70}
          value={accountHolder}
          onChange={(event) => setHolder(event.target.value)}
          autoComplete="off"
          error={tried && !accountHolder.trim() ? "Inserisci l'intestatario" : undefined}
        />
        <Input
          label="IBAN"
          value={iban}
          onChange={(event) => {
            setIban(event.target.value.toUpperCase())
            setLeft(false)
          }}
          onBlur={() => {
            setLeft(true)
            setIban(formatIban(iban))
          }}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="IT60 X054 2811 1010 0000 0123 456"
          {...feedback}
          {...late}
          {...missing}
        />
        <Input
          label="Banca"
          optional
          maxLength={100}
          value={bankName}
          onChange={(event) => setBank(event.target.value)}
          hint={`Se resta vuoto si legge “${unspecifiedBank}”.`}
          autoComplete="off"
        />
      </div>
    </StaffDialog>
  )
}
