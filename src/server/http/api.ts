import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import {
  experimental_ZodSmartCoercionPlugin as ZodSmartCoercionPlugin,
  ZodToJsonSchemaConverter,
} from '@orpc/zod/zod4'
import { brand } from '../../content/brand.ts'
import { publicContract } from '../../contract/contract.ts'
import type { RequestContext } from './context.ts'
import { publicRouter } from './router.ts'

const handler = new OpenAPIHandler(publicRouter, {
  plugins: [new ZodSmartCoercionPlugin()],
})

export async function answerApi(
  request: Request,
  context: RequestContext,
): Promise<Response | undefined> {
  const { matched, response } = await handler.handle(request, { prefix: '/api', context })
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
