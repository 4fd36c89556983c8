import { z } from 'zod'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { isoInstant, uuid } from '../values.ts'

const call = calls('Il mio viaggio')

/** Bytes as encoded in the browser's responses. */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/)

const credentialId = bytes(1400)
const known = z.object({
  id: credentialId,
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

/** The options with which the device creates a new passkey. */
const creationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** The challenge at sign-in, which accepts every passkey for this site whose device has verified its user. */
const questionSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})

const answered = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
}

const createdSchema = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

const signedSchema = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
  }),
})

const listSchema = z.object({
  passkeys: z.array(
    z.object({ id: uuid, createdAt: isoInstant, lastUsedAt: isoInstant.nullable() }),
  ),
})

export const passkeysContract = {
  passkeys: call
    .get('/trip/passkeys', {
      summary: 'Le passkey di chi è entrato: quando sono state aggiunte e usate',
    })
    .errors(errorsOf('TRIP_SESSION_OVER'))
    .output(listSchema),
  passkeyOptions: call
    .post('/trip/passkeys/options', {
      summary: 'Che cosa chiedere al dispositivo per aggiungere una passkey; vale pochi minuti',
    })
    .errors(errorsOf('TRIP_SESSION_OVER', 'TRIP_PASSKEYS_FULL', 'RATE_LIMITED'))
    .output(creationSchema),
  addPasskey: call
    .post('/trip/passkeys', { summary: 'Aggiunge una passkey a chi è entrato' })
    .errors(
      errorsOf('TRIP_SESSION_OVER', 'TRIP_PASSKEY_REFUSED', 'TRIP_PASSKEYS_FULL', 'RATE_LIMITED'),
    )
    .input(createdSchema)
    .output(listSchema),
  endPasskey: call
    .post('/trip/passkeys/{id}/end', { summary: 'Toglie una propria passkey' })
    .errors(errorsOf('TRIP_SESSION_OVER', 'RATE_LIMITED'))
    .input(z.object({ id: uuid }))
    .output(listSchema),
  passkeyQuestion: call
    .post('/trip/session/passkey/options', {
      summary: 'Che cosa chiedere al dispositivo per entrare; vale pochi minuti e una volta sola',
    })
    .errors(errorsOf('RATE_LIMITED'))
    .output(questionSchema),
  openWithPasskey: call
    .post('/trip/session/passkey', { summary: 'Entra con una passkey al posto del link' })
    .errors(errorsOf('TRIP_PASSKEY_INVALID', 'RATE_LIMITED'))
    .input(signedSchema)
    .output(z.object({ opened: z.literal(true) })),
}
