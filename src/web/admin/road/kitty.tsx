import { useMutation } from '@tanstack/react-query'
import { Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { formatEuro } from '../../../domain/money.ts'
import { kittyName, kittyOf, namesInKitty, paymentText } from '../../../domain/road/kitty.ts'
import { shortNamesOf } from '../../../domain/road/short-names.ts'
import { useTodayHere } from '../../browser/hydration.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { adminApi } from '../api.ts'
import { copyValue } from '../copy.ts'
import { notifyDone } from '../notify.ts'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import { KittyForm, type KittyWriting } from './kitty-form.tsx'
import { card, Part, type PartProps } from './part.tsx'
import { syncRoad } from './road-state.ts'
import { Strike } from './strike.tsx'

/** The group's own money, which never enters the agency's accounts. */
export function KittyPart({ view, entries }: PartProps) {
  const [writing, setWriting] = useState<KittyWriting>()
  const kitty = kittyOf(entries)
  const names = namesInKitty(shortNamesOf(view.group), entries)
  const name = (key: string) => kittyName(names, key)
  return (
    <>
      <Part
        title="Cassa comune"
        note="I soldi del gruppo: non entrano nei conti dell’agenzia e si cancellano dopo il viaggio."
      >
        <dl className={`mt-3 grid grid-cols-3 gap-2 text-center ${card}`}>
          <Sum label="Versati" cents={kitty.put} />
          <Sum label="Spesi" cents={kitty.spent} />
          <Sum label="Restano" cents={kitty.left} />
        </dl>
        <div className="mt-3 grid grid-cols-2 gap-2">
          <Button kind="primary" size="small" onClick={() => setWriting('in')}>
            Versamento
          </Button>
          <Button kind="primary" size="small" onClick={() => setWriting('out')}>
            Spesa
          </Button>
        </div>
      </Part>
      {kitty.standings.length > 0 && (
        <Part title="A testa">
          <table className={`mt-3 w-full border-separate border-spacing-0 ${card}`}>
            <thead>
              <tr className="text-left text-ink-2">
                <th scope="col" className="px-3 pt-3 font-semibold">
                  Chi
                </th>
                <th scope="col" className="px-3 pt-3 text-right font-semibold">
                  Ha messo
                </th>
                <th scope="col" className="px-3 pt-3 text-right font-semibold">
                  Ha speso
                </th>
              </tr>
            </thead>
            <tbody>
              {kitty.standings.map(({ person, put, share }) => (
                <tr key={person}>
                  <th scope="row" className="px-3 py-1.5 text-left font-[650]">
                    {name(person)}
                  </th>
                  <td className="figures px-3 text-right">{formatEuro(put)}</td>
                  <td className="figures px-3 text-right">{formatEuro(share)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Part>
      )}
      {kitty.payments.length > 0 && (
        <Part title="Per pareggiare" note="Il minor numero di passaggi, al centesimo.">
          <ul className={`mt-3 grid gap-1.5 ${card}`}>
            {kitty.payments.map(({ from, to, amount }) => (
              <li key={`${from} ${to}`} className="flex justify-between gap-3">
                <span>{paymentText({ from: name(from), to: name(to) })}</span>
                <b className="figures font-[650]">{formatEuro(amount)}</b>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Movements view={view} entries={entries} name={name} />
      <Together view={view} hasEntries={kitty.standings.length > 0} />
      {writing && (
        <KittyForm
          kind={writing}
          departureId={view.id}
          people={view.group.map(({ key }) => ({ key, name: name(key) }))}
          onClose={() => setWriting(undefined)}
        />
      )}
    </>
  )
}

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt className="text-ink-2">{label}</dt>
      <dd className="figures text-[1.125rem] font-[650]">{formatEuro(cents)}</dd>
    </div>
  )
}

function Movements({ view, entries, name }: PartProps & { name: (key: string) => string }) {
  const { contributions, expenses } = kittyOf(entries)
  const moved = [...contributions, ...expenses].toSorted((a, b) => b.counter - a.counter)
  if (moved.length === 0) return null
  return (
    <Part title="Movimenti">
      <ul className="mt-3 grid gap-3">
        {moved.map((entry) => (
          <li key={entry.id} className={card}>
            <p className="flex justify-between gap-3 font-[650]">
              {entry.kind === 'kitty_in'
                ? `Versamento di ${name(entry.body.person)}`
                : entry.body.what}
              <span className="figures flex-none">{formatEuro(entry.body.amount)}</span>
            </p>
            {entry.kind === 'kitty_out' && (
              <p className="text-ink-2">
                Per {entry.body.people.map(name).join(', ')}
                {entry.body.paidBy && ` · ha anticipato ${name(entry.body.paidBy)}`}
              </p>
            )}
            <Strike departureId={view.id} entry={entry} struck={undefined} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Parts that need a connection: the group's link, the file, and deleting the kitty. */
function Together({ view, hasEntries }: { view: PartProps['view']; hasEntries: boolean }) {
  const [erasing, setErasing] = useState(false)
  const today = useTodayHere()
  const link = useMutation({
    mutationFn: () => adminApi.road.kittyLink({ id: view.id }),
    onSuccess: ({ address }) => copyValue(address, 'Link della cassa'),
  })
  const erase = useMutation({
    mutationFn: () => adminApi.road.eraseKitty({ id: view.id }),
    onSuccess: () => notifyDone('Cassa comune cancellata'),
    onSettled: () => {
      setErasing(false)
      void syncRoad()
    },
  })
  return (
    <Part title="Con il gruppo" note="Chi ha il link vede la cassa con i soli nomi.">
      <div className="mt-3 grid gap-2">
        <Button kind="outline" size="small" busy={link.isPending} onClick={() => link.mutate()}>
          <Share2 className="size-4.5" aria-hidden />
          Copia un nuovo link
        </Button>
        {link.data && (
          <p className="rounded-tag bg-white px-3 py-2 [overflow-wrap:anywhere]">
            {link.data.address}
          </p>
        )}
        <ButtonAnchor kind="quiet" size="small" href={adminDownloads.kittyCsv(view.id)} download>
          <Download className="size-4.5" aria-hidden />
          Scarica (CSV)
        </ButtonAnchor>
        {hasEntries && today >= view.endDate && (
          <Button kind="quiet" size="small" className="text-bad" onClick={() => setErasing(true)}>
            Cancella la cassa
          </Button>
        )}
      </div>
      {erasing && (
        <StaffConfirm
          onCancel={() => setErasing(false)}
          onConfirm={() => erase.mutate()}
          title="Cancellare la cassa comune?"
          confirmLabel="Cancella"
          busy={erase.isPending}
        >
          Versamenti, spese e link spariscono per tutti. Scarica prima il file, se serve.
        </StaffConfirm>
      )}
    </Part>
  )
}
