/** What can be said of a field of a traveller; `traveller-fields.ts` says it of each. */

/** Who looks at travellers. */
export const travellerViewers = ['administrator', 'consultant', 'coordinator'] as const
export type TravellerViewer = (typeof travellerViewers)[number]

/** `revealed`: after asking for it, which is written down. */
type Sight = 'always' | 'revealed' | 'never'

/** Where a value is shown. A copy for the person has everything, whatever stands here. */
export type TravellerPlace =
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
export type Values = Value & { party: 'adult' | 'child' }

export type TravellerFieldDescription = {
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
  places: readonly TravellerPlace[]
  seenBy: Readonly<Record<TravellerViewer, Sight>>
  /** The log keeps names as they were; of the rest only that they changed, for it lives longer than they may. */
  inLog: 'value' | 'change'
}

export const toAll = {
  administrator: 'always',
  consultant: 'always',
  coordinator: 'always',
} as const
export const onAsking = { administrator: 'revealed', consultant: 'revealed' } as const

/** Said everywhere, and kept as long as the booking. */
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

/** How the first of a party is reached. */
export const ofContact = {
  asked: 'first',
  isSealed: false,
  forgotten: 'contact',
  left: '',
  places: ['list', 'csv'],
  inLog: 'value',
} as const

/** What the coordinator must know on the road, and nobody else without asking. */
export const forTheRoad = {
  asked: 'extra',
  isSealed: true,
  forgotten: 'after_trip',
  left: '',
  places: ['reveal', 'csv'],
  seenBy: { ...onAsking, coordinator: 'always' },
  inLog: 'change',
} as const

/** Asked of who shares, and only for that. */
export const ofRooms = {
  asked: 'room',
  isSealed: false,
  forgotten: 'after_trip',
  left: '',
  places: ['rooms'],
  seenBy: { ...toAll, coordinator: 'never' },
  inLog: 'change',
} as const

/** Read with the number from a document's machine-readable strip, and only so. */
export const ofStrip = {
  asked: 'strip',
  isSealed: true,
  forgotten: 'after_trip',
  left: '',
  places: ['reveal'],
  seenBy: { ...onAsking, coordinator: 'revealed' },
  inLog: 'change',
} as const
