import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { sectionsOf } from '../../../domain/catalogue/document-forms.ts'
import { asRecord, type FormField, fieldsOf, textOf } from '../../../domain/catalogue/form-shape.ts'
import type { Focus, Picture } from '../../../domain/catalogue/pictures.ts'
import { toTyped } from '../../../domain/catalogue/typed-document.ts'
import { admin } from '../api.ts'
import { askAgain } from '../query.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { drawnPicture, type NamedPicture } from './drawn-picture.ts'
import { useEditing } from './editor-context.ts'
import { FocusPicker } from './focus-picker.tsx'
import { usePictureRoom } from './picture-room.tsx'
import { SaveStateText } from './save-state-text.tsx'
import { useAutosave } from './use-autosave.ts'
import { useCheckedDocument } from './use-checked-document.ts'

type Props = {
  named: NamedPicture
  /** Where the document refers to the picture: the picture's own fields are below that path. */
  path: string
  fieldsAt: FieldsAt
}

/** Renders fields of the form below a path. */
export type FieldsAt = (fields: readonly FormField[], prefix: string) => ReactNode

/** The description of an uploaded picture. It is a document of its own and saves itself. */
export function PictureDetails(props: Props) {
  const room = usePictureRoom()
  const [round, setRound] = useState(0)
  const newer = useCallback(() => setRound((before) => before + 1), [])
  const again = async () => {
    await room.reload()
    newer()
  }
  return <Details key={`${props.named.id} ${round}`} {...props} onAgain={again} onNewer={newer} />
}

type DetailsProps = Props & { onAgain: () => void; onNewer: () => void }

function Details({ named, path, fieldsAt, onAgain, onNewer }: DetailsProps) {
  const { readOnly } = useEditing()
  const room = usePictureRoom()
  const fields = useMemo(() => fieldsOf(sectionsOf(named.key)), [named.key])
  // The initial values are read once, so that newer data do not overwrite what is being typed.
  const [defaultValues] = useState(() => placedAt(path, toTyped(fields, named.document)))
  const form = useForm({ defaultValues })
  const saving = useAutosave(named.key, named)
  const { readNow } = useCheckedDocument(
    named.key,
    form,
    named.document,
    (document) => {
      saving.change(document)
      room.write(named.id, document)
    },
    { published: null, at: path },
  )
  const { flush, revision, state } = saving
  const known = useRef(revision)
  const { join, saved } = room
  useEffect(
    () =>
      join(() => {
        readNow()
        return flush()
      }),
    [join, flush, readNow],
  )
  useEffect(() => {
    if (state !== 'saved' || revision === known.current) return
    known.current = revision
    saved()
    void askAgain(admin.catalogue.list.key())
  }, [saved, state, revision])
  // The same picture may be used twice in a document: what is typed in one place shows in the other.
  const isOld = state === 'saved' && named.revision > revision
  useEffect(() => {
    if (isOld) onNewer()
  }, [isOld, onNewer])
  const words = fields.filter(({ name }) => name !== 'focus')
  const focus = fields.find(({ name }) => name === 'focus')
  return (
    <FormProvider {...form}>
      {focus && <FocusField field={focus} name={`${path}.focus`} picture={drawnPicture(named)} />}
      {state === 'conflict' && (
        <div role="alert" className="my-3 rounded-control border-2 border-bad px-4 py-3">
          <p className="font-semibold">Un collega ha cambiato questa immagine nel frattempo</p>
          <StaffButton kind="primary" className="mt-3" onClick={onAgain}>
            Riparti dalla versione salvata
          </StaffButton>
        </div>
      )}
      <div className="mt-4">{fieldsAt(words, `${path}.`)}</div>
      {!readOnly && (
        <div className="mt-2 text-staff-small text-ink-2">
          <SaveStateText documentKey={named.key} state={state} hasDraft={revision > 0} />
        </div>
      )}
    </FormProvider>
  )
}

type FocusProps = { field: FormField; name: string; picture: Picture }

/** The point to keep in sight, on the picture itself. */
export function FocusField({ field, name, picture }: FocusProps) {
  const { readOnly } = useEditing()
  const typed = asRecord(useWatch({ name }))
  const { setValue } = useFormContext()
  const change = ({ x, y }: Focus) => setValue(name, { x: String(x), y: String(y) })
  return (
    <FocusPicker
      picture={picture}
      label={field.label}
      hint={`${field.hint} Premi sull’immagine, o usa le frecce.`}
      value={{ x: partOf(typed.x), y: partOf(typed.y) }}
      disabled={readOnly}
      onChange={change}
    />
  )
}

function partOf(typed: unknown): number {
  const part = Number(textOf(typed))
  return textOf(typed) === '' || !Number.isFinite(part) ? 50 : part
}

/** `pictures.main` and a value become `{ pictures: { main: value } }`. */
function placedAt(path: string, value: unknown): Record<string, unknown> {
  return path
    .split('.')
    .reduceRight<unknown>((inner, part) => ({ [part]: inner }), value) as Record<string, unknown>
}
