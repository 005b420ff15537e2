import { handle } from '../../../../platform/http/handler.ts'
import { signIn } from '../contract.ts'
import { passkeyHandlers } from '../passkeys/handlers.ts'
import { totpHandlers } from '../totp/handlers.ts'
import { recoveryHandlers } from '../recovery/handlers.ts'
import { selfOf } from './person.ts'
import * as view from './view.ts'

export const handlers = handle(signIn, {
  async get({ caller, db }) {
    return view.signIn(await selfOf(db, caller))
  },
  ...totpHandlers,
  ...recoveryHandlers,
  ...passkeyHandlers,
})
