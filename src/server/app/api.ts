import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ResponseHeadersPlugin } from '@orpc/server/plugins'
import {
  experimental_ZodSmartCoercionPlugin as ZodSmartCoercionPlugin,
  ZodToJsonSchemaConverter,
} from '@orpc/zod/zod4'
import { publicContract } from '../../contract/contract.ts'
import { type RequestContext, toAnswer } from '../http/context.ts'
import { inOurWords } from '../http/italian-issues.ts'
import { limitOf, requireVisitorWithinLimit } from '../http/visitor-limits.ts'
import { publicRouter } from './router.ts'

const prefix = '/api'

const handler = new OpenAPIHandler(publicRouter, {
  plugins: [new ZodSmartCoercionPlugin(), new ResponseHeadersPlugin()],
  rootInterceptors: [inOurWords],
})

export async function answerApi(
  request: Request,
  context: RequestContext,
): Promise<Response | undefined> {
  const path = new URL(request.url).pathname.slice(prefix.length)
  const limit = limitOf(request.method, path)
  // The router accepts more spellings of an address (a trailing slash): addresses without a limit are
  // refused.
  if (!limit) return undefined
  try {
    await requireVisitorWithinLimit(context, limit)
  } catch (error) {
    const answer = toAnswer(error, context)
    return Response.json(answer.toJSON(), { status: answer.status })
  }
  const { matched, response } = await handler.handle(request, { prefix, context })
  return matched ? response : undefined
}

const version = '1.0.0'
let document: Promise<object> | undefined

/** The calls change with a release, the title with an edition. */
export async function openApiDocument(agency: string): Promise<object> {
  document ??= new OpenAPIGenerator({
    schemaConverters: [new ZodToJsonSchemaConverter()],
  }).generate(publicContract, { info: { title: 'API', version }, servers: [{ url: '/api' }] })
  return { ...(await document), info: { title: `${agency} API`, version } }
}
