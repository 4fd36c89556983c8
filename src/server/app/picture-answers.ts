import type { IncomingMessage, ServerResponse } from 'node:http'
import { createBrandFiles, isBrandFile, ownInstead } from '../catalogue/pictures/brand-files.ts'
import {
  createPictureFiles,
  createShareFiles,
  isSharePicture,
  isUploadedPicture,
} from '../catalogue/pictures/picture-files.ts'
import { type PageServer, sendFound, sendPicture } from '../http/pages.ts'
import type { SiteFiles } from '../http/site-files.ts'
import type { Deps } from '../platform/deps.ts'

type Parts = {
  headers: Record<string, string>
  servePages: PageServer
  site: SiteFiles | undefined
}
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown> | undefined

/** Uploaded photographs, share pictures and the agency's own logos; undefined for any other address. */
export function createPictureAnswers(deps: Deps, { headers, servePages, site }: Parts): Answer {
  const findPicture = createPictureFiles(deps)
  const findShare = createShareFiles(deps)
  const findBrandFile = createBrandFiles(deps)
  const brand = () => deps.catalogue.current().catalogue.brand

  const sendShare: Answer = async (request, response) => {
    const file = await findShare(request.url ?? '/').catch(() => undefined)
    if (file) return sendFound(request, response, file, headers)
    // A new trip has no share picture yet: the site's own is used.
    if (site && !site.disk.has((request.url ?? '').split('?', 1)[0] ?? '')) {
      return response
        .writeHead(302, { Location: brand().meta.shareImage, 'Cache-Control': 'no-store' })
        .end()
    }
    return servePages(request, response)
  }

  const sendBrandFile: Answer = async (request, response) => {
    const { url = '/' } = request
    if (url.startsWith('/brand/')) return sendPicture(request, response, findBrandFile, headers)
    const Location = ownInstead(brand(), url)
    if (!Location) return servePages(request, response)
    return response.writeHead(302, { Location, 'Cache-Control': 'no-store' }).end()
  }

  return (request, response) => {
    const { url = '', method } = request
    if (method !== 'GET' && method !== 'HEAD') return undefined
    if (isUploadedPicture(url)) return sendPicture(request, response, findPicture, headers)
    if (isSharePicture(url)) return sendShare(request, response)
    return isBrandFile(url) ? sendBrandFile(request, response) : undefined
  }
}
