import { path } from '../../../contract/pages.ts'
import { kindOf, type SingleKey } from '../../../domain/catalogue/documents.ts'
import { asRecord, textOf } from '../../../domain/catalogue/form-shape.ts'

const singlePages: Readonly<Record<SingleKey, string>> = {
  brand: path('contact'),
  organiser: path('terms'),
  campaign: path('home'),
  seasons: path('trips'),
  'page/home': path('home'),
  'page/travels': path('trips'),
  'page/about': path('about'),
  'page/team': path('team'),
  'page/contact': path('contact'),
  'page/group-trips': path('groupTrips'),
  'page/faq': path('faq'),
  'legal/information-form': path('informationForm'),
  'legal/conditions': path('terms'),
  'legal/privacy': path('privacyPolicy'),
  'legal/cookies': path('cookiePolicy'),
  'legal/accessibility': path('accessibility'),
}

/** The page that shows a document best. */
export function previewPath(key: string, document: unknown): string {
  const known = kindOf(key)
  if (!known) return singlePages[key as SingleKey] ?? path('home')
  switch (known.kind) {
    case 'trip':
      return path('trip', { id: textOf(asRecord(document).address) || known.id })
    case 'review':
      return path('trip', { id: textOf(asRecord(document).tripId) })
    case 'member':
      return path('teamMember', { id: known.id })
    case 'package':
      return path('trips')
    case 'group-trip':
      return path('groupTrips')
    default:
      return path('home')
  }
}
