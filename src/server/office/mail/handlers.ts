import { DomainError } from '../../../domain/errors.ts'
import { administratorsMail, type MailKind } from '../../../domain/mail-kinds.ts'
import { adminApi, type StaffContext } from '../../http/admin-api.ts'
import { retryAllFailed, retryMail } from '../../platform/mail/retry-mail.ts'
import { findMail, mailView, pageOfMails } from '../../platform/mail/store.ts'

function hiddenFrom({ staff }: StaffContext): readonly MailKind[] {
  return staff.role === 'administrator' ? [] : administratorsMail
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
    return { ...mailView(mail), html: mail.html, text: mail.text }
  }),
  retry: adminApi.mail.retry.handler(({ input, context }) => retryMail(context, input.id)),
  retryAllFailed: adminApi.mail.retryAllFailed.handler(async ({ context }) => ({
    queued: await retryAllFailed(context),
  })),
}
