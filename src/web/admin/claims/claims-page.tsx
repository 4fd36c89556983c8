import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { formatDate } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { type BadgeTone, StatusDot } from '../../ui/badge.tsx'
import { admin } from '../api.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { type Claim, ClaimForm, RemoveClaim } from './claim-dialogs.tsx'
import { claimWords } from './claim-words.ts'

type Open = { kind: 'edit' | 'remove'; claim: Claim } | null

const states: Readonly<Record<Claim['state'], { label: string; tone: BadgeTone }>> = {
  missing: { label: 'Non dichiarato', tone: 'neutral' },
  unproven: { label: 'Senza prova', tone: 'gold' },
  expired: { label: 'Prova scaduta', tone: 'bad' },
  proven: { label: 'Provato', tone: 'ok' },
}

/** What the agency claims about itself, each claim with its proof. */
export function Component() {
  const query = useQuery(admin.claims.list.queryOptions())
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const asStored = (claim: Claim) =>
    query.data?.claims.find(({ key }) => key === claim.key) ?? claim
  return (
    <Page title="Numeri e garanzie">
      <div className="px-page pb-12">
        <p className="max-w-[46em] pb-4 text-ink-2">
          Numeri e garanzie che il sito dice dell'agenzia. Con «Dati reali» acceso i visitatori
          vedono soltanto quelli provati, fino al giorno in cui la prova vale.
        </p>
        <div className="border-t border-line">
          <Loaded query={query} rows={6} height={84} onlyFresh>
            {(data) => (
              <ul>
                {data.claims.map((claim) => (
                  <Row key={claim.key} claim={claim} onOpen={setOpen} />
                ))}
              </ul>
            )}
          </Loaded>
        </div>
      </div>
      {open?.kind === 'edit' && <ClaimForm claim={asStored(open.claim)} onClose={close} />}
      {open?.kind === 'remove' && <RemoveClaim claim={open.claim} onClose={close} />}
    </Page>
  )
}

function Row({ claim, onOpen }: { claim: Claim; onOpen: (open: Open) => void }) {
  const { label, where } = claimWords[claim.key]
  const state = states[claim.state]
  const isSaid = claim.state !== 'missing'
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-3.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4">
          <b className="font-[650]">{label}</b>
          {isSaid && <span>{claim.value}</span>}
          <StatusDot tone={state.tone}>{state.label}</StatusDot>
        </p>
        <p className="text-ink-2">{isSaid ? <Proof claim={claim} /> : where}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <StaffButton
          aria-label={`${isSaid ? 'Modifica' : 'Aggiungi'} ${label}`}
          onClick={() => onOpen({ kind: 'edit', claim })}
        >
          {isSaid ? 'Modifica' : 'Aggiungi'}
        </StaffButton>
        {isSaid && (
          <StaffButton
            className="text-bad"
            aria-label={`Elimina ${label}`}
            onClick={() => onOpen({ kind: 'remove', claim })}
          >
            Elimina
          </StaffButton>
        )}
      </div>
    </li>
  )
}

const linkLook = 'font-semibold break-words text-primary hover:underline'

/** Where the claim can be verified, who checked it, and until when it may be shown. */
function Proof({ claim }: { claim: Claim }) {
  const { key, proofUrl, proofNote, fileName, checkedBy, validUntil } = claim
  const proofs = [
    proofUrl && (
      <a key="page" href={proofUrl} target="_blank" rel="noopener noreferrer" className={linkLook}>
        {new URL(proofUrl).host}
      </a>
    ),
    fileName && (
      <a key="file" href={adminDownloads.claimProof(key)} download className={linkLook}>
        {fileName}
      </a>
    ),
    proofNote,
    checkedBy && `controllata da ${checkedBy}`,
    validUntil && elidedDays(`vale fino al ${formatDate(validUntil)}`),
  ].filter(Boolean)
  return proofs.map((proof, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      {proof}
    </Fragment>
  ))
}
