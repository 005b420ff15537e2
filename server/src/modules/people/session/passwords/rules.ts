import {
  accept,
  type Decision,
  type Refused,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'

const shortestPassword = 12
const fewestDifferent = 5

/**
 * Whether a person may choose the password. NIST SP 800-63B §3.1.1.2: length counts, composition rules do not; what
 * everybody would guess first is refused.
 */
export function acceptPassword(
  password: string,
  email: string,
): Decision<string, never, 'password_too_weak'> {
  // The guideline counts Unicode code points.
  const characters = Array.from(password.normalize('NFKC'))
  if (characters.length < shortestPassword)
    return refuse(
      'password_too_weak',
      said`The password needs at least ${{ minimumLength: shortestPassword }} characters.`,
    )
  if (new Set(characters).size < fewestDifferent)
    return refuse(
      'password_too_weak',
      said`The password needs at least ${{ minimumDifferent: fewestDifferent }} different characters.`,
    )
  const folded = password.normalize('NFKC').toLowerCase()
  const name = email.split('@', 1)[0]?.toLowerCase() ?? ''
  if (folded === email.toLowerCase() || (name.length >= 4 && folded.replaceAll(/\d/g, '') === name))
    return refuse('password_too_weak', 'The password is too much like the e-mail address.')
  return accept(password)
}

/** For a password that is long enough, and among those that somebody who guesses tries first. */
export const usualPassword = (): Refused<'password_too_weak'> =>
  refuse(
    'password_too_weak',
    'The password is among those that are tried first: a usual one, or one made of a name, a place, a date or your own words. A few unrelated words in a row are fine.',
  )
