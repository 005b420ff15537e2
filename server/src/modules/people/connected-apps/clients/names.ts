/** Where the authorization server is reached, below the base address. */
export const routes = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  introspection: '/oauth/introspect',
  consent: '/oauth/consent',
  metadata: '/.well-known/oauth-authorization-server',
} as const

/** Which request for consent a browser began; it goes to the consent page of that request alone. */
export const interactionCookie = 'konttori_oauth'

export const resumeCookie = 'konttori_oauth_resume'

/** The authorization server's own session cookie, which is taken out of every answer: the browser's session is ours. */
export const unusedCookie = 'konttori_oauth_session'
