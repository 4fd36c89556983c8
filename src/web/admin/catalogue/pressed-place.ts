import type { FieldPlace } from '../../../domain/catalogue/field-marks.ts'
import {
  fieldOfFigure,
  fieldOfPicture,
  fieldOfWords,
  type Place,
} from '../../../domain/catalogue/text-places.ts'
import { firstZones } from '../../../domain/catalogue/zones.ts'
import { fieldPressedAt, heardAt, isElement, tripAround } from './live-page.ts'

type Shown = {
  documentKey: string
  /** The texts and pictures of the document in the form. */
  places: readonly Place[]
  /** Whether the page has field marks; before its first drawing it has none. */
  isDrawn: boolean
}

/** The field in which the pressed place is edited; undefined for words of the site itself. */
export function placePressed(pressed: Node, shown: Shown): FieldPlace | undefined {
  const { documentKey: key, places, isDrawn } = shown
  const element = isElement(pressed) ? pressed : pressed.parentElement
  const here = (path: string | undefined) => (path === undefined ? undefined : { key, path })
  const picture = element?.closest('picture, img')
  const file = picture?.querySelector('img') ?? (picture as HTMLImageElement | null)
  const ofPicture = file && here(fieldOfPicture(places, file.currentSrc || file.src))
  if (ofPicture) return ofPicture
  if (!isDrawn) return element ? here(fieldOfWords(places, heardAt(element))) : undefined
  const words = (pressed.textContent ?? '').trim()
  return (
    here(fieldOfFigure(places, words)) ??
    fieldOfAmount(pressed, words) ??
    fieldPressedAt(pressed) ??
    fieldOfZone(words)
  )
}

/** A price on a page belongs to the trip around it. */
function fieldOfAmount(pressed: Node, words: string): FieldPlace | undefined {
  const key = words.includes('€') ? tripAround(pressed) : undefined
  return key ? { key, path: 'price' } : undefined
}

/** Until an agency has zones of its own, pages use the built-in ones, which have no field marks. */
function fieldOfZone(words: string): FieldPlace | undefined {
  const zone = firstZones.find(({ title }) => title === words)
  return zone && { key: `zone/${zone.id}`, path: 'title' }
}
