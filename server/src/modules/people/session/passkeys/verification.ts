import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Assertion, Registration } from './shapes.ts'
import type { RelyingParty } from '../../../../platform/vocabulary/relying-party.ts'
import { hasMovedOn, type StoredPasskey, type NewPasskey } from './store.ts'

/** Loaded when the first passkey is used: it would be a fifteenth of every start. */
export const webAuthn = () => import('@simplewebauthn/server')

/** COSE algorithms: EdDSA, ES256, RS256. */
export const algorithms = [-8, -7, -257]

/** A person as an authenticator keeps them: WebAuthn Level 3 §5.4.3 needs no name or address in it. */
export const userHandleOf = (personId: Id): Buffer<ArrayBuffer> =>
  Buffer.from(personId.replaceAll('-', ''), 'hex')

/**
 * The challenge that a browser says it was given; undefined for data that cannot be read, and for a page of ours in
 * the frame of another site, where nobody sees what they touch. Nothing is checked.
 */
export function statedChallenge(clientDataJson: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return undefined
    if ('crossOrigin' in data && data.crossOrigin !== false) return undefined
    return typeof data.challenge === 'string' ? data.challenge : undefined
  } catch {
    return undefined
  }
}

/**
 * The passkey that a browser has made; undefined when it was made for another challenge, origin or relying party,
 * without checking who is at it, or comes with certificates, which nobody asked for and whose check would ask
 * servers that they name.
 */
export async function verifyRegistration(
  party: RelyingParty,
  credential: Registration,
  challenge: string,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await webAuthn()
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const attestation = decodeAttestationObject(
      Buffer.from(credential.response.attestationObject, 'base64url'),
    )
    const format = attestation.get('fmt')
    if (format !== 'none' && format !== 'packed') return undefined
    if (attestation.get('attStmt').get('x5c') !== undefined) return undefined
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credential.id,
        rawId: credential.rawId,
        type: credential.type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: credential.response.clientDataJSON,
          attestationObject: credential.response.attestationObject,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    const credentialId = Buffer.from(id, 'base64url')
    if (credentialId.length > longestCredentialId) return undefined
    return {
      credentialId,
      publicKey: Buffer.from(publicKey),
      signCount: counter,
      transports: credential.response.transports ?? [],
      backedUp: registrationInfo.credentialBackedUp,
    }
  } catch {
    return undefined
  }
}

/** WebAuthn Level 3 §5.8.3. */
const longestCredentialId = 1023

/** What a passkey has shown. */
export interface Shown {
  readonly passkey: StoredPasskey
  readonly signCount: number
  readonly backedUp: boolean
  /** False when the counter stands still or goes back: somebody may have a copy. */
  readonly movedOn: boolean
}

/**
 * What an assertion shows; undefined when it is not the passkey's over the challenge, for our origin, by somebody
 * whom the authenticator has checked.
 */
export async function verifyAssertion(
  party: RelyingParty,
  passkey: StoredPasskey,
  assertion: Assertion,
  challenge: string,
): Promise<Shown | undefined> {
  const { userHandle } = assertion.response
  if (userHandle && userHandle !== userHandleOf(passkey.personId).toString('base64url')) return undefined
  const { verifyAuthenticationResponse } = await webAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: assertion.id,
        rawId: assertion.rawId,
        type: assertion.type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: assertion.response.clientDataJSON,
          authenticatorData: assertion.response.authenticatorData,
          signature: assertion.response.signature,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The counter is compared below, so that a copy is distinguished from a forgery.
      credential: { id: assertion.id, publicKey: passkey.publicKey, counter: 0 },
    })
    if (!verified) return undefined
    const { newCounter, credentialBackedUp } = authenticationInfo
    return {
      passkey,
      signCount: newCounter,
      backedUp: credentialBackedUp,
      movedOn: hasMovedOn(passkey.signCount, newCounter),
    }
  } catch {
    return undefined
  }
}
