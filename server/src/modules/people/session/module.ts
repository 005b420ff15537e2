import { type Module, module } from '../../../platform/module.ts'
import { methodCodesModule } from './methods/module.ts'
import { ownSessionsModule } from './own/module.ts'
import { passkeySignInModule } from './passkey-sign-in/module.ts'
import { passkeysModule } from './passkeys/module.ts'
import { passwordsModule } from './passwords/module.ts'
import { recoveryModule } from './recovery/module.ts'
import { secondFactorModule } from './second-factor/module.ts'
import * as port from './port.ts'
import { sessionCodes } from './sessions/contract.ts'
import { settingsModule } from './settings/module.ts'
import { signInModule } from './sign-in/module.ts'
import { switchingModule } from './switching/module.ts'
import { totpModule } from './totp/module.ts'

/** What the folders declare together. */
const sessions = module({ contract: sessionCodes, port, handlers: {} })

export const sessionModules: readonly Module[] = [
  sessions,
  signInModule,
  secondFactorModule,
  passkeySignInModule,
  passwordsModule,
  switchingModule,
  ownSessionsModule,
  methodCodesModule,
  settingsModule,
  totpModule,
  recoveryModule,
  passkeysModule,
]
