import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { altProposals } from '../../../domain/catalogue/alt-proposals.ts'
import { type Plain, textOf } from '../../../domain/catalogue/form-shape.ts'
import { Input, Textarea } from '../../ui/field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { admin, adminApi, hasCode } from '../api.ts'
import { notifyDone, notifyError, notifyProblem } from '../notify.ts'
import { askAgain } from '../query.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { drawnPicture, type NamedPicture } from './drawn-picture.ts'
import { usePictureRoom } from './picture-room.tsx'

type Words = { alt: string; credit: string }
type Shown = { named: NamedPicture; label: string }
type Props = {
  title: string
  pictures: readonly Shown[]
  setting: { title: string; places: readonly string[] }
  onClose: () => void
}

const wordsOf = ({ document }: NamedPicture): Words => ({
  alt: textOf(document.alt),
  credit: textOf(document.credit),
})

/** The descriptions of all photographs of a field in one table, instead of one dialog each. */
export function PictureTextsDialog({ title, pictures, setting, onClose }: Props) {
  const room = usePictureRoom()
  const [first] = useState(() => new Map(pictures.map(({ named }) => [named.id, wordsOf(named)])))
  const [typed, setTyped] = useState<ReadonlyMap<string, Words>>(first)
  const write = (id: string, change: Partial<Words>) =>
    setTyped((before) => {
      const words = before.get(id) ?? { alt: '', credit: '' }
      return new Map(before).set(id, { ...words, ...change })
    })
  const changed = pictures.filter(({ named }) => {
    const [was, is] = [first.get(named.id), typed.get(named.id)]
    return is && (was?.alt !== is.alt || was.credit !== is.credit)
  })
  const save = useMutation({
    mutationFn: async () => {
      for (const { named } of changed) {
        const words = typed.get(named.id)
        if (!words) continue
        const document = withWords(named.document, words)
        const { key, revision } = named
        await adminApi.catalogue.saveDraft({ key, revision, document })
        first.set(named.id, words)
        room.write(named.id, document)
      }
    },
    onSuccess: () => {
      notifyDone(changed.length === 1 ? 'Testo salvato' : `${changed.length} testi salvati`)
      onClose()
    },
    onError: (error) =>
      hasCode(error, 'DRAFT_CONFLICT')
        ? notifyProblem(
            'Un collega ha appena scritto di una di queste foto: chiudi, riapri e salva le altre.',
          )
        : notifyError(error),
    onSettled: () => {
      room.saved()
      void askAgain(admin.catalogue.list.key())
    },
  })
  return (
    <StaffDialog
      onClose={onClose}
      title={`Testi delle foto: ${title}`}
      description="Il testo dice che cosa si vede a chi non può vedere la foto, e ai motori di ricerca: senza, la foto non si pubblica."
      width={860}
      isTyped={changed.length > 0}
      footer={
        <>
          <StaffButton
            kind="primary"
            busy={save.isPending}
            busyLabel="Salvataggio…"
            onClick={() => (changed.length > 0 ? save.mutate() : onClose())}
          >
            {changed.length > 0 ? `Salva (${changed.length})` : 'Fatto'}
          </StaffButton>
          <StaffButton onClick={onClose}>Annulla</StaffButton>
        </>
      }
    >
      <CreditForAll
        onChosen={(credit) => pictures.forEach(({ named }) => write(named.id, { credit }))}
      />
      <ol className="mt-4 border-t border-line">
        {pictures.map((shown) => (
          <Row
            key={shown.named.id}
            {...shown}
            words={typed.get(shown.named.id) ?? wordsOf(shown.named)}
            setting={setting}
            onWrite={(change) => write(shown.named.id, change)}
          />
        ))}
      </ol>
    </StaffDialog>
  )
}

/** An empty credit is left out. */
function withWords(document: Plain, { alt, credit }: Words): Record<string, unknown> {
  return { ...document, alt: alt.trim(), credit: credit.trim() || undefined }
}

function CreditForAll({ onChosen }: { onChosen: (credit: string) => void }) {
  const [credit, setCredit] = useState('')
  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <Input
        label="Autore o fonte, per tutte"
        optional
        maxLength={120}
        value={credit}
        onChange={(event) => setCredit(event.target.value)}
        fieldClassName="min-w-56 flex-1"
      />
      <StaffButton
        kind="outline"
        disabled={credit.trim() === ''}
        onClick={() => onChosen(credit.trim())}
      >
        Scrivi in tutte
      </StaffButton>
    </div>
  )
}

type RowProps = Shown & {
  words: Words
  setting: Props['setting']
  onWrite: (change: Partial<Words>) => void
}

function Row({ named, label, words, setting, onWrite }: RowProps) {
  const proposals = altProposals({ ...setting, fileName: named.fileName ?? '' })
  return (
    <li className="grid gap-x-5 gap-y-3 border-b border-line py-4 sm:grid-cols-[180px_minmax(0,1fr)]">
      <div>
        <Picture
          picture={drawnPicture(named)}
          alt=""
          sizes="180px"
          plain
          className="aspect-4/3 w-full rounded-tag max-sm:max-w-60"
        />
        <p className="mt-1 truncate text-staff-small text-ink-2">{named.fileName ?? label}</p>
      </div>
      <div className="grid content-start gap-3">
        <Textarea
          label="Testo alternativo"
          aria-label={`Testo alternativo, ${label}`}
          rows={2}
          maxLength={300}
          value={words.alt}
          onChange={(event) => onWrite({ alt: event.target.value })}
        />
        {words.alt.trim() === '' && proposals.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-staff-small text-ink-2">Comincia da:</span>
            {proposals.map((proposal) => (
              <StaffButton
                key={proposal}
                aria-label={`Comincia da «${proposal}», ${label}`}
                onClick={() => onWrite({ alt: proposal })}
              >
                {proposal}
              </StaffButton>
            ))}
          </div>
        )}
        <Input
          label="Autore o fonte"
          aria-label={`Autore o fonte, ${label}`}
          optional
          maxLength={120}
          value={words.credit}
          onChange={(event) => onWrite({ credit: event.target.value })}
          fieldClassName="max-w-100"
        />
      </div>
    </li>
  )
}
