/** Why one of many customers is not changed. */
export const changeErrors = [
  'customer_not_found',
  'customer_merged',
  'customer_stale',
  'customer_tag_limit_reached',
  'membership_not_found',
  'customer_group_not_found',
  'customer_tag_not_found',
] as const
export type ChangeCode = (typeof changeErrors)[number]
