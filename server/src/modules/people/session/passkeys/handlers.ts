import { said } from '../../../../platform/vocabulary/decision.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import { auditLine, noted } from '../persons/audit-lines.ts'
import { changeMethods, removeMethod } from '../methods/changing.ts'
import { selfOf, staleness } from '../methods/person.ts'
import * as view from './view.ts'
import { isLive, newChallenge, spend } from './challenges.ts'
import { creationOptions } from './options.ts'
import { relyingParty } from '../../../../platform/vocabulary/relying-party.ts'
import * as store from './store.ts'
import { statedChallenge, verifyRegistration } from './verification.ts'
import { passkeys } from './contract.ts'

const mostPasskeys = 20

export const handlers = handle(passkeys, {
  async passkeyOptions({ caller, db, now, services }) {
    const self = await selfOf(db, caller)
    const stale = staleness(self, now)
    if (stale) throw new RequestRefused(stale.refusal, stale.detail, stale.extra)
    const purpose = `registration ${self.session.id}` as const
    const challenge = newChallenge(services.keyring, purpose, millisecondsOf(now))
    const user = { person: self.person, displayName: caller.membership.displayName }
    const party = relyingParty(services.baseUrl)
    return { options: await creationOptions(party, user, self.methods.passkeys, challenge) }
  },

  async addPasskey({ refuse, body, ...call }) {
    const { caller, services } = call
    return changeMethods(
      call,
      'signIn.addPasskey',
      async (tx, commit, self) => {
        const { passkeys } = self.methods
        if (passkeys.length >= mostPasskeys)
          return refuse(
            'too_many_passkeys',
            said`A person has at most ${{ maximum: mostPasskeys }} passkeys.`,
          )
        const { credential } = body
        const challenge = statedChallenge(credential.response.clientDataJSON) ?? ''
        const purpose = `registration ${self.session.id}` as const
        if (!isLive(services.keyring, purpose, challenge, millisecondsOf(tx.now)))
          return refuse('passkey_not_accepted', 'The passkey was made for another request, or too long ago.')
        const made = await verifyRegistration(relyingParty(services.baseUrl), credential, challenge)
        if (!made) return refuse('passkey_not_accepted', 'The passkey was not made for this service.')
        if (await store.isRegistered(tx, made.credentialId))
          return refuse('passkey_already_registered', 'The passkey is registered already.')

        const passkey = { ...made, id: newId(), name: body.name }
        if (!(await spend(tx, challenge)))
          return refuse('passkey_not_accepted', 'The request for this passkey was answered before.')
        if (!(await store.insert(tx, self.person.id, passkey)))
          return refuse('passkey_already_registered', 'The passkey is registered already.')
        await commit(
          noted(auditLine('sign_in.passkey_added', caller.membership.id, [change(null, passkey.name)])),
        )
        const added = { ...passkey, createdAt: tx.now, lastUsedAt: null, updatedAt: tx.now }
        return { passkey: view.passkey(added) }
      },
      'added',
    )
  },

  async renamePasskey({ params, body, caller, db, refuse, commit }) {
    const { methods } = await selfOf(db, caller)
    const passkey = methods.passkeys.find(({ id }) => id === params.id) ?? refuse('passkey_not_found')
    if (passkey.name === body.name) return view.passkey(passkey)
    const line = auditLine('sign_in.passkey_renamed', caller.membership.id, [change(passkey.name, body.name)])
    await commit(noted(line), () => store.rename(db, passkey.id, body.name))
    return view.passkey({ ...passkey, name: body.name, updatedAt: db.now })
  },

  async removePasskey({ params, refuse, ...call }) {
    const { caller } = call
    await changeMethods(
      call,
      'signIn.removePasskey',
      async (tx, commit, { person, methods }) => {
        const passkey = methods.passkeys.find(({ id }) => id === params.id) ?? refuse('passkey_not_found')
        const line = auditLine('sign_in.passkey_removed', caller.membership.id, [change(passkey.name, null)])
        const passkeys = methods.passkeys.filter(({ id }) => id !== passkey.id)
        await removeMethod(tx, caller, person.id, { ...methods, passkeys })
        await commit(noted(line), () => store.remove(tx, passkey.id))
        return {}
      },
      'removed',
    )
    return undefined
  },
})

const change = (from: string | null, to: string | null) => ({ field: 'passkey', from, to })
