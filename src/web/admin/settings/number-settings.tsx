import { useMutation } from '@tanstack/react-query'
import { settingForms } from '../../../contract/admin/office/settings.ts'
import { defaultRetentionDays } from '../../../domain/upload-allowance.ts'
import { Input } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { staffField } from '../ui/use-staff-form.ts'
import { SettingPart, type Settings, useSettingForm } from './setting-part.tsx'

type PartProps = { settings: Settings }

const asNumber = { valueAsNumber: true } as const
const look = { inputMode: 'numeric', fieldClassName: 'max-w-80' } as const

const holdingNames = {
  directHours: 'Ore, prenotazioni dal sito',
  linkHours: 'Ore, prenotazioni da un link',
}

const retentionNames = {
  documentsDays: 'Giorni',
}

const uploadsNames = {
  visitorMb: 'MB al giorno per visitatore',
  dayMb: 'MB al giorno in tutto',
  bookingMb: 'MB per prenotazione',
  storeGb: "GB per l'archivio intero",
}

const sessionsNames = {
  hours: 'Durata massima, in ore',
  idleMinutes: 'Senza attività, in minuti',
}

/** How long spots are held for a booking without a declared payment. */
export function HoldingSettings({ settings }: PartProps) {
  const { saved, ...part } = useSettingForm(settingForms.holding, {
    settings,
    of: ({ holding: { version, ...values } }) => ({ version, values }),
    names: holdingNames,
  })
  const { form } = part
  const save = useMutation(admin.settings.saveHolding.mutationOptions(saved))
  return (
    <SettingPart
      title="Posti in attesa di pagamento"
      text="Dopo questo tempo una prenotazione non pagata e senza bonifico dichiarato libera i posti. Il cliente riceve un'email e può riprenderli finché ce ne sono. Vale per le prenotazioni nuove."
      {...part}
      onSave={(values) => save.mutate(values)}
      busy={save.isPending}
    >
      <Input
        label={holdingNames.directHours}
        {...look}
        {...staffField(form, 'directHours', asNumber)}
      />
      <Input
        label={holdingNames.linkHours}
        hint="168 ore sono 7 giorni."
        {...look}
        {...staffField(form, 'linkHours', asNumber)}
      />
    </SettingPart>
  )
}

export function RetentionSettings({ settings }: PartProps) {
  const { saved, ...part } = useSettingForm(settingForms.retention, {
    settings,
    of: ({ retention: { version, ...values } }) => ({ version, values }),
    names: retentionNames,
  })
  const { form } = part
  const save = useMutation(admin.settings.saveRetention.mutationOptions(saved))
  return (
    <SettingPart
      title="Documenti dei clienti"
      text={`Passaporti e selfie si cancellano da soli, questi giorni dopo la fine del viaggio: al massimo ${defaultRetentionDays}, come promette la privacy policy.`}
      {...part}
      onSave={(values) => save.mutate(values)}
      busy={save.isPending}
    >
      <Input
        label={retentionNames.documentsDays}
        {...look}
        {...staffField(form, 'documentsDays', asNumber)}
      />
    </SettingPart>
  )
}

/** How much people without an account may upload before staff look at it. */
export function UploadsSettings({ settings }: PartProps) {
  const { saved, ...part } = useSettingForm(settingForms.uploads, {
    settings,
    of: ({ uploads: { version, ...values } }) => ({ version, values }),
    names: uploadsNames,
  })
  const { form } = part
  const save = useMutation(admin.settings.saveUploads.mutationOptions(saved))
  return (
    <SettingPart
      title="Spazio per i documenti"
      text="I primi due limiti valgono per chi carica foto senza una prenotazione riconosciuta: quelle foto si cancellano dopo una settimana, se nessuno le collega."
      {...part}
      onSave={(values) => save.mutate(values)}
      busy={save.isPending}
    >
      <Input
        label={uploadsNames.visitorMb}
        {...look}
        {...staffField(form, 'visitorMb', asNumber)}
      />
      <Input label={uploadsNames.dayMb} {...look} {...staffField(form, 'dayMb', asNumber)} />
      <Input
        label={uploadsNames.bookingMb}
        {...look}
        {...staffField(form, 'bookingMb', asNumber)}
      />
      <Input
        label={uploadsNames.storeGb}
        hint="All'80% ti avvisiamo; oltre, i caricamenti si fermano."
        {...look}
        {...staffField(form, 'storeGb', asNumber)}
      />
    </SettingPart>
  )
}

/** The longest session, and the longest time without activity. */
export function SessionSettings({ settings }: PartProps) {
  const { saved, ...part } = useSettingForm(settingForms.sessions, {
    settings,
    of: ({ sessions: { version, ...values } }) => ({ version, values }),
    names: sessionsNames,
  })
  const { form } = part
  const save = useMutation(admin.settings.saveSessions.mutationOptions(saved))
  return (
    <SettingPart
      title="Accesso dello staff"
      text="Dopo questo tempo si accede di nuovo: protegge i computer lasciati aperti."
      {...part}
      onSave={(values) => save.mutate(values)}
      busy={save.isPending}
    >
      <Input label={sessionsNames.hours} {...look} {...staffField(form, 'hours', asNumber)} />
      <Input
        label={sessionsNames.idleMinutes}
        {...look}
        {...staffField(form, 'idleMinutes', asNumber)}
      />
    </SettingPart>
  )
}
