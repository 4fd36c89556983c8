import { and, eq, gt } from 'drizzle-orm'
import type { LaunchItem } from '../../../contract/admin/office/launch.ts'
import { exampleIbans } from '../../../domain/accounts/example-ibans.ts'
import type { Brand } from '../../../domain/catalogue/brand.ts'
import { isOutOfSeason } from '../../../domain/catalogue/campaign-season.ts'
import { claimState } from '../../../domain/catalogue/claims.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { isExampleHost } from '../../../domain/office/technician.ts'
import { defaultNumber } from '../../accounts/bank-account.ts'
import { listClaims } from '../../catalogue/claims/store.ts'
import { unconfirmedDocuments } from '../../catalogue/confirmations/confirm-document.ts'
import { campaignNow, isSwitchedOn } from '../../catalogue/figures/campaign-now.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { whatsappNumbers } from '../../platform/db/schema/contact.ts'
import { savedIbans } from '../../platform/db/schema/links.ts'
import { staffUsers } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import { contractItems } from './contract-checks.ts'
import { factItems } from './fact-checks.ts'
import { inventedItems } from './invented-items.ts'

type Facts = {
  env: Deps['env']
  placeholderNumbers: string[]
  /** The IBANs that customers may be shown. */
  ibans: string[]
  /** Used where a booking has no link, or where the link's account can't be read. */
  ownIban: string
  /** A campaign is running and has no end. */
  isCampaignEndless: boolean
  /** It is running, and its texts belong to another season. */
  isCampaignOutOfSeason: boolean
  /** Visitors find a departure that they can ask for. */
  hasDepartures: boolean
  /** Visitors see only stored data. */
  isReal: boolean
  /** Claims that were entered but may no longer be shown. */
  lapsedClaims: number
  passwordsToChange: string[]
  administratorsWithoutSecondFactor: string[]
}

type Check = LaunchItem & { isLeft: (facts: Facts) => boolean }

const isPlaceholderPhone = (number: string) => /^\+?39\s*000/.test(number.trim())
const isInvented = ({ street }: { street: string }) => /Esempio|Modello/.test(street)

const brandFile = 'Redazione, documento Agenzia'

/**
 * Placeholders and unproven content that visitors would see. All of it must be fixed before the first
 * customer.
 */
const checksOf = (brand: Brand): readonly Check[] => [
  {
    id: 'vat-number',
    area: 'brand',
    place: 'brand',
    field: 'vatNumber',
    title: 'Partita IVA segnaposto',
    hint: `Scrivi la partita IVA vera (ora ${brand.vatNumber}) in ${brandFile}.`,
    isLeft: () => /^0+$/.test(brand.vatNumber),
  },
  {
    id: 'contact-phone',
    area: 'brand',
    place: 'brand',
    field: 'contactPhone',
    title: "Telefono dell'agenzia segnaposto",
    hint: `Il numero ${brand.contactPhone} non si può chiamare: cambialo in ${brandFile}.`,
    isLeft: () => isPlaceholderPhone(brand.contactPhone),
  },
  {
    id: 'contact-email',
    area: 'brand',
    place: 'brand',
    field: isExampleHost(brand.contactEmail) ? 'contactEmail' : 'siteUrl',
    title: 'Email e dominio di esempio',
    hint: `Sostituisci ${brand.contactEmail} e ${brand.siteUrl} in ${brandFile}.`,
    isLeft: () => isExampleHost(brand.contactEmail) || isExampleHost(brand.siteUrl),
  },
  {
    id: 'addresses',
    area: 'brand',
    place: 'brand',
    field: isInvented(brand.address) ? 'address.street' : 'registeredOffice.street',
    title: 'Indirizzi di esempio',
    hint: `Sede operativa e sede legale in ${brandFile} sono inventate.`,
    isLeft: () => isInvented(brand.address) || isInvented(brand.registeredOffice),
  },
  {
    id: 'social-links',
    area: 'brand',
    place: 'brand',
    field: 'socialLinks.instagram',
    title: 'Profili social di esempio',
    hint: `I collegamenti a Instagram, Facebook e Twitter in ${brandFile} sono segnaposto.`,
    isLeft: () => Object.values(brand.socialLinks).some((link) => /example/.test(link)),
  },
  {
    id: 'whatsapp-numbers',
    area: 'brand',
    place: 'whatsapp',
    title: 'Numeri WhatsApp segnaposto',
    hint: 'Aggiungi i numeri veri e togli quelli di prova.',
    isLeft: ({ placeholderNumbers }) => placeholderNumbers.length > 0,
  },
  {
    id: 'bank-account',
    area: 'bank',
    place: 'ibans',
    title: 'Nessun conto bancario attivo',
    hint: 'Aggiungi il conto su cui arrivano i bonifici in Conti bancari.',
    isLeft: ({ ibans }) => ibans.length === 0,
  },
  {
    id: 'example-ibans',
    area: 'bank',
    place: 'ibans',
    title: 'IBAN di esempio',
    hint: 'Gli IBAN di esempio non ricevono denaro: disattivali e scegli un conto vero come predefinito nelle Impostazioni.',
    isLeft: ({ ibans, ownIban }) => [...ibans, ownIban].some(isPublishedExample),
  },
  {
    id: 'sample-reviews',
    area: 'claims',
    place: 'settings',
    field: 'real',
    title: 'Dati di esempio in vista',
    hint: `Partenze, posti, recensioni e punteggi (${brand.ratings.badge.value} su ${brand.ratings.badge.reviews}) sono inventati: accendi «Dati reali» nelle Impostazioni.`,
    isLeft: ({ isReal }) => !isReal,
  },
  {
    id: 'claims',
    area: 'claims',
    place: 'claims',
    title: 'Numeri e garanzie da dimostrare',
    hint: 'Clienti, anni di esperienza, IATA e fondo di garanzia vanno provati: con «Dati reali» restano solo quelli con una prova che vale. Scrivila in Numeri e garanzie, o togli la voce.',
    isLeft: ({ isReal, lapsedClaims }) => !isReal || lapsedClaims > 0,
  },
  {
    id: 'repeating-countdown',
    area: 'claims',
    place: 'settings',
    field: 'endsAt',
    title: "Conto alla rovescia senza fine dell'offerta",
    hint: "Il conto alla rovescia riparte ogni 48 ore: indica la data di fine della campagna nelle Impostazioni, o spegnila, perché un'offerta che non finisce mai è ingannevole.",
    isLeft: ({ isCampaignEndless }) => isCampaignEndless,
  },
  {
    id: 'campaign-season',
    area: 'claims',
    place: 'campaign',
    field: 'name',
    title: "Campagna di un'altra stagione",
    hint: 'Il titolo della campagna parla di un periodo che non è questo, e i visitatori non la vedono: cambia titolo e date in Redazione, documento Campagna, oppure spegnila.',
    isLeft: ({ isCampaignOutOfSeason }) => isCampaignOutOfSeason,
  },
  {
    id: 'departures',
    area: 'claims',
    place: 'departures',
    title: 'Nessuna partenza in vendita',
    hint: 'Ogni viaggio dice «Nuove date in arrivo» e nessuno può prenotare: inserisci le partenze in Partenze.',
    isLeft: ({ isReal, hasDepartures }) => isReal && !hasDepartures,
  },
  {
    id: 'smtp',
    area: 'configuration',
    place: null,
    title: 'Invio delle email non configurato',
    hint: 'Fino ad allora le email restano nella posta in uscita. Lo fa il tecnico: SMTP_URL.',
    isLeft: ({ env }) => !env.SMTP_URL,
  },
  {
    id: 'agency-email',
    area: 'configuration',
    place: null,
    title: "Casella dell'agenzia non configurata",
    hint: 'Serve un indirizzo a cui arrivano i messaggi del modulo di contatto. Lo fa il tecnico: AGENCY_EMAIL.',
    isLeft: ({ env }) => !env.AGENCY_EMAIL && isExampleHost(brand.contactEmail),
  },
  {
    id: 'database',
    area: 'configuration',
    place: null,
    title: 'Database incorporato',
    hint: 'Serve un database a parte, salvato ogni giorno. Lo fa il tecnico: DATABASE_URL, con PostgreSQL.',
    isLeft: ({ env }) => !env.DATABASE_URL,
  },
  {
    id: 'public-url',
    area: 'configuration',
    place: null,
    title: 'Indirizzo pubblico mancante',
    hint: 'L’indirizzo del sito serve nei link e nelle email. Lo fa il tecnico: PUBLIC_URL, con https.',
    isLeft: ({ env }) => !env.PUBLIC_URL?.startsWith('https:'),
  },
  {
    id: 'documents-key',
    area: 'configuration',
    place: null,
    title: 'Chiave dei documenti solo sul disco',
    hint: 'Senza una copia della chiave i documenti cifrati sono persi. Lo fa il tecnico: DOCUMENTS_KEY, conservata anche altrove.',
    isLeft: ({ env }) => !env.DOCUMENTS_KEY,
  },
  {
    id: 'staff-passwords',
    area: 'access',
    place: 'staff',
    title: 'Password provvisorie ancora in uso',
    hint: 'Chi ha ricevuto una password provvisoria deve sceglierne una propria.',
    isLeft: ({ passwordsToChange }) => passwordsToChange.length > 0,
  },
  {
    id: 'second-factor',
    area: 'access',
    place: 'staff',
    title: 'Amministratori senza secondo fattore',
    hint: 'Attiva la verifica in due passaggi per ogni amministratore.',
    isLeft: ({ administratorsWithoutSecondFactor }) => administratorsWithoutSecondFactor.length > 0,
  },
]

const isPublishedExample = (iban: string) => exampleIbans.some((example) => example === iban)

export type Launching = Pick<Deps, 'db' | 'env' | 'catalogue' | 'now'>

/** Checks what visitors would see now: the current edition, settings and figures. */
export async function launchItems(deps: Launching): Promise<LaunchItem[]> {
  const facts = await gatherFacts(deps)
  const { catalogue } = deps.catalogue.current()
  const left = checksOf(catalogue.brand)
    .filter((check) => check.isLeft(facts))
    .map(({ isLeft: _, ...item }) => item)
  const today = todayInRome(deps.now())
  const invented = facts.isReal ? inventedItems(await unconfirmedDocuments(deps)) : []
  return [...left, ...contractItems(catalogue), ...factItems(catalogue, today), ...invented]
}

async function gatherFacts({ db, env, catalogue, now }: Launching): Promise<Facts> {
  const document = catalogue.current().catalogue.campaign
  const today = todayInRome(now())
  const [numbers, accounts, own, staff, campaign, mode, claims, onSale] = await Promise.all([
    db.select({ phoneNumber: whatsappNumbers.phoneNumber }).from(whatsappNumbers),
    db.select({ iban: savedIbans.iban }).from(savedIbans).where(eq(savedIbans.isActive, true)),
    defaultNumber(db),
    db.select().from(staffUsers).where(eq(staffUsers.banned, false)),
    campaignNow(db, document, now()),
    figuresMode(db),
    listClaims(db),
    db
      .select({ id: travelDates.id })
      .from(travelDates)
      .where(and(gt(travelDates.startDate, today), eq(travelDates.sales, 'open')))
      .limit(1),
  ])
  const isReal = mode === 'real'
  const isOn = campaign !== null && (!isReal || isSwitchedOn(campaign))
  return {
    env,
    placeholderNumbers: numbers.map((row) => row.phoneNumber).filter(isPlaceholderPhone),
    ibans: accounts.map((row) => row.iban),
    ownIban: own.iban,
    isCampaignEndless: isOn && campaign.endsAt === null,
    isCampaignOutOfSeason: isReal && isOn && isOutOfSeason(document, today),
    hasDepartures: onSale.length > 0,
    isReal,
    lapsedClaims: claims.filter((claim) => claimState(claim, today) !== 'proven').length,
    passwordsToChange: staff.filter((user) => user.mustChangePassword).map((user) => user.name),
    administratorsWithoutSecondFactor: staff
      .filter((user) => user.role === 'administrator' && !user.twoFactorEnabled)
      .map((user) => user.name),
  }
}
