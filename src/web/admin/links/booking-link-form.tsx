import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, isIsoDate } from '../../../domain/dates.ts'
import { coordinatorNames } from '../../../domain/departures.ts'
import { adminLinkDefaults, linkLifetimes, linkTexts } from '../../../domain/links.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, Input, Select, Textarea } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { admin, adminApi } from '../api.ts'
import { centsFromText, textFromCents } from '../money-field.ts'
import { notifyError, notifyProblem } from '../notify.ts'
import { afterTheAccount, IbanSelect } from './generator-page.tsx'
import { type Generated, LinkResult } from './link-result.tsx'
import { TripOptions } from './trip-options.tsx'
import { useTrips } from './use-trips.ts'

const emptyDraft = {
  ibanId: '',
  tripId: '',
  startDate: '',
  endDate: '',
  price: '',
  paymentType: adminLinkDefaults.paymentType as 'deposit' | 'full',
  childDiscountEnabled: adminLinkDefaults.childDiscountEnabled as boolean,
  childDiscountPercentage: String(adminLinkDefaults.childDiscountPercentage),
  depositPercentage: String(adminLinkDefaults.depositPercentage),
  specialNotes: '',
  coordinators: ['', ''],
}

type Draft = typeof emptyDraft

function percentage(text: string): number | undefined {
  const value = Number(text)
  return /^\d+$/.test(text.trim()) && value <= 100 ? value : undefined
}

const percentageError = 'La percentuale va da 0 a 100'

/** The form of the administrators: every press makes a link of its own, valid for 30 days. */
export function BookingLinkForm() {
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [tried, setTried] = useState(false)
  const [result, setResult] = useState<Generated>()
  const queries = useQueryClient()
  const { trips } = useTrips()
  const price = centsFromText(draft.price)
  const child = percentage(draft.childDiscountPercentage)
  const deposit = percentage(draft.depositPercentage)
  const childError = draft.childDiscountEnabled && child === undefined ? percentageError : undefined
  const depositError =
    draft.paymentType === 'deposit' && deposit === undefined ? percentageError : undefined
  const change = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    setResult(undefined)
  }
  const create = useMutation({
    mutationFn: () =>
      adminApi.links.create({
        ibanId: draft.ibanId,
        tripId: draft.tripId,
        startDate: draft.startDate,
        endDate: draft.endDate,
        price: price ?? 0,
        paymentType: draft.paymentType,
        childDiscountEnabled: draft.childDiscountEnabled,
        childDiscountPercentage: child ?? adminLinkDefaults.childDiscountPercentage,
        depositPercentage: deposit ?? adminLinkDefaults.depositPercentage,
        specialNotes: draft.specialNotes.trim() || undefined,
        coordinatorNames: draft.coordinators.filter(Boolean),
      }),
    onSuccess: (answer) => {
      setResult(answer)
      setTried(false)
      toast({
        title: 'Link generato!',
        description: 'Link generato con successo!',
        variant: 'success',
      })
      void queries.invalidateQueries({ queryKey: admin.links.list.key() })
    },
    onError: (error) =>
      notifyError(error, 'Si è verificato un errore durante la creazione del link'),
  })
  const submit = () => {
    setTried(true)
    if (!draft.ibanId) return notifyProblem(linkTexts.ibanFirst)
    if (!draft.tripId || !draft.startDate || !draft.endDate || price === undefined) {
      return notifyProblem(linkTexts.fieldsMissing)
    }
    if (childError || depositError) return notifyProblem(percentageError)
    if (draft.endDate >= draft.startDate) create.mutate()
  }
  const trip = trips.find(({ id }) => id === draft.tripId)
  const chooseTrip = (tripId: string) => {
    const chosen = trips.find(({ id }) => id === tripId)
    change({ tripId, price: chosen ? textFromCents(chosen.price) : '' })
  }
  const chooseStart = (startDate: string) =>
    change({
      startDate,
      ...(trip && isIsoDate(startDate)
        ? { endDate: addDays(startDate, trip.durationDays - 1) }
        : {}),
    })
  const missing = (value: string) => (tried && !value ? 'Campo obbligatorio' : undefined)
  const endError =
    draft.endDate && draft.endDate < draft.startDate
      ? 'Il ritorno non può precedere la partenza'
      : undefined
  const setCoordinator = (index: number, name: string) =>
    change({ coordinators: draft.coordinators.map((old, at) => (at === index ? name : old)) })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <IbanSelect value={draft.ibanId} onChange={(ibanId) => change({ ibanId })} />
      {!draft.ibanId && <p className="text-ink-2">{afterTheAccount}</p>}
      {draft.ibanId && (
        <>
          <Select
            label="Viaggio"
            value={draft.tripId}
            onChange={(event) => chooseTrip(event.target.value)}
            error={missing(draft.tripId)}
          >
            <option value="">Seleziona un viaggio</option>
            <TripOptions trips={trips} />
          </Select>
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            <Input
              label="Data di partenza"
              type="date"
              value={draft.startDate}
              onChange={(event) => chooseStart(event.target.value)}
              error={missing(draft.startDate)}
            />
            <Input
              label="Data di ritorno"
              type="date"
              min={draft.startDate || undefined}
              value={draft.endDate}
              onChange={(event) => change({ endDate: event.target.value })}
              error={missing(draft.endDate) ?? endError}
            />
            <Input
              label="Prezzo per persona (€)"
              inputMode="decimal"
              value={draft.price}
              onChange={(event) => change({ price: event.target.value })}
              error={tried && price === undefined ? 'Inserisci un prezzo valido' : undefined}
            />
            <Select
              label="Tipo di pagamento"
              value={draft.paymentType}
              onChange={(event) =>
                change({ paymentType: event.target.value === 'full' ? 'full' : 'deposit' })
              }
            >
              <option value="deposit">Acconto</option>
              <option value="full">Pagamento completo</option>
            </Select>
            <Input
              label="Acconto (%)"
              type="number"
              min={0}
              max={100}
              value={draft.depositPercentage}
              disabled={draft.paymentType === 'full'}
              onChange={(event) => change({ depositPercentage: event.target.value })}
              error={depositError}
            />
            <Input
              label="Sconto bambini (%)"
              type="number"
              min={0}
              max={100}
              value={draft.childDiscountPercentage}
              disabled={!draft.childDiscountEnabled}
              onChange={(event) => change({ childDiscountPercentage: event.target.value })}
              error={childError}
            />
          </div>
          <Checkbox
            label="Sconto per i viaggiatori sotto i 12 anni"
            checked={draft.childDiscountEnabled}
            onChange={(event) => change({ childDiscountEnabled: event.target.checked })}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            {[0, 1].map((index) => (
              <Select
                key={index}
                label={index === 0 ? 'Primo coordinatore' : 'Secondo coordinatore'}
                optional
                value={draft.coordinators[index]}
                onChange={(event) => setCoordinator(index, event.target.value)}
              >
                <option value="">Da definire</option>
                {coordinatorNames.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            ))}
          </div>
          <Textarea
            label="Note per il cliente"
            optional
            rows={2}
            maxLength={500}
            value={draft.specialNotes}
            onChange={(event) => change({ specialNotes: event.target.value })}
          />
        </>
      )}
      <p className="text-ink-2">
        Il link scade {linkLifetimes.adminDays} giorni dopo la creazione.
      </p>
      <Button
        type="submit"
        kind="primary"
        size="staff"
        className="justify-self-start"
        busy={create.isPending}
        busyLabel="Generazione…"
      >
        Genera link
      </Button>
      {result && <LinkResult result={result} />}
    </form>
  )
}
