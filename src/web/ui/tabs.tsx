import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'

export type Tab = { key: string; label: ReactNode; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  value?: string
  onChange?: (key: string) => void
}

/** Arrow keys move and select, as the ARIA pattern for tabs requires. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.key)
  const group = useId()
  const selected = value ?? own
  const select = (key: string) => {
    setOwn(key)
    onChange?.(key)
    document.getElementById(`${group}-${key}`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const index = tabs.findIndex(({ key }) => key === selected)
    const next = step && tabs[(index + step + tabs.length) % tabs.length]
    if (next) {
      event.preventDefault()
      select(next.key)
    }
  }
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-b border-line-2"
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${group}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === selected}
            aria-controls={`${group}-${tab.key}-pannello`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => select(tab.key)}
            className={classNames(
              '-mb-px min-h-11 border-b-2 px-1 font-semibold whitespace-nowrap',
              tab.key === selected
                ? 'border-accent'
                : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          id={`${group}-${tab.key}-pannello`}
          role="tabpanel"
          aria-labelledby={`${group}-${tab.key}`}
          hidden={tab.key !== selected}
          className="pt-6"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
