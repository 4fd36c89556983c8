import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { adminContract, publicContract } from '../../src/contract/contract.ts'
import { createApp } from '../../src/server/app/app.ts'
import { startServices } from '../../src/server/app/services.ts'
import { readEnv } from '../../src/server/platform/env.ts'
import { createLog } from '../../src/server/platform/log.ts'
import type { Agency } from './agency.ts'

const password = 'una-password-di-prova'
const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url))

type People = { email: string; name: string; role: 'consultant' | 'coordinator' }

/** The real site with sign-in, limits and background work, on an embedded database of its own. */
export async function openServer(settings: Record<string, string>, drawAddress: () => string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'ondalta-walk-'))
  const administrator = 'titolare@ondalta.example'
  const env = readEnv({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    ADMIN_EMAIL: administrator,
    ADMIN_PASSWORD: password,
    ...settings,
  })
  const log = createLog(env)
  const told: unknown[] = []
  log.error = (...words: unknown[]) => void told.push(words)
  const services = await startServices({ env, log, cacheDir })
  const { deps, auth } = services
  const server = createServer(createApp({ deps, auth }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  deps.publicUrl = base
  // Each call comes from another address: rate limits are tested elsewhere.
  const from = () => ({ origin: base, 'x-forwarded-for': drawAddress() })
  const signIn = async (email: string): Promise<string> => {
    const answer = await fetch(`${base}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from() },
      body: JSON.stringify({ email, password }),
    })
    if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}`)
    return answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  }
  return {
    deps,
    /** What the server logged as errors. */
    told,
    administrator,
    addStaff: async ({ email, name, role }: People) => {
      await auth.api.createUser({ body: { email, password, name, role } })
    },
    visitor: (): Agency['visitor'] => () =>
      createORPCClient<ContractRouterClient<typeof publicContract>>(
        new OpenAPILink(publicContract, { url: `${base}/api`, headers: from }),
      ),
    staff: async (email: string): Promise<Agency['administrator']> => {
      const cookie = await signIn(email)
      return createORPCClient<ContractRouterClient<typeof adminContract>>(
        new OpenAPILink(adminContract, {
          url: `${base}/api/admin`,
          headers: () => ({ cookie, ...from() }),
        }),
      )
    },
    downloads: async (email: string) => {
      const cookie = await signIn(email)
      return async (address: string) => {
        const answer = await fetch(`${base}/api/admin${address}`, {
          headers: { cookie, ...from() },
        })
        if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
        return answer.text()
      }
    },
    /** Signs like the card provider. */
    notice: async (event: object) => {
      const body = JSON.stringify(event)
      const at = Math.floor(Date.now() / 1000)
      const secret = env.STRIPE_WEBHOOK_SECRET ?? ''
      const signed = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
      const headers = { 'stripe-signature': `t=${at},v1=${signed}`, ...from() }
      const answer = await fetch(`${base}/api/webhooks/stripe`, { method: 'POST', body, headers })
      if (!answer.ok) throw new Error(`The notice was answered ${answer.status}`)
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await services.stopJobs()
      await services.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
