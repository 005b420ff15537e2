// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Lifecycle } from '../lifecycle.ts'

export const membershipLife = {
  resource: 'membership',
  states: ['invited', 'active', 'deactivated'],
  initial: ['invited', 'active'],
  transitions: {
    invite: {
      from: ['invited', 'active'],
      to: ['invited', 'active'],
      otherwise: { deactivated: 'member_deactivated' },
    },
    activate: { from: ['invited', 'active'], to: 'active' },
    deactivate: { from: ['invited', 'active', 'deactivated'], to: 'deactivated' },
    reactivate: { from: ['invited', 'active', 'deactivated'], to: ['active', 'invited'] },
  },
} as const satisfies Lifecycle

export const workDayLife = {
  resource: 'work_day',
  states: ['draft', 'confirmed', 'approved', 'exported'],
  initial: 'draft',
  transitions: {
    write_entries: { from: ['draft'], to: 'draft', otherwise: 'day_confirmed_locked' },
    confirm: { from: ['draft'], to: 'confirmed', otherwise: 'day_already_confirmed' },
    reopen: { from: ['confirmed'], to: 'draft', otherwise: 'day_not_confirmed' },
    return: { from: ['confirmed'], to: 'draft', otherwise: 'day_not_confirmed' },
    approve: { from: ['confirmed'], to: 'approved', otherwise: 'day_not_confirmed' },
    unapprove: { from: ['approved'], to: 'draft', otherwise: 'day_not_approved' },
    correct: { from: ['approved', 'exported'], to: 'draft', otherwise: 'day_not_correctable' },
    export: { from: ['approved'], to: 'exported' },
    release: { from: ['exported'], to: 'approved' },
  },
} as const satisfies Lifecycle

export const punchCorrectionLife = {
  resource: 'punch_correction',
  states: ['pending', 'approved', 'declined', 'withdrawn'],
  initial: 'pending',
  transitions: {
    approve: { from: ['pending'], to: 'approved', otherwise: 'punch_correction_decided' },
    decline: { from: ['pending'], to: 'declined', otherwise: 'punch_correction_decided' },
    withdraw: { from: ['pending'], to: 'withdrawn', otherwise: 'punch_correction_decided' },
  },
} as const satisfies Lifecycle

export const payrollLockLife = {
  resource: 'payroll_lock',
  states: ['locked', 'lifted'],
  initial: 'locked',
  transitions: { lift: { from: ['locked'], to: 'lifted', otherwise: 'payroll_lock_already_lifted' } },
} as const satisfies Lifecycle

export const exportBatchLife = {
  resource: 'export_batch',
  states: ['preparing', 'created', 'delivering', 'delivered', 'delivery_failed', 'cancelling', 'cancelled'],
  initial: ['created', 'preparing'],
  transitions: {
    complete: { from: ['preparing'], to: 'created' },
    download: {
      from: ['created', 'delivered', 'delivery_failed'],
      to: 'delivered',
      otherwise: {
        preparing: 'export_batch_in_progress',
        cancelling: 'export_batch_in_progress',
        cancelled: 'export_batch_cancelled',
        delivering: 'export_batch_delivering',
      },
    },
    send: {
      from: ['created', 'delivered', 'delivery_failed'],
      to: 'delivering',
      otherwise: {
        preparing: 'export_batch_in_progress',
        cancelling: 'export_batch_in_progress',
        cancelled: 'export_batch_cancelled',
        delivering: 'export_batch_delivering',
      },
    },
    acknowledge: { from: ['delivering'], to: 'delivered' },
    fail: { from: ['delivering'], to: 'delivery_failed' },
    fail_again: { from: ['delivering'], to: 'delivered' },
    cancel: {
      from: ['created', 'delivery_failed'],
      to: ['cancelled', 'cancelling'],
      otherwise: {
        preparing: 'export_batch_in_progress',
        cancelling: 'export_batch_in_progress',
        cancelled: 'export_batch_cancelled',
        delivering: 'export_batch_delivering',
        delivered: 'export_batch_delivered',
      },
    },
    complete_cancellation: { from: ['cancelling'], to: 'cancelled' },
  },
} as const satisfies Lifecycle

export const balanceCorrectionLife = {
  resource: 'balance_correction',
  states: ['submitted', 'approved', 'declined', 'withdrawn'],
  initial: 'submitted',
  transitions: {
    approve: { from: ['submitted'], to: 'approved', otherwise: 'balance_correction_decided' },
    decline: { from: ['submitted'], to: 'declined', otherwise: 'balance_correction_decided' },
    withdraw: { from: ['submitted'], to: 'withdrawn', otherwise: 'balance_correction_decided' },
  },
} as const satisfies Lifecycle

export const balancePayoutLife = {
  resource: 'balance_payout',
  states: ['waiting', 'told', 'withdrawn'],
  initial: 'waiting',
  transitions: {
    tell: { from: ['waiting'], to: 'told' },
    release: { from: ['told'], to: 'waiting' },
    withdraw: { from: ['waiting'], to: 'withdrawn', otherwise: 'balance_payout_not_waiting' },
  },
} as const satisfies Lifecycle

export const absencePeriodLife = {
  resource: 'absence_period',
  states: [
    'draft',
    'submitted',
    'pre_approved',
    'approved',
    'declined',
    'returned',
    'cancel_requested',
    'cancelled',
  ],
  initial: 'draft',
  transitions: {
    update: {
      from: ['draft', 'returned', 'submitted', 'pre_approved', 'approved'],
      to: ['draft', 'returned', 'submitted', 'approved'],
      otherwise: {
        declined: 'absence_over',
        cancelled: 'absence_over',
        cancel_requested: 'absence_cancellation_pending',
      },
    },
    submit: {
      from: ['draft', 'returned'],
      to: ['submitted', 'approved'],
      otherwise: {
        submitted: 'absence_not_draft',
        pre_approved: 'absence_not_draft',
        approved: 'absence_not_draft',
        cancel_requested: 'absence_not_draft',
        declined: 'absence_over',
        cancelled: 'absence_over',
      },
    },
    approve: {
      from: ['submitted', 'pre_approved', 'approved'],
      to: ['pre_approved', 'approved'],
      otherwise: {
        draft: 'absence_not_submitted',
        returned: 'absence_not_submitted',
        cancel_requested: 'absence_cancellation_pending',
        declined: 'absence_over',
        cancelled: 'absence_over',
      },
    },
    decline: {
      from: ['submitted', 'pre_approved', 'approved', 'cancel_requested'],
      to: ['declined', 'approved'],
      otherwise: {
        draft: 'absence_not_submitted',
        returned: 'absence_not_submitted',
        declined: 'absence_over',
        cancelled: 'absence_over',
      },
    },
    return: {
      from: ['submitted', 'pre_approved', 'approved'],
      to: ['returned', 'approved'],
      otherwise: {
        draft: 'absence_not_submitted',
        returned: 'absence_not_submitted',
        cancel_requested: 'absence_cancellation_pending',
        declined: 'absence_over',
        cancelled: 'absence_over',
      },
    },
    request_cancellation: {
      from: ['approved'],
      to: ['cancel_requested', 'cancelled'],
      otherwise: {
        draft: 'absence_not_approved',
        submitted: 'absence_not_approved',
        pre_approved: 'absence_not_approved',
        returned: 'absence_not_approved',
        cancel_requested: 'absence_cancellation_pending',
        declined: 'absence_over',
        cancelled: 'absence_over',
      },
    },
    withdraw: {
      from: ['draft', 'submitted', 'pre_approved', 'returned', 'approved', 'cancel_requested'],
      to: ['cancelled', 'approved'],
      otherwise: { declined: 'absence_over', cancelled: 'absence_over' },
    },
    cancel: {
      from: ['draft', 'submitted', 'pre_approved', 'approved', 'returned', 'cancel_requested'],
      to: 'cancelled',
      otherwise: { declined: 'absence_over', cancelled: 'absence_over' },
    },
  },
} as const satisfies Lifecycle

export const shiftLife = {
  resource: 'shift',
  states: ['draft', 'published', 'cancelled'],
  initial: ['draft', 'published'],
  transitions: {
    update: { from: ['draft', 'published'], to: ['draft', 'published'], otherwise: 'shift_cancelled' },
    publish: { from: ['draft'], to: 'published' },
    unpublish: { from: ['published'], to: 'draft' },
    cancel: { from: ['draft', 'published'], to: 'cancelled', otherwise: 'shift_cancelled' },
  },
} as const satisfies Lifecycle

export const openShiftLife = {
  resource: 'open_shift',
  states: ['open', 'filled', 'withdrawn', 'expired'],
  initial: 'open',
  transitions: {
    update: {
      from: ['open', 'filled'],
      to: ['open', 'filled'],
      otherwise: { withdrawn: 'open_shift_over', expired: 'open_shift_over' },
    },
    claim: {
      from: ['open'],
      to: 'open',
      otherwise: { filled: 'open_shift_filled', withdrawn: 'open_shift_over', expired: 'open_shift_over' },
    },
    fill: {
      from: ['open'],
      to: ['open', 'filled'],
      otherwise: { filled: 'open_shift_filled', withdrawn: 'open_shift_over', expired: 'open_shift_over' },
    },
    withdraw: {
      from: ['open'],
      to: 'withdrawn',
      otherwise: { filled: 'open_shift_filled', withdrawn: 'open_shift_over', expired: 'open_shift_over' },
    },
    expire: { from: ['open'], to: 'expired' },
    free: { from: ['open', 'filled', 'withdrawn', 'expired'], to: ['open', 'withdrawn', 'expired'] },
  },
} as const satisfies Lifecycle

export const openShiftClaimLife = {
  resource: 'open_shift_claim',
  states: ['pending', 'approved', 'declined', 'withdrawn', 'superseded'],
  initial: ['pending', 'approved'],
  transitions: {
    approve: { from: ['pending'], to: 'approved', otherwise: 'open_shift_claim_decided' },
    decline: { from: ['pending'], to: 'declined', otherwise: 'open_shift_claim_decided' },
    withdraw: { from: ['pending'], to: 'withdrawn', otherwise: 'open_shift_claim_decided' },
    supersede: { from: ['pending'], to: 'superseded' },
    end: { from: ['approved'], to: 'approved' },
  },
} as const satisfies Lifecycle

export const shiftSwapLife = {
  resource: 'shift_swap',
  states: [
    'proposed',
    'peer_accepted',
    'peer_declined',
    'approved',
    'declined',
    'executed',
    'cancelled',
    'expired',
  ],
  initial: 'proposed',
  transitions: {
    accept: { from: ['proposed'], to: 'peer_accepted', otherwise: 'shift_swap_decided' },
    refuse: { from: ['proposed', 'peer_accepted'], to: 'peer_declined', otherwise: 'shift_swap_decided' },
    approve: { from: ['proposed', 'peer_accepted'], to: 'approved', otherwise: 'shift_swap_decided' },
    execute: { from: ['approved'], to: 'executed' },
    decline: { from: ['proposed', 'peer_accepted'], to: 'declined', otherwise: 'shift_swap_decided' },
    cancel: { from: ['proposed', 'peer_accepted'], to: 'cancelled', otherwise: 'shift_swap_decided' },
    expire: { from: ['proposed', 'peer_accepted'], to: 'expired' },
  },
} as const satisfies Lifecycle

export const customerLife = {
  resource: 'customer',
  states: ['active', 'deactivated', 'merged'],
  initial: 'active',
  transitions: {
    deactivate: { from: ['active', 'deactivated'], to: 'deactivated', otherwise: 'customer_merged' },
    reactivate: { from: ['active', 'deactivated'], to: 'active', otherwise: 'customer_merged' },
    merge: { from: ['active', 'deactivated'], to: 'merged', otherwise: 'customer_merged' },
  },
} as const satisfies Lifecycle

export const dealLife = {
  resource: 'deal',
  states: ['open', 'won', 'lost'],
  initial: 'open',
  transitions: {
    change_stage: { from: ['open'], to: 'open', otherwise: 'crm_deal_closed' },
    win: { from: ['open'], to: 'won', otherwise: 'crm_deal_closed' },
    lose: { from: ['open'], to: 'lost', otherwise: 'crm_deal_closed' },
    reopen: { from: ['won', 'lost'], to: 'open', otherwise: 'crm_deal_open' },
  },
} as const satisfies Lifecycle

export const leadLife = {
  resource: 'lead',
  states: ['new', 'working', 'qualified', 'converted', 'disqualified', 'anonymized'],
  initial: 'new',
  transitions: {
    work: {
      from: ['new', 'working', 'qualified'],
      to: 'working',
      otherwise: {
        converted: 'crm_lead_converted',
        disqualified: 'crm_lead_disqualified',
        anonymized: 'crm_lead_anonymized',
      },
    },
    qualify: {
      from: ['new', 'working', 'qualified'],
      to: 'qualified',
      otherwise: {
        converted: 'crm_lead_converted',
        disqualified: 'crm_lead_disqualified',
        anonymized: 'crm_lead_anonymized',
      },
    },
    disqualify: {
      from: ['new', 'working', 'qualified'],
      to: 'disqualified',
      otherwise: {
        converted: 'crm_lead_converted',
        disqualified: 'crm_lead_disqualified',
        anonymized: 'crm_lead_anonymized',
      },
    },
    reopen: {
      from: ['disqualified'],
      to: 'working',
      otherwise: {
        'new': 'crm_lead_not_disqualified',
        working: 'crm_lead_not_disqualified',
        qualified: 'crm_lead_not_disqualified',
        converted: 'crm_lead_converted',
        anonymized: 'crm_lead_anonymized',
      },
    },
    convert: {
      from: ['new', 'working', 'qualified'],
      to: 'converted',
      otherwise: {
        converted: 'crm_lead_converted',
        disqualified: 'crm_lead_disqualified',
        anonymized: 'crm_lead_anonymized',
      },
    },
    anonymize: { from: ['new', 'working', 'qualified', 'converted', 'disqualified'], to: 'anonymized' },
  },
} as const satisfies Lifecycle

export const activityLife = {
  resource: 'activity',
  states: ['planned', 'done', 'cancelled'],
  initial: ['planned', 'done'],
  transitions: {
    complete: { from: ['planned', 'done'], to: 'done', otherwise: { cancelled: 'crm_activity_cancelled' } },
    cancel: {
      from: ['planned', 'cancelled'],
      to: 'cancelled',
      otherwise: { done: 'crm_activity_already_done' },
    },
    reopen: { from: ['planned', 'done', 'cancelled'], to: 'planned' },
  },
} as const satisfies Lifecycle

export const projectLife = {
  resource: 'project',
  states: ['planned', 'active', 'on_hold', 'completed', 'closed'],
  initial: ['planned', 'active'],
  transitions: {
    start: {
      from: ['planned'],
      to: 'active',
      otherwise: {
        active: 'project_state_conflict',
        on_hold: 'project_state_conflict',
        completed: 'project_state_conflict',
        closed: 'project_closed',
      },
    },
    hold: {
      from: ['active'],
      to: 'on_hold',
      otherwise: {
        planned: 'project_state_conflict',
        on_hold: 'project_state_conflict',
        completed: 'project_state_conflict',
        closed: 'project_closed',
      },
    },
    resume: {
      from: ['on_hold'],
      to: 'active',
      otherwise: {
        planned: 'project_state_conflict',
        active: 'project_state_conflict',
        completed: 'project_state_conflict',
        closed: 'project_closed',
      },
    },
    complete: {
      from: ['active', 'on_hold'],
      to: 'completed',
      otherwise: {
        planned: 'project_state_conflict',
        completed: 'project_state_conflict',
        closed: 'project_closed',
      },
    },
    close: { from: ['planned', 'active', 'on_hold', 'completed'], to: 'closed', otherwise: 'project_closed' },
    reopen: { from: ['completed', 'closed'], to: ['active', 'planned'], otherwise: 'project_state_conflict' },
  },
} as const satisfies Lifecycle

export const changeOrderLife = {
  resource: 'change_order',
  states: ['draft', 'sent', 'approved', 'declined', 'withdrawn', 'superseded'],
  initial: 'draft',
  transitions: {
    update: { from: ['draft'], to: 'draft', otherwise: 'change_order_not_draft' },
    send: {
      from: ['draft', 'sent'],
      to: 'sent',
      otherwise: {
        approved: 'change_order_decided',
        declined: 'change_order_decided',
        withdrawn: 'change_order_withdrawn',
        superseded: 'change_order_withdrawn',
      },
    },
    approve: {
      from: ['sent'],
      to: 'approved',
      otherwise: {
        draft: 'change_order_not_sent',
        approved: 'change_order_decided',
        declined: 'change_order_decided',
        withdrawn: 'change_order_withdrawn',
        superseded: 'change_order_withdrawn',
      },
    },
    decline: {
      from: ['sent'],
      to: 'declined',
      otherwise: {
        draft: 'change_order_not_sent',
        approved: 'change_order_decided',
        declined: 'change_order_decided',
        withdrawn: 'change_order_withdrawn',
        superseded: 'change_order_withdrawn',
      },
    },
    withdraw: {
      from: ['draft', 'sent'],
      to: 'withdrawn',
      otherwise: {
        approved: 'change_order_decided',
        declined: 'change_order_decided',
        withdrawn: 'change_order_withdrawn',
        superseded: 'change_order_withdrawn',
      },
    },
    supersede: {
      from: ['sent', 'declined', 'withdrawn'],
      to: 'superseded',
      otherwise: {
        draft: 'change_order_not_sent',
        approved: 'change_order_decided',
        superseded: 'change_order_withdrawn',
      },
    },
  },
} as const satisfies Lifecycle

export const installmentLife = {
  resource: 'installment',
  states: ['planned', 'ready', 'invoiced', 'credited', 'cancelled'],
  initial: 'planned',
  transitions: {
    update: { from: ['planned'], to: 'planned', otherwise: 'installment_not_planned' },
    make_ready: { from: ['planned'], to: 'ready', otherwise: 'installment_not_planned' },
    cancel: { from: ['planned', 'ready'], to: 'cancelled', otherwise: 'installment_not_open' },
    consume: { from: ['ready'], to: 'invoiced' },
    release: { from: ['invoiced'], to: ['ready', 'credited'] },
  },
} as const satisfies Lifecycle

export const projectPhaseLife = {
  resource: 'project_phase',
  states: ['planned', 'active', 'completed', 'cancelled'],
  initial: 'planned',
  transitions: {
    start: { from: ['planned'], to: 'active', otherwise: 'project_phase_state_conflict' },
    complete: { from: ['planned', 'active'], to: 'completed', otherwise: 'project_phase_state_conflict' },
    cancel: { from: ['planned', 'active'], to: 'cancelled', otherwise: 'project_phase_state_conflict' },
    reopen: { from: ['completed', 'cancelled'], to: 'active', otherwise: 'project_phase_state_conflict' },
  },
} as const satisfies Lifecycle

export const projectPurchaseLife = {
  resource: 'project_purchase',
  states: ['ordered', 'received', 'invoiced_on', 'cancelled'],
  initial: ['ordered', 'received'],
  transitions: {
    receive: { from: ['ordered'], to: 'received', otherwise: 'project_purchase_state_conflict' },
    invoice_on: { from: ['received'], to: 'invoiced_on', otherwise: 'project_purchase_state_conflict' },
    cancel: { from: ['ordered', 'received'], to: 'cancelled', otherwise: 'project_purchase_state_conflict' },
    reopen: {
      from: ['cancelled', 'invoiced_on'],
      to: 'received',
      otherwise: 'project_purchase_state_conflict',
    },
  },
} as const satisfies Lifecycle

export const projectDayLife = {
  resource: 'project_day',
  states: ['waiting', 'approved', 'returned'],
  initial: 'waiting',
  transitions: {
    approve: { from: ['waiting', 'returned'], to: 'approved', otherwise: 'project_day_approved' },
    return: { from: ['waiting', 'approved'], to: 'returned', otherwise: 'project_day_returned' },
  },
} as const satisfies Lifecycle

export const taskApprovalLife = {
  resource: 'task_approval',
  states: ['pending', 'approved', 'changes_requested', 'withdrawn'],
  initial: 'pending',
  transitions: {
    respond: {
      from: ['pending'],
      to: ['pending', 'approved', 'changes_requested'],
      otherwise: 'task_approval_closed',
    },
    withdraw: {
      from: ['pending', 'withdrawn'],
      to: 'withdrawn',
      otherwise: { approved: 'task_approval_closed', changes_requested: 'task_approval_closed' },
    },
  },
} as const satisfies Lifecycle

export const webhookLife = {
  resource: 'webhook',
  states: ['active', 'paused'],
  initial: 'active',
  transitions: {
    pause: { from: ['active'], to: 'paused', otherwise: 'webhook_already_paused' },
    resume: { from: ['paused'], to: 'active', otherwise: 'webhook_not_paused' },
  },
} as const satisfies Lifecycle

export const terminalLife = {
  resource: 'terminal',
  states: ['unpaired', 'paired', 'revoked'],
  initial: 'unpaired',
  transitions: {
    pair: { from: ['unpaired', 'paired', 'revoked'], to: 'paired' },
    rotate: { from: ['paired'], to: 'paired', otherwise: 'terminal_not_paired' },
    revoke: { from: ['unpaired', 'paired', 'revoked'], to: 'revoked' },
  },
} as const satisfies Lifecycle

export const apiKeyLife = {
  resource: 'api_key',
  states: ['active', 'expired', 'owner_inactive', 'revoked'],
  initial: 'active',
  transitions: {
    update: {
      from: ['active', 'expired', 'owner_inactive'],
      to: ['active', 'expired', 'owner_inactive'],
      otherwise: 'api_key_revoked',
    },
    rotate: {
      from: ['active', 'owner_inactive'],
      to: ['active', 'owner_inactive'],
      otherwise: 'api_key_not_rotatable',
    },
    reassign: {
      from: ['active', 'expired', 'owner_inactive'],
      to: ['active', 'expired'],
      otherwise: 'api_key_revoked',
    },
    revoke: { from: ['active', 'expired', 'owner_inactive', 'revoked'], to: 'revoked' },
  },
} as const satisfies Lifecycle

export const oauthGrantLife = {
  resource: 'oauth_grant',
  states: ['active', 'expired', 'owner_inactive', 'ended'],
  initial: 'active',
  transitions: { end: { from: ['active', 'expired', 'owner_inactive', 'ended'], to: 'ended' } },
} as const satisfies Lifecycle

export const attachmentLife = {
  resource: 'attachment',
  states: ['pending', 'finalized', 'quarantined', 'deleted', 'expired'],
  initial: 'pending',
  transitions: {
    finalize: {
      from: ['pending', 'finalized'],
      to: ['finalized', 'quarantined'],
      otherwise: {
        quarantined: 'attachment_quarantined',
        deleted: 'attachment_deleted',
        expired: 'attachment_expired',
      },
    },
    delete: {
      from: ['pending', 'finalized', 'quarantined', 'expired'],
      to: 'deleted',
      otherwise: { deleted: 'attachment_deleted' },
    },
    expire: { from: ['pending'], to: 'expired' },
  },
} as const satisfies Lifecycle
