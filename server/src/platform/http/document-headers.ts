/** What a page needs besides style sheets and images of its own origin. */
export interface DocumentNeeds {
  /** Script files of its own origin. */
  readonly scripts?: boolean
  /** Forms to its own origin. */
  readonly forms?: boolean
  /** Origins that a form's answer may redirect to: browsers apply `form-action` to redirects as well. */
  readonly formTargets?: readonly string[]
}

/** The headers of a page: no foreign or inline resources, no framing, and no referrer to other origins. */
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
    // With `no-referrer` a browser sends `Origin: null` with the page's own forms (Fetch §3.2), whose origin is checked.
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

/** The default headers of answers that are not pages: not sniffed, framed or embedded by other sites, and without referrer. */
export const plainHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': nothing,
  // Scripts of other sites use CORS, which this does not affect.
  'cross-origin-resource-policy': 'same-origin',
}

/** RFC 6797; two years, as the browsers' preload lists require. */
export const strictTransport = 'max-age=63072000'
