/** Values under these keys are identifiers, not readable text. */
const nameKeys = new Set([
  'id',
  'image',
  'authorImage',
  'youtubeId',
  'type',
  'time',
  'date',
  'updated',
  'startDate',
  'endDate',
  'email',
  'phone',
  'href',
  'siteUrl',
  'socialLinks',
  'reviewsSite',
  'colors',
  'logo',
  'shareImage',
  'schema',
  'map',
  'src',
  'placeholder',
  'contactEmail',
  'code',
])

export type FoundText = { path: string; text: string }

/** All readable texts inside a piece of content, with their paths. */
export function collectTexts(value: unknown, path: string): FoundText[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    nameKeys.has(key) ? [] : collectTexts(inner, `${path}.${key}`),
  )
}
