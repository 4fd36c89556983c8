import type { Api } from '../api.ts'

/** What the form knows about its link. */
export type OpenLink = Awaited<ReturnType<Api['links']['open']>>
