import routes from 'contract:public'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { publicContract } from '../contract/contract.ts'

/** All calls that a visitor's browser may make, named as in the contract. */
export type Api = ContractRouterClient<typeof publicContract>

/**
 * Import this file from code that is loaded on demand, or as `await import('../api.ts')`: the pages
 * that only show content must not carry it.
 */
export const api: Api = createORPCClient(
  new OpenAPILink(routes, { url: () => `${window.location.origin}/api` }),
)

/**
 * The same calls as options for queries and mutations: `calls.bookings.find.queryOptions({ input })`. Query
 * keys come only from here, so that one key never holds two shapes of data.
 */
export const calls = createTanstackQueryUtils(api)
