import { roomWishesSchema } from '../../../domain/booking/room-wishes-schema.ts'
import { roomFields, travellerFields } from '../../../domain/booking/traveller-fields.ts'
import { choicesOf, Input, Options, Select } from '../../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { type BoardActions, type Guest, roomCalls } from './use-board.ts'

type WishesDialogProps = {
  departureId: string
  guest: Guest
  actions: BoardActions
  onClose: () => void
}

/** A guest's wishes about the room; all of them are optional. */
export function WishesDialog({ departureId, guest, actions, onClose }: WishesDialogProps) {
  const { bookingId, seat, name, sex, roomMate, bed, mixedRoom } = guest
  const form = useStaffForm(roomWishesSchema, { sex, roomMate, bed, mixedRoom })
  return (
    <FormDialog
      form={form}
      onSubmit={(wishes) =>
        actions.change(
          `Desideri di ${name} salvati`,
          () => roomCalls.saveWishes({ departureId, bookingId, seat, wishes }),
          onClose,
        )
      }
      onClose={onClose}
      title={`Desideri di ${name}`}
      description="Scrivi solo quello che ha detto: è tutto facoltativo, e si cancella dopo il viaggio."
      submitLabel="Salva"
      busy={actions.isBusy}
      width={480}
    >
      {roomFields.map((field) => {
        const described = travellerFields[field]
        if (!('choices' in described)) {
          return (
            <Input
              key={field}
              label={described.label}
              hint="Il nome di chi viaggia con lui o con lei: «con Anna»"
              maxLength={described.max}
              autoComplete="off"
              {...staffField(form, field)}
            />
          )
        }
        return (
          <Select key={field} label={described.label} {...staffField(form, field)}>
            <option value="">Non detto</option>
            <Options of={choicesOf(described.choices)} />
          </Select>
        )
      })}
    </FormDialog>
  )
}
