import { useForm } from 'react-hook-form'
import { fieldOf } from '../../ui/form.ts'
import { CoordinatorSelect } from '../links/coordinator-select.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { leaderMissing, type Member } from './member.ts'

type Props = { member: Member; onClose: () => void; onChosen: (name: string) => void }

/** Makes an account a coordinator's by linking it to the name used in departures. */
export function LeaderDialog({ member, onClose, onChosen }: Props) {
  const current = member.leadsAs ?? ''
  const form = useForm({ defaultValues: { leadsAs: current } })
  return (
    <StaffDialog
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(({ leadsAs }) => onChosen(leadsAs))()}
      title="Coordinatore"
      description={`${member.name} vedrà soltanto le partenze che guida, da 30 giorni prima a 14 dopo.`}
      width={460}
      footer={
        <>
          <StaffButton type="submit" kind="primary">
            Salva
          </StaffButton>
          <StaffButton onClick={onClose}>Annulla</StaffButton>
        </>
      }
    >
      <CoordinatorSelect
        label="Chi è tra i coordinatori"
        current={current}
        {...fieldOf(form, 'leadsAs', { rules: { required: leaderMissing } })}
      />
    </StaffDialog>
  )
}
