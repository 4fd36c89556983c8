/**
 * Everything that is kept of a traveller, said once: form, checks, lists, papers, copies, log, erasure, change of
 * keys and the masks of the log follow from here. The order is that of the form.
 */

/** Who looks at travellers. */
export const travellerViewers = ['administrator', 'consultant', 'coordinator'] as const
export type TravellerViewer = (typeof travellerViewers)[number]

/** `revealed`: after asking for it, which is written down. */
type Sight = 'always' | 'revealed' | 'never'

/** Where a value is shown. A copy for the person has everything, whatever stands here. */
type Place =
  /** The traveller's own pages, open to whoever holds the link. */
  | 'page'
  /** Summary, contract. */
  | 'paper'
  /** A booking in the back office. */
  | 'list'
  /** The same, after asking. */
  | 'reveal'
  /** The list of a departure for its coordinators. */
  | 'csv'
  /** Where staff decide who sleeps where. */
  | 'rooms'

/** When a value goes. Each of these takes along what goes before it. */
export const forgettings = ['after_trip', 'contact', 'everything'] as const
export type Forgetting = (typeof forgettings)[number]

type Value = { text: string; name: string; email: string; phone: string; day: string | null }
type Values = Value & { party: 'adult' | 'child' }

type Field = {
  /** Beside the control. */
  label: string
  /** In sentences and in the log: 'passaporto'. */
  word: string
  kind: keyof Values
  max: number
  /**
   * `first`: of the first traveller only. `extra`: a text that may stay empty, after what every trip needs.
   * `room`: of who shares a room, after the booking, and nobody has to say it. `place`: in the traveller's own
   * place, by themselves alone. `strip`: read from a document's strip.
   */
  asked: 'required' | 'first' | 'optional' | 'extra' | 'room' | 'place' | 'strip' | 'never'
  /** The only values there are, with their words; nothing said is always one more. */
  choices?: Readonly<Record<string, string>>
  /** Sealed in its column, with its own name in the seal. */
  isSealed: boolean
  /** `after_trip` with the passport, `contact` when the person is erased, `everything` where accounting lets the name go, or never: why not. */
  forgotten: Forgetting | { never: string }
  /** What stands there afterwards. */
  left: string | null
  places: readonly Place[]
  seenBy: Readonly<Record<TravellerViewer, Sight>>
  /** The log keeps names as they were; of the rest only that they changed, for it lives longer than they may. */
  inLog: 'value' | 'change'
}

const toAll = { administrator: 'always', consultant: 'always', coordinator: 'always' } as const
const onAsking = { administrator: 'revealed', consultant: 'revealed' } as const

/** Asked of who shares, and only for that. */
const ofRooms = {
  asked: 'room',
  isSealed: false,
  forgotten: 'after_trip',
  left: '',
  places: ['rooms'],
  seenBy: { ...toAll, coordinator: 'never' },
  inLog: 'change',
} as const

/** Read with the number from a document's machine-readable strip, and only so. */
const ofStrip = {
  asked: 'strip',
  isSealed: true,
  forgotten: 'after_trip',
  left: '',
  places: ['reveal'],
  seenBy: { ...onAsking, coordinator: 'revealed' },
  inLog: 'change',
} as const

export const travellerFields = {
  firstName: {
    label: 'Nome',
    word: 'nome',
    kind: 'name',
    max: 80,
    asked: 'required',
    isSealed: false,
    forgotten: 'everything',
    left: 'Dati cancellati',
    places: ['page', 'paper', 'list', 'csv'],
    seenBy: toAll,
    inLog: 'value',
  },
  lastName: {
    label: 'Cognome',
    word: 'cognome',
    kind: 'name',
    max: 80,
    asked: 'required',
    isSealed: false,
    forgotten: 'everything',
    left: '',
    places: ['page', 'paper', 'list', 'csv'],
    seenBy: toAll,
    inLog: 'value',
  },
  email: {
    label: 'Email',
    word: 'email',
    kind: 'email',
    max: 254,
    asked: 'first',
    isSealed: false,
    forgotten: 'contact',
    left: '',
    places: ['list', 'csv'],
    seenBy: { ...toAll, coordinator: 'never' },
    inLog: 'value',
  },
  phone: {
    label: 'Telefono',
    word: 'telefono',
    kind: 'phone',
    max: 30,
    asked: 'first',
    isSealed: false,
    forgotten: 'contact',
    left: '',
    places: ['list', 'csv'],
    seenBy: toAll,
    inLog: 'value',
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
    asked: 'extra',
    isSealed: true,
    forgotten: 'after_trip',
    left: '',
    places: ['reveal', 'csv'],
    seenBy: { ...onAsking, coordinator: 'always' },
    inLog: 'change',
  },
  emergencyName: {
    label: 'Contatto di emergenza',
    word: 'contatto di emergenza',
    kind: 'name',
    max: 80,
    asked: 'extra',
    isSealed: true,
    forgotten: 'after_trip',
    left: '',
    places: ['reveal', 'csv'],
    seenBy: { ...onAsking, coordinator: 'always' },
    inLog: 'change',
  },
  emergencyPhone: {
    label: 'Recapito di emergenza',
    word: 'recapito di emergenza',
    kind: 'phone',
    max: 30,
    asked: 'extra',
    isSealed: true,
    forgotten: 'after_trip',
    left: '',
    places: ['reveal', 'csv'],
    seenBy: { ...onAsking, coordinator: 'always' },
    inLog: 'change',
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
    // Who leads the group has to know whether a border will be crossed; the number is another matter.
    seenBy: { ...onAsking, coordinator: 'always' },
  },
  nationality: {
    label: 'Cittadinanza',
    word: 'cittadinanza',
    kind: 'text',
    max: 3,
    ...ofStrip,
  },
  /** What did not fit when it was read, in words for staff; never a value. */
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
} as const satisfies Readonly<Record<string, Field>>

type Fields = typeof travellerFields
export type TravellerField = keyof Fields

/** What is kept of a traveller; days are ISO at noon UTC, sealed values stay sealed until they are opened. */
export type StoredTraveller = { -readonly [F in TravellerField]: Values[Fields[F]['kind']] }

type Where<Condition> = {
  [F in TravellerField]: Fields[F] extends Condition ? F : never
}[TravellerField]

export type SealedField = Where<{ isSealed: true }>
export type FieldIn<P extends Place> = {
  [F in TravellerField]: P extends Fields[F]['places'][number] ? F : never
}[TravellerField]

/** What the form asks. */
export type AskedField = Exclude<TravellerField, 'type' | RoomField | PlaceField | StripField>
export type StripField = Where<{ asked: 'strip' }>
export type RoomField = Where<{ asked: 'room' }>
export type PlaceField = Where<{ asked: 'place' }>
export type ExtraField = Where<{ asked: 'extra' }>

const names = Object.keys(travellerFields) as TravellerField[]

const describe = (name: TravellerField): Field => travellerFields[name]

const askedElsewhere: readonly Field['asked'][] = ['never', 'room', 'place', 'strip']

/** In the order of the form. */
export const askedFields = names.filter(
  (name): name is AskedField => !askedElsewhere.includes(describe(name).asked),
)
export const stripFields = names.filter(
  (name): name is StripField => describe(name).asked === 'strip',
)
export const roomFields = names.filter((name): name is RoomField => describe(name).asked === 'room')
export const placeFields = names.filter(
  (name): name is PlaceField => describe(name).asked === 'place',
)
export const requiredFields = names.filter(
  (name): name is Where<{ asked: 'required' }> => describe(name).asked === 'required',
)
export const extraFields = names.filter(
  (name): name is ExtraField => describe(name).asked === 'extra',
)
export const sealedFields = names.filter((name): name is SealedField => describe(name).isSealed)
/** Says something of a person. */
export const personalFields = names.filter((name) => typeof describe(name).forgotten === 'string')

export function fieldsIn<P extends Place>(place: P): FieldIn<P>[] {
  return names.filter((name): name is FieldIn<P> => describe(name).places.includes(place))
}

/** As much of a traveller as is shown there. */
export function travellerIn<P extends Place>(
  place: P,
  person: StoredTraveller,
): Pick<StoredTraveller, FieldIn<P>> {
  const shown = fieldsIn(place).map((name) => [name, person[name]])
  return Object.fromEntries(shown) as Pick<StoredTraveller, FieldIn<P>>
}

export function maySee(viewer: TravellerViewer, name: TravellerField): boolean {
  return describe(name).seenBy[viewer] !== 'never'
}

/** Nothing is known: what a row of before a field was asked says of it. */
export const blankTraveller = Object.fromEntries(
  names.map((name) => [name, name === 'type' ? 'adult' : name === 'birthDate' ? null : '']),
) as StoredTraveller

/** The traveller without what goes then. */
export function forgetTraveller(person: StoredTraveller, when: Forgetting): StoredTraveller {
  const gone = names.filter((name) => isGone(describe(name).forgotten, when))
  return { ...person, ...Object.fromEntries(gone.map((name) => [name, describe(name).left])) }
}

function isGone(forgotten: Field['forgotten'], when: Forgetting): boolean {
  if (typeof forgotten !== 'string') return false
  return forgettings.indexOf(forgotten) <= forgettings.indexOf(when)
}

/** Fields nobody has said of when they go. */
export function withoutForgetting(fields: Readonly<Record<string, Partial<Field>>>): string[] {
  return Object.keys(fields).filter((name) => {
    const forgotten = fields[name]?.forgotten
    return typeof forgotten === 'string' ? !forgettings.includes(forgotten) : !forgotten?.never
  })
}
