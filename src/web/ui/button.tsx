import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

export type ButtonKind =
  | 'orange'
  | 'navy'
  | 'primary'
  | 'outline'
  | 'outline-light'
  | 'quiet'
  | 'ghost'
  | 'danger'
export type ButtonSize = 'normal' | 'small' | 'staff'

type Look = { kind?: ButtonKind; size?: ButtonSize; wide?: boolean }

function lookOf({ kind = 'navy', size = 'normal', wide = false }: Look, className?: string) {
  return {
    'data-kind': kind,
    'data-size': size,
    className: classNames('button', wide && 'w-full', className),
  }
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    busy?: boolean
    /** Replaces the label while busy; the button keeps the wider of the two widths. */
    busyLabel?: ReactNode
  }

/**
 * Busy buttons stay focusable and say what they do; they only ignore further presses. A button that can be
 * busy also ignores the second click of a double click: by then the answer may have put something else
 * under the pointer.
 */
export function Button(props: ButtonProps) {
  const { kind, size, wide, busy, busyLabel, children, className, onClick, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || (busy !== undefined && event.detail > 1)) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...lookOf({ kind, size, wide }, className)}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <Swap busy={busy ?? false} idle={children} working={busyLabel} />
      )}
    </button>
  )
}

function Swap({ busy, idle, working }: { busy: boolean; idle: ReactNode; working: ReactNode }) {
  const cell = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2.5'
  return (
    <span className="grid">
      <span className={classNames(cell, busy && 'invisible')} aria-hidden={busy || undefined}>
        {idle}
      </span>
      <span className={classNames(cell, !busy && 'invisible')} aria-hidden={!busy || undefined}>
        {working}
      </span>
    </span>
  )
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({ kind, size, wide, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} {...lookOf({ kind, size, wide }, className)} />
}

/** A link to another site that looks like a button. */
export function ButtonAnchor({ kind, size, wide, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} {...lookOf({ kind, size, wide }, className)} />
}

/** A round button with only an icon: it must have an `aria-label`. */
export function IconButton({
  className,
  ...rest
}: ComponentProps<'button'> & { 'aria-label': string }) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames('grid size-11.5 flex-none place-items-center rounded-full', className)}
    />
  )
}
