import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { departureFormSchema } from '../../../contract/admin/booking/departure-forms.ts'
import { flightExample } from '../../../domain/booking/flights.ts'
import { linkTexts } from '../../../domain/booking/links.ts'
import { defaultMinimumGroup } from '../../../domain/catalogue/barometer.ts'
import { groupSize } from '../../../domain/catalogue/departures.ts'
import { endDate } from '../../../domain/catalogue/trips.ts'
import { formatDate, isIsoDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { textFromCents } from '../../../domain/typed-money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { useToday } from '../../browser/hydration.ts'
import { Input, Textarea } from '../../ui/field.tsx'
import { admin, adminApi } from '../api.ts'
import { CoordinatorSelect } from '../links/coordinator-select.tsx'
import { TripSelect } from '../links/trip-select.tsx'
import { useTrips } from '../links/use-trips.ts'
import { notifyDone, notifyError, notifyProblem } from '../notify.ts'
import { askAgain } from '../query.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useMeanwhile } from '../ui/use-meanwhile.ts'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import type { Departure } from './departure-list.tsx'
import { useTellDepartures } from './use-tell-departures.ts'

const names = {
  startDate: { label: 'Data di partenza', text: (day: string) => day && formatDate(day) },
  totalSpots: 'Posti',
  minimumGroup: 'Gruppo minimo',
  price: 'Prezzo a persona (€)',
  coordinator1: 'Primo coordinatore',
  coordinator2: 'Secondo coordinatore',
  groupLink: 'Gruppo WhatsApp',
  flights: 'Voli',
}

type Props = { departure?: Departure; tripId?: string; onClose: () => void }

/** Creates or edits a departure: never with fewer spots than are taken. */
export function DepartureForm({ departure, tripId: suggested = '', onClose }: Props) {
  const today = useToday()
  const least = Math.max(1, departure?.spotsTaken ?? 1)
  const values = {
    tripId: departure?.tripId ?? suggested,
    startDate: departure?.startDate ?? '',
    totalSpots: departure?.totalSpots ?? groupSize,
    minimumGroup: departure?.minimumGroup ?? defaultMinimumGroup,
    price: departure?.ownPrice ? textFromCents(departure.ownPrice) : '',
    coordinator1: departure?.coordinator1 ?? '',
    coordinator2: departure?.coordinator2 ?? '',
    groupLink: departure?.groupLink ?? '',
    flights: departure?.flights ?? '',
  }
  const form = useStaffForm(departureFormSchema, values)
  const meanwhile = useMeanwhile(form, { version: departure?.version ?? 0, values }, names)
  const [tripId, startDate] = useWatch({ control: form.control, name: ['tripId', 'startDate'] })
  const changed = () => askAgain(admin.departures.key(), admin.links.dates.key())
  const tell = useTellDepartures()
  const save = useMutation({
    mutationFn: (fields: Parameters<typeof adminApi.departures.create>[0]) =>
      departure
        ? adminApi.departures.edit({ ...fields, id: departure.id, version: meanwhile.version })
        : adminApi.departures.create(fields),
    onSuccess: (_saved, { tripId: its }) => {
      notifyDone(departure ? 'Partenza aggiornata' : 'Partenza creata')
      tell(its)
      void changed()
      onClose()
    },
    onError: (error) => {
      if (meanwhile.refused(error)) void changed()
      else notifyError(error)
    },
  })
  const { errors } = form.formState
  const days = useTrips().all.find(({ id }) => id === tripId)?.durationDays
  return (
    <FormDialog
      form={form}
      onSubmit={(fields) => {
        if (!departure && fields.startDate <= today) {
          form.setError('startDate', { message: 'La partenza deve essere futura' })
        } else if (fields.totalSpots < least) {
          const message = 'I posti non possono essere meno di quelli già prenotati.'
          form.setError('totalSpots', { message })
        } else save.mutate(fields)
      }}
      onInvalid={(problems) => {
        if (problems.tripId ?? problems.startDate) notifyProblem(linkTexts.fieldsMissing)
      }}
      onClose={onClose}
      title={departure ? 'Modifica partenza' : 'Nuova partenza'}
      description={departure?.tripTitle}
      submitLabel={departure ? 'Salva' : 'Crea partenza'}
      busy={save.isPending}
      meanwhile={meanwhile}
    >
      {!departure && (
        <TripSelect
          withOthers
          chosen={suggested}
          placeholder="Seleziona un viaggio"
          {...staffField(form, 'tripId')}
          error={errors.tripId && 'Scegli il viaggio'}
        />
      )}
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        <Input
          label={names.startDate.label}
          type="date"
          hint={
            days !== undefined && startDate
              ? elidedDays(`Ritorno il ${formatDate(endDate(startDate, days))}`)
              : undefined
          }
          {...staffField(form, 'startDate')}
        />
        <Input
          label={names.totalSpots}
          type="number"
          min={least}
          max={groupSize}
          hint={departure && `${departure.spotsTaken} già occupati`}
          {...staffField(form, 'totalSpots', { valueAsNumber: true })}
        />
        <Input
          label={names.minimumGroup}
          type="number"
          min={1}
          max={groupSize}
          hint="Con meno persone la partenza si può annullare, entro il giorno di legge."
          {...staffField(form, 'minimumGroup', { valueAsNumber: true })}
        />
        <Input
          label={names.price}
          inputMode="decimal"
          hint={<ListPrice tripId={tripId} startDate={startDate} />}
          {...staffField(form, 'price')}
        />
        <CoordinatorSelect
          label={names.coordinator1}
          current={departure?.coordinator1 ?? ''}
          {...staffField(form, 'coordinator1')}
        />
        <CoordinatorSelect
          label={names.coordinator2}
          current={departure?.coordinator2 ?? ''}
          {...staffField(form, 'coordinator2')}
        />
      </div>
      <Input
        label={names.groupLink}
        inputMode="url"
        placeholder="https://chat.whatsapp.com/…"
        hint="Il link di invito: lo vede in «Il mio viaggio» chi ha la prenotazione confermata, fino al ritorno, e sul telefono chi guida la partenza."
        {...staffField(form, 'groupLink')}
      />
      <Textarea
        label={names.flights}
        rows={3}
        placeholder={flightExample}
        hint="Uno per riga, con le ore locali: giorno, volo, da, ora - a, ora (+1 se arriva il giorno dopo). Davanti si può scrivere per chi: «Milano: …». Li vede, anche nel calendario, chi ha la prenotazione confermata."
        {...staffField(form, 'flights')}
      />
    </FormDialog>
  )
}

/** The price that applies while the price field is empty. */
function ListPrice({ tripId, startDate }: { tripId: string; startDate: string }) {
  const isChosen = tripId !== '' && isIsoDate(startDate)
  const { data } = useQuery(
    admin.departures.listPrice.queryOptions({
      input: isChosen ? { tripId, startDate } : skipToken,
    }),
  )
  const what = data && isChosen ? `${formatEuro(data.price)}, il prezzo` : 'il prezzo'
  return `Vuoto: ${what} del viaggio con la stagione.`
}
