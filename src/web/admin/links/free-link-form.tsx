import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { admin, adminApi } from '../api.ts'
import { notifyError, notifyProblem } from '../notify.ts'
import { DateSelect } from './date-select.tsx'
import { type Generated, LinkResult } from './link-result.tsx'
import { TripOptions } from './trip-options.tsx'
import { useTrips } from './use-trips.ts'

/** Trip and day, then a permanent link of price 0. The page and the dialog share it. */
export function FreeLinkForm({ tripId: fixedTrip }: { tripId?: string }) {
  const [tripId, setTripId] = useState(fixedTrip ?? '')
  const [startDate, setStartDate] = useState('')
  const [result, setResult] = useState<Generated>()
  const [tried, setTried] = useState(false)
  const queries = useQueryClient()
  const { trips } = useTrips()
  const reset = () => {
    setResult(undefined)
    setTried(false)
  }
  const generate = useMutation({
    mutationFn: () => adminApi.links.generateFree({ tripId, startDate }),
    onSuccess: (answer) => {
      setResult(answer)
      toast({
        title: 'Link generato!',
        description: 'Link generato con successo!',
        variant: 'success',
      })
      void queries.invalidateQueries({ queryKey: admin.links.list.key() })
    },
    onError: (error) => notifyError(error, 'Errore nella creazione del link di prenotazione'),
  })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!tripId) return notifyProblem('Seleziona una destinazione')
        if (!startDate) return notifyProblem('Seleziona una data')
        generate.mutate()
      }}
    >
      <p className="rounded-tag bg-gold-light px-3.5 py-2.5">
        <b className="font-[650]">I link di questa pagina hanno prezzo 0 €:</b> chi li apre prenota
        gratis e salta il pagamento. Per un link con prezzo usa il generatore link.
      </p>
      {!fixedTrip && (
        <Select
          label="Destinazione"
          value={tripId}
          error={tried && !tripId ? 'Scegli la destinazione' : undefined}
          onChange={(event) => {
            setTripId(event.target.value)
            setStartDate('')
            reset()
          }}
        >
          <option value="">Seleziona una destinazione</option>
          <TripOptions trips={trips} />
        </Select>
      )}
      <DateSelect
        tripId={tripId}
        value={startDate}
        error={tried && tripId && !startDate ? 'Scegli la data di partenza' : undefined}
        onChange={(date) => {
          setStartDate(date)
          reset()
        }}
      />
      <Button
        type="submit"
        kind="primary"
        size="staff"
        className="justify-self-start"
        busy={generate.isPending}
        busyLabel="Generazione…"
      >
        Genera link
      </Button>
      {result && <LinkResult result={result} />}
    </form>
  )
}
