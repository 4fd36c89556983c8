import { describe, expect, it } from 'vitest'
import { firstEdition } from '../server/catalogue/editions/first-edition.ts'
import { collectTexts, type FoundText } from './collect-texts.ts'
import { testTrips } from './test-trips.ts'

/** Running text has typographic apostrophes, names and labels straight ones: both are tested as straight. */
const texts = collectTexts({ ...firstEdition, testTrips }, 'content').map(({ path, text }) => ({
  path,
  text: text.replaceAll('’', "'"),
}))

/** English proper names of places and works, and page addresses. */
const properNames =
  /\/booking|Top of the Rock|Walk of Fame|Harry Potter|Port of Entry|Garden of the Gods|Gardens by the Bay|Going-to-the-Sun|Isle of|Wat Phra That/gi

const englishWords =
  /\b(?:the|and|with|your|you|from|for|this|that|are|was|were|have|has|our|their|which|when|will|would|by|is|it's|we|day|night|trip|travel|booking|price|free|group|included|lorem|ipsum)\b/i

/** Forbidden spellings, each with an example that proves the pattern finds it. */
const misspellings: readonly (readonly [name: string, pattern: RegExp, example: string])[] = [
  ['a quotation mark of another language', /[‘“”]/, '“alba”'],
  ['an apostrophe for the accent of a capital', /(?<!\p{L})[EAOIU]'(?=\s)/u, "E' presto"],
  [
    'an apostrophe for an accent',
    /(?<!\p{L})(?:piu|gia|puo|cosi|perche|citta|meta|pero|e)'(?=\s)/u,
    "la citta' vecchia",
  ],
  ['a grave accent where -ché wants the acute', /chè(?!\p{L})/u, 'perchè si parte'],
  [
    'né, sé or -tré with the wrong accent',
    /(?<!\p{L})(?:nè|sè|ventitrè|trentatrè)(?!\p{L})/u,
    'nè caldo',
  ],
  [
    'an acute accent where the grave belongs',
    /(?<!\p{L})(?:é|cioé|caffé|té|piú|giú|cosí|lí|c'é|dov'é|com'é)(?!\p{L})/u,
    'un caffé',
  ],
  [
    'a missing accent',
    /(?<!\p{L})(?:piu|puo|gia|cosi|perche|poiche|finche|citta|liberta|qualita|lunedi|martedi|mercoledi|giovedi|venerdi)(?!\p{L})/iu,
    'piu tardi',
  ],
  ['a needless accent', /(?<!\p{L})(?:pò|qual'è|fà|stà|quì|quà|sù|sò)(?!\p{L})/u, "qual'è"],
  ['po without its apostrophe', /(?<!\p{L})un po(?![\p{L}'])/u, 'un po di mare'],
  [
    "un' before a masculine word",
    /(?<!\p{L})un'(?:altro|hotel|aereo|itinerario|anno|albero|ottimo|ultimo|altopiano|arcipelago|atollo|angolo|aeroporto|incontro|oceano|antico|intero|unico)(?!\p{L})/iu,
    "un'altro giorno",
  ],
  [
    'un before a feminine word',
    /(?<!\p{L})un (?:esperienza|ora|isola|escursione|alba|auto|oasi|altra|ombra|estate|idea|amica|antica|intera|unica|area|acqua|onda|opera|uscita|occhiata|aurora)(?!\p{L})/iu,
    'un esperienza',
  ],
  [
    'a missing elision',
    /(?<![\p{L}'])(?:lo|la|della|dalla|alla|nella|sulla|una) (?:isola|alba|acqua|oceano|aeroporto|hotel|escursione|esperienza|ora|estate|itinerario|uscita)(?!\p{L})/iu,
    'lo itinerario',
  ],
  [
    'a space inside an elision',
    /(?<!\p{L})(?:l|d|un|dell|all|nell|sull|dall|quell)' \p{L}/iu,
    "l' isola",
  ],
  ['a doubled space or a space before punctuation', / {2}| [,.;:!?](?!\.)/, 'ecco , qui'],
  ['a missing space after punctuation', /\p{Ll}[,;!?]\p{L}/u, 'ecco,qui'],
  ['a doubled word', /(?<!\p{L})(?!piano )(\p{L}{3,}) \1(?!\p{L})/u, 'sulla sulla spiaggia'],
  [
    'a hyphen where a dash joins two places or hours',
    /\p{L} - \p{L}|(?<!\d)\d{1,2}-\d{1,2} (?:ore|giorni|minuti|km)/u,
    'Roma - Atene',
  ],
  ['exclamation marks in rows', /!!|\?\?/, 'Si parte!!'],
  ['a currency sign before the amount', /[€$£]\s?\d/, '€ 100'],
  [
    'a thousand without its point',
    /(?<![\d.,])[1-9]\d{3,}(?=\s?(?:m|km|metri|chilometri|euro|€|gradini|persone)(?!\p{L}))/u,
    '2300 metri',
  ],
  [
    'a decimal point in a measure',
    /(?<![\d.])\d+\.\d{1,2}(?=\s?(?:km|kg|m|ore|chilometri|euro|€)(?!\p{L}))/u,
    '2.5 km',
  ],
]

/** Impersonal phrases for what the group does; general customs ('il tè si beve') are allowed. */
const impersonal =
  /(?<!\p{L})si (?:è|parte|riparte|arriva|atterra|decolla|vola|visita|gira|cammina|pedala|sale|scende|risale|entra|torna|rientra|prosegue|attraversa|trova|ritrova|incontrano|cena|pranza|mangia|dorme|chiude|scambia|anticipa|conferma)(?!\p{L})/iu

/** Names of places and trips, which must be the same everywhere. */
function isReference(path: string): boolean {
  return (
    /\.(?:location|name|duration|metaTitle|tripId|offered\.activity)$/.test(path) ||
    /\.(?:destinations|suggestedTrips|related)\.\d+(?:\.title)?$/.test(path)
  )
}

/** Texts that must be equal for all trips: included services, and entry requirements of a country. */
const isInclusion = ({ path, text }: FoundText) =>
  /\.info\./.test(path) ||
  (/includes|included/.test(path) && /^(?:Assicurazione|Bagaglio|Trasferiment)/.test(text))

function repetitions(found: readonly FoundText[]): string[] {
  const first = new Map<string, string>()
  return found.flatMap(({ path, text }) => {
    const key = text
      .toLowerCase()
      .replace(/[\s.]+/g, ' ')
      .trim()
    const earlier = first.get(key)
    if (earlier) return [`${text} (${earlier} and ${path})`]
    first.set(key, path)
    return []
  })
}

describe('the Italian of the content', () => {
  it('reads a real amount of text', () => {
    expect(texts.length).toBeGreaterThan(2000)
  })

  it('has no English left', () => {
    expect('Enjoy the beach').toMatch(englishWords)
    const found = texts.filter(({ text }) => englishWords.test(text.replace(properNames, '')))
    expect(found).toEqual([])
  })

  it.each(misspellings)('has nowhere %s', (_name, pattern, example) => {
    expect(example).toMatch(pattern)
    // Link targets are not readable text.
    const withoutTargets = (text: string) => text.replaceAll(/\]\([^)]*\)/g, ']')
    expect(texts.filter(({ text }) => pattern.test(withoutTargets(text)))).toEqual([])
  })

  it('tells the days of a trip in the first person', () => {
    expect('In serata si arriva a Osaka').toMatch(impersonal)
    const days = texts.filter(({ path }) => /\.itinerary\.\d+\./.test(path))
    expect(days.length).toBeGreaterThan(500)
    expect(days.filter(({ text }) => impersonal.test(text))).toEqual([])
  })

  it('uses no longer text twice', () => {
    const long = texts.filter(({ path, text }) => text.length > 25 && !isReference(path))
    const own = long.filter((found) => !found.path.endsWith('.alt') && !isInclusion(found))
    expect(repetitions(own)).toEqual([])
  })

  it('describes every picture in words of its own', () => {
    expect(repetitions(texts.filter(({ path }) => path.endsWith('.alt')))).toEqual([])
  })
})
