import routes from 'contract:admin'
import { createORPCClient, ORPCError, onError } from '@orpc/client'
import type { ContractRouterClient, InferContractRouterOutputs } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { adminContract } from '../../contract/contract.ts'
import { isSomebodyThere } from './presence.ts'
import { saidToStaff } from './said-to-staff.ts'
import { sessionExpired } from './session-expired.ts'

/** The API of signed-in staff. Only this folder knows that it exists. */
export type AdminApi = ContractRouterClient<typeof adminContract>
export type Answers = InferContractRouterOutputs<typeof adminContract>

export const adminApi: AdminApi = createORPCClient(
  new OpenAPILink(routes, {
    url: () => `${window.location.origin}/api/admin`,
    // Polling of an unattended page does not keep the session alive.
    headers: () => (isSomebodyThere() ? {} : { 'x-staff-idle': '1' }),
    interceptors: [
      onError((error) => {
        if (error instanceof ORPCError && error.status === 401) sessionExpired()
      }),
    ],
  }),
)

/** The same calls as options for queries: `admin.bookings.list.queryOptions({ input })`. */
export const admin = createTanstackQueryUtils(adminApi)

const connectionLost = 'Connessione assente: ricontrolla la rete e riprova.'
const unexpected = 'Si è verificato un errore imprevisto. Riprova tra qualche istante.'

/** The error message to show for a failed call: the server's Italian sentence wherever it has one. */
export function errorText(error: unknown): string {
  if (!(error instanceof ORPCError)) return navigator.onLine ? unexpected : connectionLost
  const fields = (error.data as { fields?: { message: string }[] } | undefined)?.fields
  if (fields?.[0]) return fields[0].message
  return error.status < 500 || error.defined ? saidToStaff(error) : unexpected
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof ORPCError && error.code === code
}
