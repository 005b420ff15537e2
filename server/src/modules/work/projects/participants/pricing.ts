import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { type Contributions, optionalSlot } from '../../../../platform/slots.ts'
import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ChangedParticipants } from './record.ts'

/** Of how many projects' approved hours other participations would change the price. */
export type Repriced = (changed: ChangedParticipants) => number

/** Whoever prices hours by what members are in projects; null asks of all members. */
export type ParticipationPricing = (
  db: TenantDb,
  contributions: Contributions,
  of: { readonly projectIds: readonly Id[]; readonly membershipId: Id | null },
) => Promise<Repriced>

export const participationPricing = optionalSlot<ParticipationPricing>('participants.pricing')

export type RepricingRefusal = Refused<'project_participant_reprices_approved_hours'>

/** Why participations may not become as they would, where that moves what approved hours are worth; told as the rows before have left them. */
export type RefusalOf = (changed: ChangedParticipants) => RepricingRefusal | undefined

/** Whether the caller says that approved hours may get another price decides whether they are read at all. */
export async function refusalOfRepricing(
  db: TenantDb,
  contributions: Contributions,
  of: Parameters<ParticipationPricing>[2],
  reprice = false,
): Promise<RefusalOf> {
  const repriced = reprice ? undefined : await contributions(participationPricing)?.(db, contributions, of)
  return changed =>
    repriced && repriced(changed) > 0
      ? refuse(
          'project_participant_reprices_approved_hours',
          'Approved hours of the project would have another price.',
        )
      : undefined
}
