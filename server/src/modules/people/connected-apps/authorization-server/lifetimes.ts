/** How long what the authorization server gives out lasts, in seconds of real time. */
export const lifetimes = {
  /** RFC 6749 §4.1.2 wants at most ten minutes; an app comes back at once. */
  code: 60,
  accessToken: 60 * 60,
  /** Without a refresh in this time an app is forgotten. */
  refreshToken: 30 * 24 * 60 * 60,
  /** After a year the member is asked again, however busy the app was. */
  grant: 365 * 24 * 60 * 60,
  /** To sign in, find one's second factor and decide. */
  interaction: 60 * 60,
} as const
