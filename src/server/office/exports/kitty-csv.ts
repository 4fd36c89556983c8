import { entriesOf, struckIn } from '../../../domain/road/entries.ts'
import { kittyName, kittyOf, namesInKitty } from '../../../domain/road/kitty.ts'
import type { Db } from '../../platform/db/client.ts'
import { entriesOfDeparture } from '../../road/diary/store.ts'
import { kittyNames } from '../../road/purses/kitty-link.ts'
import { csvLine } from './csv.ts'

/** The group's own money, for the group: payments, expenses and how they were settled. */
export async function* kittyCsv(db: Db, departureId: string): AsyncGenerator<string> {
  const entries = await entriesOfDeparture(db, departureId)
  const names = namesInKitty(await kittyNames(db, departureId), entries)
  const name = (key: string) => kittyName(names, key)
  const struck = struckIn(entries)
  const day = (moment: string) => ({ day: moment.slice(0, 10) })
  yield csvLine(['Giorno', 'Che cosa', 'Chi', 'Per chi', 'Importo', 'Note'])
  for (const { id, writtenAt, body } of entriesOf(entries, 'kitty_in')) {
    const note = struck.has(id) ? 'Annullato' : ''
    yield csvLine([
      day(writtenAt),
      'Versamento',
      name(body.person),
      '',
      { cents: body.amount },
      note,
    ])
  }
  for (const { id, writtenAt, body } of entriesOf(entries, 'kitty_out')) {
    const note = struck.has(id) ? 'Annullato' : ''
    const payer = body.paidBy ? name(body.paidBy) : 'Cassa'
    const everybody = body.people.map(name).join(', ')
    yield csvLine([day(writtenAt), body.what, payer, everybody, { cents: body.amount }, note])
  }
  for (const { from, to, amount } of kittyOf(entries).payments) {
    yield csvLine([null, 'Pareggio', name(from), name(to), { cents: amount }, ''])
  }
}
