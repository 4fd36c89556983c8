import { useState } from 'react'
import { formatDate } from '../../../domain/dates.ts'
import { type Currency, currencies, inEuro } from '../../../domain/money/supplier-costs.ts'
import { formatEuro } from '../../../domain/money.ts'
import { centsFromText } from '../../../domain/typed-money.ts'
import { Input, Options, Select } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import type { Departure } from './entry.ts'
import { useEntryChange } from './use-entry-change.ts'

const blank = {
  label: '',
  amount: '',
  supplier: '',
  currency: 'EUR',
  rate: '',
  dueOn: '',
  where: '',
}

/** An exchange rate as `1,0845`, with as many decimals as typed. */
function rateOf(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() && value > 0 && Number.isFinite(value) ? value : undefined
}

/** Empty fields are left out of the request. */
function supplierOf({ supplier, dueOn, where }: typeof blank) {
  return {
    ...(supplier.trim() && { supplier: supplier.trim() }),
    ...(dueOn && { dueOn }),
    ...(where && { isInUnion: where === 'in' }),
  }
}

/** Records a cost of a departure, for its margin: to whom, due when, and in which currency. */
export function CostDialog({ departure, onClose }: { departure: Departure; onClose: () => void }) {
  const [typed, setTyped] = useState(blank)
  const [tried, setTried] = useState(false)
  const { tripId, startDate } = departure
  const { label, currency } = typed
  const amount = centsFromText(typed.amount)
  const rate = rateOf(typed.rate)
  const isForeign = currency !== 'EUR'
  const euro = isForeign ? amount && rate && inEuro(amount, rate) : amount
  const save = useEntryChange(
    () =>
      adminApi.cassa.addCost({
        tripId,
        startDate,
        label,
        amount: euro ?? 0,
        ...supplierOf(typed),
        ...(isForeign && {
          foreign: {
            currency: currency as Exclude<Currency, 'EUR'>,
            amount: (amount ?? 0) / 100,
            rate: rate ?? 0,
          },
        }),
      }),
    'Costo aggiunto',
    onClose,
  )
  const bind = (name: keyof typeof blank) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
  })
  return (
    <StaffDialog
      onClose={onClose}
      title="Nuovo costo"
      description={`${departure.title}, ${formatDate(startDate)}`}
      onSubmit={() => {
        setTried(true)
        if (euro && label.trim()) save.mutate(undefined)
      }}
      footer={
        <StaffButton kind="primary" type="submit" busy={save.isPending}>
          Aggiungi
        </StaffButton>
      }
    >
      <div className="grid gap-4">
        <Input
          label="Di che costo si tratta"
          required
          maxLength={120}
          error={tried && !label.trim() ? 'Scrivi di che costo si tratta' : undefined}
          {...bind('label')}
        />
        <Input
          label={isForeign ? `Importo in ${currency}` : 'Importo in euro'}
          required
          inputMode="decimal"
          error={tried && !amount ? 'Inserisci un importo' : undefined}
          {...bind('amount')}
        />
        <Select label="Valuta" {...bind('currency')}>
          <Options of={currencies} />
        </Select>
        {isForeign && (
          <Input
            label="Cambio del giorno"
            required
            inputMode="decimal"
            hint={
              euro
                ? `Fanno ${formatEuro(euro)}`
                : `Quanti ${currency} per un euro: per esempio 1,0845`
            }
            error={tried && !rate ? 'Scrivi il cambio del giorno: quanto vale un euro' : undefined}
            {...bind('rate')}
          />
        )}
        <Input label="Fornitore" optional maxLength={80} autoComplete="off" {...bind('supplier')} />
        <Input
          label="Da pagare entro il"
          optional
          type="date"
          hint="Con un giorno il costo sta in «Andamento» fra quelli da pagare"
          {...bind('dueOn')}
        />
        <Select label="Dove è reso il servizio" optional {...bind('where')}>
          <option value="">Non detto</option>
          <option value="in">Nell’Unione europea</option>
          <option value="out">Fuori dall’Unione europea</option>
        </Select>
      </div>
    </StaffDialog>
  )
}
