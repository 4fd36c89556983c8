import type { Answers } from '../api.ts'
import { Section } from '../ui/page.tsx'

type Source = Answers['today']['charts']['funnel'][number]

const sourceLabels: Readonly<Record<Source['source'], string>> = {
  ads: 'Pubblicità',
  organic: 'Senza pubblicità',
}

const stepLabels: Readonly<Record<string, string>> = {
  visit: 'Visite',
  trip: 'Pagine viaggio',
  dates: 'Date aperte',
  contact: 'Messaggi',
  whatsapp: 'Contatti WhatsApp',
  booking: 'Prenotazioni',
}

function share(count: number, first: number): string {
  return first > 0 ? `${Math.round((count / first) * 100)}%` : '–'
}

/** From the visit to the booking; visitors from advertising and all others side by side. */
export function Funnel({ sources }: { sources: readonly Source[] }) {
  const steps = sources[0]?.steps.map(({ step }) => step) ?? []
  const isEmpty = sources.every(({ steps: counts }) => counts.every(({ count }) => count === 0))
  return (
    <Section title="Dalla visita alla prenotazione">
      {isEmpty ? (
        <p className="mt-2 text-ink-2">Ancora nessuna visita nel periodo.</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="mt-2 w-full border-collapse text-right">
            <caption className="sr-only">Passi dalla visita alla prenotazione per origine</caption>
            <thead>
              <tr className="border-b border-line text-ink-2">
                <th scope="col" className="py-2 text-left font-semibold">
                  Passo
                </th>
                {sources.map(({ source }) => (
                  <th key={source} scope="col" className="pl-3 font-semibold">
                    {sourceLabels[source]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map((step, index) => (
                <tr key={step} className="border-b border-line">
                  <th scope="row" className="py-2 text-left font-normal">
                    {stepLabels[step] ?? step.replaceAll('_', ' ')}
                  </th>
                  {sources.map(({ source, steps: counts }) => (
                    <td key={source} className="pl-3 whitespace-nowrap">
                      <b className="font-semibold">
                        {(counts[index]?.count ?? 0).toLocaleString('it-IT')}
                      </b>
                      <span className="inline-block w-12 text-ink-2">
                        {share(counts[index]?.count ?? 0, counts[0]?.count ?? 0)}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}
