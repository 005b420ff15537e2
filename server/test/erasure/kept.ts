import type { TextColumn } from './planting.ts'

/** Why people who are forgotten are not looked for in a column; null where they are. */
export const keptBecause = ({ table, column }: TextColumn): string | null =>
  Object.entries(reasons).find(([, columns]) => columns.some(each => fits(each, table, column)))?.[0] ?? null

/** `table.column`, with `*` for any. */
function fits(kept: string, table: string, column: string): boolean {
  const [ofTable = '', ofColumn = ''] = kept.split('.')
  return (ofTable === '*' || ofTable === table) && (ofColumn === '*' || ofColumn.split('|').includes(column))
}

/** A new family with a text contributes its columns to `freeTexts`, or stands here. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'is a word of ours, and takes no other': [
    '*.state|status|kind|type|role|scope|format|decision|mode|part|origin|key_kind|of_table|register',
    '*.about_type|target_type|end_reason|failure_code|unplaced_code|channel|transport|operation|request_id|action',
    'activities.recurrence',
    'attachments.content_type|finding',
    'absence_days.reason',
    'capability_grants.capability',
    'close_reasons.outcome',
    'contact_place_changes.change',
    'customers.delivery_method|vat_treatment|language|e_invoice_operator',
    'deal_former_closings.outcome',
    'deletions_known.*',
    'import_jobs.columns|credential_kind|fields|options',
    'integration_events.event|payload',
    'invoicing_terms.required',
    'leads.channel|consent',
    'organisations.*',
    'outgoing_mails.attempts',
    'pipeline_stages.required_fields',
    'project_budget_warnings.measure',
    'project_installments.basis',
    'project_phases.billing',
    'source_consumptions.document_type|rule',
    'project_status_updates.rag',
    'projects.attribution_precision|billing',
    'shift_type_versions.colour',
    'task_recurrences.rule',
    'task_statuses.category',
    'task_transitions.guards',
    'tasks.priority|rank',
    'vat_treatment_versions.category',
    'webhook_announcements.*',
    'webhook_deliveries.*',
    'webhooks.events',
  ],
  'is a number, a hash or what is computed, without a text that people write': [
    '*.sha256|fingerprint|last4|prefix|pin_hash|snapshot_hash|document_sha256|explain|explanation|parts|allocations|spans|hours',
    'activity_outcomes.activity_types',
    'approval_delegations.kinds',
    'attachment_files.thumbnails',
    'attachment_leftovers.*',
    'export_lines.rule_id|rule_version_id',
    'hourly_staffing.*',
    'leave_accounts.change_explanation',
    'leads.score_reasons',
    'lead_score_versions.rules',
    'leave_group_versions.*',
    'period_closing_results.*',
    'project_budget_settings.*',
    'shift_rule_settings.*',
    'shifts.warnings',
    'staffing_minimums.*',
    'terminals.clock_samples',
    'work_day_interpretations.*',
  ],
  'is a code or a reference by which other systems find the record': [
    '*.code|external_id|external_source|pay_type_code|outcome_code|takes_ref|registry_code|unit|tags|key',
    'article_versions.account_code',
    'customers.fixed_reference_number',
  ],
  'is how the organisation calls what it has set up': [
    '*.rules',
    ...[
      ...[
        'absence_types',
        'activity_outcomes',
        'api_keys',
        'articles',
        'close_reasons',
        'customer_groups',
        'customer_tags',
      ],
      ...['day_types', 'dimension_values', 'dimensions', 'disqualify_reasons', 'employers', 'entry_types'],
      ...[
        'export_targets',
        'holiday_changes',
        'lead_sources',
        'leave_groups',
        'leave_policies',
        'oauth_clients',
      ],
      ...[
        'overtime_rule_sets',
        'pay_type_rules',
        'payment_terms',
        'pipeline_stages',
        'pipelines',
        'planning_units',
      ],
      ...[
        'products',
        'project_roles',
        'rate_cards',
        'shift_closures',
        'shift_rotations',
        'shift_types',
        'staff_groups',
      ],
      ...['task_labels', 'task_statuses', 'terminals', 'time_banks', 'vat_rates', 'vat_treatments'],
      'worktime_models',
    ].map(table => `${table}.name`),
    'absence_type_versions.counts_as_worked_for_leave',
    'custom_fields.description|name|options',
    'export_targets.*',
    'oauth_clients.redirect_uris',
    'webhooks.description|url',
  ],
  'is of a member of the organisation, who is no person at a customer': [
    'employment_terms.*',
    'memberships.*',
    'sessions.user_agent',
  ],
  'is the register of people itself: the rule that forgets one takes all of theirs, and says nothing of others':
    [
      'contacts.*',
      'customer_contacts.job_title',
      'leads.business_id|consent_source|contact_name|email|job_title|organisation_name|phone',
    ],
  'is of the customer, whom the books must tell for ten years (Accounting Act 1336/1997, 2:10)': [
    'customers.addresses|business_id|city|e_invoice_address|invoice_email|name|phone|search_text|vat_id|website',
  ],
  'is what was agreed on, as the customer got and answered it: evidence of a contract, and ground of what is billed':
    ['change_orders.document|decided_by_email|decided_by_name|decline_reason'],
  'was handed over to payroll, and is kept as it was (Accounting Act 1336/1997, 2:10)': [
    'export_batches.*',
    'export_deliveries.*',
    'export_lines.payroll_number',
    'payroll_locks.reason',
  ],
  'is a ledger whose rows never change: the ground of pay and of annual leave (Working Hours Act 872/2019, 32 §)':
    ['balance_transactions.reason', 'leave_accounts.change_reason', 'leave_transactions.line|reason'],
  'names a row that is gone, by what its list told it apart by': ['tombstones.row_id'],
  'is erased by lines of its own kind, which keep the chain whole': ['audit_entries.*'],
}
