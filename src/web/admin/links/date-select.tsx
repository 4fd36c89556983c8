import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { ComponentProps } from 'react'
import { spotsText } from '../../../domain/catalogue/departures.ts'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { Select } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { useErrorToast } from '../notify.ts'
import { StaffButton } from '../ui/staff-button.tsx'

/** The departures of a trip that are on sale. */
export function useDates(tripId: string) {
  return useQuery({
    ...admin.links.dates.queryOptions({ input: { tripId } }),
    enabled: tripId !== '',
  })
}

type DateSelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  tripId: string
  /** A day that is not offered, because it is the present one. */
  except?: string
  error?: string
}

/** The departures of a trip, each with day, price and free spots; disabled until a trip is chosen. */
export function DateSelect({ tripId, except, error, ...rest }: DateSelectProps) {
  const query = useDates(tripId)
  useErrorToast(query.error, 'Impossibile caricare le date disponibili')
  const dates = query.data?.dates.filter(({ startDate }) => startDate !== except)
  if (query.isError) {
    return (
      <div role="alert">
        <p className="font-semibold text-bad">Le date di partenza non si leggono.</p>
        <StaffButton icon={RotateCw} className="mt-2.5" onClick={() => void query.refetch()}>
          Riprova
        </StaffButton>
      </div>
    )
  }
  if (dates?.length === 0) {
    return <p className="py-2 font-semibold">Nessuna data disponibile per questa destinazione</p>
  }
  // The options load after the value: a new `key` remounts the select so that it shows its value.
  return (
    <Select
      key={dates ? tripId : 'waiting'}
      label="Data di partenza"
      {...rest}
      disabled={!dates}
      error={error}
    >
      <option value="">{placeholder(tripId, dates !== undefined)}</option>
      {dates?.map((date) => (
        <option key={date.id} value={date.startDate}>
          {formatDate(date.startDate)} · {formatEuro(date.price)} · {spotsText(date.spotsAvailable)}
        </option>
      ))}
    </Select>
  )
}

function placeholder(tripId: string, isRead: boolean): string {
  if (!tripId) return 'Scegli prima il viaggio'
  return isRead ? 'Seleziona una data' : 'Caricamento delle date…'
}
