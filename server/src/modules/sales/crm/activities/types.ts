export const activityTypes = ['call', 'meeting', 'email', 'task', 'note', 'visit'] as const
export type ActivityType = (typeof activityTypes)[number]
