import { Star } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'
import { FieldMessage } from '../ui/field.tsx'

const words = ['', 'Pessimo', 'Deludente', 'Nella media', 'Bello', 'Meraviglioso']

type StarPickerProps = {
  name: string
  value: number
  error: string | undefined
  onChange: (stars: number) => void
}

/** Five radio buttons that look like stars: arrows, touch and mouse choose. */
export function StarPicker({ name, value, error, onChange }: StarPickerProps) {
  return (
    <fieldset aria-describedby={error ? 'stelle-errore' : undefined}>
      <legend className="mb-1.75 text-base font-semibold">Quante stelle dai al viaggio?</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex">
          {[1, 2, 3, 4, 5].map((stars) => (
            <label
              key={stars}
              className="grid size-12 cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                aria-label={`${stars} su 5: ${words[stars]}`}
                className="sr-only"
              />
              <Star
                className={classNames(
                  'size-9',
                  stars <= value ? 'fill-current text-star' : 'text-control',
                )}
                strokeWidth={1.6}
                aria-hidden
              />
            </label>
          ))}
        </div>
        <span className="font-semibold" aria-hidden>
          {words[value]}
        </span>
      </div>
      <FieldMessage id="stelle-errore" error={error} />
    </fieldset>
  )
}
