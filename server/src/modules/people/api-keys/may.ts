import { refusalIn } from '../../../platform/contract/lifecycle.ts'
import { mayOf } from '../../../platform/http/may.ts'
import { memberLookup } from '../../company/organisation/port.ts'
import { apiKeyLife, apiKeys } from './contract.ts'
import { holderOf, ownerOf } from './holders.ts'
import { stateOf } from './key.ts'
import {
  cannotKnowSecret,
  cannotManage,
  cannotReassign,
  cannotRevoke,
  exceeds,
  exceedsByRotating,
} from './key-refusals.ts'
import { rotatedFrom } from './rules.ts'
import { loadAll } from './store.ts'

export const mayOfKeys = mayOf(apiKeys, {
  answeredBy: ['list', 'get'],
  actions: ['update', 'revoke', 'rotate', 'reassign'],
  async outcomes({ db, caller, now, contributions }, rows) {
    const ids = rows.map(({ id }) => id)
    const loaded = await loadAll(db, contributions(memberLookup), ids)
    const loadedOf = new Map(loaded.map(each => [each.key.id, each]))
    const actor = holderOf(caller)
    return ids.map(id => {
      const found = loadedOf.get(id)
      if (!found) return {}
      const { key } = found
      const owner = found.owner ? ownerOf(found.owner, caller, now) : undefined
      // Whether the owner is there makes no difference for most.
      const state = stateOf(key, true, now)
      const rotated = rotatedFrom(key, owner?.active ?? false, now)
      return {
        update: cannotManage(key, actor) ?? refusalIn(apiKeyLife, 'update', state),
        revoke: cannotRevoke(key, actor) ?? null,
        rotate:
          cannotKnowSecret(key, actor, owner) ??
          refusalIn(apiKeyLife, 'rotate', rotated) ??
          exceedsByRotating(key, actor) ??
          null,
        reassign:
          cannotReassign(key, actor) ??
          refusalIn(apiKeyLife, 'reassign', state) ??
          exceeds(key.scope, actor, 'key_scope_exceeds_creator') ??
          null,
      }
    })
  },
})
