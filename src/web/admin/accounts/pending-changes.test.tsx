import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { staffQueries } from '../query.ts'

vi.mock('../api.ts', () => ({
  admin: {
    accounts: { changes: { queryOptions: () => ({ queryKey: ['changes'], queryFn: () => null }) } },
  },
  adminApi: {},
}))
const { PendingChanges } = await import('./pending-changes.tsx')

const shown = (change: { isOwn: boolean; obstacle: string | null }) => {
  const asked = { requestedBy: 'Bruno Sala', requestedAt: '2027-03-12T10:00:00.000Z' }
  const until = { expiresAt: '2027-03-19T10:00:00.000Z', appliesAt: null }
  staffQueries.setQueryData(['changes'], {
    changes: [{ id: 'a', kind: 'approval', required: false, ...asked, ...until, ...change }],
  })
  return renderToStaticMarkup(
    <QueryClientProvider client={staffQueries}>
      <PendingChanges />
    </QueryClientProvider>,
  )
}
const approve = (html: string) => /<button[^>]*>Approva<\/button>/.exec(html)?.[0]
const tooNew = 'Il tuo accesso è legato da poco a quello di chi l’ha chiesta.'

it('offers to approve only what the reader may approve, and says why not', () => {
  expect(approve(shown({ isOwn: false, obstacle: null }))).not.toContain('disabled')
  const html = shown({ isOwn: false, obstacle: tooNew })
  expect(html).toContain(tooNew)
  const [, reason] = /aria-describedby="([^"]+)"/.exec(approve(html) ?? '') ?? []
  expect(approve(html)).toContain('disabled')
  expect(html).toContain(`<p id="${reason}"`)
  const own = shown({ isOwn: true, obstacle: tooNew })
  expect(approve(own)).toBeUndefined()
  expect(own).not.toContain(tooNew)
})
