import type { Clash } from '../../../domain/catalogue/merge-documents.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { StaffButton } from '../ui/staff-button.tsx'

type Props = {
  clashes: readonly Clash[]
  onSettle: (clash: Clash, choice: 'mine' | 'theirs') => void
  onOpen: (clash: Clash) => void
}

/** Two people edited the same field: both texts are shown until somebody chooses one. */
export function ClashNotice({ clashes, onSettle, onOpen }: Props) {
  if (clashes.length === 0) return null
  return (
    <section
      role="alert"
      aria-label="Due testi per lo stesso campo"
      className="my-3 rounded-control border-2 border-gold px-4 py-3.5"
    >
      <p className="font-semibold">
        {clashes.length === 1
          ? 'Un collega ha scritto nello stesso campo'
          : `Un collega ha scritto in ${clashes.length} campi in cui scrivi tu`}
      </p>
      <p className="mt-1 max-w-[44em] text-ink-2">
        Niente è andato perso, e il resto è già unito. Scegli quale testo resta; finché non scegli,
        nella bozza c’è quello del collega e nel modulo il tuo.
      </p>
      <ul className="mt-3 grid gap-4">
        {clashes.map((clash) => (
          <li key={clash.path.join('.')} className="border-t border-line pt-3">
            <button
              type="button"
              onClick={() => onOpen(clash)}
              className="min-h-9 rounded-tag text-left font-semibold underline underline-offset-2"
            >
              {clash.where}
            </button>
            <div className="mt-1 grid gap-3 sm:grid-cols-2">
              <OneText
                title="Il tuo"
                text={clash.mine}
                what={`il tuo testo di ${clash.where}`}
                label="Tieni il mio"
                onChoose={() => onSettle(clash, 'mine')}
              />
              <OneText
                title="Del collega"
                text={clash.theirs}
                what={`il testo del collega di ${clash.where}`}
                label="Usa il suo"
                onChoose={() => onSettle(clash, 'theirs')}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type OneProps = { title: string; text: string; what: string; label: string; onChoose: () => void }

function OneText({ title, text, what, label, onChoose }: OneProps) {
  return (
    <div className="flex min-w-0 flex-col rounded-tag bg-paper px-3.5 py-3">
      <p className="text-staff-small text-ink-2">{title}</p>
      <p className="mt-0.5 flex-1 wrap-anywhere whitespace-pre-line">{text || '(vuoto)'}</p>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <StaffButton onClick={onChoose}>{label}</StaffButton>
        <CopyButton value={text} what={what} />
      </div>
    </div>
  )
}
