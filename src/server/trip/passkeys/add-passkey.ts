import type { z } from 'zod'
import type { passkeysContract } from '../../../contract/trip/passkeys.ts'
import { DomainError } from '../../../domain/errors.ts'
import { leaderSeat, passkeyAllowance } from '../../../domain/trip/place.ts'
import { traveller, writeAudit } from '../../platform/audit/write-audit.ts'
import { takeOfDay } from '../../platform/day-allowance.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import type { Visit } from '../access/enter.ts'
import { holderHash } from '../access/keys.ts'
import type { Pass } from '../access/store.ts'
import { challengeIn, orNothing, relyingParty, webauthn } from './ceremony.ts'
import { passkeyAddedMail } from './mails.ts'
import {
  challengeMs,
  deletePasskey,
  insertPasskey,
  keepChallenge,
  lockSamePass,
  type Passkey,
  passkeysOf,
  takeChallenge,
} from './store.ts'

type Contract = typeof passkeysContract
type Creation = z.input<NonNullable<Contract['passkeyOptions']['~orpc']['outputSchema']>>
type Created = z.output<NonNullable<Contract['addPasskey']['~orpc']['inputSchema']>>
type List = z.input<NonNullable<Contract['passkeys']['~orpc']['outputSchema']>>

/** Only the caller's own passkeys. */
export async function listPasskeys({ db }: Pick<Deps, 'db'>, { pass }: Visit): Promise<List> {
  const passkeys = await passkeysOf(db, pass)
  return {
    passkeys: passkeys.map(({ id, createdAt, lastUsedAt }) => ({
      id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

/** The options for the device; the challenge is for this traveller, valid once and for some minutes. */
export async function passkeyOptions(deps: Deps, { pass, booking }: Visit): Promise<Creation> {
  const known = await passkeysOf(deps.db, pass)
  requireRoom(known)
  const { generateRegistrationOptions } = await webauthn()
  const rp = { id: relyingParty(deps).id, name: deps.catalogue.current().catalogue.brand.name }
  // The name that the device shows for choosing: it includes the trip, because a traveller may have several.
  const name = [booking.travelers[pass.seat]?.firstName, booking.destinationTitle]
    .filter(Boolean)
    .join(' · ')
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: rp.id,
    rpName: rp.name,
    userName: name,
    userDisplayName: name,
    userID: Buffer.from(pass.id.replaceAll('-', ''), 'hex'),
  })
  await keepChallenge(deps.db, deps.now(), challenge, pass.id)
  return {
    challenge,
    rp,
    user,
    pubKeyCredParams,
    timeout: challengeMs,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** Stores the new passkey: from now on it opens this traveller's pages, until their access ends. */
export async function addPasskey(deps: Deps, visit: Visit, created: Created): Promise<List> {
  const { pass, booking } = visit
  const credential = await verified(deps, pass, created)
  if (!credential) throw new DomainError('TRIP_PASSKEY_REFUSED')
  await deps.db.transaction(async (tx) => {
    const share = { what: 'trip-passkeys', whose: pass.id, amount: 1, limit: passkeyAllowance.day }
    if (!(await takeOfDay(tx, deps.now(), share))) throw new DomainError('RATE_LIMITED')
    if (!(await lockSamePass(tx, pass))) throw new DomainError('TRIP_SESSION_OVER')
    requireRoom(await passkeysOf(tx, pass))
    const isNew = await insertPasskey(tx, {
      passId: pass.id,
      holderHash: holderHash(deps, pass, booking),
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      createdAt: deps.now(),
    })
    if (!isNew) throw new DomainError('TRIP_PASSKEY_REFUSED')
    await note(tx, pass, 'trip_passkey_added')
    const recipient =
      pass.seat === leaderSeat ? booking.contactEmail : booking.travelers[pass.seat]?.email
    if (recipient) {
      const told = { seat: pass.seat, recipient, id: credential.id, at: deps.now() }
      await queueEmail(tx, passkeyAddedMail(deps, booking, told))
    }
  })
  return listPasskeys(deps, visit)
}

export async function endPasskey(deps: Deps, visit: Visit, id: string): Promise<List> {
  await deps.db.transaction(async (tx) => {
    if (await deletePasskey(tx, visit.pass, id)) await note(tx, visit.pass, 'trip_passkey_removed')
  })
  return listPasskeys(deps, visit)
}

async function verified(deps: Deps, pass: Pass, created: Created) {
  const challenge = challengeIn(created.response.clientDataJSON)
  if (!(await takeChallenge(deps.db, deps.now(), challenge, pass.id))) return undefined
  const { verifyRegistrationResponse } = await webauthn()
  const { id, origin } = relyingParty(deps)
  const { transports, ...answer } = created.response
  const verification = await orNothing(
    verifyRegistrationResponse({
      response: { ...created, response: answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    }),
  )
  const found = verification?.registrationInfo?.credential
  return found && { ...found, transports }
}

function requireRoom(known: readonly Passkey[]): void {
  if (known.length >= passkeyAllowance.most) throw new DomainError('TRIP_PASSKEYS_FULL')
}

function note(tx: Tx, { bookingId, seat }: Pass, action: string): Promise<void> {
  const after = { seat: seat + 1 }
  return writeAudit(tx, { actor: traveller, action, entity: 'booking', entityId: bookingId, after })
}
