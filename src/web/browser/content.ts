import type { ContentName, PageContents } from '../../domain/catalogue/page-contents.ts'
import { MissingCode } from './new-release.ts'
import { type Resource, useResource } from './resources.ts'
import { site } from './site.ts'

type Source = (name: string) => Promise<unknown>

let source: Source = fetchContent

/** Where pages are made ahead, content comes from the edition itself. */
export function setContentSource(next: Source): void {
  source = next
}

/** Apart from the page's code: the prerendered HTML brings it along, so a first visit saves it. */
export function content<Name extends ContentName>(name: Name): Resource<PageContents[Name]> {
  return { key: name, load: () => source(name) as Promise<PageContents[Name]> }
}

export function useContent<Name extends ContentName>(name: Name): PageContents[Name] {
  return useResource(content(name))
}

/**
 * Files of an edition never change; one that is gone belonged to a release before this one. Only the page that needs it
 * is fetched again: a pointer that passes over a link must not take away what somebody is reading or typing.
 */
async function fetchContent(name: string): Promise<unknown> {
  const response = await fetch(`/content/${site().version}/${encodeURI(name)}.json`)
  if (response.ok) return response.json()
  const message = `No content ${name}: ${response.status}`
  throw response.status === 410 ? new MissingCode(message) : new Error(message)
}
