import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '../../../domain/dates.ts'
import { Checkbox, Input, Select } from '../../ui/field.tsx'
import { admin, adminApi } from '../api.ts'
import { tellError, useAccountChange } from '../ibans/saved-iban.ts'
import { notifyDone } from '../notify.ts'
import { Page } from '../ui/page.tsx'
import { LoadFailed, RowsSkeleton } from '../ui/states.tsx'
import { HoldingPart, UploadsPart } from './protection-settings.tsx'
import { SessionSettings } from './session-settings.tsx'
import { Part, type Settings, useSave } from './setting-part.tsx'

/** What the agency decides without a new release. */
export function Component() {
  const query = useQuery(admin.settings.get.queryOptions())
  return (
    <Page title="Impostazioni">
      <div className="px-page max-w-[720px] pb-12">
        {query.isError ? (
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
        ) : !query.data ? (
          <RowsSkeleton rows={3} height={160} />
        ) : (
          <>
            <Campaign key={`c${query.data.campaign.version}`} settings={query.data} />
            <Bank key={`b${query.data.bank.version}`} settings={query.data} />
            <HoldingPart key={`h${query.data.holding.version}`} settings={query.data} />
            <Retention key={`r${query.data.retention.version}`} settings={query.data} />
            <UploadsPart key={`u${query.data.uploads.version}`} settings={query.data} />
            <SessionSettings key={`s${query.data.sessions.version}`} settings={query.data} />
          </>
        )}
      </div>
    </Page>
  )
}

/** `2026-12-01T18:00` in the clock of this browser, as the field wants it. */
function localMoment(instant: string | null): string {
  if (!instant) return ''
  const moment = new Date(instant)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function Campaign({ settings }: { settings: Settings }) {
  const { campaign } = settings
  const [enabled, setEnabled] = useState(campaign.enabled)
  const [end, setEnd] = useState(localMoment(campaign.endsAt))
  const save = useSave(() =>
    adminApi.settings.saveCampaign({
      enabled,
      endsAt: end ? new Date(end).toISOString() : null,
      version: campaign.version,
    }),
  )
  const [openedAt] = useState(() => new Date())
  const isOver = campaign.endsAt !== null && new Date(campaign.endsAt) < openedAt
  return (
    <Part
      title="Campagna"
      text="Lo sconto e il conto alla rovescia che vedono i visitatori."
      isChanged={enabled !== campaign.enabled || end !== localMoment(campaign.endsAt)}
      busy={save.isPending}
      onSave={() => save.mutate()}
    >
      <Checkbox
        label="Campagna attiva"
        checked={enabled}
        onChange={(event) => setEnabled(event.target.checked)}
      />
      <Input
        label="Fine"
        optional
        type="datetime-local"
        value={end}
        onChange={(event) => setEnd(event.target.value)}
        hint={
          isOver
            ? `È finita il ${formatMoment(campaign.endsAt)}.`
            : 'Senza fine resta attiva finché non la spegni.'
        }
        className="max-w-72"
      />
    </Part>
  )
}

function Bank({ settings }: { settings: Settings }) {
  const { bank } = settings
  const [ibanId, setIbanId] = useState(bank.defaultIbanId ?? '')
  const ibans = useQuery(admin.ibans.active.queryOptions()).data?.ibans ?? []
  const save = useAccountChange({
    call: () =>
      adminApi.settings.saveBank({ defaultIbanId: ibanId || null, version: bank.version }),
    done: () => notifyDone('Impostazioni salvate'),
    failed: tellError('Errore nel salvataggio'),
  })
  return (
    <Part
      title="Conto predefinito"
      text="Il conto mostrato quando un link non ne ha uno proprio o non si riesce a leggerlo."
      isChanged={ibanId !== (bank.defaultIbanId ?? '')}
      busy={save.isPending}
      onSave={() => save.mutate(undefined)}
    >
      <Select
        label="Conto"
        value={ibanId}
        onChange={(event) => setIbanId(event.target.value)}
        fieldClassName="max-w-120"
      >
        <option value="">Quello della configurazione</option>
        {ibans.map((iban) => (
          <option key={iban.id} value={iban.id}>
            {iban.accountHolder} · {iban.maskedIban}
          </option>
        ))}
      </Select>
    </Part>
  )
}

function Retention({ settings }: { settings: Settings }) {
  const { retention } = settings
  const [days, setDays] = useState(String(retention.documentsDays))
  const count = Number(days)
  const isValid = Number.isInteger(count) && count >= 1 && count <= 3650
  const save = useSave(() =>
    adminApi.settings.saveRetention({ documentsDays: count, version: retention.version }),
  )
  return (
    <Part
      title="Documenti dei clienti"
      text="Passaporti e selfie si cancellano da soli, questi giorni dopo la fine del viaggio."
      isChanged={days !== String(retention.documentsDays)}
      busy={save.isPending}
      onSave={() => isValid && save.mutate()}
    >
      <Input
        label="Giorni"
        type="number"
        min={1}
        max={3650}
        value={days}
        onChange={(event) => setDays(event.target.value)}
        error={isValid ? undefined : 'Da 1 a 3650 giorni'}
        fieldClassName="max-w-40"
      />
    </Part>
  )
}
