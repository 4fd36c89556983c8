import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VitalPeriod } from '../../../contract/admin/office/visitors.ts'
import { formatVital, vitalScales } from '../../../domain/office/vitals.ts'
import { type BadgeTone, StatusDot } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Answers, admin } from '../api.ts'
import { Segmented } from '../ui/controls.tsx'
import { Section } from '../ui/page.tsx'
import { LoadFailed } from '../ui/states.tsx'

type Speed = Answers['today']['vitals']
type Vital = Speed['pages'][number]['vitals'][number]
type Name = Vital['name']

const spans = [
  { value: '7d', label: '7 giorni' },
  { value: '28d', label: '28 giorni' },
]

const words: Readonly<Record<Name, { label: string; hint: string }>> = {
  LCP: { label: 'Apertura', hint: 'Quando si vede la parte più grande della pagina' },
  INP: { label: 'Risposta al tocco', hint: 'Quanto aspetta una risposta chi preme qualcosa' },
  CLS: { label: 'Stabilità', hint: 'Quanto si sposta la pagina mentre si carica' },
  FCP: { label: 'Primo segno', hint: 'Quando compare qualcosa sullo schermo' },
  TTFB: { label: 'Risposta del server', hint: 'Quando arriva il primo dato dal sito' },
}

const ratings: Readonly<Record<NonNullable<Vital['rating']>, { label: string; tone: BadgeTone }>> =
  {
    good: { label: 'Buono', tone: 'ok' },
    middling: { label: 'Medio', tone: 'gold' },
    poor: { label: 'Scarso', tone: 'bad' },
  }

const deviceLabels: Readonly<Record<Speed['devices'][number]['device'], string>> = {
  phone: 'Telefono',
  computer: 'Computer',
}

const pageLabels: Readonly<Record<Speed['pages'][number]['page'], string>> = {
  home: 'Home',
  trips: 'Elenco dei viaggi',
  trip: 'Pagine dei viaggi',
  contact: 'Contatti',
  other: 'Altre pagine',
}

/** Loading times measured in visitors' browsers; most of them had at least this speed. */
export function VisitorSpeed() {
  const [period, setPeriod] = useState<VitalPeriod>('28d')
  const [thisBuild, setThisBuild] = useState(false)
  const query = useQuery({
    ...admin.today.vitals.queryOptions({ input: { period, thisBuild } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Section
      title="Velocità vista dai visitatori"
      action={
        <Segmented
          label="Giorni della velocità"
          value={period}
          tabs={spans}
          onChange={(value) => setPeriod(value as VitalPeriod)}
        />
      }
    >
      {query.isError ? (
        <LoadFailed
          title="Impossibile caricare la velocità"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : query.data ? (
        <>
          <Measured speed={query.data} />
          <div className="mt-2">
            <Checkbox
              label="Solo la versione del sito in uso adesso"
              checked={thisBuild}
              onChange={({ target }) => setThisBuild(target.checked)}
            />
          </div>
        </>
      ) : (
        <Skeleton className="h-70" />
      )}
    </Section>
  )
}

function Measured({ speed }: { speed: Speed }) {
  if (speed.pages.length === 0) {
    return (
      <p className="mt-2 text-ink-2">
        Ancora nessuna misura nel periodo. Arrivano da una visita su due, tra quelle che accettano
        le statistiche.
      </p>
    )
  }
  const names = speed.devices[0]?.vitals.map(({ name }) => name) ?? []
  return (
    <>
      <p className="mt-1 text-ink-2">Tre visite su quattro sono andate così, o meglio.</p>
      <div className="overflow-x-auto">
        <table className="mt-2 w-full border-collapse">
          <caption className="sr-only">Velocità del sito per dispositivo</caption>
          <thead>
            <tr className="border-b border-line text-left text-ink-2">
              <th scope="col" className="py-2 font-semibold">
                Che cosa
              </th>
              {speed.devices.map(({ device }) => (
                <th key={device} scope="col" className="pl-3 font-semibold">
                  {deviceLabels[device]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name} className="border-b border-line align-top">
                <th scope="row" className="py-2 text-left font-normal">
                  {words[name].label}
                  <span className="block text-[0.875rem] text-ink-2">{name}</span>
                </th>
                {speed.devices.map(({ device, vitals }) => (
                  <td key={device} className="py-2 pl-3 whitespace-nowrap">
                    <Value vital={vitals.find((vital) => vital.name === name)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Meanings names={names} />
      <ByPage speed={speed} />
    </>
  )
}

function Meanings({ names }: { names: readonly Name[] }) {
  return (
    <details className="mt-2">
      <summary className="min-h-6 cursor-pointer font-semibold text-primary">
        Che cosa vogliono dire
      </summary>
      <dl className="mt-2">
        {names.map((name) => (
          <div key={name} className="border-b border-line py-1.5">
            <dt className="font-semibold">{words[name].label}</dt>
            <dd className="text-ink-2">
              {words[name].hint}. {limitsText(name)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function limitsText(name: Name): string {
  const { good, poor } = vitalScales[name]
  return `Buono fino a ${formatVital(name, good)}, scarso oltre ${formatVital(name, poor)}.`
}

function Value({ vital, isBrief }: { vital: Vital | undefined; isBrief?: boolean }) {
  if (!vital || vital.value === null || vital.rating === null) {
    return <span className="text-ink-2">–</span>
  }
  const { label, tone } = ratings[vital.rating]
  return (
    <>
      <b className="font-semibold">{formatVital(vital.name, vital.value)}</b>
      <span className="block">
        <StatusDot tone={tone}>{label}</StatusDot>
      </span>
      {!isBrief && (
        <span className="block text-[0.875rem] text-ink-2">
          {vital.goodShare}% buone su {vital.count.toLocaleString('it-IT')}
        </span>
      )}
    </>
  )
}

const shownByPage: readonly Name[] = ['LCP', 'INP', 'CLS']

function ByPage({ speed }: { speed: Speed }) {
  return (
    <details className="mt-2">
      <summary className="min-h-6 cursor-pointer font-semibold text-primary">
        Mostra pagina per pagina
      </summary>
      <div className="overflow-x-auto">
        <table className="mt-2 w-full border-collapse">
          <caption className="sr-only">Velocità per tipo di pagina, tutti i dispositivi</caption>
          <thead>
            <tr className="border-b border-line text-left text-ink-2">
              <th scope="col" className="py-1.5 font-semibold">
                Pagina d'ingresso
              </th>
              {shownByPage.map((name) => (
                <th key={name} scope="col" className="pl-3 font-semibold">
                  {words[name].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {speed.pages.map(({ page, vitals }) => (
              <tr key={page} className="border-b border-line align-top">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {pageLabels[page]}
                </th>
                {shownByPage.map((name) => (
                  <td key={name} className="py-1.5 pl-3">
                    <Value vital={vitals.find((vital) => vital.name === name)} isBrief />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
