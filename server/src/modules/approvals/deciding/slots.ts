import type { Contract } from '../../../platform/contract/family.ts'
import type { Operation } from '../../../platform/contract/operation.ts'
import type { AnyHandler, Handlers } from '../../../platform/http/handler.ts'
import { slot } from '../../../platform/slots.ts'
import { type ApprovalKind, type DelegableKind, delegableKinds } from '../queue/kinds.ts'
import { honouringDelegations } from './own-operation.ts'

/** What a decision of a kind is: one of the family's own operations, and what is sent to it. */
export interface Way {
  readonly operation: Operation
  readonly handler: AnyHandler
  /** The operation that takes many ids at once, and answers which acted and which were skipped and why. */
  readonly batch: { readonly operation: Operation; readonly handler: AnyHandler } | null
  /** What the body says beside what the item says. */
  readonly says: Readonly<Record<string, unknown>>
  /** How the body calls what the item calls `reason`. */
  readonly reasonField: string
  /** How the body calls who answered. */
  readonly nameField: string
}

/** How things of a kind are decided. */
export interface DecisionSource {
  readonly kind: ApprovalKind
  /** By the word of the decision, as `allowedDecisions` of the queue has it. */
  readonly ways: ReadonlyMap<string, Way>
}

/** Every family with something to decide contributes how. */
export const decisions = slot<DecisionSource>('approvals.decisions')

interface DeclaredWay<Name> {
  readonly operation: Name
  readonly batch?: Name
  readonly says?: Way['says']
  readonly reasonField?: string
  readonly nameField?: string
}

/**
 * Joins the decisions of a family to the queue, each one of its operations. Answers what it contributes, and its handlers:
 * those of decisions may be called on behalf of somebody who has delegated them.
 */
export function deciding<C extends Contract>(
  kind: ApprovalKind,
  contract: C,
  handlers: Handlers<C>,
  declared: Readonly<Record<string, DeclaredWay<keyof C['operations'] & string>>>,
): { readonly source: DecisionSource; readonly handlers: Handlers<C> } {
  const own = handlers as unknown as Readonly<Record<string, AnyHandler>>
  const handlerOf = (name: string): AnyHandler => {
    const handler = own[name]
    if (!handler) throw new Error(`${contract.name}.${name} has no handler`)
    return handler
  }
  const made = (name: string) => {
    const operation = contract.operations[name]
    if (!operation) throw new Error(`${contract.name} has no operation ${name}`)
    return { operation, handler: handlerOf(name) }
  }
  const ways = new Map(
    Object.entries(declared).map(([decision, { operation, batch, ...body }]): [string, Way] => [
      decision,
      {
        ...made(operation),
        batch: batch === undefined ? null : made(batch),
        ...{ says: {}, reasonField: 'reason', nameField: 'answeredByName', ...body },
      },
    ]),
  )
  const names = new Set(Object.values(declared).map(({ operation }) => operation))
  const honouring = isDelegable(kind)
    ? [...names].map(name => {
        const { operation, handler } = made(name)
        return [name, honouringDelegations(kind, operation, handler)] as const
      })
    : []
  // The handlers were checked against their contract; what is put around them changes nothing that they answer.
  return {
    source: { kind, ways },
    handlers: { ...own, ...Object.fromEntries(honouring) } as unknown as Handlers<C>,
  }
}

const isDelegable = (kind: ApprovalKind): kind is DelegableKind =>
  (delegableKinds as readonly ApprovalKind[]).includes(kind)
