import type { Services } from '../services.ts'
import type { Instant } from '../vocabulary/dates.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import { type Caller, isKey } from './caller.ts'

/** For operations that grant rights or change how people sign in: a stolen browser alone must not be enough. */
export async function requireRecentAuthentication(
  { authenticator }: Pick<Services, 'authenticator'>,
  caller: Caller,
  now: Instant,
): Promise<void> {
  const { recentUntil } = caller.credential
  if (recentUntil !== undefined && now < recentUntil) return
  throw new RequestRefused('recent_authentication_required', 'Show again who you are to do this.', {
    methods: await authenticator.proofsOf(caller),
  })
}

/** Only a person changes sign-in settings: a key would outlive the sign-in that they protect. */
export function refuseKeys(caller: Caller): void {
  if (isKey(caller))
    throw new RequestRefused('api_key_cannot_manage_credentials', 'Sign in as a person to change this.')
}
