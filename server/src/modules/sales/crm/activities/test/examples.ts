import { newId } from '../../../../../platform/vocabulary/ids.ts'
import * as rules from '../rules.ts'
import type { NewActivity } from '../shapes.ts'

export const now = '2026-11-20T07:00:00.000Z'
export const callerMembershipId = newId()

/** Nothing is named, and nothing is in the way. */
export const circumstances: rules.Circumstances = {
  now,
  timeZone: 'Europe/Helsinki',
  ownerFound: true,
  found: { customer: undefined, deal: undefined, lead: undefined, contact: undefined },
  projectFound: true,
  outcome: undefined,
  referenceHolder: null,
  custom: { values: {} },
}

export const making = (met: Partial<rules.Circumstances> = {}) => ({
  ...circumstances,
  ...met,
  id: newId(),
  callerMembershipId,
})

export function created(wanted: NewActivity, met: Partial<rules.Circumstances> = {}) {
  const decision = rules.create(wanted, making(met))
  if (decision.refusal !== undefined) throw new Error(decision.detail)
  return decision.state
}

export const activity = created({ type: 'task', subject: 'Lähetä tarjous', dueAt: '2026-11-23T07:00:00Z' })

export const completing = {
  now,
  timeZone: circumstances.timeZone,
  unchanged: true,
  outcome: undefined,
  nextId: newId(),
  ownerFound: true,
  callerMembershipId,
}
