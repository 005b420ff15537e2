/** What the timeline tells of every record that has files. */
export const fileKind = 'attachment_added'

/** The kinds that were published first, in the order that the description keeps. Others follow by themselves. */
export const publishedKinds: readonly string[] = [
  'activity',
  fileKind,
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
]

/** The same of the words by which the description tells what is in a timeline. */
export const publishedWords: readonly string[] = [
  'activities',
  'stages, won and lost',
  'deals',
  'leads',
  'projects',
  'contacts',
  'files',
  'merges',
]

/** The same of the records that have a timeline. */
export const publishedSubjects: readonly string[] = ['deal', 'customer']
