import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

/**
 * A passkey replaces password and code together, so the device must have checked a finger, a face or its own
 * code. The library only prefers that: here it is required.
 */
export function passkeys(publicUrl: string, agency: string) {
  return passkey({
    rpName: agency,
    rpID: new URL(publicUrl).hostname,
    // The configured origin, not the one that the browser sends: a page elsewhere could send any.
    origin: new URL(publicUrl).origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification }) => {
        requireVerified(verification.registrationInfo?.userVerified)
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        requireVerified(verification.authenticationInfo.userVerified)
      },
    },
  })
}

function requireVerified(isVerified: boolean | undefined): void {
  if (!isVerified) {
    throw new APIError('UNAUTHORIZED', { code: 'PASSKEY_NOT_VERIFIED', message: 'Not verified' })
  }
}
