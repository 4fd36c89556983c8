import { expect } from 'vitest'
import { workOnPictures } from '../catalogue/pictures/work-on-pictures.ts'
import type { Db } from '../platform/db/client.ts'
import { catalogueDrafts } from '../platform/db/schema/drafts.ts'
import { fileRemovals } from '../platform/db/schema/operations.ts'
import { pictureUploads } from '../platform/db/schema/pictures.ts'
import { fileOf } from './sample-pictures.ts'
import { type Answer, openOffice } from './test-staff.ts'

export type ShownPicture = {
  id: string
  state: string
  reason: string | null
  revision: number
  usedIn: { key: string }[]
  picture: {
    v: string
    width: number
    height: number
    widths: number[]
    portrait: { width: number; height: number; widths: number[] }
    placeholder: string
    focus: { x: number; y: number }
  }
}

const never = new AbortController().signal

/** A back office in which photographs can be uploaded, processed and inspected. */
export async function openPictureDesk(db: Db) {
  const office = await openOffice(db)
  const { deps, cookies } = office
  const admin = cookies.administrator
  const send = async (
    content: Uint8Array,
    name = 'foto.jpg',
    who: string = admin,
  ): Promise<Answer> => {
    const form = new FormData()
    form.set('file', fileOf(content, name))
    return office.call(who, 'POST', '/pictures', form)
  }
  const find = async (id: string): Promise<ShownPicture> =>
    (await office.call(admin, 'GET', `/pictures/${id}`)).body as ShownPicture
  const work = () => workOnPictures(deps, never)
  return {
    ...office,
    send,
    find,
    work,
    /** Calls as an administrator. */
    ask: (method: string, path: string, body?: object) => office.call(admin, method, path, body),
    made: async (content: Uint8Array, name?: string): Promise<ShownPicture> => {
      const { status, body } = await send(content, name)
      expect(status, JSON.stringify(body)).toBe(201)
      await work()
      return find(body['id'] as string)
    },
    stored: (id: string, rest: string) => {
      const content = deps.files.content.get(`pictures/${id}/${rest}`)
      if (!content) throw new Error(`No file ${rest}`)
      return content
    },
    empty: async () => {
      await db.delete(catalogueDrafts)
      await db.delete(pictureUploads)
      await db.delete(fileRemovals)
      deps.files.content.clear()
    },
  }
}
