import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { requiredSlot } from '../../../platform/slots.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { MemberLookup } from '../../company/organisation/port.ts'
import type { MailableMember } from '../../company/outgoing-mail/port.ts'

/** What keys read of the roster. Members build on keys, so they contribute it. */
export interface KeyRoster extends MemberLookup {
  /** Those of the members who are active and have an address. */
  mailableMembers(db: TenantDb, membershipIds: readonly Id[]): Promise<MailableMember[]>
}

export const keyRoster = requiredSlot<KeyRoster>('api_keys.roster')
