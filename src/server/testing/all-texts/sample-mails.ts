import type { MailKind } from '../../../domain/mail-kinds.ts'
import { accessChangeMail, accessStoppedMail } from '../../access/staff/access-mails.ts'
import {
  manyFailuresMail,
  newDeviceMail,
  ownChangeMail,
  passwordResetMail,
  secondFactorOffMail,
  unusualRevealsMail,
} from '../../access/staff/mails.ts'
import { storeAlarmMail } from '../../access/uploads/mails.ts'
import { missingAccountMail } from '../../accounts/report-missing-account.ts'
import { bookingChangedMails, planChangedMail } from '../../booking/bookings/change-mails.ts'
import {
  agencyBookingMail,
  bookingCancelledMail,
  bookingReceivedMail,
  bookingReinstatedMail,
  spotsReleasedMail,
} from '../../booking/bookings/mails.ts'
import { confirmMail, newDatesMail } from '../../booking/date-alerts/mails.ts'
import {
  decisionWarningMail,
  departureCancelledMail,
  departureConfirmedMail,
} from '../../booking/departures/decision-mails.ts'
import { agencyDocumentsMail, documentsReceivedMail } from '../../booking/documents/mails.ts'
import { linkMail } from '../../booking/links/send-link.ts'
import {
  invitationMail as reviewInvitation,
  receivedMail as reviewReceived,
  reminderMail as reviewReminder,
} from '../../booking/reviews/mails.ts'
import {
  joinedMail,
  listClosedMail,
  offerMail,
  offerOverMail,
} from '../../booking/waiting-list/mails.ts'
import { copyForSender, messageForAgency } from '../../contact/contact/mails.ts'
import { requestMail, staffMails, travellerMail } from '../../money/payee/mails.ts'
import {
  agencyCardMail,
  agencyTransferMail,
  cardRefundMail,
  failedRefundMail,
  transferDeclaredMail,
  unexpectedPaymentMail,
} from '../../money/payments/mails.ts'
import { paymentConfirmedMail } from '../../money/payments/received-mails.ts'
import { reminderMail as balanceReminder } from '../../money/payments/reminder-mails.ts'
import { receiptMail } from '../../money/receipts/mails.ts'
import { voucherMail } from '../../money/vouchers/mails.ts'
import { testMail } from '../../office/launch/test-mail.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import { linkMail as placeLinkMail } from '../../trip/access/mails.ts'
import { invitationMail, leaderReminderMail } from '../../trip/party/mails.ts'
import { passkeyAddedMail } from '../../trip/passkeys/mails.ts'
import { requestAnsweredMail } from '../../trip/requests/mails.ts'
import type { Samples } from './samples.ts'

/**
 * Every mail that the site can write, made by the code that writes it: a new kind does not compile without
 * one here.
 */
export function sampleMails(sample: Samples): Readonly<Record<MailKind, Mail | undefined>> {
  const { deps, booking, paid, left, account, member, at } = sample
  const place = { booking, name: 'Marco', email: 'marco@example.com', ...sample.place }
  const change = { ...sample.accessChange }
  return {
    account_change: staffMails(deps, sample.accountTold)[0],
    account_change_requested: requestMail(deps, sample.accountAsked),
    account_changed: travellerMail(deps, booking, sample.iban),
    booking_link: linkMail(deps, sample.link, {
      id: sample.link.id,
      name: 'Giulia Rossi',
      email: 'giulia@example.com',
    }),
    booking_received: bookingReceivedMail(deps, booking, account, {
      promise: sample.promise,
      note: 'Partenza da Bari, come detto al telefono.',
    }),
    plan_changed: planChangedMail(deps, booking, account),
    booking_changed: bookingChangedMails(deps, paid, account, sample.difference)[0],
    booking_address_changed: bookingChangedMails(deps, paid, account, sample.difference)[1],
    booking_cancelled: bookingCancelledMail(deps, left, 5_000),
    booking_reinstated: bookingReinstatedMail(deps, paid),
    spots_released: spotsReleasedMail(deps, booking, 4),
    transfer_declared: transferDeclaredMail(deps, booking, sample.promise),
    payment_confirmed: paymentConfirmedMail(deps, paid, account, sample.received),
    receipt: receiptMail(deps, sample.receiptId, sample.receipt),
    balance_reminder: balanceReminder(deps, paid, account, 'sample'),
    documents_received: documentsReceivedMail(deps, booking, {
      uploadId: 'sample',
      seat: 1,
      retentionDays: 30,
    }),
    departure_confirmed: departureConfirmedMail(deps, paid, 'sample'),
    departure_cancelled: departureCancelledMail(deps, paid, 'sample', {
      reason: 'Non abbiamo raggiunto il numero minimo di partecipanti.',
      asVoucher: 5_000,
    }),
    date_alert_asked: confirmMail(deps, sample.alert),
    date_alert_told: newDatesMail(deps, sample.alert, [booking.startDate]),
    waiting_joined: joinedMail(deps, sample.waiting, sample.departure),
    waiting_offer: offerMail(deps, sample.waiting, sample.departure),
    waiting_expired: offerOverMail(deps, sample.waiting, sample.departure),
    waiting_closed: listClosedMail(deps, sample.waiting, sample.departure),
    review_invitation: reviewInvitation(deps, sample.invited),
    review_reminder: reviewReminder(deps, sample.invited),
    trip_link: placeLinkMail(deps, booking, 'sample'),
    trip_invitation: invitationMail(deps, place),
    trip_passkey_added: passkeyAddedMail(deps, booking, {
      seat: 0,
      recipient: booking.contactEmail,
      id: 'sample',
      at,
    }),
    trip_reminder: leaderReminderMail(deps, booking, ['Marco', 'Anna'], booking.startDate),
    trip_request_answered: requestAnsweredMail(deps, booking, sample.requestAnswer),
    voucher_issued: voucherMail(deps, sample.voucher, 0),
    contact_copy: copyForSender(deps, sample.message),
    contact_agency: messageForAgency(deps, sample.message),
    missing_account: missingAccountMail(deps, booking, account),
    staff_access_changed: accessChangeMail(deps, change, {
      recipient: member.email,
      token: 'gettone-di-prova',
      origin: sample.origin,
    }),
    staff_access_stopped: accessStoppedMail(deps, change, {
      recipient: member.email,
      by: member.email,
      at,
    }),
    staff_new_device: newDeviceMail(deps, member, { ...sample.origin, at, key: 'sample' }),
    staff_password_changed: ownChangeMail(deps, member, { change: 'password', at }),
    staff_second_factor_on: ownChangeMail(deps, member, { change: 'second_factor', at }),
    staff_password_reset: passwordResetMail(deps, member, 'Elena Bassi', at),
    staff_second_factor_off: secondFactorOffMail(deps, member, { by: 'Elena Bassi', at }),
    staff_unusual_reveals: unusualRevealsMail(deps, {
      recipient: member.email,
      name: 'Luca Verdi',
      reveals: { hour: 34, day: 61 },
      day: sample.today,
    }),
    staff_many_failures: manyFailuresMail(deps, member, { failures: 14, day: sample.today }),
    test_mail: testMail(deps, member, at),
    agency_new_booking: agencyBookingMail(deps, booking),
    agency_transfer_declared: agencyTransferMail(deps, booking),
    agency_card_attempted: agencyCardMail(deps, booking),
    agency_unexpected_payment: unexpectedPaymentMail(deps, left, 50_000),
    agency_card_refund: cardRefundMail(deps, left, 50_000),
    agency_refund_failed: failedRefundMail(deps, left, 50_000),
    agency_store_filling: storeAlarmMail(deps, { used: 9.2e9, ceiling: 1e10, today: sample.today }),
    agency_documents_received: agencyDocumentsMail(deps, booking, 'sample'),
    agency_departure_decision: decisionWarningMail(deps, sample.decision, 30),
    agency_review: reviewReceived(deps, sample.invited.review, booking.destinationTitle),
  }
}
