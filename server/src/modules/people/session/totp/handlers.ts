import { handle } from '../../../../platform/http/handler.ts'
import { auditLine, noted } from '../persons/audit-lines.ts'
import { aboutToChange, changeMethods, removeMethod } from '../methods/changing.ts'
import { enrolmentUri, newSecret, stepOf } from './code.ts'
import { openSecret, sealSecret } from './secrets.ts'
import * as store from './store.ts'
import { totp } from './contract.ts'

export const handlers = handle(totp, {
  async enrolTotp({ caller, db, services, refuse, commit }) {
    const { person, methods } = await aboutToChange(db, caller)
    if ((methods.totp?.confirmedAt ?? null) !== null)
      return refuse('totp_already_on', 'Remove the authenticator app first.')
    const secret = newSecret()
    await commit(noted(auditLine('sign_in.totp_enrolled', caller.membership.id)), () =>
      store.enrol(db, person.id, sealSecret(services.keyring, person.id, secret)),
    )
    return {
      secret,
      uri: enrolmentUri(secret, person.email),
      expiresAt: store.enrolmentExpiry({ enrolledAt: db.now }),
    }
  },

  async confirmTotp({ refuse, body, ...call }) {
    const { keyring } = call.services
    const { recoveryCodes } = await changeMethods(
      call,
      'signIn.confirmTotp',
      async (tx, commit, { person }) => {
        const factor = await store.find(tx, person.id)
        if (!factor || factor.confirmedAt !== null || store.enrolmentExpiry(factor) <= tx.now)
          return refuse('totp_enrolment_missing', 'No enrolment waits for its code.')
        const secret = openSecret(keyring, person.id, factor.sealedSecret)
        const step = stepOf(secret, body.code, null, Date.now())
        if (step === undefined) return refuse('totp_code_wrong', 'The code is not the one of the secret.')
        await commit(noted(auditLine('sign_in.totp_confirmed', call.caller.membership.id)), () =>
          store.confirm(tx, person.id, step),
        )
        return {}
      },
      'added',
    )
    return { recoveryCodes }
  },

  async removeTotp({ refuse, ...call }) {
    const { caller } = call
    await changeMethods(
      call,
      'signIn.removeTotp',
      async (tx, commit, { person, methods }) => {
        if (methods.totp === null) return refuse('totp_not_on', 'There is no authenticator app to remove.')
        await removeMethod(tx, caller, person.id, { ...methods, totp: null })
        await commit(noted(auditLine('sign_in.totp_removed', caller.membership.id)), () =>
          store.remove(tx, person.id),
        )
        return {}
      },
      'removed',
    )
    return undefined
  },
})
