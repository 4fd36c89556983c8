import type { ComponentType } from 'react'
import { matchRoutes, type Params, type RouteObject } from 'react-router'
import { MissingCode } from './browser/new-release.ts'
import { isKept, loadResource, type Resource, useResource } from './browser/resources.ts'

type PageModule = { Component: ComponentType }

/** A page of the site: its path, where its code is, and the data it needs before it can be shown. */
export type PageRoute = {
  path?: string
  index?: boolean
  /** A frame around the pages in `children`, or a page whose code is always loaded. */
  Component?: ComponentType
  lazy?: () => Promise<PageModule>
  data?: (params: Params) => readonly Resource[]
  /** Data for a part further down: the HTML has it as text, the app fetches it after hydration. */
  laterData?: (params: Params) => readonly Resource[]
  children?: readonly PageRoute[]
}

type Needs = Pick<PageRoute, 'data' | 'laterData'> & { code?: Resource<PageModule> }

let pages = 0

/** Tries twice, because a lost connection may return at once; the second failure throws `MissingCode`. */
export async function loadCode<Module>(lazy: () => Promise<Module>): Promise<Module> {
  try {
    return await lazy().catch(lazy)
  } catch (cause) {
    throw new MissingCode('a page without its code', { cause })
  }
}

function lazyPage(code: Resource<PageModule>): ComponentType {
  return function Page() {
    const { Component } = useResource(code)
    return <Component />
  }
}

/** The routes in the form that React Router expects. */
export function routeObjects(routes: readonly PageRoute[]): RouteObject[] {
  return routes.map(({ path, index, Component, lazy, data, laterData, children }) => {
    pages += 1
    const code = lazy && { key: `page ${pages}`, load: () => loadCode(lazy) }
    const route = { path, handle: { code, data, laterData } satisfies Needs }
    const page = Component ?? (code && lazyPage(code))
    return index
      ? { ...route, Component: page, index: true }
      : { ...route, Component: page, children: children && routeObjects(children) }
  })
}

export type PageResources = { code: Resource[]; data: Resource[]; laterData: Resource[] }

/** Everything that the page at this path needs before it can be shown. */
export function resourcesOf(routes: RouteObject[], path: string): PageResources {
  const matches = matchRoutes(routes, path) ?? []
  const needs = matches.map(({ route, params }) => ({ ...(route.handle as Needs), params }))
  return {
    code: needs.flatMap(({ code }) => code ?? []),
    data: needs.flatMap(({ data, params }) => data?.(params) ?? []),
    laterData: needs.flatMap(({ laterData, params }) => laterData?.(params) ?? []),
  }
}

/** Loads what is missing, not what came with the HTML. It does not wait for data used further down. */
export async function loadMissing({ code, data, laterData }: PageResources): Promise<void> {
  const missing = [...code, ...data].filter((resource) => !isKept(resource))
  const later = laterData.filter((resource) => !isKept(resource))
  for (const resource of later) loadResource(resource).catch(() => {})
  await Promise.all(missing.map(loadResource))
}
