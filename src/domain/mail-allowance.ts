/** How many mails a day may be sent to one address because it was typed into a public page. */
export const mailAllowance = {
  /** Copies of messages sent through a form, whoever sent them. */
  form: 3,
  /** Mails about bookings without a private link. */
  directBooking: 5,
} as const

export type MailAllowance = keyof typeof mailAllowance

const dotless = new Set(['gmail.com', 'googlemail.com'])

/** Normalises an address to its mailbox: ignores capitals, anything after a plus, and dots at Gmail. */
export function mailboxOf(email: string): string {
  const text = email.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  if (at === -1) return text
  const [host, [name = '']] = [text.slice(at + 1), text.slice(0, at).split('+')]
  return `${dotless.has(host) ? name.replaceAll('.', '') : name}@${host}`
}
