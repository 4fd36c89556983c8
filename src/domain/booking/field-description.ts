/** The properties that describe a traveller's field; `traveller-fields.ts` gives them for each field. */

/** The staff roles that may see travellers' data. */
export const travellerViewers = ['administrator', 'consultant', 'coordinator'] as const
export type TravellerViewer = (typeof travellerViewers)[number]

/** `revealed`: only on request, and each request is logged. */
type Sight = 'always' | 'revealed' | 'never'

/** Where a value is shown. A person's copy of their own data has every field, regardless of this. */
export type TravellerPlace =
  /** The traveller's own pages, open to whoever holds the link. */
  | 'page'
  /** The booking summary and the contract. */
  | 'paper'
  /** A booking in the back office. */
  | 'list'
  /** A booking in the back office, after an explicit request. */
  | 'reveal'
  /** The departure's list for its coordinators. */
  | 'csv'
  /** The page where staff assign rooms. */
  | 'rooms'

/** When a value is erased. Each stage also erases the values of the stages before it. */
export const forgettings = ['after_trip', 'contact', 'everything'] as const
export type Forgetting = (typeof forgettings)[number]

type Value = { text: string; name: string; email: string; phone: string; day: string | null }
export type Values = Value & { party: 'adult' | 'child' }

export type TravellerFieldDescription = {
  /** The label beside the form control. */
  label: string
  /** In sentences and in the log: 'passaporto'. */
  word: string
  kind: keyof Values
  max: number
  /**
   * `first`: asked of the first traveller only. `extra`: an optional text, after the fields every trip needs.
   * `room`: optional, asked after the booking of travellers who share a room. `place`: entered only by the
   * travellers themselves, on their own page. `strip`: read from a document's machine-readable strip.
   */
  asked: 'required' | 'first' | 'optional' | 'extra' | 'room' | 'place' | 'strip' | 'never'
  /** The allowed values and their labels; an empty value is always allowed as well. */
  choices?: Readonly<Record<string, string>>
  /** Encrypted in its column; the field's name is part of the seal. */
  isSealed: boolean
  /**
   * `after_trip`: erased with the passport. `contact`: when the person is erased. `everything`: when accounting
   * no longer needs the name. `never`: with the reason why not.
   */
  forgotten: Forgetting | { never: string }
  /** The value left after erasure. */
  left: string | null
  places: readonly TravellerPlace[]
  seenBy: Readonly<Record<TravellerViewer, Sight>>
  /** The log keeps old names; of other fields only that they changed, because it outlives their retention. */
  inLog: 'value' | 'change'
}

export const toAll = {
  administrator: 'always',
  consultant: 'always',
  coordinator: 'always',
} as const
export const onAsking = { administrator: 'revealed', consultant: 'revealed' } as const

/** Names are shown everywhere and kept as long as the booking. */
export const ofNames = {
  kind: 'name',
  max: 80,
  asked: 'required',
  isSealed: false,
  forgotten: 'everything',
  places: ['page', 'paper', 'list', 'csv'],
  seenBy: toAll,
  inLog: 'value',
} as const

/** Contact details of the first traveller of a party. */
export const ofContact = {
  asked: 'first',
  isSealed: false,
  forgotten: 'contact',
  left: '',
  places: ['list', 'csv'],
  inLog: 'value',
} as const

/** What the coordinator must know during the trip; other staff see it only on request. */
export const forTheRoad = {
  asked: 'extra',
  isSealed: true,
  forgotten: 'after_trip',
  left: '',
  places: ['reveal', 'csv'],
  seenBy: { ...onAsking, coordinator: 'always' },
  inLog: 'change',
} as const

/** Asked only of travellers who share a room, and used only to assign rooms. */
export const ofRooms = {
  asked: 'room',
  isSealed: false,
  forgotten: 'after_trip',
  left: '',
  places: ['rooms'],
  seenBy: { ...toAll, coordinator: 'never' },
  inLog: 'change',
} as const

/** Values that come only from a document's machine-readable strip, read along with its number. */
export const ofStrip = {
  asked: 'strip',
  isSealed: true,
  forgotten: 'after_trip',
  left: '',
  places: ['reveal'],
  seenBy: { ...onAsking, coordinator: 'revealed' },
  inLog: 'change',
} as const
