import { refusalIn } from '../../../platform/contract/lifecycle.ts'
import { type MayCall, mayOf } from '../../../platform/http/may.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { attachments } from './contract.ts'
import { attachmentLife } from './life.ts'
import { beginFinalizing } from './rules.ts'
import { attachmentTargets, type TargetAccess, targetOf } from './targets.ts'

/** What may be done with attachments; whether the bytes of an upload have come and are in order is not looked at. */
export const mayOfAttachments = mayOf(attachments, {
  answeredBy: ['list', 'get'],
  actions: ['finalize', 'delete'],
  async outcomes(call, rows) {
    const access = await accessOf(
      call,
      rows.map(({ target }) => target),
    )
    const { caller, now } = call
    return rows.map(({ state, expiresAt, createdByMembershipId, target }) => {
      const given = access.get(target.id)
      if (!given) return {}
      const isOwn = createdByMembershipId === caller.membership.id
      const held = state === 'finalized' ? null : given.add
      return {
        ...(isOwn && { finalize: held ?? beginFinalizing({ state, expiresAt: expiresAt ?? now }, now) }),
        delete: given.remove ?? refusalIn(attachmentLife, 'delete', state),
      }
    })
  },
})

/** What the caller may do with the files of records, by the ids of those that they may read. As many statements as there are kinds of them. */
async function accessOf(
  { db, caller, contributions }: MayCall,
  targets: readonly { readonly type: string; readonly id: Id }[],
): Promise<ReadonlyMap<Id, TargetAccess>> {
  const found = await Promise.all(
    [...Map.groupBy(targets, ({ type }) => type)].map(([type, ofType]) =>
      targetOf(contributions(attachmentTargets), type).access(db, caller, [
        ...new Set(ofType.map(({ id }) => id)),
      ]),
    ),
  )
  return new Map(
    found.flatMap(given =>
      [...given].flatMap(([id, access]) => ('refusal' in access ? [] : [[id, access] as const])),
    ),
  )
}
