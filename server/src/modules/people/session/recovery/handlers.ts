import { handle } from '../../../../platform/http/handler.ts'
import { auditLine, noted } from '../persons/audit-lines.ts'
import { aboutToChange } from '../methods/changing.ts'
import { hasSecondFactor } from '../methods/sign-in-methods.ts'
import { renew } from '../methods/recovery-codes-store.ts'
import { recovery } from './contract.ts'

export const handlers = handle(recovery, {
  async renewRecoveryCodes({ caller, db, services, refuse, commit }) {
    const { person, methods } = await aboutToChange(db, caller)
    if (!hasSecondFactor(methods))
      return refuse('second_factor_off', 'Enrol an authenticator app or add a passkey first.')
    await commit(noted(auditLine('sign_in.recovery_codes_renewed', caller.membership.id)))
    return { recoveryCodes: renew(db, services.keyring, person.id) }
  },
})
