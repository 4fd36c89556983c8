import { contentNamePattern } from '../../domain/catalogue/content-name.ts'
import type { ContentName, PageContents } from '../../domain/catalogue/page-contents.ts'
import { MissingCode } from './new-release.ts'
import { type Resource, useResource } from './resources.ts'
import { site } from './site.ts'

type Source = (name: string) => Promise<unknown>

let source: Source = fetchContent

/** The prerenderer reads the content from the edition itself. */
export function setContentSource(next: Source): void {
  source = next
}

/** Kept apart from the page's code: prerendered HTML carries it, so a first visit need not fetch it. */
export function content<Name extends ContentName>(name: Name): Resource<PageContents[Name]> {
  return { key: name, load: () => source(name) as Promise<PageContents[Name]> }
}

export function useContent<Name extends ContentName>(name: Name): PageContents[Name] {
  return useResource(content(name))
}

const isName = new RegExp(`^${contentNamePattern}$`)

/**
 * Null for a name that no file can have: visitors can type any sign as the id of a trip or a person.
 * Files of an edition never change; one that is gone (410) belonged to an earlier release. Only the page
 * that needs it is reloaded: hovering over a link must not discard what the visitor is reading or typing.
 */
async function fetchContent(name: string): Promise<unknown> {
  if (!isName.test(name)) return null
  const response = await fetch(`/content/${site().version}/${encodeURI(name)}.json`)
  if (response.ok) return response.json()
  const message = `No content ${name}: ${response.status}`
  throw response.status === 410 ? new MissingCode(message) : new Error(message)
}
