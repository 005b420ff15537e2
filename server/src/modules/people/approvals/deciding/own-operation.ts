import type { Caller } from '../../../../platform/access/caller.ts'
import { mayCall } from '../../../../platform/access/gates.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import type { AnyCall, AnyHandler } from '../../../../platform/http/handler.ts'
import { withAuthority } from '../../../../platform/http/within.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import { actingFor } from '../delegations/acting.ts'
import { changesOf } from '../queue/reading.ts'
import { approvalSources } from '../queue/slots.ts'
import { type Batch, missingOf, together } from './batch-answers.ts'

/** Whether the authority of somebody else is asked for at all. */
type IsAskedFor = (call: AnyCall, acting: Caller) => boolean | Promise<boolean>

/**
 * A decision that is asked for by its own operation. What the caller has no authority over themself is looked for with that
 * of those who have delegated the kind to them; a missing record is one for all of them.
 */
export const honouringDelegations = (kind: string, operation: Operation, handler: AnyHandler): AnyHandler =>
  elseOnBehalf(kind, operation, handler, () => true)

/** The same of what waits alone: a reading, or an operation that does more than decide. */
export const honouringWhileWaiting = (kind: string, operation: Operation, handler: AnyHandler): AnyHandler =>
  elseOnBehalf(kind, operation, handler, async ({ db, params, services }, acting) => {
    const source = services.contributions(approvalSources).find(each => each.kind === kind)
    const [id] = Object.values(params)
    return (
      db !== null &&
      source !== undefined &&
      id !== undefined &&
      (await changesOf(db, source, acting, [id])).size > 0
    )
  })

function elseOnBehalf(
  kind: string,
  operation: Operation,
  handler: AnyHandler,
  isAskedFor: IsAskedFor,
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
    for (const acting of await othersOf(kind, operation, call)) {
      if (!(await isAskedFor(call, acting))) continue
      const tried = await unlessMissing(onBehalf(call, acting))
      if ('answer' in tried) return tried.answer
    }
    throw own.refused
  }
}

/** The same of a family's own batch: what it has skipped as missing is tried with the authority of others. */
export function honouringDelegationsOfMany(
  kind: string,
  operation: Operation,
  handler: AnyHandler,
  missing: string,
): AnyHandler {
  return async call => {
    let done = (await handler(call)) as Batch
    if (missingOf(done, missing).length === 0) return done
    for (const acting of await othersOf(kind, operation, call)) {
      const ids: readonly Id[] = missingOf(done, missing)
      if (ids.length === 0) break
      const body = { ...(call.body as object), ids }
      done = together(done, (await handler(onBehalf({ ...call, body }, acting))) as Batch, missing)
    }
    return done
  }
}

/** On whose behalf the caller may carry an operation of a kind out. */
async function othersOf(
  kind: string,
  operation: Operation,
  { db, caller, now }: AnyCall,
): Promise<readonly Caller[]> {
  if (!db || !isMember(caller)) return []
  return (await actingFor(db, caller, now)).flatMap(acting =>
    acting.kinds.has(kind) && mayCall(acting.caller, operation) ? [acting.caller] : [],
  )
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

/** The code by which an operation says that its record is not there for the caller. */
export function missingCode({ params = {} }: Operation): string {
  const [parameter] = Object.values(params)
  if (!parameter || !('missing' in parameter)) throw new Error('a decision is about a record of the path')
  return parameter.missing
}
