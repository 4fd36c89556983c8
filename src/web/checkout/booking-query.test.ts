import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { publicContract } from '../../contract/contract.ts'
import { queryClient } from '../query.ts'
import type { Booking } from './booking-query.tsx'

const calls = createTanstackQueryUtils(
  createORPCClient<ContractRouterClient<typeof publicContract>>(
    new OpenAPILink(publicContract, { url: 'https://agency.example/api' }),
  ),
)
vi.mock('../api.ts', () => ({ calls }))
const { rememberBooking } = await import('./booking-query.tsx')

const booking = { id: 'b1' } as Booking
const queryKey = calls.payments.view.queryKey({ input: { id: booking.id } })
afterEach(() => queryClient.clear())

it('a payment page that is still shown asks how the booking stands now', async () => {
  queryClient.setQueryData<unknown>(queryKey, 'asks for the money')
  const shown = new QueryObserver<unknown>(queryClient, {
    queryKey,
    queryFn: async () => 'declared',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const leave = shown.subscribe(() => undefined)
  rememberBooking(booking)
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('declared'))
  leave()
})

it('one that was left begins without what it showed then', () => {
  queryClient.setQueryData<unknown>(queryKey, 'asks for the money')
  rememberBooking(booking)
  expect(queryClient.getQueryData(queryKey)).toBeUndefined()
})
