/** The ways in which somebody comes to an organisation. */
export const channels = [
  'web',
  'email',
  'phone',
  'chat',
  'social',
  'event',
  'referral',
  'advertising',
  'visit',
  'other',
] as const
export type Channel = (typeof channels)[number]
