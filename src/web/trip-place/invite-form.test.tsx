// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { PartyMember } from './place-view.ts'

vi.mock('../api.ts', () => ({
  calls: { trip: { invite: { mutationOptions: (options: object) => options } } },
}))
const { InviteForm } = await import('./invite-form.tsx')

const member: PartyMember = {
  seat: 1,
  name: 'Luca Bianchi',
  isDone: false,
  isYou: false,
  mayFill: false,
  mayInvite: true,
  mayTakeBack: false,
  link: 'none',
  missing: [],
  filled: [],
  isShown: null,
}

it('can be closed without inviting anybody', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.createElement('div')
  const close = vi.fn()
  const root = createRoot(box)
  await act(async () => root.render(<InviteForm member={member} onDone={close} />))
  const button = [...box.querySelectorAll('button')].find((one) => one.textContent === 'Annulla')
  await act(async () => button?.click())
  expect(close).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
