import { createTransport } from 'nodemailer'
import type { Deps } from '../deps.ts'
import type { QueuedMail } from './outbox.ts'

export type Attachment = { filename: string; content: Buffer; contentType: string }
export type Mailer = {
  send: (mail: QueuedMail, attachments: Attachment[]) => Promise<void>
  close: () => void
}

/** Well below the lifetime of a claim: a mail server that hangs must not let a second worker begin. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/** Without `SMTP_URL` there is no mailer: mail stays in the outbox, where staff can read it. */
export function createMailer({
  env,
  catalogue,
}: Pick<Deps, 'env' | 'catalogue'>): Mailer | undefined {
  if (!env.SMTP_URL) return undefined
  // One connection that stays open: signing in for every mail takes longer than sending it. Retries are left
  // to the outbox: the pool would retry forever, beyond the lifetime of a claim.
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
        // A crash between sending and recording sends the same mail twice: both carry the same id.
        messageId: `<${mail.id}@${new URL(brand.siteUrl).hostname}>`,
      })
    },
    close: () => transport.close({ force: true }),
  }
}
