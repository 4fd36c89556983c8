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

/** The addresses inside the back office that no public page leads to. */
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
  /** Of coordinators, outside of the frame. */
  road: roadPath,
} as const

/** Only addresses of the back office: a link from outside must not choose where a sign-in ends. */
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
  /** The call without which the page has nothing to show. */
  needs: readonly [group: string, call: string]
}

export type StaffSection = { title?: string; pages: readonly StaffPage[] }

/** The sidebar, top to bottom. */
export const staffSections: readonly StaffSection[] = [
  {
    pages: [
      { to: staffPaths.today, label: 'Oggi', icon: Sun, needs: ['today', 'summary'] },
      { to: staffPaths.bookings, label: 'Prenotazioni', icon: Ticket, needs: ['bookings', 'list'] },
      { to: staffPaths.cassa, label: 'Cassa', icon: Wallet, needs: ['cassa', 'entries'] },
      {
        to: staffPaths.departures,
        label: 'Partenze',
        icon: PlaneTakeoff,
        needs: ['departures', 'list'],
      },
      {
        to: staffPaths.messages,
        label: 'Messaggi',
        icon: MessageSquare,
        needs: ['contact', 'list'],
      },
      { to: staffPaths.reviews, label: 'Recensioni', icon: Star, needs: ['reviews', 'list'] },
      {
        to: staffPaths.documents,
        label: 'Documenti',
        icon: FileImage,
        needs: ['documents', 'list'],
      },
    ],
  },
  {
    title: 'Link',
    pages: [
      {
        to: staffPaths.generator,
        label: 'Generatore link',
        icon: Link2,
        needs: ['links', 'generateForIban'],
      },
      {
        to: staffPaths.freeLinks,
        label: 'Link gratuiti',
        icon: Gift,
        needs: ['links', 'generateFree'],
      },
      {
        to: staffPaths.passportLinks,
        label: 'Verifica passaporto',
        icon: IdCard,
        needs: ['verificationLinks', 'list'],
      },
      { to: staffPaths.links, label: 'Tutti i link', icon: Unlink, needs: ['links', 'list'] },
    ],
  },
  {
    title: 'Amministrazione',
    pages: [
      {
        to: staffPaths.catalogue,
        label: 'Redazione',
        icon: PenLine,
        needs: ['catalogue', 'list'],
      },
      { to: staffPaths.ibans, label: 'Conti bancari', icon: Banknote, needs: ['accounts', 'list'] },
      {
        to: staffPaths.whatsapp,
        label: 'Numeri WhatsApp',
        icon: Phone,
        needs: ['whatsappNumbers', 'list'],
      },
      { to: staffPaths.outbox, label: 'Posta in uscita', icon: Mail, needs: ['mail', 'list'] },
      { to: staffPaths.audit, label: 'Registro', icon: History, needs: ['audit', 'list'] },
      { to: staffPaths.staff, label: 'Staff', icon: Users, needs: ['staff', 'list'] },
      {
        to: staffPaths.people,
        label: 'Dati personali',
        icon: ShieldCheck,
        needs: ['people', 'find'],
      },
      {
        to: staffPaths.settings,
        label: 'Impostazioni',
        icon: Settings,
        needs: ['settings', 'get'],
      },
      {
        to: staffPaths.claims,
        label: 'Numeri e garanzie',
        icon: BadgeCheck,
        needs: ['claims', 'list'],
      },
      {
        to: staffPaths.system,
        label: 'Stato del sistema',
        icon: Activity,
        needs: ['watch', 'state'],
      },
    ],
  },
]

/** Reached from the menu of the signed-in person and from the search. */
export const ownPages: readonly StaffPage[] = [
  { to: staffPaths.account, label: 'Il mio account', icon: UserRoundCog, needs: ['account', 'me'] },
]

const allPages = [...staffSections.flatMap(({ pages }) => pages), ...ownPages]

/** The page that an address belongs to, for the check of the rights. */
export function staffPageOf(pathname: string): StaffPage | undefined {
  return allPages.find(({ to }) => to === pathname)
}
