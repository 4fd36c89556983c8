import { useQuery } from '@tanstack/react-query'
import { type PageName, path } from '../../contract/pages.ts'
import type { TermsKind } from '../../domain/catalogue/terms.ts'
import { formatLongDate } from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'
import { type Api, calls } from '../api.ts'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LegalBody } from '../ui/legal-body.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

type LegalText = Awaited<ReturnType<Api['legal']['read']>>

const titles: Readonly<Record<TermsKind, string>> = {
  informationForm: 'Modulo informativo standard',
  conditions: 'Condizioni generali di contratto',
  privacy: 'Privacy policy',
}

const pages = {
  informationForm: 'informationForm',
  conditions: 'terms',
  privacy: 'privacyPolicy',
} as const satisfies Record<TermsKind, PageName>

type TermsDialogProps = { kind: TermsKind; onClose: () => void }

/** A text of the contract, read in a dialog over the form, so that what was typed stays. */
export default function TermsDialog({ kind, onClose }: TermsDialogProps) {
  // Fetched each time, because the text may have changed since the page was opened.
  const { data, isFetching, refetch } = useQuery(
    calls.legal.read.queryOptions({ input: { kind }, staleTime: 0 }),
    queryClient,
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={titles[kind]}
      description={
        data &&
        elidedDays(`Versione ${data.version}, in vigore dal ${formatLongDate(data.inForceFrom)}`)
      }
      width={820}
    >
      {data ? (
        <>
          <Text text={data} />
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button kind="outline" onClick={onClose}>
              Torna alla prenotazione
            </Button>
            <a href={path(pages[kind])} target="_blank" rel="noopener" className="underlined">
              Apri in una pagina da stampare
              <span className="sr-only"> (si apre in una nuova scheda)</span>
            </a>
          </div>
        </>
      ) : isFetching ? (
        <Skeleton className="h-80 rounded-panel" />
      ) : (
        <div role="alert">
          <p>Il testo non si è caricato: controlla la connessione e riprova.</p>
          <Button kind="outline" className="mt-4" onClick={() => void refetch()}>
            Riprova
          </Button>
        </div>
      )}
    </Dialog>
  )
}

function Text({ text: { intro, sections } }: { text: LegalText }) {
  return (
    <>
      <LegalBody body={intro} />
      {sections.map(({ id, heading, body }) => (
        <section key={id} className="mt-7">
          <h3 className="text-small-title">{heading}</h3>
          <LegalBody body={body} />
        </section>
      ))}
    </>
  )
}
