import { useMutation } from '@tanstack/react-query'
import { shownWords } from '../../domain/booking/shown-to-group.ts'
import { travellerFields } from '../../domain/booking/traveller-fields.ts'
import { calls } from '../api.ts'
import { tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Checkbox } from '../ui/field.tsx'
import { showPlace } from './place-changes.ts'

/** Asked of everybody for themselves; the answer is kept at once and can be taken back in the same place. */
export function ShownToGroup({ isShown }: { isShown: boolean }) {
  const save = useMutation(
    calls.trip.setShown.mutationOptions({
      onSuccess: (view, input) =>
        showPlace(view, input.isShown ? 'Da ora il gruppo ti vede' : 'Il gruppo non ti vede più'),
      onError: (error) => tellFailure(error),
    }),
    queryClient,
  )
  return (
    <Checkbox
      className="mt-3"
      label={travellerFields.shownToGroup.label}
      hint={shownWords}
      checked={save.isPending ? save.variables.isShown : isShown}
      aria-busy={save.isPending}
      onChange={({ target }) => {
        if (!save.isPending) save.mutate({ isShown: target.checked })
      }}
    />
  )
}
