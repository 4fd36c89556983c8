import { type ReactNode, useState } from 'react'
import type { TermsKind } from '../../domain/catalogue/terms.ts'
import { formatLongDate } from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'
import type { Api } from '../api.ts'
import { classNames } from '../ui/class-names.ts'
import { part } from '../ui/optional.tsx'
import { TryAgain } from '../ui/try-again.tsx'

export type Terms = Awaited<ReturnType<Api['links']['open']>>['terms']

const TermsDialog = part(() => import('./terms-dialog.tsx'), { missing: TryAgain })

type TermsNoticeProps = {
  /** What the button does, and whether it obliges to pay. */
  children: ReactNode
  /** The texts that the customer agrees to; without them the page only offers the texts for reading. */
  terms?: Terms
}

/** Stands directly above the button: says what pressing it means, and every text can be read in place. */
export function TermsNotice({ children, terms }: TermsNoticeProps) {
  const [reading, setReading] = useState<TermsKind>()
  const [first] = useState(terms?.id)
  const isNew = terms?.id !== first
  const link = (kind: TermsKind, label: string) => (
    <button type="button" className="underlined" onClick={() => setReading(kind)}>
      {label}
    </button>
  )
  const conditions = link('conditions', 'condizioni generali')
  const form = link('informationForm', 'modulo informativo standard')
  const privacy = link('privacy', 'privacy policy')
  return (
    <div
      className={classNames(
        'mb-3.5 text-small',
        isNew && 'rounded-control bg-gold-light px-5 py-4',
      )}
    >
      {isNew && (
        <p role="status" className="font-semibold">
          Testi aggiornati mentre eri qui: leggili prima di confermare.
        </p>
      )}
      <p>
        {children}{' '}
        {terms ? (
          <>
            Accetti le {conditions} e confermi di aver letto il {form} e la {privacy}, in vigore{' '}
            {elidedDays(`dal ${formatLongDate(terms.inForceFrom)}`)}.
          </>
        ) : (
          <>
            Prima di proseguire puoi leggere {form}, {conditions} e {privacy}.
          </>
        )}
      </p>
      {reading && (
        <TermsDialog key={reading} kind={reading} onClose={() => setReading(undefined)} />
      )}
    </div>
  )
}
