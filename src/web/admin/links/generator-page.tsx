import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { formatDate, todayInRome } from '../../../domain/dates.ts'
import { linkTexts } from '../../../domain/links.ts'
import { formatEuro } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { Input, Select } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { admin, adminApi } from '../api.ts'
import { centsFromText, textFromCents } from '../money-field.ts'
import { notifyError, notifyProblem, useErrorToast } from '../notify.ts'
import { staffPaths } from '../pages.ts'
import { useMay } from '../session.tsx'
import { Page } from '../ui/page.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { LoadFailed, Nothing, RowsSkeleton } from '../ui/states.tsx'
import { DateSelect } from './date-select.tsx'
import { type Generated, LinkResult } from './link-result.tsx'
import { TripOptions } from './trip-options.tsx'
import { useTrips } from './use-trips.ts'

type Draft = {
  ibanId: string
  tripId: string
  paymentType: 'deposit' | 'full'
  startDate: string
  price: string
}

const emptyDraft: Draft = {
  ibanId: '',
  tripId: '',
  paymentType: 'deposit',
  startDate: '',
  price: '',
}

/** What stands below an account that is not chosen yet. */
export const afterTheAccount = 'Viaggio, tipo di pagamento e data compaiono dopo il conto.'

/** First the account, and only then trip, payment type and departure. */
export function Component() {
  const [draft, setDraft] = useState(emptyDraft)
  const [result, setResult] = useState<Generated>()
  const [tried, setTried] = useState(false)
  const queries = useQueryClient()
  const { trips } = useTrips()
  const price = centsFromText(draft.price)
  const change = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    setResult(undefined)
    setTried(false)
  }
  const generate = useMutation({
    mutationFn: () =>
      adminApi.links.generateForIban({
        ibanId: draft.ibanId,
        tripId: draft.tripId,
        startDate: draft.startDate,
        paymentType: draft.paymentType,
        price,
      }),
    onSuccess: (answer) => {
      setResult(answer)
      toast({
        title: 'Link generato!',
        description: 'Link generato con successo!',
        variant: 'success',
      })
      void queries.invalidateQueries({ queryKey: admin.links.list.key() })
    },
    onError: (error) => notifyError(error, 'Errore nella generazione del link'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!draft.ibanId) return notifyProblem(linkTexts.ibanFirst)
    if (!draft.tripId || !draft.startDate || price === undefined) {
      return notifyProblem(linkTexts.fieldsMissing)
    }
    generate.mutate()
  }
  const chooseTrip = (tripId: string) => {
    const trip = trips.find(({ id }) => id === tripId)
    change({ tripId, startDate: '', price: trip ? textFromCents(trip.price) : '' })
  }
  return (
    <Page title="Generatore link">
      <div className="px-page max-w-[760px] pb-12">
        <p className="mb-5 text-ink-2">
          Scegli il conto su cui arriverà il bonifico, poi il viaggio e la partenza. Il link vale 30
          giorni.
        </p>
        <form onSubmit={submit} noValidate className="grid gap-5">
          <IbanSelect value={draft.ibanId} onChange={(ibanId) => change({ ibanId })} />
          {draft.ibanId ? (
            <>
              <Select
                label="Viaggio"
                value={draft.tripId}
                onChange={(event) => chooseTrip(event.target.value)}
                error={tried && !draft.tripId ? 'Scegli il viaggio' : undefined}
              >
                <option value="">Seleziona un viaggio</option>
                <TripOptions trips={trips} />
              </Select>
              <Select
                label="Tipo di pagamento"
                value={draft.paymentType}
                onChange={(event) =>
                  change({ paymentType: event.target.value === 'full' ? 'full' : 'deposit' })
                }
              >
                <option value="deposit">Acconto (40%)</option>
                <option value="full">Pagamento completo (100%)</option>
              </Select>
              <DateSelect
                tripId={draft.tripId}
                value={draft.startDate}
                onChange={(startDate) => change({ startDate })}
                error={
                  tried && draft.tripId && !draft.startDate
                    ? 'Scegli la data di partenza'
                    : undefined
                }
              />
              {draft.tripId && (
                <Input
                  label="Prezzo per persona (€)"
                  inputMode="decimal"
                  value={draft.price}
                  onChange={(event) => change({ price: event.target.value })}
                  hint={
                    price === undefined
                      ? undefined
                      : `Il cliente vede ${formatEuro(price)} a persona.`
                  }
                  error={tried && price === undefined ? 'Inserisci un prezzo valido' : undefined}
                  fieldClassName="max-w-60"
                />
              )}
            </>
          ) : (
            <p className="text-ink-2">{afterTheAccount}</p>
          )}
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
      </div>
    </Page>
  )
}

type IbanSelectProps = { value: string; onChange: (id: string) => void }

/** The active accounts, last used first. Choosing one counts as a use. */
export function IbanSelect({ value, onChange }: IbanSelectProps) {
  const may = useMay()
  const queries = useQueryClient()
  const query = useQuery(admin.ibans.active.queryOptions())
  useErrorToast(query.error, 'Errore nel caricamento degli IBAN')
  const choose = (id: string) => {
    onChange(id)
    if (!id) return
    // The choice stands whether or not its moment could be noted.
    adminApi.ibans
      .markUsed({ id })
      .then(() => queries.invalidateQueries({ queryKey: admin.ibans.list.key() }))
      .catch(() => {})
  }
  if (query.isError) {
    return (
      <LoadFailed
        title="I conti non si leggono"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!query.data) return <RowsSkeleton rows={1} height={68} />
  if (query.data.ibans.length === 0) {
    return (
      <Nothing
        title="Nessun conto attivo"
        action={
          may('ibans', 'save') && <StaffLink to={staffPaths.ibans}>Aggiungi un IBAN</StaffLink>
        }
      >
        Serve almeno un IBAN attivo per generare link a pagamento.
      </Nothing>
    )
  }
  return (
    <Select label="IBAN" value={value} onChange={(event) => choose(event.target.value)}>
      <option value="">Seleziona un IBAN</option>
      {query.data.ibans.map((iban) => (
        <option key={iban.id} value={iban.id}>
          {iban.accountHolder} · {iban.maskedIban} · {iban.bankName}
          {iban.lastUsedAt
            ? ` · usato il ${formatDate(todayInRome(new Date(iban.lastUsedAt)))}`
            : ''}
        </option>
      ))}
    </Select>
  )
}
