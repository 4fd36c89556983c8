import { useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { StaffButton } from './staff-button.tsx'
import type { Clash, Meanwhile } from './use-meanwhile.ts'

type Props = Pick<Meanwhile, 'found' | 'isReading'> & { className?: string }

/** A colleague saved while somebody was typing: says what changed, and that nothing typed is lost. */
export function MeanwhileNotice({ found, isReading, className }: Props) {
  const box = useRef<HTMLElement>(null)
  const isThere = found !== null || isReading
  useEffect(() => {
    if (isThere) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isThere])
  if (!isThere) return null
  const { clashes = [], followed = [], isForm = true } = found ?? {}
  return (
    <section
      ref={box}
      role="alert"
      aria-label="Salvato da un collega nel frattempo"
      className={classNames(
        'scroll-mt-4 rounded-control border-2 border-gold px-4 py-3.5',
        className,
      )}
    >
      <p className="font-semibold">Un collega ha salvato nel frattempo</p>
      <p className="mt-1 text-ink-2">
        Quello che hai scritto è ancora qui e niente è stato sovrascritto.{' '}
        {isReading ? 'Leggo la versione salvata…' : whatNow(clashes.length, followed, isForm)}
      </p>
      {clashes.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {clashes.map((clash) => (
            <Theirs key={clash.name} {...clash} />
          ))}
        </ul>
      )}
      {followed.length > 0 && (
        <p className="mt-3">
          Non {followed.length === 1 ? 'lo avevi toccato e mostra' : 'li avevi toccati e mostrano'}{' '}
          già il suo valore: <b className="font-semibold">{followed.join(', ')}</b>.
        </p>
      )}
    </section>
  )
}

function whatNow(clashes: number, followed: readonly string[], isForm: boolean): string {
  if (!isForm) return 'Guarda i dati aggiornati, poi conferma.'
  if (clashes > 0)
    return 'Avete cambiato tutti e due quanto segue: usa il suo valore, oppure salva comunque il tuo.'
  return followed.length > 0
    ? 'Controlla, poi salva di nuovo.'
    : 'In questi campi non è cambiato nulla: salva di nuovo.'
}

function Theirs({ label, theirs, onUse }: Clash) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-tag bg-paper px-3.5 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-ink-2">{label}, salvato adesso</p>
        <p className="wrap-anywhere whitespace-pre-line">{theirs || '(vuoto)'}</p>
      </div>
      <StaffButton onClick={onUse}>
        Usa questo
        <span className="sr-only"> per {label}</span>
      </StaffButton>
    </li>
  )
}
