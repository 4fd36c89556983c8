import { Captions, Images, Trash2, Undo2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import {
  asList,
  asRecord,
  type PicturesField as Shape,
  textOf,
} from '../../../domain/catalogue/form-shape.ts'
import { uploadIdOf } from '../../../domain/catalogue/picture-document.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldMessage } from '../../ui/field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { notifyUndo } from '../notify.ts'
import { IconAction } from '../ui/icon-buttons.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { drawnPicture } from './drawn-picture.ts'
import { problemsWithin, useEditing } from './editor-context.ts'
import { useFocusWhenWanted, useOpenForTarget } from './fold.tsx'
import { LibraryDialog } from './library-dialog.tsx'
import { type FieldsAt, PictureDetails } from './picture-details.tsx'
import { usePictureRoom } from './picture-room.tsx'
import { PictureTextsDialog } from './picture-texts-dialog.tsx'
import { Sortable, SortableEntry } from './sortable.tsx'
import { DropZone, FileButton, UploadRows } from './upload-parts.tsx'
import { usePictureUploads } from './use-picture-uploads.ts'

type Props = { field: Shape; name: string; fieldsAt: FieldsAt }

const asEntry = (value: string) => ({ value })

/** A gallery: several pictures can be dropped at once, and moved by drag or by the arrow keys. */
export function PicturesField({ field, name, fieldsAt }: Props) {
  const { control, getValues } = useFormContext()
  const list = useFieldArray({ control, name })
  const { fields: rows, append, insert, move, remove, replace } = list
  const { problems, readOnly } = useEditing()
  const room = usePictureRoom()
  const uploads = usePictureUploads()
  const [choosing, setChoosing] = useState(false)
  const [writing, setWriting] = useState(false)
  const labelId = useId()
  const nameOf = (index: number) => `${field.label}, immagine ${index + 1}`
  useFocusWhenWanted(name)
  const values = (): string[] =>
    asList(getValues(name)).map((entry) => textOf((entry as { value?: unknown }).value))
  const painted = asList(room.paintedAt(name)).map(textOf)
  const missing = painted.filter((id) => !values().includes(id))
  const add = (files: readonly File[]) =>
    // A picture that is already in the list is not added twice.
    uploads.add(files, (id) => values().includes(id) || append(asEntry(id)))
  const uploaded = rows.flatMap((_row, index) => {
    const id = values()[index] ?? ''
    const named = uploadIdOf(id) ? room.find(id) : undefined
    return named ? [{ named, label: nameOf(index) }] : []
  })
  const silent = uploaded.filter(({ named }) => textOf(named.document.alt).trim() === '').length
  const back = () => {
    const before = values()
    replace(painted.map(asEntry))
    notifyUndo('Di nuovo le illustrazioni', () => replace(before.map(asEntry)))
  }
  return (
    <div role="group" aria-labelledby={labelId}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <span id={labelId} className="font-semibold">
          {field.label}
        </span>
        <span className="text-ink-2">{field.hint}</span>
      </div>
      <DropZone onFiles={add} disabled={readOnly} invitation="Lascia qui le foto">
        <Sortable ids={rows.map(({ id }) => id)} nameOf={nameOf} onMove={move} grid>
          <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {rows.map((row, index) => (
              <SortableEntry key={row.id} id={row.id} name={nameOf(index)}>
                {(handle) => (
                  <Tile
                    path={`${name}.${index}`}
                    name={nameOf(index)}
                    handle={readOnly ? null : handle}
                    fieldsAt={fieldsAt}
                    onRemove={() => {
                      const removed = values()[index] ?? ''
                      remove(index)
                      notifyUndo('Immagine tolta', () => insert(index, asEntry(removed)))
                    }}
                  />
                )}
              </SortableEntry>
            ))}
          </ol>
        </Sortable>
        {rows.length === 0 && (
          <p className="rounded-control border-2 border-dashed border-line-2 px-4 py-6 text-ink-2">
            Ancora nessuna: trascina qui le foto, anche molte insieme.
          </p>
        )}
      </DropZone>
      <FieldMessage error={problems.get(name)?.message} />
      {!readOnly && (
        <div className="mt-3 flex flex-wrap gap-2">
          <FileButton
            id={`campo-${name}`}
            label="Aggiungi foto"
            full={`Aggiungi foto: ${field.label}`}
            multiple
            onFiles={add}
          />
          <StaffButton icon={Images} onClick={() => setChoosing(true)}>
            Scegli dalla raccolta
          </StaffButton>
          {uploaded.length > 1 && (
            <StaffButton
              icon={Captions}
              kind={silent > 0 ? 'outline' : 'quiet'}
              onClick={() => setWriting(true)}
            >
              {silent > 0 ? `Scrivi i testi (${silent} da scrivere)` : 'Testi delle foto'}
            </StaffButton>
          )}
          {missing.length > 0 && (
            <StaffButton icon={Undo2} onClick={back}>
              Torna alle illustrazioni
            </StaffButton>
          )}
        </div>
      )}
      <UploadRows uploads={uploads.list} onDismiss={uploads.dismiss} />
      {writing && (
        <PictureTextsDialog
          title={field.label}
          pictures={uploaded}
          setting={settingOf(getValues())}
          onClose={() => setWriting(false)}
        />
      )}
      {choosing && (
        <LibraryDialog
          multiple
          onClose={() => setChoosing(false)}
          onChosen={(chosen) => append(chosen.filter((id) => !values().includes(id)).map(asEntry))}
        />
      )}
    </div>
  )
}

/** What the form says about the trip: its name, the words of its card and the days of its programme. */
function settingOf(document: Record<string, unknown>) {
  const tags = asList(document.tags).map((tag) => textOf(asRecord(tag).value))
  const days = asList(document.itinerary).map((day) => textOf(asRecord(day).title))
  return { title: textOf(document.title), places: [...tags, ...days].filter(Boolean) }
}

type TileProps = {
  path: string
  name: string
  handle: ReactNode
  fieldsAt: FieldsAt
  onRemove: () => void
}

function Tile({ path, name, handle, fieldsAt, onRemove }: TileProps) {
  const { problems } = useEditing()
  const id = textOf(useWatch({ name: `${path}.value` }))
  const named = usePictureRoom().find(id)
  const [open, setOpen] = useOpenForTarget(false, (wanted) => wanted.startsWith(`${path}.`))
  const picture = named && drawnPicture(named)
  const count = problemsWithin(problems, path)
  const isUpload = uploadIdOf(id) !== undefined
  const drawn = picture && (
    <Picture
      picture={picture}
      alt=""
      sizes="260px"
      plain
      className="aspect-4/3 w-full rounded-tag"
    />
  )
  const empty = <span className="block aspect-4/3 w-full rounded-tag bg-paper-2" />
  return (
    <>
      {isUpload && named ? (
        <button
          type="button"
          aria-label={`Modifica ${name}`}
          onClick={() => setOpen(true)}
          className="block w-full rounded-tag"
        >
          {drawn}
        </button>
      ) : (
        (drawn ?? empty)
      )}
      <div className="flex items-center gap-0.5">
        {handle}
        <p
          className={classNames(
            'min-w-0 flex-1 text-staff-small',
            count > 0 ? 'leading-tight font-semibold text-bad' : 'truncate text-ink-2',
          )}
          title={picture?.alt}
        >
          {count > 0 ? 'Da completare' : picture?.alt}
        </p>
        {handle && (
          <IconAction label={`Togli ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconAction>
        )}
      </div>
      {named && isUpload && (
        <StaffDialog open={open} onClose={() => setOpen(false)} title={name} width={760}>
          <PictureDetails named={named} path={path} fieldsAt={fieldsAt} />
        </StaffDialog>
      )}
    </>
  )
}
