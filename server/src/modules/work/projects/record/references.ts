import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { customersWithIds } from '../../customers/port.ts'
import { memberDayContexts } from '../../../people/members/port.ts'
import type { ProjectRecord } from './record.ts'
import type { ProjectPatch } from './shapes.ts'
import { knownRateCards } from './slots.ts'

/** What a write refers to that is not there. */
export type MissingReference = 'membership_not_found' | 'customer_not_found' | 'rate_card_not_found'

type Wanted = Pick<ProjectPatch, 'customerId' | 'managerMembershipId' | 'rateCardId'>
type Held = Pick<ProjectRecord, 'customerId' | 'managerMembershipId' | 'rateCardId'>

/** Who and what writes refer to, as far as it is there and in use. */
export interface ExistingReferences {
  readonly customers: ReadonlySet<Id>
  readonly managers: ReadonlySet<Id>
  readonly rateCards: ReadonlySet<Id>
}

/** Reads what writes of projects refer to, however many they are: three statements that travel together. */
export async function existingReferences(
  db: TenantDb,
  writes: readonly Wanted[],
  contributions: Contributions,
): Promise<ExistingReferences> {
  const named = (ids: readonly (Id | null | undefined)[]): Id[] => [
    ...new Set(ids.flatMap(id => (id == null ? [] : [id.toLowerCase()]))),
  ]
  const customerIds = named(writes.map(({ customerId }) => customerId))
  const managerIds = named(writes.map(({ managerMembershipId }) => managerMembershipId))
  const rateCardIds = named(writes.map(({ rateCardId }) => rateCardId))
  const [customers, managers, rateCards] = await Promise.all([
    customerIds.length === 0 ? [] : customersWithIds(db, customerIds),
    managerIds.length === 0 ? [] : memberDayContexts(db, managerIds),
    rateCardIds.length === 0 ? [] : (contributions(knownRateCards)?.active(db, rateCardIds) ?? []),
  ])
  return {
    customers: new Set(customers.flatMap(({ id, active }) => (active ? [id] : []))),
    managers: new Set(managers.flatMap(({ id, status }) => (status === 'deactivated' ? [] : [id]))),
    rateCards: new Set(rateCards),
  }
}

/** The first reference of a write that is not there or not in use; what the project has already it may keep. */
export function missingReference(
  { customers, managers, rateCards }: ExistingReferences,
  wanted: Wanted,
  project?: Held,
): MissingReference | null {
  const isLost = (id: Id | null | undefined, held: Id | null | undefined, known: ReadonlySet<Id>) =>
    id != null && id.toLowerCase() !== held && !known.has(id.toLowerCase())
  if (isLost(wanted.customerId, project?.customerId, customers)) return 'customer_not_found'
  if (isLost(wanted.managerMembershipId, project?.managerMembershipId, managers))
    return 'membership_not_found'
  return isLost(wanted.rateCardId, project?.rateCardId, rateCards) ? 'rate_card_not_found' : null
}
