/** What tells one person from another. Everything else (light, hand, finish) is shared. */
import { seeded } from './brush.ts'
import type { Hex } from './colour.ts'

export type FaceShape = 'oval' | 'round' | 'square' | 'long' | 'heart'
export type Mouth = 'smile' | 'grin' | 'laugh' | 'soft'
export type Eyes = 'open' | 'smiling' | 'closed'
export type Beard = 'stubble' | 'short' | 'full' | 'goatee' | 'moustache'
export type Glasses = 'round' | 'square' | 'thin' | 'sun'
export type Backdrop = 'sky' | 'hills' | 'sea' | 'peaks' | 'savanna' | 'fuji' | 'lights'
export type Top =
  | 'crew'
  | 'vneck'
  | 'shirt'
  | 'roll'
  | 'jacket'
  | 'stripes'
  | 'linen'
  | 'scarf'
  | 'blazer'
export type HairStyle =
  | 'bob'
  | 'long'
  | 'longWave'
  | 'fringe'
  | 'bun'
  | 'ponytail'
  | 'pixie'
  | 'curly'
  | 'curlyLong'
  | 'afro'
  | 'braid'
  | 'midPart'
  | 'sidePart'
  | 'quiff'
  | 'crop'
  | 'buzz'
  | 'bald'
  | 'receding'
  | 'swept'
  | 'curlyTop'
  | 'manBun'
  | 'shaggy'
export type Hat = 'headwrap' | 'straw' | 'cap' | 'beanie' | 'hijab' | 'band'

export interface Person {
  id: string
  age: number
  woman?: boolean
  skin: Hex
  hair: Hex
  style: HairStyle
  face: FaceShape
  /** -1 looks left, towards the light, 1 looks right. */
  turn?: number
  /** Degrees; positive leans to the right. */
  tilt?: number
  eyes?: Eyes
  iris?: Hex
  mouth?: Mouth
  brow?: number
  nose?: number
  beard?: Beard
  beardColour?: Hex
  glasses?: Glasses
  freckles?: boolean
  lips?: Hex
  earrings?: Hex
  hat?: Hat
  hatColour?: Hex
  top: Top
  cloth: Hex
  cloth2?: Hex
  straps?: Hex
  backdrop: Backdrop
  sky: readonly [Hex, Hex, Hex]
}

/** Small differences of build that make two people with the same parameters look unrelated. */
export interface Traits {
  eyeSize: number
  eyeGap: number
  eyeSlant: number
  browLift: number
  browSlant: number
  mouthWidth: number
  noseLength: number
}

export function traitsOf(person: Person): Traits {
  const random = seeded(`traits of ${person.id}`)
  const around = (middle: number, spread: number) => middle + (random() - 0.5) * 2 * spread
  return {
    eyeSize: around(1, 0.1),
    eyeGap: around(0, 5),
    eyeSlant: around(0, 3.5),
    browLift: around(0, 6),
    browSlant: around(4, 3),
    mouthWidth: around(1, 0.12),
    noseLength: around(0, 8),
  }
}
