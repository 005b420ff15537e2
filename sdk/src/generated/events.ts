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
  'absence.submitted',
  'absence.decided',
  'absence.changed',
  'absence.cancelled',
  'absence.certificate_provided',
  'shift.published',
  'shift.changed',
  'shift.unpublished',
  'open_shift.claimed',
  'open_shift.claim_decided',
  'shift_swap.proposed',
  'shift_swap.decided',
  'trip.submitted',
  'trip.approved',
  'trip.returned',
  'expense.submitted',
  'expense.approved',
  'expense.returned',
  'batch.created',
  'batch.delivered',
  'invoice.issued',
  'invoice.credited',
  'invoice.dispatched',
  'invoice.delivered',
  'invoice.delivery_failed',
  'invoice.overdue',
  'invoice.paid',
  'invoice.drafts_ready',
  'recurring_plan.run_completed',
  'payment.recorded',
  'payment.allocated',
  'payment.imported',
  'project.created',
  'project.updated',
  'project.closed',
  'status_update.posted',
  'change_order.approved',
  'task.created',
  'task.updated',
  'task.status_changed',
  'task.approval_responded',
  'quote.sent',
  'quote.accepted',
  'quote.decided',
  'customer.created',
  'customer.updated',
  'deal.won',
  'deal.lost',
  'deal.stage_changed',
  'lead.created',
  'lead.converted',
  'lead.anonymized',
  'contact.anonymized',
  'activity.created',
  'activity.completed',
  'intake.received',
  'service_order.created',
  'service_order.completed',
  'service_visit.completed',
  'service_visit.scheduled',
  'service_visit.rescheduled',
  'service_visit.reassigned',
  'service_report.signed',
  'service_sla.breached',
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
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    endDate: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    recordedAt: string
  }
  'workday.confirmed': {
    /** An identifier (UUIDv7). */
    workDayId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    workDate: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    confirmedAt: string
  }
  'workday.returned': {
    /** An identifier (UUIDv7). */
    workDayId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    workDate: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    returnedAt: string
  }
  'workday.approved': {
    /** An identifier (UUIDv7). */
    workDayId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    workDate: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    approvedAt: string
  }
  'workday.corrected': {
    /** An identifier (UUIDv7). */
    workDayId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    workDate: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    correctedAt: string
  }
  'workday.unapproved': {
    /** An identifier (UUIDv7). */
    workDayId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    workDate: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    unapprovedAt: string
  }
  'payroll_period.locked': {
    /** An identifier (UUIDv7). */
    lockId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    periodStart: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
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
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    periodStart: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
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
  'absence.submitted': {
    /** An identifier (UUIDv7). */
    periodId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    startDate: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    endDate: string
    status: string
  }
  'absence.decided': {
    /** An identifier (UUIDv7). */
    periodId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    startDate: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    endDate: string
    status: string
  }
  'absence.changed': {
    /** An identifier (UUIDv7). */
    periodId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    startDate: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    endDate: string
    status: string
  }
  'absence.cancelled': {
    /** An identifier (UUIDv7). */
    periodId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    startDate: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    endDate: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    cancelledAt: string
  }
  'absence.certificate_provided': {
    /** An identifier (UUIDv7). */
    periodId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    providedAt: string
  }
  'shift.published': {
    /** An identifier (UUIDv7). */
    publishEventId: string
    /** An identifier (UUIDv7). */
    planningUnitId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    periodFrom: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    periodTo: string
    publishedCount: number
    recipientCount: number
  }
  'shift.changed': {
    /** An identifier (UUIDv7). */
    shiftId: string
    /** An identifier (UUIDv7). */
    planningUnitId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    workDate: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    changedAt: string
  }
  'shift.unpublished': {
    /** An identifier (UUIDv7). */
    publishEventId: string | null
    /** An identifier (UUIDv7). */
    planningUnitId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    periodFrom: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    periodTo: string
    unpublishedCount: number
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    unpublishedAt: string
  }
  'open_shift.claimed': {
    /** An identifier (UUIDv7). */
    openShiftId: string
    /** An identifier (UUIDv7). */
    claimId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    claimedAt: string
  }
  'open_shift.claim_decided': {
    /** An identifier (UUIDv7). */
    claimId: string
    /** An identifier (UUIDv7). */
    openShiftId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    decision: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    decidedAt: string
  }
  'shift_swap.proposed': {
    /** An identifier (UUIDv7). */
    swapId: string
    /** An identifier (UUIDv7). */
    fromMembershipId: string
    /** An identifier (UUIDv7). */
    toMembershipId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    proposedAt: string
  }
  'shift_swap.decided': {
    /** An identifier (UUIDv7). */
    swapId: string
    decision: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    decidedAt: string
  }
  'trip.submitted': {
    /** An identifier (UUIDv7). */
    tripId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    startAt: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    endAt: string
    status: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    submittedAt: string
  }
  'trip.approved': {
    /** An identifier (UUIDv7). */
    tripId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    startAt: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    endAt: string
    status: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    approvedAt: string
  }
  'trip.returned': {
    /** An identifier (UUIDv7). */
    tripId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    startAt: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    endAt: string
    status: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    returnedAt: string
  }
  'expense.submitted': {
    /** An identifier (UUIDv7). */
    expenseId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    expenseDate: string
    status: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    submittedAt: string
  }
  'expense.approved': {
    /** An identifier (UUIDv7). */
    expenseId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    expenseDate: string
    status: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    approvedAt: string
    /** An identifier (UUIDv7). */
    approvedByMembershipId: string | null
  }
  'expense.returned': {
    /** An identifier (UUIDv7). */
    expenseId: string
    /** An identifier (UUIDv7). */
    membershipId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    expenseDate: string
    status: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    returnedAt: string
  }
  'batch.created': {
    /** An identifier (UUIDv7). */
    batchId: string
    lineCount: number
    customerCount: number
    grossCents: number
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    periodFrom: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    periodTo: string
  }
  'batch.delivered': {
    /** An identifier (UUIDv7). */
    batchId: string
    /** An identifier (UUIDv7). */
    targetId: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    deliveredAt: string
  }
  'invoice.issued': {
    /** An identifier (UUIDv7). */
    invoiceId: string
    invoiceNumber: string
    /** An identifier (UUIDv7). */
    customerId: string | null
    totalGrossCents: number
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    dueDate: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    issuedAt: string
  }
  'invoice.credited': {
    /** An identifier (UUIDv7). */
    creditNoteId: string
    /** An identifier (UUIDv7). */
    originalInvoiceId: string
    totalGrossCents: number
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    createdAt: string
  }
  'invoice.dispatched': {
    /** An identifier (UUIDv7). */
    invoiceId: string
    /** An identifier (UUIDv7). */
    dispatchId: string
    channel: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    dispatchedAt: string
  }
  'invoice.delivered': {
    /** An identifier (UUIDv7). */
    invoiceId: string
    /** An identifier (UUIDv7). */
    dispatchId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    deliveredAt: string
  }
  'invoice.delivery_failed': {
    /** An identifier (UUIDv7). */
    invoiceId: string
    /** An identifier (UUIDv7). */
    dispatchId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    failedAt: string
  }
  'invoice.overdue': {
    /** An identifier (UUIDv7). */
    invoiceId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    dueDate: string
    overdueDays: number
  }
  'invoice.paid': {
    /** An identifier (UUIDv7). */
    invoiceId: string
    invoiceNumber: string
    totalGrossCents: number
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    paidAt: string
  }
  'invoice.drafts_ready': {
    draftCount: number
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    createdAt: string
  }
  'recurring_plan.run_completed': {
    /** An identifier (UUIDv7). */
    runId: string
    draftCount: number
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    completedAt: string
  }
  'payment.recorded': {
    /** An identifier (UUIDv7). */
    paymentId: string
    /** An identifier (UUIDv7). */
    invoiceId: string | null
    amountCents: number
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    recordedAt: string
  }
  'payment.allocated': {
    /** An identifier (UUIDv7). */
    paymentId: string
    /** An identifier (UUIDv7). */
    invoiceId: string
    amountCents: number
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    allocatedAt: string
  }
  'payment.imported': {
    /** An identifier (UUIDv7). */
    importBatchId: string
    entryCount: number
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    importedAt: string
  }
  'project.created': {
    /** An identifier (UUIDv7). */
    projectId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    createdAt: string
  }
  'project.updated': {
    /** An identifier (UUIDv7). */
    projectId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    updatedAt: string
  }
  'project.closed': {
    /** An identifier (UUIDv7). */
    projectId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    closedAt: string
  }
  'status_update.posted': {
    /** An identifier (UUIDv7). */
    projectId: string
    /** An identifier (UUIDv7). */
    statusUpdateId: string
    rag: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    createdAt: string
  }
  'change_order.approved': {
    /** An identifier (UUIDv7). */
    changeOrderId: string
    /** An identifier (UUIDv7). */
    projectId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    approvedAt: string
  }
  'task.created': {
    /** An identifier (UUIDv7). */
    taskId: string
    /** An identifier (UUIDv7). */
    projectId: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    createdAt: string
  }
  'task.updated': {
    /** An identifier (UUIDv7). */
    taskId: string
    /** An identifier (UUIDv7). */
    projectId: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    updatedAt: string
  }
  'task.status_changed': {
    /** An identifier (UUIDv7). */
    taskId: string
    status: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    changedAt: string
  }
  'task.approval_responded': {
    /** An identifier (UUIDv7). */
    taskId: string
    /** An identifier (UUIDv7). */
    approvalId: string
    decision: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    respondedAt: string
  }
  'quote.sent': {
    /** An identifier (UUIDv7). */
    quoteId: string
    quoteKey: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    sentAt: string
  }
  'quote.accepted': {
    /** An identifier (UUIDv7). */
    quoteId: string
    quoteKey: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    acceptedAt: string
  }
  'quote.decided': {
    /** An identifier (UUIDv7). */
    quoteId: string
    quoteKey: string
    decision: 'accepted' | 'declined'
    /** An identifier (UUIDv7). */
    projectId: string | null
  }
  'customer.created': {
    /** An identifier (UUIDv7). */
    customerId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    createdAt: string
  }
  'customer.updated': {
    /** An identifier (UUIDv7). */
    customerId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    updatedAt: string
  }
  'deal.won': {
    /** An identifier (UUIDv7). */
    dealId: string
    /** An identifier (UUIDv7). */
    customerId: string | null
    valueCents: number | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    wonAt: string | null
    /** An identifier (UUIDv7). */
    projectId: string | null
  }
  'deal.lost': {
    /** An identifier (UUIDv7). */
    dealId: string
    /** An identifier (UUIDv7). */
    customerId: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    lostAt: string
  }
  'deal.stage_changed': {
    /** An identifier (UUIDv7). */
    dealId: string
    /** An identifier (UUIDv7). */
    stageId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    changedAt: string
  }
  'lead.created': {
    /** An identifier (UUIDv7). */
    leadId: string
    source: string | null
  }
  'lead.converted': {
    /** An identifier (UUIDv7). */
    leadId: string
    /** An identifier (UUIDv7). */
    dealId: string | null
    /** An identifier (UUIDv7). */
    customerId: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    convertedAt: string
  }
  'lead.anonymized': {
    /** An identifier (UUIDv7). */
    leadId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    anonymizedAt: string
  }
  'contact.anonymized': {
    /** An identifier (UUIDv7). */
    contactId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    anonymizedAt: string
  }
  'activity.created': {
    /** An identifier (UUIDv7). */
    activityId: string
    type: string
    /** An identifier (UUIDv7). */
    customerId: string | null
    /** An identifier (UUIDv7). */
    dealId: string | null
    /** An identifier (UUIDv7). */
    leadId: string | null
    /** An identifier (UUIDv7). */
    projectId: string | null
    /** An identifier (UUIDv7). */
    ownerMembershipId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    dueAt: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    createdAt: string
  }
  'activity.completed': {
    /** An identifier (UUIDv7). */
    activityId: string
    type: string
    /** An identifier (UUIDv7). */
    customerId: string | null
    /** An identifier (UUIDv7). */
    dealId: string | null
    /** An identifier (UUIDv7). */
    leadId: string | null
    /** An identifier (UUIDv7). */
    projectId: string | null
    /** An identifier (UUIDv7). */
    ownerMembershipId: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    dueAt: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    doneAt: string
  }
  'intake.received': {
    /** An identifier (UUIDv7). */
    intakeItemId: string
    source: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    receivedAt: string
  }
  'service_order.created': {
    /** An identifier (UUIDv7). */
    serviceOrderId: string
    number: number
    /** An identifier (UUIDv7). */
    customerId: string
    /** An identifier (UUIDv7). */
    siteId: string
    /** An identifier (UUIDv7). */
    assetId: string | null
    /** An identifier (UUIDv7). */
    typeId: string
    priority: string
    origin: string
    /** An identifier (UUIDv7). */
    agreementId: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    slaResolveBy: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    createdAt: string
  }
  'service_order.completed': {
    /** An identifier (UUIDv7). */
    serviceOrderId: string
    number: number
    /** An identifier (UUIDv7). */
    customerId: string
    /** An identifier (UUIDv7). */
    siteId: string
    /** An identifier (UUIDv7). */
    assetId: string | null
    /** An identifier (UUIDv7). */
    agreementId: string | null
    visitCount: number
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    completedAt: string
    slaMet: boolean | null
  }
  'service_visit.completed': {
    /** An identifier (UUIDv7). */
    serviceVisitId: string
    /** An identifier (UUIDv7). */
    serviceOrderId: string
    /** An identifier (UUIDv7). */
    siteId: string
    /** An identifier (UUIDv7). */
    assetId: string | null
    sequence: number
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    startAt: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    endAt: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    arrivedAt: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    leftAt: string | null
    status: string
  }
  'service_visit.scheduled': {
    /** An identifier (UUIDv7). */
    serviceVisitId: string
    /** An identifier (UUIDv7). */
    serviceOrderId: string
    /** An identifier (UUIDv7). */
    siteId: string
    /** An identifier (UUIDv7). */
    assetId: string | null
    sequence: number
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    startAt: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    endAt: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    windowStartAt: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    windowEndAt: string | null
    assigneeMembershipIds: readonly string[]
    source: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    scheduledAt: string
  }
  'service_visit.rescheduled': {
    /** An identifier (UUIDv7). */
    serviceVisitId: string
    /** An identifier (UUIDv7). */
    serviceOrderId: string
    /** An identifier (UUIDv7). */
    siteId: string
    /** An identifier (UUIDv7). */
    assetId: string | null
    sequence: number
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    fromStartAt: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    fromEndAt: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    startAt: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    endAt: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    windowStartAt: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    windowEndAt: string | null
    source: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    rescheduledAt: string
  }
  'service_visit.reassigned': {
    /** An identifier (UUIDv7). */
    serviceVisitId: string
    /** An identifier (UUIDv7). */
    serviceOrderId: string
    /** An identifier (UUIDv7). */
    siteId: string
    /** An identifier (UUIDv7). */
    assetId: string | null
    sequence: number
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    startAt: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    endAt: string
    fromAssigneeMembershipIds: readonly string[]
    assigneeMembershipIds: readonly string[]
    source: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    reassignedAt: string
  }
  'service_report.signed': {
    /** An identifier (UUIDv7). */
    serviceReportId: string
    /** An identifier (UUIDv7). */
    serviceOrderId: string
    /** An identifier (UUIDv7). */
    serviceVisitId: string
    /** An identifier (UUIDv7). */
    assetId: string | null
    version: number
    statutoryRef: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    signedAt: string
  }
  'service_sla.breached': {
    /** An identifier (UUIDv7). */
    serviceOrderId: string
    number: number
    /** An identifier (UUIDv7). */
    customerId: string
    /** An identifier (UUIDv7). */
    agreementId: string | null
    target: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    dueAt: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    breachedAt: string
    overdueMinutes: number
  }
}
