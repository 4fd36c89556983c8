// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answers } from '../api.ts'
import { LaunchList } from './launch-list.tsx'

const { confirmed } = vi.hoisted(() => ({
  confirmed: vi.fn(async (_: unknown) => ({ items: [] })),
}))

/** Mocks the calls: there is no server. */
vi.mock('../api.ts', () => {
  const call = (name: string, mutationFn = async (_: unknown): Promise<unknown> => undefined) => ({
    key: () => [name],
    queryOptions: () => ({ queryKey: [name], queryFn: async () => undefined }),
    mutationOptions: (options: object) => ({ ...options, mutationFn }),
  })
  const launch = {
    technician: call('technician'),
    sendTestMail: call('sendTestMail'),
    checkAddress: call('checkAddress'),
    confirmDocument: call('confirmDocument', confirmed),
  }
  return { admin: { launch, today: { key: () => ['today'] } } }
})

type Items = ComponentProps<typeof LaunchList>['items']

const items: Items = [
  {
    id: 'vat-number',
    area: 'brand',
    place: 'brand',
    field: 'vatNumber',
    title: 'Partita IVA segnaposto',
    hint: 'Scrivila.',
  },
  {
    id: 'entry-rules',
    area: 'claims',
    place: 'trips',
    document: 'trip/grecia',
    field: 'info.entry.checkedOn',
    title: 'Regole d’ingresso da controllare',
    hint: 'Confronta.',
  },
  {
    id: 'invented-people',
    area: 'claims',
    place: 'people',
    document: 'member/luca-neri',
    field: 'name',
    title: 'Persone di esempio',
    hint: 'Scrivi chi lavora con voi.',
    toConfirm: [{ key: 'member/luca-neri', title: 'Luca Neri' }],
  },
  { id: 'smtp', area: 'configuration', place: null, title: 'Posta', hint: 'Lo fa il tecnico.' },
]

const technician: Answers['launch']['technician'] = {
  lines: '# Il server di posta\nSMTP_URL=smtps://UTENTE:PASSWORD@SERVER:465',
  address: 'https://www.mareaperto.it',
  mail: {
    hasServer: true,
    recipient: 'elena@mareaperto.it',
    last: { state: 'failed', at: '2026-03-02T09:00:00.000Z', reason: 'Accesso rifiutato' },
  },
  backup: { state: 'wrong', text: 'Non ne risulta nessuna.', place: '/var/backups/sito' },
}

const box = document.createElement('div')
let root: ReturnType<typeof createRoot>

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(['technician'], technician)
  root = createRoot(box)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={client}>
          <LaunchList items={items} />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

it('leads into the field of each thing', () => {
  const ways = [...box.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(ways).toEqual([
    '/#/admin/redazione/brand?campo=vatNumber',
    '/#/admin/redazione/trip/grecia?campo=info.entry.checkedOn',
    '/#/admin/redazione/member/luca-neri?campo=name',
  ])
})

it('confirms the document whose button is pressed', async () => {
  const [button, ...others] = box.querySelectorAll('button')
  expect(others).toEqual([])
  expect(button?.getAttribute('aria-label')).toBe('Confermo che è vero: Luca Neri')
  await act(async () => button?.click())
  expect(confirmed.mock.calls[0]?.[0]).toEqual({ key: 'member/luca-neri' })
})

it('shows the technician’s lines and what was tried once it is opened', async () => {
  expect(box.textContent).not.toContain('Da dare al tecnico')
  const list = box.querySelector('details')
  await act(async () => {
    if (list) list.open = true
    list?.dispatchEvent(new Event('toggle'))
  })
  expect(box.querySelector('pre')?.textContent).toBe(technician.lines)
  expect(box.textContent).toContain('Non è partita: Accesso rifiutato')
  expect(box.textContent).toContain('Cartella: /var/backups/sito')
  const buttons = [...box.querySelectorAll('button')].map((one) => one.textContent)
  expect(buttons).toEqual([
    'Confermo che è vero',
    'Copia tutto',
    'Manda una prova a me',
    'Prova l’indirizzo',
  ])
})
