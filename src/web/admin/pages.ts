import {
  Activity,
  BadgeCheck,
  Banknote,
  FileImage,
  Gift,
  History,
  IdCard,
  Link2,
  type LucideIcon,
  Mail,
  MessageSquare,
  PenLine,
  Phone,
  PlaneTakeoff,
  Settings,
  ShieldCheck,
  Star,
  Sun,
  Ticket,
  Unlink,
  UserRoundCog,
  Users,
  Wallet,
} from 'lucide-react'
import { path, roadPath } from '../../contract/pages.ts'

/** Addresses of the back office; no public page links to them. */
export const staffPaths = {
  today: path('admin'),
  login: path('adminLogin'),
  stop: '/admin/ferma',
  bookings: '/admin/bookings',
  cassa: '/admin/cassa',
  departures: '/admin/departures',
  catalogue: '/admin/redazione',
  messages: '/admin/messages',
  reviews: '/admin/reviews',
  documents: '/admin/documents',
  generator: path('generator'),
  freeLinks: path('adminFreeLinks'),
  passportLinks: path('adminPassportLinks'),
  links: '/admin/links',
  ibans: '/admin/ibans',
  whatsapp: '/admin/whatsapp',
  outbox: '/admin/outbox',
  audit: '/admin/audit',
  staff: '/admin/staff',
  people: '/admin/people',
  system: '/admin/system',
  settings: '/admin/settings',
  claims: '/admin/claims',
  account: '/admin/account',
  tasks: path('adminTasks'),
  /** The coordinators' page, outside the shell. */
  road: roadPath,
} as const

/** Only addresses of the back office: an external link must not choose where a sign-in leads. */
export function safeReturn(wanted: string | null): string {
  return wanted && /^\/(?:admin(?:[/?]|$)|generatore(?:\?|$)|coordinatore(?:[/?]|$))/.test(wanted)
    ? wanted
    : staffPaths.today
}

export function roomsPath(departureId: string): string {
  return `${staffPaths.departures}/${departureId}/camere`
}

export function bookingPath(id: string): string {
  return `${staffPaths.bookings}?booking=${id}`
}

export type StaffPage = {
  to: string
  label: string
  icon: LucideIcon
  /** The call without which the page has nothing to show: without the right to it the page is hidden. */
  needs: readonly [group: string, call: string]
}

export type StaffSection = { title?: string; pages: readonly StaffPage[] }

/** The last two parameters name the call without which the page has nothing to show. */
const page = (
  to: string,
  label: string,
  icon: LucideIcon,
  ...needs: StaffPage['needs']
): StaffPage => ({
  to,
  label,
  icon,
  needs,
})

/** The sidebar, top to bottom. */
export const staffSections: readonly StaffSection[] = [
  {
    pages: [
      page(staffPaths.today, 'Oggi', Sun, 'today', 'summary'),
      page(staffPaths.bookings, 'Prenotazioni', Ticket, 'bookings', 'list'),
      page(staffPaths.cassa, 'Cassa', Wallet, 'cassa', 'entries'),
      page(staffPaths.departures, 'Partenze', PlaneTakeoff, 'departures', 'list'),
      page(staffPaths.messages, 'Messaggi', MessageSquare, 'contact', 'list'),
      page(staffPaths.reviews, 'Recensioni', Star, 'reviews', 'list'),
      page(staffPaths.documents, 'Documenti', FileImage, 'documents', 'list'),
    ],
  },
  {
    title: 'Link',
    pages: [
      page(staffPaths.generator, 'Generatore link', Link2, 'links', 'generateForIban'),
      page(staffPaths.freeLinks, 'Link gratuiti', Gift, 'links', 'generateFree'),
      page(staffPaths.passportLinks, 'Verifica passaporto', IdCard, 'verificationLinks', 'list'),
      page(staffPaths.links, 'Tutti i link', Unlink, 'links', 'list'),
    ],
  },
  {
    title: 'Amministrazione',
    pages: [
      page(staffPaths.catalogue, 'Redazione', PenLine, 'catalogue', 'list'),
      page(staffPaths.ibans, 'Conti bancari', Banknote, 'accounts', 'list'),
      page(staffPaths.whatsapp, 'Numeri WhatsApp', Phone, 'whatsappNumbers', 'list'),
      page(staffPaths.outbox, 'Posta in uscita', Mail, 'mail', 'list'),
      page(staffPaths.audit, 'Registro', History, 'audit', 'list'),
      page(staffPaths.staff, 'Staff', Users, 'staff', 'list'),
      page(staffPaths.people, 'Dati personali', ShieldCheck, 'people', 'find'),
      page(staffPaths.settings, 'Impostazioni', Settings, 'settings', 'get'),
      page(staffPaths.claims, 'Numeri e garanzie', BadgeCheck, 'claims', 'list'),
      page(staffPaths.system, 'Stato del sistema', Activity, 'watch', 'state'),
    ],
  },
]

/** Pages in the menu of the signed-in person and in the search. */
export const ownPages: readonly StaffPage[] = [
  page(staffPaths.account, 'Il mio account', UserRoundCog, 'account', 'me'),
]

const allPages = [...staffSections.flatMap(({ pages }) => pages), ...ownPages]

/** The page of an address, to check the rights. */
export function staffPageOf(pathname: string): StaffPage | undefined {
  return allPages.find(({ to }) => to === pathname)
}
