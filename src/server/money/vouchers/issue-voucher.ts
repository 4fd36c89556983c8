import type { IsoDate } from '../../../domain/dates.ts'
import { drawVoucherCode } from '../../../domain/money/vouchers.ts'
import type { Cents } from '../../../domain/money.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { secureRandom } from '../../platform/random.ts'
import { voucherMail } from './mails.ts'
import { insertVoucher, type Voucher } from './store.ts'

export type VoucherToIssue = {
  amount: Cents
  expiresOn: IsoDate
  holderName: string
  holderEmail: string
  originBookingId?: string | undefined
  /** The part that earlier vouchers had paid for that booking; the rest replaces money. */
  paidByVoucher?: Cents | undefined
  note?: string | undefined
  submissionId: string
  actor: Actor
}

/** Issues a voucher and queues its mail; undefined where the same form has issued it before. */
export async function issueVoucher(
  tx: Tx,
  deps: Deps,
  { actor, paidByVoucher = 0, ...values }: VoucherToIssue,
): Promise<Voucher | undefined> {
  const voucher = await insertVoucher(tx, {
    ...values,
    remaining: values.amount,
    code: drawVoucherCode(secureRandom),
    issuedBy: actor.name,
  })
  if (!voucher) return undefined
  await queueEmail(tx, voucherMail(deps, voucher, paidByVoucher))
  await writeAudit(tx, {
    actor,
    action: 'voucher_issued',
    entity: 'ledger',
    entityId: voucher.id,
    after: {
      amount: voucher.amount,
      expiresOn: voucher.expiresOn,
      bookingId: voucher.originBookingId,
    },
  })
  return voucher
}
