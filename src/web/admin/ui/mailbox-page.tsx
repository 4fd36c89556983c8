import { type ReactNode } from 'react'
import { type BadgeTone, StatusDot } from '../../ui/badge.tsx'
import { ago } from '../moments.ts'
import { FilterTabs, SearchField, type TabChoice } from './controls.tsx'
import { type Listed, ListPage, type Query } from './loaded.tsx'
import { Page } from './page.tsx'
import { Nothing } from './states.tsx'
import { useUrlState } from './use-url-state.ts'

type Letter = { id: string }

type LetterRow = {
  title: string
  text: string
  at: string
  state: { label: string; tone: BadgeTone }
}

type MailboxPageProps<Item extends Letter> = {
  title: string
  actions?: ReactNode
  /** Above the list, for a message about all of it. */
  notice?: ReactNode
  searchLabel: string
  tabsLabel: string
  tabs: readonly TabChoice[]
  query: Query<Listed<Item>>
  what: readonly [one: string, many: string]
  nothing: { title: string; text?: string }
  rowOf: (item: Item) => LetterRow
  /** The message with the id in the URL; closing the dialog removes it from the URL. */
  dialog: (id: string, item: Item | undefined, onClose: () => void) => ReactNode
}

/** Incoming or outgoing messages: search, states, a list of two-line rows, and one in a dialog. */
export function MailboxPage<Item extends Letter>(props: MailboxPageProps<Item>) {
  const { title, actions, notice, searchLabel, tabsLabel, tabs, query, what, nothing } = props
  const { get, set, filter } = useUrlState()
  const openId = get('open')
  const list = query.data
  return (
    <Page title={title} actions={actions}>
      {notice}
      <div className="px-page pb-3">
        <SearchField label={searchLabel} {...filter('q')} className="sm:w-80" />
      </div>
      <FilterTabs label={tabsLabel} tabs={tabs} {...filter('state', 'all')} />
      <ListPage
        query={query}
        rows={8}
        height={72}
        what={what}
        empty={
          <Nothing title={nothing.title} className="px-page">
            {nothing.text}
          </Nothing>
        }
      >
        {({ items }) => (
          <ul>
            {items.map((item) => (
              <Row
                key={item.id}
                row={props.rowOf(item)}
                onOpen={() => set({ open: item.id }, { replace: false })}
              />
            ))}
          </ul>
        )}
      </ListPage>
      {openId &&
        props.dialog(
          openId,
          list?.items.find(({ id }) => id === openId),
          () => set({ open: undefined }, { replace: false }),
        )}
    </Page>
  )
}

function Row({ row, onOpen }: { row: LetterRow; onOpen: () => void }) {
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={onOpen}
        className="px-page grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-3 text-left hover:bg-paper"
      >
        <b className="truncate font-[650]">{row.title}</b>
        <span className="text-right text-ink-2">{ago(row.at)}</span>
        <span className="truncate text-ink-2">{row.text}</span>
        <StatusDot tone={row.state.tone}>{row.state.label}</StatusDot>
      </button>
    </li>
  )
}
