import type { ReactNode } from 'react'
import type { Entry } from '../../../domain/road/entries.ts'
import type { RoadView } from './phone-store.ts'

export type PartProps = { view: RoadView; entries: Entry[] }

export function Part({
  title,
  note,
  children,
}: {
  title: string
  note?: string
  children: ReactNode
}) {
  return (
    <section className="px-4.5 pt-6">
      <h2 className="text-[1.3125rem] leading-tight">{title}</h2>
      {note && <p className="mt-1 text-ink-2">{note}</p>}
      {children}
    </section>
  )
}

export const card = 'rounded-panel border border-line bg-white p-4.5'

/** The traveller's name by key, as it is called out. */
export function nameOf({ group }: RoadView, key: string): string {
  const person = group.find((one) => one.key === key)
  return person ? `${person.firstName} ${person.lastName}`.trim() : 'Non più nel gruppo'
}
