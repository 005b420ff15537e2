import type { Person } from '../persons/directory.ts'
import type { Passkey } from '../methods/sign-in-methods.ts'
import type { RelyingParty } from '../../../../platform/vocabulary/relying-party.ts'
import { algorithms, userHandleOf, webAuthn } from './verification.ts'

const timeout = 5 * 60_000

/** What a browser needs to make a passkey: one that is found without a name, and asks who is at it. */
export const creationOptions = async (
  party: RelyingParty,
  { person, displayName }: { readonly person: Person; readonly displayName: string },
  known: readonly Passkey[],
  challenge: Uint8Array<ArrayBuffer>,
) =>
  (await webAuthn()).generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: userHandleOf(person.id),
    userName: person.email,
    userDisplayName: displayName,
    attestationType: 'none',
    excludeCredentials: named(known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    timeout,
    challenge,
  })

/** What a browser needs to use a passkey: one of those named, or any when none is. */
export const requestOptions = async (
  party: RelyingParty,
  known: readonly Passkey[],
  challenge: Uint8Array<ArrayBuffer>,
) =>
  (await webAuthn()).generateAuthenticationOptions({
    rpID: party.id,
    ...(known.length > 0 && { allowCredentials: named(known) }),
    userVerification: 'required',
    timeout,
    challenge,
  })

const named = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] }))
