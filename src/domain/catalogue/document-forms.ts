import { formatDaysNights } from '../dates.ts'
import { formatEuro } from '../money.ts'
import { type DocumentKind, isSingleKey, kindOf, type SingleKey } from './documents.ts'
import { asRecord, type FormSection } from './form-shape.ts'
import { brandForm, campaignForm, organiserForm } from './forms/agency-forms.ts'
import { extraForm } from './forms/extra-form.ts'
import { homeForm } from './forms/home-form.ts'
import {
  aboutForm,
  contactForm,
  faqForm,
  groupTripsForm,
  legalForm,
  teamForm,
  travelsForm,
} from './forms/page-forms.ts'
import {
  groupTripForm,
  memberForm,
  packageForm,
  reviewForm,
  videoForm,
} from './forms/people-forms.ts'
import { pictureForm } from './forms/picture-form.ts'
import { airportForm, zoneForm } from './forms/place-forms.ts'
import { seasonsForm } from './forms/seasons-form.ts'
import { tripForm } from './forms/trip-form.ts'
import { uploadIdOf } from './picture-document.ts'

/** The editor's groups of documents. It lists only uploaded pictures: painted ones are part of the release. */
export const documentGroups = [
  'trip',
  'extra',
  'package',
  'group-trip',
  'member',
  'review',
  'zone',
  'airport',
  'page',
  'legal',
  'picture',
] as const
export type DocumentGroup = (typeof documentGroups)[number]

export const groupNames: Readonly<Record<DocumentGroup, string>> = {
  trip: 'Viaggi',
  extra: 'Extra',
  page: 'Pagine e agenzia',
  legal: 'Testi legali',
  member: 'Squadra',
  review: 'Recensioni e video',
  package: 'Pacchetti',
  'group-trip': 'Gruppi',
  zone: 'Zone',
  airport: 'Aeroporti',
  picture: 'Immagini',
}

type KindForm = {
  name: string
  group: DocumentGroup
  titleOf: string
  form: readonly FormSection[]
}

const kindForms: Readonly<Record<DocumentKind, KindForm>> = {
  trip: { name: 'Viaggio', group: 'trip', titleOf: 'title', form: tripForm },
  member: { name: 'Persona', group: 'member', titleOf: 'name', form: memberForm },
  review: { name: 'Recensione', group: 'review', titleOf: 'authorName', form: reviewForm },
  video: { name: 'Video', group: 'review', titleOf: 'title', form: videoForm },
  package: { name: 'Pacchetto', group: 'package', titleOf: 'title', form: packageForm },
  'group-trip': {
    name: 'Viaggio di gruppo',
    group: 'group-trip',
    titleOf: 'title',
    form: groupTripForm,
  },
  zone: { name: 'Zona', group: 'zone', titleOf: 'title', form: zoneForm },
  airport: { name: 'Aeroporto', group: 'airport', titleOf: 'name', form: airportForm },
  extra: { name: 'Extra', group: 'extra', titleOf: 'title', form: extraForm },
  picture: { name: 'Immagine', group: 'picture', titleOf: 'alt', form: pictureForm },
}

type SingleForm = {
  name: string
  group: DocumentGroup
  title: string
  form: readonly FormSection[]
}

const singleForms: Readonly<Record<SingleKey, SingleForm>> = {
  campaign: { name: 'Campagna', group: 'page', title: 'Campagna', form: campaignForm },
  seasons: { name: 'Prezzi', group: 'page', title: 'Stagioni e prezzi', form: seasonsForm },
  'page/home': { name: 'Pagina', group: 'page', title: 'Home', form: homeForm },
  'page/travels': { name: 'Pagina', group: 'page', title: 'Elenco dei viaggi', form: travelsForm },
  'page/about': { name: 'Pagina', group: 'page', title: 'Chi siamo', form: aboutForm },
  'page/team': { name: 'Pagina', group: 'page', title: 'La squadra', form: teamForm },
  'page/contact': { name: 'Pagina', group: 'page', title: 'Contattaci', form: contactForm },
  'page/group-trips': {
    name: 'Pagina',
    group: 'page',
    title: 'Viaggi di gruppo',
    form: groupTripsForm,
  },
  'page/faq': { name: 'Pagina', group: 'page', title: 'Domande frequenti', form: faqForm },
  brand: { name: 'Agenzia', group: 'page', title: 'Dati dell’agenzia', form: brandForm },
  organiser: {
    name: 'Agenzia',
    group: 'legal',
    title: 'Organizzatore e garanzie',
    form: organiserForm,
  },
  'legal/information-form': {
    name: 'Testo legale',
    group: 'legal',
    title: 'Modulo informativo',
    form: legalForm,
  },
  'legal/conditions': {
    name: 'Testo legale',
    group: 'legal',
    title: 'Condizioni generali',
    form: legalForm,
  },
  'legal/privacy': { name: 'Testo legale', group: 'legal', title: 'Privacy', form: legalForm },
  'legal/cookies': { name: 'Testo legale', group: 'legal', title: 'Cookie', form: legalForm },
  'legal/accessibility': {
    name: 'Testo legale',
    group: 'legal',
    title: 'Accessibilità',
    form: legalForm,
  },
}

function kindForm(key: string): KindForm | undefined {
  const kind = kindOf(key)?.kind
  if (kind === 'picture' && !uploadIdOf(key)) return undefined
  return kind && kindForms[kind]
}

/** Whether the editor has a form for the document. */
export function hasForm(key: string): boolean {
  return isSingleKey(key) || kindForm(key) !== undefined
}

export function sectionsOf(key: string): readonly FormSection[] {
  return isSingleKey(key) ? singleForms[key].form : (kindForm(key)?.form ?? [])
}

export function groupOf(key: string): DocumentGroup {
  return isSingleKey(key) ? singleForms[key].group : (kindForm(key)?.group ?? 'picture')
}

/** `Viaggio`, `Testo legale`. */
export function kindName(key: string): string {
  return isSingleKey(key) ? singleForms[key].name : (kindForm(key)?.name ?? 'Documento')
}

/** A document's summary in lists: trips also with price and length, extras with the price, if filled in. */
export function summaryOf(key: string, document: unknown): string {
  const { price, days } = asRecord(document)
  const kind = kindOf(key)?.kind
  const isTrip = kind === 'trip'
  const hasPrice = isTrip || kind === 'extra'
  return [
    kindName(key),
    hasPrice && typeof price === 'number' && formatEuro(price),
    isTrip && typeof days === 'number' && formatDaysNights(days),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The field that names a document of this kind. */
export function titleFieldOf(key: string): string {
  return kindForm(key)?.titleOf ?? 'title'
}

export function documentTitle(key: string, document: unknown): string {
  if (isSingleKey(key)) return singleForms[key].title
  const title = asRecord(document)[titleFieldOf(key)]
  if (typeof title === 'string' && title.trim()) return title
  return uploadIdOf(key) ? 'Foto senza testo' : (kindOf(key)?.id ?? key)
}
