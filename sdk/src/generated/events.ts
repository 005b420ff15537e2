// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

export const eventNames = [
  'member.created',
  'member.invited',
  'member.updated',
  'member.deactivated',
  'member.deleted',
  'employment.terminated',
  'workday.confirmed',
  'workday.returned',
  'workday.approved',
  'workday.corrected',
  'workday.unapproved',
  'payroll_period.locked',
  'payroll_period.lock_lifted',
  'export_batch.created',
  'export_batch.delivered',
  'export_batch.delivery_failed',
  'export_batch.cancelled',
] as const

export type EventName = (typeof eventNames)[number]

/** What each event says: identifiers, states and instants. */
export interface EventPayloads {
  'member.created': Readonly<Record<string, unknown>>
  'member.invited': Readonly<Record<string, unknown>>
  'member.updated': Readonly<Record<string, unknown>>
  'member.deactivated': Readonly<Record<string, unknown>>
  'member.deleted': Readonly<Record<string, unknown>>
  'employment.terminated': Readonly<Record<string, unknown>>
  'workday.confirmed': Readonly<Record<string, unknown>>
  'workday.returned': Readonly<Record<string, unknown>>
  'workday.approved': Readonly<Record<string, unknown>>
  'workday.corrected': Readonly<Record<string, unknown>>
  'workday.unapproved': Readonly<Record<string, unknown>>
  'payroll_period.locked': Readonly<Record<string, unknown>>
  'payroll_period.lock_lifted': Readonly<Record<string, unknown>>
  'export_batch.created': Readonly<Record<string, unknown>>
  'export_batch.delivered': Readonly<Record<string, unknown>>
  'export_batch.delivery_failed': Readonly<Record<string, unknown>>
  'export_batch.cancelled': Readonly<Record<string, unknown>>
}
