import type { Caller } from '../../../../platform/access/caller.ts'
import { mayCall } from '../../../../platform/access/gates.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import type { MayCall, Outcomes } from '../../../../platform/http/may.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { actingFor } from '../delegations/acting.ts'
import { changesOf } from '../queue/reading.ts'
import { approvalSources } from '../queue/slots.ts'

interface Delegable<Key extends string> {
  readonly kind: string
  /** The ids of the rows, in their order. */
  readonly ids: readonly Id[]
  readonly operations: Readonly<Partial<Record<Key, Operation>>>
  /** Those that do more than decide: on somebody's behalf they are about what waits for them alone. */
  readonly whileWaiting?: Readonly<Partial<Record<Key, Operation>>>
}

/**
 * What may be done with things that wait for a decision: by the caller, and with what they do not find themselves on behalf of
 * those who have delegated the kind, as `deciding` carries it out. A statement more, and those of `outcomes` for each of them.
 */
export async function alsoOnBehalf<Key extends string>(
  call: MayCall,
  { kind, ids, operations, whileWaiting }: Delegable<Key>,
  outcomes: (call: MayCall) => Promise<readonly Outcomes<Key>[]>,
): Promise<readonly Outcomes<Key>[]> {
  const [own, acting] = await Promise.all([outcomes(call), actingFor(call.db, call.caller, call.now)])
  let told = own
  for (const { caller, kinds } of acting) {
    if (!kinds.has(kind)) continue
    const always = opened(operations, caller)
    const waiting = whileWaiting ? opened(whileWaiting, caller) : []
    const [others, asked] = await Promise.all([
      outcomes({ ...call, caller }),
      waiting.length === 0 ? new Set<Id>() : waitingAmong(call, kind, caller, ids),
    ])
    told = told.map((row, at) => {
      const keys = asked.has(ids[at] ?? '') ? [...always, ...waiting] : always
      return { ...only(others[at], keys), ...row }
    })
  }
  return told
}

const opened = <Key extends string>(
  operations: Readonly<Partial<Record<Key, Operation>>>,
  caller: Caller,
): Key[] =>
  Object.entries<Operation | undefined>(operations).flatMap(([key, operation]) =>
    operation && mayCall(caller, operation) ? [key as Key] : [],
  )

/** Those of the things that wait for the decision of a member who has delegated it. */
async function waitingAmong(
  { db, contributions }: MayCall,
  kind: string,
  caller: Caller,
  ids: readonly Id[],
): Promise<ReadonlySet<Id>> {
  const source = contributions(approvalSources).find(each => each.kind === kind)
  return new Set(source ? (await changesOf(db, source, caller, ids)).keys() : [])
}

const only = <Key extends string>(row: Outcomes<Key> | undefined, keys: readonly Key[]): Outcomes<Key> =>
  Object.fromEntries(
    keys.flatMap(key => (row?.[key] === undefined ? [] : [[key, row[key]]])),
  ) as Outcomes<Key>
