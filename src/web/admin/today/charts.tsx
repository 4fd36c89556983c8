import { type ReactNode, useId, useState } from 'react'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatDayMonth, monthTitle } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { useIsMobile } from '../../browser/media.ts'
import type { Answers } from '../api.ts'
import { Segmented } from '../ui/controls.tsx'
import { Section } from '../ui/page.tsx'
import { BarList } from './bar-list.tsx'
import { Funnel } from './funnel.tsx'

type ChartData = Answers['today']['charts']
type Month = ChartData['months'][number]
type Measure = 'revenue' | 'bookings'

const measures = [
  { value: 'revenue', label: 'Incassi' },
  { value: 'bookings', label: 'Prenotazioni' },
]
const phoneMonths = 6

/** Lazy-loaded: the chart library is the largest part of the back office. */
export default function Charts({ data, children }: { data: ChartData; children: ReactNode }) {
  return (
    <>
      <MonthsChart months={data.months} />
      {children}
      <BarList
        title="Posti venduti per partenza"
        empty="Nessuna partenza in arrivo."
        rows={data.occupancy.map((departure) => ({
          key: departure.departureId,
          label: `${departure.tripTitle}, ${formatDayMonth(departure.startDate)}`,
          value: departure.totalSpots > 0 ? departure.spotsTaken / departure.totalSpots : 0,
          text: `${departure.spotsTaken} su ${departure.totalSpots}`,
        }))}
        max={1}
      />
      <Funnel sources={data.funnel} />
      <BarList
        title="Clic WhatsApp per numero"
        empty="Ancora nessun clic nel periodo."
        rows={data.clicksByNumber.map(({ phoneNumber, clicks }) => ({
          key: phoneNumber,
          label: phoneNumber,
          value: clicks,
          text: clicks.toLocaleString('it-IT'),
        }))}
      />
      <BarList
        title="Clic WhatsApp per destinazione"
        empty="Ancora nessun clic nel periodo."
        rows={data.clicksByDestination.map(({ destination, clicks }) => ({
          key: destination,
          label: destination === 'Unknown Destination' ? 'Senza destinazione' : destination,
          value: clicks,
          text: clicks.toLocaleString('it-IT'),
        }))}
      />
    </>
  )
}

function shortMonth(month: string): string {
  return `${monthTitle(month).slice(0, 3).toLowerCase()} ${month.slice(2, 4)}`
}

function thousands(cents: number): string {
  const euros = cents / 100
  const shown = euros >= 1000 ? euros / 1000 : euros
  const text = shown.toLocaleString('it-IT', { maximumFractionDigits: euros >= 1000 ? 1 : 0 })
  return euros >= 1000 ? `${text}k` : text
}

function MonthsChart({ months }: { months: readonly Month[] }) {
  const [measure, setMeasure] = useState<Measure>('revenue')
  const isPhone = useIsMobile()
  const shown = isPhone ? months.slice(-phoneMonths) : months
  const isMoney = measure === 'revenue'
  return (
    <Section
      title={isMoney ? 'Incassi per mese' : 'Prenotazioni per mese'}
      action={
        <Segmented
          label="Cosa mostrare"
          value={measure}
          tabs={measures}
          onChange={(value) => setMeasure(value as Measure)}
        />
      }
    >
      <div aria-hidden className="mt-3.5 h-56">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            accessibilityLayer={false}
            data={[...shown]}
            margin={{ top: 6, right: 0, bottom: 0, left: -14 }}
          >
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis
              dataKey="month"
              tickFormatter={shortMonth}
              tickLine={false}
              axisLine={false}
              tick={{ fill: 'var(--color-ink-2)', fontSize: 13 }}
              interval="equidistantPreserveStart"
            />
            <YAxis
              tickFormatter={isMoney ? thousands : String}
              tickLine={false}
              axisLine={false}
              allowDecimals={false}
              width={56}
              tick={{ fill: 'var(--color-ink-2)', fontSize: 13 }}
            />
            <Tooltip
              cursor={{ fill: 'var(--color-paper-2)' }}
              isAnimationActive={false}
              labelFormatter={(month) => monthTitle(typeof month === 'string' ? month : '')}
              formatter={(value, name) => [
                isMoney ? formatEuro(Number(value)) : Number(value).toLocaleString('it-IT'),
                seriesNames[String(name)] ?? String(name),
              ]}
            />
            {isMoney ? (
              <>
                <Bar
                  dataKey="deposits"
                  stackId="a"
                  fill="var(--color-primary)"
                  isAnimationActive={false}
                  maxBarSize={26}
                />
                <Bar
                  dataKey="balances"
                  stackId="a"
                  fill="#5f93c9"
                  radius={[4, 4, 0, 0]}
                  isAnimationActive={false}
                  maxBarSize={26}
                />
              </>
            ) : (
              <Bar
                dataKey="bookings"
                fill="var(--color-primary)"
                radius={[4, 4, 0, 0]}
                isAnimationActive={false}
                maxBarSize={26}
              />
            )}
          </BarChart>
        </ResponsiveContainer>
      </div>
      {isMoney && (
        <p className="mt-2 flex gap-4.5 text-[0.875rem] font-medium text-ink-2" aria-hidden>
          <span>
            <i className="mr-1.75 inline-block size-2.5 rounded-[3px] bg-primary" />
            Acconti
          </span>
          <span>
            <i className="mr-1.75 inline-block size-2.5 rounded-[3px] bg-[#5f93c9]" />
            Saldi
          </span>
        </p>
      )}
      <MonthsTable months={months} />
    </Section>
  )
}

const seriesNames: Readonly<Record<string, string>> = {
  deposits: 'Acconti',
  balances: 'Saldi',
  bookings: 'Prenotazioni',
}

/** The same numbers as a table, for people who can't see the bars or want exact values. */
function MonthsTable({ months }: { months: readonly Month[] }) {
  const id = useId()
  return (
    <details className="mt-2">
      <summary className="min-h-6 cursor-pointer font-semibold text-primary">
        Mostra i numeri in tabella
      </summary>
      <div className="overflow-x-auto">
        <table className="mt-2 w-full border-collapse text-right" aria-labelledby={id}>
          <caption id={id} className="sr-only">
            Prenotazioni e incassi per mese
          </caption>
          <thead>
            <tr className="border-b border-line text-ink-2">
              <th scope="col" className="py-1.5 text-left font-semibold">
                Mese
              </th>
              <th scope="col" className="px-2 font-semibold">
                Prenotazioni
              </th>
              <th scope="col" className="px-2 font-semibold">
                Acconti
              </th>
              <th scope="col" className="font-semibold">
                Saldi
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {monthTitle(month.month)}
                </th>
                <td className="px-2">{month.bookings.toLocaleString('it-IT')}</td>
                <td className="px-2">{formatEuro(month.deposits)}</td>
                <td>{formatEuro(month.balances)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
