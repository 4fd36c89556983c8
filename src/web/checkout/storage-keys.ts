/** Keys of the browser's storage, as the specification names them. */
export const lastBookingKey = 'lastBookingId'
export const bookingDataKey = 'bookingData'
export const travelersDataKey = 'travelersData'
export const paymentDataKey = 'paymentData'

/** The booking that this browser made through a link; the link's page finds it when it is opened again. */
export function linkBookingKey(token: string): string {
  return `link_booking_${token}`
}

/** What is typed on /booking, kept as long as the tab; removed once the booking is made. */
export const directBookingDraftKey = 'booking_draft'
