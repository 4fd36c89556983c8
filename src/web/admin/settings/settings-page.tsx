import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settingForms } from '../../../contract/admin/office/settings.ts'
import { formatMoment } from '../../../domain/dates.ts'
import { localMoment } from '../../../domain/local-moment.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { Checkbox, Input, Options, Select } from '../../ui/field.tsx'
import { tellError, useAccountChange } from '../accounts/saved-iban.ts'
import { admin, adminApi } from '../api.ts'
import { CampaignOutlook } from '../figures/campaign-outlook.tsx'
import { withFreshSignIn } from '../fresh-sign-in.ts'
import { readable } from '../moments.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { staffField } from '../ui/use-staff-form.ts'
import { useWantedField } from '../ui/wanted-field.ts'
import {
  HoldingSettings,
  RetentionSettings,
  SessionSettings,
  UploadsSettings,
} from './number-settings.tsx'
import { NearDepartureSettings, ReminderSettings } from './payment-settings.tsx'
import { SettingPart, type Settings, useSettingForm, yesOrNo } from './setting-part.tsx'

/** What the agency can change without a new release. */
export function Component() {
  const query = useQuery(admin.settings.get.queryOptions())
  useWantedField(query.data !== undefined)
  return (
    <Page title="Impostazioni">
      <div className="px-page max-w-[720px] pb-12">
        <Loaded query={query} rows={3} height={160} onlyFresh>
          {(data) => (
            <>
              <FiguresSettings settings={data} />
              <CampaignSettings settings={data} />
              <BankSettings settings={data} />
              <HoldingSettings settings={data} />
              <NearDepartureSettings settings={data} />
              <ReminderSettings settings={data} />
              <RetentionSettings settings={data} />
              <UploadsSettings settings={data} />
              <SessionSettings settings={data} />
            </>
          )}
        </Loaded>
      </div>
    </Page>
  )
}

function FiguresSettings({ settings }: { settings: Settings }) {
  const { saved, ...part } = useSettingForm(settingForms.figures, {
    settings,
    of: ({ figures: { version, ...values } }) => ({ version, values }),
    names: { real: { label: 'Mostra solo dati reali', text: yesOrNo } },
    onSite: 'figures',
  })
  const { form } = part
  const save = useMutation({
    mutationFn: (values: { real: boolean; version: number }) =>
      withFreshSignIn(() => adminApi.settings.saveFigures(values)),
    ...saved,
  })
  return (
    <SettingPart
      onSite="figures"
      title="Dati reali"
      text="Spento, il sito è in prova e mostra dati di esempio. Acceso, i visitatori vedono soltanto partenze, posti, recensioni, sconti e dichiarazioni che sono nel gestionale."
      {...part}
      onSave={(values) => save.mutate(values)}
      busy={save.isPending}
    >
      <Checkbox label="Mostra solo dati reali" {...staffField(form, 'real')} />
    </SettingPart>
  )
}

const campaignNames = {
  enabled: { label: 'Campagna attiva', text: yesOrNo },
  endsAt: { label: 'Fine', text: readable },
}

function CampaignSettings({ settings }: { settings: Settings }) {
  const { endsAt } = settings.campaign
  const { saved, ...part } = useSettingForm(settingForms.campaign, {
    settings,
    of: ({ campaign }) => ({
      version: campaign.version,
      values: { enabled: campaign.enabled, endsAt: localMoment(campaign.endsAt ?? '') },
    }),
    names: campaignNames,
    onSite: 'campaign',
  })
  const { form } = part
  const save = useMutation(admin.settings.saveCampaign.mutationOptions(saved))
  const [openedAt] = useState(() => new Date())
  const isOver = endsAt !== null && new Date(endsAt) < openedAt
  return (
    <SettingPart
      onSite="campaign"
      title="Campagna"
      text="Lo sconto e il conto alla rovescia che vedono i visitatori."
      {...part}
      onSave={(values) => save.mutate(values)}
      busy={save.isPending}
    >
      <Checkbox label={campaignNames.enabled.label} {...staffField(form, 'enabled')} />
      <Input
        label={campaignNames.endsAt.label}
        optional
        type="datetime-local"
        hint={
          isOver
            ? elidedDays(`È finita il ${formatMoment(endsAt)}.`)
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
  const ibans = useQuery(admin.accounts.active.queryOptions()).data?.ibans ?? []
  const nameOf = (wanted: string | null) => {
    const iban = ibans.find(({ id }) => id === wanted)
    return iban ? `${iban.accountHolder} · ${iban.maskedIban}` : (wanted ?? '')
  }
  const { saved, ...part } = useSettingForm(settingForms.bank, {
    settings,
    of: ({ bank: { version, defaultIbanId } }) => ({
      version,
      values: { defaultIbanId: defaultIbanId ?? '' },
    }),
    names: { defaultIbanId: { label: 'Conto', text: nameOf } },
  })
  const { form, meanwhile } = part
  const save = useAccountChange({
    call: adminApi.settings.saveBank,
    done: saved.onSuccess,
    failed: tellError('Errore nel salvataggio'),
    refused: meanwhile.refused,
  })
  return (
    <SettingPart
      title="Conto predefinito"
      text="Il conto mostrato quando un link non ne ha uno proprio o non si riesce a leggerlo."
      {...part}
      onSave={(values) => save.mutate(values)}
      busy={save.isPending}
    >
      <Select label="Conto" fieldClassName="max-w-120" {...staffField(form, 'defaultIbanId')}>
        <option value="">Quello della configurazione</option>
        <Options of={ibans.map(({ id }) => ({ value: id, label: nameOf(id) }))} />
      </Select>
    </SettingPart>
  )
}
