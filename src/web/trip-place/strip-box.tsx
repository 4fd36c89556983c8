import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatDate, todayInRome } from '../../domain/dates.ts'
import { readDocument, type TravelDocument } from '../../domain/trip/strip/document.ts'
import { misfitTexts } from '../../domain/trip/strip/misfits.ts'
import { calls } from '../api.ts'
import { Fact, Facts } from '../checkout/facts.tsx'
import { tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { readPlaceAgain } from './place-changes.ts'
import type { PartyMember } from './place-view.ts'
import { readPhoto } from './strip/read-photo.ts'

type Found = { text: string; document: TravelDocument }

async function look(photo: File): Promise<Found | undefined> {
  const text = await readPhoto(photo)
  const read = text ? readDocument(text, todayInRome(new Date())) : undefined
  return text && read?.ok ? { text, document: read.document } : undefined
}

function Pick({
  label,
  isCamera,
  onPick,
}: {
  label: string
  isCamera: boolean
  onPick: (photo: File) => void
}) {
  const id = useId()
  return (
    <span className="relative">
      <input
        id={id}
        type="file"
        accept="image/*"
        capture={isCamera ? 'environment' : undefined}
        className="peer sr-only"
        onChange={(event) => {
          const [photo] = event.target.files ?? []
          event.target.value = ''
          if (photo) onPick(photo)
        }}
      />
      <label
        htmlFor={id}
        data-kind={isCamera ? 'navy' : 'outline'}
        data-size="small"
        className="button peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-primary"
      >
        {label}
      </label>
    </span>
  )
}

/** The two or three lines at the bottom of the document, read on this device: only their text is sent. */
export default function StripBox({ member }: { member: PartyMember }) {
  const [found, setFound] = useState<Found>()
  const reading = useMutation({ mutationFn: look, onSuccess: setFound }, queryClient)
  const save = useMutation(
    calls.trip.saveStrip.mutationOptions({
      onSuccess: readPlaceAgain,
      onError: (error) => tellFailure(error),
    }),
    queryClient,
  )
  const misfits = save.data?.misfits ?? []
  const read = (photo: File) => {
    save.reset()
    setFound(undefined)
    reading.mutate(photo)
  }
  const hasFailed = reading.isError || (reading.isSuccess && !reading.data)
  return (
    <div className="grid gap-4 rounded-picture border border-line bg-white p-5">
      <p className="text-small text-ink-2">
        Inquadra le righe di lettere e &lt;&lt;&lt; in fondo al passaporto, o sul retro della carta
        d’identità. La foto si legge qui e non lascia il tuo telefono: ci arriva solo il testo.
      </p>
      <div className="flex flex-wrap gap-3">
        <Pick label="Fotografa il documento" isCamera onPick={read} />
        <Pick label="Scegli una foto" isCamera={false} onPick={read} />
      </div>
      <div role="status" className="empty:hidden">
        {reading.isPending && <p>Leggo il documento…</p>}
        {found && !save.isSuccess && <p>Ecco cosa c’è scritto: controlla e conferma.</p>}
        {hasFailed && (
          <p className="font-semibold text-bad">
            Non riesco a leggerlo con certezza. Riprova più da vicino, diritto e senza riflessi, o
            scrivi i dati a mano qui sotto.
          </p>
        )}
        {save.isSuccess && misfits.length === 0 && (
          <p className="font-semibold text-ok">
            Documento salvato: nome e scadenza tornano con la prenotazione.
          </p>
        )}
        {misfits.length > 0 && (
          <div>
            <p className="font-semibold text-bad">Salvato, ma qualcosa non torna:</p>
            <ul className="mt-1 list-disc pl-5">
              {misfits.map((one) => (
                <li key={one}>{misfitTexts[one]}.</li>
              ))}
            </ul>
            <p className="mt-1 text-small text-ink-2">Lo vediamo anche noi e ti scriviamo.</p>
          </div>
        )}
      </div>
      {found && !save.isSuccess && (
        <>
          <Facts>
            <Fact label="Nome">
              {found.document.firstName} {found.document.lastName}
            </Fact>
            <Fact label="Numero">{found.document.number}</Fact>
            <Fact label="Scade il">{formatDate(found.document.expiresOn)}</Fact>
            <Fact label="Cittadinanza">{found.document.nationality}</Fact>
          </Facts>
          <div>
            <Button
              busy={save.isPending}
              busyLabel="Un momento…"
              onClick={() => save.mutate({ seat: member.seat, text: found.text })}
            >
              Usa questi dati
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
