import {
  type PublicKeyCredentialCreationOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { api } from '../api.ts'

/** Thrown when the person cancels the browser's passkey dialog, or has no such key. */
export class PasskeyNotGiven extends Error {
  readonly isKnown: boolean
  constructor(isKnown: boolean) {
    super('no passkey was given')
    this.isKnown = isKnown
  }
}

async function asked<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    throw new PasskeyNotGiven(error instanceof Error && error.name === 'InvalidStateError')
  }
}

export async function addPasskeyHere() {
  const options = await api.trip.passkeyOptions({})
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, response } = await asked(() => startRegistration({ optionsJSON }))
  const { clientDataJSON, attestationObject, transports } = response
  return api.trip.addPasskey({
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, transports },
  })
}

export async function enterWithPasskey(): Promise<void> {
  const optionsJSON = await api.trip.passkeyQuestion({})
  const { id, rawId, response } = await asked(() => startAuthentication({ optionsJSON }))
  const { clientDataJSON, authenticatorData, signature } = response
  await api.trip.openWithPasskey({
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature },
  })
}
