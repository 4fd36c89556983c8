/** Keys of the browser's store, as the specification names them. */
export const lastBookingKey = 'lastBookingId'
export const bookingDataKey = 'bookingData'
export const travelersDataKey = 'travelersData'
export const paymentDataKey = 'paymentData'

/** What is typed on /booking, for the time of the tab; it goes when the booking has been made. */
export const directBookingDraftKey = 'booking_draft'
