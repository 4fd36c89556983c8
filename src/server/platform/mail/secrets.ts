import { openSecrets } from '../db/sealed-fields.ts'
import type { Mail, QueuedMail } from './outbox.ts'

const markOf = (name: string) => `⟨riservato-${name}⟩`

/**
 * What opens something for its holder alone stands in no mail that staff or a backup can read: its
 * place is kept, and it is put there when the mail leaves.
 */
export function hideSecrets(mail: Mail, values: readonly string[]): Mail {
  const secrets = { ...mail.secrets }
  let { html, text } = mail
  for (const value of values.filter(Boolean)) {
    const name = String(Object.keys(secrets).length + 1)
    secrets[name] = value
    html = html.replaceAll(value, markOf(name))
    text = text.replaceAll(value, markOf(name))
  }
  return { ...mail, html, text, secrets }
}

/** The mail as its recipient gets it. */
export function withSecrets(mail: QueuedMail): QueuedMail {
  let { html, text } = mail
  for (const [name, value] of Object.entries(openSecrets(mail.secrets ?? {}))) {
    html = html.replaceAll(markOf(name), value)
    text = text.replaceAll(markOf(name), value)
  }
  return { ...mail, html, text }
}
