import type { RawBuilder } from 'kysely'
import { slot } from '../../../../../platform/slots.ts'

/** What another family has to do with leads, for the retention rule that anonymises them. */
export interface LeadUse {
  /** Whether somebody is about to do something with the lead: a fragment of `boolean`, never null, for a statement that has its id. */
  keeps(orgId: string, leadId: RawBuilder<unknown>): RawBuilder<boolean>
  /** When something was last done with it: a fragment of `timestamptz`, null for never. */
  lastTouched(orgId: string, leadId: RawBuilder<unknown>): RawBuilder<unknown>
}

export const leadUses = slot<LeadUse>('crm.lead_uses')
