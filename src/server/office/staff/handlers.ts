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
  deviceName,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '../../access/staff/own-sessions.ts'
import { requireFreshSignIn } from '../../access/staff/require-fresh-sign-in.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import { adminApi, type StaffContext } from '../../http/admin-api.ts'
import { requireWithinLimit } from '../../http/rate-limit.ts'
import { addressForPhones } from '../../platform/address-for-phones.ts'

export const accountHandlers = {
  me: adminApi.account.me.handler(async ({ context }) => ({
    ...context.staff,
    hasSampleFigures: (await figuresMode(context.db)) === 'sample',
    phoneOrigin: addressForPhones(context.env),
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

/** Access can't be given or taken with a stolen session alone. */
async function delicately(context: StaffContext) {
  await requireFreshSignIn(context)
  const { address, headers } = context
  return { ...context, origin: { address, device: deviceName(headers.get('user-agent') ?? '') } }
}

export const staffHandlers = {
  list: adminApi.staff.list.handler(async ({ context }) => ({
    members: await listMembers(context),
  })),
  create: adminApi.staff.create.handler(async ({ input, context }) =>
    createMember(await delicately(context), input),
  ),
  changeRole: adminApi.staff.changeRole.handler(async ({ input, context }) =>
    changeRole(await delicately(context), input.id, input.role, input.leadsAs),
  ),
  deactivate: adminApi.staff.deactivate.handler(async ({ input, context }) =>
    deactivateMember(await delicately(context), input.id),
  ),
  reactivate: adminApi.staff.reactivate.handler(async ({ input, context }) =>
    reactivateMember(await delicately(context), input.id),
  ),
  resetPassword: adminApi.staff.resetPassword.handler(async ({ input, context }) =>
    resetPassword(await delicately(context), input.id),
  ),
  resetSecondFactor: adminApi.staff.resetSecondFactor.handler(async ({ input, context }) =>
    resetSecondFactor(await delicately(context), input.id),
  ),
  endSessions: adminApi.staff.endSessions.handler(async ({ input, context }) => ({
    ok: true as const,
    ended: await endSessions(context, input.id),
  })),
}
