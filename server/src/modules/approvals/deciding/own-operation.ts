import type { Caller } from '../../../platform/access/caller.ts'
import { mayCall } from '../../../platform/access/gates.ts'
import type { Operation } from '../../../platform/contract/operation.ts'
import type { AnyCall, AnyHandler } from '../../../platform/http/handler.ts'
import { withAuthority } from '../../../platform/http/within.ts'
import { RequestRefused } from '../../../platform/vocabulary/request-refused.ts'
import { actingFor } from '../delegations/acting.ts'
import type { DelegableKind } from '../queue/kinds.ts'
import { missingCode } from './missing.ts'

/**
 * A decision that is asked for by its own operation. What the caller has no authority over themself is looked for with that
 * of those who have delegated the kind to them; a missing record is one for all of them.
 */
export function honouringDelegations(
  kind: DelegableKind,
  operation: Operation,
  handler: AnyHandler,
): AnyHandler {
  const missing = missingCode(operation)
  const unlessMissing = async (call: AnyCall) => {
    try {
      return { answer: await handler(call) }
    } catch (error) {
      if (error instanceof RequestRefused && error.code === missing) return { refused: error }
      throw error
    }
  }
  return async call => {
    const own = await unlessMissing(call)
    if ('answer' in own) return own.answer
    const { db, caller } = call
    if (!db || !isMember(caller)) throw own.refused
    for (const acting of await actingFor(db, caller, call.now)) {
      if (!acting.kinds.has(kind) || !mayCall(acting.caller, operation)) continue
      const tried = await unlessMissing(onBehalf(call, acting.caller))
      if ('answer' in tried) return tried.answer
    }
    throw own.refused
  }
}

const isMember = (caller: AnyCall['caller']): caller is Caller => caller !== null && 'membership' in caller

const onBehalf = (call: AnyCall, caller: Caller): AnyCall => ({
  ...call,
  caller,
  commit: (decision, save) =>
    call.commit(
      decision.refusal === undefined
        ? { ...decision, audit: withAuthority(caller, decision.audit) }
        : decision,
      save,
    ),
})
