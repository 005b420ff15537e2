/** The registers that were published first, in the order that the description keeps. Others follow by themselves. */
export const publishedRegisters: readonly string[] = [
  'tracking-targets',
  'members',
  'planning-units',
  'work-days',
  'customers',
  'contacts',
  'leads',
  'activities',
  'deals',
  'projects',
  'project-phases',
  'tasks',
  'rate-cards',
  'opening-balances',
  'absences',
  'leave-balances',
  'shifts',
]

/** The same of the records whose undoing is announced. */
export const publishedUndone: readonly string[] = [
  'membership',
  'customer',
  'deal',
  'project',
  'shift',
  'task',
]
