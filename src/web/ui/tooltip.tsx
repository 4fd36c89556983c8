import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

const openDelayMs = 700
const skipDelayMs = 300

/** Wraps a part of the app that has tooltips: after one has opened, its neighbours open at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </Radix.Provider>
  )
}

/** Says more about a control; the control itself must be understandable without it. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          className="z-60 max-w-70 rounded-tag bg-navy px-3 py-2 text-small text-white shadow-e2"
        >
          {text}
          <Radix.Arrow className="fill-navy" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
