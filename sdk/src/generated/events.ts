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
    /** The member that it happened to. */
    membershipId: string
    /** The role that they were given. */
    role: 'employee' | 'manager' | 'dispatcher' | 'sales' | 'finance' | 'payroll' | 'hr' | 'admin'
    /** When they were put on the roster. */
    createdAt: string
  }
  'member.invited': {
    /** The member that it happened to. */
    membershipId: string
    /** When the activation link was made. */
    invitedAt: string
  }
  'member.updated': {
    /** The member that it happened to. */
    membershipId: string
    /** When it changed: a position for `GET /v1/memberships` with `updatedSince`. */
    updatedAt: string
  }
  'member.deactivated': {
    /** The member that it happened to. */
    membershipId: string
    /** When they were deactivated. */
    deactivatedAt: string
  }
  'member.deleted': {
    /** The member that it happened to. */
    membershipId: string
    /** When they were taken off the roster. */
    deletedAt: string
  }
  'employment.terminated': {
    /** The member that it happened to. */
    membershipId: string
    /** The last day of the employment. */
    endDate: string
    /** When the leaving date was recorded. */
    recordedAt: string
  }
  'workday.confirmed': {
    /** The work day that it happened to. */
    workDayId: string
    /** The member whose day it is. */
    membershipId: string
    /** The date of the day; a shift over midnight belongs to that of its beginning. */
    workDate: string
    /** When it happened. */
    confirmedAt: string
  }
  'workday.returned': {
    /** The work day that it happened to. */
    workDayId: string
    /** The member whose day it is. */
    membershipId: string
    /** The date of the day; a shift over midnight belongs to that of its beginning. */
    workDate: string
    /** When it happened. */
    returnedAt: string
  }
  'workday.approved': {
    /** The work day that it happened to. */
    workDayId: string
    /** The member whose day it is. */
    membershipId: string
    /** The date of the day; a shift over midnight belongs to that of its beginning. */
    workDate: string
    /** When it happened. */
    approvedAt: string
  }
  'workday.corrected': {
    /** The work day that it happened to. */
    workDayId: string
    /** The member whose day it is. */
    membershipId: string
    /** The date of the day; a shift over midnight belongs to that of its beginning. */
    workDate: string
    /** When it happened. */
    correctedAt: string
  }
  'workday.unapproved': {
    /** The work day that it happened to. */
    workDayId: string
    /** The member whose day it is. */
    membershipId: string
    /** The date of the day; a shift over midnight belongs to that of its beginning. */
    workDate: string
    /** When it happened. */
    unapprovedAt: string
  }
  'payroll_period.locked': {
    /** The lock that it happened to. */
    lockId: string
    /** The first locked day. */
    periodStart: string
    /** The last locked day. */
    periodEnd: string
    /** When it was locked. */
    lockedAt: string
  }
  'payroll_period.lock_lifted': {
    /** The lock that it happened to. */
    lockId: string
    /** When it was lifted. */
    liftedAt: string
  }
  'export_batch.created': {
    /** The payroll export batch that it happened to. */
    batchId: string
    /** The first day of the payroll period. */
    periodStart: string
    /** The last day of the payroll period, which is part of it. */
    periodEnd: string
    /** How many work days it has, corrected ones too. */
    dayCount: number
    /** The staff group whose days they are; null for everybody's. */
    groupId: string | null
    /** When the record was made. */
    createdAt: string
    /** Whether it has no lines. */
    nothingToDeliver: boolean
  }
  'export_batch.delivered': {
    /** The payroll export batch that it happened to. */
    batchId: string
    /** The target that it is delivered to. */
    targetId: string
    /** This delivery; delivering again is another one. */
    deliveryId: string
    /** `download`, `https` or `sftp`; null when it is not known. */
    transport: string | null
    /** When the target had it; null when that is not known. */
    deliveredAt: string | null
  }
  'export_batch.delivery_failed': {
    /** The payroll export batch that it happened to. */
    batchId: string
    /** The target that it is delivered to. */
    targetId: string
    /** This delivery; delivering again is another one. */
    deliveryId: string
    /** `download`, `https` or `sftp`; null when it is not known. */
    transport: string | null
    /** When the last attempt failed. */
    failedAt: string
  }
  'export_batch.cancelled': {
    /** The payroll export batch that it happened to. */
    batchId: string
    /** When it was cancelled. */
    cancelledAt: string
  }
  'absence.submitted': {
    /** The absence period. */
    periodId: string
    /** The member who is absent. */
    membershipId: string
    /** The first day of the absence. */
    startDate: string
    /** The last day of the absence, which is part of it. */
    endDate: string
    /** The state of the period after what happened. */
    status: string
  }
  'absence.decided': {
    /** The absence period. */
    periodId: string
    /** The member who is absent. */
    membershipId: string
    /** The first day of the absence. */
    startDate: string
    /** The last day of the absence, which is part of it. */
    endDate: string
    /** The state of the period after what happened. */
    status: string
  }
  'absence.changed': {
    /** The absence period. */
    periodId: string
    /** The member who is absent. */
    membershipId: string
    /** The first day of the absence. */
    startDate: string
    /** The last day of the absence, which is part of it. */
    endDate: string
    /** The state of the period after what happened. */
    status: string
  }
  'absence.cancelled': {
    /** The absence period. */
    periodId: string
    /** The member who is absent. */
    membershipId: string
    /** The first day of the absence. */
    startDate: string
    /** The last day of the absence, which is part of it. */
    endDate: string
    /** When the period was cancelled. */
    cancelledAt: string
  }
  'absence.certificate_provided': {
    /** The absence period. */
    periodId: string
    /** The member who is absent. */
    membershipId: string
    /** When the certificate arrived. */
    providedAt: string
  }
  'shift.published': {
    /** This publishing; publishing again is another one. */
    publishEventId: string
    /** The planning unit whose plan it is. */
    planningUnitId: string
    /** The first day of the published part of the plan. */
    periodFrom: string
    /** Its last day, which is part of it. */
    periodTo: string
    /** How many shifts were published. */
    publishedCount: number
    /** How many members have such a shift. */
    recipientCount: number
  }
  'shift.changed': {
    /** The shift that it happened to. */
    shiftId: string
    /** The planning unit whose plan it is. */
    planningUnitId: string
    /** The date that the shift counts for; null when it has none. */
    workDate: string | null
    /** When the shift was changed. */
    changedAt: string
  }
  'shift.unpublished': {
    /** The publishing that was taken back; null when shifts of several were. */
    publishEventId: string | null
    /** The planning unit whose plan it is. */
    planningUnitId: string
    /** The first day of the published part of the plan. */
    periodFrom: string
    /** Its last day, which is part of it. */
    periodTo: string
    /** How many shifts are no longer published. */
    unpublishedCount: number
    /** When they were taken back. */
    unpublishedAt: string
  }
  'open_shift.claimed': {
    /** The open shift that members can claim. */
    openShiftId: string
    /** The member's claim. */
    claimId: string
    /** The member who claims it. */
    membershipId: string
    /** When it was claimed. */
    claimedAt: string
  }
  'open_shift.claim_decided': {
    /** The member's claim. */
    claimId: string
    /** The open shift that members can claim. */
    openShiftId: string
    /** The member who had claimed it. */
    membershipId: string
    /** What was decided. */
    decision: string
    /** When it was decided. */
    decidedAt: string
  }
  'shift_swap.proposed': {
    /** The proposed swap. */
    swapId: string
    /** The member who proposes the swap. */
    fromMembershipId: string
    /** The member to whom it is proposed. */
    toMembershipId: string
    /** When it was proposed. */
    proposedAt: string
  }
  'shift_swap.decided': {
    /** The proposed swap. */
    swapId: string
    /** What was decided. */
    decision: string
    /** When it was decided. */
    decidedAt: string
  }
  'trip.submitted': {
    /** The travel claim. */
    tripId: string
    /** The member who travelled. */
    membershipId: string
    /** When the trip began. */
    startAt: string
    /** When the trip ended. */
    endAt: string
    /** The state of the claim after what happened. */
    status: string
    /** When the claim was handed in. */
    submittedAt: string
  }
  'trip.approved': {
    /** The travel claim. */
    tripId: string
    /** The member who travelled. */
    membershipId: string
    /** When the trip began. */
    startAt: string
    /** When the trip ended. */
    endAt: string
    /** The state of the claim after what happened. */
    status: string
    /** When the claim was approved. */
    approvedAt: string
  }
  'trip.returned': {
    /** The travel claim. */
    tripId: string
    /** The member who travelled. */
    membershipId: string
    /** When the trip began. */
    startAt: string
    /** When the trip ended. */
    endAt: string
    /** The state of the claim after what happened. */
    status: string
    /** When the claim was sent back to the member. */
    returnedAt: string
  }
  'expense.submitted': {
    /** The expense claim. */
    expenseId: string
    /** The member who paid. */
    membershipId: string
    /** The day of the expense. */
    expenseDate: string
    /** The state of the claim after what happened. */
    status: string
    /** When the claim was handed in. */
    submittedAt: string
  }
  'expense.approved': {
    /** The expense claim. */
    expenseId: string
    /** The member who paid. */
    membershipId: string
    /** The day of the expense. */
    expenseDate: string
    /** The state of the claim after what happened. */
    status: string
    /** When the claim was approved. */
    approvedAt: string
    /** The member who approved it; null when the approval policy did so on hand-in. */
    approvedByMembershipId: string | null
  }
  'expense.returned': {
    /** The expense claim. */
    expenseId: string
    /** The member who paid. */
    membershipId: string
    /** The day of the expense. */
    expenseDate: string
    /** The state of the claim after what happened. */
    status: string
    /** When the claim was sent back to the member. */
    returnedAt: string
  }
  'batch.created': {
    /** The billing export batch. */
    batchId: string
    /** How many lines the batch holds. */
    lineCount: number
    /** How many customers the lines are for. */
    customerCount: number
    /** The sum of the lines with VAT, in cents. */
    grossCents: number
    /** The first day that the batch covers. */
    periodFrom: string
    /** The last day that it covers, which is part of it. */
    periodTo: string
  }
  'batch.delivered': {
    /** The billing export batch. */
    batchId: string
    /** The system it was handed to; null when it was downloaded. */
    targetId: string | null
    /** When it was handed over. */
    deliveredAt: string
  }
  'invoice.issued': {
    /** The invoice that it happened to. */
    invoiceId: string
    /** The number that the invoice got when it was issued. */
    invoiceNumber: string
    /** The customer who pays; null when the register has none. */
    customerId: string | null
    /** The sum with VAT, in cents; negative for a credit note. */
    totalGrossCents: number
    /** The last day to pay; null when nothing is to be paid. */
    dueDate: string | null
    /** When the invoice was issued. */
    issuedAt: string
  }
  'invoice.credited': {
    /** The credit note that was made. */
    creditNoteId: string
    /** The invoice that it credits. */
    originalInvoiceId: string
    /** The sum with VAT, in cents; negative for a credit note. */
    totalGrossCents: number
    /** When the credit note was made. */
    createdAt: string
  }
  'invoice.dispatched': {
    /** The invoice that it happened to. */
    invoiceId: string
    /** This sending of the invoice. */
    dispatchId: string
    /** The way it was sent, such as e-invoice or e-mail. */
    channel: string
    /** When it was handed to the channel. */
    dispatchedAt: string
  }
  'invoice.delivered': {
    /** The invoice that it happened to. */
    invoiceId: string
    /** This sending of the invoice. */
    dispatchId: string
    /** When the channel reported that it arrived. */
    deliveredAt: string
  }
  'invoice.delivery_failed': {
    /** The invoice that it happened to. */
    invoiceId: string
    /** This sending of the invoice. */
    dispatchId: string
    /** When the channel reported that it does not arrive. */
    failedAt: string
  }
  'invoice.overdue': {
    /** The invoice that it happened to. */
    invoiceId: string
    /** The last day to pay, which has passed. */
    dueDate: string
    /** Days since then. */
    overdueDays: number
  }
  'invoice.paid': {
    /** The invoice that it happened to. */
    invoiceId: string
    /** The number that the invoice got when it was issued. */
    invoiceNumber: string
    /** The sum with VAT, in cents; negative for a credit note. */
    totalGrossCents: number
    /** When the last cent of it was allocated. */
    paidAt: string
  }
  'invoice.drafts_ready': {
    /** How many drafts of invoices were made. */
    draftCount: number
    /** When the drafts were made. */
    createdAt: string
  }
  'recurring_plan.run_completed': {
    /** This run over the recurring plans. */
    runId: string
    /** How many drafts of invoices were made. */
    draftCount: number
    /** When the run ended. */
    completedAt: string
  }
  'payment.recorded': {
    /** The payment that it happened to. */
    paymentId: string
    /** The invoice it pays; null while it is allocated to none. */
    invoiceId: string | null
    /** What was paid, in cents. */
    amountCents: number
    /** When the payment was recorded. */
    recordedAt: string
  }
  'payment.allocated': {
    /** The payment that it happened to. */
    paymentId: string
    /** The invoice that it pays. */
    invoiceId: string
    /** The part of the payment for this invoice, in cents. */
    amountCents: number
    /** When it was allocated. */
    allocatedAt: string
  }
  'payment.imported': {
    /** This import of a bank statement. */
    importBatchId: string
    /** How many entries of the statement were taken over. */
    entryCount: number
    /** When they were. */
    importedAt: string
  }
  'project.created': {
    /** The project that it happened to. */
    projectId: string
    /** When the record was made. */
    createdAt: string
  }
  'project.updated': {
    /** The project that it happened to. */
    projectId: string
    /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
    updatedAt: string
  }
  'project.closed': {
    /** The project that it happened to. */
    projectId: string
    /** When the project was closed. */
    closedAt: string
  }
  'status_update.posted': {
    /** The project that it happened to. */
    projectId: string
    /** The report on how the project stands. */
    statusUpdateId: string
    /** How it stands as a traffic light: red, amber or green. */
    rag: string
    /** When the record was made. */
    createdAt: string
  }
  'change_order.approved': {
    /** The agreed change of the work. */
    changeOrderId: string
    /** The project that it happened to. */
    projectId: string
    /** When it was approved. */
    approvedAt: string
  }
  'task.created': {
    /** The task that it happened to. */
    taskId: string
    /** The project it is part of; null for a task of its own. */
    projectId: string | null
    /** When the record was made. */
    createdAt: string
  }
  'task.updated': {
    /** The task that it happened to. */
    taskId: string
    /** The project it is part of; null for a task of its own. */
    projectId: string | null
    /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
    updatedAt: string
  }
  'task.status_changed': {
    /** The task that it happened to. */
    taskId: string
    /** The status it has now. */
    status: string
    /** When it got it. */
    changedAt: string
  }
  'task.approval_responded': {
    /** The task that it happened to. */
    taskId: string
    /** The approval that was asked for. */
    approvalId: string
    /** What was answered. */
    decision: string
    /** When it was answered. */
    respondedAt: string
  }
  'quote.sent': {
    /** The quote that it happened to. */
    quoteId: string
    /** The quote's number as people refer to it. */
    quoteKey: string
    /** When it was sent to the customer. */
    sentAt: string
  }
  'quote.accepted': {
    /** The quote that it happened to. */
    quoteId: string
    /** The quote's number as people refer to it. */
    quoteKey: string
    /** When the customer accepted it. */
    acceptedAt: string
  }
  'quote.decided': {
    /** The quote that it happened to. */
    quoteId: string
    /** The quote's number as people refer to it. */
    quoteKey: string
    /** The customer's answer. */
    decision: 'accepted' | 'declined'
    /** The project made from it; null when none was. */
    projectId: string | null
  }
  'customer.created': {
    /** The customer that it happened to. */
    customerId: string
    /** When the record was made. */
    createdAt: string
  }
  'customer.updated': {
    /** The customer that it happened to. */
    customerId: string
    /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
    updatedAt: string
  }
  'deal.won': {
    /** The deal that it happened to. */
    dealId: string
    /** The customer of the deal; null while it has none. */
    customerId: string | null
    /** What the deal is worth, in cents; null when nobody said. */
    valueCents: number | null
    /** When it was won; null when only the day is known. */
    wonAt: string | null
    /** The project made from it; null when none was. */
    projectId: string | null
  }
  'deal.lost': {
    /** The deal that it happened to. */
    dealId: string
    /** The customer of the deal; null while it has none. */
    customerId: string | null
    /** When it was lost. */
    lostAt: string
  }
  'deal.stage_changed': {
    /** The deal that it happened to. */
    dealId: string
    /** The stage of the pipeline that it is in now. */
    stageId: string
    /** When it got there. */
    changedAt: string
  }
  'lead.created': {
    /** The lead that it happened to. */
    leadId: string
    /** Where it came from; null when nobody said. */
    source: string | null
  }
  'lead.converted': {
    /** The lead that it happened to. */
    leadId: string
    /** The deal made from it; null when none was. */
    dealId: string | null
    /** The customer made from it, or found; null when there is none. */
    customerId: string | null
    /** When it was converted. */
    convertedAt: string
  }
  'lead.anonymized': {
    /** The lead that it happened to. */
    leadId: string
    /** When what identified the person was removed. */
    anonymizedAt: string
  }
  'contact.anonymized': {
    /** The contact that it happened to. */
    contactId: string
    /** When what identified the person was removed. */
    anonymizedAt: string
  }
  'activity.created': {
    /** The activity that it happened to. */
    activityId: string
    /** What kind of activity it is, such as a call or a meeting. */
    type: string
    /** The customer it concerns, or null. */
    customerId: string | null
    /** The deal it concerns, or null. */
    dealId: string | null
    /** The lead it concerns, or null. */
    leadId: string | null
    /** The project it concerns, or null. */
    projectId: string | null
    /** The member who is to do it. */
    ownerMembershipId: string
    /** When it is to be done by; null without a deadline. */
    dueAt: string | null
    /** When the record was made. */
    createdAt: string
  }
  'activity.completed': {
    /** The activity that it happened to. */
    activityId: string
    /** What kind of activity it is, such as a call or a meeting. */
    type: string
    /** The customer it concerns, or null. */
    customerId: string | null
    /** The deal it concerns, or null. */
    dealId: string | null
    /** The lead it concerns, or null. */
    leadId: string | null
    /** The project it concerns, or null. */
    projectId: string | null
    /** The member who is to do it. */
    ownerMembershipId: string
    /** When it is to be done by; null without a deadline. */
    dueAt: string | null
    /** When it was done. */
    doneAt: string
  }
  'intake.received': {
    /** The work request. */
    intakeItemId: string
    /** The way it came in, such as a form; null when unknown. */
    source: string | null
    /** When it came in. */
    receivedAt: string
  }
  'service_order.created': {
    /** The work order. */
    serviceOrderId: string
    /** The work order's number as people refer to it. */
    number: number
    /** The customer of the site. */
    customerId: string
    /** The customer site where the work is done. */
    siteId: string
    /** The equipment that the work is on; null when it is on none. */
    assetId: string | null
    /** What kind of work it is. */
    typeId: string
    /** How urgent it is. */
    priority: string
    /** Where the order came from, such as an agreement or a work request. */
    origin: string
    /** The maintenance agreement that covers it, or null. */
    agreementId: string | null
    /** When it must be done by as agreed; null without such a term. */
    slaResolveBy: string | null
    /** When the record was made. */
    createdAt: string
  }
  'service_order.completed': {
    /** The work order. */
    serviceOrderId: string
    /** The work order's number as people refer to it. */
    number: number
    /** The customer of the site. */
    customerId: string
    /** The customer site where the work is done. */
    siteId: string
    /** The equipment that the work is on; null when it is on none. */
    assetId: string | null
    /** The maintenance agreement that covers it, or null. */
    agreementId: string | null
    /** How many visits it took. */
    visitCount: number
    /** When the order was done. */
    completedAt: string
    /** Whether it was done within the agreed time; null without such a term. */
    slaMet: boolean | null
  }
  'service_visit.completed': {
    /** The visit that it happened to. */
    serviceVisitId: string
    /** The work order. */
    serviceOrderId: string
    /** The customer site where the work is done. */
    siteId: string
    /** The equipment that the work is on; null when it is on none. */
    assetId: string | null
    /** The place among the visits of the work order, from 1. */
    sequence: number
    /** When the visit begins as planned. */
    startAt: string
    /** When it ends as planned. */
    endAt: string
    /** When somebody arrived; null when it was not noted. */
    arrivedAt: string | null
    /** When the last one left; null when it was not noted. */
    leftAt: string | null
    /** How the visit ended. */
    status: string
  }
  'service_visit.scheduled': {
    /** The visit that it happened to. */
    serviceVisitId: string
    /** The work order. */
    serviceOrderId: string
    /** The customer site where the work is done. */
    siteId: string
    /** The equipment that the work is on; null when it is on none. */
    assetId: string | null
    /** The place among the visits of the work order, from 1. */
    sequence: number
    /** When the visit begins as planned. */
    startAt: string
    /** When it ends as planned. */
    endAt: string
    /** The earliest arrival told to the customer; null when none was. */
    windowStartAt: string | null
    /** The latest arrival told to the customer; null when none was. */
    windowEndAt: string | null
    /** The members who go. */
    assigneeMembershipIds: readonly string[]
    /** Who or what made the plan, such as a dispatcher. */
    source: string
    /** When the visit was put on the plan. */
    scheduledAt: string
  }
  'service_visit.rescheduled': {
    /** The visit that it happened to. */
    serviceVisitId: string
    /** The work order. */
    serviceOrderId: string
    /** The customer site where the work is done. */
    siteId: string
    /** The equipment that the work is on; null when it is on none. */
    assetId: string | null
    /** The place among the visits of the work order, from 1. */
    sequence: number
    /** When it was to begin before. */
    fromStartAt: string
    /** When it was to end before. */
    fromEndAt: string
    /** When the visit begins as planned. */
    startAt: string
    /** When it ends as planned. */
    endAt: string
    /** The earliest arrival told to the customer; null when none was. */
    windowStartAt: string | null
    /** The latest arrival told to the customer; null when none was. */
    windowEndAt: string | null
    /** Who or what made the plan, such as a dispatcher. */
    source: string
    /** When the plan was changed. */
    rescheduledAt: string
  }
  'service_visit.reassigned': {
    /** The visit that it happened to. */
    serviceVisitId: string
    /** The work order. */
    serviceOrderId: string
    /** The customer site where the work is done. */
    siteId: string
    /** The equipment that the work is on; null when it is on none. */
    assetId: string | null
    /** The place among the visits of the work order, from 1. */
    sequence: number
    /** When the visit begins as planned. */
    startAt: string
    /** When it ends as planned. */
    endAt: string
    /** The members who were to go before. */
    fromAssigneeMembershipIds: readonly string[]
    /** The members who go. */
    assigneeMembershipIds: readonly string[]
    /** Who or what made the plan, such as a dispatcher. */
    source: string
    /** When it was given to others. */
    reassignedAt: string
  }
  'service_report.signed': {
    /** The work report. */
    serviceReportId: string
    /** The work order. */
    serviceOrderId: string
    /** The visit that it happened to. */
    serviceVisitId: string
    /** The equipment that the work is on; null when it is on none. */
    assetId: string | null
    /** The version that was signed; a change afterwards makes another. */
    version: number
    /** The rule that asks for the report; null when no rule does. */
    statutoryRef: string | null
    /** When it was signed. */
    signedAt: string
  }
  'service_sla.breached': {
    /** The work order. */
    serviceOrderId: string
    /** The work order's number as people refer to it. */
    number: number
    /** The customer of the site. */
    customerId: string
    /** The maintenance agreement that covers it, or null. */
    agreementId: string | null
    /** Which term was missed, such as arrival or completion. */
    target: string
    /** When it should have been met by. */
    dueAt: string
    /** When it was found missed. */
    breachedAt: string
    /** Minutes between the two. */
    overdueMinutes: number
  }
}
