import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settingForms } from '../../../contract/admin/office/settings.ts'
import { formatMoment } from '../../../domain/dates.ts'
import { localMoment } from '../../../domain/local-moment.ts'
import { Checkbox, Input, Select } from '../../ui/field.tsx'
import { tellError, useAccountChange } from '../accounts/saved-iban.ts'
import { admin, adminApi } from '../api.ts'
import { CampaignOutlook } from '../figures/campaign-outlook.tsx'
import { withFreshSignIn } from '../fresh-sign-in.ts'
import { notifyDone } from '../notify.ts'
import { Page } from '../ui/page.tsx'
import { LoadFailed, RowsSkeleton } from '../ui/states.tsx'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { useWantedField } from '../ui/wanted-field.ts'
import {
  HoldingSettings,
  RetentionSettings,
  SessionSettings,
  UploadsSettings,
} from './number-settings.tsx'
import { NearDepartureSettings, ReminderSettings } from './payment-settings.tsx'
import { SettingPart, type Settings, useSettingsSaved } from './setting-part.tsx'

/** What the agency decides without a new release. */
export function Component() {
  const query = useQuery(admin.settings.get.queryOptions())
  useWantedField(query.data !== undefined)
  return (
    <Page title="Impostazioni">
      <div className="px-page max-w-[720px] pb-12">
        {query.isError ? (
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
        ) : !query.data ? (
          <RowsSkeleton rows={3} height={160} />
        ) : (
          <>
            <FiguresSettings key={`f${query.data.figures.version}`} settings={query.data} />
            <CampaignSettings key={`c${query.data.campaign.version}`} settings={query.data} />
            <BankSettings key={`b${query.data.bank.version}`} settings={query.data} />
            <HoldingSettings key={`h${query.data.holding.version}`} settings={query.data} />
            <NearDepartureSettings key={`n${query.data.payments.version}`} settings={query.data} />
            <ReminderSettings key={`p${query.data.reminders.version}`} settings={query.data} />
            <RetentionSettings key={`r${query.data.retention.version}`} settings={query.data} />
            <UploadsSettings key={`u${query.data.uploads.version}`} settings={query.data} />
            <SessionSettings key={`s${query.data.sessions.version}`} settings={query.data} />
          </>
        )}
      </div>
    </Page>
  )
}

function FiguresSettings({ settings }: { settings: Settings }) {
  const { version, real } = settings.figures
  const form = useStaffForm(settingForms.figures, { real })
  const save = useMutation({
    mutationFn: (values: { real: boolean }) =>
      withFreshSignIn(() => adminApi.settings.saveFigures({ ...values, version })),
    ...useSettingsSaved({ onSite: 'figures' }),
  })
  return (
    <SettingPart
      onSite="figures"
      title="Dati reali"
      text="Spento, il sito è in prova e mostra dati di esempio. Acceso, i visitatori vedono soltanto partenze, posti, recensioni, sconti e dichiarazioni che sono nel gestionale."
      form={form}
      onSave={(values) => save.mutate(values)}
      busy={save.isPending}
    >
      <Checkbox label="Mostra solo dati reali" {...staffField(form, 'real')} />
    </SettingPart>
  )
}

function CampaignSettings({ settings }: { settings: Settings }) {
  const { version, enabled, endsAt } = settings.campaign
  const form = useStaffForm(settingForms.campaign, { enabled, endsAt: localMoment(endsAt ?? '') })
  const save = useMutation(
    admin.settings.saveCampaign.mutationOptions(useSettingsSaved({ onSite: 'campaign' })),
  )
  const [openedAt] = useState(() => new Date())
  const isOver = endsAt !== null && new Date(endsAt) < openedAt
  return (
    <SettingPart
      onSite="campaign"
      title="Campagna"
      text="Lo sconto e il conto alla rovescia che vedono i visitatori."
      form={form}
      onSave={(values) => save.mutate({ ...values, version })}
      busy={save.isPending}
    >
      <Checkbox label="Campagna attiva" {...staffField(form, 'enabled')} />
      <Input
        label="Fine"
        optional
        type="datetime-local"
        hint={
          isOver
            ? `È finita il ${formatMoment(endsAt)}.`
            : 'Senza fine resta attiva finché non la spegni.'
        }
        className="max-w-72"
        {...staffField(form, 'endsAt')}
      />
      <CampaignOutlook />
    </SettingPart>
  )
}

function BankSettings({ settings }: { settings: Settings }) {
  const { version, defaultIbanId } = settings.bank
  const form = useStaffForm(settingForms.bank, { defaultIbanId: defaultIbanId ?? '' })
  const ibans = useQuery(admin.accounts.active.queryOptions()).data?.ibans ?? []
  const save = useAccountChange({
    call: adminApi.settings.saveBank,
    done: () => notifyDone('Impostazioni salvate'),
    failed: tellError('Errore nel salvataggio'),
  })
  return (
    <SettingPart
      title="Conto predefinito"
      text="Il conto mostrato quando un link non ne ha uno proprio o non si riesce a leggerlo."
      form={form}
      onSave={(values) => save.mutate({ ...values, version })}
      busy={save.isPending}
    >
      <Select label="Conto" fieldClassName="max-w-120" {...staffField(form, 'defaultIbanId')}>
        <option value="">Quello della configurazione</option>
        {ibans.map((iban) => (
          <option key={iban.id} value={iban.id}>
            {iban.accountHolder} · {iban.maskedIban}
          </option>
        ))}
      </Select>
    </SettingPart>
  )
}
