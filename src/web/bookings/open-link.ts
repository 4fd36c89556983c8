import type { Api } from '../api.ts'

/** What the form knows of its link. */
export type OpenLink = Awaited<ReturnType<Api['links']['open']>>
