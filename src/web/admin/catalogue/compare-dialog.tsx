import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Select } from '../../ui/field.tsx'
import { admin } from '../api.ts'
import { Loaded } from '../ui/loaded.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { Nothing } from '../ui/states.tsx'
import { ChangesList } from './changes-list.tsx'
import { documentPath } from './document-path.ts'

const offered = 50

/** Compares an edition with any earlier one, in words and prices. */
export function CompareDialog({ newest, onClose }: { newest: number; onClose: () => void }) {
  const [older, setOlder] = useState(newest - 1)
  const query = useQuery(admin.catalogue.compare.queryOptions({ input: { older, newer: newest } }))
  const numbers = Array.from(
    { length: Math.min(newest, offered) },
    (_, index) => newest - 1 - index,
  )
  return (
    <StaffDialog onClose={onClose} title={`Edizione ${newest}`} width={720}>
      <Select
        label="Rispetto a"
        value={older}
        onChange={(event) => setOlder(Number(event.target.value))}
        fieldClassName="max-w-72"
      >
        {numbers.map((number) => (
          <option key={number} value={number}>
            {number === 0 ? 'La prima edizione' : `Edizione ${number}`}
          </option>
        ))}
      </Select>
      <div className="mt-4">
        <Loaded query={query} rows={4} onlyFresh>
          {(data) =>
            data.documents.length === 0 ? (
              <Nothing title="Nessuna differenza">Le due edizioni dicono lo stesso.</Nothing>
            ) : (
              <ul className="grid gap-5">
                {data.documents.map(({ key, title, kind, isNew, isGone, changes }) => (
                  <li key={key}>
                    <p className="mb-2">
                      {isGone ? (
                        <b className="font-[650]">{title}</b>
                      ) : (
                        <StaffLink to={`${documentPath(key)}?storia=si`}>{title}</StaffLink>
                      )}{' '}
                      <span className="text-ink-2">
                        {kind.toLowerCase()}
                        {isNew ? ', nuovo' : ''}
                        {isGone ? ', tolto' : ''}
                      </span>
                    </p>
                    {!isNew && !isGone && <ChangesList changes={changes} />}
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </StaffDialog>
  )
}
