import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../../domain/dates.ts'
import { admin } from '../api.ts'
import { bookingPath } from '../pages.ts'
import { DayFilter, FilterSelect, filterRow } from '../ui/controls.tsx'
import { ListPage } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { Nothing } from '../ui/states.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { Changes } from './changes.tsx'
import {
  type AuditEntry,
  actionLabel,
  entityLabels,
  entryText,
  isBooking,
  otherSubject,
} from './wording.ts'

/** The audit log: who did what and when, with the values before and after. */
export function Component() {
  const { get, filter, page } = useUrlState()
  const given = (key: string) => get(key) || undefined
  const query = useQuery({
    ...admin.audit.list.queryOptions({
      input: {
        page,
        from: given('from'),
        to: given('to'),
        actorId: given('actor'),
        entity: given('entity') as AuditEntry['entity'] | undefined,
        action: given('action'),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const filters = useQuery(admin.audit.filters.queryOptions()).data
  return (
    <Page title="Registro">
      <div className={`${filterRow} px-page items-end pb-4`}>
        <FilterSelect
          label="Chi"
          all="Tutte le persone"
          {...filter('actor')}
          choices={(filters?.actors ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FilterSelect
          label="Cosa"
          all="Tutti gli elementi"
          {...filter('entity')}
          choices={(filters?.entities ?? []).map((entity) => ({
            value: entity,
            label: entityLabels[entity],
          }))}
        />
        <FilterSelect
          label="Azione"
          all="Tutte le azioni"
          {...filter('action')}
          choices={(filters?.actions ?? []).map((action) => ({
            value: action,
            label: actionLabel(action),
          }))}
          className="max-sm:col-span-2"
        />
        <DayFilter label="Dal" {...filter('from')} />
        <DayFilter label="al" {...filter('to')} />
      </div>
      <ListPage
        query={query}
        rows={12}
        what={['voce', 'voci']}
        empty={<Nothing title="Nessuna voce trovata" className="px-page" />}
        onlyFresh
      >
        {({ items }) => (
          <ul className="px-page border-t border-line">
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </ListPage>
    </Page>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  return (
    <li className="border-b border-line py-2.5">
      <details>
        <summary className="grid min-h-8 cursor-pointer list-none gap-x-5 gap-y-0.5 rounded-tag md:grid-cols-[150px_minmax(0,1fr)_auto]">
          <time dateTime={entry.at} className="text-ink-2">
            {formatMoment(entry.at)}
          </time>
          <span>
            <b className="font-semibold">{entryText(entry)}</b>
            {otherSubject(entry) && <span className="text-ink-2"> · {entry.subject}</span>}
          </span>
          <span className="text-ink-2">{entry.actorName}</span>
        </summary>
        <div className="pt-2 pb-1 md:pl-[170px]">
          <p className="text-ink-2">
            {entityLabels[entry.entity]}{' '}
            {isBooking(entry) ? (
              <StaffLink to={bookingPath(entry.entityId)}>
                {entry.entityId.slice(0, 8).toUpperCase()}
              </StaffLink>
            ) : (
              <span className="[overflow-wrap:anywhere]">{entry.entityId}</span>
            )}
          </p>
          <Changes before={entry.before} after={entry.after} />
        </div>
      </details>
    </li>
  )
}
