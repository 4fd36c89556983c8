import type { Api } from '../api.ts'

export type PlaceView = Awaited<ReturnType<Api['trip']['view']>>
export type PartyMember = PlaceView['party'][number]
