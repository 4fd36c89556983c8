import { todayInRome } from '../../../domain/dates.ts'
import { maskedVoucherCode } from '../../../domain/money/vouchers.ts'
import { watchReveals } from '../../access/staff/watch-reveals.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import { openTraveller } from '../../platform/db/sealed-fields.ts'
import type { Deps } from '../../platform/deps.ts'
import { describePerson } from './describe-person.ts'
import { notePerson } from './note-person.ts'
import { dataOf } from './store.ts'

/** The right of access: a copy of all data in a machine-readable form. */
export function exportPerson(deps: Deps & { actor: Actor }, typed: string) {
  const email = typed.toLowerCase()
  return deps.db.transaction(async (tx) => {
    const data = await dataOf(tx, email)
    const { bookings, ...counts } = describePerson(data, deps.now())
    const after = { ...counts, bookings: bookings.length }
    await notePerson(tx, { actor: deps.actor, action: 'person_exported', email, after })
    await watchReveals(tx, deps)
    return {
      fileName: `dati-personali-${todayInRome(deps.now())}.json`,
      data: {
        email,
        exportedAt: deps.now().toISOString(),
        bookings: data.bookings.map(({ searchWords: _words, ...booking }) => ({
          ...booking,
          travelers: booking.travelers.map(openTraveller),
        })),
        messages: data.messages,
        // A booking's mails to companions are left out: they belong to the companions.
        mails: data.mails
          .filter(({ recipient }) => recipient.toLowerCase() === email)
          .map(({ kind, recipient, subject, text, createdAt, sentAt }) => ({
            kind,
            recipient,
            subject,
            text,
            createdAt,
            sentAt,
          })),
        documents: data.documents.map(({ filePath: _path, ...document }) => document),
        cardAttempts: data.cardAttempts,
        reviews: data.reviews.map(({ token: _token, filePath: _path, ...review }) => review),
        requests: data.requests.map(({ names: _names, ...request }) => request),
        dateAlerts: data.dateAlerts.map(({ token: _token, ...alert }) => alert),
        waitingLists: data.waiting.map(({ token: _token, ...entry }) => entry),
        links: data.links.map(({ travelTitle, startDate, endDate, price, ...link }) => ({
          travelTitle,
          startDate,
          endDate,
          price,
          customerName: link.customerName,
          customerEmail: link.customerEmail,
          customerPhone: link.customerPhone,
          createdAt: link.createdAt,
        })),
        vouchers: data.vouchers.map(({ code, submissionId: _form, issuedBy: _by, ...voucher }) => ({
          ...voucher,
          code: maskedVoucherCode(code),
        })),
      },
    }
  })
}
