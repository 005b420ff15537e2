export const statusCategories = ['backlog', 'unstarted', 'started', 'completed', 'cancelled'] as const
export type StatusCategory = (typeof statusCategories)[number]

/** Whether work is over in a status of the category. */
export const isClosed = (category: StatusCategory): boolean =>
  category === 'completed' || category === 'cancelled'

/** What a move may ask of a task besides. */
export const guards = ['open_dependencies', 'unfinished_checklist', 'approval_pending'] as const
export type Guard = (typeof guards)[number]
