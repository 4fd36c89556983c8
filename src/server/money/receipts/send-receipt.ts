import { DomainError } from '../../../domain/errors.ts'
import { receiptTitle } from '../../../domain/money/receipts.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { receiptMail } from './mails.ts'
import { findReceipt } from './store.ts'

/**
 * Mails the PDF to the traveller, once per receipt; after that it can be sent again from the booking's mails.
 */
export function sendReceipt(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  { bookingId, receiptId, actor }: { bookingId: string; receiptId: string; actor: Actor },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const receipt = await findReceipt(tx, receiptId)
    // The address is empty when the customer's data was removed on request.
    if (receipt?.bookingId !== bookingId || !receipt.contactEmail)
      throw new DomainError('NOT_FOUND')
    const isNew = await queueEmail(tx, receiptMail(deps, receiptId, receipt))
    if (!isNew) return
    await writeAudit(tx, {
      actor,
      action: 'receipt_sent',
      entity: 'booking',
      entityId: bookingId,
      after: { receipt: receiptTitle(receipt) },
    })
  })
}
