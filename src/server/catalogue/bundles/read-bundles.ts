import { documentTitle } from '../../../domain/catalogue/document-forms.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Deps } from '../../platform/deps.ts'
import { latest, readFacts } from '../drafts/read-documents.ts'
import { allBundles, type Bundle, findBundle } from './store.ts'

type BundleState = 'open' | 'scheduled' | 'published' | 'failed'

/** After a cancelled publication the bundle is open: its drafts can be published again. */
export function bundleState({ number, scheduleState }: Bundle): BundleState {
  if (number !== null) return 'published'
  if (scheduleState === 'waiting') return 'scheduled'
  return scheduleState === 'failed' ? 'failed' : 'open'
}

export async function listBundles(deps: Pick<Deps, 'db'>) {
  const bundles = await allBundles(deps.db)
  if (bundles.length === 0) return { bundles: [] }
  const facts = await readFacts(deps)
  return {
    bundles: bundles.map((bundle) => ({
      id: bundle.id,
      name: bundle.name,
      state: bundleState(bundle),
      dueAt: bundle.dueAt?.toISOString() ?? null,
      number: bundle.number,
      by: bundle.createdBy,
      documents: bundle.keys.map((key) => ({
        key,
        title: documentTitle(key, latest(key, facts)),
        isDraft: facts.drafts.has(key),
      })),
    })),
  }
}

export async function requireBundle(deps: Pick<Deps, 'db'>, id: string): Promise<Bundle> {
  const bundle = await findBundle(deps.db, id)
  if (!bundle) throw new DomainError('BUNDLE_NOT_FOUND', { id })
  return bundle
}
