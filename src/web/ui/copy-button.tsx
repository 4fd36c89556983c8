import { Check, Copy } from 'lucide-react'
import { copyText } from '../browser/clipboard.ts'
import { classNames } from './class-names.ts'
import { useCopied } from './use-copied.ts'

type CopyButtonProps = {
  value: string
  /** What is copied, for screen readers: "Copia IBAN". */
  what: string
  /** On phones only the icon fits beside long values. */
  compact?: boolean
  onCopied?: () => void
}

export function CopyButton({ value, what, compact = false, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useCopied()
  const copy = async () => {
    if (!(await copyText(value))) return
    setCopied(true)
    onCopied?.()
  }
  const Icon = copied ? Check : Copy
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={copied ? `${what}: copiato` : `Copia ${what}`}
      className={classNames(
        'inline-flex h-11.5 min-w-12 items-center justify-center gap-2 rounded-[10px] px-3 font-semibold transition-colors duration-150',
        copied
          ? 'bg-ok-soft text-ok'
          : 'bg-white shadow-[inset_0_0_0_1.5px_var(--color-line-2)] hover:shadow-[inset_0_0_0_1.5px_var(--color-navy)]',
        !compact && 'md:min-w-29.5',
      )}
    >
      <Icon className="size-5" aria-hidden />
      <span className={compact ? 'sr-only' : 'max-md:sr-only'}>{copied ? 'Copiato' : 'Copia'}</span>
      <span className="sr-only" role="status">
        {copied ? 'Copiato' : ''}
      </span>
    </button>
  )
}
