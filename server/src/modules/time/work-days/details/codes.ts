/** What hours on projects, phases and tasks are refused with. */
export const detailCodes = [
  'project_phase_not_found',
  'task_not_found',
  'project_takes_no_hours',
  'phase_takes_no_hours',
  'task_takes_no_hours',
] as const
