import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useEditing } from './editor-context.ts'

type FoldProps = {
  title: ReactNode
  note?: string
  /** The number of problems inside, shown while the section is closed. */
  problems: number
  /** Whether a path lies inside this section. */
  holds: (path: string) => boolean
  initiallyOpen?: boolean
  children: ReactNode
}

/** A collapsible section of the form; it opens by itself when a field inside it is the target. */
export function Fold({ title, note, problems, holds, initiallyOpen = false, children }: FoldProps) {
  const [open, setOpen] = useOpenForTarget(initiallyOpen, holds)
  const id = useId()
  return (
    <section className="border-t border-line">
      <h2 className="font-text text-[1.0625rem] font-[650] tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-14 w-full items-center gap-3 py-3 text-left"
        >
          <span className="min-w-0 flex-1">{title}</span>
          <ProblemCount count={problems} />
          <ChevronDown
            className={classNames(
              'size-5 flex-none text-ink-2 transition-transform',
              open && 'rotate-180',
            )}
            aria-hidden
          />
        </button>
      </h2>
      <div id={id} hidden={!open} className="pb-7">
        {note && <p className="-mt-1 mb-4 max-w-[44em] text-ink-2">{note}</p>}
        {open && children}
      </div>
    </section>
  )
}

/** Open by hand, or because the target field lies inside. */
export function useOpenForTarget(initial: boolean, holds: (path: string) => boolean) {
  const { target } = useEditing()
  // A section nested in a closed one mounts only now, so the same target must open it, too.
  const [open, setOpen] = useState(initial || (target !== null && holds(target.path)))
  const [seen, setSeen] = useState(target?.count ?? 0)
  if (target && target.count !== seen) {
    setSeen(target.count)
    if (holds(target.path)) setOpen(true)
  }
  return [open, setOpen] as const
}

export function ProblemCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="flex-none rounded-full bg-bad-soft px-2 py-0.5 text-staff-small font-semibold text-bad">
      {count === 1 ? '1 da sistemare' : `${count} da sistemare`}
    </span>
  )
}

/** Scrolls to the target field once the sections around it are open. */
export function useFocusWhenWanted(name: string): void {
  const { target } = useEditing()
  const wanted = target?.path === name ? target.count : 0
  useEffect(() => {
    if (!wanted) return
    const field = document.getElementsByName(name)[0] ?? document.getElementById(`campo-${name}`)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }, [wanted, name])
}
