import { contrast, darker, mixed, nearestShade } from './colours.ts'

/**
 * An agency chooses two colours; the others are derived from them. Backgrounds and text colour of the site are
 * fixed, so that any accepted colour is readable everywhere.
 */
export const colourRoles = ['primary', 'accent'] as const
export type ColourRole = (typeof colourRoles)[number]
type Chosen = Readonly<Record<ColourRole, string>>

const white = '#FFFFFF'
const ink = '#0B2239'
/** All backgrounds on which coloured text appears. */
const grounds = [white, '#F8F5F0', '#F0EBE2']
/** The contrast WCAG AA requires for text. */
const readable = 4.5

/** The two colours of the example agency, whose other shades were chosen by hand. */
export const exampleColours: Chosen = { primary: '#0E5AA7', accent: '#F4711F' }

const readsOn = (colour: string, places: readonly string[]) =>
  places.every((place) => contrast(colour, place) >= readable)

const softOf = (colour: string, share: number) => mixed(white, colour, share)
const hoverOf = (accent: string) => mixed(accent, white, 0.14)

const rules: Readonly<Record<ColourRole, (colour: string) => boolean>> = {
  // Used for links and headings on every background, and for buttons with white text.
  primary: (colour) => readsOn(colour, [...grounds, softOf(colour, 0.14)]),
  // Used for buttons with dark text, also while hovered.
  accent: (colour) => readsOn(ink, [colour, hoverOf(colour)]),
}

export function passes(role: ColourRole, colour: string): boolean {
  return rules[role](colour)
}

/** The nearest shade that is readable everywhere; the colour itself if it already is. */
export function proposedColour(role: ColourRole, colour: string): string {
  return nearestShade(colour, rules[role]) ?? exampleColours[role]
}

export type Shades = {
  primary: string
  primaryDark: string
  primaryLight: string
  accent: string
  accentHover: string
  accentInk: string
  accentSoft: string
}

/** All shades derived from the two colours; undefined for the colours of the example agency. */
export function ownShades({ primary, accent }: Chosen): Shades | undefined {
  if (primary === exampleColours.primary && accent === exampleColours.accent) return undefined
  const accentSoft = softOf(accent, 0.16)
  const isInk = (shade: string) => readsOn(shade, [...grounds, accentSoft])
  return {
    primary,
    primaryDark: darker(primary, 0.24),
    primaryLight: softOf(primary, 0.14),
    accent,
    accentHover: hoverOf(accent),
    accentInk: nearestShade(accent, isInk) ?? ink,
    accentSoft,
  }
}

/** The shades as CSS custom properties. */
export function shadesAsStyle(shades: Shades): string {
  const names = Object.entries(shades).map(
    ([name, colour]) =>
      `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour}`,
  )
  return `:root{${names.join(';')}}`
}
