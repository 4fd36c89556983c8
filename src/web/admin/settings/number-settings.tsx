import { useMutation } from '@tanstack/react-query'
import { settingForms } from '../../../contract/admin/office/settings.ts'
import { Input } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { SettingPart, type Settings, useSettingsSaved } from './setting-part.tsx'

type PartProps = { settings: Settings }

const asNumber = { valueAsNumber: true } as const
const look = { inputMode: 'numeric', fieldClassName: 'max-w-80' } as const

/** For how long spots wait for a payment that nobody has declared. */
export function HoldingSettings({ settings }: PartProps) {
  const { version, ...stored } = settings.holding
  const form = useStaffForm(settingForms.holding, stored)
  const save = useMutation(admin.settings.saveHolding.mutationOptions(useSettingsSaved()))
  return (
    <SettingPart
      title="Posti in attesa di pagamento"
      text="Dopo questo tempo una prenotazione non pagata e senza bonifico dichiarato libera i posti. Il cliente riceve un'email e può riprenderli finché ce ne sono. Vale per le prenotazioni nuove."
      form={form}
      onSave={(values) => save.mutate({ ...values, version })}
      busy={save.isPending}
    >
      <Input
        label="Ore, prenotazioni dal sito"
        {...look}
        {...staffField(form, 'directHours', asNumber)}
      />
      <Input
        label="Ore, prenotazioni da un link"
        hint="168 ore sono 7 giorni."
        {...look}
        {...staffField(form, 'linkHours', asNumber)}
      />
    </SettingPart>
  )
}

export function RetentionSettings({ settings }: PartProps) {
  const { version, ...stored } = settings.retention
  const form = useStaffForm(settingForms.retention, stored)
  const save = useMutation(admin.settings.saveRetention.mutationOptions(useSettingsSaved()))
  return (
    <SettingPart
      title="Documenti dei clienti"
      text="Passaporti e selfie si cancellano da soli, questi giorni dopo la fine del viaggio."
      form={form}
      onSave={(values) => save.mutate({ ...values, version })}
      busy={save.isPending}
    >
      <Input label="Giorni" {...look} {...staffField(form, 'documentsDays', asNumber)} />
    </SettingPart>
  )
}

/** How much strangers may send before somebody looks at it. */
export function UploadsSettings({ settings }: PartProps) {
  const { version, ...stored } = settings.uploads
  const form = useStaffForm(settingForms.uploads, stored)
  const save = useMutation(admin.settings.saveUploads.mutationOptions(useSettingsSaved()))
  return (
    <SettingPart
      title="Spazio per i documenti"
      text="I primi due limiti valgono per chi carica foto senza una prenotazione riconosciuta: quelle foto si cancellano dopo una settimana, se nessuno le collega."
      form={form}
      onSave={(values) => save.mutate({ ...values, version })}
      busy={save.isPending}
    >
      <Input
        label="MB al giorno per visitatore"
        {...look}
        {...staffField(form, 'visitorMb', asNumber)}
      />
      <Input label="MB al giorno in tutto" {...look} {...staffField(form, 'dayMb', asNumber)} />
      <Input label="MB per prenotazione" {...look} {...staffField(form, 'bookingMb', asNumber)} />
      <Input
        label="GB per l'archivio intero"
        hint="All'80% ti avvisiamo; oltre, i caricamenti si fermano."
        {...look}
        {...staffField(form, 'storeGb', asNumber)}
      />
    </SettingPart>
  )
}

/** How long somebody stays signed in: on the whole, and without doing anything. */
export function SessionSettings({ settings }: PartProps) {
  const { version, ...stored } = settings.sessions
  const form = useStaffForm(settingForms.sessions, stored)
  const save = useMutation(admin.settings.saveSessions.mutationOptions(useSettingsSaved()))
  return (
    <SettingPart
      title="Accesso dello staff"
      text="Dopo questo tempo si accede di nuovo: protegge i computer lasciati aperti."
      form={form}
      onSave={(values) => save.mutate({ ...values, version })}
      busy={save.isPending}
    >
      <Input label="Durata massima, in ore" {...look} {...staffField(form, 'hours', asNumber)} />
      <Input
        label="Senza attività, in minuti"
        {...look}
        {...staffField(form, 'idleMinutes', asNumber)}
      />
    </SettingPart>
  )
}
