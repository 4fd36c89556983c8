import {
  forTheRoad,
  ofContact,
  ofNames,
  ofRooms,
  ofStrip,
  onAsking,
  type TravellerFieldDescription,
  type TravellerPlace,
  type TravellerViewer,
  toAll,
  type Values,
} from './field-description.ts'

/**
 * The only definition of what is stored about a traveller: form, checks, lists, papers, copies, log, erasure,
 * key rotation and log masking are derived from it. The order is that of the form.
 */
export const travellerFields = {
  firstName: { label: 'Nome', word: 'nome', left: 'Dati cancellati', ...ofNames },
  lastName: { label: 'Cognome', word: 'cognome', left: '', ...ofNames },
  email: {
    label: 'Email',
    word: 'email',
    kind: 'email',
    max: 254,
    seenBy: { ...toAll, coordinator: 'never' },
    ...ofContact,
  },
  phone: {
    label: 'Telefono',
    word: 'telefono',
    kind: 'phone',
    max: 30,
    seenBy: toAll,
    ...ofContact,
  },
  birthDate: {
    label: 'Data di nascita',
    word: 'data di nascita',
    kind: 'day',
    max: 30,
    asked: 'optional',
    isSealed: false,
    forgotten: 'after_trip',
    left: null,
    places: ['reveal', 'csv'],
    seenBy: { ...onAsking, coordinator: 'revealed' },
    inLog: 'change',
  },
  passportNumber: {
    label: 'Numero di passaporto',
    word: 'passaporto',
    kind: 'text',
    max: 20,
    asked: 'required',
    isSealed: true,
    forgotten: 'after_trip',
    left: '',
    places: ['reveal', 'csv'],
    seenBy: { ...onAsking, coordinator: 'revealed' },
    inLog: 'change',
  },
  address: {
    label: 'Indirizzo',
    word: 'indirizzo',
    kind: 'text',
    max: 200,
    asked: 'required',
    isSealed: false,
    forgotten: 'after_trip',
    left: '',
    places: ['reveal', 'csv'],
    seenBy: { ...onAsking, coordinator: 'never' },
    inLog: 'change',
  },
  dietaryNeeds: {
    label: 'Allergie ed esigenze alimentari',
    word: 'allergie ed esigenze alimentari',
    kind: 'text',
    max: 300,
    ...forTheRoad,
  },
  emergencyName: {
    label: 'Contatto di emergenza',
    word: 'contatto di emergenza',
    kind: 'name',
    max: 80,
    ...forTheRoad,
  },
  emergencyPhone: {
    label: 'Recapito di emergenza',
    word: 'recapito di emergenza',
    kind: 'phone',
    max: 30,
    ...forTheRoad,
  },
  sex: {
    label: 'Sesso, come sul documento',
    word: 'sesso',
    kind: 'text',
    choices: { 'sesso-f': 'Donna', 'sesso-m': 'Uomo', 'sesso-x': 'Altro' },
    max: 10,
    ...ofRooms,
  },
  roomMate: {
    label: 'In camera con',
    word: 'con chi in camera',
    kind: 'text',
    max: 80,
    ...ofRooms,
  },
  bed: {
    label: 'Letto',
    word: 'letto',
    kind: 'text',
    choices: { 'letto-matrimoniale': 'Letto matrimoniale', 'letti-separati': 'Letti separati' },
    max: 20,
    ...ofRooms,
  },
  mixedRoom: {
    label: 'Camera con persone di altro sesso che non conosco',
    word: 'consenso alla camera mista',
    kind: 'text',
    choices: { 'camera-mista-va-bene': 'Mi va bene' },
    max: 20,
    ...ofRooms,
  },
  shownToGroup: {
    label: 'Mostrami a chi parte con me',
    word: 'consenso a mostrarsi al gruppo',
    kind: 'text',
    choices: { 'gruppo-mi-vede': 'Sì' },
    max: 20,
    asked: 'place',
    isSealed: false,
    forgotten: 'after_trip',
    left: '',
    places: [],
    seenBy: { administrator: 'never', consultant: 'never', coordinator: 'never' },
    inLog: 'change',
  },
  documentExpiry: {
    label: 'Scadenza del documento',
    word: 'scadenza del documento',
    kind: 'text',
    max: 10,
    ...ofStrip,
    // The coordinator must know whether the traveller can cross a border, but does not need the number.
    seenBy: { ...onAsking, coordinator: 'always' },
  },
  nationality: {
    label: 'Cittadinanza',
    word: 'cittadinanza',
    kind: 'text',
    max: 3,
    ...ofStrip,
  },
  /** What did not match when the document was read, in words for staff; never a value. */
  documentMisfit: {
    label: 'Documento da controllare',
    word: 'controllo del documento',
    kind: 'text',
    max: 300,
    ...ofStrip,
  },
  type: {
    label: 'Conta come',
    word: 'adulto o bambino',
    kind: 'party',
    max: 5,
    asked: 'never',
    isSealed: false,
    forgotten: { never: 'il prezzo e la contabilità contano adulti e bambini, senza dire chi' },
    left: 'adult',
    places: ['paper', 'list'],
    seenBy: toAll,
    inLog: 'change',
  },
} as const satisfies Readonly<Record<string, TravellerFieldDescription>>

type Fields = typeof travellerFields
export type TravellerField = keyof Fields

/** A stored traveller; days are ISO at noon UTC, encrypted values stay sealed until they are opened. */
export type StoredTraveller = { -readonly [F in TravellerField]: Values[Fields[F]['kind']] }

type Where<Condition> = {
  [F in TravellerField]: Fields[F] extends Condition ? F : never
}[TravellerField]

export type SealedField = Where<{ isSealed: true }>
export type FieldIn<P extends TravellerPlace> = {
  [F in TravellerField]: P extends Fields[F]['places'][number] ? F : never
}[TravellerField]

/** The fields on the form. */
export type AskedField = Exclude<TravellerField, 'type' | RoomField | PlaceField | StripField>
export type StripField = Where<{ asked: 'strip' }>
export type RoomField = Where<{ asked: 'room' }>
export type PlaceField = Where<{ asked: 'place' }>
export type ExtraField = Where<{ asked: 'extra' }>

export const travellerFieldNames = Object.keys(travellerFields) as TravellerField[]

export const describeField = (name: TravellerField): TravellerFieldDescription =>
  travellerFields[name]

const askedElsewhere: readonly TravellerFieldDescription['asked'][] = [
  'never',
  'room',
  'place',
  'strip',
]

/** In the order of the form. */
export const askedFields = travellerFieldNames.filter(
  (name): name is AskedField => !askedElsewhere.includes(describeField(name).asked),
)
export const stripFields = travellerFieldNames.filter(
  (name): name is StripField => describeField(name).asked === 'strip',
)
export const roomFields = travellerFieldNames.filter(
  (name): name is RoomField => describeField(name).asked === 'room',
)
export const placeFields = travellerFieldNames.filter(
  (name): name is PlaceField => describeField(name).asked === 'place',
)
export const requiredFields = travellerFieldNames.filter(
  (name): name is Where<{ asked: 'required' }> => describeField(name).asked === 'required',
)
export const extraFields = travellerFieldNames.filter(
  (name): name is ExtraField => describeField(name).asked === 'extra',
)
export const sealedFields = travellerFieldNames.filter(
  (name): name is SealedField => describeField(name).isSealed,
)
/** The fields with personal data. */
export const personalFields = travellerFieldNames.filter(
  (name) => typeof describeField(name).forgotten === 'string',
)

export function fieldsIn<P extends TravellerPlace>(place: P): FieldIn<P>[] {
  return travellerFieldNames.filter((name): name is FieldIn<P> =>
    describeField(name).places.includes(place),
  )
}

export function maySee(viewer: TravellerViewer, name: TravellerField): boolean {
  return describeField(name).seenBy[viewer] !== 'never'
}
