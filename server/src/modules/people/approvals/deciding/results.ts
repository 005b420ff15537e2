import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { RequestRefused, type ShapeError } from '../../../../platform/vocabulary/request-refused.ts'
import { fieldOfItem } from './body.ts'
import type { DecisionItem, ItemResult } from './shapes.ts'
import type { Way } from './slots.ts'

export type Outcome = { readonly onBehalfOf: Id | null } | { readonly refused: RequestRefused }

export const unknownDecision = (kind: string, decision: string): RequestRefused =>
  new RequestRefused('approval_decision_unknown', `Nothing of the kind ${kind} is decided by ${decision}.`, {
    errors: [{ pointer: '/decision', message: 'is not known to the kind' } satisfies ShapeError],
  })

export const changed = (): RequestRefused =>
  new RequestRefused('approval_stale', 'It has changed since it was read.', {
    errors: [{ pointer: '/expectedUpdatedAt', message: 'is not the current one' } satisfies ShapeError],
  })

export function resultOf(
  { kind, subjectId }: DecisionItem,
  way: Way | undefined,
  outcome: Outcome | undefined,
): ItemResult {
  if (!outcome) throw new Error('an item was neither decided nor refused')
  if ('refused' in outcome) {
    const { code, message, extra } = outcome.refused
    const refused = { kind, subjectId, outcome: 'refused', code, onBehalfOfMembershipId: null } as const
    return { ...refused, detail: message, field: fieldOf(extra, way) }
  }
  const { onBehalfOf: onBehalfOfMembershipId } = outcome
  return {
    kind,
    subjectId,
    outcome: 'decided',
    code: null,
    detail: null,
    field: null,
    onBehalfOfMembershipId,
  }
}

function fieldOf({ errors }: RequestRefused['extra'], way: Way | undefined): string | null {
  const [error] = (errors as readonly ShapeError[] | undefined) ?? []
  const name = error?.pointer?.split('/')[1]
  if (!name) return null
  return way ? fieldOfItem(way, name) : name
}
