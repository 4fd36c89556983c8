import { useState } from 'react'
import type { Problem } from '../../../domain/catalogue/problems.ts'
import { StaffButton } from '../ui/staff-button.tsx'

const shownAtFirst = 3

type Props = { problems: readonly Problem[]; onOpen: (path: string) => void }

/** What must be fixed before publishing; a click opens the section and goes to the field. */
export function ProblemList({ problems, onOpen }: Props) {
  const [all, setAll] = useState(false)
  if (problems.length === 0) return null
  const shown = all ? problems : problems.slice(0, shownAtFirst)
  return (
    <section aria-label="Da sistemare" className="my-3 rounded-control bg-gold-light px-4 py-3">
      <p className="font-semibold">
        {problems.length === 1
          ? 'Una cosa da sistemare prima di pubblicare'
          : `${problems.length} cose da sistemare prima di pubblicare`}
      </p>
      <ul className="mt-1">
        {shown.map(({ path, where, message }) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => onOpen(path)}
              className="min-h-9 rounded-tag py-1 text-left underline underline-offset-2"
            >
              {where}: {message.charAt(0).toLowerCase() + message.slice(1)}
            </button>
          </li>
        ))}
      </ul>
      {problems.length > shown.length && (
        <StaffButton className="mt-2" onClick={() => setAll(true)}>
          Mostra tutte
        </StaffButton>
      )}
    </section>
  )
}
