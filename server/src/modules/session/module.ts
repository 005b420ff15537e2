import type { Module } from '../../platform/module.ts'
import type { Ending } from './accounts/endings.ts'
import { methodCodesModule } from './methods/module.ts'
import { ownSessionsModule } from './own/module.ts'
import { passkeySignInModule } from './passkey-sign-in/module.ts'
import { passkeysModule } from './passkeys/module.ts'
import { passwordsModule } from './passwords/module.ts'
import type { Invited, Roster } from './persons/roster.ts'
import { recoveryModule } from './recovery/module.ts'
import { secondFactorModule } from './second-factor/module.ts'
import { sessionCodesModule } from './sessions/module.ts'
import { settingsModule } from './settings/module.ts'
import { signInModule } from './sign-in/module.ts'
import { switchingModule } from './switching/module.ts'
import { totpModule } from './totp/module.ts'

/**
 * `roster`: how members are looked up and invitations taken up. `endings`: what else ends with the methods of an
 * account.
 */
export const sessionModules = <M extends Invited>(
  roster: Roster<M>,
  endings: readonly Ending[],
): readonly Module[] => [
  sessionCodesModule,
  signInModule(roster, endings),
  secondFactorModule(roster, endings),
  passkeySignInModule(roster),
  passwordsModule(roster, endings),
  switchingModule(roster),
  ownSessionsModule,
  methodCodesModule,
  settingsModule,
  totpModule,
  recoveryModule,
  passkeysModule,
]
