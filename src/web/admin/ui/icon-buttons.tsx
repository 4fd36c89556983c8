import { Check, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useCopied } from '../../ui/use-copied.ts'

type CopyIconProps = {
  /** For screen readers and the tooltip: "Copia il link". */
  label: string
  onCopy: () => Promise<boolean>
  className?: string
  children?: ReactNode
}

/** An icon that turns into a tick for two seconds. */
export function CopyIcon({ label, onCopy, className, children }: CopyIconProps) {
  const [copied, setCopied] = useCopied()
  const Icon = copied ? Check : Copy
  return (
    <button
      type="button"
      title={label}
      aria-label={copied ? `${label}: copiato` : label}
      onClick={async () => {
        if (await onCopy()) setCopied(true)
      }}
      className={classNames(
        children
          ? 'inline-flex items-center gap-2 rounded-tag text-left'
          : 'grid size-11 flex-none place-items-center rounded-tag md:size-8',
        copied ? 'text-ok' : 'text-ink-2 hover:text-ink',
        className,
      )}
    >
      {children}
      <Icon className="size-4.5 flex-none" aria-hidden />
    </button>
  )
}

const iconLook =
  'grid size-11 flex-none place-items-center rounded-tag text-ink-2 hover:bg-paper-2 hover:text-ink md:size-8 [&_svg]:size-5.5 md:[&_svg]:size-4.5'

/** An icon button with a label; on a phone it is large enough for a finger. */
export function IconAction({
  label,
  onClick,
  children,
  disabled,
}: {
  label: string
  onClick: () => void
  children: ReactNode
  disabled?: boolean
}) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={iconLook}
    >
      {children}
    </button>
  )
}

/** The same for a link to another page. */
export function IconAnchor({
  label,
  href,
  children,
}: {
  label: string
  href: string
  children: ReactNode
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      title={label}
      aria-label={`${label} (nuova scheda)`}
      className={iconLook}
    >
      {children}
    </a>
  )
}
