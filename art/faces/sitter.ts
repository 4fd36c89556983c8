import type { Tones } from './colour.ts'
import type { HeadShape } from './head.ts'
import type { Person, Traits } from './person.ts'

/** A person with everything derived from them that the features are painted with. */
export interface Sitter {
  person: Person
  skin: Tones
  hair: Tones
  head: HeadShape
  traits: Traits
}
