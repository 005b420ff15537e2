import type { FactOf } from '../../../platform/contract/events.ts'
import type { AuditFact, FieldChange } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { CustomerEvents } from './events.ts'
import type { CustomerRow } from './record.ts'

export type CustomerFact<Name extends keyof CustomerEvents> = FactOf<CustomerEvents, Name>

export const created = ({ id, createdAt }: CustomerRow): CustomerFact<'customer.created'> => ({
  event: 'customer.created',
  payload: { customerId: id, createdAt },
})

export const updated = ({
  id,
  updatedAt,
}: Pick<CustomerRow, 'id' | 'updatedAt'>): CustomerFact<'customer.updated'> => ({
  event: 'customer.updated',
  payload: { customerId: id, updatedAt },
})

export const auditLine = (verb: string, targetId: Id, changes: readonly FieldChange[]): AuditFact => ({
  action: `customers.${verb}`,
  targetType: 'customer',
  targetId,
  changes,
})
