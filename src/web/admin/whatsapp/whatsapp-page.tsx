import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { whatsappNumberFormSchema } from '../../../contract/admin/contact/whatsapp-numbers.ts'
import { StatusDot } from '../../ui/badge.tsx'
import { Input } from '../../ui/field.tsx'
import { type Answers, admin, adminApi } from '../api.ts'
import { notifyDone, notifyError, notifyUndo } from '../notify.ts'
import { askAgain } from '../query.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import { Nothing } from '../ui/states.tsx'
import { useMeanwhile } from '../ui/use-meanwhile.ts'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'

type WhatsAppNumber = Answers['whatsappNumbers']['list']['numbers'][number]
type Open = { kind: 'new' } | { kind: 'edit' | 'remove'; number: WhatsAppNumber } | null

/** The numbers given to visitors in turn, by weight. */
export function Component() {
  const query = useQuery(admin.whatsappNumbers.list.queryOptions())
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const numbers = query.data?.numbers
  const asStored = (number: WhatsAppNumber) => numbers?.find(({ id }) => id === number.id) ?? number
  const allPaused = numbers && numbers.length > 0 && numbers.every(({ paused }) => paused)
  return (
    <Page
      title="Numeri WhatsApp"
      actions={
        <StaffButton icon={Plus} kind="primary" onClick={() => setOpen({ kind: 'new' })}>
          Nuovo numero
        </StaffButton>
      }
    >
      <div className="px-page pb-12">
        <p className="max-w-[46em] pb-4 text-ink-2">
          Ogni visitatore riceve uno di questi numeri e lo tiene per un'ora. Un peso doppio riceve
          il doppio dei visitatori; in pausa non ne riceve.
        </p>
        {allPaused && (
          <p className="mb-4 rounded-tag bg-gold-light px-3.5 py-2.5">
            Tutti i numeri sono in pausa: i visitatori ricevono il numero predefinito.
          </p>
        )}
        <div className="border-t border-line">
          <Loaded query={query} rows={3} height={84} onlyFresh>
            {({ numbers }) =>
              numbers.length === 0 ? (
                <Nothing title="Nessun numero">
                  Finché non ne aggiungi, i visitatori ricevono il numero predefinito.
                </Nothing>
              ) : (
                <ul>
                  {numbers.map((number) => (
                    <Row key={number.id} number={number} onOpen={setOpen} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </div>
      </div>
      {open?.kind === 'new' && <NumberForm onClose={close} />}
      {open?.kind === 'edit' && <NumberForm number={asStored(open.number)} onClose={close} />}
      {open?.kind === 'remove' && <RemoveNumber number={open.number} onClose={close} />}
    </Page>
  )
}

const changed = () => void askAgain(admin.whatsappNumbers.key())

type RowProps = { number: WhatsAppNumber; onOpen: (open: Open) => void }

function Row({ number, onOpen }: RowProps) {
  const pause = useMutation({
    mutationFn: ({ paused, version }: { paused: boolean; version: number }) =>
      adminApi.whatsappNumbers.edit({
        id: number.id,
        version,
        label: number.label,
        weight: number.weight,
        paused,
      }),
    onSettled: changed,
  })
  const toggle = () =>
    pause.mutate(
      { paused: !number.paused, version: number.version },
      {
        onSuccess: (saved) =>
          notifyUndo(saved.paused ? 'Numero in pausa' : 'Numero di nuovo in rotazione', () =>
            pause.mutate({ paused: !saved.paused, version: saved.version }),
          ),
      },
    )
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-3.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div>
        <p className="flex flex-wrap items-center gap-x-4">
          <b className="font-[650]">{number.phoneNumber}</b>
          {number.label && <span>{number.label}</span>}
          <StatusDot tone={number.paused ? 'neutral' : 'ok'}>
            {number.paused ? 'In pausa' : 'In rotazione'}
          </StatusDot>
        </p>
        <p className="text-ink-2">
          Peso {number.weight} · {Math.round(number.share)}% dei visitatori ·{' '}
          {number.clicksLast30Days.toLocaleString('it-IT')} clic in 30 giorni · assegnato{' '}
          {number.handedOut.toLocaleString('it-IT')} volte
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <StaffButton busy={pause.isPending} onClick={toggle}>
          {number.paused ? 'Riprendi' : 'Metti in pausa'}
        </StaffButton>
        <StaffButton onClick={() => onOpen({ kind: 'edit', number })}>Modifica</StaffButton>
        <StaffButton className="text-bad" onClick={() => onOpen({ kind: 'remove', number })}>
          Elimina
        </StaffButton>
      </div>
    </li>
  )
}

const names = {
  label: 'Nome',
  weight: 'Peso',
  paused: { label: 'Stato', text: (paused: boolean) => (paused ? 'In pausa' : 'In rotazione') },
}

function NumberForm({ number, onClose }: { number?: WhatsAppNumber; onClose: () => void }) {
  const values = {
    phoneNumber: number?.phoneNumber ?? '',
    label: number?.label ?? '',
    weight: number?.weight ?? 1,
    paused: number?.paused ?? false,
  }
  const form = useStaffForm(whatsappNumberFormSchema, values)
  const meanwhile = useMeanwhile(form, { version: number?.version ?? 0, values }, names)
  const save = useMutation({
    mutationFn: (fields: Parameters<typeof adminApi.whatsappNumbers.create>[0]) =>
      number
        ? adminApi.whatsappNumbers.edit({ ...fields, id: number.id, version: meanwhile.version })
        : adminApi.whatsappNumbers.create(fields),
    onSuccess: () => {
      notifyDone(number ? 'Numero aggiornato' : 'Numero aggiunto alla rotazione')
      changed()
      onClose()
    },
    onError: (error) => {
      if (meanwhile.refused(error)) changed()
      else notifyError(error)
    },
  })
  return (
    <FormDialog
      form={form}
      onSubmit={(fields) => save.mutate(fields)}
      onClose={onClose}
      title={number ? 'Modifica numero' : 'Nuovo numero'}
      description={number?.phoneNumber}
      submitLabel="Salva"
      busy={save.isPending}
      meanwhile={meanwhile}
      width={440}
    >
      {!number && (
        <Input
          label="Numero"
          type="tel"
          hint="Con il prefisso, ad esempio +39."
          {...staffField(form, 'phoneNumber')}
        />
      )}
      <Input
        label={names.label}
        optional
        maxLength={60}
        hint="Chi risponde, ad esempio Sara."
        {...staffField(form, 'label')}
      />
      <Input
        label={names.weight}
        type="number"
        min={1}
        max={100}
        {...staffField(form, 'weight', { valueAsNumber: true })}
      />
    </FormDialog>
  )
}

function RemoveNumber({ number, onClose }: { number: WhatsAppNumber; onClose: () => void }) {
  const remove = useMutation(
    admin.whatsappNumbers.remove.mutationOptions({
      onSuccess: () => notifyDone('Numero eliminato'),
      onSettled: () => {
        changed()
        onClose()
      },
    }),
  )
  return (
    <StaffConfirm
      onCancel={onClose}
      onConfirm={() => remove.mutate({ id: number.id, version: number.version })}
      title="Eliminare il numero?"
      confirmLabel="Elimina"
      busy={remove.isPending}
    >
      {number.phoneNumber} esce dalla rotazione. Per fermarlo solo per un po' mettilo in pausa.
    </StaffConfirm>
  )
}
