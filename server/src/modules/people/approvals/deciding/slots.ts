import type { Contract } from '../../../../platform/contract/family.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import type { AnyHandler, Handlers } from '../../../../platform/http/handler.ts'
import { slot } from '../../../../platform/slots.ts'
import type { ApprovalSource } from '../queue/slots.ts'
import {
  honouringDelegations,
  honouringDelegationsOfMany,
  honouringWhileWaiting,
  missingCode,
} from './own-operation.ts'

/** What a decision of a kind is: one of the family's own operations, and what is sent to it. */
export interface Way {
  readonly operation: Operation
  readonly handler: AnyHandler
  /** The operation that takes many ids at once, and answers which acted and which were skipped and why. */
  readonly batch: { readonly operation: Operation; readonly handler: AnyHandler } | null
  /** What the body says beside what the item says. */
  readonly says: Readonly<Record<string, unknown>>
  /** How the body calls fields of the item that it has by another name. */
  readonly fields: Readonly<Record<string, string>>
  /** Whether the operation is about more than what waits. On somebody's behalf it is about that alone. */
  readonly doesMore: boolean
}

/** How things of a kind are decided. */
export interface DecisionSource {
  readonly kind: string
  /** By the word of the decision, as `allowedDecisions` of the queue has it. */
  readonly ways: ReadonlyMap<string, Way>
  /** The operations that show one thing of the kind, to anyone who decides on somebody's behalf too while it waits. */
  readonly reads: readonly Operation[]
}

/** Every family with something to decide contributes how. */
export const decisions = slot<DecisionSource>('approvals.decisions')

interface DeclaredWay<Name> {
  readonly operation: Name
  readonly batch?: Name
  readonly says?: Way['says']
  readonly fields?: Way['fields']
  readonly doesMore?: boolean
}

/**
 * Joins the decisions of a family to the queue, each one of its operations. Answers what it contributes, and its handlers:
 * those of decisions, and of the readings named, may be called on behalf of somebody who has delegated the kind.
 */
export function deciding<C extends Contract>(
  { kind, delegable }: Pick<ApprovalSource, 'kind' | 'delegable'>,
  contract: C,
  handlers: Handlers<C>,
  declared: Readonly<Record<string, DeclaredWay<keyof C['operations'] & string>>>,
  reads: readonly (keyof C['operations'] & string)[] = [],
): { readonly source: DecisionSource; readonly handlers: Handlers<C> } {
  const own = handlers as unknown as Readonly<Record<string, AnyHandler>>
  const made = (name: string) => {
    const [operation, handler] = [contract.operations[name], own[name]]
    if (!operation || !handler) throw new Error(`${contract.name} has no operation ${name}`)
    return { operation, handler }
  }
  const ways = new Map(
    Object.entries(declared).map(([decision, { operation, batch, ...body }]): [string, Way] => [
      decision,
      {
        ...made(operation),
        batch: batch === undefined ? null : made(batch),
        ...{ says: {}, fields: {}, doesMore: false, ...body },
      },
    ]),
  )
  const honouring: (readonly [string, AnyHandler])[] = []
  if (delegable) {
    for (const { operation: name, batch, doesMore } of Object.values(declared)) {
      const { operation, handler } = made(name)
      const wrap = doesMore ? honouringWhileWaiting : honouringDelegations
      honouring.push([name, wrap(kind, operation, handler)])
      if (batch === undefined) continue
      const many = made(batch)
      const missing = missingCode(operation)
      honouring.push([batch, honouringDelegationsOfMany(kind, many.operation, many.handler, missing)])
    }
    for (const name of reads) {
      const { operation, handler } = made(name)
      honouring.push([name, honouringWhileWaiting(kind, operation, handler)])
    }
  }
  // The handlers were checked against their contract; what is put around them changes nothing that they answer.
  return {
    source: { kind, ways, reads: reads.map(name => made(name).operation) },
    handlers: { ...own, ...Object.fromEntries(honouring) } as unknown as Handlers<C>,
  }
}
