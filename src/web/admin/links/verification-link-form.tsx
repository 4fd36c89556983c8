import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { linkTexts } from '../../../domain/links.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { type Answers, admin, adminApi } from '../api.ts'
import { notifyError, notifyProblem } from '../notify.ts'
import { LinkField } from './link-result.tsx'

/** A customer and the provider's address become a link that opens once. */
export function VerificationLinkForm() {
  const [customerName, setName] = useState('')
  const [sumsubUrl, setUrl] = useState('')
  const [tried, setTried] = useState(false)
  const [result, setResult] = useState<Answers['verificationLinks']['create']>()
  const queries = useQueryClient()
  const isSecure = /^https:\/\/\S+\.\S+/.test(sumsubUrl.trim())
  const create = useMutation({
    mutationFn: () => adminApi.verificationLinks.create({ customerName, sumsubUrl }),
    onSuccess: (link) => {
      setResult(link)
      setName('')
      setUrl('')
      setTried(false)
      toast({
        title: 'Link generato!',
        description: 'Link generato con successo!',
        variant: 'success',
      })
      void queries.invalidateQueries({ queryKey: admin.verificationLinks.key() })
    },
    onError: (error) => notifyError(error, 'Errore nella creazione del link'),
  })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        setResult(undefined)
        if (!customerName.trim() || !sumsubUrl.trim()) return notifyProblem(linkTexts.fieldsMissing)
        if (isSecure) create.mutate()
      }}
    >
      <Input
        label="Nome del cliente"
        maxLength={120}
        value={customerName}
        onChange={(event) => setName(event.target.value)}
        error={tried && !customerName.trim() ? 'Inserisci il nome del cliente' : undefined}
      />
      <Input
        label="Indirizzo di verifica"
        type="url"
        inputMode="url"
        maxLength={2000}
        value={sumsubUrl}
        onChange={(event) => setUrl(event.target.value)}
        hint="L'indirizzo https:// che il fornitore della verifica ha creato per questo cliente."
        error={
          tried && !isSecure
            ? sumsubUrl.trim()
              ? "L'indirizzo deve iniziare con https://"
              : "Inserisci l'indirizzo di verifica"
            : undefined
        }
        placeholder="https://"
      />
      <Button
        type="submit"
        kind="primary"
        size="staff"
        className="justify-self-start"
        busy={create.isPending}
        busyLabel="Generazione…"
      >
        Genera link di verifica
      </Button>
      {result && (
        <div className="grid gap-2 border-t border-line pt-5">
          <LinkField label={`Link di verifica per ${result.customerName}`} url={result.url} />
          <p className="text-ink-2">Si apre una volta sola: non provarlo tu, invialo al cliente.</p>
        </div>
      )}
    </form>
  )
}
