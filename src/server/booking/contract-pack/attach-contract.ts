import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/describe-error.ts'
import type { Attachment } from '../../platform/mail/mailer.ts'
import type { QueuedMail } from '../../platform/mail/outbox.ts'
import { contractFileOf } from './contract-pack.ts'

/** Mails that make, change or confirm a contract carry it, because the law requires it on a durable medium. */
const withContract: readonly string[] = [
  'booking_received',
  'booking_changed',
  'plan_changed',
  'payment_confirmed',
]

/** After this many failed attempts the mail is sent without its PDF, because it also says how to pay. */
const triesForPaper = 3

export type AttachDeps = Pick<Deps, 'db' | 'now' | 'log' | 'catalogue' | 'publicUrl'>

export async function attachContract(
  deps: AttachDeps,
  { kind, bookingId, attempts }: QueuedMail,
): Promise<Attachment[]> {
  if (!bookingId || !withContract.includes(kind)) return []
  try {
    const paper = await contractFileOf(deps, bookingId)
    if (!paper) return []
    const { name, file } = paper
    return [{ filename: name, content: Buffer.from(file), contentType: 'application/pdf' }]
  } catch (error) {
    if (attempts <= triesForPaper) throw error
    deps.log.error({ kind, err: describeError(error) }, 'mail goes without its contract')
    return []
  }
}
