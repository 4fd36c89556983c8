import { useMutation } from '@tanstack/react-query'
import { settingForms } from '../../../contract/admin/office/settings.ts'
import { addDays } from '../../../domain/dates.ts'
import { type Reminded, reminderWords } from '../../../domain/money/reminders.ts'
import { useToday } from '../../browser/hydration.ts'
import { Checkbox, Input } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { staffField } from '../ui/use-staff-form.ts'
import { SettingPart, type Settings, useSettingForm, yesOrNo } from './setting-part.tsx'

type PartProps = { settings: Settings }

const look = { inputMode: 'numeric', fieldClassName: 'max-w-80' } as const

const nearNames = { fullWithinDays: 'Tutto subito, giorni prima della partenza' }

const reminderNames = {
  days: 'Promemoria, giorni prima della partenza',
  instalments: { label: 'Anche una settimana prima di ogni rata', text: yesOrNo },
}

/** When the whole price is due at once because the departure is near. */
export function NearDepartureSettings({ settings }: PartProps) {
  const { saved, ...part } = useSettingForm(settingForms.payments, {
    settings,
    of: ({ payments: { version, fullWithinDays } }) => ({
      version,
      values: { fullWithinDays: fullWithinDays === null ? '' : String(fullWithinDays) },
    }),
    names: nearNames,
  })
  const { form } = part
  const save = useMutation(admin.settings.savePayments.mutationOptions(saved))
  return (
    <SettingPart
      title="Pagamento vicino alla partenza"
      text="Chi prenota quando mancano al massimo questi giorni paga tutto subito, senza acconto e senza rate. Vale per le prenotazioni nuove, con o senza link."
      {...part}
      onSave={(values) => save.mutate(values)}
      busy={save.isPending}
    >
      <Input
        label={nearNames.fullWithinDays}
        optional
        hint="Vuoto: si paga sempre l'acconto, come di consueto."
        {...look}
        {...staffField(form, 'fullWithinDays')}
      />
    </SettingPart>
  )
}

/** When automatic reminders are sent, and their words. */
export function ReminderSettings({ settings }: PartProps) {
  const { saved, ...part } = useSettingForm(settingForms.reminders, {
    settings,
    of: ({ reminders: { version, days, instalments } }) => ({
      version,
      values: { days: days.join(', '), instalments },
    }),
    names: reminderNames,
  })
  const { form } = part
  const save = useMutation(admin.settings.saveReminders.mutationOptions(saved))
  return (
    <SettingPart
      title="Promemoria di pagamento"
      text="Partono da soli per email, una volta per ogni giorno scelto, a chi ha una prenotazione confermata e qualcosa ancora da versare. Ogni invio resta nella cronologia."
      {...part}
      onSave={(values) => save.mutate(values)}
      busy={save.isPending}
    >
      <Input
        label={reminderNames.days}
        optional
        hint="Separati da una virgola. Vuoto: nessun promemoria del saldo."
        {...look}
        {...staffField(form, 'days')}
      />
      <Checkbox label={reminderNames.instalments.label} {...staffField(form, 'instalments')} />
      <Preview />
    </SettingPart>
  )
}

/** The exact words that will be sent, for an invented customer. */
function Preview() {
  const today = useToday()
  const sample: Reminded = {
    firstName: 'Giulia',
    destinationTitle: 'Tokyo e Kyoto',
    startDate: addDays(today, 45),
    name: 'Saldo',
    amount: 144_000,
    dueOn: addDays(today, 15),
    isDeclared: false,
    today,
  }
  const samples = [
    { title: 'Prima della scadenza', words: reminderWords(sample) },
    {
      title: 'Dopo la scadenza',
      words: reminderWords({ ...sample, dueOn: addDays(today, -1), startDate: addDays(today, 20) }),
    },
    { title: 'Prima di una rata', words: reminderWords({ ...sample, name: 'Rata 1' }) },
  ]
  return (
    <details className="rounded-tag border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        Anteprima dei testi
      </summary>
      <ul className="grid gap-4 pb-4">
        {samples.map(({ title, words }) => (
          <li key={title}>
            <h3 className="font-text text-base font-[650] tracking-normal md:text-staff">
              {title}
            </h3>
            <div className="mt-1.5 rounded-tag bg-paper px-3.5 py-3">
              <p className="text-ink-2">Oggetto: {words.subject}</p>
              <p className="mt-2 font-[650]">{words.title}</p>
              {words.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-1">
                  {paragraph}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="pb-4 text-ink-2">
        Sotto ogni testo seguono importo, intestatario, IBAN e causale, con il pulsante per i dati
        del bonifico.
      </p>
    </details>
  )
}
