/** The cookie of a browser session. Over HTTPS the `__Host-` prefix binds it to this host and to secure requests. */
export const sessionCookieName = (baseUrl: string): string =>
  baseUrl.startsWith('https:') ? '__Host-konttori' : 'konttori'
