import { revokePersonalKeysOf } from './api-keys/port.ts'
import { endGrantsOf } from './connected-apps/port.ts'
import { relinkPersons } from './members/port.ts'
import type { Ending } from './session/port.ts'

/** What ends, beside the sessions, with everything that an account signed in with. */
export const signInEndings: readonly Ending[] = [relinkPersons, revokePersonalKeysOf, endGrantsOf]
