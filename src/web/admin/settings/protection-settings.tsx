import { useState } from 'react'
import { holdingRange } from '../../../domain/holding.ts'
import { Input } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { Part, type Settings, useSave } from './setting-part.tsx'

type Field = { key: string; label: string; hint?: string; min: number; max: number }

/** Whole numbers, each within its bounds; saved together. */
function useNumbers(fields: readonly Field[], stored: Readonly<Record<string, number>>) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const text = (key: string) => typed[key] ?? String(stored[key])
  const valueOf = (key: string) => Number(text(key))
  const isValid = ({ key, min, max }: Field) =>
    Number.isInteger(valueOf(key)) && valueOf(key) >= min && valueOf(key) <= max
  return {
    valueOf,
    allValid: fields.every(isValid),
    isChanged: fields.some(({ key }) => text(key) !== String(stored[key])),
    inputs: fields.map((field) => (
      <Input
        key={field.key}
        label={field.label}
        hint={field.hint}
        type="number"
        min={field.min}
        max={field.max}
        value={text(field.key)}
        onChange={(event) => setTyped({ ...typed, [field.key]: event.target.value })}
        error={isValid(field) ? undefined : `Da ${field.min} a ${field.max}`}
        fieldClassName="max-w-80"
      />
    )),
  }
}

const hours = { min: holdingRange.minHours, max: holdingRange.maxHours }
const holdingFields: readonly Field[] = [
  { key: 'directHours', label: 'Ore, prenotazioni dal sito', ...hours },
  {
    key: 'linkHours',
    label: 'Ore, prenotazioni da un link',
    hint: '168 ore sono 7 giorni.',
    ...hours,
  },
]

/** For how long spots wait for a payment that nobody has declared. */
export function HoldingPart({ settings }: { settings: Settings }) {
  const { version, ...stored } = settings.holding
  const { inputs, valueOf, allValid, isChanged } = useNumbers(holdingFields, stored)
  const save = useSave(() =>
    adminApi.settings.saveHolding({
      directHours: valueOf('directHours'),
      linkHours: valueOf('linkHours'),
      version,
    }),
  )
  return (
    <Part
      title="Posti in attesa di pagamento"
      text="Dopo questo tempo una prenotazione non pagata e senza bonifico dichiarato libera i posti. Il cliente riceve un'email e può riprenderli finché ce ne sono. Vale per le prenotazioni nuove."
      isChanged={isChanged}
      busy={save.isPending}
      onSave={() => allValid && save.mutate()}
    >
      {inputs}
    </Part>
  )
}

const uploadFields: readonly Field[] = [
  { key: 'visitorMb', label: 'MB al giorno per visitatore', min: 20, max: 100_000 },
  { key: 'dayMb', label: 'MB al giorno in tutto', min: 20, max: 1_000_000 },
  { key: 'bookingMb', label: 'MB per prenotazione', min: 20, max: 10_000 },
  {
    key: 'storeGb',
    label: "GB per l'archivio intero",
    hint: "All'80% ti avvisiamo; oltre, i caricamenti si fermano.",
    min: 1,
    max: 100_000,
  },
]

/** How much strangers may send before somebody looks at it. */
export function UploadsPart({ settings }: { settings: Settings }) {
  const { version, ...stored } = settings.uploads
  const { inputs, valueOf, allValid, isChanged } = useNumbers(uploadFields, stored)
  const save = useSave(() =>
    adminApi.settings.saveUploads({
      visitorMb: valueOf('visitorMb'),
      dayMb: valueOf('dayMb'),
      bookingMb: valueOf('bookingMb'),
      storeGb: valueOf('storeGb'),
      version,
    }),
  )
  return (
    <Part
      title="Spazio per i documenti"
      text="I primi due limiti valgono per chi carica foto senza una prenotazione riconosciuta: quelle foto si cancellano dopo una settimana, se nessuno le collega."
      isChanged={isChanged}
      busy={save.isPending}
      onSave={() => allValid && save.mutate()}
    >
      {inputs}
    </Part>
  )
}
