import { type Context, Hono } from 'hono'
import { html as markup } from 'hono/html'
import { errorCatalogue } from '../../../contract/errors.ts'
import type { Documents } from '../../../domain/catalogue/documents.ts'
import { isDomainError } from '../../../domain/errors.ts'
import { requireWithinLimit } from '../../http/rate-limit.ts'
import type { Deps } from '../../platform/deps.ts'
import { findBundle } from '../bundles/store.ts'
import { draftsBeside, drawPreview, type Preview } from './draw-preview.ts'
import { bundleIn, previewPrefix, readPreviewLink } from './preview-link.ts'
import { findDocument } from './read-documents.ts'

/** The preview runs no scripts, and only our own back office may frame it. */
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self' data:; media-src 'self'; font-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
}

/** Answers the private address of a draft. With a forged or expired link the answer reveals nothing more. */
export function previewRoutes(deps: Deps, addressOf: (c: Context) => string): Hono {
  const app = new Hono()
  app.get(`${previewPrefix}/*`, async (c) => {
    const key = readPreviewLink(deps, c.req.path)
    if (key && !(await isWithinLimit(deps, addressOf(c)))) {
      return c.html(message(errorCatalogue.RATE_LIMITED.message, []), 429, headers)
    }
    const bundle = key ? bundleIn(key) : undefined
    if (bundle) return previewBundle(deps, c, bundle)
    const preview = key ? await previewOf(deps, key) : undefined
    return answer(c, preview)
  })
  return app
}

/** The pages of a bundle, one by one, each with all the drafts of the bundle. */
async function previewBundle(deps: Deps, c: Context, id: string) {
  const bundle = await findBundle(deps.db, id)
  if (!bundle) return answer(c, undefined)
  const wanted = c.req.query('pagina')
  const key = bundle.keys.find((one) => one === wanted)
  if (key) {
    const beside = await draftsBeside(deps, bundle.keys)
    return answer(c, await previewOf(deps, key, beside))
  }
  const titles = await Promise.all(bundle.keys.map((one) => findDocument(deps, one)))
  return c.html(contents(bundle.name, titles), 200, headers)
}

function answer(c: Context, preview: Preview | undefined) {
  if (!preview) return c.html(message('Questa anteprima non c’è più', []), 404, headers)
  if ('html' in preview) return c.html(withRibbon(preview), 200, headers)
  const lines = preview.problems.map(({ where, message: text }) => `${where}: ${text}`)
  return c.html(message(`${preview.title}: da sistemare prima di vederla`, lines), 200, headers)
}

async function isWithinLimit(deps: Deps, caller: string): Promise<boolean> {
  try {
    await requireWithinLimit(deps, 'preview', caller)
    return true
  } catch (error) {
    if (isDomainError(error, 'RATE_LIMITED')) return false
    throw error
  }
}

async function previewOf(
  deps: Deps,
  key: string,
  beside: Documents = {},
): Promise<Preview | undefined> {
  try {
    return await drawPreview(deps, key, { beside })
  } catch (error) {
    if (isDomainError(error, 'DOCUMENT_NOT_FOUND')) return undefined
    throw error
  }
}

const ribbon = (words: string) =>
  `<p style="position:sticky;top:0;z-index:9999;margin:0;padding:6px 12px;background:#F8E7C1;color:#0B2239;font:600 14px/1.4 system-ui,sans-serif;text-align:center">${words}</p>`

/** Adds a ribbon that says that this is a preview, and whether the published page is the same. */
export function withRibbon({ html, isPublished }: { html: string; isPublished: boolean }): string {
  const words = isPublished
    ? 'Anteprima: uguale a quello che è pubblicato'
    : 'Anteprima: non è ancora pubblicato'
  return html.replace(/<body[^>]*>/, (body) => body + ribbon(words))
}

function message(title: string, lines: readonly string[]) {
  return page(
    title,
    lines.map((line) => markup`<li>${line}</li>`),
  )
}

function contents(name: string, documents: readonly { key: string; title: string }[]) {
  return page(
    name,
    documents.map(
      ({ key, title }) =>
        markup`<li style="padding:6px 0"><a href="?pagina=${encodeURIComponent(key)}">${title}</a></li>`,
    ),
  )
}

type Item = ReturnType<typeof markup>

function page(title: string, items: readonly Item[]) {
  return markup`<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex, nofollow"><title>${title}</title></head><body style="margin:32px auto;max-width:34em;padding:0 20px;color:#0B2239;background:#F8F5F0;font:16px/1.5 system-ui,sans-serif"><h1 style="font-size:22px">${title}</h1><ul>${items}</ul></body></html>`
}
