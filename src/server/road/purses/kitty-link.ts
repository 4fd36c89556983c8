import { path } from '../../../contract/pages.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { kittyName, kittyOf, namesInKitty } from '../../../domain/road/kitty.ts'
import { personKey } from '../../../domain/road/person-key.ts'
import { shortNamesOf } from '../../../domain/road/short-names.ts'
import { isOpenOn } from '../../../domain/road/window.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { drawToken, hashOf, isToken } from '../../trip/access/keys.ts'
import { type Leading, ledView, requireLed } from '../access/led-departures.ts'
import { entriesOfDeparture } from '../diary/store.ts'
import { groupOf } from '../place/store.ts'
import { departureOfKitty, eraseKittyOf, keepKittyLink, kittyLinkOf } from './store.ts'

type Asking = Leading & Pick<Deps, 'publicUrl'> & { actor: Actor }

/** Makes the group's link. Every new link ends the previous one. */
export async function makeKittyLink(deps: Asking, departureId: string): Promise<string> {
  await requireLed(deps, departureId)
  return deps.db.transaction(async (tx) => {
    const generation = ((await kittyLinkOf(tx, departureId))?.generation ?? 0) + 1
    // Random, not derived from the generation: after the kitty is erased the generations start again at 1.
    const token = drawToken()
    await keepKittyLink(tx, { departureId, generation, tokenHash: hashOf(token) })
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'kitty_link_made',
      entity: 'departure',
      entityId: departureId,
    })
    return `${deps.publicUrl}/#${path('kitty', { token })}`
  })
}

/** The short names of the travellers, by key. */
export async function kittyNames(db: Db, departureId: string): Promise<Map<string, string>> {
  const bookings = await groupOf(db, departureId)
  return shortNamesOf(
    bookings.flatMap((booking) =>
      booking.travelers.map(({ firstName, lastName }, seat) => ({
        key: personKey(booking, seat),
        firstName,
        lastName,
      })),
    ),
  )
}

/** The kitty for anyone with the link, while the departure is open to its coordinators. */
export async function viewKitty(deps: Pick<Deps, 'db' | 'now' | 'catalogue'>, token: string) {
  const row = isToken(token) ? await departureOfKitty(deps.db, hashOf(token)) : undefined
  const led = row && ledView(deps, row)
  if (!led || !isOpenOn(led, todayInRome(deps.now()))) throw new DomainError('KITTY_NOT_FOUND')
  const [entries, travellers] = await Promise.all([
    entriesOfDeparture(deps.db, led.row.id),
    kittyNames(deps.db, led.row.id),
  ])
  const names = namesInKitty(travellers, entries)
  const kitty = kittyOf(entries)
  const name = (key: string) => kittyName(names, key)
  return {
    title: led.title,
    startDate: led.startDate,
    endDate: led.endDate,
    closesOn: led.closesOn,
    put: kitty.put,
    spent: kitty.spent,
    left: kitty.left,
    people: kitty.standings.map(({ person, put, share }) => ({ name: name(person), put, share })),
    expenses: kitty.expenses.map(({ body }) => ({
      what: body.what,
      amount: body.amount,
      paidBy: body.paidBy ? name(body.paidBy) : null,
      people: body.people.map(name),
    })),
    payments: kitty.payments.map(({ from, to, amount }) => ({
      from: name(from),
      to: name(to),
      amount,
    })),
  }
}

export async function eraseKitty(
  deps: Leading & { actor: Actor },
  departureId: string,
): Promise<number> {
  await requireLed(deps, departureId)
  return deps.db.transaction(async (tx) => {
    const erased = await eraseKittyOf(tx, departureId)
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'kitty_erased',
      entity: 'departure',
      entityId: departureId,
      after: { entries: erased },
    })
    return erased
  })
}
