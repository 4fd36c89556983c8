import { useMutation } from '@tanstack/react-query'
import { type Answers, admin } from '../api.ts'
import { documentPath } from '../catalogue/document-path.ts'
import { notifyDone } from '../notify.ts'
import { askAgain } from '../query.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { withWantedField } from '../ui/wanted-field.ts'

type Item = Answers['launch']['list']['items'][number]
type Named = NonNullable<Item['toConfirm']>[number]

/** Each text is either rewritten or confirmed as true by a named person. */
export function ToConfirm({ item, documents }: { item: Item; documents: readonly Named[] }) {
  const confirm = useMutation(
    admin.launch.confirmDocument.mutationOptions({
      onSuccess: () => {
        notifyDone('Confermato')
        return askAgain(admin.today.key())
      },
    }),
  )
  return (
    <ul className="mt-1">
      {documents.map(({ key, title }) => (
        <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
          <StaffLink
            to={withWantedField(documentPath(key), item.field)}
            className="inline-flex min-h-11 items-center md:min-h-8"
          >
            {title}
          </StaffLink>
          <StaffButton
            aria-label={`Confermo che è vero: ${title}`}
            busy={confirm.isPending && confirm.variables.key === key}
            onClick={() => confirm.mutate({ key })}
          >
            Confermo che è vero
          </StaffButton>
        </li>
      ))}
    </ul>
  )
}
