import type { Api } from '../api.ts'

export type PlaceView = Awaited<ReturnType<Api['trip']['view']>>
