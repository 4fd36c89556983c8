import { content } from './browser/content.ts'
import type { PageRoute } from './page-route.tsx'
import { CheckoutShell } from './shell/checkout-shell.tsx'
import { PageShell } from './shell/page-shell.tsx'

const directBooking = () => import('./bookings/direct-booking-page.tsx')

/** Forms and payments, with no links around them that lead away. */
const focusedPages: PageRoute[] = [
  { path: 'prenotazione/:token?', lazy: () => import('./bookings/booking-link-page.tsx') },
  { path: 'payment-custom/:bookingId?', lazy: () => import('./payments/payment-page.tsx') },
  { path: 'payment', lazy: () => import('./payments/direct-checkout-page.tsx') },
  { path: 'cassa-comune/:token?', lazy: () => import('./kitty/kitty-page.tsx') },
]

/** Opens without a connection as well, because it waits for no content. */
const placePages: PageRoute[] = [
  { path: 'viaggio/:token?', lazy: () => import('./trip-place/trip-place-page.tsx') },
]

/** The pages before and after the forms, with the header and footer of the site. */
const ordinaryPages: PageRoute[] = [
  { path: 'booking', lazy: directBooking },
  { path: 'ads-special/booking', lazy: directBooking },
  {
    path: 'booking-confirmation/:bookingId?',
    lazy: () => import('./bookings/booking-confirmation-page.tsx'),
  },
  {
    path: 'bank-transfer-confirmation/:bookingId?',
    lazy: () => import('./payments/transfer-confirmation-page.tsx'),
  },
  { path: 'dati-ricevuti/:bookingId?', lazy: () => import('./bookings/data-received-page.tsx') },
  { path: 'booking-success', lazy: () => import('./bookings/booking-success-page.tsx') },
  { path: 'payment-assistance', lazy: () => import('./payments/payment-assistance-page.tsx') },
  { path: 'verifica-prenotazioni', lazy: () => import('./documents/documents-page.tsx') },
  { path: 'verifica-success', lazy: () => import('./documents/documents-received-page.tsx') },
  {
    path: 'passport-verification',
    lazy: () => import('./verification/passport-verification-page.tsx'),
  },
  {
    path: 'passport-verification-success',
    lazy: () => import('./verification/passport-verification-success-page.tsx'),
  },
  { path: 'recensione/:token?', lazy: () => import('./review-page/review-page.tsx') },
  {
    path: 'lista-attesa/:token?',
    lazy: () => import('./waiting-list/waiting-entry-page.tsx'),
  },
  { path: 'nuove-date/:token?', lazy: () => import('./date-alerts/date-alert-page.tsx') },
  { path: 'i-nostri-conti', lazy: () => import('./accounts/official-accounts-page.tsx') },
  { path: 'pdf', lazy: () => import('./documents/pdf-page.tsx') },
]

const trips = () => [content('checkout')]

/** Booking, payment, verification: never prerendered, each page in its own chunk. */
export const checkoutRoutes: PageRoute[] = [
  { Component: CheckoutShell, data: trips, children: focusedPages },
  { Component: CheckoutShell, children: placePages },
  { Component: PageShell, data: trips, children: ordinaryPages },
]
