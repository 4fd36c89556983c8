import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '../../../domain/dates.ts'
import { type Answers, admin, adminApi, hasCode } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { askAgain } from '../query.ts'
import { useMay } from '../session.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { Nothing } from '../ui/states.tsx'
import { ChangesList } from './changes-list.tsx'

type Version = Answers['catalogue']['versions']['versions'][number]
type Props = { documentKey: string; title: string; onClose: () => void }

/** Every earlier text of this document; each can be restored as a draft, without other documents. */
export function VersionsDialog({
  documentKey: key,
  title,
  revision,
  onTaken,
  onClose,
}: Props & { revision: number; onTaken: () => void }) {
  const may = useMay()
  const query = useQuery({
    ...admin.catalogue.versions.queryOptions({ input: { key } }),
    staleTime: 0,
    gcTime: 0,
  })
  const take = useMutation({
    mutationFn: (number: number) => adminApi.catalogue.restoreDocument({ key, number, revision }),
    onSuccess: () => {
      notifyDone('Testo ripreso come bozza', 'I visitatori lo vedono quando pubblichi.')
      void askAgain(admin.catalogue.list.key())
      onClose()
      onTaken()
    },
    onError: (error) => {
      notifyError(error)
      if (hasCode(error, 'DRAFT_CONFLICT')) onClose()
    },
  })
  return (
    <StaffDialog
      onClose={onClose}
      title="Storia di questo documento"
      description={title}
      width={720}
    >
      <Loaded query={query} rows={4} onlyFresh>
        {({ versions }) =>
          versions.length === 0 ? (
            <Nothing title="Ancora nessun testo">Comincia con la prima pubblicazione.</Nothing>
          ) : (
            <ol className="border-t border-line">
              {versions.map((version, at) => (
                <OneVersion
                  key={version.number}
                  version={version}
                  isShown={at === 0}
                  busy={take.isPending && take.variables === version.number}
                  onTake={
                    may('catalogue', 'restoreDocument')
                      ? () => take.mutate(version.number)
                      : undefined
                  }
                />
              ))}
            </ol>
          )
        }
      </Loaded>
    </StaffDialog>
  )
}

type OneProps = {
  version: Version
  isShown: boolean
  busy: boolean
  onTake: (() => void) | undefined
}

function OneVersion({ version, isShown, busy, onTake }: OneProps) {
  const [open, setOpen] = useState(false)
  const { number, at, by, note, fields, differences, differenceCount } = version
  const isSame = differenceCount === 0
  return (
    <li className="border-b border-line py-3.5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p>
            <b className="font-[650]">{at ? formatMoment(at) : 'Con il programma'}</b>
            <span className="text-ink-2">
              {by ? `, ${by}` : ''}
              {number === 0 ? '' : `, edizione ${number}`}
              {isShown ? ', è quello pubblicato' : ''}
            </span>
          </p>
          {fields.length > 0 && <p className="text-ink-2">Cambiò: {fields.join(', ')}</p>}
          {note && <p className="wrap-anywhere">{note}</p>}
        </div>
        {isSame ? (
          <p className="py-2 text-ink-2">È il testo che hai davanti</p>
        ) : (
          <StaffButton aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Chiudi' : 'Confronta e riprendi'}
          </StaffButton>
        )}
      </div>
      {open && (
        <div className="mt-3 rounded-control bg-paper px-4 py-3.5">
          <p className="mb-2.5 font-semibold">Riprendendo questo testo cambierebbe</p>
          <ChangesList changes={differences} />
          {differenceCount > differences.length && (
            <p className="mt-2 text-ink-2">
              e altro in {differenceCount - differences.length} punti
            </p>
          )}
          {onTake && (
            <>
              <p className="mt-3 max-w-[44em] text-ink-2">
                Cambia solo questo documento, e come bozza. Quello che c’è adesso resta leggibile
                nel Registro.
              </p>
              <StaffButton
                kind="primary"
                className="mt-3"
                busy={busy}
                busyLabel="Ripresa…"
                onClick={onTake}
              >
                Riprendi questo testo
              </StaffButton>
            </>
          )}
        </div>
      )}
    </li>
  )
}
