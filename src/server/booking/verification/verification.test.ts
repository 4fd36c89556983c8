import { createHmac, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { webhookRoutes } from '../../app/webhooks.ts'
import { passportVerificationLinks } from '../../platform/db/schema/links.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { callApi } from '../../testing/test-deps.ts'
import { findVerificationLink } from './store.ts'

const secret = 'sumsub-secret'
const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db, { SUMSUB_WEBHOOK_SECRET: secret })
let token: string
let externalUserId: string

beforeEach(async () => {
  token = randomUUID().replaceAll('-', '')
  externalUserId = randomUUID()
  await deps.db.insert(passportVerificationLinks).values({
    token,
    externalUserId,
    sumsubUrl: 'https://in.sumsub.com/websdk/p/example',
    customerName: 'Giulia Rossi',
  })
})

const open = (which = token) => callApi(deps, 'POST', `/verification-links/${which}/open`)

describe('a verification link', () => {
  it('opens once and is used from then on', async () => {
    expect(await open()).toMatchObject({
      status: 200,
      body: { sumsubUrl: 'https://in.sumsub.com/websdk/p/example' },
    })
    expect(await findVerificationLink(deps.db, token)).toMatchObject({
      used: true,
      usedAt: deps.now(),
    })
    expect(await open()).toMatchObject({
      status: 410,
      body: {
        message:
          'Questo link è già stato utilizzato. Contattare il supporto per richiedere un nuovo link.',
      },
    })
  })

  it('opened many times at once lets one visitor in', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => open()))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 410)).toHaveLength(7)
  })

  it('that nobody made is not valid', async () => {
    expect(await open('sconosciuto')).toMatchObject({
      status: 404,
      body: { message: 'Link di verifica non valido o scaduto. Contattare il supporto.' },
    })
  })
})

describe('the identity provider’s notice', () => {
  const today = (time: string) => `${new Date().toISOString().slice(0, 10)} ${time}:00.000`

  function notice(answer: string, createdAtMs = today('10:00')) {
    // The fields as the provider documents them.
    return {
      applicantId: '5cb744200a975a67ed1798a4',
      inspectionId: '5cb744200a975a67ed1798a5',
      applicantType: 'individual',
      correlationId: 'req-fa94263f-0b23-42d7-9393-ab10b28ef42d',
      levelName: 'basic-kyc-level',
      sandboxMode: false,
      externalUserId,
      type: 'applicantReviewed',
      reviewResult: {
        reviewAnswer: answer,
        ...(answer === 'RED'
          ? { rejectLabels: ['DOCUMENT_PAGE_MISSING'], reviewRejectType: 'RETRY' }
          : {}),
      },
      reviewStatus: 'completed',
      createdAt: `${createdAtMs.slice(0, 19)}+0000`,
      createdAtMs,
      clientId: 'ondalta',
    }
  }

  async function send(body: object, digest?: string, algorithm = 'HMAC_SHA256_HEX') {
    const text = JSON.stringify(body)
    const kind = algorithm.split('_')[1]?.toLowerCase() ?? ''
    const response = await webhookRoutes(deps).request('/api/webhooks/sumsub', {
      method: 'POST',
      headers: {
        'x-payload-digest': digest ?? createHmac(kind, secret).update(text).digest('hex'),
        'x-payload-digest-alg': algorithm,
      },
      body: text,
    })
    return response.status
  }
  const answer = async () => (await findVerificationLink(deps.db, token))?.reviewAnswer

  it('is believed when it is signed, in each of the provider’s ways', async () => {
    expect(await send(notice('GREEN'))).toBe(200)
    expect(await answer()).toBe('GREEN')
    expect(await send(notice('RED', today('11:00')), undefined, 'HMAC_SHA512_HEX')).toBe(200)
    expect(await answer()).toBe('RED')
  })

  it('is refused with another signature, an unknown way of signing or none', async () => {
    expect(await send(notice('GREEN'), 'ab'.repeat(32))).toBe(401)
    expect(await send(notice('GREEN'), '', 'HMAC_MD5_HEX')).toBe(401)
    expect(await send(notice('GREEN'), '')).toBe(401)
    expect(await answer()).toBe(null)
  })

  it('that is older than the last one changes nothing', async () => {
    await send(notice('GREEN', today('12:00')))
    expect(await send(notice('RED', today('09:00')))).toBe(200)
    expect(await answer()).toBe('GREEN')
  })

  it('of another kind, or about nobody we know, is acknowledged', async () => {
    expect(await send({ type: 'applicantCreated', externalUserId })).toBe(200)
    expect(await send({ ...notice('GREEN'), externalUserId: 'nobody' })).toBe(200)
    expect(await answer()).toBe(null)
  })
})
