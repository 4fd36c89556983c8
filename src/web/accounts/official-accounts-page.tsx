import { useQuery } from '@tanstack/react-query'
import { path } from '../../contract/pages.ts'
import { normaliseIban } from '../../domain/accounts/iban.ts'
import { calls } from '../api.ts'
import { site } from '../browser/site.ts'
import { queryClient } from '../query.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { IbanGroups } from '../ui/iban-groups.tsx'
import { Meta } from '../ui/meta.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const title = 'I nostri conti'

const steps = () => [
  {
    title: 'Confronta tutto il numero',
    text: "Non solo l'inizio e la fine: ogni gruppo di quattro cifre deve essere uguale.",
  },
  {
    title: 'Controlla il nome',
    text: `La tua banca ti mostra il titolare prima dell'invio: deve essere l'intestatario scritto qui.`,
  },
  {
    title: 'Se qualcosa non torna, fermati',
    text: `Un IBAN che non trovi in questa pagina, un'email che ti mette fretta: scrivici prima di pagare, a ${site().brand.contactEmail} o al numero che conosci già.`,
  },
]

/** The accounts in use, so that a traveller can compare what a page or a message says. */
export function Component() {
  const query = useQuery({ ...calls.accounts.official.queryOptions(), staleTime: 0 }, queryClient)
  return (
    <>
      <Meta
        title={title}
        description={`I conti bancari su cui ${site().brand.name} riceve i pagamenti.`}
        path={path('officialAccounts')}
        noindex
      />
      <PageHead
        title={title}
        lead={`Qui trovi tutti i conti su cui ${site().brand.name} riceve i bonifici oggi. Confronta l'IBAN prima di pagare.`}
      />
      <div className="wrap grid items-start gap-x-16 gap-y-12 pb-16 md:pb-26 lg:grid-cols-[minmax(0,1fr)_392px]">
        {query.data ? (
          <ul className="grid gap-4" aria-label={title}>
            {query.data.accounts.map((account) => (
              <Account key={`${account.iban} ${account.accountHolder}`} {...account} />
            ))}
          </ul>
        ) : query.isError ? (
          <div role="alert" className="rounded-panel border border-line bg-white p-6 md:p-8">
            <p>
              I conti non si leggono in questo momento. Non pagare finché non li hai confrontati.
            </p>
            <Button className="mt-5" onClick={() => void query.refetch()}>
              Riprova
            </Button>
          </div>
        ) : (
          <div aria-busy>
            <p role="status" className="sr-only">
              Caricamento…
            </p>
            <Skeleton className="h-40 rounded-panel" />
          </div>
        )}
        <HowToCheck />
      </div>
    </>
  )
}

type AccountProps = { accountHolder: string; iban: string; bankName: string | null }

function Account({ accountHolder, iban, bankName }: AccountProps) {
  return (
    <li
      data-iban={iban}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-panel border border-line bg-white p-5 md:p-8"
    >
      <div className="min-w-0">
        <h2 className="text-card">{accountHolder}</h2>
        {bankName && <p className="mt-1 text-ink-2">{bankName}</p>}
        <p className="mt-4 text-[1.125rem] font-bold text-balance md:text-[1.3125rem]">
          <IbanGroups iban={iban} />
        </p>
      </div>
      <CopyButton value={normaliseIban(iban)} what="IBAN" />
    </li>
  )
}

function HowToCheck() {
  return (
    <section aria-labelledby="come-controllare">
      <h2 id="come-controllare" className="text-card">
        Come controllare
      </h2>
      <ol className="mt-5 grid gap-5">
        {steps().map((step, index) => (
          <li key={step.title} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3">
            <span className="figures text-[1.3125rem] leading-tight" aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3 className="font-text text-base font-semibold tracking-normal">{step.title}</h3>
              <p className="mt-1 text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink to={path('contact')} kind="outline" className="mt-7">
        Scrivici
      </ButtonLink>
    </section>
  )
}
