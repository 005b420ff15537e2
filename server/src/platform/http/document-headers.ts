/** What a page is allowed beyond its own origin's style and pictures. */
export interface DocumentNeeds {
  /** Own scripts, from files; none otherwise. */
  readonly scripts?: boolean
  /** Forms to our own origin; none otherwise. */
  readonly forms?: boolean
  /** Origins that an answer to a form may lead on to: browsers hold redirects of forms to `form-action` as well. */
  readonly formTargets?: readonly string[]
}

/** The headers of a page: nothing from elsewhere, nothing inline, no frame around it, no word of it to anybody else. */
export function documentHeaders(needs: DocumentNeeds = {}): Record<string, string> {
  const { scripts = false, forms = false, formTargets = [] } = needs
  return {
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "img-src 'self' data:",
      ...(scripts ? ["script-src 'self'", "connect-src 'self'"] : []),
      `form-action ${forms ? ["'self'", ...formTargets].join(' ') : "'none'"}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ].join('; '),
    // With `no-referrer` a browser writes `Origin: null` on our own forms (Fetch §3.2), which are known by it.
    'referrer-policy': forms ? 'same-origin' : 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': scripts ? passkeysOnly : nothing,
    'x-frame-options': 'DENY',
  }
}

const powers = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'] as const
const nothing = powers.map(power => `${power}=()`).join(', ')
const passkeysOnly = `${nothing}, publickey-credentials-create=(self), publickey-credentials-get=(self)`

/** Of every answer that says nothing else: it is no document, in no frame, embedded by no other site and told to nobody. */
export const plainHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': nothing,
  // Programs of other sites ask by CORS, which this does not concern.
  'cross-origin-resource-policy': 'same-origin',
}

/** RFC 6797, for two years, as the lists that browsers bring along ask. */
export const strictTransport = 'max-age=63072000'
