import { DomainError } from '../../../domain/errors.ts'
import { administratorsMail, type MailKind } from '../../../domain/mail-kinds.ts'
import { isRealSite } from '../../access/staff/require-fresh-sign-in.ts'
import { adminApi, type StaffContext } from '../../http/admin-api.ts'
import { retryAllFailed, retryMail } from '../../platform/mail/retry-mail.ts'
import { withSecrets } from '../../platform/mail/secrets.ts'
import { findMail, mailView, pageOfMails } from '../../platform/mail/store.ts'

function hiddenFrom({ staff }: StaffContext): readonly MailKind[] {
  return staff.role === 'administrator' ? [] : administratorsMail
}

/**
 * Personal links are shown only to their recipients. On a trial without a mail server no mail is sent, so the
 * administrator reads it in the outbox, links included.
 */
function isOnlyMailbox({ staff, env }: StaffContext): boolean {
  return staff.role === 'administrator' && !isRealSite({ env }) && env.SMTP_URL === undefined
}

export const mailHandlers = {
  list: adminApi.mail.list.handler(async ({ input, context }) => ({
    ...(await pageOfMails(
      context.db,
      { ...input, hidden: hiddenFrom(context) },
      { page: input.page, pageSize: input.pageSize },
    )),
    sendingConfigured: context.env.SMTP_URL !== undefined,
  })),
  find: adminApi.mail.find.handler(async ({ input, context }) => {
    const mail = await findMail(context.db, input.id)
    if (!mail) throw new DomainError('NOT_FOUND')
    if (hiddenFrom(context).some((kind) => kind === mail.kind)) throw new DomainError('FORBIDDEN')
    const { html, text } = isOnlyMailbox(context) ? withSecrets(mail) : mail
    return { ...mailView(mail), html, text }
  }),
  retry: adminApi.mail.retry.handler(({ input, context }) => retryMail(context, input.id)),
  retryAllFailed: adminApi.mail.retryAllFailed.handler(async ({ context }) => ({
    queued: await retryAllFailed(context),
  })),
}
