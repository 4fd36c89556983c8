import { createTransport } from 'nodemailer'
import type { Deps } from '../deps.ts'
import type { QueuedMail } from './outbox.ts'

export type Attachment = { filename: string; content: Buffer; contentType: string }
export type Mailer = {
  send: (mail: QueuedMail, attachments: Attachment[]) => Promise<void>
  close: () => void
}

/** Well below the life of a claim: a mail server that hangs must not let a second worker begin. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/** Without `SMTP_URL` there is no mailer: mail waits in the outbox, where staff can read it. */
export function createMailer({
  env,
  catalogue,
}: Pick<Deps, 'env' | 'catalogue'>): Mailer | undefined {
  if (!env.SMTP_URL) return undefined
  // One connection that stays open: signing in anew for every mail takes longer than the mail itself.
  // Trying again is the outbox's business: the pool would do so for ever, beyond the life of a claim.
  const transport = createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    ...patience,
  })
  return {
    async send(mail, attachments) {
      const { brand } = catalogue.current().catalogue
      await transport.sendMail({
        from: env.MAIL_FROM ?? { name: brand.name, address: brand.contactEmail },
        to: mail.recipient,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        attachments,
        // The same message sent twice by a crash between sending and noting carries the same id.
        messageId: `<${mail.id}@${new URL(brand.siteUrl).hostname}>`,
      })
    },
    close: () => transport.close({ force: true }),
  }
}
