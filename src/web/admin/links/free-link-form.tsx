import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { freeLinkSchema } from '../../../contract/admin/booking/links.ts'
import { adminApi } from '../api.ts'
import { notifyProblem } from '../notify.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { fillIn, staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { DateSelect } from './date-select.tsx'
import { type Generated, LinkResult } from './link-result.tsx'
import { lastChoice, rememberChoice } from './remembered-choice.ts'
import { TripSelect } from './trip-select.tsx'
import { useLinkMutation } from './use-link-mutation.ts'

/** Trip and day become a permanent link with price 0. Used on the page and in the dialog. */
export function FreeLinkForm({ tripId, startDate }: { tripId?: string; startDate?: string }) {
  const form = useStaffForm(freeLinkSchema, {
    tripId: tripId ?? lastChoice().tripId ?? '',
    startDate: startDate ?? '',
  })
  const values = useWatch({ control: form.control })
  const [made, setMade] = useState<{ from: string; answer: Generated }>()
  const generate = useLinkMutation(
    adminApi.links.generateFree,
    'Errore nella creazione del link di prenotazione',
  )
  const { errors } = form.formState
  const submit = form.handleSubmit(
    (link) =>
      generate.mutate(link, {
        onSuccess: (answer) => {
          rememberChoice({ tripId: link.tripId })
          setMade({ answer, from: JSON.stringify(values) })
        },
      }),
    (problems) =>
      notifyProblem(problems.tripId ? 'Seleziona una destinazione' : 'Seleziona una data'),
  )
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <p className="rounded-tag bg-gold-light px-3.5 py-2.5">
        <b className="font-[650]">I link di questa pagina hanno prezzo 0 €:</b> chi li apre prenota
        gratis e salta il pagamento. Per un link con prezzo usa il generatore link.
      </p>
      {!tripId && (
        <TripSelect
          label="Destinazione"
          withTests
          placeholder="Seleziona una destinazione"
          {...staffField(form, 'tripId', { onChange: () => fillIn(form, 'startDate', '') })}
          error={errors.tripId && 'Scegli la destinazione'}
        />
      )}
      <DateSelect
        tripId={values.tripId ?? ''}
        {...staffField(form, 'startDate')}
        error={values.tripId && errors.startDate ? 'Scegli la data di partenza' : undefined}
      />
      <StaffButton
        type="submit"
        kind="primary"
        className="justify-self-start"
        busy={generate.isPending}
        busyLabel="Generazione…"
      >
        Genera link
      </StaffButton>
      {made?.from === JSON.stringify(values) && <LinkResult result={made.answer} />}
    </form>
  )
}
