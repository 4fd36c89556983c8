import { openSecrets } from '../db/sealed-fields.ts'
import type { Mail, QueuedMail } from './outbox.ts'

const markOf = (name: string) => `⟨riservato-${name}⟩`

/**
 * Replaces links that open something for their holder by placeholders, so that staff or a backup can't read
 * them in a stored mail. They are put back when the mail is sent.
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

/** The mail as its recipient receives it. */
export function withSecrets(mail: QueuedMail): QueuedMail {
  let { html, text } = mail
  for (const [name, value] of Object.entries(openSecrets(mail.secrets ?? {}))) {
    html = html.replaceAll(markOf(name), value)
    text = text.replaceAll(markOf(name), value)
  }
  return { ...mail, html, text }
}
