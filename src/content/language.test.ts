import { describe, expect, it } from 'vitest'
import { about } from './about.ts'
import { brand } from './brand.ts'
import { collectTexts } from './collect-texts.ts'
import { contact, teamPage } from './contact.ts'
import { faq, faqPage } from './faq.ts'
import { groupTrips } from './group-trips.ts'
import { groupTripsPage, home, travels } from './home.ts'
import { generalConditions } from './legal/conditions.ts'
import { cookiePolicy } from './legal/cookies.ts'
import { privacyPolicy } from './legal/privacy.ts'
import { packageCategories } from './packages.ts'
import { profileTestimonials, suggestedTrips, team } from './team.ts'
import { testTrips } from './test-trips.ts'
import { videoTestimonials } from './testimonials.ts'
import { allTrips } from './trips/all-trips.ts'
import { tripCards } from './trips/cards.ts'

const everything = {
  about,
  brand,
  contact,
  teamPage,
  faq,
  faqPage,
  groupTrips,
  home,
  travels,
  groupTripsPage,
  generalConditions,
  cookiePolicy,
  privacyPolicy,
  packageCategories,
  profileTestimonials,
  suggestedTrips,
  team,
  testTrips,
  videoTestimonials,
  trips: Object.fromEntries(
    allTrips.map(({ trip, itinerary, reviews, extras, gallery }) => [
      trip.id,
      { trip, itinerary, reviews, extras, gallery },
    ]),
  ),
  tags: tripCards.map((card) => card.tags),
}

const texts = collectTexts(everything, 'content')

/** Names that are English because the places and works are. */
const properNames =
  /Top of the Rock|Walk of Fame|Harry Potter|Port of Entry|Garden of the Gods|Gardens by the Bay|Going-to-the-Sun|Isle of/gi

const englishWords =
  /\b(?:the|and|with|your|you|from|for|this|that|are|was|were|have|has|our|their|which|when|will|would|by|is|it's|we|day|night|trip|travel|booking|price|free|group|included|lorem|ipsum)\b/i

const misspellings: readonly (readonly [string, RegExp])[] = [
  ['a typographic apostrophe or quotation mark', /[‘’“”]/],
  [
    'an apostrophe in place of an accent',
    /(?<!\p{L})(?:E|A|O|I|U)'(?=\s)|\b(?:e|piu|gia|puo|cosi|perche|citta|sara|e'|po)'(?=\s\p{L}*\b(?:stato|stata))/u,
  ],
  ['a grave accent where -ché wants the acute', /\p{L}*chè\b/u],
  ['né, sé or tré with the wrong accent', /(?<!\p{L})(?:nè|sè|trè|ventitrè|viceré?è)(?!\p{L})/u],
  [
    'an acute accent where the grave belongs',
    /(?<!\p{L})(?:é|cioé|caffé|té|piú|giú|cosí|lí|cé|c'é|dov'é|com'é|è')(?!\p{L})/u,
  ],
  [
    'a missing accent',
    /(?<!\p{L})(?:piu|puo|gia|cosi|perche|poiche|finche|citta|liberta|qualita|meta'|pero'|li'|lunedi|martedi|mercoledi|giovedi|venerdi)(?!\p{L})/iu,
  ],
  [
    "pò, qual'è, fà, stà, quì, quà, sù",
    /(?<!\p{L})(?:pò|qual'è|fà|stà|quì|quà|sù|dò|sò)(?!\p{L})/u,
  ],
  ['po without its apostrophe', /\bun po(?![\p{L}'])/u],
  [
    "un' before a masculine word",
    /\bun'(?:altro|hotel|aereo|itinerario|anno|albero|ottimo|ultimo|altopiano|arcipelago|atollo|angolo|aeroporto|incontro|oceano|antico|intero|unico)\b/i,
  ],
  [
    'un before a feminine word that wants the apostrophe',
    /\bun (?:esperienza|ora|isola|escursione|alba|auto|oasi|altra|ombra|estate|idea|amica|antica|intera|unica|area|acqua|onda|opera|uscita|occhiata|aurora)\b/i,
  ],
  [
    'a missing elision',
    /(?<![\p{L}'])(?:lo|la|della|dalla|alla|nella|sulla|una) (?:isola|alba|acqua|oceano|aeroporto|hotel|escursione|esperienza|ora|estate|itinerario|uscita)(?!\p{L})/iu,
  ],
  ['a space inside an elision', /\b(?:l|d|un|dell|all|nell|sull|dall|quell)' \p{L}/iu],
  ['a doubled space or a space before punctuation', / {2}| [,.;:!?](?!\.)/],
  ['a missing space after punctuation', /\p{Ll}[,;:!?]\p{L}/u],
  ['a doubled word', /(?<!\p{L})(?!piano )(\p{L}{3,}) \1(?!\p{L})/u],
  [
    'a hyphen where a dash joins two places or two hours',
    /\p{L} - \p{L}|(?<!\d)\d{1,2}-\d{1,2} (?:ore|giorni|minuti|km)/u,
  ],
  ['exclamation marks in rows', /!!|\?\?/],
  ['a currency sign before the amount', /[€$£]\s?\d/],
  [
    'a thousand without its point',
    /(?<![\d.,])(?!(?:1[0-9]|20)\d\d(?!\d))[1-9]\d{3}(?=\s?(?:m|km|metri|chilometri|euro|€|gradini|persone)\b)/,
  ],
  ['a decimal point in a measure', /\b\d+\.\d{1,2}\s?(?:km|kg|m|ore|chilometri|euro|€)\b/],
]

/** Texts that differ between places on purpose, or repeat a name that has to be the same. */
function isReference(path: string): boolean {
  return /\.(?:location|title|name|languages\.\d+|duration|metaTitle|legalName)$/.test(path)
    ? !path.includes('.activities.') || path.endsWith('.location')
    : false
}

describe('the Italian of the content', () => {
  it('reads a real amount of text', () => {
    expect(texts.length).toBeGreaterThan(2000)
  })

  it('has no English left', () => {
    const found = texts.filter(({ text }) => englishWords.test(text.replace(properNames, '')))
    expect(found).toEqual([])
  })

  it.each(misspellings)('has nowhere %s', (_name, pattern) => {
    expect(texts.filter(({ text }) => pattern.test(text))).toEqual([])
  })

  it('uses no longer text twice', () => {
    const seen = new Map<string, string>()
    const repeated: string[] = []
    for (const { path, text } of texts) {
      if (text.length <= 25 || isReference(path)) continue
      const key = text
        .toLowerCase()
        .replace(/[\s.]+/g, ' ')
        .trim()
      const first = seen.get(key)
      if (first) repeated.push(`${text}\n  ${first}\n  ${path}`)
      else seen.set(key, path)
    }
    expect(repeated).toEqual([])
  })
})
