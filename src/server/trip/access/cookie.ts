import { addDays, type IsoDate } from '../../../domain/dates.ts'
import { placeEndsOn } from '../../../domain/trip/place.ts'
import { isToken } from './keys.ts'

const name = 'viaggio'
/**
 * The cookie is sent only with the API calls of the traveller's pages, never with pages, pictures or other
 * calls.
 */
const scope = '/api/trip'

type Site = { publicUrl: string }

function attributes({ publicUrl }: Site): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `Path=${scope}; HttpOnly; SameSite=Strict${secure}`
}

export function sessionCookie(site: Site, token: string, endDate: IsoDate): string {
  const last = new Date(`${addDays(placeEndsOn(endDate), 1)}T00:00:00Z`)
  return `${name}=${token}; Expires=${last.toUTCString()}; ${attributes(site)}`
}

export function endedCookie(site: Site): string {
  return `${name}=; Max-Age=0; ${attributes(site)}`
}

export function sessionTokenIn(headers: Headers): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/)
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value && isToken(value) ? value : undefined
}
