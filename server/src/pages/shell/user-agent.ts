/** A browser as its owner recognises it, such as “Firefox, Windows”; null for one that tells nothing we know. */
export function browserName(userAgent: string | null): string | null {
  if (userAgent === null) return null
  const parts = [browsers, systems].map(known => known.find(([sign]) => sign.test(userAgent))?.[1])
  const named = parts.filter(part => part !== undefined)
  return named.length > 0 ? named.join(', ') : null
}

/** The first that fits: most browsers name those they descend from as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?Chrom(e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
