import { mayCall } from '../../../../platform/access/gates.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import type { MayCall, Outcomes } from '../../../../platform/http/may.ts'
import { actingFor } from '../delegations/acting.ts'

/**
 * What may be done with things that wait for a decision: by the caller, and with what they do not find themselves on behalf of
 * those who have delegated the kind, as `deciding` carries it out. A statement more, and those of `outcomes` for each of them.
 */
export async function alsoOnBehalf<Key extends string>(
  call: MayCall,
  kind: string,
  delegable: Readonly<Partial<Record<Key, Operation>>>,
  outcomes: (call: MayCall) => Promise<readonly Outcomes<Key>[]>,
): Promise<readonly Outcomes<Key>[]> {
  const [own, acting] = await Promise.all([outcomes(call), actingFor(call.db, call.caller, call.now)])
  let told = own
  for (const { caller, kinds } of acting) {
    if (!kinds.has(kind)) continue
    const others = await outcomes({ ...call, caller })
    const open = Object.entries<Operation | undefined>(delegable).flatMap(([key, operation]) =>
      operation && mayCall(caller, operation) ? [key as Key] : [],
    )
    told = told.map((row, at) => ({ ...only(others[at], open), ...row }))
  }
  return told
}

const only = <Key extends string>(row: Outcomes<Key> | undefined, keys: readonly Key[]): Outcomes<Key> =>
  Object.fromEntries(
    keys.flatMap(key => (row?.[key] === undefined ? [] : [[key, row[key]]])),
  ) as Outcomes<Key>
