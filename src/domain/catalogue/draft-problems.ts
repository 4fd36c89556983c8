import type { IsoDate } from '../dates.ts'
import { campaignProblems } from './campaign-season.ts'
import { sectionsOf } from './document-forms.ts'
import { schemaOf } from './documents.ts'
import { type Problem, problemsOf } from './problems.ts'

/**
 * What stands in the way of publishing a draft: its schema, then what only time and the published
 * document decide.
 */
export function draftProblems(
  key: string,
  document: unknown,
  { today, published }: { today: IsoDate; published: unknown },
): Problem[] {
  const sections = sectionsOf(key)
  const problems = problemsOf(sections, schemaOf(key)?.safeParse(document).error?.issues ?? [])
  if (key !== 'campaign' || problems.length > 0) return problems
  return campaignProblems(document, today, published).map(({ path, message }) => ({
    path,
    section: 'periodo',
    where: 'Quando e dove',
    message,
  }))
}
