import { Palette, Sparkles } from 'lucide-react'
import { documentPath } from '../catalogue/document-path.ts'
import { useMay } from '../session.tsx'
import { Tour } from '../tour/tour-steps.tsx'
import { Section } from '../ui/page.tsx'
import { StaffButton, StaffButtonLink } from '../ui/staff-button.tsx'
import { withWantedField } from '../ui/wanted-field.ts'
import { useSample, useSamplePresses } from './use-sample.ts'

/** On an installation without bookings: one button fills it with sample data. */
export function SampleOffer() {
  const sample = useSample()
  const may = useMay()
  const { fill } = useSamplePresses()
  if (!sample?.mayFill || !may('sample', 'fill')) return null
  return (
    <Section title="Per cominciare">
      <p className="mt-2 max-w-[44em] text-ink-2">
        Il gestionale è vuoto. Riempilo con un anno inventato (partenze, prenotazioni in ogni stato,
        pagamenti, rimborsi, liste d’attesa, messaggi, recensioni e documenti disegnati) e prova
        ogni pagina. Nessuna email parte, e con «Svuota» torna tutto come prima.
      </p>
      <div className="mt-3.5 flex flex-wrap gap-2.5">
        <StaffButton
          icon={Sparkles}
          kind="primary"
          busy={fill.isPending}
          onClick={() => fill.mutate(undefined)}
        >
          Prova con un'agenzia piena
        </StaffButton>
        {may('catalogue', 'list') && (
          <StaffButtonLink icon={Palette} to={withWantedField(documentPath('brand'), 'name')}>
            Metti il tuo nome e il tuo logo
          </StaffButtonLink>
        )}
      </div>
      <p className="mt-5 max-w-[44em] text-ink-2">
        Oppure comincia da zero: cinque passi veri, nell’ordine che vuoi.
      </p>
      <Tour />
    </Section>
  )
}
