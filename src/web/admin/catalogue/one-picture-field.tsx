import { Images, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { teamPortraits } from '../../../content/faces.ts'
import { type PictureField, textOf } from '../../../domain/catalogue/form-shape.ts'
import { pictureId, uploadIdOf } from '../../../domain/catalogue/picture-document.ts'
import { FieldMessage } from '../../ui/field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { notifyUndo } from '../notify.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { drawnPicture } from './drawn-picture.ts'
import { useEditing } from './editor-context.ts'
import { useFocusWhenWanted } from './fold.tsx'
import { LibraryDialog } from './library-dialog.tsx'
import { type FieldsAt, PictureDetails } from './picture-details.tsx'
import { usePictureRoom } from './picture-room.tsx'
import { DropZone, FileButton, UploadRows } from './upload-parts.tsx'
import { usePictureUploads } from './use-picture-uploads.ts'

type Props = { field: PictureField; name: string; fieldsAt: FieldsAt }

/** One picture: a dropped photograph replaces it, and the painted original can always be restored. */
export function OnePictureField({ field, name, fieldsAt }: Props) {
  const { readOnly, problems } = useEditing()
  const room = usePictureRoom()
  const uploads = usePictureUploads()
  const [choosing, setChoosing] = useState(false)
  const { field: control } = useController({ name })
  const value = textOf(control.value)
  const labelId = useId()
  useFocusWhenWanted(name)
  const came = textOf(room.paintedAt(name))
  // Where the page has a default picture, an empty value restores it.
  const painted = field.optional ? '' : came
  const canGoBack = uploadIdOf(value) !== undefined && (field.optional || painted !== '')
  const take = (next: string) => {
    const before = value
    control.onChange(next)
    notifyUndo('Immagine sostituita', () => control.onChange(before))
  }
  const send = (files: readonly File[]) => uploads.add(files.slice(0, 1), take)
  return (
    <div role="group" aria-labelledby={labelId}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <span id={labelId} className="font-semibold">
          {field.label}
        </span>
        <span className="text-ink-2">{field.hint}</span>
      </div>
      <DropZone onFiles={send} disabled={readOnly} invitation="Lascia qui la foto">
        <Shown id={pictureId(value || (field.painted ?? ''))} path={name} fieldsAt={fieldsAt} />
      </DropZone>
      <FieldMessage error={problems.get(name)?.message} />
      {!readOnly && (
        <div className="mt-3 flex flex-wrap gap-2">
          <FileButton
            id={`campo-${name}`}
            label="Sostituisci"
            full={`Sostituisci: ${field.label}`}
            onFiles={send}
          />
          <StaffButton icon={Images} onClick={() => setChoosing(true)}>
            Scegli dalla raccolta
          </StaffButton>
          {canGoBack && (
            <StaffButton icon={Undo2} onClick={() => take(painted)}>
              Torna all’illustrazione
            </StaffButton>
          )}
        </div>
      )}
      <UploadRows uploads={uploads.list} onDismiss={uploads.dismiss} />
      {choosing && (
        <LibraryDialog
          onClose={() => setChoosing(false)}
          onChosen={([chosen]) => chosen && take(chosen)}
        />
      )}
    </div>
  )
}

type ShownProps = { id: string; path: string; fieldsAt: FieldsAt }

function Shown({ id, path, fieldsAt }: ShownProps) {
  const named = usePictureRoom().find(id)
  if (named && uploadIdOf(id)) {
    return <PictureDetails named={named} path={path} fieldsAt={fieldsAt} />
  }
  if (named) {
    const picture = drawnPicture(named)
    return (
      <figure>
        <Picture
          picture={picture}
          sizes="(width >= 640px) 520px, 100vw"
          className="aspect-video w-full max-w-130 rounded-control"
        />
        <figcaption className="mt-1.5 text-staff-small text-ink-2">
          Illustrazione: {picture.alt}
        </figcaption>
      </figure>
    )
  }
  return <PaintedFace name={id} />
}

/** Painted portraits are a separate set, found by the name of the person. */
function PaintedFace({ name }: { name: string }) {
  const face = Object.entries(teamPortraits).find(([key]) => pictureId(key) === name)?.[1]
  if (!face) return <div className="aspect-video w-full max-w-130 rounded-control bg-paper-2" />
  return (
    <figure>
      <img
        src={face.src}
        alt={face.alt}
        width={face.width}
        height={face.height}
        className="h-60 w-48 rounded-control object-cover"
      />
      <figcaption className="mt-1.5 text-staff-small text-ink-2">Illustrazione</figcaption>
    </figure>
  )
}
