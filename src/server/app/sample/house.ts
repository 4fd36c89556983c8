import { createRouterClient, type RouterClient } from '@orpc/server'
import type { StaffRole } from '../../../domain/access/rights.ts'
import type { StaffAuth } from '../../access/staff/auth.ts'
import { idleHeader } from '../../http/session.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { adminRouter } from '../admin-router.ts'
import { publicRouter } from '../router.ts'

export type Visitor = RouterClient<typeof publicRouter>
export type Office = RouterClient<typeof adminRouter>

/** The whole server without a network: the same routers and rules, with a simulated clock. */
export type House = {
  visitor: (address: string) => Visitor
  staff: (role: StaffRole) => Office
}

export function openHouse(deps: Deps): House {
  const request = { requestId: 'simulation', build: 'dev', method: 'POST' }
  return {
    visitor: (address) =>
      createRouterClient(publicRouter, {
        context: { ...deps, ...request, address, headers: new Headers() },
      }),
    staff: (role) =>
      createRouterClient(adminRouter, {
        context: {
          ...deps,
          ...request,
          address: '10.0.0.1',
          headers: new Headers({ cookie: role, [idleHeader]: '1' }),
          auth: signedIn(role, deps.now),
        },
      }),
  }
}

const people: Readonly<Record<StaffRole, string>> = {
  administrator: 'Amina Diallo',
  consultant: 'Marco Ferri',
  coordinator: 'Chiara Conti',
}

/** The actor for actions that don't go through a call. */
export const staffActor = (role: StaffRole): Actor => ({ id: role, name: people[role] })

/** Staff are signed in from the start: signing in is not simulated. */
function signedIn(role: StaffRole, now: () => Date): StaffAuth {
  const user = { id: role, name: people[role], email: `${role}@agenzia.example`, role }
  const session = () => ({ id: role, createdAt: now(), updatedAt: now() })
  const getSession = async () => ({
    user: { ...user, banned: false, twoFactorEnabled: true, mustChangePassword: false },
    session: session(),
  })
  return { api: { getSession } } as unknown as StaffAuth
}
