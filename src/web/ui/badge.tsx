import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  neutral: 'bg-paper-2 text-ink',
  primary: 'bg-primary-light text-primary-dark',
  ok: 'bg-ok-soft text-ok',
  bad: 'bg-bad-soft text-bad',
  gold: 'bg-gold-light text-navy',
  accent: 'bg-accent-soft text-accent-ink',
} as const

export type BadgeTone = keyof typeof tones

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-tag px-2.5 py-1 text-small font-semibold',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}

/** The green mark of reviews: 'Recensione verificata', 'Cliente confermato'. */
export function Verified({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.25 text-small font-semibold',
        className ?? 'text-ok',
      )}
    >
      <BadgeCheck className="size-4.25 flex-none" aria-hidden />
      {children}
    </span>
  )
}

const dots = {
  ok: 'bg-ok',
  bad: 'bg-bad',
  gold: 'bg-gold',
  neutral: 'bg-control',
  primary: 'bg-primary',
  accent: 'bg-accent',
} as const

/** Status in the back office: a dot and a word. */
export function StatusDot({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <i className={classNames('size-2 flex-none rounded-full', dots[tone])} aria-hidden />
      {children}
    </span>
  )
}
