import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { admin } from '../api.ts'
import { MailboxPage } from '../ui/mailbox-page.tsx'
import { countText } from '../ui/pager.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { MessageDialog } from './message-dialog.tsx'
import { type MessageState, messageStates } from './states.ts'

/** The messages from the contact form. */
export function Component() {
  const { get, page } = useUrlState()
  const state = (get('state') || 'all') as MessageState | 'all'
  const query = useQuery({
    ...admin.contact.list.queryOptions({
      input: { page, state, search: get('q') || undefined },
    }),
    placeholderData: keepPreviousData,
  })
  const counts = useQuery(admin.contact.counts.queryOptions())
  return (
    <MailboxPage
      title="Messaggi"
      searchLabel="Cerca nome, email o testo"
      tabsLabel="Stato dei messaggi"
      tabs={[
        { value: 'all', label: 'Tutti' },
        ...Object.entries(messageStates).map(([value, { plural }]) => ({
          value,
          label: plural,
          count: counts.data && countText(counts.data.states[value as MessageState] ?? 0, true),
        })),
      ]}
      query={query}
      what={['messaggio', 'messaggi']}
      nothing={{
        title: 'Nessun messaggio qui',
        text: 'I messaggi del modulo contatti arrivano in questa pagina.',
      }}
      rowOf={(message) => ({
        title: `${message.firstName} ${message.lastName}`,
        text: message.message,
        at: message.createdAt,
        state: messageStates[message.state],
      })}
      dialog={(id, preview, onClose) => (
        <MessageDialog key={id} id={id} preview={preview} onClose={onClose} />
      )}
    />
  )
}
