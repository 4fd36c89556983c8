import { Check, Minus } from 'lucide-react'
import { type Grant, rights, roleLabels } from '../../../domain/access/rights.ts'
import { useMe } from '../session.tsx'
import { Section } from '../ui/page.tsx'

/** Who may do what: read from the same table that the server and the buttons use. */
export function RightsTable() {
  return (
    <Section title="Chi può fare cosa" note="Gli amministratori possono tutto" className="pt-9">
      <div className="mt-3 overflow-x-auto">
        <table className="w-full border-collapse text-left max-md:text-small">
          <caption className="sr-only">I diritti di ogni ruolo</caption>
          <thead>
            <tr className="border-b border-line text-ink-2">
              <th scope="col" className="py-2 font-semibold">
                Cosa
              </th>
              <th scope="col" className="w-30 px-2 font-semibold max-md:hidden">
                {roleLabels.administrator}
              </th>
              <th scope="col" className="px-1 font-semibold md:w-30 md:px-2">
                {roleLabels.consultant}
              </th>
              <th scope="col" className="px-1 font-semibold md:w-30 md:px-2">
                {roleLabels.coordinator}
              </th>
            </tr>
          </thead>
          <tbody>
            {rights.map(({ title, consultant, coordinator }) => (
              <tr key={title} className="border-b border-line align-top">
                <th
                  scope="row"
                  className="py-2.5 pr-2 font-normal wrap-anywhere hyphens-auto md:pr-3"
                >
                  {title}
                </th>
                <td className="px-2 py-2.5 max-md:hidden">
                  <Mark grant="always" />
                </td>
                <td className="px-1 py-2.5 md:px-2">
                  <Mark grant={consultant} />
                </td>
                <td className="px-1 py-2.5 md:px-2">
                  <Mark grant={coordinator ? 'always' : 'never'} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

function Mark({ grant }: { grant: Grant }) {
  const { hasSampleFigures } = useMe()
  if (grant === 'always' || (grant === 'trial' && hasSampleFigures)) {
    return (
      <>
        <Check className="size-4.5 text-ok" role="img" aria-label="sì" />
        {grant === 'trial' && <span className="block text-ink-2">solo con i dati di esempio</span>}
      </>
    )
  }
  return <Minus className="size-4.5 text-ink-2" role="img" aria-label="no" />
}
