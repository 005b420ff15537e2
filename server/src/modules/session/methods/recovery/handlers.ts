import type { Handlers } from '../../../../platform/http/handler.ts'
import type { signIn } from '../contract.ts'
import { auditLine, noted } from '../rules.ts'
import { aboutToChange } from '../settings/changing.ts'
import { hasSecondFactor } from '../standing.ts'
import { renew } from './store.ts'

export const recoveryHandlers: Pick<Handlers<typeof signIn>, 'renewRecoveryCodes'> = {
  async renewRecoveryCodes({ caller, db, services, refuse, commit }) {
    const { person, standing } = await aboutToChange(db, caller)
    if (!hasSecondFactor(standing))
      return refuse('second_factor_off', 'Enrol an authenticator app or add a passkey first.')
    await commit(noted(auditLine('sign_in.recovery_codes_renewed', caller.membership.id)))
    return { recoveryCodes: renew(db, services.keyring, person.id) }
  },
}
