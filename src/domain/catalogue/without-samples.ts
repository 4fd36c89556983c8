import type { HomeContent, MemberContent, TripContent } from './page-contents.ts'

type Sampled = HomeContent | TripContent | MemberContent

/** With real data the trial's sample reviews must not appear, not even in a page's source. */
export function withoutSamples(content: unknown): unknown {
  if (!isSampled(content)) return content
  if ('page' in content) return { ...content, page: { ...content.page, reviews: [] } }
  if ('member' in content) return { ...content, testimonials: [] }
  return { ...content, reviews: [], videos: [] }
}

function isSampled(content: unknown): content is Sampled {
  if (typeof content !== 'object' || content === null) return false
  return 'page' in content || 'testimonials' in content || 'videos' in content
}
