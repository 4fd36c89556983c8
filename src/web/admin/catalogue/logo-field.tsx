import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { type LogoField as Field, textOf } from '../../../domain/catalogue/form-shape.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldMessage } from '../../ui/field.tsx'
import { notifyUndo } from '../notify.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { useEditing } from './editor-context.ts'
import { useFocusWhenWanted } from './fold.tsx'
import { readLogoFile } from './read-logo-file.ts'
import { DropZone, FileButton } from './upload-parts.tsx'

/** One logo of the agency, on the background it is made for. */
export function LogoField({ field, name }: { field: Field; name: string }) {
  const { readOnly, problems } = useEditing()
  const { field: control } = useController({ name })
  const [refusal, setRefusal] = useState<string>()
  const labelId = useId()
  useFocusWhenWanted(name)
  const value = textOf(control.value)
  const standIn = textOf(useWatch({ name: otherGround(name) }))
  const shown = value || standIn
  const take = (next: string, said: string) => {
    const before = value
    control.onChange(next)
    setRefusal(undefined)
    notifyUndo(said, () => control.onChange(before))
  }
  const read = async ([file]: readonly File[]) => {
    if (!file) return
    const logo = await readLogoFile(file)
    if (typeof logo === 'string') setRefusal(logo)
    else take(logo.value, value ? 'Logo sostituito' : 'Logo aggiunto')
  }
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="mb-2 font-semibold">
        {field.label} <span className="font-normal text-ink-2">(facoltativo)</span>
      </p>
      <DropZone
        onFiles={(files) => void read(files)}
        disabled={readOnly}
        invitation="Lascia qui il logo"
      >
        <div
          className={classNames(
            'grid h-28 place-items-center rounded-control border border-line px-5',
            field.ground === 'dark' ? 'bg-navy-dark text-mist' : 'bg-white text-ink-2',
          )}
        >
          {shown ? (
            <img
              src={addressOf(shown)}
              alt={field.label}
              className="h-16 max-w-full object-contain"
            />
          ) : (
            <span className="text-small">Trascina qui un file SVG o PNG</span>
          )}
        </div>
      </DropZone>
      <FieldMessage
        error={refusal ?? problems.get(name)?.message}
        hint={value || !standIn ? field.hint : standInHint}
      />
      {!readOnly && (
        <div className="mt-3 flex flex-wrap gap-2">
          <FileButton
            id={`campo-${name}`}
            label={value ? 'Sostituisci' : 'Scegli un file'}
            full={`${value ? 'Sostituisci' : 'Scegli un file'}: ${field.label}`}
            accept=".svg,.png,image/svg+xml,image/png"
            onFiles={(files) => void read(files)}
          />
          {value && (
            <StaffButton
              icon={Trash2}
              aria-label={`Togli: ${field.label}`}
              onClick={() => take('', 'Logo tolto')}
            >
              Togli
            </StaffButton>
          )}
        </div>
      )}
    </div>
  )
}

/** If one logo of a pair is missing the site shows the other one, and so does this field. */
function otherGround(name: string): string {
  return name.endsWith('OnDark') ? name.slice(0, -'OnDark'.length) : `${name}OnDark`
}

const standInHint = 'Qui sta quello dell’altro fondo: se non si legge, scegli un file.'

/** Shown as an image, so that scripts inside an SVG can't run. */
function addressOf(value: string): string {
  return value.startsWith('<') ? `data:image/svg+xml,${encodeURIComponent(value)}` : value
}
