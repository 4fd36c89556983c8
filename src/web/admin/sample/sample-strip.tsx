import { Download, Eraser } from 'lucide-react'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { useMay } from '../session.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { useSample, useSampleArrival, useSamplePresses } from './use-sample.ts'

/** Shown on every page while the installation contains sample data. */
export function SampleStrip() {
  const sample = useSample()
  const may = useMay()
  useSampleArrival(sample?.state)
  if (!sample || sample.state === 'none') return null
  const isAllowed = may('sample', 'empty')
  return (
    <section
      aria-label="Dati di prova"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-gold-light px-4.5 py-2.5 text-navy max-md:mt-3 md:px-8"
    >
      <p className="min-w-0 flex-1 basis-52">
        <b className="font-[650]">Dati di prova</b> <span>{texts[sample.state]}</span>
        {sample.state === 'filling' && (
          <ProgressBar
            label="Caricamento dei dati di prova"
            percent={sample.progress}
            text={`${sample.progress}%`}
          />
        )}
      </p>
      {isAllowed && sample.state === 'filled' && (
        <p className="flex flex-wrap items-center gap-x-3 max-md:hidden">
          <span>File della banca da trascinare in Cassa:</span>
          <BankFiles names={sample.bankFiles} />
        </p>
      )}
      {isAllowed && sample.state !== 'filling' && <EmptyButton />}
      {isAllowed && sample.state === 'filled' && (
        <details className="basis-full md:hidden">
          <summary className="min-h-8 cursor-pointer font-semibold">
            File della banca per Cassa
          </summary>
          <p className="flex flex-wrap gap-x-3">
            <BankFiles names={sample.bankFiles} />
          </p>
        </details>
      )}
    </section>
  )
}

const texts = {
  filling: 'in arrivo: un anno di partenze, prenotazioni e pagamenti. Puoi continuare a lavorare.',
  stuck: 'non completi: il caricamento si è interrotto. Svuota e riprova.',
  filled: 'Prenotazioni, soldi e persone di queste pagine sono inventati; nessuna email parte.',
} as const

function BankFiles({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <a
      key={name}
      href={adminDownloads.sampleBankFile(name)}
      download={name}
      className="inline-flex min-h-11 items-center gap-1 font-semibold underline underline-offset-3 md:min-h-8"
    >
      <Download className="size-4" aria-hidden />
      {name}
    </a>
  ))
}

function EmptyButton() {
  const { empty } = useSamplePresses()
  return (
    <StaffButton icon={Eraser} busy={empty.isPending} onClick={() => empty.mutate(undefined)}>
      Svuota
    </StaffButton>
  )
}
