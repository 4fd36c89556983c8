import { sql } from 'drizzle-orm'
import { type Act, type Agency, type BookingNow, bookingsOf, today } from '../agency.ts'
import type { Dice } from '../dice.ts'
import { bankFiles, findBooking, selectRows, viewShares } from '../house.ts'
import { isLive, known } from './make-it-so.ts'
import { beginShares } from './shares.ts'

const isSharing = ({ paysByShare, status, travelers }: BookingNow) =>
  paysByShare && isLive({ status }) && travelers.length > 1

/** A booking paid by shares, preferably with one paid; if there is none, one is switched to shares. */
async function sharingParty(agency: Agency, dice: Dice): Promise<BookingNow | undefined> {
  if (!(await bookingsOf(agency)).some(isSharing)) await beginShares(agency)
  const sharing = (await bookingsOf(agency)).filter(isSharing)
  const rows = await selectRows<{ id: string }>(
    agency.db,
    sql`select distinct booking_id as id from booking_payments where share_seat > 0`,
  )
  const paid = new Set(rows.map(({ id }) => id))
  const begun = sharing.filter(({ id }) => paid.has(id))
  return dice.oneOfTheFirst(begun.length > 0 && !dice.onceIn(4) ? begun : sharing)
}

async function sharesOf({ db, deps }: Agency, id: string) {
  const booking = await findBooking(db, id)
  return booking ? (await viewShares(deps, booking, 0)).shares : []
}

type Shares = Awaited<ReturnType<typeof sharesOf>>

/** One traveller transfers their share, exact amount and causale, and the line is booked. */
async function payOneShare(
  agency: Agency,
  dice: Dice,
  { iban }: BookingNow,
  shares: Shares,
): Promise<void> {
  if (!iban) return
  const open = shares.flatMap(({ name, due }) => (due ? [{ name, due }] : []))
  // Preferably a friend and not the person who booked, because only friends change seats.
  const share = dice.oneOfTheFirst(open.toReversed())
  const format = dice.oneOf(bankFiles)
  if (!share || !format) return
  const [name, write] = format
  const { cassa } = agency.administrator
  const line = {
    date: today(agency),
    valueDate: today(agency),
    amountCents: share.due.amount,
    bankId: null,
    payer: share.name,
    payerIban: null,
    text: share.due.causale,
  }
  const file = new File([Uint8Array.from(await write(iban, [line]))], name)
  await agency.attempt('cassa.import', async () => {
    const told = await cassa.import({ file, account: iban })
    for (let step = await told.next(); !step.done; ) step = await told.next()
  })
  const page = await agency.attempt('cassa.entries', () =>
    cassa.entries({ view: 'open', page: 1, pageSize: 20 }),
  )
  const entryIds = page?.certain ?? []
  if (entryIds.length === 0) return
  await agency.attempt('cassa.bookCertain', () => cassa.bookCertain({ entryIds }))
}

/** Somebody joins, one of the friends leaves, or the friends change seats. */
function another(people: ReturnType<typeof known>, dice: Dice) {
  const [first, ...others] = people
  if (!first) return people
  const friend = { ...first, firstName: 'Nuovo', lastName: 'Amico', type: 'adult' as const }
  const gone = dice.roll(others.length)
  const changes = [
    [first, ...others.filter((_, index) => index !== gone)],
    [first, friend, ...others],
    ...(others.length > 1 ? [[first, ...others.toReversed()]] : []),
  ]
  return dice.oneOf(changes) ?? people
}

/** Pays a share or changes the party, never both, so that the payer is known from the step before. */
async function changeSharingParty(agency: Agency, dice: Dice): Promise<void> {
  const now = await sharingParty(agency, dice)
  if (!now) return
  const shares = await sharesOf(agency, now.id)
  const someOnePaid = shares.some(({ seat, received }) => seat > 0 && received > 0)
  if (!someOnePaid || dice.onceIn(4)) return payOneShare(agency, dice, now, shares)
  await agency.attempt('bookings.changeTravellers, sharing', () =>
    agency.consultant.bookings.changeTravellers({
      id: now.id,
      version: now.version,
      contactEmail: now.contactEmail || 'nessuno@example.com',
      contactPhone: now.contactPhone || '+39 333 000 9999',
      travelers: another(known(now), dice),
    }),
  )
}

export const sharingPartyActs: readonly Act[] = [
  { name: 'the party of a booking with shares changes', weight: 14, run: changeSharingParty },
]
