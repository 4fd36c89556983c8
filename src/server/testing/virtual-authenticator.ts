import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])

/** The head of a CBOR value: its type and its length. */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length])
  if (length < 256) return Buffer.from([(kind << 5) | 24, length])
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255])
}

const flags = { present: 1, verified: 4, keyIncluded: 64 }

type Site = { origin: string; rpId: string }
type Doing = { isVerified?: boolean; site?: Partial<Site> }

/** A person's device as a server sees it: one key, which signs challenges after a fingerprint. */
export function virtualAuthenticator(ownSite: Site) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(32)
  const id = rawId.toString('base64url')
  let counter = 0

  function clientData(type: string, challenge: string, { origin }: Site): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function authenticatorData({ rpId }: Site, isVerified: boolean, key?: Buffer): Buffer {
    const flag =
      flags.present |
      (isVerified ? flags.verified : 0) |
      (key === undefined ? 0 : flags.keyIncluded)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const start = [createHash('sha256').update(rpId).digest(), Buffer.from([flag]), count]
    if (!key) return Buffer.concat(start)
    const length = Buffer.from([0, rawId.length])
    return Buffer.concat([...start, Buffer.alloc(16), length, rawId, key])
  }

  /** The public key in COSE format: elliptic curve, P-256, ES256. */
  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ])
  }

  return {
    id,
    /** As if the key had been copied before its last signatures. */
    goBack: (times: number) => {
      counter -= times
    },
    create(challenge: string, { isVerified = true, site }: Doing = {}) {
      const here = { ...ownSite, ...site }
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authenticatorData(here, isVerified, coseKey())),
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, here).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign(challenge: string, { isVerified = true, site }: Doing = {}) {
      const here = { ...ownSite, ...site }
      counter += 1
      const data = clientData('webauthn.get', challenge, here)
      const own = authenticatorData(here, isVerified)
      const signature = createSign('sha256')
        .update(Buffer.concat([own, createHash('sha256').update(data).digest()]))
        .sign(privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: own.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
