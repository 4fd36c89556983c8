import { Plus } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { staysFormSchema } from '../../../contract/admin/booking/rooms.ts'
import { stayProblems } from '../../../domain/booking/hotel-nights.ts'
import { addDays, formatDate } from '../../../domain/dates.ts'
import { Input, Select } from '../../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { type Board, type BoardActions, roomCalls } from './use-board.ts'

/** The nights and their hotels: the programme proposes them, the agency corrects them. */
export function StaysDialog({
  board,
  actions,
  onClose,
}: {
  board: Board
  actions: BoardActions
  onClose: () => void
}) {
  const { departureId, nights, startDate } = board
  const form = useStaffForm(staysFormSchema, {
    stays: board.stays.map(({ hotel, firstNight, lastNight }) => ({
      was: firstNight,
      hotel,
      firstNight,
      lastNight,
    })),
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'stays' })
  const options = Array.from({ length: nights }, (_, at) => at + 1).map((night) => (
    <option key={night} value={night}>
      {night}, {formatDate(addDays(startDate, night - 1))}
    </option>
  ))
  return (
    <FormDialog
      form={form}
      onSubmit={({ stays }) => {
        const problems = stayProblems(stays, nights)
        for (const { index, text } of problems) {
          form.setError(`stays.${index}.lastNight`, { message: text }, { shouldFocus: true })
        }
        if (problems.length > 0) return
        actions.change(
          'Alberghi e notti salvati',
          () => roomCalls.saveStays({ departureId, stays }),
          onClose,
        )
      }}
      onClose={onClose}
      title="Alberghi e notti"
      description="Le camere restano con il loro albergo; di un albergo che togli vanno via anche le camere."
      submitLabel="Salva"
      busy={actions.isBusy}
      width={620}
    >
      {fields.map((field, index) => (
        <fieldset
          key={field.id}
          className="grid gap-3 border-b border-line pb-4.5 sm:grid-cols-[minmax(0,1fr)_130px_130px_auto]"
        >
          <legend className="sr-only">Soggiorno {index + 1}</legend>
          <Input
            label="Albergo"
            autoComplete="off"
            {...staffField(form, `stays.${index}.hotel` as const)}
          />
          <Select
            label="Prima notte"
            {...staffField(form, `stays.${index}.firstNight` as const, { valueAsNumber: true })}
          >
            {options}
          </Select>
          <Select
            label="Ultima notte"
            {...staffField(form, `stays.${index}.lastNight` as const, { valueAsNumber: true })}
          >
            {options}
          </Select>
          <StaffButton
            className="self-end"
            disabled={fields.length === 1}
            onClick={() => remove(index)}
          >
            Togli<span className="sr-only"> il soggiorno {index + 1}</span>
          </StaffButton>
        </fieldset>
      ))}
      <StaffButton
        icon={Plus}
        className="justify-self-start"
        onClick={() => append({ was: null, hotel: '', firstNight: nights, lastNight: nights })}
      >
        Aggiungi un albergo
      </StaffButton>
    </FormDialog>
  )
}
