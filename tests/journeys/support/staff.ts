import type { APIRequestContext } from '@playwright/test'

export const administrator = { email: 'direzione@ondalta.example', password: 'Giro-del-mondo-80' }

/** Signs in through the real address; the cookie stays in the request context. */
export async function signIn(request: APIRequestContext, who = administrator): Promise<void> {
  const answer = await request.post('/api/auth/sign-in/email', {
    data: who,
    headers: { Origin: originOf(answerBase) },
  })
  if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}`)
}

const answerBase = `http://localhost:${process.env.JOURNEYS_PORT ?? 4390}`
const originOf = (url: string) => new URL(url).origin
