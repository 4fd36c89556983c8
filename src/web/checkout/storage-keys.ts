/** Keys of the browser's store, as the specification names them. */
export const lastBookingKey = 'lastBookingId'
export const bookingDataKey = 'bookingData'
export const travelersDataKey = 'travelersData'
export const paymentDataKey = 'paymentData'

/** The booking that this browser has made through a link: opened again, the link knows it. */
export function linkBookingKey(token: string): string {
  return `link_booking_${token}`
}

/** What is typed on /booking, for the time of the tab; it goes when the booking has been made. */
export const directBookingDraftKey = 'booking_draft'
