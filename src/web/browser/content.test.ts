import { afterEach, expect, test, vi } from 'vitest'
import { content } from './content.ts'
import { MissingCode } from './new-release.ts'
import { setSite } from './site.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })))

test('content of a release that is gone is said to be missing, and the shown page stays', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('window', { location: { reload } })
  setSite({ version: 'old' } as Parameters<typeof setSite>[0])
  answer(410)
  await expect(content('team').load()).rejects.toBeInstanceOf(MissingCode)
  expect(reload).not.toHaveBeenCalled()
})

test('another failure is none of a release', async () => {
  setSite({ version: 'old' } as Parameters<typeof setSite>[0])
  answer(500)
  await expect(content('team').load()).rejects.not.toBeInstanceOf(MissingCode)
})

test.each(['trip/gre cia', 'trip/%E0%A4%A', 'member/<b>', 'trip/../..', `trip/${'a'.repeat(120)}`])(
  'nothing is there under the name %s, and nobody is asked',
  async (name) => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    await expect(content(name as 'trip/x').load()).resolves.toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  },
)
