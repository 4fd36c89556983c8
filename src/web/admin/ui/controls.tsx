import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { type Choice, Options } from '../../ui/field.tsx'

const typingPauseMs = 250

type SearchFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  className?: string
}

const pageNow = () => window.location.href.split('?')[0]

/** Searches once the typing pauses, unless the page was left: setting its URL would bring it back. */
export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const typedOn = useRef<string>(undefined)
  const id = useId()
  const [asked, setAsked] = useState(value)
  // The URL changed by other means (a filter was removed): the field follows.
  if (asked !== value) {
    setAsked(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => {
      if (pageNow() === typedOn.current) onChange(typed)
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  return (
    <div className={classNames('relative', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4.25 -translate-y-1/2 text-ink-2"
        aria-hidden
      />
      <input
        id={id}
        type="text"
        inputMode="search"
        autoComplete="off"
        placeholder={label}
        value={typed}
        onChange={(event) => {
          typedOn.current = pageNow()
          setTyped(event.target.value)
        }}
        className="field pr-9! pl-9!"
      />
      {typed && (
        <button
          type="button"
          aria-label="Svuota la ricerca"
          onClick={() => {
            setTyped('')
            onChange('')
          }}
          className="absolute top-1/2 right-1 grid size-8 -translate-y-1/2 place-items-center rounded-tag text-ink-2"
        >
          <X className="size-4.25" aria-hidden />
        </button>
      )}
    </div>
  )
}

/** The filters above a list: two per row on a phone, in one row where there is room. */
export const filterRow = 'grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap'

type FilterSelectProps = {
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  /** The label of the empty choice: "Tutti i viaggi". */
  all: string
  className?: string
}

/** A filter in a row; its first option means all. */
export function FilterSelect({
  label,
  value,
  choices,
  onChange,
  all,
  className,
}: FilterSelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={classNames(
        'field min-w-0 sm:w-auto! sm:max-w-full',
        value && 'border-navy!',
        className,
      )}
    >
      <option value="">{all}</option>
      <Options of={choices} />
    </select>
  )
}

type DayFilterProps = { label: string; value: string; onChange: (day: string) => void }

export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const id = useId()
  return (
    <div className="min-w-0 sm:flex sm:items-center sm:gap-2">
      <label htmlFor={id} className="block text-ink-2 max-sm:first-letter:uppercase">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field min-w-0 sm:w-auto!"
      />
    </div>
  )
}

export type TabChoice = { value: string; label: string; count?: string }

type FilterTabsProps = {
  label: string
  value: string
  tabs: readonly TabChoice[]
  onChange: (value: string) => void
}

/** The row of underlined tabs above a list, each with its count. */
export function FilterTabs({ label, value, tabs, onChange }: FilterTabsProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the row is wider than the screen: scrolls to the active tab, also after a direct link.
    const box = row.current
    const chosen = box?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!box || !chosen || value === '') return
    box.scrollLeft = chosen.offsetLeft - box.offsetLeft - (box.clientWidth - chosen.offsetWidth) / 2
  }, [value])
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className="no-scrollbar px-page flex gap-5 overflow-x-auto border-b border-line font-semibold text-ink-2 md:gap-5.5"
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-pressed={tab.value === value}
          onClick={() => onChange(tab.value)}
          className="min-h-11 flex-none whitespace-nowrap hover:text-ink focus-visible:outline-offset-[-3px] aria-pressed:text-ink aria-pressed:shadow-[inset_0_-2px_0_var(--color-navy)] md:min-h-10"
        >
          {tab.label}
          {tab.count !== undefined && <span className="ml-1.5 font-medium">{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}

/** Two to four choices side by side; four take two rows on a phone. */
export function Segmented({ label, value, tabs, onChange }: FilterTabsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(
        'flex w-fit rounded-[9px] bg-paper-2 p-0.75',
        tabs.length > 3 && 'max-sm:grid max-sm:w-full max-sm:grid-cols-2',
      )}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-pressed={tab.value === value}
          onClick={() => onChange(tab.value)}
          className="min-h-8 rounded-[7px] px-3 font-semibold whitespace-nowrap text-ink-2 aria-pressed:bg-white aria-pressed:text-ink aria-pressed:shadow-e1 max-md:min-h-9"
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
