/** What happened, as a timeline tells it; the family that has it contributes the entries. */
export const timelineKinds = [
  'activity',
  'attachment_added',
  'contact_added',
  'contact_linked',
  'contact_deactivated',
  'contact_reactivated',
  'customer_created',
  'customer_merged',
  'deal_created',
  'deal_stage_changed',
  'deal_won',
  'deal_lost',
  'deal_reopened',
  'lead_created',
  'lead_converted',
  'project_created',
  'project_closed',
] as const
export type TimelineKind = (typeof timelineKinds)[number]
