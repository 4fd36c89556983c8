import { receiptCode } from '../../../domain/money/receipts.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Attachment } from '../../platform/mail/mailer.ts'
import type { QueuedMail } from '../../platform/mail/outbox.ts'
import { drawPaper } from '../../platform/pdf/draw-paper.ts'
import { issuerOf } from '../../platform/pdf/issuer.ts'
import { receiptIdOf } from './mails.ts'
import type { ReceiptPaper } from './receipt-pdf.tsx'
import { findReceipt } from './store.ts'

/** The mail is useless without its PDF: if that can't be drawn, the mail waits and is retried. */
export async function attachReceipt(
  deps: Pick<Deps, 'db' | 'catalogue' | 'publicUrl'>,
  { kind, dedupeKey }: Pick<QueuedMail, 'kind' | 'dedupeKey'>,
): Promise<Attachment[]> {
  if (kind !== 'receipt') return []
  const receipt = await findReceipt(deps.db, receiptIdOf(dedupeKey))
  if (!receipt) throw new Error('The receipt of this mail does not exist')
  const content = Buffer.from(
    await drawPaper<ReceiptPaper>('receipt', { receipt, issuer: issuerOf(deps) }),
  )
  return [{ filename: `${receiptCode(receipt)}.pdf`, content, contentType: 'application/pdf' }]
}
