import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import {
  experimental_ZodSmartCoercionPlugin as ZodSmartCoercionPlugin,
  ZodToJsonSchemaConverter,
} from '@orpc/zod/zod4'
import { brand } from '../../content/brand.ts'
import { publicContract } from '../../contract/contract.ts'
import { type RequestContext, toAnswer } from './context.ts'
import { publicRouter } from './router.ts'
import { requireVisitorWithinLimit } from './visitor-limits.ts'

const prefix = '/api'

const handler = new OpenAPIHandler(publicRouter, {
  plugins: [new ZodSmartCoercionPlugin()],
})

export async function answerApi(
  request: Request,
  context: RequestContext,
): Promise<Response | undefined> {
  const path = new URL(request.url).pathname.slice(prefix.length)
  try {
    await requireVisitorWithinLimit(context, request.method, path)
  } catch (error) {
    const answer = toAnswer(error, context)
    return Response.json(answer.toJSON(), { status: answer.status })
  }
  const { matched, response } = await handler.handle(request, { prefix, context })
  return matched ? response : undefined
}

let document: Promise<unknown> | undefined

export function openApiDocument(): Promise<unknown> {
  document ??= new OpenAPIGenerator({
    schemaConverters: [new ZodToJsonSchemaConverter()],
  }).generate(publicContract, {
    info: { title: `${brand.name} API`, version: '1.0.0' },
    servers: [{ url: '/api' }],
  })
  return document
}
