/** The kinds that were published first, in the order that the description keeps. Others follow by themselves. */
export const publishedKinds: readonly string[] = [
  'work_day',
  'absence',
  'task',
  'change_order',
  'balance_correction',
  'punch_correction',
  'open_shift_claim',
  'shift_swap',
]

/** The same, as the description tells whose each is. */
export const publishedOwners: readonly string[] = [
  'balance_correction',
  'task',
  'open_shift_claim',
  'shift_swap',
  'change_order',
]

/** The same of the fields of an item that are of some kinds alone. */
export const publishedFields: readonly string[] = ['answeredByName', 'overrideReason']
