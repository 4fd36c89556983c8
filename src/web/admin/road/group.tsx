import { useMutation } from '@tanstack/react-query'
import { MessageCircle, Siren, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatDate } from '../../../domain/dates.ts'
import { misfitTexts } from '../../../domain/trip/strip/misfits.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { adminApi, errorText } from '../api.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { Calls } from './calls.tsx'
import { card, Part, type PartProps } from './part.tsx'

type Person = PartProps['view']['group'][number]

/** The travellers, with what the coordinator must know about them. */
export function Group({ view }: PartProps) {
  const { group, emergencyPhone, groupLink } = view
  const withNeeds = group.filter(({ dietaryNeeds }) => dietaryNeeds !== '')
  return (
    <>
      <Part title="Emergenze">
        <div className={`mt-3 ${card}`}>
          <p className="flex items-center gap-2 font-semibold">
            <Siren className="size-5 text-bad" aria-hidden />
            Agenzia, giorno e notte: <span className="whitespace-nowrap">{emergencyPhone}</span>
          </p>
          <Calls phone={emergencyPhone} who="l’agenzia" isChat={false} />
        </div>
      </Part>
      {groupLink && (
        <Part
          title="Il gruppo WhatsApp"
          note="Ci entra chi ha la prenotazione confermata, se vuole."
        >
          <ButtonAnchor
            kind="quiet"
            size="small"
            className="mt-3"
            href={groupLink}
            target="_blank"
            rel="noreferrer"
          >
            <MessageCircle className="size-4.5" aria-hidden />
            Apri il gruppo
          </ButtonAnchor>
        </Part>
      )}
      {withNeeds.length > 0 && (
        <Part title="Allergie ed esigenze">
          <ul className={`mt-3 grid gap-2 ${card}`}>
            {withNeeds.map((person) => (
              <li key={person.key} className="flex gap-2">
                <TriangleAlert className="mt-1 size-4.5 flex-none text-bad" aria-hidden />
                <span>
                  <b className="font-[650]">
                    {person.firstName} {person.lastName}
                  </b>
                  : {person.dietaryNeeds}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={group.length === 1 ? '1 viaggiatore' : `${group.length} viaggiatori`}>
        {group.length === 0 && (
          <p className="mt-2 text-ink-2">Nessuno ha ancora prenotato questa partenza.</p>
        )}
        <ul className="mt-3 grid gap-3">
          {group.map((person) => (
            <PersonCard key={person.key} person={person} departureId={view.id} />
          ))}
        </ul>
      </Part>
    </>
  )
}

function PersonCard({ person, departureId }: { person: Person; departureId: string }) {
  const [asking, setAsking] = useState(false)
  const name = `${person.firstName} ${person.lastName}`.trim()
  return (
    <li className={card}>
      <p className="text-[1.125rem] font-[650]">
        {name}
        {person.isChild && <span className="font-normal text-ink-2"> · bambino</span>}
      </p>
      <p className="text-ink-2">
        Prenotazione {person.party}
        {person.airport !== 'Non specificato' && ` · da ${person.airport}`}
      </p>
      {person.extras.length > 0 && <p className="text-ink-2">{person.extras.join(', ')}</p>}
      {person.rooms.map(({ hotel, room }) => (
        <p key={`${hotel} ${room}`} className="text-ink-2">
          {room}, {hotel}
        </p>
      ))}
      <DocumentLine person={person} />
      <Calls phone={person.phone} who={name} />
      {(person.emergencyName || person.emergencyPhone) && (
        <div className="mt-3 border-t border-line pt-3">
          <p>
            In emergenza: <b className="font-[650]">{person.emergencyName || 'contatto'}</b>{' '}
            {person.emergencyPhone}
          </p>
          <Calls
            phone={person.emergencyPhone}
            who={`${person.emergencyName || 'il contatto'}, contatto di ${name}`}
            isChat={false}
          />
        </div>
      )}
      {person.hasPassport && (
        <button
          type="button"
          className="mt-2 min-h-11 font-semibold text-primary"
          onClick={() => setAsking(true)}
        >
          Apri il numero del documento
        </button>
      )}
      {asking && (
        <Passport
          name={name}
          person={person.key}
          departureId={departureId}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}

/** Whether the document was received and until when it is valid; never its number. */
function DocumentLine({ person }: { person: Person }) {
  const { hasPassport, documentExpiry, documentMisfit, documents } = person
  const photos = documents === 'received' ? 'fotografie ricevute' : 'fotografie mancanti'
  const state = !hasPassport
    ? 'Manca il numero del documento'
    : documentExpiry
      ? elidedDays(`Documento valido fino al ${formatDate(documentExpiry)}`)
      : 'Documento registrato, scadenza da controllare'
  return (
    <>
      <p className="mt-1.5">
        {state} · {photos}
      </p>
      {documentMisfit && (
        <p className="mt-1 flex gap-2 font-semibold text-bad">
          <TriangleAlert className="mt-1 size-4.5 flex-none" aria-hidden />
          {misfitTexts[documentMisfit]}
        </p>
      )}
    </>
  )
}

type PassportProps = { name: string; person: string; departureId: string; onClose: () => void }

/** Shows the passport number on request, with a reason, and never stores it on the phone. */
function Passport({ name, person, departureId, onClose }: PassportProps) {
  const form = useForm({ defaultValues: { reason: '' } })
  const open = useMutation({
    mutationFn: (reason: string) => adminApi.road.passport({ id: departureId, person, reason }),
    onError: (error) => form.setError('reason', { message: errorText(error) }),
  })
  return (
    <StaffDialog
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(({ reason }) => open.mutate(reason))()}
      title={`Documento di ${name}`}
      description="Chi apre il numero, quando e perché resta scritto nel registro."
      width={460}
      footer={
        open.data ? (
          <StaffButton kind="primary" onClick={onClose}>
            Ho finito
          </StaffButton>
        ) : (
          <StaffButton type="submit" kind="primary" busy={open.isPending}>
            Apri
          </StaffButton>
        )
      }
    >
      {open.data ? (
        <dl className="grid gap-2">
          <dt className="text-ink-2">Numero</dt>
          <dd className="figures text-[1.375rem] font-[650]">{open.data.passportNumber}</dd>
          <dt className="text-ink-2">Data di nascita</dt>
          <dd>{formatDate(open.data.birthDate)}</dd>
        </dl>
      ) : (
        <Input
          label="Perché ti serve?"
          hint="Per esempio: registrazione in albergo."
          maxLength={200}
          {...fieldOf(form, 'reason', {
            rules: {
              validate: (text = '') => text.trim().length >= 3 || 'Scrivi perché ti serve',
            },
          })}
        />
      )}
    </StaffDialog>
  )
}
