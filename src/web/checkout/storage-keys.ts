/** Keys of the browser's store, as the specification names them. */
export const lastBookingKey = 'lastBookingId'
export const bookingDataKey = 'bookingData'
export const travelersDataKey = 'travelersData'
export const paymentDataKey = 'paymentData'
