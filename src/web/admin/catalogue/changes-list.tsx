import type { Change } from '../../../domain/catalogue/changes.ts'

const verbs: Readonly<Record<Change['kind'], string>> = {
  changed: 'cambiato',
  added: 'aggiunto',
  removed: 'tolto',
  moved: 'spostato',
}

/** The changes as a person would tell them: the field, its old value, its new value. */
export function ChangesList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="grid gap-2.5">
      {changes.map((change, index) => (
        <li key={index} className="border-l-2 border-line pl-3">
          <p className="text-ink-2">
            {change.where} <span className="sr-only">{verbs[change.kind]}</span>
          </p>
          <p className="wrap-anywhere">
            {change.before !== undefined && (
              <del className="text-bad decoration-1">{change.before}</del>
            )}
            {change.before !== undefined && change.after !== undefined && ' → '}
            {change.after !== undefined && (
              <ins className="font-semibold text-ok no-underline">{change.after}</ins>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
