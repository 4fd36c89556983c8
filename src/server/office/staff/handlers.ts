import { confirmIdentity } from '../../access/staff/confirm-identity.ts'
import {
  changeRole,
  createMember,
  deactivateMember,
  endSessions,
  listMembers,
  reactivateMember,
  resetPassword,
  resetSecondFactor,
} from '../../access/staff/manage-staff.ts'
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '../../access/staff/own-sessions.ts'
import { requireFreshSignIn } from '../../access/staff/require-fresh-sign-in.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import { adminApi } from '../../http/admin-api.ts'
import { requireWithinLimit } from '../../http/rate-limit.ts'

export const accountHandlers = {
  me: adminApi.account.me.handler(async ({ context }) => ({
    ...context.staff,
    hasSampleFigures: (await figuresMode(context.db)) === 'sample',
  })),
  confirm: adminApi.account.confirm.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'confirmation', context.staff.id)
    await confirmIdentity(context, input)
    return { ok: true as const }
  }),
  sessions: adminApi.account.sessions.handler(async ({ context }) => ({
    sessions: await listOwnSessions(context),
  })),
  endSession: adminApi.account.endSession.handler(async ({ input, context }) => {
    await endOwnSession(context, input.id)
    return { ok: true as const }
  }),
  endOtherSessions: adminApi.account.endOtherSessions.handler(async ({ context }) => ({
    ended: await endOtherSessions(context),
  })),
}

export const staffHandlers = {
  list: adminApi.staff.list.handler(async ({ context }) => ({
    members: await listMembers(context),
  })),
  create: adminApi.staff.create.handler(({ input, context }) => createMember(context, input)),
  changeRole: adminApi.staff.changeRole.handler(({ input, context }) =>
    changeRole(context, input.id, input.role),
  ),
  deactivate: adminApi.staff.deactivate.handler(({ input, context }) =>
    deactivateMember(context, input.id),
  ),
  reactivate: adminApi.staff.reactivate.handler(({ input, context }) =>
    reactivateMember(context, input.id),
  ),
  resetPassword: adminApi.staff.resetPassword.handler(async ({ input, context }) => {
    await requireFreshSignIn(context)
    return resetPassword(context, input.id)
  }),
  resetSecondFactor: adminApi.staff.resetSecondFactor.handler(async ({ input, context }) => {
    await requireFreshSignIn(context)
    return resetSecondFactor(context, input.id)
  }),
  endSessions: adminApi.staff.endSessions.handler(async ({ input, context }) => ({
    ok: true as const,
    ended: await endSessions(context, input.id),
  })),
}
