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
  'member.created': {
    /** An identifier (UUIDv7). */
    membershipId: string
    role: 'employee' | 'manager' | 'dispatcher' | 'sales' | 'finance' | 'payroll' | 'hr' | 'admin'
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    createdAt: string
  }
  'member.invited': {
    /** An identifier (UUIDv7). */
    membershipId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    invitedAt: string
  }
  'member.updated': {
    /** An identifier (UUIDv7). */
    membershipId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    updatedAt: string
  }
  'member.deactivated': {
    /** An identifier (UUIDv7). */
    membershipId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    deactivatedAt: string
  }
  'member.deleted': {
    /** An identifier (UUIDv7). */
    membershipId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    deletedAt: string
  }
  'employment.terminated': {
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`. */
    endDate: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    recordedAt: string
  }
  'workday.confirmed': {
    /** An identifier (UUIDv7). */
    workDayId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`. */
    workDate: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    confirmedAt: string
  }
  'workday.returned': {
    /** An identifier (UUIDv7). */
    workDayId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`. */
    workDate: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    returnedAt: string
  }
  'workday.approved': {
    /** An identifier (UUIDv7). */
    workDayId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`. */
    workDate: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    approvedAt: string
  }
  'workday.corrected': {
    /** An identifier (UUIDv7). */
    workDayId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`. */
    workDate: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    correctedAt: string
  }
  'workday.unapproved': {
    /** An identifier (UUIDv7). */
    workDayId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`. */
    workDate: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    unapprovedAt: string
  }
  'payroll_period.locked': {
    /** An identifier (UUIDv7). */
    lockId: string
    /** A calendar date, `YYYY-MM-DD`. */
    periodStart: string
    /** A calendar date, `YYYY-MM-DD`. */
    periodEnd: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    lockedAt: string
  }
  'payroll_period.lock_lifted': {
    /** An identifier (UUIDv7). */
    lockId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    liftedAt: string
  }
  'export_batch.created': {
    /** An identifier (UUIDv7). */
    batchId: string
    /** A calendar date, `YYYY-MM-DD`. */
    periodStart: string
    /** A calendar date, `YYYY-MM-DD`. */
    periodEnd: string
    dayCount: number
    /** An identifier (UUIDv7). */
    groupId: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    createdAt: string
    nothingToDeliver: boolean
  }
  'export_batch.delivered': {
    /** An identifier (UUIDv7). */
    batchId: string
    /** An identifier (UUIDv7). */
    targetId: string
    /** An identifier (UUIDv7). */
    deliveryId: string
    /** `download` or `https`. */
    transport: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    deliveredAt: string | null
  }
  'export_batch.delivery_failed': {
    /** An identifier (UUIDv7). */
    batchId: string
    /** An identifier (UUIDv7). */
    targetId: string
    /** An identifier (UUIDv7). */
    deliveryId: string
    /** `download` or `https`. */
    transport: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    failedAt: string
  }
  'export_batch.cancelled': {
    /** An identifier (UUIDv7). */
    batchId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    cancelledAt: string
  }
}
