import type { PageRoute } from '../page-route.tsx'

/** The routes of the back office; all are loaded lazily. */
export const adminRoutes: PageRoute[] = [
  { path: 'admin/login', lazy: () => import('./shell/login-page.tsx') },
  { path: 'admin/ferma/:token', lazy: () => import('./staff/stop-page.tsx') },
  { path: 'coordinatore/:departure?', lazy: () => import('./road/road-page.tsx') },
  {
    lazy: () => import('./shell/admin-shell.tsx'),
    children: [
      { path: 'generatore', lazy: () => import('./links/generator-page.tsx') },
      {
        path: 'admin',
        children: [
          { index: true, lazy: () => import('./today/today-page.tsx') },
          { path: 'bookings', lazy: () => import('./bookings/bookings-page.tsx') },
          { path: 'cassa', lazy: () => import('./cassa/cassa-page.tsx') },
          { path: 'departures/:departureId/camere', lazy: () => import('./rooms/rooms-page.tsx') },
          { path: 'departures', lazy: () => import('./departures/departures-page.tsx') },
          { path: 'redazione', lazy: () => import('./catalogue/catalogue-page.tsx') },
          { path: 'redazione/storia', lazy: () => import('./catalogue/history-page.tsx') },
          { path: 'redazione/*', lazy: () => import('./catalogue/document-page.tsx') },
          { path: 'messages', lazy: () => import('./contact/contact-page.tsx') },
          { path: 'reviews', lazy: () => import('./reviews/reviews-page.tsx') },
          { path: 'documents', lazy: () => import('./documents/documents-page.tsx') },
          { path: 'free-links', lazy: () => import('./links/free-links-page.tsx') },
          { path: 'passport-links', lazy: () => import('./links/passport-links-page.tsx') },
          { path: 'links', lazy: () => import('./links/links-page.tsx') },
          { path: 'ibans', lazy: () => import('./accounts/accounts-page.tsx') },
          { path: 'whatsapp', lazy: () => import('./whatsapp/whatsapp-page.tsx') },
          { path: 'outbox', lazy: () => import('./mail/mail-page.tsx') },
          { path: 'audit', lazy: () => import('./audit/audit-page.tsx') },
          { path: 'staff', lazy: () => import('./staff/staff-page.tsx') },
          { path: 'system', lazy: () => import('./watch/watch-page.tsx') },
          { path: 'people', lazy: () => import('./people/people-page.tsx') },
          { path: 'settings', lazy: () => import('./settings/settings-page.tsx') },
          { path: 'claims', lazy: () => import('./claims/claims-page.tsx') },
          { path: 'account', lazy: () => import('./account/account-page.tsx') },
          { path: 'tasks', lazy: () => import('./tasks/tasks-page.tsx') },
          { path: '*', lazy: () => import('./shell/unknown-page.tsx') },
        ],
      },
    ],
  },
]
