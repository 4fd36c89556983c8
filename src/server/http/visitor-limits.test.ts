import { expect, test } from 'vitest'
import { publicContract } from '../../contract/contract.ts'
import { answerApi } from '../app/api.ts'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { testDeps } from '../testing/test-deps.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)

type Routed = { '~orpc': { route: { method?: string; path?: string } } }

const calls = Object.values(publicContract)
  .flatMap((group) => Object.values(group as unknown as Record<string, Routed>))
  .map((call) => call['~orpc'].route)
  .map(({ method = 'POST', path = '' }) => ({ method, path: path.replaceAll(/\{\w+\}/g, 'x') }))

function ask(method: string, path: string): Promise<Response | undefined> {
  const request = new Request(`http://localhost/api${path}`, {
    method,
    ...(method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
  })
  const { headers } = request
  return answerApi(request, { ...deps, build: 'dev', requestId: 'x', address: '10.0.0.1', headers })
}

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`

test('every call answers under its own address', async () => {
  for (const { method, path } of calls) expect(await ask(method, path), path).toBeDefined()
})

test('no other way of writing an address gets past the limits', async () => {
  for (const { method, path } of calls) {
    for (const written of [`${path}/`, `/${path}`, `${path}//`, path.replace(/[a-z]/, encoded)]) {
      expect(await ask(method, written), `${method} ${written}`).toBeUndefined()
    }
  }
})
