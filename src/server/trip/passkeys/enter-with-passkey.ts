import type { AuthenticatorTransportFuture } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { passkeysContract } from '../../../contract/trip/passkeys.ts'
import { DomainError } from '../../../domain/errors.ts'
import { traveller, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { sessionCookie } from '../access/cookie.ts'
import { isValid } from '../access/enter.ts'
import { drawToken, holderHash } from '../access/keys.ts'
import { insertSession } from '../access/store.ts'
import { challengeIn, orNothing, relyingParty, webauthn } from './ceremony.ts'
import {
  challengeMs,
  keepChallenge,
  lockSamePass,
  noteUse,
  type Passkey,
  passkeyByCredential,
  takeChallenge,
} from './store.ts'

type Contract = typeof passkeysContract
type Question = z.input<NonNullable<Contract['passkeyQuestion']['~orpc']['outputSchema']>>
type Signed = z.output<NonNullable<Contract['openWithPasskey']['~orpc']['inputSchema']>>

/**
 * The challenge names no traveller: the device offers its passkeys for this site, and the server reveals
 * none.
 */
export async function passkeyQuestion(deps: Deps): Promise<Question> {
  const challenge = drawToken()
  await keepChallenge(deps.db, deps.now(), challenge, null)
  const { id: rpId } = relyingParty(deps)
  return { challenge, rpId, timeout: challengeMs, userVerification: 'required' }
}

/** Valid as long as its holder's link: whatever ends that link ends the passkey, or makes it useless. */
export async function enterWithPasskey(deps: Deps, signed: Signed): Promise<{ cookie: string }> {
  const challenge = challengeIn(signed.response.clientDataJSON)
  const isAsked = await takeChallenge(deps.db, deps.now(), challenge, null)
  const found = isAsked ? await passkeyByCredential(deps.db, signed.id) : undefined
  if (!found || !isValid(deps, found) || !isOfHolder(deps, found)) throw invalid()
  const { passkey, pass, booking } = found
  const counter = await signedCount(deps, passkey, signed, challenge)
  if (counter === undefined) throw invalid()
  const session = drawToken()
  await deps.db.transaction(async (tx) => {
    const isSame = await lockSamePass(tx, pass)
    const use = { counter, lastUsedAt: deps.now() }
    if (!isSame || !(await noteUse(tx, passkey, use))) throw invalid()
    await insertSession(tx, pass, session)
    await writeAudit(tx, {
      actor: traveller,
      action: 'trip_passkey_entered',
      entity: 'booking',
      entityId: booking.id,
      after: { seat: pass.seat + 1 },
    })
  })
  return { cookie: sessionCookie(deps, session, booking.endDate) }
}

type Found = NonNullable<Awaited<ReturnType<typeof passkeyByCredential>>>

function isOfHolder(deps: Deps, { passkey, pass, booking }: Found): boolean {
  return holderHash(deps, pass, booking) === passkey.holderHash
}

/** The device's counter after a valid signature; undefined for any other. */
async function signedCount(deps: Deps, passkey: Passkey, signed: Signed, challenge: string) {
  const { verifyAuthenticationResponse } = await webauthn()
  const { id, origin } = relyingParty(deps)
  const verification = await orNothing(
    verifyAuthenticationResponse({
      response: { ...signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports as AuthenticatorTransportFuture[],
      },
    }),
  )
  return verification?.verified ? verification.authenticationInfo.newCounter : undefined
}

const invalid = () => new DomainError('TRIP_PASSKEY_INVALID')
