import type { KeyboardEvent, MouseEvent } from 'react'
import { useId } from 'react'
import type { Focus, Picture as PictureData } from '../../../domain/catalogue/pictures.ts'
import { Picture } from '../../ui/picture.tsx'

/** Percent per press of an arrow key; with Shift the large step. */
const step = 2
const largeStep = 10

const steps: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

type Props = {
  picture: PictureData
  label: string
  hint: string | undefined
  value: Focus
  disabled: boolean
  onChange: (focus: Focus) => void
}

/** A click on the picture, or the arrow keys, choose the point that stays visible in every crop. */
export function FocusPicker({ picture, label, hint, value, disabled, onChange }: Props) {
  const { x, y } = value
  const words = `${percent(x)} da sinistra, ${percent(y)} dall’alto`
  const hintId = useId()
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    // Enter and the space bar also send a click, without a position.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    const [across, down] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height]
    onChange(within({ x: across * 100, y: down * 100 }))
  }
  const arrow = (event: KeyboardEvent) => {
    const direction = steps[event.key]
    if (!direction) return
    event.preventDefault()
    const far = event.shiftKey ? largeStep : step
    onChange(within({ x: x + direction.x * far, y: y + direction.y * far }))
  }
  return (
    <div className="grid gap-x-5 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <button
          type="button"
          disabled={disabled}
          aria-label={`${label}: ${words}`}
          aria-describedby={hintId}
          onClick={press}
          onKeyDown={arrow}
          className="relative block w-full cursor-crosshair overflow-hidden rounded-control bg-paper-2 disabled:cursor-default"
          style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
        >
          <Picture
            picture={picture}
            alt=""
            sizes="(width >= 640px) 520px, 100vw"
            className="size-full"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute size-9 -translate-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_var(--color-navy),inset_0_0_0_2px_var(--color-navy)]"
            style={{ left: percent(x), top: percent(y) }}
          />
        </button>
        <p id={hintId} className="mt-1.5 text-staff-small text-ink-2">
          {hint}
        </p>
        <p className="sr-only" role="status">
          {words}
        </p>
      </div>
      <Cuts picture={picture} at={{ x, y }} />
    </div>
  )
}

/** Shows the crops of the site: upright on phones and cards, wide on a desktop. */
function Cuts({ picture, at }: { picture: PictureData; at: Focus }) {
  const shown = { ...picture, focus: at }
  return (
    <ul aria-label="Come viene tagliata" className="flex gap-3 sm:flex-col">
      <li>
        <Picture picture={shown} alt="" sizes="160px" plain className="h-30 w-24 rounded-tag" />
        <span className="text-staff-small text-ink-2">Card, telefono</span>
      </li>
      <li>
        <Picture picture={shown} alt="" sizes="160px" plain className="h-14 w-34 rounded-tag" />
        <span className="text-staff-small text-ink-2">Fascia, computer</span>
      </li>
    </ul>
  )
}

/** Whole percent: finer than anybody can click. */
function within({ x, y }: Focus): Focus {
  return { x: rounded(x), y: rounded(y) }
}

function rounded(part: number): number {
  return Math.round(Math.min(100, Math.max(0, part)))
}

function percent(part: number): string {
  return `${part}%`
}
