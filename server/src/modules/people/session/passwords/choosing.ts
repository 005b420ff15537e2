import { type Decision, isRefused } from '../../../../platform/vocabulary/decision.ts'
import { acceptPassword, usualPassword } from './rules.ts'
import { isFoundSoon } from './strength/found-soon.ts'

/** Somebody who chooses a password, by the words that others have of them too. */
export interface Chooser {
  readonly email: string
  readonly names: readonly string[]
}

/**
 * Whether a person may choose the password: ASVS 4.0 2.1.1, 2.1.7, 2.1.9 and NIST SP 800-63B §3.1.1.2. Length counts and
 * what it is made of does not; what is on the lists, or made of the person's own words, is refused.
 */
export async function acceptChoice(
  password: string,
  { email, names }: Chooser,
): Promise<Decision<string, never, 'password_too_weak'>> {
  const accepted = acceptPassword(password, email)
  if (isRefused(accepted) || !(await isFoundSoon(password, [email, ...names]))) return accepted
  return usualPassword()
}
