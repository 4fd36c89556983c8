import { sql } from 'drizzle-orm'
import { normaliseIban } from '../../../domain/accounts/iban.ts'
import type { PaymentStatus } from '../../../domain/booking/bookings.ts'
import { type Instalment, nextStep } from '../../../domain/booking/payment-plan.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { StatementLine } from '../../../domain/money/statements.ts'
import type { Cents } from '../../../domain/money.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'
import type { Deps } from '../../platform/deps.ts'
import { camtFile } from './write-files.ts'

/** Enough lines for trying out an import. */
const most = 40

export type AwaitedTransfer = { iban: string; payer: string; text: string; cents: Cents }

type Row = {
  payer: string
  text: string
  totalPrice: number
  depositAmount: number
  amountPaid: number
  paymentPlan: Instalment[] | null
  paymentStatus: PaymentStatus
  iban: string
}

/** The next transfer of every booking that is not paid yet, the newest first. */
export async function awaitedTransfers(db: Db, today: IsoDate): Promise<AwaitedTransfer[]> {
  const rows = await selectRows<Row>(
    db,
    sql`select b.contact_name as payer, b.payment_reference as text, (b.total_price * 100)::int as "totalPrice",
      (b.deposit_amount * 100)::int as "depositAmount", (b.amount_paid * 100)::int as "amountPaid",
      b.payment_plan as "paymentPlan", b.payment_status as "paymentStatus",
      coalesce(i.iban, b.configured_account->>'iban') as iban
      from travel_bookings b left join booking_links l on l.id = b.booking_link_id
      left join saved_ibans i on i.id = coalesce(b.iban_id, l.iban_id)
      where b.status in ('pending', 'payment_initiated', 'confirmed') and b.total_price > b.amount_paid
        and b.payment_status not in ('paid', 'not_required', 'refunded') and b.payment_reference is not null
        and coalesce(i.iban, b.configured_account->>'iban') is not null and b.start_date > ${today}
      order by b.created_at desc, b.id limit ${most}`,
  )
  return rows.map(({ payer, text, iban, paymentStatus, ...booking }) => ({
    iban: normaliseIban(iban),
    payer: payer.toUpperCase(),
    text,
    cents:
      nextStep({ ...booking, balanceDueDate: null }, paymentStatus === 'deposit_paid')?.open ?? 0,
  }))
}

type Told = Pick<AwaitedTransfer, 'cents' | 'payer' | 'text'>

export function transferLine(date: IsoDate, { cents, payer, text }: Told): StatementLine {
  return {
    date,
    valueDate: date,
    amountCents: cents,
    bankId: null,
    payer,
    payerIban: null,
    text,
  }
}

/**
 * The number of transfers in such a file, by account. With real data there is none, because the bank provides
 * the files.
 */
export async function trialTransfers({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  if ((await figuresMode(db)) === 'real') return counts
  for (const { iban } of await awaitedTransfers(db, todayInRome(now()))) {
    counts.set(iban, (counts.get(iban) ?? 0) + 1)
  }
  return counts
}

/** A bank file for a day on which everyone has paid, for trying the Cassa with one's own bookings. */
export async function trialStatement(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  account: string,
): Promise<Uint8Array> {
  if ((await figuresMode(db)) === 'real') throw new DomainError('NOT_FOUND')
  const today = todayInRome(now())
  const iban = normaliseIban(account)
  const awaited = (await awaitedTransfers(db, today)).filter((one) => one.iban === iban)
  if (awaited.length === 0) throw new DomainError('NOT_FOUND')
  return camtFile(
    iban,
    awaited.map((one) => transferLine(today, one)),
    '08',
  )
}
