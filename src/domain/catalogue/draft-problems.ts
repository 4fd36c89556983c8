import type { IsoDate } from '../dates.ts'
import { campaignProblems } from './campaign-season.ts'
import { sectionsOf } from './document-forms.ts'
import { schemaOf } from './documents.ts'
import { type Problem, placesOf, problemsOf } from './problems.ts'
import { senseProblems } from './sense-problems.ts'

/**
 * The reasons not to publish a draft: schema errors, contradictions, then problems that depend on today's
 * date and on the published document.
 */
export function draftProblems(
  key: string,
  document: unknown,
  { today, published }: { today: IsoDate; published: unknown },
): Problem[] {
  const sections = sectionsOf(key)
  const wrong = problemsOf(sections, schemaOf(key)?.safeParse(document).error?.issues ?? [])
  const senseless = placesOf(sections, senseProblems(key, document))
  // Both checks report a negative price; the contradiction's message is more helpful than the schema's.
  const problems = [
    ...wrong.filter(({ path }) => !senseless.some((one) => one.path === path)),
    ...senseless,
  ]
  if (key !== 'campaign' || problems.length > 0) return problems
  return campaignProblems(document, today, published).map(({ path, message }) => ({
    path,
    section: 'periodo',
    where: 'Quando e dove',
    message,
  }))
}
